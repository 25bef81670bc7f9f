//! Parsers for typed results, games and pairs.

use app::contract::{GameEntry, ManualPairing, ResultEntry, SideName};
use app::event::Events;
use app::{AppError, Cause};
use messages::command_line as wording;

use crate::print::language;

/// Returns `true` if a text is one of the hints that the parsers below give.
pub(crate) fn is_hint(text: &str) -> bool {
    text == two_numbers() || text == game_of_match()
}

fn two_numbers() -> String {
    wording::TwoNumbers {}.text(language())
}

fn game_of_match() -> String {
    wording::GameOfMatch {}.text(language())
}

/// Reads two numbers with a colon between them, such as "1:3".
pub(crate) fn two(text: &str) -> Result<[u32; 2], String> {
    let parts = text.split_once(':').and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    parts.ok_or_else(two_numbers)
}

fn side(text: &str) -> Option<SideName> {
    match text {
        "a" => Some(SideName::A),
        "b" => Some(SideName::B),
        _ => None,
    }
}

/// Reads a game of a match: the winner, optional deck numbers and the first player.
pub(crate) fn game(text: &str) -> Result<GameEntry, String> {
    let wrong = game_of_match;
    let (played, first) = match text.split_once('+') {
        Some((played, first)) => (played, Some(side(first).ok_or_else(wrong)?)),
        None => (text, None),
    };
    let (winner, decks) = match played.split_once(':') {
        Some((winner, decks)) => (winner, Some(two(decks)?)),
        None => (played, None),
    };
    let winner = if winner == "draw" { None } else { Some(side(winner).ok_or_else(wrong)?) };
    Ok(GameEntry { winner, first, decks })
}

/// Reads "2-1", "1-0-1", "noshow-a", "noshow-b", "double-loss".
pub(crate) fn read_result(text: &str) -> Result<ResultEntry, AppError> {
    let unreadable = || AppError::of(Cause::ResultUnreadable { text: text.into() });
    match text.to_ascii_lowercase().as_str() {
        "noshow-a" => return Ok(ResultEntry::NoShowA),
        "noshow-b" => return Ok(ResultEntry::NoShowB),
        "double-loss" => return Ok(ResultEntry::DoubleLoss),
        "loss-a" => return Ok(ResultEntry::LossA),
        "loss-b" => return Ok(ResultEntry::LossB),
        _ => {}
    }
    let games = text.split('-').map(|part| part.parse().map_err(|_| unreadable())).collect::<Result<Vec<u32>, _>>()?;
    match games[..] {
        [a, b] => Ok(ResultEntry::Games { a, b, drawn: 0 }),
        [a, b, drawn] => Ok(ResultEntry::Games { a, b, drawn }),
        _ => Err(unreadable()),
    }
}

/// Returns the players of a match (3:5), a table (3:5:7) or a bye (7), each given by number or name.
pub(crate) fn group(events: &Events, event: u32, text: &str) -> Result<Vec<u32>, AppError> {
    let parts: Vec<&str> = text.split(':').collect();
    match parts[..] {
        // A name may have a colon.
        [_, _, ..] if events.player_number(event, text).is_err() => {
            parts.into_iter().map(|part| events.player_number(event, part)).collect()
        }
        [..] => Ok(vec![events.player_number(event, text)?]),
    }
}

/// Reads matches and byes in the form of [`group`].
pub(crate) fn hand_pairs(events: &Events, event: u32, texts: &[String]) -> Result<Vec<ManualPairing>, AppError> {
    let pair = |text: &String| match group(events, event, text)?[..] {
        [a] => Ok(ManualPairing { a, b: None }),
        [a, b] => Ok(ManualPairing { a, b: Some(b) }),
        [..] => Err(AppError::of(Cause::HandPair { text: text.into() })),
    };
    texts.iter().map(pair).collect()
}
