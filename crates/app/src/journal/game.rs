//! Saved games: the start of a game, its steps, and its standing for the game list.
//!
//! A step refers to things so that only a change of the game's own cards can affect it: a card by its index in the game
//! (determined by the decks and the seed), an ability by its card and place in the text ([`rules::AbilityPath`]), a
//! name by its spelling. Each answer includes the fingerprint of the position after it ([`rules::Fingerprint`]), and
//! the start of the game includes a digest of every card in it ([`rules::CardBook::digest`]). If a game can no longer
//! be replayed, the digests show which card's text has changed.
//!
//! **Games of version 0.1** contain a hash of that version's engine internals, numbers of abilities counted across all
//! texts, numbers of names, and no digests. The numbers are looked up in a table made for version 0.1; the hashes
//! cannot be recomputed and are ignored. Instead, every step must be legal in its position, and at the end each seat
//! must have won the saved number of games. That proves that the steps are possible with the current rules and texts
//! and lead to the same result, not that every position in between is the same.

use std::collections::BTreeMap;

use rules::{AbilityName, Action as Live, CardBook, CardIndex, Counter as LiveCounter, Seat};
use serde::{Deserialize, Serialize};

use super::card_data::PackageVersion;
use super::deck::CardCount;
use super::edition::Edition;
use super::ruling::JudgePosition;
use super::{Persisted, saved};
use crate::document;
use crate::record::game as record;

saved! {
    /// The kind of player in a seat.
    enum SeatKind for document::game::SeatKind {
        "person" Person,
        "random" Random,
        "gentle" Gentle,
        "casual" Casual,
        "quick" Quick,
        "skilled" Skilled,
        "strong" Strong,
    }

    /// The state of a game.
    enum GameState for document::game::GameState {
        "playing" Playing,
        "between" Between,
        "over" Over,
    }

    /// The round's table whose match the game decides.
    struct RoundTable for document::game::RoundTable {
        "event" event: u32,
        "round" round: u32,
        "table" table: u32,
    }

    /// The players of an event at a table.
    struct EventSeats for record::EventSeats {
        "event" event: u32,
        "players" players: Vec<u32>,
    }

    /// A deck as card numbers.
    #[serde(deny_unknown_fields)]
    struct StoredDeck for record::StoredDeck {
        "name" name: String,
        "leaders" leaders: Vec<String>,
        "base" base: String,
        "main" main: Vec<CardCount>,
        "sideboard" sideboard: Vec<CardCount>,
        "minimum" minimum: u32,
    }

    /// A seat at the start of the game.
    #[serde(deny_unknown_fields)]
    struct StartSeat for record::StartSeat {
        "name" name: String,
        "kind" kind: SeatKind,
        "think_ms" think_ms: u32,
        "deck" deck: StoredDeck,
    }

    /// The auto-answer settings of a game.
    #[serde(deny_unknown_fields)]
    struct AutoAnswers for document::game::AutoAnswers {
        "only_answer" only_answer: bool,
        "lone_pass" lone_pass: bool,
        "equal_triggers" equal_triggers: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        "idle_triggers" idle_triggers: bool,
    }

    /// The start of a game.
    #[serde(deny_unknown_fields)]
    struct GameStart for record::GameStart {
        "seats" seats: Vec<StartSeat>,
        "best_of" best_of: u8,
        "seed" seed: u64,
        #[serde(default = "Edition::unwritten", skip_serializing_if = "Edition::is_unwritten")]
        "edition" edition: Edition,
        "from" from: Option<RoundTable>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        "players" players: Option<EventSeats>,
        "program" program: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        "ask_always" ask_always: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        "open_hands" open_hands: bool,
        #[serde(default = "AutoAnswers::unwritten", skip_serializing_if = "AutoAnswers::is_unwritten")]
        "by_itself" auto_answers: AutoAnswers,
        #[serde(default, skip_serializing_if = "Digests::is_empty")]
        "cards" digests: Digests,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        "packages" packages: Vec<PackageVersion>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        "position" position: Option<JudgePosition>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        "puzzle" puzzle: Option<String>,
    }

    /// The standing of a game, for the game list.
    struct GameStatus for record::GameStatus {
        "state" state: GameState,
        "wins" wins: Vec<u32>,
        "says" status_text: String,
    }
}

impl AutoAnswers {
    /// Returns the auto-answer settings of games stored without them.
    fn unwritten() -> AutoAnswers {
        AutoAnswers { only_answer: true, lone_pass: true, equal_triggers: false, idle_triggers: false }
    }

    fn is_unwritten(&self) -> bool {
        *self == AutoAnswers::unwritten()
    }
}

/// Digests of cards, by card number.
type Digests = BTreeMap<String, String>;

impl Persisted for Digests {
    type Live = Digests;
    fn of(live: &Digests) -> Digests {
        live.clone()
    }
    fn live(self) -> Digests {
        self
    }
}

/// A counter that a player can take (CR 1.15.5, 12.5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Counter {
    Initiative,
    Blast,
    Plan,
}

/// An arena in an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Arena {
    Ground,
    Space,
}

/// A name: a number in version 0.1, and text since then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum TextOrNumber {
    /// The name itself.
    Text(String),
    /// The number of the name in version 0.1.
    Number(u16),
}

/// An answer. A card is its index in the game; 65535 means no card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Action {
    Play { card: u16, onto: u16, alternative: bool },
    Attack { attacker: u16, target: u16 },
    Use { card: u16, ability: AbilityName },
    Deploy(u16),
    DeployOnto { leader: u16, onto: u16 },
    Take(Counter),
    Pass,
    Card(u16),
    Player(u8),
    Mode(u8),
    Number(u16),
    Name(TextOrNumber),
    Arena(Arena),
    Trigger(u8),
    Yes,
    No,
    Done,
    Top(u16),
    Bottom(u16),
}

/// A reference in a step to something that no longer exists.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum MissingReference {
    /// No text has this ability.
    #[error("no text has the ability {0}")]
    Ability(String),
    /// No card has this name.
    #[error("no card is called {0:?}")]
    Name(String),
}

impl TextOrNumber {
    fn name(&self, book: &CardBook) -> Result<u16, MissingReference> {
        let found = match self {
            TextOrNumber::Number(number) => book.name_of_0_1(*number),
            TextOrNumber::Text(text) => book.name_number(text),
        };
        found.ok_or_else(|| MissingReference::Name(self.to_string()))
    }
}

impl std::fmt::Display for TextOrNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TextOrNumber::Text(text) => f.write_str(text),
            TextOrNumber::Number(number) => number.fmt(f),
        }
    }
}

impl Action {
    fn of(live: Live, book: &CardBook) -> Action {
        match live {
            Live::Play { card, onto, alternative } => Action::Play { card: card.0, onto: onto.0, alternative },
            Live::Attack { attacker, target } => Action::Attack { attacker: attacker.0, target: target.0 },
            Live::Use { card, ability } => Action::Use { card: card.0, ability: AbilityName::of(book, ability) },
            Live::Deploy(card) => Action::Deploy(card.0),
            Live::DeployOnto { leader, onto } => Action::DeployOnto { leader: leader.0, onto: onto.0 },
            Live::Take(LiveCounter::Initiative) => Action::Take(Counter::Initiative),
            Live::Take(LiveCounter::Blast) => Action::Take(Counter::Blast),
            Live::Take(LiveCounter::Plan) => Action::Take(Counter::Plan),
            Live::Pass => Action::Pass,
            Live::Card(card) => Action::Card(card.0),
            Live::Player(seat) => Action::Player(seat.0),
            Live::Mode(mode) => Action::Mode(mode),
            Live::Number(number) => Action::Number(number),
            Live::Name(name) => {
                let name = book.names().get(usize::from(name)).map_or("", |name| name);
                Action::Name(TextOrNumber::Text(name.to_owned()))
            }
            Live::Arena(model::Arena::Ground) => Action::Arena(Arena::Ground),
            Live::Arena(model::Arena::Space) => Action::Arena(Arena::Space),
            Live::Trigger(trigger) => Action::Trigger(trigger),
            Live::Yes => Action::Yes,
            Live::No => Action::No,
            Live::Done => Action::Done,
            Live::Top(card) => Action::Top(card.0),
            Live::Bottom(card) => Action::Bottom(card.0),
        }
    }

    fn live(&self, book: &CardBook) -> Result<Live, MissingReference> {
        Ok(match self {
            Action::Play { card, onto, alternative } => {
                Live::Play { card: CardIndex(*card), onto: CardIndex(*onto), alternative: *alternative }
            }
            Action::Attack { attacker, target } => {
                Live::Attack { attacker: CardIndex(*attacker), target: CardIndex(*target) }
            }
            Action::Use { card, ability } => {
                let found = ability.find(book).ok_or_else(|| MissingReference::Ability(ability.to_string()))?;
                Live::Use { card: CardIndex(*card), ability: found }
            }

            Action::Deploy(card) => Live::Deploy(CardIndex(*card)),
            Action::DeployOnto { leader, onto } => {
                Live::DeployOnto { leader: CardIndex(*leader), onto: CardIndex(*onto) }
            }
            Action::Take(Counter::Initiative) => Live::Take(LiveCounter::Initiative),
            Action::Take(Counter::Blast) => Live::Take(LiveCounter::Blast),
            Action::Take(Counter::Plan) => Live::Take(LiveCounter::Plan),
            Action::Pass => Live::Pass,
            Action::Card(card) => Live::Card(CardIndex(*card)),
            Action::Player(seat) => Live::Player(Seat(*seat)),
            Action::Mode(mode) => Live::Mode(*mode),
            Action::Number(number) => Live::Number(*number),
            Action::Name(name) => Live::Name(name.name(book)?),
            Action::Arena(Arena::Ground) => Live::Arena(model::Arena::Ground),
            Action::Arena(Arena::Space) => Live::Arena(model::Arena::Space),
            Action::Trigger(trigger) => Live::Trigger(*trigger),
            Action::Yes => Live::Yes,
            Action::No => Live::No,
            Action::Done => Live::Done,
            Action::Top(card) => Live::Top(CardIndex(*card)),
            Action::Bottom(card) => Live::Bottom(CardIndex(*card)),
        })
    }
}

/// A step in the database.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Step {
    Answer {
        action: Action,
        /// The fingerprint of the position after the answer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
        /// The hash written by version 0.1 instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hash: Option<u64>,
    },
    Concede {
        seat: u8,
    },
    Back {
        to: u32,
    },
    Next {
        decks: Vec<StoredDeck>,
    },
    Reported {
        #[serde(rename = "says")]
        message: String,
    },
    Cut {
        keep: u32,
    },
}

impl Step {
    /// Converts to the type on disk.
    pub(crate) fn of(live: &record::Step, book: &CardBook) -> Step {
        match live {
            record::Step::Answer { action, position } => {
                Step::Answer { action: Action::of(*action, book), position: position.clone(), hash: None }
            }
            record::Step::Concede { seat } => Step::Concede { seat: *seat },
            record::Step::Back { to } => Step::Back { to: *to },
            record::Step::Next { decks } => Step::Next { decks: Persisted::of(decks) },
            record::Step::Reported { message } => Step::Reported { message: message.clone() },
            record::Step::Cut { keep } => Step::Cut { keep: *keep },
        }
    }

    /// Converts to the type in memory.
    ///
    /// # Errors
    /// [`MissingReference`] if it names an ability or card name that the book does not have.
    pub(crate) fn live(self, book: &CardBook) -> Result<record::Step, MissingReference> {
        Ok(match self {
            Step::Answer { action, position, hash: _ } => record::Step::Answer { action: action.live(book)?, position },
            Step::Concede { seat } => record::Step::Concede { seat },
            Step::Back { to } => record::Step::Back { to },
            Step::Next { decks } => record::Step::Next { decks: decks.live() },
            Step::Reported { message } => record::Step::Reported { message },
            Step::Cut { keep } => record::Step::Cut { keep },
        })
    }
}
