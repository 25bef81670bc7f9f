//! A session: requests and responses about one open game.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use phrase::Language;
use rules::{CardBook, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::ProtocolError;
use crate::record::{Record, seat, summary};
use crate::replay::{DeckLine, ReplayMove, Start};
use crate::request::{
    AtPosition, Auto, Bare, Bot, Choose, Concede, DeckSpec, Edited, Envelope, Imagine, Legal, Log, Named, New, OneCard,
    Replayed, Seen, Undo,
};
use crate::{help, question, state_view};

/// Maximum length of a request line, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;
/// Maximum length of a branch name, in letters.
const LONGEST_NAME: usize = 200;
/// Maximum number of saved branches.
const MOST_BRANCHES: usize = 1000;
/// Maximum number of playouts of a bot for one answer.
const MOST_GAMES: u32 = 100_000;

/// A response, and whether the session is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionResponse {
    /// A line of JSON, without its line break.
    pub line: String,
    /// `true` after `quit`.
    pub over: bool,
}

/// A session: one open game, and branches by name.
pub struct Session {
    book: Arc<CardBook>,
    decks: BTreeMap<String, DeckLine>,
    open: Option<Record>,
    saved: BTreeMap<String, Record>,
    auto: bool,
    /// Language of the last `new` or `position` command.
    language: Language,
}

type Response = Result<Value, ProtocolError>;

impl Session {
    /// Returns a session for the cards of this book; the decks are available by their keys.
    pub fn new(book: Arc<CardBook>, decks: impl IntoIterator<Item = (String, DeckLine)>) -> Self {
        Session {
            book,
            decks: decks.into_iter().collect(),
            open: None,
            saved: BTreeMap::new(),
            auto: false,
            language: Language::English,
        }
    }

    /// Responds to a line. A malformed, illegal or unknown request gets an error and changes nothing.
    pub fn line(&mut self, line: &[u8]) -> SessionResponse {
        if line.len() > LONGEST_LINE {
            return self.too_long();
        }
        let Ok(line) = std::str::from_utf8(line) else {
            return error(None, ProtocolError::new("line.not_text", "The line is not UTF-8."));
        };
        let envelope = match envelope(line) {
            Ok(envelope) => envelope,
            Err(fail) => return error(None, fail),
        };
        let Some(command) = envelope.command else {
            let fail =
                ProtocolError::new("request.no_command", "The object has no command. {\"do\": \"help\"} lists them.");
            return error(envelope.id, fail);
        };
        // A panic in the engine must not end the session: the game before the line is kept.
        let before = self.open.clone();
        let response = catch_unwind(AssertUnwindSafe(|| self.obey(&command, line)));
        match response {
            Ok(Ok(response)) => answer(&command, envelope.id, response),
            Ok(Err(fail)) => error(envelope.id, fail),
            Err(_) => {
                self.open = before;
                error(
                    envelope.id,
                    ProtocolError::new("engine.failed", "An internal error occurred; the game has not changed."),
                )
            }
        }
    }

    /// Returns the response to a line longer than [`LONGEST_LINE`]. It is for callers that do not hold such lines in
    /// memory.
    pub fn too_long(&self) -> SessionResponse {
        error(None, ProtocolError::new("line.too_long", format!("A line has at most {LONGEST_LINE} bytes.")))
    }

    fn obey(&mut self, command: &str, line: &str) -> Response {
        match command {
            "help" => parse::<Bare>(line).map(|_| help::help()),
            "quit" => parse::<Bare>(line).map(|_| json!({})),
            "decks" => parse::<Bare>(line).map(|_| json!({ "decks": self.decks })),
            "new" => self.start_new(parse(line)?),
            "position" => self.start_position(parse(line)?),
            "edit" => {
                let Edited { edit, .. } = parse(line)?;
                self.make(ReplayMove::Edit { edit }, None)
            }
            "state" => self.state(&parse(line)?),
            "card" => self.card(&parse(line)?),
            "question" => self.question(&parse(line)?),
            "choose" => self.choose(parse(line)?),
            "legal" => self.legal(&parse(line)?),
            "undo" => {
                let Undo { n, .. } = parse(line)?;
                let record = self.record_mut()?;
                record.undo(n)?;
                Ok(summary(record, None))
            }
            "save" => self.save(parse(line)?),
            "load" => self.load(&parse(line)?),
            "forget" => self.forget(&parse(line)?),
            "branches" => parse::<Bare>(line).map(|_| self.branches()),
            "replay" => self.replay(parse(line)?),
            "hash" => parse::<Bare>(line).and_then(|_| Ok(json!({ "hash": self.record()?.hash() }))),
            "log" => self.log(&parse(line)?),
            "auto" => {
                let Auto { on, .. } = parse(line)?;
                self.auto = on;
                Ok(json!({ "auto": on }))
            }
            "concede" => {
                let Concede { player, .. } = parse(line)?;
                self.make(ReplayMove::Concede { player }, None)
            }
            "imagine" => self.imagine(parse(line)?),
            "bot" => self.bot(&parse(line)?),
            _ => {
                let shown: String = command.chars().take(60).collect();
                Err(ProtocolError::new(
                    "request.unknown",
                    format!("There is no command {shown:?}. {{\"do\": \"help\"}} lists them."),
                )
                .at("do"))
            }
        }
    }

    fn record(&self) -> Result<&Record, ProtocolError> {
        self.open.as_ref().ok_or_else(no_game)
    }

    fn record_mut(&mut self) -> Result<&mut Record, ProtocolError> {
        self.open.as_mut().ok_or_else(no_game)
    }

    fn reader(&self, player: Option<u8>) -> Result<Option<Seat>, ProtocolError> {
        player.map(|player| seat(&self.record()?.game, player)).transpose()
    }

    fn start_new(&mut self, new: New) -> Response {
        let decks = new.decks.into_iter().map(|deck| match deck {
            DeckSpec::Cards(cards) => Ok(cards),
            DeckSpec::Key(key) => self.decks.get(&key).cloned().ok_or_else(|| {
                let shown: String = key.chars().take(60).collect();
                ProtocolError::new(
                    "deck.unknown",
                    format!("There is no deck {shown:?}. {{\"do\": \"decks\"}} lists them."),
                )
                .at("decks")
            }),
        });
        let decks = decks.collect::<Result<Vec<DeckLine>, ProtocolError>>()?;
        let start = Start::New { decks, seed: new.seed, edition: new.edition, ask_always: new.ask_always };
        self.begin(start, new.auto, new.language.language())
    }

    fn start_position(&mut self, mut at: AtPosition) -> Response {
        at.position.edition.get_or_insert_default();
        self.begin(
            Start::Position { position: at.position, ask_always: at.ask_always },
            at.auto,
            at.language.language(),
        )
    }

    fn begin(&mut self, start: Start, auto: Option<bool>, language: Language) -> Response {
        let record = Record::begin(&self.book, start, language)?;
        self.language = language;
        self.auto = auto.unwrap_or(self.auto);
        Ok(summary(self.open.insert(record), None))
    }

    /// Makes a move and returns its log entries for a reader.
    fn make(&mut self, step: ReplayMove, reader: Option<Seat>) -> Response {
        let record = self.record_mut()?;
        let since = record.events();
        record.make(step, reader)?;
        let mut response = summary(record, reader);
        let book = record.game.book();
        response["events"] = record.log(since).iter().map(|event| event.to(book, reader)).collect();
        Ok(response)
    }

    fn state(&self, seen: &Seen) -> Response {
        let reader = self.reader(seen.player)?;
        let record = self.record()?;
        let mut response = state_view::state(&record.game, reader, record.language);
        if reader.is_none() {
            response["hash"] = record.hash().into();
        }
        Ok(response)
    }

    fn card(&self, one: &OneCard) -> Response {
        let card = match (one.card, one.number) {
            (Some(card), None) => {
                let reader = self.reader(one.player)?;
                let game = &self.record()?.game;
                let Some(found) = game.card_of(card, reader) else {
                    let words = format!("No card {card} is visible.");
                    return Err(ProtocolError::new("card.unknown", words).at("card"));
                };
                game.state.card(found).def
            }
            (None, Some(number)) => {
                self.book.catalog().printing(number).map(|printing| printing.card).ok_or_else(|| {
                    ProtocolError::new("card.unknown", format!("There is no card {number}.")).at("number")
                })?
            }
            (Some(_), Some(_)) | (None, None) => {
                return Err(ProtocolError::new("request.wrong", "Give either the card of the game or the number."));
            }
        };
        Ok(json!({ "card": state_view::text(&self.book, card, self.language) }))
    }

    fn question(&self, seen: &Seen) -> Response {
        let reader = self.reader(seen.player)?;
        let record = self.record()?;
        let question = question::question(&record.game, reader, record.language);
        Ok(json!({ "question": question, "winners": state_view::winners(&record.game) }))
    }

    fn choose(&mut self, choose: Choose) -> Response {
        let auto = self.auto;
        let record = self.record()?;
        let game = &record.game;
        self.is_asked(choose.player)?;
        let reader = choose.player.map(Seat);
        let action = match (choose.option, choose.action) {
            (Some(index), None) => {
                let options = game.options_for(reader);
                let Some(action) = options.get(index) else {
                    if options.is_empty() {
                        return Err(record.refusal(rules::IllegalReason::Over, reader));
                    }
                    let words = format!("There is no option {index}. Choose 0 to {}.", options.len() - 1);
                    return Err(ProtocolError::new("choose.out_of_range", words).at("option"));
                };
                crate::act::WireAction::of(game, *action, None)
            }
            (None, Some(action)) => {
                let action = action.action(game, reader).map_err(|wrong| record.wrong(wrong, reader))?;
                crate::act::WireAction::of(game, action, None)
            }
            (Some(_), Some(_)) | (None, None) => {
                return Err(ProtocolError::new("request.wrong", "Give either the option or the action."));
            }
        };
        self.make(ReplayMove::Choose { action, auto }, reader)
    }

    /// Checks that the question is for this player, if one is named.
    fn is_asked(&self, player: Option<u8>) -> Result<(), ProtocolError> {
        let game = &self.record()?.game;
        let (Some(player), Some(question)) = (self.reader(player)?, game.question()) else { return Ok(()) };
        if player == question.player {
            return Ok(());
        }
        let words = format!("It is player {} who decides now.", question.player.0);
        let fail = ProtocolError::new("choose.illegal", words).with("reason", "not_your_decision".into());
        Err(fail.with("rule", "1.4.3".into()))
    }

    fn legal(&self, legal: &Legal) -> Response {
        let record = self.record()?;
        let game = &record.game;
        let reader = legal.player.map(Seat);
        let why = match (self.is_asked(legal.player), legal.action.action(game, reader)) {
            (Err(fail), _) if legal.player.is_some_and(|player| seat(game, player).is_err()) => return Err(fail),
            (Err(fail), _) => Some(fail),
            (Ok(()), Err(crate::act::InvalidAction::Fail(fail))) => return Err(fail),
            (Ok(()), Err(crate::act::InvalidAction::Why(why))) => Some(record.refusal(why, reader)),
            (Ok(()), Ok(action)) => game.illegal_reason(action).map(|why| record.refusal(why, reader)),
        };
        Ok(match why {
            None => json!({ "legal": true }),
            Some(fail) => json!({ "legal": false, "why": fail.into_value() }),
        })
    }

    fn save(&mut self, named: Named) -> Response {
        let record = self.record()?.clone();
        self.may_save(&named.name)?;
        let response = json!({ "name": named.name, "hash": record.hash() });
        self.saved.insert(named.name, record);
        Ok(response)
    }

    /// Rejects a branch beyond the maximum number, and a name that is too long.
    fn may_save(&self, name: &str) -> Result<(), ProtocolError> {
        if name.chars().count() > LONGEST_NAME {
            let message = format!("The name of a branch has at most {LONGEST_NAME} letters.");
            return Err(ProtocolError::new("save.name", message).at("name"));
        }
        if self.saved.len() >= MOST_BRANCHES && !self.saved.contains_key(name) {
            return Err(ProtocolError::new(
                "save.full",
                format!("At most {MOST_BRANCHES} branches can be saved. Delete some with \"forget\"."),
            ));
        }
        Ok(())
    }

    fn load(&mut self, named: &Named) -> Response {
        let record = self.saved.get(&named.name).cloned().ok_or_else(|| no_branch(&named.name))?;
        Ok(summary(self.open.insert(record), None))
    }

    fn forget(&mut self, named: &Named) -> Response {
        self.saved.remove(&named.name).ok_or_else(|| no_branch(&named.name))?;
        Ok(self.branches())
    }

    fn branches(&self) -> Value {
        let branches = self
            .saved
            .iter()
            .map(|(name, record)| json!({ "name": name, "moves": record.len(), "hash": record.hash() }));
        json!({ "branches": branches.collect::<Vec<_>>() })
    }

    fn replay(&mut self, replayed: Replayed) -> Response {
        match replayed.game {
            None => Ok(json!({ "game": self.record()?.replay() })),
            Some(game) => {
                let record = Record::again(&self.book, game, self.language)?;
                Ok(summary(self.open.insert(record), None))
            }
        }
    }

    fn log(&self, log: &Log) -> Response {
        let reader = self.reader(log.player)?;
        let record = self.record()?;
        let book = record.game.book();
        let events: Vec<Value> = record.log(log.since).iter().map(|event| event.to(book, reader)).collect();
        Ok(json!({ "events": events, "next": record.events() }))
    }

    fn imagine(&mut self, imagine: Imagine) -> Response {
        let Imagine { player, seed, name, .. } = imagine;
        let mut record = self.record()?.clone();
        record.make(ReplayMove::Imagine { player, seed }, None)?;
        self.may_save(&name)?;
        let response = json!({ "name": name, "hash": record.hash() });
        self.saved.insert(name, record);
        Ok(response)
    }

    fn bot(&mut self, bot: &Bot) -> Response {
        let auto = self.auto;
        let record = self.record()?;
        let game = &record.game;
        let Some(question) = game.question() else {
            let why = game
                .violation()
                .map_or(rules::IllegalReason::Over, |violation| rules::IllegalReason::Stopped(violation.what));
            return Err(record.refusal(why, None));
        };
        let most = bot.games.min(MOST_GAMES);
        let info_set = bots::InfoSet::new(game, question.player);
        let action = bot.skill.player(bot.seed).choose(&info_set, &mut |games| games < most);
        let words = state_view::table(game, Some(question.player), record.language).action(action);
        let action = crate::act::WireAction::of(game, action, None);
        let mut response =
            if bot.play { self.make(ReplayMove::Choose { action: action.clone(), auto }, None)? } else { json!({}) };
        response["chosen"] = json!(action);
        response["words"] = words.into();
        Ok(response)
    }
}

fn no_game() -> ProtocolError {
    ProtocolError::new("game.none", "No game is open. Start with \"new\", \"position\" or \"replay\".")
}

fn no_branch(name: &str) -> ProtocolError {
    let shown: String = name.chars().take(60).collect();
    ProtocolError::new("branch.unknown", format!("Nothing was saved as {shown:?}.")).at("name")
}

fn envelope(line: &str) -> Result<Envelope, ProtocolError> {
    let trimmed = line.trim_start();
    if trimmed.is_empty() {
        return Err(ProtocolError::new("line.empty", "The line is empty."));
    }
    if !trimmed.starts_with('{') {
        return Err(match serde_json::from_str::<serde::de::IgnoredAny>(line) {
            Ok(_) => ProtocolError::new("line.not_object", "A line is a JSON object: {\"do\": \"help\"}."),
            Err(error) => ProtocolError::json(&error),
        });
    }
    serde_json::from_str(line).map_err(|error| ProtocolError::json(&error))
}

fn parse<T: for<'de> Deserialize<'de>>(line: &str) -> Result<T, ProtocolError> {
    serde_json::from_str(line).map_err(|error| ProtocolError::json(&error))
}

fn answer(command: &str, id: Option<Value>, response: Value) -> SessionResponse {
    SessionResponse { line: line("ok", command.into(), id, response), over: command == "quit" }
}

fn error(id: Option<Value>, fail: ProtocolError) -> SessionResponse {
    SessionResponse { line: line("error", fail.into_value(), id, Value::Null), over: false }
}

/// Builds a response line. The result comes first, for people who read along.
fn line(head: &str, value: Value, id: Option<Value>, response: Value) -> String {
    let id = id.map(|id| format!(r#","id":{id}"#)).unwrap_or_default();
    let response = response.to_string();
    let rest = response.strip_prefix('{').and_then(|response| response.strip_suffix('}')).unwrap_or_default();
    let comma = if rest.is_empty() { "" } else { "," };
    format!(r#"{{"{head}":{value}{id}{comma}{rest}}}"#)
}

#[cfg(test)]
mod tests {
    use rules::Game;

    use super::*;

    const START: &str = r#"{"do":"position","position":{"players":[{"leaders":[{"card":"SOR_005"}],
        "base":{"card":"SOR_029"},"hand":["SOR_172"],"resources":[{"card":"SOR_095"},{"card":"SOR_095"},
        {"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"}]},
        {"leaders":[{"card":"SOR_010"}],"base":{"card":"SOR_023"},"units":[{"card":"SOR_225"},{"card":"SOR_095"}]}]}}"#;

    fn response(session: &mut Session, line: &str) -> Value {
        serde_json::from_str(&session.line(line.replace('\n', " ").as_bytes()).line).expect("an answer is JSON")
    }

    /// CR 7.1.5: an invariant violation stops the game and is reported. The record is kept: undo returns to the state
    /// before.
    #[test]
    fn a_game_with_an_invariant_violation_stops_and_keeps_its_record() {
        let mut session = Session::new(CardBook::embedded().expect("the embedded data load"), []);
        assert_eq!(response(&mut session, START)["ok"], "position");
        let played = response(&mut session, r#"{"do":"choose","option":0}"#);
        assert_eq!(played["next"]["kind"], "target", "Open Fire asks for its unit: {played}");
        // Remove the ability that is being resolved from the state; no request of the protocol can do this.
        let record = session.open.as_mut().expect("a game is open");
        let mut state = serde_json::to_value(&record.game.state).expect("a state is data");
        state["frames"] = json!([]);
        let state = serde_json::from_value(state).expect("it is still a state");
        record.game = Game::resume(Arc::clone(&session.book), state);
        record.game.start_log();
        let hash = record.hash();

        let stopped = response(&mut session, r#"{"do":"choose","option":0}"#);
        assert_eq!((&stopped["ok"], &stopped["next"]), (&json!("choose"), &Value::Null), "{stopped}");
        assert_eq!((&stopped["fault"]["code"], &stopped["fault"]["rule"]), (&json!("no_frame"), &json!("7.1.5")));
        assert_eq!(response(&mut session, r#"{"do":"state"}"#)["fault"], stopped["fault"]);
        // A player does not see the position of a card or a text in the game (CR 1.17), which could identify a hidden
        // card.
        let told = response(&mut session, r#"{"do":"state","player":1}"#)["fault"].clone();
        let keys: Vec<&String> = told.as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["code", "message", "rule"], "{told}");
        assert_eq!(told["message"], "an ability step is due, but no ability is being resolved");
        let refused = response(&mut session, r#"{"do":"choose","action":{"kind":"pass"}}"#);
        assert_eq!((&refused["error"]["code"], &refused["error"]["rule"]), (&json!("game.stopped"), &json!("7.1.5")));
        assert_eq!(response(&mut session, r#"{"do":"bot","skill":"quick"}"#)["error"]["code"], "game.stopped");
        assert_eq!(response(&mut session, r#"{"do":"concede","player":0}"#)["error"]["code"], "game.stopped");
        assert_eq!(stopped["moves"], 2);
        let back = response(&mut session, r#"{"do":"undo"}"#);
        assert_eq!((&back["moves"], &back["hash"], &back["fault"]), (&json!(1), &json!(hash), &Value::Null), "{back}");
    }
}
