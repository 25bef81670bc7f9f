//! Whether a profile that somebody has edited is sound.

use std::collections::HashSet;

use thiserror::Error;

use super::{MissedRound, Profile, RankKey, TableKey};
use crate::{Fraction, MOST_ROUNDS};

/// The longest key, name or code, in letters.
const LONGEST: usize = 80;
/// The most lines of any of its lists.
const MOST_LINES: usize = 200;
/// The longest round, in minutes.
const MOST_MINUTES: u16 = 600;
/// As many boosters as a display box holds.
const MOST_SEALED_PACKS: u8 = 24;

/// Something that is wrong with a profile.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{field}: {what}")]
pub struct ProfileProblem {
    /// A stable code for programs.
    pub code: &'static str,
    /// The field, with the place in a list from 0: `rounds[1]`.
    pub field: String,
    /// What is wrong, in words.
    pub what: String,
}

fn problem(code: &'static str, field: impl Into<String>, what: impl Into<String>) -> ProfileProblem {
    ProfileProblem { code, field: field.into(), what: what.into() }
}

impl Profile {
    /// Everything that is wrong with it; a sound profile has nothing. The sources of values are not asked for: an
    /// organiser needs none.
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
            let what = "a key has small letters, digits and hyphens, 80 at the most";
            found.push(problem("profile.key", "key", what));
        }
        let length = self.name.chars().count();
        if self.name.trim().is_empty() || length > LONGEST || self.name.chars().any(char::is_control) {
            found.push(problem("profile.name", "name", "a name has 1 to 80 letters"));
        }
    }

    fn check_ranking(&self, found: &mut Vec<ProfileProblem>) {
        match self.rank_by.first() {
            None => found.push(problem("profile.rank_by", "rank_by", "nothing decides the standings")),
            Some(RankKey::MatchWins | RankKey::MatchPoints) => {}
            Some(RankKey::OpponentsMatchWins | RankKey::GameWins | RankKey::OpponentsGameWins) => {
                found.push(problem("profile.rank_by", "rank_by[0]", "matches come first: wins or points"));
            }
        }
        if (1..self.rank_by.len()).any(|place| self.rank_by[..place].contains(&self.rank_by[place])) {
            found.push(problem("profile.twice", "rank_by", "a key stands twice"));
        }
        if Fraction::new(1, 1).is_some_and(|one| self.floor > one) {
            found.push(problem("profile.floor", "floor", "the floor is a share, 1/1 at the most"));
        }
        for (field, points) in [("match_points", self.match_points), ("game_points", self.game_points)] {
            if points.win == 0 || points.draw > points.win || points.loss > points.draw {
                found.push(problem("profile.points", field, "a win gives the most, at least 1, and a loss the least"));
            }
        }
        let score = &self.table_score;
        if !score.points.is_sorted_by(|higher, lower| higher >= lower) || score.points[0] == 0 {
            found.push(problem(
                "profile.points",
                "table_score.points",
                "a higher place gives no less, the first at least 1",
            ));
        }
        if score.rank_by.first() != Some(&TableKey::Points) {
            found.push(problem("profile.rank_by", "table_score.rank_by", "points come first"));
        }
    }

    fn check_matches(&self, found: &mut Vec<ProfileProblem>) {
        if !(1..=3).contains(&self.games_to_win) {
            found.push(problem("profile.games", "games_to_win", "a match is won with 1, 2 or 3 games"));
        }
        let most = self.games_to_win;
        let lost = |missed: MissedRound| match missed {
            MissedRound::Loss { games_lost } => games_lost,
            MissedRound::NotCounted | MissedRound::Bye => 0,
        };
        for (field, games) in [
            ("bye_games_won", self.bye_games_won),
            ("no_show_games_won", self.no_show_games_won),
            ("missed_round", lost(self.missed_round)),
            ("late_entry", lost(self.late_entry)),
        ] {
            if games > most {
                found.push(problem("profile.games", field, format!("a match has {most} won games at the most")));
            }
        }
    }

    fn check_rounds(&self, found: &mut Vec<ProfileProblem>) {
        if self.rounds.is_empty() || self.rounds.len() > MOST_LINES {
            found.push(problem("profile.rounds", "rounds", "the table of rounds has 1 to 200 lines"));
        }
        for (place, line) in self.rounds.iter().enumerate() {
            if !(1..=MOST_ROUNDS).contains(&line.rounds) {
                let what = format!("1 to {MOST_ROUNDS} rounds are possible");
                found.push(problem("profile.rounds", format!("rounds[{place}]"), what));
            }
            if place > 0 && line.players <= self.rounds[place - 1].players {
                found.push(problem("profile.rounds", format!("rounds[{place}]"), "the numbers of players ascend"));
            }
        }
        for (field, minutes, least) in [
            ("round_minutes", self.round_minutes, 1),
            ("single_game_minutes", self.single_game_minutes, 1),
            ("cut_minutes", self.cut_minutes, 0),
        ] {
            if !(least..=MOST_MINUTES).contains(&minutes) {
                found.push(problem(
                    "profile.minutes",
                    field,
                    format!("{least} to {MOST_MINUTES} minutes are possible"),
                ));
            }
        }
    }

    fn check_sealed(&self, found: &mut Vec<ProfileProblem>) {
        if !(1..=MOST_SEALED_PACKS).contains(&self.sealed_packs) {
            let what = format!("1 to {MOST_SEALED_PACKS} boosters are possible");
            found.push(problem("profile.sealed_packs", "sealed_packs", what));
        }
    }

    fn check_infractions(&self, found: &mut Vec<ProfileProblem>) {
        if self.infractions.len() > MOST_LINES {
            found.push(problem("profile.infractions", "infractions", "200 infractions at the most"));
        }
        let mut codes = HashSet::new();
        for (place, infraction) in self.infractions.iter().enumerate() {
            let field = || format!("infractions[{place}]");
            let named = |text: &str| !text.trim().is_empty() && text.chars().count() <= LONGEST;
            if !named(&infraction.code) || !named(&infraction.name) {
                found.push(problem("profile.infractions", field(), "code and name have 1 to 80 letters"));
            }
            if !codes.insert(infraction.code.as_str()) {
                found.push(problem("profile.twice", field(), "the code stands twice"));
            }
            if infraction.path.is_empty() || infraction.path.len() > MOST_LINES {
                found.push(problem("profile.infractions", field(), "the path has at least one penalty"));
            } else if !infraction.path.is_sorted() {
                found.push(problem("profile.infractions", field(), "a later penalty is no milder than an earlier one"));
            }
        }
    }
}
