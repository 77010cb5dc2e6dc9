#!/usr/bin/env bash
# The static site in a real browser: every page of the sample club's site is
# opened in Chromium at the width of a phone and of a desk, light and dark.
#
#   tests/site.sh [TANDEM]      default: target/debug/tandem
#
# Checked: no message in the console, every link leads to a page, no page is
# wider than its window, letters are large and plain enough to be read. Keeps
# pictures of a few pages in the folder SITE_PICTURES, if that is set.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
tandem=${1:-$root/target/debug/tandem}
browser=${CHROMIUM:-chromium}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
site=$work/site

# The sample club, two of its players private.
sample=$root/assets/sample
club() { "$tandem" --lang "${lang:-en}" "$@" >"$work/said" || { cat "$work/said"; exit 1; }; }
club new "$work/club.tandem" --name 'Wednesday & <Friends>'
club players "$work/club.tandem" "$sample/players.csv"
printf 'name,start,privacy\n%s,hidden\n%s,initials\n' \
  "$(sed -n 2p "$sample/players.csv")" "$(sed -n 3p "$sample/players.csv")" >"$work/private.csv"
club players "$work/club.tandem" "$work/private.csv"
club history "$work/club.tandem" "$sample/prehistory.csv"
mkdir "$work/evenings"
awk -F, -v folder="$work/evenings" 'NR == 1 { header = $0; next }
  !($1 in seen) { seen[$1] = 1; print header > (folder "/" $1 ".csv") }
  { print > (folder "/" $1 ".csv") }' "$sample/results.csv"
club calculate "$work/club.tandem" "$work"/evenings/*.csv

# A page that opens all others in a frame, measures them, and lists what it
# finds, a line each: "ok …" or "bad …".
frame() {
  local pages
  pages=$(grep '\.html$' "$site/.tandem-site" | sed 's/.*/"&",/')
  cat >"$work/check.html" <<HTML
<!DOCTYPE html><meta charset="utf-8"><pre id="out"></pre><script>
const pages = [${pages}], dark = $1;
const lines = [];
const say = (good, what) => lines.push((good ? "ok " : "bad ") + what);
const channel = part => (part /= 255) <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const light = color => {
  const [r, g, b] = color.match(/[\\d.]+/g).map(Number).map(channel);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const open = (page, width) => new Promise(done => {
  const frame = document.createElement("iframe");
  frame.style.cssText = "width:" + width + "px;height:800px;border:0";
  frame.onload = () => done(frame);
  frame.src = "site/" + page;
  document.body.append(frame);
});
const check = (page, frame, width) => {
  const doc = frame.contentDocument, look = element => frame.contentWindow.getComputedStyle(element);
  const wide = doc.documentElement.scrollWidth;
  say(wide <= width, page + " is " + wide + " wide in " + width);
  const paper = light(look(doc.body).backgroundColor);
  say(dark ? paper < 0.1 : paper > 0.9, page + " has paper of light " + paper);
  for (const element of doc.querySelectorAll("body,a,th,td,dt,dd,p,.up,.down")) {
    const own = light(look(element).color), size = parseFloat(look(element).fontSize);
    if (contrast(own, paper) < 4.5) say(false, page + " has pale letters: " + element.outerHTML);
    if (size < 14) say(false, page + " has small letters: " + element.outerHTML);
  }
  say(doc.querySelectorAll("h1").length === 1, page + " has one heading");
  say(doc.querySelectorAll("table").length === doc.querySelectorAll("table>caption").length,
    page + " has captions");
  for (const link of doc.querySelectorAll("a")) {
    const to = link.getAttribute("href");
    if (!pages.includes(to)) say(false, page + " leads to nowhere: " + to);
  }
  say(true, page + " has " + doc.querySelectorAll("a").length + " links");
  say(doc.scripts.length === 0, page + " has no script");
};
(async () => {
  for (const width of [360, 1280]) for (const page of pages) {
    const frame = await open(page, width);
    check(page, frame, width);
    frame.remove();
  }
  lines.push("end of " + pages.length + " pages");
  document.getElementById("out").textContent = lines.join("\\n");
})().catch(error => { document.getElementById("out").textContent = "bad " + error; });
</script>
HTML
}

run() {
  "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$work/profile" \
    --allow-file-access-from-files --blink-settings="preferredColorScheme=$1" \
    --enable-logging=stderr --log-level=0 "${@:2}" 2>"$work/log"
}

passed=0
failed=0
count() { # what the browser listed
  passed=$((passed + $(grep -c '^ok ' "$1" || true)))
  failed=$((failed + $(grep -c '^bad ' "$1" || true)))
  grep '^bad ' "$1" | head -20 || true
}

# 0 is dark, 1 is light.
for lang in en ru; do
  club export "$work/club.tandem" site -o "$site"
  for scheme in 0 1; do
    frame $((1 - scheme))
    run "$scheme" --virtual-time-budget=600000 --dump-dom "file://$work/check.html" |
      sed 's/.*<pre id="out">//' >"$work/found"
    grep -q '^end of [1-9]' "$work/found" || echo "bad the browser did not reach the end" >>"$work/found"
    grep 'CONSOLE' "$work/log" | sed 's/^/bad /' >>"$work/found" || echo "ok a silent console" >>"$work/found"
    count "$work/found"
    if [ -n "${SITE_PICTURES:-}" ]; then
      mkdir -p "$SITE_PICTURES"
      for width in 360 1280; do
        for page in index tournaments player-5 tournament-40; do
          run "$scheme" --window-size="$width,1600" \
            --screenshot="$SITE_PICTURES/$lang-$page-$width-$scheme.png" "file://$site/$page.html"
        done
      done
    fi
  done
done

echo "site: $passed checks passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
