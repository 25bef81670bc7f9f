//! Texts for rules profiles and the end-of-match procedure.

use messages::log as wording;
use tournament::{EndOfMatch, MatchWinShare, Profile, SharedPlace};

use crate::language::TextLanguage;
use crate::standing_columns::StandingColumn;

/// Returns the text of the end-of-match procedure.
pub(crate) fn end_of_match(language: TextLanguage, step: EndOfMatch) -> String {
    match step {
        EndOfMatch::FinishRound => wording::FinishTheCurrentRoundOfThe {}.text(language),
        EndOfMatch::ExtraRounds(1) => wording::ThenPlayOneMoreFullRound {}.text(language),
        EndOfMatch::ExtraRounds(rounds) => wording::ThenPlayMoreFullRounds { rounds: &rounds }.text(language),
        EndOfMatch::PlayOn => wording::PlayTheGameToItsEnd {}.text(language),
    }
}

/// Returns the name of a profile: translated for bundled ones, unchanged for custom ones.
pub(crate) fn profile_name(language: TextLanguage, profile: &Profile) -> String {
    let name = &profile.name;
    match name.as_str() {
        "Match points (general)" => wording::ProfileMatchPoints { name: &name }.text(language),
        "Star Wars: Unlimited (Melee, older text)" => wording::ProfileOlderMelee { name: &name }.text(language),
        _ => name.clone(),
    }
}

/// Returns the ranking criteria of a profile, the most important first.
pub(crate) fn ranked_by(language: TextLanguage, profile: &Profile) -> String {
    let columns = profile.rank_by.iter().map(|key| StandingColumn::Matches(*key).words(language).ranked_by);
    columns.collect::<Vec<_>>().join(", ")
}

/// Returns the formula of a profile's match-win percentage.
pub(crate) fn match_win_share(language: TextLanguage, profile: &Profile) -> String {
    match profile.match_win_share {
        MatchWinShare::WinsOfMatches => wording::MatchWinMatchesWonMatchesPlayed {}.text(language),
        MatchWinShare::PointsOfPossible => wording::MatchWinMatchPointsMatches {}.text(language),
    }
}

/// Returns the text of a profile's ranking criteria and floor.
pub(crate) fn profile(language: TextLanguage, profile: &Profile) -> String {
    let (keys, share) = (ranked_by(language, profile), match_win_share(language, profile));
    wording::RankedByNeverBelow { keys: &keys, share: &share, floor: &profile.floor.to_string() }.text(language)
}

/// Returns the text of a profile's scoring and ranking of multiplayer tables.
pub(crate) fn table_profile(language: TextLanguage, profile: &Profile) -> String {
    let score = &profile.table_score;
    let columns = score.rank_by.iter().map(|key| StandingColumn::Tables(*key).words(language).ranked_by);
    let keys: Vec<&str> = columns.collect();
    let [first, second, third, fourth] = score.points;
    let shared = match score.shared {
        SharedPlace::Highest => wording::TiedPlayersGetThePointsOf {}.text(language),
        SharedPlace::Lowest => wording::TiedPlayersGetThePointsOfThe {}.text(language),
        SharedPlace::NextLower => wording::TiedPlayersGetThePointsOfTheLower {}.text(language),
    };
    let (bye, keys) = (score.bye, keys.join(", "));
    wording::AndPointsForThePlacesBy {
        first: &first,
        second: &second,
        third: &third,
        fourth: &fourth,
        shared: &shared,
        bye: &bye,
        keys: &keys,
    }
    .text(language)
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
