//! Validation of edited rules profiles.

use std::collections::HashSet;

use thiserror::Error;

use super::MOST_ROUNDS;
use super::{MissedRoundRule, Profile, TableKey};
use crate::Fraction;

/// Maximum length of a key, name or code, in letters.
const LONGEST: usize = 80;
/// Maximum number of lines in any list of a profile.
const MOST_LINES: usize = 200;
/// Maximum length of a round, in minutes.
const MOST_MINUTES: u16 = 600;
/// Maximum number of sealed boosters, as many as a display box holds.
const MOST_SEALED_PACKS: u8 = 24;

/// A problem with a rules profile.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{field}: {what}")]
pub struct ProfileProblem {
    /// The field, with the index in a list from 0: `rounds[1]`.
    pub field: String,
    /// The rule that the field breaks.
    pub what: ProfileProblemKind,
}

/// A rule for a field of a profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[allow(missing_docs)] // The error messages document the variants.
pub enum ProfileProblemKind {
    #[error("the floor must be a fraction of at most 1/1")]
    Floor,
    #[error("a match must be won with 1, 2 or 3 games")]
    GamesToWin,
    #[error("a bye, no-show or missed round can count at most {most} games")]
    GamesWon { most: u8 },
    #[error("a profile can have at most {most} infractions")]
    InfractionCount { most: usize },
    #[error("code and name must each have 1 to {longest} characters")]
    InfractionNames { longest: usize },
    #[error("a later penalty cannot be milder than an earlier one")]
    InfractionOrder,
    #[error("the penalty path has no penalties, or too many")]
    InfractionPath,
    #[error("the code is used twice")]
    InfractionTwice,
    #[error("a key can have only lower-case letters, digits and hyphens, at most {longest}")]
    Key { longest: usize },
    #[error("a ranking criterion is listed twice")]
    KeyTwice,
    #[error("the first ranking criterion must be match wins or match points")]
    MatchesFirst,
    #[error("the time must be {least} to {most} minutes")]
    Minutes { least: u16, most: u16 },
    #[error("a name must have 1 to {longest} characters")]
    Name { longest: usize },
    #[error("the profile has no ranking criteria")]
    NothingRanks,
    #[error("a better place cannot give fewer points, and first place must give at least 1")]
    PlacePoints,
    #[error("a win must give at least 1 point and the most points, and a loss the fewest")]
    Points,
    #[error("the first ranking criterion must be points")]
    PointsFirst,
    #[error("the number of rounds must be 1 to {most}")]
    RoundCount { most: u16 },
    #[error("the rounds table must have 1 to {most} lines")]
    RoundLines { most: usize },
    #[error("player counts must be in ascending order")]
    RoundOrder,
    #[error("a sealed pool must have 1 to {most} boosters")]
    SealedPacks { most: u8 },
}

fn problem(field: impl Into<String>, what: ProfileProblemKind) -> ProfileProblem {
    ProfileProblem { field: field.into(), what }
}

impl Profile {
    /// Returns all problems with the profile; empty if it is valid. The sources of values are not checked, because an
    /// organiser's profile needs none.
    pub fn problems(&self) -> Vec<ProfileProblem> {
        let mut found = Vec::new();
        self.check_names(&mut found);
        self.check_ranking(&mut found);
        self.check_matches(&mut found);
        self.check_rounds(&mut found);
        self.check_sealed(&mut found);
        self.check_infractions(&mut found);
        found
    }

    fn check_names(&self, found: &mut Vec<ProfileProblem>) {
        let letter = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if self.key.is_empty() || self.key.len() > LONGEST || !self.key.chars().all(letter) {
            found.push(problem("key", ProfileProblemKind::Key { longest: LONGEST }));
        }
        let length = self.name.chars().count();
        if self.name.trim().is_empty() || length > LONGEST || self.name.chars().any(char::is_control) {
            found.push(problem("name", ProfileProblemKind::Name { longest: LONGEST }));
        }
    }

    fn check_ranking(&self, found: &mut Vec<ProfileProblem>) {
        match self.rank_by.first() {
            None => found.push(problem("rank_by", ProfileProblemKind::NothingRanks)),
            Some(first) if first.may_be_first() => {}
            Some(_) => found.push(problem("rank_by[0]", ProfileProblemKind::MatchesFirst)),
        }
        if (1..self.rank_by.len()).any(|place| self.rank_by[..place].contains(&self.rank_by[place])) {
            found.push(problem("rank_by", ProfileProblemKind::KeyTwice));
        }
        if Fraction::new(1, 1).is_some_and(|one| self.floor > one) {
            found.push(problem("floor", ProfileProblemKind::Floor));
        }
        for (field, points) in [("match_points", self.match_points), ("game_points", self.game_points)] {
            if points.win == 0 || points.draw > points.win || points.loss > points.draw {
                found.push(problem(field, ProfileProblemKind::Points));
            }
        }
        let score = &self.table_score;
        if !score.points.is_sorted_by(|higher, lower| higher >= lower) || score.points[0] == 0 {
            found.push(problem("table_score.points", ProfileProblemKind::PlacePoints));
        }
        if score.rank_by.first() != Some(&TableKey::Points) {
            found.push(problem("table_score.rank_by", ProfileProblemKind::PointsFirst));
        }
    }

    fn check_matches(&self, found: &mut Vec<ProfileProblem>) {
        if !(1..=3).contains(&self.games_to_win) {
            found.push(problem("games_to_win", ProfileProblemKind::GamesToWin));
        }
        let most = self.games_to_win;
        let lost = |missed: MissedRoundRule| match missed {
            MissedRoundRule::Loss { games_lost } => games_lost,
            MissedRoundRule::NotCounted | MissedRoundRule::Bye => 0,
        };
        for (field, games) in [
            ("bye_games_won", self.bye_games_won),
            ("no_show_games_won", self.no_show_games_won),
            ("missed_round", lost(self.missed_round)),
            ("late_entry", lost(self.late_entry)),
        ] {
            if games > most {
                found.push(problem(field, ProfileProblemKind::GamesWon { most }));
            }
        }
    }

    fn check_rounds(&self, found: &mut Vec<ProfileProblem>) {
        if self.rounds.is_empty() || self.rounds.len() > MOST_LINES {
            found.push(problem("rounds", ProfileProblemKind::RoundLines { most: MOST_LINES }));
        }
        for (place, line) in self.rounds.iter().enumerate() {
            if !(1..=MOST_ROUNDS).contains(&line.rounds) {
                let what = ProfileProblemKind::RoundCount { most: MOST_ROUNDS };
                found.push(problem(format!("rounds[{place}]"), what));
            }
            if place > 0 && line.players <= self.rounds[place - 1].players {
                found.push(problem(format!("rounds[{place}]"), ProfileProblemKind::RoundOrder));
            }
        }
        for (field, minutes, least) in [
            ("round_minutes", self.round_minutes, 1),
            ("single_game_minutes", self.single_game_minutes, 1),
            ("cut_minutes", self.cut_minutes, 0),
        ] {
            if !(least..=MOST_MINUTES).contains(&minutes) {
                found.push(problem(field, ProfileProblemKind::Minutes { least, most: MOST_MINUTES }));
            }
        }
    }

    fn check_sealed(&self, found: &mut Vec<ProfileProblem>) {
        if !(1..=MOST_SEALED_PACKS).contains(&self.sealed_packs) {
            found.push(problem("sealed_packs", ProfileProblemKind::SealedPacks { most: MOST_SEALED_PACKS }));
        }
    }

    fn check_infractions(&self, found: &mut Vec<ProfileProblem>) {
        if self.infractions.len() > MOST_LINES {
            found.push(problem("infractions", ProfileProblemKind::InfractionCount { most: MOST_LINES }));
        }
        let mut codes = HashSet::new();
        for (place, infraction) in self.infractions.iter().enumerate() {
            let field = || format!("infractions[{place}]");
            let named = |text: &str| !text.trim().is_empty() && text.chars().count() <= LONGEST;
            if !named(&infraction.code) || !named(&infraction.name) {
                found.push(problem(field(), ProfileProblemKind::InfractionNames { longest: LONGEST }));
            }
            if !codes.insert(infraction.code.as_str()) {
                found.push(problem(field(), ProfileProblemKind::InfractionTwice));
            }
            if infraction.path.is_empty() || infraction.path.len() > MOST_LINES {
                found.push(problem(field(), ProfileProblemKind::InfractionPath));
            } else if !infraction.path.is_sorted() {
                found.push(problem(field(), ProfileProblemKind::InfractionOrder));
            }
        }
    }
}
