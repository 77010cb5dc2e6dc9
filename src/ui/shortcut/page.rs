//! What can be done on the page that is shown, beside the commands of the
//! window itself.

use egui::{Context, Key, KeyboardShortcut, Modifiers, Response};

use super::CALCULATE;
use super::offers::Offers;
use crate::domain::Scoring;
use crate::i18n::Lang;

/// Something that a page offers while it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the names say it; the texts are their buttons'"
)]
pub enum PageCommand {
    Search,
    // Tourn
    NewTournament,
    Calculate,
    StartList,
    SaveStartList,
    SaveSlips,
    ClearSheet,
    RestoreSheet,
    LeaveCorrection,
    Scoring(Scoring),
    TwoWinners,
    Rated,
    Correct,
    DeleteTournament,
    AllTerms,
    // Hist
    Everybody,
    AnyTwo,
    Prehistory,
    AddPrehistory,
    ClosePartners,
    // Rating, and the page of a player
    RatingsOfNow,
    Doubt,
    Retired,
    BackToList,
    EditPlayer,
    Retire,
    BringBack,
    MergePlayer,
    DeletePlayer,
    Average,
    Reassign,
    SetRating,
    // Statistic
    BestCurves,
    NoCurves,
    Core,
    // Param
    ApplyParams,
    ApplyParamsToAll,
    DiscardParams,
    CheckHistory,
    StopCheck,
    // Championship
    NewSession,
    ReadSession,
    ClearSession,
    DiscardSession,
    RestoreSession,
    DeleteSession,
    DeleteChampionship,
    Totals,
    CopyTotals,
    CarryOver,
    NameGuest,
    // Calculators
    CopyResult,
    ReadList,
    ClearList,
}

impl PageCommand {
    /// Those with keys of their own. That of [`PageCommand::Calculate`] is
    /// left to the sheet, since what was typed before it comes first.
    pub const KEYED: [Self; 4] = [
        Self::NewTournament,
        Self::StartList,
        Self::Correct,
        Self::Search,
    ];

    /// The identifier of its text, as a rule that of its button.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Search => "page-search",
            Self::NewTournament => "tourn-new",
            Self::Calculate => "tourn-calculate",
            Self::StartList => "tourn-start-list",
            Self::SaveStartList => "page-save-start-list",
            Self::SaveSlips => "tourn-slips",
            Self::ClearSheet => "tourn-clear",
            Self::RestoreSheet => "tourn-clear-undo",
            Self::LeaveCorrection => "tourn-cancel",
            Self::Scoring(Scoring::Auto) => "page-scoring-auto",
            Self::Scoring(Scoring::Matchpoints) => "page-scoring-mp",
            Self::Scoring(Scoring::Imps) => "page-scoring-imp",
            Self::Scoring(Scoring::CrossImps) => "page-scoring-cross-imp",
            Self::Scoring(Scoring::Percent) => "page-scoring-percent",
            Self::TwoWinners => "tourn-two-winners",
            Self::Rated => "page-rated",
            Self::Correct => "page-correct",
            Self::DeleteTournament => "page-delete-tournament",
            Self::AllTerms => "tourn-all-terms",
            Self::Everybody => "hist-page-everybody",
            Self::AnyTwo => "hist-page-two",
            Self::Prehistory => "hist-page-before",
            Self::AddPrehistory => "hist-add",
            Self::ClosePartners => "page-close-partners",
            Self::RatingsOfNow => "page-ratings-now",
            Self::Doubt => "rating-doubt",
            Self::Retired => "rating-retired",
            Self::BackToList => "player-back",
            Self::EditPlayer => "player-edit",
            Self::Retire => "player-retire",
            Self::BringBack => "player-bring-back",
            Self::MergePlayer => "player-merge",
            Self::DeletePlayer => "player-delete",
            Self::Average => "player-average",
            Self::Reassign => "player-reassign",
            Self::SetRating => "player-set",
            Self::BestCurves => "statistic-top",
            Self::NoCurves => "statistic-none",
            Self::Core => "statistic-core",
            Self::ApplyParams => "param-apply-next",
            Self::ApplyParamsToAll => "param-apply-all",
            Self::DiscardParams => "param-discard",
            Self::CheckHistory => "param-check",
            Self::StopCheck => "param-check-stop",
            Self::NewSession => "champ-new-session",
            Self::ReadSession => "champ-file",
            Self::ClearSession => "champ-clear",
            Self::DiscardSession => "champ-discard",
            Self::RestoreSession => "champ-clear-undo",
            Self::DeleteSession => "champ-delete-session",
            Self::DeleteChampionship => "page-delete-championship",
            Self::Totals => "champ-page-totals",
            Self::CopyTotals => "totals-copy",
            Self::CarryOver => "totals-carry",
            Self::NameGuest => "totals-guest",
            Self::CopyResult => "page-copy-result",
            Self::ReadList => "list-open",
            Self::ClearList => "page-clear-list",
        }
    }

    /// Its key, if it has one.
    pub const fn key(self) -> Option<KeyboardShortcut> {
        let key = match self {
            Self::Calculate => return Some(CALCULATE),
            Self::NewTournament => Key::T,
            Self::StartList => Key::L,
            Self::Correct => Key::R,
            Self::Search => Key::F,
            _ => return None,
        };
        Some(KeyboardShortcut::new(Modifiers::COMMAND, key))
    }

    /// Why nothing happens where its key is pressed and the page that is shown
    /// does not offer it.
    pub const fn refusal(self) -> &'static str {
        match self {
            Self::NewTournament => "page-no-club",
            Self::Calculate => "page-nothing-to-calculate",
            Self::StartList => "page-no-sheet",
            Self::Correct => "page-no-evening",
            Self::Search => "page-no-search",
            _ => "page-gone",
        }
    }

    /// Its key as a tooltip says it, behind what else it says.
    pub(in crate::ui) fn hint(self, ctx: &Context, lang: Lang, about: &str) -> String {
        match self.key() {
            Some(key) => format!("{} ({})", lang.text(about), ctx.format_shortcut(&key)),
            None => lang.text(about),
        }
    }

    /// Offers it on the page, and whether it was asked for by its key, in the
    /// palette or in the menu.
    pub(in crate::ui) fn asked(self, ctx: &Context) -> bool {
        ctx.with_plugin(|offers: &mut Offers| offers.offer(self))
            .unwrap_or_default()
    }

    /// The same with a button: whether it was pressed, or asked for without
    /// it. What is greyed out is not offered.
    pub(in crate::ui) fn pressed(self, button: &Response) -> bool {
        let asked = button.enabled() && self.asked(&button.ctx);
        button.clicked() || asked
    }

    /// The same with a tick box: whether it is ticked then.
    pub(in crate::ui) fn toggle(self, ctx: &Context, ticked: &mut bool) {
        *ticked ^= self.asked(ctx);
    }
}
