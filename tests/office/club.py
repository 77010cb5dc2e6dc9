"""Makes a club of the sample's first evenings, some players renamed so that a
spreadsheet, a page or a table could stumble over them."""

import csv
import pathlib
import subprocess
import sys

ODD = ["=A1+1", "+x", "@a", "-5e", "-5 Łoś", 'Ng "Ace" Ann', "O'Hara, Żak", "<b>Ёж", "'Q", "1e5 x"]
EVENINGS = 8

sample, tandem, club = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]


def rows(name):
    with open(sample / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def write(path, header, lines):
    with open(path, "w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([header, *lines])


def run(*words):
    subprocess.run([tandem, "--lang", "en", *words], check=True, stdout=subprocess.DEVNULL)


results = rows("results.csv")
evenings = rows("evenings.csv")[:EVENINGS]
first = [row["player"] for row in results if row["date"] == evenings[0]["date"]]
odd = dict(zip(first, ODD))
name = lambda real: odd.get(real, real)

run("new", club, "--name", "Клуб & Söhne <1>")
write("players.csv", ["name", "start"], [[name(row["name"]), row["start"]] for row in rows("players.csv")])
run("players", club, "players.csv")
pairs = [[row["date"], name(row["player"]), name(row["partner"])] for row in rows("prehistory.csv")]
write("prehistory.csv", ["date", "player", "partner"], pairs)
run("history", club, "prehistory.csv")
folder = pathlib.Path("results")
folder.mkdir()
for evening in evenings:
    date = evening["date"]
    path = folder / f"{date}.csv"
    lines = [
        [row["field"], name(row["player"]), name(row["partner"]), row["result"], row["boards"]]
        for row in results
        if row["date"] == date
    ]
    write(path, ["field", "player", "partner", "result", "boards"], lines)
    scoring = evening["scoring"]
    run("calculate", club, str(path), "--date", date, "--scoring", scoring, "--boards", evening["boards"])
