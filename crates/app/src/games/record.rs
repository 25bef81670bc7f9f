//! What is stored of a game: how it began, and every step since. Chance comes from the seed, so that the steps alone
//! bring everything back.

use rules::{Action, Deck};
use serde::{Deserialize, Serialize};

use crate::AppError;
use crate::contract::{CardCount, RoundTable, SeatKind};

/// How a game began; never changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    /// The seats, clockwise.
    pub seats: Vec<StartSeat>,
    /// 1 or 3.
    pub best_of: u8,
    /// The seed of the first game; the next has the next.
    pub seed: u64,
    /// The table of the round that it decides.
    pub from: Option<RoundTable>,
    /// Which version of the program began it.
    pub program: String,
    /// Players are asked always (CR 1.17.4), and nothing is answered by itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ask_always: bool,
}

/// A seat as it began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartSeat {
    pub name: String,
    pub kind: SeatKind,
    pub think_ms: u32,
    pub deck: StoredDeck,
}

/// A deck by numbers, as it was when the game began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoredDeck {
    pub name: String,
    pub leaders: Vec<String>,
    pub base: String,
    pub main: Vec<CardCount>,
    pub sideboard: Vec<CardCount>,
    /// The least cards that it needs after sideboarding.
    pub minimum: u32,
}

impl StoredDeck {
    /// Its cards for the engine.
    ///
    /// # Errors
    /// `play.no_card` when the catalogue has lost one.
    pub fn cards(&self, book: &rules::Book) -> Result<Deck, AppError> {
        let card = |number: &str| {
            let known = number.parse().ok().and_then(|number| book.catalog().printing(number));
            known.map(|printing| printing.card).ok_or_else(|| {
                AppError::new("play.no_card", format!("There is no card {number}.")).at(self.name.clone())
            })
        };
        let mut cards = Vec::new();
        for row in &self.main {
            cards.extend(std::iter::repeat_n(card(&row.id)?, row.count as usize));
        }
        let leaders = self.leaders.iter().map(|leader| card(leader)).collect::<Result<_, _>>()?;
        Ok(Deck { leaders, base: card(&self.base)?, cards })
    }
}

/// One step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Step {
    /// An answer; what leaves no choice after it was answered as well. `hash` is that of the state then.
    Answer { action: Action, hash: u64 },
    /// A player gave up.
    Concede { seat: u8 },
    /// Steps were taken back: so many of this game remain.
    Back { to: u32 },
    /// The next game of the match, with these decks in the order of the seats.
    Next { decks: Vec<StoredDeck> },
    /// What became of the result.
    Reported { says: String },
    /// Another version of the program could follow only so many steps; the game goes on from there.
    Cut { keep: u32 },
}

/// How a game stands, for the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Standing {
    pub state: crate::contract::GameState,
    pub wins: Vec<u32>,
    pub says: String,
}
