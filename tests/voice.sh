#!/usr/bin/env bash
# Does a director's main job in the real window as one does it who hears it
# read aloud: over the accessibility bus, by name, without a mouse.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
binary=$(realpath "$1")
home=$(mktemp -d)
mkdir -m 700 "$home/run"
mkfifo "$home/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$home/display" 2>/dev/null &
screen=$!
trap 'kill $screen 2>/dev/null || true; rm -rf "$home"' EXIT
read -r display <"$home/display"
export DISPLAY=:$display HOME=$home LIBGL_ALWAYS_SOFTWARE=1
export XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_RUNTIME_DIR=$home/run
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
# Debian's own Python: it has the bindings of the bus.
dbus-run-session -- /usr/bin/python3 "$here/voice/evening.py" "$binary" 2>"$home/errors" || {
    grep -v '^dbus-daemon' "$home/errors" >&2
    exit 1
}
