"""What a screen reader can do with a window: find things by name, press them,
type into them and hear what they say. Nothing here knows a pointer."""

import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE = 120  # seconds: a machine that tests is busy


class Missing(AssertionError):
    """Something did not come about."""


def eventually(what, look):
    """What `look` finds, as soon as it finds something."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if found := look():
                return found
        except (GLib.Error, AttributeError):
            pass  # a part of the window went while it was looked at
        if time.monotonic() > end:
            raise Missing(what)
        time.sleep(0.2)


class Listener:
    """One program on the accessibility bus."""

    def __init__(self, program):
        self.program = program
        self.root = eventually("the program on the bus", self._root)
        # What is asked is always asked of the program itself.
        self.root.set_cache_mask(Atspi.Cache.NONE)

    def _root(self):
        if self.program.poll() is not None:
            raise Missing(f"the program ended with {self.program.returncode}")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child.get_process_id() == self.program.pid and child.get_child_count():
                return child
        return None

    def nodes(self):
        """Everything in the window, in reading order."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            count = node.get_child_count()
            waiting.extend(node.get_child_at_index(i) for i in reversed(range(count)))

    def find(self, name, role=None):
        """The thing of that name, once it is there."""

        def look():
            for node in self.nodes():
                if node.get_name() == name and role in (None, node.get_role_name()):
                    return node
            return None

        return eventually(f"{role or 'something'} named {name!r}", look)

    def hear(self, words):
        """The name of the first thing that has these words in it, once it is there."""

        def look():
            for node in self.nodes():
                if words in (node.get_name() or ""):
                    return node.get_name()
            return None

        return eventually(f"{words!r} to be said", look)

    def press(self, name, role=None):
        """Does what a thing is for, and says whether it can."""
        action = self.find(name, role).get_action_iface()
        assert action and action.get_n_actions() > 0, f"{name!r} has no action"
        assert action.do_action(0), f"{name!r} refuses its action"

    def text(self, name):
        """What stands in an entry."""
        return Atspi.Text.get_text(self.find(name, "entry"), 0, -1)

    def enter(self, name, text):
        """Writes into an entry, and hears it there."""
        editable = self.find(name, "entry").get_editable_text_iface()
        assert editable, f"{name!r} cannot be edited"
        assert editable.set_text_contents(text), f"{name!r} takes no text"
        eventually(f"{text!r} in {name!r}", lambda: self.text(name) == text)

    def after(self, name, count):
        """So many names of what is read after a button of that name."""

        def look():
            names = [(n.get_name() or "", n.get_role_name()) for n in self.nodes()]
            at = next(i for i, (n, role) in enumerate(names) if n == name and role != "label")
            return [n for n, _ in names[at + 1 : at + 1 + count]]

        return eventually(f"what follows {name!r}", look)


def arrive():
    """Tells programs that a screen reader is there: only then do they speak."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        where = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties")
        flags = Gio.DBusCallFlags.NONE
        bus.call_sync(*where, "Set", value, None, flags, PATIENCE * 1000, None)
