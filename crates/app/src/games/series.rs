//! Series of games between bots, with win rates.

use std::time::{Duration, Instant};

use bots::{Bot, InfoSet};
use rules::Outcome;
use serde::Serialize;

use super::{GameDeck, game, seat_name, skill};
use crate::AppError;
use crate::contract::SeatKind;
use crate::error::{Cause, ErrorDetail};

/// The settings of a series.
#[derive(Debug, Clone)]
pub struct SeriesRequest {
    /// The players' decks, two to four.
    pub decks: Vec<GameDeck>,
    /// The players, one per deck.
    pub players: Vec<SeatKind>,
    /// The number of games to play.
    pub games: u32,
    /// The seed of the first game; the next has the next seed.
    pub seed: u64,
    /// Thinking time of a searching bot per answer.
    pub think: Duration,
}

/// The results of a series, as printed by `cantina play --games`. Lists are in player order.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Series {
    /// The number of games played.
    pub games: u32,
    /// The total duration in seconds.
    pub seconds: f64,
    /// Games won by each player.
    pub wins: Vec<u32>,
    /// Games without a single winner: draws, and shared victories in Twin Suns.
    pub draws: u32,
    /// Share of the games won by each player, from 0 to 1.
    pub rates: Vec<f64>,
    /// The 95 percent confidence interval of each share (Wilson's interval).
    pub intervals: Vec<[f64; 2]>,
    /// Average number of rounds per game.
    pub rounds: f64,
    /// Average number of answers per game, of all players.
    pub answers: f64,
    /// Average time per answer in milliseconds, by player.
    pub answer_ms: Vec<f64>,
    /// The names of the decks.
    pub decks: Vec<String>,
    /// The player of each deck, by the names of the command line.
    pub players: Vec<&'static str>,
    /// The seed of the first game.
    pub seed: u64,
}

/// Maximum number of answers in a game, above which an endless game is reported.
const LONGEST: u32 = 50_000;

/// Plays the games sequentially on one core. The same seed gives the same games unless a bot searches, because search
/// depth depends on the machine.
///
/// # Errors
/// `play.human` if a player is a person; `play.endless`, which does not happen.
pub fn series(asked: &SeriesRequest) -> Result<Series, AppError> {
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
        intervals: wins.iter().map(|wins| crate::wilson::wilson(*wins, asked.games)).collect(),
        wins,
        draws,
        rounds: rounds as f64 / games,
        answers: spent.iter().map(|(_, answers)| f64::from(*answers)).sum::<f64>() / games,
        answer_ms: spent
            .iter()
            .map(|(time, answers)| time.as_secs_f64() * 1e3 / f64::from((*answers).max(1)))
            .collect(),
        decks: asked.decks.iter().map(|deck| deck.name.clone()).collect(),
        players: asked.players.iter().map(|player| seat_name(*player)).collect(),
        seed: asked.seed,
    })
}

/// Plays one game. Returns the winner and the number of rounds.
fn one(asked: &SeriesRequest, seed: u64, spent: &mut [(Duration, u32)]) -> Result<(Option<usize>, u16), AppError> {
    let mut game = game(&asked.decks, seed)?;
    game.auto = true;
    let seated = asked.players.iter().zip(0..);
    let mut players = seated.map(|(seated, seat)| player(*seated, 1, seed, seat)).collect::<Result<Vec<_>, _>>()?;
    let mut answers = 0;
    while let Some(question) = game.question() {
        let seat = question.player;
        let began = Instant::now();
        let deadline = began + asked.think;
        let action = players[seat.at()].choose(&InfoSet::new(&game, seat), &mut |_| Instant::now() < deadline);
        spent[seat.at()].0 += began.elapsed();
        spent[seat.at()].1 += 1;
        game.play_legal(action);
        answers += 1;
        if answers > LONGEST {
            return Err(AppError::of(Cause::PlayEndlessSeed { seed: seed.into() }));
        }
    }
    if let Some(violation) = game.violation() {
        return Err(AppError::of(Cause::PlayStoppedSeed { seed: seed.into(), fault: ErrorDetail::text(violation) }));
    }
    let winner = match game.state.outcome() {
        Some(Outcome::Won(seat)) => Some(seat.at()),
        Some(Outcome::Draw | Outcome::Shared(_)) | None => None,
    };
    Ok((winner, game.state.round()))
}

/// Creates the bot of a seat, with its number of cores. Every seat has its own RNG.
pub(super) fn player(seated: SeatKind, cores: usize, seed: u64, seat: u64) -> Result<Box<dyn Bot + Send>, AppError> {
    let skill = skill(seated).ok_or_else(|| AppError::of(Cause::PlayHuman))?;
    Ok(skill.player_with_threads(cores, seed.wrapping_mul(if seat < 2 { 2 } else { 3 }).wrapping_add(seat)))
}

impl Series {
    /// Formats the results as a table for the terminal.
    pub fn words(&self) -> String {
        let mut text = String::new();
        for at in 0..self.players.len() {
            let [low, high] = self.intervals[at].map(|share| share * 100.0);
            let name = format!("Player {} ({}, {})", at + 1, self.players[at], self.decks[at]);
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
