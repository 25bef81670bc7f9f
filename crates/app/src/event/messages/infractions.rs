//! Written-out infraction names of the bundled profiles. Names of custom profiles are unchanged.

use messages::infractions;

use crate::language::TextLanguage;

/// Returns the full name of an infraction by its name in a profile, if it has one.
fn full_name(name: &str, language: TextLanguage) -> Option<&'static str> {
    let all = infractions::labels(language);
    Some(match name {
        "IMA" => all.ima,
        "OCME" => all.ocme,
        "HCME" => all.hcme,
        "Mulligan error" => all.mulligan_error,
        "Incorrect randomisation" => all.incorrect_randomisation,
        "Illegal gameplay" => all.illegal_gameplay,
        "MRE" => all.mre,
        "Tardiness" => all.tardiness,
        "Deck or list error" => all.deck_or_list_error,
        "Slow play" => all.slow_play,
        "Minor misconduct" => all.minor_misconduct,
        "Insult" => all.insult,
        "Harassment" => all.harassment,
        "Aggression" => all.aggression,
        "Illegal determination of a result" => all.illegal_determination_of_a_result,
        "Bribery, collusion, gambling" => all.bribery_collusion_gambling,
        "Cheating" => all.cheating,
        "Stalling" => all.stalling,
        "Fraud" => all.fraud,
        "Theft" => all.theft,
        _ => return None,
    })
}

/// Returns an infraction's name written out in a language.
pub(crate) fn infraction(name: &str, language: TextLanguage) -> String {
    full_name(name, language).unwrap_or(name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Abbreviations such as "OCME" mean nothing to most readers.
    #[test]
    fn every_infraction_of_a_bundled_profile_has_a_full_name() {
        for profile in tournament::Profile::all() {
            for one in &profile.infractions {
                let known = full_name(&one.name, TextLanguage::German).is_some();
                assert!(known, "{}: {}", profile.key, one.name);
                let english = infraction(&one.name, TextLanguage::English);
                assert!(english.chars().any(char::is_lowercase), "{english}");
            }
        }
        assert_eq!(infraction("Spilled coffee", TextLanguage::German), "Spilled coffee");
    }
}
