//! A game in the terminal: bots answer automatically, people are prompted.

use std::time::{Duration, Instant};

use bots::{Bot, InfoSet};
use phrase::Language;
use phrase::game::{Address, Table};
use rules::{
    Action, Card, CardIndex, CardZone, Flags, Game, GameLogEntry, InvariantViolation, LogEvent, Phase, Seat, State,
    Visibility,
};

use super::{GameDeck, game, series, thinking_cores};
use crate::AppError;
use crate::cards::words::{game_language, names_in};
use crate::contract::{SeatKind, TextLanguage};
use crate::error::Cause;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TerminalLine {
    /// The text of the line.
    pub text: String,
    /// The number of the rule behind the event; `None` for lines that show the table.
    pub rule: Option<&'static str>,
    /// `true` if it starts a new part of the game.
    pub heading: bool,
}

/// A question to a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TerminalQuestion {
    /// The name of the person.
    pub player: String,
    /// The question as shown to that person.
    pub title: String,
    /// The answers, in a fixed order.
    pub options: Vec<String>,
    /// The table from that person's view.
    pub board: Vec<String>,
}

/// The result of advancing the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TurnOutcome {
    /// Events happened; the game continues.
    Happened(Vec<TerminalLine>),
    /// A person must answer.
    Asked(TerminalQuestion),
    /// The game is over.
    Over,
    /// An invariant violation has stopped the game.
    Stopped(InvariantViolation),
}

/// A game in progress.
pub struct TerminalGame {
    game: Game,
    players: Vec<Option<Box<dyn Bot + Send>>>,
    names: Vec<String>,
    language: Language,
    /// The reader of the log. One person: that player. Several: [`Seat::NONE`], public information only. None:
    /// everything.
    reader: Option<Seat>,
    think: Duration,
    /// The states before each person's answer, oldest first.
    before: Vec<State>,
}

impl TerminalGame {
    /// Sets up the game. The seed determines all randomness, including that of bots; `think` is the search time per
    /// answer. With `ask_always`, players are prompted even if a hidden card leaves no choice (CR 1.17.4).
    ///
    /// # Errors
    /// `play.setup`, which does not occur for decks from [`super::deck`].
    pub fn new(
        decks: &[GameDeck],
        seated: &[SeatKind],
        seed: u64,
        think: Duration,
        language: TextLanguage,
        ask_always: bool,
    ) -> Result<Self, AppError> {
        let mut game = game(decks, seed)?;
        game.always = ask_always;
        game.start_log();
        let people: Vec<Seat> =
            game.state.seats().filter(|seat| seated.get(seat.at()) == Some(&SeatKind::Person)).collect();
        let reader = match people.as_slice() {
            [] => None,
            [one] => Some(*one),
            _ => Some(Seat::NONE),
        };
        let bot = |(seated, at): (&SeatKind, u64)| match seated {
            SeatKind::Person => Ok(None),
            bot => series::player(*bot, thinking_cores(), seed, at).map(Some),
        };
        let players = seated.iter().zip(0..).map(bot).collect::<Result<Vec<_>, AppError>>()?;
        let name = |number| messages::games::NumberedPlayer { number: &number }.text(language);
        let names = (1..=decks.len()).map(name).collect();
        let language = game_language(language);
        Ok(TerminalGame { game, players, names, language, reader, think, before: Vec::new() })
    }

    /// Advances the game to a bot's action, a question to a person, or the end.
    pub fn advance(&mut self) -> TurnOutcome {
        let told = self.told();
        if !told.is_empty() {
            return TurnOutcome::Happened(told);
        }
        if let Some(violation) = self.game.violation() {
            return TurnOutcome::Stopped(*violation);
        }
        let Some(question) = self.game.question() else { return TurnOutcome::Over };
        let seat = question.player;
        let Some(bot) = self.players.get_mut(seat.at()).and_then(Option::as_mut) else {
            return TurnOutcome::Asked(self.asked(seat));
        };
        let deadline = Instant::now() + self.think;
        let action = bot.choose(&InfoSet::new(&self.game, seat), &mut |_| Instant::now() < deadline);
        self.game.play_legal(action);
        TurnOutcome::Happened(self.told())
    }

    /// Answers a person's question with an option by index, from 0.
    ///
    /// # Errors
    /// `play.no_option`.
    pub fn answer(&mut self, option: usize) -> Result<(), AppError> {
        let options = self.options();
        let Some(action) = options.get(option).copied() else {
            return Err(AppError::of(Cause::PlayNoOptionNumber {
                number: option.saturating_add(1).into(),
                options: options.len().into(),
            }));
        };
        self.before.push(self.game.state.clone());
        self.game.play_legal(action);
        Ok(())
    }

    /// Undoes the last answer of a person. Returns `true` if there was one. The random results after it will repeat.
    pub fn undo(&mut self) -> bool {
        let Some(state) = self.before.pop() else { return false };
        self.game.restore_with_handles(state, None);
        true
    }

    /// Concedes the game for the person who must answer.
    pub fn concede(&mut self) {
        if let Some(question) = self.game.question() {
            let seat = question.player;
            // This fails only if the game is over, and then no question is open.
            let _ = self.game.concede(seat);
        }
    }

    /// Returns the legal actions. Cards in hand or among the resources that look equal to the player share one action.
    fn options(&self) -> Vec<Action> {
        let state = &self.game.state;
        let you = self.game.question().map_or(Seat::NONE, |question| question.player);
        let mut seen: Vec<Action> = Vec::new();
        let alike = |a: CardIndex, b: CardIndex| {
            let (one, other) = (state.card(a), state.card(b));
            let turned = |card: &Card| card.flags.contains(Flags::EXHAUSTED);
            let same =
                one.def == other.def || [a, b].iter().all(|card| self.game.visible(*card, you) == Visibility::Back);
            matches!(one.place, CardZone::Hand | CardZone::Resources)
                && (one.place, one.controller, turned(one)) == (other.place, other.controller, turned(other))
                && same
        };
        for action in &self.game.options_for(Some(you)) {
            let is_seen = if let Action::Play { card, onto, alternative } = action {
                seen.iter().any(|one| {
                    matches!(one, Action::Play { card: other, onto: on, alternative: other_way }
                        if alike(*card, *other) && onto == on && alternative == other_way)
                })
            } else if let Action::Card(card) = action {
                seen.iter().any(|one| matches!(one, Action::Card(other) if alike(*card, *other)))
            } else {
                false
            };
            if !is_seen {
                seen.push(*action);
            }
        }
        seen
    }

    fn words(&self, reader: Option<Seat>) -> Table<'_> {
        Table {
            game: &self.game,
            reader,
            language: self.language,
            names: names_in(self.language),
            players: &self.names,
            address: self.address(),
            entry: None,
        }
    }

    /// Returns the players who are not called by their names: a person who plays alone. The others are "Player 2" and
    /// so on, as listed at the start.
    fn address(&self) -> Address {
        Address { you: self.reader.filter(|reader| *reader != Seat::NONE), opponents: 0 }
    }

    /// Returns the log lines since the last call.
    fn told(&mut self) -> Vec<TerminalLine> {
        let entries: Vec<GameLogEntry> = self.game.log.as_mut().map(std::mem::take).unwrap_or_default();
        let mut lines = Vec::new();
        for line in phrase::game::lines(&entries) {
            let Some(head) = entries.get(line.head) else { continue };
            lines.push(TerminalLine {
                text: self.words(self.reader).line(&entries, &line),
                rule: Some(head.rule),
                heading: matches!(head.event, LogEvent::Phase { .. } | LogEvent::Over { .. }),
            });
        }
        // If only bots play, the table is shown at the start of each action phase and at the end, because no question
        // shows it.
        let turns = |entry: &GameLogEntry| {
            matches!(entry.event, LogEvent::Phase { phase: Phase::Action, .. } | LogEvent::Over { .. })
        };
        if self.players.iter().all(Option::is_some) && entries.iter().any(turns) {
            let board = self.words(self.reader).board();
            lines.extend(board.into_iter().skip(1).map(|text| TerminalLine { text, rule: None, heading: false }));
        }
        lines
    }

    fn asked(&self, seat: Seat) -> TerminalQuestion {
        let words = self.words(Some(seat));
        let option = |action: &Action| match words.figures(*action) {
            Some(figures) => format!("{} ({figures})", words.action(*action)),
            None => words.action(*action),
        };
        TerminalQuestion {
            player: phrase::capital(&words.player(seat)),
            title: self.game.question().map_or_else(String::new, |question| words.title(question)),
            options: self.options().iter().map(option).collect(),
            board: words.board(),
        }
    }
}
