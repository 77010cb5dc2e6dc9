"""Compares what other programs read with the program's own JSON."""

import csv
import datetime
import json
import pathlib
import re
import sys

passed, failed = 0, []


def same(where, found, wanted):
    global passed
    if isinstance(wanted, float):
        try:
            good = abs(float(found) - wanted) <= 1e-9 * max(1.0, abs(wanted))
        except ValueError:
            good = False
    else:
        good = found == wanted
    if good:
        passed += 1
    else:
        failed.append(f"{where}: {found!r} instead of {wanted!r}")


def table(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


def data(lang, word):
    return json.loads(pathlib.Path(f"{lang}-{word}.json").read_text())


def number(value):
    return "" if value is None else float(value)


def day(text):
    """The day of a cell, however the reader wrote it."""
    for form in ("%Y-%m-%d", "%m/%d/%Y", "%m/%d/%y", "%d.%m.%Y", "%d.%m.%y"):
        try:
            return datetime.datetime.strptime(text, form).date().isoformat()
        except ValueError:
            pass
    return text


def shielded(name):
    """As CSV shields a name that could be a formula."""
    return "'" + name if name[:1] in "=+-@" else name


def compare(where, found, wanted, name):
    """Rows below the headings: names, numbers and days. Below them and a blank
    row a sheet may have a note."""
    blank = next((at for at, row in enumerate(found) if not any(row)), len(found))
    if len(found) == blank + 2 and sum(map(bool, found[-1])) == 1:
        found = found[:blank]
    same(f"{where}: rows", len(found), len(wanted))
    for row, (cells, values) in enumerate(zip(found, wanted), 2):
        for column, (cell, value) in enumerate(zip(cells, values), 1):
            place = f"{where} row {row} column {column}"
            if isinstance(value, datetime.date):
                same(place, day(cell), value.isoformat())
            elif isinstance(value, str) and value:
                same(place, cell, name(value))
            elif value is not None:
                same(place, cell, value)


def wanted(lang, word):
    """The columns that JSON has of each subject; None where it has none."""
    if word == "standings":
        return [
            [float(row["place"]), row["name"], row["main"], row["rating"], None, float(row["played"])]
            for row in data(lang, word)
        ]
    if word == "players":
        return [
            [row["name"], row["start"], number(row["rating"]), float(row["played"])]
            for row in data(lang, word)
        ]
    if word == "history":
        return [
            [datetime.date.fromisoformat(evening["date"]), None, *pair]
            for evening in reversed(data(lang, word))
            for pair in evening["pairs"]
        ]
    if word == "statistic":
        curves = data(lang, word)
        starts = {row["name"]: row["start"] for row in data(lang, "players")}
        days = sorted({step["date"] for curve in curves for step in curve["ratings"]}, reverse=True)
        rows = []
        for curve in curves:
            ratings = {step["date"]: step["rating"] for step in curve["ratings"]}
            row = [number(ratings.get(date)) for date in days]
            rows.append([curve["name"], *row, starts[curve["name"]]])
        return rows
    raise KeyError(word)


def office(lang, word, sheets):
    for file in sheets:
        text = file.parent.name == "from-csv"
        compare(str(file), table(file)[1:], wanted(lang, word), shielded if text else str)


def sheets(folder, stem):
    """The tables that LibreOffice made of one file."""
    return sorted(pathlib.Path(folder).glob(f"{stem}[-.]*csv"))


def printed(lang, word, names):
    """Every name stands whole in the PDF, and its pages are numbered."""
    text = pathlib.Path(f"{lang}-{word}.txt").read_text()
    joined = re.sub(r"\s+", " ", text)
    for name in names:
        same(f"{lang}-{word}.pdf: {name}", name in joined, True)
    pages = text.count("\f")
    same(f"{lang}-{word}.pdf: pages", f"{pages}/{pages}" in text.replace(" ", ""), True)
    page = pathlib.Path(f"{lang}-{word}.html").read_text()
    same(f"{lang}-{word}.html", "<b>Ёж" in page, False)


def one_tournament(lang):
    fields = data(lang, "tournament")[0]["fields"]
    found = sheets("from-xlsx", f"{lang}-tournament")
    same(f"{lang}-tournament: sheets", len(found), len(fields))
    rows = [row for file in found for row in table(file)[1:]]
    results = {(row[1], row[2]): row for row in rows}
    for pair in (pair for field in fields for pair in field):
        row = results.get((pair["a"], pair["b"]), [""] * 8)
        values = [pair["result"], pair["percent"], pair["expected"], pair["change_a"], pair["change_b"]]
        for cell, value in zip(row[3:], values):
            same(f"{lang}-tournament {pair['a']}", cell, number(value))


def one_player(lang):
    player = data(lang, "player")
    evenings = [
        [datetime.date.fromisoformat(row["date"]), row["title"] or None, row["partner"], number(row["percent"])]
        for row in reversed(player["tournaments"])
    ]
    partners = [[row["name"], float(row["tournaments"])] for row in player["partners"]]
    found = {len(table(file)[0]): file for file in sheets("from-xlsx", f"{lang}-player")}
    same(f"{lang}-player: sheets", sorted(found), [6, 7, 8])
    compare(str(found[8]), table(found[8])[1:], evenings, str)
    compare(str(found[6]), table(found[6])[1:], partners, str)


def old_workbook(lang):
    players = {row["name"]: row for row in data(lang, "players")}
    statistic = table(f"from-xlsx/{lang}-workbook-Statistic.csv")[1:]
    hist = table(f"from-xlsx/{lang}-workbook-Hist.csv")[1:]
    same("workbook: players", len(statistic), len(players))
    for row in statistic:
        ratings = [cell for cell in row[2:] if cell]
        player = players[row[1]]
        same(f"workbook: {row[1]} now", ratings[0], float(player["rating"]))
        same(f"workbook: {row[1]} start", ratings[-1], float(player["start"]))
        same(f"workbook: {row[1]} steps", len(ratings) > player["played"], True)
    for row in hist:
        for column, cell in enumerate(row[2:], 2):
            if cell:
                same(f"workbook: partner of {row[1]}", hist[int(cell) - 1][column], row[0])


for lang in ("en", "ru"):
    names = [row["name"] for row in data(lang, "players")]
    for word in ("standings", "statistic", "history", "players"):
        office(lang, word, sheets("from-xlsx", f"{lang}-{word}"))
        office(lang, word, sheets("from-csv", f"{lang}-{word}"))
        printed(lang, word, names if word != "history" else [])
    office(lang, "standings", sheets("from-csv", f"{lang}-comma"))
    one_tournament(lang)
    one_player(lang)
    old_workbook(lang)
    printed(lang, "player", ["=A1+1"])
    printed(lang, "tournament", [])

for fault in failed[:40]:
    print(fault)
print(f"{passed} comparisons passed, {len(failed)} failed")
sys.exit(1 if failed or not passed else 0)
