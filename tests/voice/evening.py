"""An evening of the sample club: opened, typed, calculated, heard in the
standings, and taken back. Says each step; ends with 1 where one fails."""

import subprocess
import sys

from listener import PATIENCE, Listener, Missing, arrive, eventually

PAIRS = [
    ("Thornwick Alice", "Wetherby Peter", "58.5"),
    ("Larkham Henry", "Marchbank Helen", "52"),
    ("Самоцветов Борис", "Тихолесов Сергей", "47.5"),
    ("Leśniakowska Barbara", "Piaseczna Joanna", "42"),
]
WINNER = PAIRS[0][0]


def figures(window):
    """Main figure, how sure it is, and current rating of the winner."""
    window.press("Rating", "toggle button")
    window.find("Main", "push button")
    return window.after(WINNER, 3)


def type_evening(window):
    for number, pair in enumerate(PAIRS, start=1):
        for cell, text in zip(("partner 1", "partner 2", "result"), pair):
            window.enter(f"Pair {number}, {cell}", text)
    print("typed:", window.text("Pair 4, result"), "is the last result")


def calculate(window):
    window.press("Calculate", "push button")

    def done():
        named = [(node.get_name() or "", node) for node in window.nodes()]
        if any(name == "Please confirm" for name, _ in named):
            # The sample's evenings may lie after the day of this test.
            buttons = [node for name, node in named if name == "Calculate"]
            buttons[-1].get_action_iface().do_action(0)
        # In the archive, where it stays: a toast goes while others are asked.
        evening = f"· {len(PAIRS)} pairs"
        return next((name for name, _ in named if name.endswith(evening)), None)

    print("calculated:", eventually("the tournament in the archive", done))


def take_back(window):
    window.press("Edit", "push button")
    window.press(window.hear("Undo: "))


def evening(window):
    window.press("Open sample club", "push button")
    window.find("Pair 1, partner 1", "entry")
    before = figures(window)
    print(f"{WINNER} before: {', '.join(before)}")

    window.press("Tourn", "toggle button")
    type_evening(window)
    calculate(window)
    after = eventually(
        "another rating", lambda: next((f for f in [figures(window)] if f != before), None)
    )
    print(f"{WINNER} after: {', '.join(after)}")
    assert after[2] != before[2], "the current rating stayed"

    take_back(window)
    eventually("the rating as it was", lambda: figures(window) == before)
    window.press("Tourn", "toggle button")
    for cell, text in zip(("partner 1", "partner 2", "result"), PAIRS[0]):
        name = f"Pair 1, {cell}"
        eventually(f"{text} on the sheet again", lambda: window.text(name) == text)
    print("taken back: the ratings are as before, and the sheet is there again")


def main():
    arrive()
    program = subprocess.Popen([sys.argv[1], "--lang", "en"])
    try:
        window = Listener(program)
        evening(window)
        window.press("File", "push button")
        window.press(window.hear("Quit"))
        assert program.wait(PATIENCE) == 0, "the program did not end well"
    except (Missing, AssertionError) as wrong:
        sys.exit(f"not so: {wrong}")
    finally:
        if program.poll() is None:
            program.kill()
    print("by voice: 1 passed, 0 failed")


main()
