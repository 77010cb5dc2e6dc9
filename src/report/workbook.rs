//! What came over from the old workbook, for people and for scripts.

use serde::Serialize;

use crate::club::workbook::{Difference, Report, Restarted, SetRating, Wishes};
use crate::domain::{Date, Flaw, Notice};
use crate::i18n::Lang;

/// Lines of a list that people are shown; scripts get all.
const MOST_LINES: usize = 200;

/// The words that an import leaves in the club, in a language, and the day of
/// the newest evening for a workbook without any.
pub fn wishes(lang: Lang, newest: Option<Date>) -> Wishes {
    Wishes {
        assumed: lang.text("workbook-title-assumed"),
        reason: lang.text("workbook-reason"),
        newest,
    }
}

/// What came over, in sentences: the counts, the assumed days, what did not
/// fit, and where the figures part.
pub fn text(report: &Report, lang: Lang) -> String {
    let mut lines = vec![lang.say(&summary(report))];
    if let (Some(first), Some(last)) = (report.assumed.first(), report.assumed.last()) {
        let assumed = Notice::new("workbook-assumed")
            .with("evenings", report.assumed.len())
            .with("first", *first)
            .with("last", *last);
        lines.push(lang.say(&assumed));
    }
    let heading = Notice::new("workbook-restarted").with("count", report.restarted.len());
    let starts = report.restarted.iter().map(|start| restarted(start, lang));
    list(&mut lines, &heading, starts, lang);
    let heading = Notice::new("workbook-adjustments").with("count", report.adjustments.len());
    let set = report.adjustments.iter().map(|set| adjustment(set, lang));
    list(&mut lines, &heading, set, lang);
    let flaws = report.flaws.iter().map(|flaw| self::flaw(flaw, lang));
    let heading = Notice::new("workbook-flaws").with("count", report.flaws.len());
    list(&mut lines, &heading, flaws, lang);
    let heading = Notice::new("workbook-differences").with("count", report.differences.len());
    let apart = report
        .differences
        .iter()
        .map(|apart| difference(apart, lang));
    list(&mut lines, &heading, apart, lang);
    if report.compared > 0 && report.differences.is_empty() {
        lines.push(String::new());
        lines.push(lang.say(&Notice::new("workbook-agrees").with("count", report.compared)));
    }
    lines.join("\n") + "\n"
}

/// One sentence of what came over.
pub fn summary(report: &Report) -> Notice {
    Notice::new("workbook-imported")
        .with("players", report.players.len())
        .with("tournaments", report.tournaments.len())
        .with("prehistory", report.prehistory)
}

/// A flaw with its place.
pub fn flaw(flaw: &Flaw, lang: Lang) -> String {
    let reason = lang.say(&flaw.reason);
    let place = match flaw.place {
        Some(place) => format!("{}!{place}", flaw.sheet),
        None if flaw.sheet.is_empty() => return reason,
        None => flaw.sheet.clone(),
    };
    lang.say(
        &Notice::new("workbook-at")
            .with("place", place)
            .with("reason", reason),
    )
}

/// A difference with its place.
pub fn difference(apart: &Difference, lang: Lang) -> String {
    lang.say(
        &Notice::new("workbook-difference")
            .with("place", format!("{}!{}", apart.sheet, apart.place))
            .with("name", apart.name.as_str())
            .with("workbook", apart.workbook)
            .with("ours", apart.ours),
    )
}

fn adjustment(set: &SetRating, lang: Lang) -> String {
    lang.say(
        &Notice::new("workbook-adjustment")
            .with("date", set.date)
            .with("name", set.name.as_str())
            .with("rating", set.rating),
    )
}

fn restarted(start: &Restarted, lang: Lang) -> String {
    lang.say(
        &Notice::new("workbook-restart")
            .with("name", start.name.as_str())
            .with("before", start.before)
            .with("after", start.after),
    )
}

fn list(
    lines: &mut Vec<String>,
    heading: &Notice,
    mut items: impl ExactSizeIterator<Item = String>,
    lang: Lang,
) {
    if items.len() == 0 {
        return;
    }
    lines.push(String::new());
    lines.push(lang.say(heading));
    lines.extend(items.by_ref().take(MOST_LINES));
    if items.len() > 0 {
        let more = Notice::new("workbook-more").with("count", items.len());
        lines.push(lang.say(&more));
    }
}

/// What came over, for scripts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Data {
    /// In the order of the workbook.
    pub players: Vec<PlayerData>,
    /// Evenings of which only the partners are known.
    pub prehistory: usize,
    /// Calculated evenings, oldest first.
    pub tournaments: Vec<TournamentData>,
    /// Days that no sheet tells, oldest first.
    pub assumed: Vec<Date>,
    /// Ratings set by hand after evenings without results, oldest first.
    pub adjustments: Vec<AdjustmentData>,
    /// Players of the club whose starting rating became another one.
    pub changed_starts: Vec<RestartedData>,
    /// Where the figures part.
    pub differences: Vec<DifferenceData>,
    /// What did not fit.
    pub problems: Vec<ProblemData>,
}

/// A player who came over; rating points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerData {
    /// As in the club.
    pub name: String,
    /// Starting rating.
    pub start: f64,
    /// Current rating.
    pub rating: f64,
}

/// A calculated evening.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TournamentData {
    /// When it was played.
    pub date: Date,
    /// How many pairs.
    pub pairs: usize,
}

/// A rating set by hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AdjustmentData {
    /// The day of the evening after which it holds.
    pub date: Date,
    /// Whose.
    pub player: String,
    /// Rating points.
    pub rating: f64,
}

/// A starting rating that the club had otherwise; rating points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RestartedData {
    /// Whose.
    pub player: String,
    /// Until now.
    pub before: f64,
    /// From the workbook.
    pub after: f64,
}

/// A figure that is another one here; rating points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DifferenceData {
    /// Statistic or Rating.
    pub sheet: &'static str,
    /// As in a formula: `C7`.
    pub cell: String,
    /// Whose.
    pub name: String,
    /// In the workbook.
    pub workbook: f64,
    /// Calculated here.
    pub ours: f64,
}

/// Something that did not fit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProblemData {
    /// The sheet; empty for the workbook as a whole.
    pub sheet: String,
    /// As in a formula: `C7`; `None` for the sheet as a whole.
    pub cell: Option<String>,
    /// In the language asked for.
    pub reason: String,
}

impl Data {
    /// A report with its sentences in a language.
    pub fn new(report: &Report, lang: Lang) -> Self {
        let player = |player: &crate::club::workbook::Imported| PlayerData {
            name: player.name.clone(),
            start: player.start,
            rating: player.rating,
        };
        let tournament = |&(date, pairs): &(Date, usize)| TournamentData { date, pairs };
        let adjustment = |set: &SetRating| AdjustmentData {
            date: set.date,
            player: set.name.clone(),
            rating: set.rating,
        };
        let restarted = |start: &Restarted| RestartedData {
            player: start.name.clone(),
            before: start.before,
            after: start.after,
        };
        let difference = |apart: &Difference| DifferenceData {
            sheet: apart.sheet,
            cell: apart.place.to_string(),
            name: apart.name.clone(),
            workbook: apart.workbook,
            ours: apart.ours,
        };
        let problem = |flaw: &Flaw| ProblemData {
            sheet: flaw.sheet.clone(),
            cell: flaw.place.map(|place| place.to_string()),
            reason: lang.say(&flaw.reason),
        };
        Self {
            players: report.players.iter().map(player).collect(),
            prehistory: report.prehistory,
            tournaments: report.tournaments.iter().map(tournament).collect(),
            assumed: report.assumed.clone(),
            adjustments: report.adjustments.iter().map(adjustment).collect(),
            changed_starts: report.restarted.iter().map(restarted).collect(),
            differences: report.differences.iter().map(difference).collect(),
            problems: report.flaws.iter().map(problem).collect(),
        }
    }
}
