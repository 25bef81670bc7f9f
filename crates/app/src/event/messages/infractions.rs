//! Written-out infraction names of the bundled profiles. Names of custom profiles are unchanged.

use crate::language::TextLanguage;

/// Name in a profile, English, German.
const NAMES: [(&str, &str, &str); 20] = [
    ("IMA", "Ability missed or resolved wrongly (IMA)", "Fähigkeit vergessen oder falsch abgehandelt (IMA)"),
    ("OCME", "Card error that all players can verify (OCME)", "Kartenfehler, für alle nachprüfbar (OCME)"),
    ("HCME", "Card error with hidden cards (HCME)", "Kartenfehler mit verdeckten Karten (HCME)"),
    ("Mulligan error", "Mulligan error", "Mulligan-Fehler"),
    ("Incorrect randomisation", "Incorrect randomisation", "Unzureichendes Mischen"),
    ("Illegal gameplay", "Illegal gameplay", "Regelwidriges Spiel"),
    ("MRE", "Opponent’s error not pointed out (MRE)", "Fehler des Gegners nicht gemeldet (MRE)"),
    ("Tardiness", "Tardiness", "Verspätung"),
    ("Deck or list error", "Deck or list error", "Fehler in Deck oder Liste"),
    ("Slow play", "Slow play", "Langsames Spiel"),
    ("Minor misconduct", "Minor misconduct", "Leichtes Fehlverhalten"),
    ("Insult", "Insult", "Beleidigung"),
    ("Harassment", "Harassment", "Belästigung"),
    ("Aggression", "Aggression", "Aggression"),
    ("Illegal determination of a result", "Illegal determination of a result", "Ergebnis unerlaubt bestimmt"),
    ("Bribery, collusion, gambling", "Bribery, collusion, gambling", "Bestechung, Absprache, Wetten"),
    ("Cheating", "Cheating", "Betrug im Spiel"),
    ("Stalling", "Stalling", "Zeitspiel"),
    ("Fraud", "Fraud", "Täuschung"),
    ("Theft", "Theft", "Diebstahl"),
];

/// Returns an infraction's name written out in a language.
pub(crate) fn infraction(name: &str, language: TextLanguage) -> String {
    let known = NAMES.iter().find(|(known, _, _)| *known == name);
    known
        .map_or(name, |(_, english, german)| match language {
            TextLanguage::English => english,
            TextLanguage::German => german,
        })
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Abbreviations such as "OCME" mean nothing to most readers.
    #[test]
    fn every_infraction_of_a_bundled_profile_has_a_full_name() {
        for profile in tournament::Profile::all() {
            for one in &profile.infractions {
                let known = NAMES.iter().any(|(name, _, _)| *name == one.name);
                assert!(known, "{}: {}", profile.key, one.name);
                let english = infraction(&one.name, TextLanguage::English);
                assert!(english.chars().any(char::is_lowercase), "{english}");
            }
        }
        assert_eq!(infraction("Spilled coffee", TextLanguage::German), "Spilled coffee");
    }
}
