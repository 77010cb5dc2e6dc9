//! The pane Fibs.

use tandem::i18n::Lang;
use tandem::ui::Tab;

use crate::stage::Stage;

#[test]
fn opens_without_a_club() {
    let mut stage = Stage::open(Tab::Fibs, Lang::En);
    stage.restart();
    assert!(stage.shows(Tab::Fibs.name()));
}
