//! `cantina play`: games between people and bots in the terminal.

use std::io::{BufRead, IsTerminal, Write};
use std::time::Duration;

use app::contract::SeatKind;
use app::games::{self, GameDeck, SeriesRequest, TerminalGame, TerminalLine, TerminalQuestion, TurnOutcome};
use app::{AppError, Cause, Environment, ErrorDetail};
use messages::command_line as wording;

use crate::arguments::choice::Choice;
use crate::arguments::play::PlayArguments;
use crate::input::read_bytes;
use crate::print::{OutputFormat, language, line};

/// Maximum number of options in one list; naming a card has about 1,700.
const LISTED: usize = 40;

/// Runs `cantina play`: one game with people, or a series between bots.
pub(crate) fn run(out: &OutputFormat, asked: &PlayArguments) -> Result<(), AppError> {
    let deck = |name: &str| games::deck(name, || read_bytes(name.as_ref()));
    let decks: Vec<GameDeck> = match asked.deck.as_slice() {
        [both] => vec![deck(both)?, deck(both)?],
        [_, _] | [_, _, _] | [_, _, _, _] => asked.deck.iter().map(|name| deck(name)).collect::<Result<_, _>>()?,
        _ => {
            return Err(AppError::of(Cause::PlayDecks));
        }
    };
    let many = asked.games.is_some() || out.json;
    let seated = |choice: Option<Choice<SeatKind>>, default| choice.map_or(default, |Choice(kind)| kind);
    let first = seated(asked.p1, if many { SeatKind::Quick } else { SeatKind::Person });
    let others = [asked.p2, asked.p3, asked.p4].into_iter().map(|choice| seated(choice, SeatKind::Quick));
    let players: Vec<SeatKind> = std::iter::once(first).chain(others).take(decks.len()).collect();
    let seed = asked.seed.unwrap_or_else(|| Environment::default().game_seed());
    let think = Duration::from_millis(asked.moves_ms);
    if many {
        let games = asked.games.unwrap_or(1);
        let played = games::series(&SeriesRequest { decks, players, games, seed, think })?;
        return out.answer(&played, games::Series::words);
    }
    one(&decks, &players, seed, think, asked.ask_always)
}

/// Plays one game and prints its events as they happen.
fn one(decks: &[GameDeck], players: &[SeatKind], seed: u64, think: Duration, ask_always: bool) -> Result<(), AppError> {
    for (number, (deck, player)) in decks.iter().zip(players).enumerate() {
        let (number, deck, kind) = (number + 1, &deck.name, games::seat_name(*player));
        line(&wording::PlayerWithDeck { number: &number, deck: &deck, kind: &kind }.text(language()))?;
    }
    line(&wording::Seed { seed: &seed }.text(language()))?;
    let mut table = TerminalGame::new(decks, players, seed, think, language(), ask_always)?;
    loop {
        match table.advance() {
            TurnOutcome::Happened(lines) => {
                for told in &lines {
                    tell(told)?;
                }
            }
            TurnOutcome::Asked(asked) => ask(&mut table, &asked)?,
            TurnOutcome::Over => return Ok(()),
            TurnOutcome::Stopped(violation) => {
                return Err(AppError::of(Cause::PlayStoppedSeed {
                    seed: seed.into(),
                    fault: ErrorDetail::text(violation),
                }));
            }
        }
    }
}

fn tell(told: &TerminalLine) -> Result<(), AppError> {
    if told.heading {
        let rule = told.rule.map(|rule| format!("  [{rule}]")).unwrap_or_default();
        return line(&format!("\n== {} =={rule}", told.text));
    }
    let (dim, plain) = if is_coloured() { ("\x1b[2m", "\x1b[0m") } else { ("", "") };
    match told.rule {
        Some(rule) => line(&format!("{}  {dim}[{rule}]{plain}", told.text)),
        None => line(&format!("{dim}  {}{plain}", told.text)),
    }
}

fn is_coloured() -> bool {
    std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none()
}

/// Returns the help for questions.
fn help() -> String {
    let how = wording::TypeTheNumberOfAnAnswer {}.text(language());
    let enter = wording::IfThereIsOnlyOneAnswer {}.text(language());
    let keys = wording::BShowTheTableOShow {}.text(language());
    format!("{how}\n{enter}\n{keys}")
}

/// Prompts a person until there is an answer, an undo or the end of the game.
fn ask(table: &mut TerminalGame, asked: &TerminalQuestion) -> Result<(), AppError> {
    line("")?;
    board(asked)?;
    options(asked, asked.options.iter().enumerate())?;
    loop {
        prompt();
        let mut typed = String::new();
        let read = std::io::stdin().lock().read_line(&mut typed);
        if !matches!(read, Ok(1..)) {
            return Err(AppError::of(Cause::PlayInputEnded));
        }
        match typed.trim() {
            "?" | "h" | "help" => line(&help())?,
            "b" => board(asked)?,
            "o" => options(asked, asked.options.iter().enumerate())?,
            "q" => {
                table.concede();
                return Ok(());
            }
            "u" => {
                if table.undo() {
                    return line(&wording::UndoneStep {}.text(language()));
                }
                line(&wording::ThereIsNothingToUndo {}.text(language()))?;
            }
            "" if asked.options.len() == 1 => return table.answer(0),
            "" => line(&wording::TypeTheNumberOfAnAnswerOr {}.text(language()))?,
            words => {
                if let Some(chosen) = chosen(asked, words)? {
                    return table.answer(chosen);
                }
            }
        }
    }
}

/// Parses a typed answer, or prints the problem with it.
fn chosen(asked: &TerminalQuestion, typed: &str) -> Result<Option<usize>, AppError> {
    if let Ok(number) = typed.parse::<usize>() {
        if (1..=asked.options.len()).contains(&number) {
            return Ok(Some(number - 1));
        }
        let most = asked.options.len();
        line(&wording::ThereIsNoAnswerChooseTo { number: &number, most: &most }.text(language()))?;
        return Ok(None);
    }
    let wanted = typed.to_lowercase();
    let fits = || asked.options.iter().enumerate().filter(|(_, option)| option.to_lowercase().contains(&wanted));
    let exact = asked.options.iter().position(|option| option.to_lowercase() == wanted);
    match (exact, fits().count()) {
        (Some(at), _) => Ok(Some(at)),
        (None, 0) => {
            line(&wording::NoAnswerMatchesTypeForHelp { typed: &typed }.text(language()))?;
            Ok(None)
        }
        (None, 1) => Ok(fits().next().map(|(at, _)| at)),
        (None, _) => {
            options(asked, fits())?;
            Ok(None)
        }
    }
}

fn board(asked: &TerminalQuestion) -> Result<(), AppError> {
    line(&asked.board.join("\n"))
}

fn options<'a>(asked: &'a TerminalQuestion, shown: impl Iterator<Item = (usize, &'a String)>) -> Result<(), AppError> {
    line(&format!("\n{}: {}", asked.player, asked.title))?;
    let mut left = 0;
    for (nth, (at, option)) in shown.enumerate() {
        if nth < LISTED {
            line(&format!("{:>4}  {option}", at + 1))?;
        } else {
            left += 1;
        }
    }
    if left > 0 {
        let rest = wording::AndMoreTypeAPartOf { left: &left }.text(language());
        line(&format!("      {rest}"))?;
    }
    Ok(())
}

fn prompt() {
    let mut out = std::io::stdout().lock();
    // A reader that has closed the pipe is noticed with the next line.
    let _ = write!(out, "> ").and_then(|()| out.flush());
}
