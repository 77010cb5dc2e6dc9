//! The values as they are being typed.

use crate::domain::{Notice, Params, Symbol, number};
use crate::i18n::{self, Lang};

/// Decimals kept when a value is put into a field.
const DECIMALS: usize = 10;

/// One field: what stands in it, and what stood there untouched.
#[derive(Clone, Debug, Default)]
struct Field {
    text: String,
    untouched: String,
}

/// All coefficients as typed, beside the set in force.
#[derive(Debug, Default)]
pub(super) struct Fields {
    applied: Params,
    fields: [Field; Symbol::ALL.len()],
}

impl Fields {
    /// Follows a new set in force or another language; what the user typed
    /// over stays as typed.
    pub(super) fn follow(&mut self, applied: Params, lang: Lang) {
        self.applied = applied;
        for symbol in Symbol::ALL {
            let shown = written(lang, symbol, symbol.get(&applied));
            let field = &mut self.fields[symbol as usize];
            if field.text == field.untouched {
                field.text.clone_from(&shown);
            }
            field.untouched = shown;
        }
    }

    /// Puts the set in force back into every field.
    pub(super) fn discard(&mut self) {
        for field in &mut self.fields {
            field.text.clone_from(&field.untouched);
        }
    }

    /// The set in force.
    pub(super) const fn applied(&self) -> &Params {
        &self.applied
    }

    /// What stands in a field, to be typed over.
    pub(super) fn text(&mut self, symbol: Symbol) -> &mut String {
        &mut self.fields[symbol as usize].text
    }

    /// Puts a value into a field.
    pub(super) fn put(&mut self, symbol: Symbol, value: f64, lang: Lang) {
        *self.text(symbol) = written(lang, symbol, value);
    }

    /// The value in a field.
    ///
    /// # Errors
    /// The sentence that says why it is not allowed.
    pub(super) fn value(&self, symbol: Symbol) -> Result<f64, Notice> {
        let field = &self.fields[symbol as usize];
        if field.text == field.untouched {
            return Ok(symbol.get(&self.applied));
        }
        read(symbol, &field.text)
    }

    /// The typed values; where one is not allowed, the value in force.
    pub(super) fn typed(&self) -> Params {
        let mut params = self.applied;
        for symbol in Symbol::ALL {
            // A value that is not allowed leaves the one in force.
            let _ = self
                .value(symbol)
                .and_then(|value| symbol.set(&mut params, value));
        }
        params
    }

    /// The typed values when every one of them is allowed.
    pub(super) fn ready(&self) -> Option<Params> {
        Symbol::ALL
            .into_iter()
            .all(|symbol| self.value(symbol).is_ok())
            .then(|| self.typed())
    }
}

/// A value as it stands in a field: at most ten decimals, forgetting in
/// percent.
pub(super) fn written(lang: Lang, symbol: Symbol, value: f64) -> String {
    let text = i18n::fixed(lang, value * scale(symbol), DECIMALS);
    text.trim_end_matches('0')
        .trim_end_matches(['.', ','])
        .to_owned()
}

/// Reads what was typed for a coefficient.
fn read(symbol: Symbol, text: &str) -> Result<f64, Notice> {
    let typed = number::parse(text).ok_or_else(|| {
        let text = text.trim();
        if text.is_empty() {
            Notice::new("param-empty").with("name", symbol.word())
        } else {
            Notice::new("param-not-number").with("text", text)
        }
    })?;
    let value = typed / scale(symbol);
    let allowed = symbol.check(value);
    let checked = if symbol == Symbol::Forget {
        allowed.map_err(|notice| notice.with("value", typed).with("range", range(symbol)))
    } else {
        allowed
    };
    checked.map(|()| value)
}

/// The allowed range as it stands beside the field.
pub(super) fn range(symbol: Symbol) -> Notice {
    if symbol == Symbol::Forget {
        Notice::new("param-range-forget")
    } else {
        symbol.range().notice()
    }
}

/// What a stored value is multiplied by on the screen.
const fn scale(symbol: Symbol) -> f64 {
    if matches!(symbol, Symbol::Forget) {
        100.0
    } else {
        1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields() -> Fields {
        let mut fields = Fields::default();
        fields.follow(Params::default(), Lang::RU);
        fields
    }

    #[test]
    fn untouched_fields_hold_the_set_exactly() {
        let odd = Params {
            split: 10_f64.ln() / 800.0,
            forget: 0.07,
            ..Params::default()
        };
        let mut fields = Fields::default();
        fields.follow(odd, Lang::EN);
        assert_eq!(fields.text(Symbol::Forget), "7");
        assert_eq!(fields.ready(), Some(odd));
    }

    #[test]
    fn a_decimal_comma_is_a_comma() {
        let mut fields = fields();
        assert_eq!(fields.text(Symbol::Handicap), "264,533");
        *fields.text(Symbol::Forget) = " 5,5 % ".to_owned();
        let ready = fields.ready().expect("allowed");
        assert!((ready.forget - 0.055).abs() < 1e-12);
    }

    #[test]
    fn a_mistake_keeps_the_value_in_force_and_says_why() {
        let mut fields = fields();
        *fields.text(Symbol::Forget) = "100".to_owned();
        *fields.text(Symbol::Window) = "2,5".to_owned();
        *fields.text(Symbol::Jump) = "many".to_owned();
        assert_eq!(fields.ready(), None);
        assert_eq!(fields.typed(), Params::default());
        let id = |symbol| fields.value(symbol).expect_err("a mistake").id;
        assert_eq!(id(Symbol::Forget), "param-range");
        assert_eq!(id(Symbol::Window), "param-whole");
        assert_eq!(id(Symbol::Jump), "param-not-number");
    }

    #[test]
    fn what_was_typed_survives_a_change_elsewhere() {
        let mut fields = fields();
        *fields.text(Symbol::Jump) = "25".to_owned();
        let other = Params {
            growth: 1.0,
            ..Params::default()
        };
        fields.follow(other, Lang::EN);
        let ready = fields.ready().expect("allowed");
        assert_eq!((ready.jump, ready.growth), (25.0, 1.0));
        fields.discard();
        assert_eq!(fields.ready(), Some(other));
    }
}
