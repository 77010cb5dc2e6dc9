#!/usr/bin/env bash
# Exports as other programs read them: a club with awkward names is written in
# every format; LibreOffice turns CSV and XLSX back into tables, pdftotext
# turns PDF into text, and every value is compared with the program's JSON.
# Needs soffice, pdftotext and python3.
#
# usage: tests/office.sh PATH/TO/tandem
set -euo pipefail
tandem=$(realpath "${1:-target/debug/tandem}")
here=$(realpath "$(dirname "$0")")
for tool in soffice pdftotext python3; do
    command -v "$tool" >/dev/null || { echo "$tool is missing"; exit 1; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

python3 "$here/office/club.py" "$here/../assets/sample" "$tandem" club.tandem
day=$(ls results | tail -1)
day=${day%.csv}

export() { "$tandem" --lang "$lang" export club.tandem "$@"; }

for lang in en ru; do
    for what in standings statistic history players "tournament $day" 'player =A1+1' workbook; do
        read -r word which <<<"$what"
        arguments=("$word" ${which:+"$which"})
        export "${arguments[@]}" --format xlsx -o "$lang-$word.xlsx"
        [ "$word" = workbook ] && continue
        for format in csv pdf html json; do
            export "${arguments[@]}" --format "$format" -o "$lang-$word.$format"
        done
        pdftotext -layout "$lang-$word.pdf" "$lang-$word.txt"
    done
    export standings --decimal-comma --bom -o "$lang-comma.csv"
done

# 44 comma, 34 quote, 76 UTF-8; the last -1 asks for every sheet; numbers as
# they are and not as they are shown.
office() { soffice "-env:UserInstallation=file://$work/profile" --headless "$@" >/dev/null 2>&1; }
plain='csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,false,false,false,false,-1'
office --convert-to "$plain" --outdir from-xlsx ./*.xlsx
office --infilter='CSV:44,34,76,1,,1033,false,true' --convert-to "$plain" --outdir from-csv ./*-[hpst]*.csv
office --infilter='CSV:59,34,76,1,,1049,false,true' --convert-to "$plain" --outdir from-csv ./*-comma.csv

python3 "$here/office/compare.py"
