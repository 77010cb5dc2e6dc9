# Result files of scoring programs. "not well-formed" and "entity" are the words of XML.
read-date-wrong = The date in the file, “{ $text }”, is not a date.
read-date-unclear = The date in the file, “{ $text }”, can be read in more than one way, so it was not taken.
read-date-no-year = The date in the file, “{ $text }”, has no year, so it was not taken.
read-date-several = The file names two days, { $first } and { $last }, so neither was taken.
read-of-pair = Pair { $pair }: { $reason }
read-in-sheet = Sheet “{ $sheet }”: { $reason }
read-hidden-sheet = The hidden sheet “{ $sheet }” has a table of results too, which is not read.
read-several = The file holds { $count ->
    [one] one tournament
   *[other] { $count } tournaments
}, and only one can be read at a time: { $titles }. Save each in a file of its own.
read-old-workbook = This is the club’s old workbook, with many evenings in it. Bring it over as a whole: File → Import old workbook… (on the command line: tandem import-workbook). To read one evening only, choose its sheet.
read-no-part = There is no sheet or tournament number { $number } in the file; it has { $count }.
read-other-sheet = The sheet “{ $sheet }” has a table of results too, which is not read; only the sheet “{ $read }” is. Choose the other sheet to read it, or put both tables on one sheet.
read-many-pairs = The file has more than { $most } pairs; no tournament has.

usebio-empty = The file is not well-formed XML: there is nothing in it.
usebio-cut-off = The file is not well-formed XML: it breaks off in line { $line }. Please export it once more from the scoring program.
usebio-cut-off-inside = The file is not well-formed XML: it breaks off in line { $line }, inside { $element }, which begins in line { $opened }. Please export it once more from the scoring program.
usebio-mismatched = The file is not well-formed XML: in line { $line } the end of { $expected } is expected, and { $found } ends instead.
usebio-malformed = The file is not well-formed XML: there is a mistake in line { $line }. Please export it once more from the scoring program.
usebio-entities = The file makes entity declarations of its own (line { $line }), which no results file needs; for safety it is not read.
usebio-unknown-entity = The entity “&{ $entity };” is not known, so the text in which it stands cannot be read.
usebio-deep = The elements of the file are nested more than { $most } deep (line { $line }); no results file is.
usebio-many-elements = The file has more than { $most } elements; no results file has.
usebio-many-lists = The file has more than { $most } lists of pairs; no results file has.
usebio-long-text = A text in line { $line } is longer than { $most } KiB; no results file has such.
usebio-other-root = This XML file is not USEBIO: it begins with { $root }.
usebio-no-event = The USEBIO file has no event in it.
usebio-no-pairs = The USEBIO file has no list of pairs in it.
usebio-event-type = The event is of the type { $type }: { $kind ->
    [individual] an individual tournament, in which partners change
    [teams] a tournament of teams
    [swiss] a Swiss tournament of pairs, scored by matches
    [knockout] a knock-out
   *[other] no pairs tournament that is known
}. Only pairs tournaments are rated: PAIRS, MP_PAIRS, BUTLER_PAIRS and CROSS_IMP.
usebio-wrapped-pair = This pair stands inside another element, not in the list of pairs itself, so it is not read.
usebio-team = This is a team in a list of pairs; it is not read.
usebio-winners-differ = This section says that it has one winner, another one that it has two. All pairs were put into one field; please check.

pbn-deals = The PBN file holds only deals and no table of total scores, so there are no results to rate.
pbn-no-table = The PBN file has no table of total scores (TotalScoreTable).
pbn-competition = The competition is “{ $competition }”; only pairs tournaments are rated.
pbn-teams = The table of total scores is one of teams; only pairs tournaments are rated.
pbn-scoring = The scoring is “{ $scoring }”; only matchpoints, IMPs and percentages are rated.
pbn-no-names = The table of total scores has no column of names.
pbn-open-comment = The comment that begins in line { $line } does not end; a “{"}"}” is missing.
pbn-open-tag = The tag { $tag } in line { $line } does not end; a “]” is missing.
pbn-open-quote = The text in quotes in line { $line } does not end.
pbn-values = The line has { $values ->
    [one] one value
   *[other] { $values } values
} for { $columns ->
    [one] one column
   *[other] { $columns } columns
}.
pbn-many-tables = The file has more than { $most } tables of total scores; no tournament has.

bridgewebs-no-scores = The Bridgewebs file has no scores (#SCORES) in it.
bridgewebs-many-blocks = This line is in a third or later block of scores (#SCORES) that does not say which direction it is of, so it is not read.
