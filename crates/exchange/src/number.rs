//! Card numbers in all common spellings, and the printings they refer to.

use catalog::{Catalog, Printing};
use model::{CardId, CardNumber, SetCode};

/// Suffixes of set codes and numbers that mark promotional printings; longer ones first. Promotional sets have their
/// own numbering: SOROP 3 is not SOR 3.
const PROMO_SUFFIXES: [&str; 5] = ["OP", "PR", "SH", "PQ", "P"];
/// Promotional sets whose code does not end in one of the suffixes, with their own numbering too.
const PROMO_SETS: [&str; 6] = ["EE24", "GC23", "C24", "C25", "GG", "J25"];
/// Maximum length of a set code: four letters and a promotional suffix.
const LONGEST_CODE: usize = 6;

/// A card number as written, which may not exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NumberText {
    /// The set code in capitals, including a promotional suffix.
    code: String,
    /// `true` if a promotional suffix follows the digits.
    promotional: bool,
    token: bool,
    number: u16,
}

/// Trust in a number compared with a name in the same row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NumberConfidence {
    /// The number is in the catalogue.
    Own,
    /// The number was found through an alias of the set: a different name in the row takes precedence.
    Alias,
}

/// Returns `true` if the code belongs to a promotional set. Such sets are based on a set in the catalogue (`SOROP`) or
/// listed separately.
fn is_promotional(catalog: &Catalog, code: &str) -> bool {
    let stem = |suffix: &&str| code.strip_suffix(*suffix).filter(|rest| rest.len() >= 2);
    let known = |rest: &str| set(catalog, rest).is_some();
    PROMO_SETS.contains(&code) || PROMO_SUFFIXES.iter().filter_map(stem).any(known)
}

/// Returns the set of a code, including other spellings of the code. Returns `None` if the catalogue does not have it,
/// as for promotional sets.
pub(crate) fn set(catalog: &Catalog, code: &str) -> Option<SetCode> {
    let code = code.trim().to_ascii_uppercase();
    let known = |code: &str| code.parse::<SetCode>().ok().filter(|set| catalog.set(*set).is_some());
    known(&code).or_else(|| known(catalog.set_alias(&code)?))
}

/// Parses a number at the start of a text, and returns it with the rest. Accepts `SOR_042`, `sor-42`, `SOR 042`,
/// `TWI_T01` and `SOR042`.
fn scan(text: &str) -> Option<(NumberText, &str)> {
    let text = text.trim_start();
    let end = text.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(text.len());
    let (code, rest) = text.split_at(end);
    let (code, rest) = match rest.strip_prefix(['_', '-', ' ']) {
        Some(rest) => (code, rest.trim_start().trim_start_matches('#')),
        // "SOR042"
        None => text.split_at_checked(3).filter(|(code, _)| code.bytes().all(|byte| byte.is_ascii_alphabetic()))?,
    };
    if !(2..=LONGEST_CODE).contains(&code.len()) || !code.bytes().any(|byte| byte.is_ascii_alphabetic()) {
        return None;
    }
    let (token, rest) = match rest.strip_prefix(['T', 't']) {
        Some(digits) => (true, digits),
        None => (false, rest),
    };
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, rest) = rest.split_at(end);
    if !(1..=4).contains(&digits.len()) {
        return None;
    }
    let number = digits.parse().ok()?;
    let end = rest.find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(rest.len());
    let (letters, rest) = rest.split_at(end);
    let promotional = !letters.is_empty();
    if promotional && !PROMO_SUFFIXES.iter().any(|suffix| suffix.eq_ignore_ascii_case(letters)) {
        return None;
    }
    if rest.starts_with(|letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'')) {
        return None;
    }
    Some((NumberText { code: code.to_ascii_uppercase(), promotional, token, number }, rest))
}

/// Parses a field that contains only a number.
pub(crate) fn whole(text: &str) -> Option<NumberText> {
    scan(text).filter(|(_, rest)| rest.trim().is_empty()).map(|(number, _)| number)
}

/// Parses a number before other words in a line. Because names such as "GR-75 Medium Transport" look like numbers, the
/// set must be known, unless there is an underscore.
pub(crate) fn leading<'t>(catalog: &Catalog, text: &'t str) -> Option<(NumberText, &'t str)> {
    scan(text).filter(|(number, rest)| {
        let written = &text[..text.len() - rest.len()];
        set(catalog, &number.code).is_some()
            || number.incomplete_set(catalog).is_some()
            || catalog.set_alias(&number.code).is_some()
            || is_promotional(catalog, &number.code)
            || written.contains('_')
    })
}

impl NumberText {
    /// Parses a number from a column for the set and one for the number: "031", "T01", "31/264", "ASH_031".
    pub(crate) fn of(set: &str, number: &str) -> Option<NumberText> {
        let (set, number) = (set.trim(), number.trim());
        let number = number.split('/').next().unwrap_or(number).trim().trim_start_matches('#');
        whole(number).or_else(|| whole(&format!("{}_{number}", set.replace(['-', '_', ' '], ""))))
    }

    fn in_set(&self, catalog: &Catalog, code: &str) -> Option<Printing> {
        let set: SetCode = code.parse().ok()?;
        catalog.printing(CardNumber { set, token: self.token, number: self.number })
    }

    /// Returns the printing with this number. Returns `None` for promotional printings: their numbers differ from those
    /// of the set, so only a name can identify the card.
    pub(crate) fn printing(&self, catalog: &Catalog) -> Option<(Printing, NumberConfidence)> {
        if self.promotional {
            return None;
        }
        let own = self.in_set(catalog, &self.code).map(|printing| (printing, NumberConfidence::Own));
        own.or_else(|| Some((self.in_set(catalog, catalog.set_alias(&self.code)?)?, NumberConfidence::Alias)))
    }

    /// Returns the set of the number, if it is an incomplete set.
    pub(crate) fn incomplete_set(&self, catalog: &Catalog) -> Option<SetCode> {
        let set = self.code.parse().ok()?;
        catalog.incomplete_set(set).map(|set| set.code)
    }

    /// Returns cards with this number in sets whose code differs by one letter.
    pub(crate) fn nearest(&self, catalog: &Catalog) -> Vec<CardId> {
        let near = |code: &str| strsim::osa_distance(code, &self.code) == 1;
        let sets = catalog.sets().iter().rev().filter(|set| near(set.code.as_str()));
        sets.filter_map(|set| self.in_set(catalog, set.code.as_str())).map(|printing| printing.card).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leads(text: &str) -> Option<String> {
        let catalog = Catalog::embedded().unwrap();
        whole(text)?.printing(&catalog).map(|(printing, _)| catalog.card(printing.card).number.to_string())
    }

    #[test]
    fn every_spelling_of_a_number_leads_to_its_card() {
        for loose in ["SOR_042", "sor_42", "SOR-042", "SOR 042", "SOR042", " sor-0042 ", "SOR #42"] {
            assert_eq!(leads(loose).as_deref(), Some("SOR_042"), "{loose}");
        }
        assert_eq!(leads("ts26_5").as_deref(), Some("TS26_005"));
        assert_eq!(leads("TWI_T1").as_deref(), Some("TWI_T01"));
        assert_eq!(leads("SOR_253").as_deref(), Some("SOR_001"), "a showcase number");
        assert_eq!(leads("JTL_1022").as_deref(), Some("JTL_062"), "a number of four digits");
    }

    #[test]
    fn an_alternative_set_code_leads_to_the_same_number() {
        assert_eq!(leads("ALT_017").as_deref(), Some("LAW_017"));
    }

    /// SOROP 3 is Waylay, SOR 3 is Chewbacca.
    #[test]
    fn a_promotional_number_alone_leads_to_no_card() {
        let catalog = Catalog::embedded().unwrap();
        for suffix in PROMO_SUFFIXES {
            for number in [
                format!("JTL{suffix}_008"),
                format!("JTL_008{suffix}"),
                format!("JTL {suffix}").replace(' ', "") + " 8",
            ] {
                assert!(whole(&number).is_some_and(|_| leads(&number).is_none()), "{number}");
                assert!(leading(&catalog, &format!("{number} Waylay")).is_some(), "{number}");
            }
        }
        for foreign in ["EE24_030", "GC23_010", "C24_001", "CE24_001", "CE25_3", "GGTS_004", "GG_1", "P25_43"] {
            assert!(whole(foreign).is_some_and(|_| leads(foreign).is_none()), "{foreign}");
        }
    }

    #[test]
    fn names_are_not_read_as_numbers() {
        let catalog = Catalog::embedded().unwrap();
        for name in ["IG-88", "GR-75 Medium Transport", "HWK-290 Freighter", "HK-87 Assassin Droid", "BT-1", "8D8"] {
            assert!(leading(&catalog, name).is_none(), "{name}");
        }
        for bad in ["", "undefined_undefined", "_", "SOR_", "SOR_x", "S_1", "SOR_12345", "SOR_+1", "SÖR_001", "SO€_1"]
        {
            assert!(whole(bad).is_none(), "{bad}");
        }
        assert_eq!(leading(&catalog, "SOR_042 Name").map(|(_, rest)| rest), Some(" Name"));
        assert!(leading(&catalog, "XXX_042").is_some(), "an underscore makes a number");
    }
}
