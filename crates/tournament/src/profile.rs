//! Rules profiles: how an event scores and ranks, as data with the source of every value.

mod check;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use check::{ProfileFault, ProfileProblem};

use crate::Fraction;

/// How an event scores and ranks. The shipped ones are files; see [`Profile::all`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The key by which programs and files name it.
    pub key: String,
    /// The name by which people know it.
    pub name: String,
    /// Other keys that mean it.
    pub aliases: Vec<String>,
    /// What decides the standings, first key first; players equal in all share a rank.
    pub rank_by: Vec<RankKey>,
    /// What a match-win percentage counts.
    pub match_win_share: MatchWinShare,
    /// Points of a match.
    pub match_points: Points,
    /// Points of a game; they make the game-win percentage.
    pub game_points: Points,
    /// The least that any percentage counts.
    pub floor: Fraction,
    /// Games that win a match.
    pub games_to_win: u8,
    /// Games that a bye counts as won.
    pub bye_games_won: u8,
    /// Games that the present side of a no-show counts as won, and the absent one as lost.
    pub no_show_games_won: u8,
    /// Who wins a match that time ended while one side was ahead.
    pub unfinished_lead: UnfinishedLead,
    /// What a match without a winner is for both.
    pub no_winner: NoWinner,
    /// What a round is for somebody who was not there between leaving and coming back.
    pub missed_round: MissedRound,
    /// What a round before a late entry is.
    pub late_entry: MissedRound,
    /// Rounds by the number of players, ascending; a larger field than the last has the last's.
    pub rounds: Vec<RoundsForField>,
    /// Minutes of a round.
    pub round_minutes: u16,
    /// Minutes of a round of single games.
    pub single_game_minutes: u16,
    /// Minutes of a round of the single elimination; 0 is no limit.
    pub cut_minutes: u16,
    /// How many boosters each player opens in sealed; six unless the profile says otherwise (CR 10.2.1A).
    #[serde(default = "six")]
    pub sealed_packs: u8,
    /// What is played after time is called, in this order.
    pub end_of_match: Vec<EndOfMatch>,
    /// How who is out in the same round of the single elimination is placed.
    pub cut_places: CutPlaces,
    /// How tables of three and four score.
    pub table_score: TableScore,
    /// Who may see registered decks.
    pub deck_lists: DeckLists,
    /// What is penalised, and how.
    pub infractions: Vec<Infraction>,
    /// Where each of these values comes from.
    pub sources: Vec<Source>,
}

fn six() -> u8 {
    6
}

/// A key of the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum RankKey {
    /// Number of matches won, byes among them.
    MatchWins,
    /// Match points by [`Points`].
    MatchPoints,
    /// The opponents' match-win percentage.
    OpponentsMatchWins,
    /// The player's game-win percentage.
    GameWins,
    /// The opponents' game-win percentage.
    OpponentsGameWins,
}

/// What a match-win percentage counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatchWinShare {
    /// Matches won, of matches played.
    WinsOfMatches,
    /// Match points, of the points that as many wins would have earned.
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

/// Who wins a match that time ended at, say, 1-0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnfinishedLead {
    /// The side that is ahead.
    Wins,
    /// Nobody: the match has no winner.
    NoWinner,
}

/// What a match without a winner is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoWinner {
    /// A draw for both.
    Draw,
    /// A loss for both.
    DoubleLoss,
}

/// What a missed round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum MissedRound {
    /// A match lost, with this many games lost.
    Loss {
        /// Games lost in that match.
        games_lost: u8,
    },
    /// Nothing: it is in no record and no percentage.
    NotCounted,
    /// A bye: a match won without an opponent.
    Bye,
}

/// A step after time is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndOfMatch {
    /// The round of the game that is going on is finished.
    FinishRound,
    /// So many more full rounds are played.
    ExtraRounds(u8),
    /// The game is played on to its end.
    PlayOn,
}

/// How those who are out in the same round of the single elimination are placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum CutPlaces {
    /// They share the place.
    Shared,
    /// The better seed is placed higher.
    BySeed,
}

/// How tables of three and four score.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableScore {
    /// Points for the first, second, third and fourth place by remaining HP.
    pub points: [u8; 4],
    /// What several who share a place get.
    pub shared: SharedPlace,
    /// Points of a bye.
    pub bye: u8,
    /// What decides the standings, first key first.
    pub rank_by: Vec<TableKey>,
}

/// What several who share a place at a table get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SharedPlace {
    /// The points of the highest of the places that they fill.
    Highest,
    /// The points of the lowest of them.
    Lowest,
    /// The points of the place below the highest.
    NextLower,
}

/// A key of the standings of tables of three and four.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableKey {
    /// Points by place, see [`TableScore::points`].
    Points,
    /// Games won, shared ones among them (CR 12.7.3).
    Victories,
    /// The sum of HP left.
    RemainingHp,
    /// The average of the opponents' points, each game's opponents once.
    OpponentsPoints,
}

/// Who may see registered decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeckLists {
    /// Only judges may see them.
    Closed,
    /// Everybody may see them, once they are locked.
    Open,
}

/// An infraction with its penalties.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Infraction {
    /// What programs and judges call it, such as "3.4".
    pub code: String,
    /// The infraction's name, for people.
    pub name: String,
    /// What the first, the second and so on is penalised with; more than the list has get the last.
    pub path: Vec<Penalty>,
    /// Infractions of the same group count together; none: each code for itself.
    pub group: Option<String>,
}

/// What an infraction is penalised with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Penalty {
    /// Nothing; it is written down.
    Tracking,
    /// A warning; the match goes on.
    Warning,
    /// A game is lost.
    GameLoss,
    /// The match is lost.
    MatchLoss,
    /// The match is lost, and the player is out.
    Disqualification,
}

/// A line of the table of rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundsForField {
    /// Up to this many players.
    pub players: u32,
    /// Recommended Swiss rounds for that field.
    pub rounds: u16,
}

/// Where a value of a profile comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The field of the profile.
    pub value: String,
    /// The source of the value: a document and its place.
    pub stated: String,
    /// How well the source supports the value.
    pub confidence: Confidence,
}

/// How sure a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Confidence {
    /// An official text, or several independent sources.
    High,
    /// One source that is well placed to know.
    Medium,
    /// Practice, or an analogy.
    Low,
    /// Stated nowhere: our choice.
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
    /// The shipped profiles, the default first.
    pub fn all() -> &'static [Profile] {
        &PROFILES
    }

    /// The shipped profile with this key or alias; `_` and `-` are the same, capitals do not matter.
    pub fn by_key(key: &str) -> Option<Profile> {
        let plain = |key: &str| key.to_lowercase().replace('_', "-");
        let wanted = plain(key);
        let is_it =
            |profile: &&Profile| std::iter::once(&profile.key).chain(&profile.aliases).any(|key| plain(key) == wanted);
        Profile::all().iter().find(is_it).cloned()
    }

    /// Rounds for a field of this many players.
    pub fn rounds_for(&self, players: usize) -> u16 {
        let line = self.rounds.iter().find(|line| players <= line.players as usize).or(self.rounds.last());
        line.map_or(1, |line| line.rounds)
    }

    /// Whether match points, not match wins, are the score that players are paired by.
    pub(crate) fn pairs_by_points(&self) -> bool {
        self.rank_by.first() == Some(&RankKey::MatchPoints)
    }
}

impl Default for Profile {
    /// Star Wars: Unlimited as Melee ranks it.
    fn default() -> Profile {
        PROFILES[0].clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_and_the_default_is_melees() {
        let keys: Vec<&str> = Profile::all().iter().map(|profile| profile.key.as_str()).collect();
        assert_eq!(keys, ["swu-melee", "swu-points", "generic"]);
        assert_eq!(Profile::default().key, "swu-melee");
    }

    #[test]
    fn every_value_says_where_it_comes_from() {
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
    fn a_profile_is_found_by_its_other_names() {
        assert_eq!(Profile::by_key("swu_wins").unwrap().key, "swu-melee");
        assert_eq!(Profile::by_key("SWU_points").unwrap().key, "swu-points");
        assert_eq!(Profile::by_key("chess"), None);
    }

    /// Shops and organisers agree on 8: 3, 9-16: 4, 17-32: 5, 33-64: 6, 65-128: 7; above, Magic's table.
    #[test]
    fn the_recommended_rounds_follow_the_table() {
        let profile = Profile::default();
        let rounds = [2, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65, 128, 129, 226, 227, 409, 410, 5000];
        let expected = [1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10];
        assert_eq!(rounds.map(|players| profile.rounds_for(players)), expected);
    }
}
