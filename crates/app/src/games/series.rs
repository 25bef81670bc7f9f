//! Many games between two bots: who wins how often.

use std::time::{Duration, Instant};

use bots::{Player, Sight};
use rules::Outcome;
use serde::Serialize;

use super::{GameDeck, Seated, game};
use crate::AppError;
use crate::error::{Cause, Fact};

/// What is to be played.
#[derive(Debug, Clone)]
pub struct SeriesAsked {
    /// The players' decks, two to four.
    pub decks: Vec<GameDeck>,
    /// The players, as many.
    pub players: Vec<Seated>,
    /// The number of games to play.
    pub games: u32,
    /// The seed of the first game; the next has the next seed.
    pub seed: u64,
    /// How long a bot that searches thinks about an answer.
    pub think: Duration,
}

/// How many games were won, as `cantina play --games` prints it. Lists are in the order of the players.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Series {
    /// The number of games that were played.
    pub games: u32,
    /// Seconds that they took.
    pub seconds: f64,
    /// Games won by each player.
    pub wins: Vec<u32>,
    /// Games that nobody won alone: draws, and shared victories of Twin Suns.
    pub draws: u32,
    /// Share of the games that each player won, from 0 to 1.
    pub rates: Vec<f64>,
    /// Between what the true share lies, with 95 percent confidence (Wilson's interval).
    pub intervals: Vec<[f64; 2]>,
    /// Rounds of a game on average.
    pub rounds: f64,
    /// Answers that all players gave in a game on average.
    pub answers: f64,
    /// Milliseconds that each player took for an answer on average.
    pub answer_ms: Vec<f64>,
    /// The names of the decks.
    pub decks: Vec<String>,
    /// Who played each deck.
    pub players: Vec<Seated>,
    /// The seed of the first game.
    pub seed: u64,
}

/// More answers than any game needs: one that does not end is reported rather than waited for.
const LONGEST: u32 = 50_000;

/// Plays them one after another on one core. The same seed gives the same games unless somebody searches, because
/// how far a search gets depends on the machine.
///
/// # Errors
/// `play.human` when a person is among the players; `play.endless`, which does not happen.
pub fn series(asked: &SeriesAsked) -> Result<Series, AppError> {
    let start = Instant::now();
    let (mut wins, mut draws, mut rounds) = (vec![0u32; asked.decks.len()], 0, 0u64);
    let mut spent = vec![(Duration::ZERO, 0u32); asked.decks.len()];
    for number in 0..u64::from(asked.games) {
        let (winner, lasted) = one(asked, asked.seed.wrapping_add(number), &mut spent)?;
        match winner {
            Some(winner) => wins[winner] += 1,
            None => draws += 1,
        }
        rounds += u64::from(lasted);
    }
    let games = f64::from(asked.games.max(1));
    Ok(Series {
        games: asked.games,
        seconds: start.elapsed().as_secs_f64(),
        rates: wins.iter().map(|wins| f64::from(*wins) / games).collect(),
        intervals: wins.iter().map(|wins| crate::share::wilson(*wins, asked.games)).collect(),
        wins,
        draws,
        rounds: rounds as f64 / games,
        answers: spent.iter().map(|(_, answers)| f64::from(*answers)).sum::<f64>() / games,
        answer_ms: spent
            .iter()
            .map(|(time, answers)| time.as_secs_f64() * 1e3 / f64::from((*answers).max(1)))
            .collect(),
        decks: asked.decks.iter().map(|deck| deck.name.clone()).collect(),
        players: asked.players.clone(),
        seed: asked.seed,
    })
}

/// One game: who won, and after how many rounds.
fn one(asked: &SeriesAsked, seed: u64, spent: &mut [(Duration, u32)]) -> Result<(Option<usize>, u16), AppError> {
    let mut game = game(&asked.decks, seed)?;
    game.auto = true;
    let seated = asked.players.iter().zip(0..);
    let mut players = seated.map(|(seated, seat)| player(*seated, 1, seed, seat)).collect::<Result<Vec<_>, _>>()?;
    let mut answers = 0;
    while let Some(question) = game.question() {
        let seat = question.player;
        let began = Instant::now();
        let deadline = began + asked.think;
        let action = players[seat.at()].choose(&Sight::new(&game, seat), &mut |_| Instant::now() < deadline);
        spent[seat.at()].0 += began.elapsed();
        spent[seat.at()].1 += 1;
        game.play_legal(action);
        answers += 1;
        if answers > LONGEST {
            return Err(AppError::of(Cause::PlayEndlessSeed { seed: seed.into() }));
        }
    }
    if let Some(fault) = game.fault() {
        return Err(AppError::of(Cause::PlayStoppedSeed { seed: seed.into(), fault: Fact::said(fault) }));
    }
    let winner = match game.state.outcome {
        Some(Outcome::Won(seat)) => Some(seat.at()),
        Some(Outcome::Draw | Outcome::Shared(_)) | None => None,
    };
    Ok((winner, game.state.round))
}

/// The bot of a seat, which may think on so many cores; every seat has chance of its own.
pub(super) fn player(seated: Seated, cores: usize, seed: u64, seat: u64) -> Result<Box<dyn Player + Send>, AppError> {
    let skill = seated.skill().ok_or_else(|| AppError::of(Cause::PlayHuman))?;
    Ok(skill.player_on(cores, seed.wrapping_mul(if seat < 2 { 2 } else { 3 }).wrapping_add(seat)))
}

impl Series {
    /// The figures as a table for the terminal.
    pub fn words(&self) -> String {
        let mut text = String::new();
        for at in 0..self.players.len() {
            let [low, high] = self.intervals[at].map(|share| share * 100.0);
            let name = format!("Player {} ({}, {})", at + 1, self.players[at].word(), self.decks[at]);
            text.push_str(&format!(
                "{name:<36}{:>6} won  {:>5.1} %  (95 %: {low:.1} to {high:.1})  {:.2} ms an answer\n",
                self.wins[at],
                self.rates[at] * 100.0,
                self.answer_ms[at],
            ));
        }
        text.push_str(&format!(
            "{} games, {} draws, {:.1} rounds and {:.0} answers a game, {:.1} s; seed {}\n",
            self.games, self.draws, self.rounds, self.answers, self.seconds, self.seed
        ));
        text
    }
}
