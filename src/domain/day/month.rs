//! The names of the months, in the languages of the program.

/// The names of each month as [`fold`](crate::domain::name::fold) leaves them.
const NAMES: [&str; 12] = [
    "january|jan|январь|января|янв",
    "february|feb|февраль|февраля|фев|февр",
    "march|mar|март|марта|мар",
    "april|apr|апрель|апреля|апр",
    "may|маи|мая",
    "june|jun|июнь|июня|июн",
    "july|jul|июль|июля|июл",
    "august|aug|август|августа|авг",
    "september|sep|sept|сентябрь|сентября|сен|сент",
    "october|oct|октябрь|октября|окт",
    "november|nov|ноябрь|ноября|ноя|нояб",
    "december|dec|декабрь|декабря|дек",
];

/// The month, 1 to 12, that a folded word names, in full or cut short.
pub fn named(word: &str) -> Option<i8> {
    let is_this = |names: &&str| names.split('|').any(|name| name == word);
    let mut months = (1..).zip(&NAMES);
    months
        .find(|(_, names)| is_this(names))
        .map(|(month, _)| month)
}
