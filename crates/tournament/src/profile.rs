//! Rules profiles: scoring and ranking of an event as data, with the source of every value.

mod check;
mod rank_key;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use check::{ProfileProblem, ProfileProblemKind};
pub use rank_key::{RankKey, RankValue, TableKey};

use crate::Fraction;

/// Maximum number of rounds in an event.
pub const MOST_ROUNDS: u16 = 64;

/// Scoring and ranking rules of an event. The bundled profiles are files; see [`Profile::all`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The key that identifies the profile in programs and files.
    pub key: String,
    /// The display name.
    pub name: String,
    /// Alternative keys.
    pub aliases: Vec<String>,
    /// Ranking keys of the standings, most significant first. Players equal in every key share a rank.
    pub rank_by: Vec<RankKey>,
    /// Definition of the match-win percentage.
    pub match_win_share: MatchWinShare,
    /// Match points for a win, a draw and a loss.
    pub match_points: Points,
    /// Game points for a win, a draw and a loss; the game-win percentage is computed from them.
    pub game_points: Points,
    /// The minimum value of every percentage.
    pub floor: Fraction,
    /// Number of games that win a match.
    pub games_to_win: u8,
    /// Number of games that a bye counts as won.
    pub bye_games_won: u8,
    /// Number of games that a no-show counts as won for the player present and as lost for the absent player.
    pub no_show_games_won: u8,
    /// The winner of a match that time ended while one side was ahead.
    pub unfinished_lead: UnfinishedMatchRule,
    /// The result of a match without a winner.
    pub no_winner: NoWinner,
    /// The result of a round that a player missed between dropping and coming back.
    pub missed_round: MissedRoundRule,
    /// The result of a round before a late entry.
    pub late_entry: MissedRoundRule,
    /// Number of rounds by number of players, ascending. Fields larger than the last line use the last line.
    pub rounds: Vec<RoundsForField>,
    /// Length of a round in minutes.
    pub round_minutes: u16,
    /// Length of a best-of-one round in minutes.
    pub single_game_minutes: u16,
    /// Length of a top cut round in minutes; 0 means no limit.
    pub cut_minutes: u16,
    /// Number of boosters per player in sealed; six by default (CR 10.2.1A).
    #[serde(default = "six")]
    pub sealed_packs: u8,
    /// The procedure after time is called, in order.
    pub end_of_match: Vec<EndOfMatch>,
    /// Placement of players eliminated in the same round of the top cut.
    pub cut_places: CutPlaces,
    /// Scoring of multiplayer tables.
    pub table_score: TableScore,
    /// Visibility of registered deck lists.
    pub deck_lists: DeckLists,
    /// The infractions and their penalty paths.
    pub infractions: Vec<Infraction>,
    /// The source of each value.
    pub sources: Vec<Source>,
}

fn six() -> u8 {
    6
}

/// Definition of the match-win percentage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatchWinShare {
    /// Matches won divided by matches played.
    WinsOfMatches,
    /// Match points divided by the points for winning every match.
    PointsOfPossible,
}

/// Match points for a win, a draw and a loss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Match points for a win.
    pub win: u8,
    /// Match points for a draw.
    pub draw: u8,
    /// Match points for a loss.
    pub loss: u8,
}

/// The outcome of a match that time ended while one side was ahead, such as 1-0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnfinishedMatchRule {
    /// The side that is ahead wins.
    Wins,
    /// The match has no winner.
    NoWinner,
}

/// The result of a match without a winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoWinner {
    /// A draw for both.
    Draw,
    /// A loss for both.
    DoubleLoss,
}

/// The result of a missed round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum MissedRoundRule {
    /// A match loss, with this many games lost.
    Loss {
        /// Games lost in that match.
        games_lost: u8,
    },
    /// Not counted in the record or in any percentage.
    NotCounted,
    /// A bye: a win without an opponent.
    Bye,
}

/// A part of the procedure after time is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndOfMatch {
    /// Finish the current round of the game.
    FinishRound,
    /// Play this many more full rounds.
    ExtraRounds(u8),
    /// Play the game to its end.
    PlayOn,
}

/// Placement of players eliminated in the same round of the top cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum CutPlaces {
    /// They share the place.
    Shared,
    /// The better seed is placed higher.
    BySeed,
}

/// Scoring of multiplayer tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableScore {
    /// Points for first, second, third and fourth place by remaining HP.
    pub points: [u8; 4],
    /// Points of players who share a place.
    pub shared: SharedPlace,
    /// Points for a bye.
    pub bye: u8,
    /// Ranking keys of the standings, most significant first.
    pub rank_by: Vec<TableKey>,
}

/// Points of players who share a place at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SharedPlace {
    /// The points of the highest place they occupy.
    Highest,
    /// The points of the lowest place they occupy.
    Lowest,
    /// The points of the place below the highest.
    NextLower,
}

/// Visibility of registered deck lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeckLists {
    /// Visible to judges only.
    Closed,
    /// Visible to everyone once locked.
    Open,
}

/// An infraction with its penalty path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Infraction {
    /// The code used by programs and judges, such as "3.4".
    pub code: String,
    /// The infraction's display name.
    pub name: String,
    /// Penalties for the first infraction, the second and so on. Further infractions get the last one.
    pub path: Vec<Penalty>,
    /// Infractions of the same group are counted together. `None` counts each code separately.
    pub group: Option<String>,
}

/// A penalty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Penalty {
    /// Recorded only, without a penalty.
    Tracking,
    /// A warning; the match continues.
    Warning,
    /// The loss of a game.
    GameLoss,
    /// The loss of the match.
    MatchLoss,
    /// The loss of the match and disqualification from the event.
    Disqualification,
}

/// A line of the rounds table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundsForField {
    /// Maximum number of players for this line.
    pub players: u32,
    /// Recommended number of Swiss rounds.
    pub rounds: u16,
}

/// The source of a value of a profile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The name of the profile's field.
    pub value: String,
    /// The source of the value: a document and the place in it.
    pub stated: String,
    /// Confidence in the source.
    pub confidence: Confidence,
}

/// Confidence in the source of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Confidence {
    /// An official text, or several independent sources.
    High,
    /// One source with first-hand knowledge.
    Medium,
    /// Common practice, or an analogy.
    Low,
    /// No source; our own choice.
    Unstated,
}

const FILES: [&str; 3] = [
    include_str!("../../../data/profiles/swu-melee.ron"),
    include_str!("../../../data/profiles/swu-points.ron"),
    include_str!("../../../data/profiles/generic.ron"),
];

static PROFILES: LazyLock<Vec<Profile>> = LazyLock::new(|| {
    let read = |file: &&str| {
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        options.from_str(file).expect("the files are part of the program, and a test reads every one of them")
    };
    FILES.iter().map(read).collect()
});

impl Profile {
    /// Returns the bundled profiles, the default first.
    pub fn all() -> &'static [Profile] {
        &PROFILES
    }

    /// Returns the bundled profile with this key or alias, if there is one. Ignores case and treats `_` and `-` as the
    /// same.
    pub fn by_key(key: &str) -> Option<Profile> {
        let plain = |key: &str| key.to_lowercase().replace('_', "-");
        let wanted = plain(key);
        let is_it =
            |profile: &&Profile| std::iter::once(&profile.key).chain(&profile.aliases).any(|key| plain(key) == wanted);
        Profile::all().iter().find(is_it).cloned()
    }

    /// Returns the number of rounds for a field of this many players.
    pub fn rounds_for(&self, players: usize) -> u16 {
        let line = self.rounds.iter().find(|line| players <= line.players as usize).or(self.rounds.last());
        line.map_or(1, |line| line.rounds)
    }

    /// Returns `true` if players are paired by match points instead of match wins.
    pub(crate) fn pairs_by_points(&self) -> bool {
        self.rank_by.first() == Some(&RankKey::MatchPoints)
    }
}

impl Default for Profile {
    /// Star Wars: Unlimited with the ranking that Melee uses.
    fn default() -> Profile {
        PROFILES[0].clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_profile_is_read_and_the_default_is_swu_melee() {
        let keys: Vec<&str> = Profile::all().iter().map(|profile| profile.key.as_str()).collect();
        assert_eq!(keys, ["swu-melee", "swu-points", "generic"]);
        assert_eq!(Profile::default().key, "swu-melee");
    }

    #[test]
    fn every_value_of_a_profile_has_a_source() {
        for profile in Profile::all() {
            let json = serde_json::to_value(profile).unwrap();
            let about_itself = ["key", "name", "aliases", "sources"];
            let fields = json.as_object().unwrap().keys().filter(|field| !about_itself.contains(&field.as_str()));
            let sources: Vec<&str> = profile.sources.iter().map(|source| source.value.as_str()).collect();
            for field in fields.clone() {
                let times = sources.iter().filter(|source| *source == field).count();
                assert_eq!(times, 1, "{}: {field}", profile.key);
            }
            assert_eq!(sources.len(), fields.count(), "{}", profile.key);
            assert!(profile.sources.iter().all(|source| source.stated.len() > 10), "{}", profile.key);
        }
    }

    #[test]
    fn a_profile_is_found_by_its_aliases() {
        assert_eq!(Profile::by_key("swu_wins").unwrap().key, "swu-melee");
        assert_eq!(Profile::by_key("SWU_points").unwrap().key, "swu-points");
        assert_eq!(Profile::by_key("chess"), None);
    }

    /// Shops and organisers agree: up to 8 players 3 rounds, 9-16: 4, 17-32: 5, 33-64: 6, 65-128: 7. Above that,
    /// Magic's table.
    #[test]
    fn the_recommended_rounds_follow_the_table() {
        let profile = Profile::default();
        let rounds = [2, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65, 128, 129, 226, 227, 409, 410, 5000];
        let expected = [1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10];
        assert_eq!(rounds.map(|players| profile.rounds_for(players)), expected);
    }
}
