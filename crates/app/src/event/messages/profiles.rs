//! Texts for rules profiles and the end-of-match procedure.

use tournament::{EndOfMatch, MatchWinShare, Profile, SharedPlace};

use crate::language::TextLanguage;
use crate::language::localized;
use crate::standing_columns::StandingColumn;

/// Returns the text of the end-of-match procedure.
pub(crate) fn end_of_match(language: TextLanguage, step: EndOfMatch) -> String {
    match step {
        EndOfMatch::FinishRound => {
            localized!(
                language,
                "Finish the current round of the game.",
                "Die laufende Spielrunde wird zu Ende gespielt."
            )
        }
        EndOfMatch::ExtraRounds(1) => {
            localized!(language, "Then play one more full round.", "Danach wird noch eine Spielrunde gespielt.")
        }
        EndOfMatch::ExtraRounds(rounds) => {
            localized!(
                language,
                "Then play {rounds} more full rounds.",
                "Danach werden noch {rounds} Spielrunden gespielt."
            )
        }
        EndOfMatch::PlayOn => localized!(language, "Play the game to its end.", "Das Spiel wird zu Ende gespielt."),
    }
}

/// Returns the name of a profile: translated for bundled ones, unchanged for custom ones.
pub(crate) fn profile_name(language: TextLanguage, profile: &Profile) -> String {
    let name = &profile.name;
    match name.as_str() {
        "Match points (general)" => localized!(language, "{name}", "Matchpunkte (allgemein)"),
        "Star Wars: Unlimited (Melee, older text)" => {
            localized!(language, "{name}", "Star Wars: Unlimited (Melee, älterer Text)")
        }
        _ => name.clone(),
    }
}

/// Returns the text of a profile's ranking criteria and floor.
pub(crate) fn profile(language: TextLanguage, profile: &Profile) -> String {
    let columns = profile.rank_by.iter().map(|key| StandingColumn::Matches(*key).words(language).ranked_by);
    let keys: Vec<&str> = columns.collect();
    let share = match profile.match_win_share {
        MatchWinShare::WinsOfMatches => {
            localized!(
                language,
                "match-win % = matches won ÷ matches played",
                "Match-% = gewonnene ÷ gespielte Matches"
            )
        }
        MatchWinShare::PointsOfPossible => {
            localized!(language, "match-win % = match points ÷ (3 × matches)", "Match-% = Matchpunkte ÷ (3 × Matches)")
        }
    };
    let (keys, floor) = (keys.join(", "), profile.floor);
    localized!(
        language,
        "Ranked by {keys}; {share}, never below {floor}.",
        "Rangfolge nach {keys}; {share}, nie unter {floor}."
    )
}

/// Returns the text of a profile's scoring and ranking of multiplayer tables.
pub(crate) fn table_profile(language: TextLanguage, profile: &Profile) -> String {
    let score = &profile.table_score;
    let columns = score.rank_by.iter().map(|key| StandingColumn::Tables(*key).words(language).ranked_by);
    let keys: Vec<&str> = columns.collect();
    let [first, second, third, fourth] = score.points;
    let shared = match score.shared {
        SharedPlace::Highest => {
            localized!(
                language,
                "tied players get the points of the higher place",
                "wer sich einen Platz teilt, bekommt dessen Punkte"
            )
        }
        SharedPlace::Lowest => localized!(
            language,
            "tied players get the points of the lowest place they share",
            "wer sich Plätze teilt, bekommt die Punkte des niedrigsten"
        ),
        SharedPlace::NextLower => localized!(
            language,
            "tied players get the points of the lower place",
            "bei Gleichstand gibt es die Punkte des nächstniedrigeren Platzes"
        ),
    };
    let (bye, keys) = (score.bye, keys.join(", "));
    localized!(
        language,
        "{first}, {second}, {third} and {fourth} points for the places by HP left; {shared}; {bye} for a bye. Ranked by {keys}.",
        "{first}, {second}, {third} und {fourth} Punkte für die Plätze nach übrigen TP; {shared}; {bye} für ein Freilos. Rangfolge nach {keys}."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bundled_profile_has_a_german_name() {
        let said = Profile::all().iter().map(|profile| profile_name(TextLanguage::German, profile));
        let mut said: Vec<String> = said.collect();
        said.sort();
        let melee = ["Star Wars: Unlimited (Melee)", "Star Wars: Unlimited (Melee, älterer Text)"];
        assert_eq!(said, ["Matchpunkte (allgemein)", melee[0], melee[1]]);
        let own = Profile { name: "Dienstag".to_owned(), ..Profile::all()[0].clone() };
        assert_eq!(profile_name(TextLanguage::German, &own), "Dienstag");
    }
}
