//! Actions as they stand in a line.

use ability::AbilityId;
use model::Arena;
use rules::{Action, CardIx, Counter, Game, Seat};
use serde::{Deserialize, Serialize};

use crate::fail::Fail;

/// An action. Keys that it does not know are ignored, so that an option can be sent back as it came.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Act {
    /// Play a card.
    Play {
        card: CardIx,
        /// The unit for an upgrade.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        onto: Option<CardIx>,
        #[serde(default)]
        how: How,
    },
    Attack {
        attacker: CardIx,
        target: CardIx,
    },
    Use {
        card: CardIx,
        ability: AbilityId,
    },
    Deploy {
        card: CardIx,
    },
    Take {
        counter: Counter,
    },
    Pass,
    Card {
        card: CardIx,
    },
    Player {
        player: u8,
    },
    Mode {
        mode: u8,
    },
    Number {
        number: u16,
    },
    Name {
        name: String,
    },
    Arena {
        arena: Arena,
    },
    Trigger {
        trigger: u8,
    },
    Yes,
    No,
    Done,
    Top {
        card: CardIx,
    },
    Bottom {
        card: CardIx,
    },
}

/// How a card is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum How {
    /// With its cost.
    #[default]
    Normal,
    /// With what its text allows instead (CR 1.8.10).
    Instead,
}

impl Act {
    /// As it is written.
    pub fn of(game: &Game, action: Action) -> Act {
        match action {
            Action::Play { card, onto, alternative } => Act::Play {
                card,
                onto: onto.is_some().then_some(onto),
                how: if alternative { How::Instead } else { How::Normal },
            },
            Action::Attack { attacker, target } => Act::Attack { attacker, target },
            Action::Use { card, ability } => Act::Use { card, ability },
            Action::Deploy(card) => Act::Deploy { card },
            Action::Take(counter) => Act::Take { counter },
            Action::Pass => Act::Pass,
            Action::Card(card) => Act::Card { card },
            Action::Player(seat) => Act::Player { player: seat.0 },
            Action::Mode(mode) => Act::Mode { mode },
            Action::Number(number) => Act::Number { number },
            Action::Name(name) => {
                let name = game.book().names().get(usize::from(name)).map_or("", |name| name);
                Act::Name { name: name.to_owned() }
            }
            Action::Arena(arena) => Act::Arena { arena },
            Action::Trigger(trigger) => Act::Trigger { trigger },
            Action::Yes => Act::Yes,
            Action::No => Act::No,
            Action::Done => Act::Done,
            Action::Top(card) => Act::Top { card },
            Action::Bottom(card) => Act::Bottom { card },
        }
    }

    /// As the engine takes it.
    pub fn action(&self, game: &Game) -> Result<Action, Fail> {
        Ok(match self {
            Act::Play { card, onto, how } => {
                Action::Play { card: *card, onto: onto.unwrap_or(CardIx::NONE), alternative: *how == How::Instead }
            }
            Act::Attack { attacker, target } => Action::Attack { attacker: *attacker, target: *target },
            Act::Use { card, ability } => Action::Use { card: *card, ability: *ability },
            Act::Deploy { card } => Action::Deploy(*card),
            Act::Take { counter } => Action::Take(*counter),
            Act::Pass => Action::Pass,
            Act::Card { card } => Action::Card(*card),
            Act::Player { player } => Action::Player(Seat(*player)),
            Act::Mode { mode } => Action::Mode(*mode),
            Act::Number { number } => Action::Number(*number),
            Act::Name { name } => {
                let mut names = game.book().names().iter();
                let Some(at) = names.position(|known| known.eq_ignore_ascii_case(name)) else {
                    let shown: String = name.chars().take(60).collect();
                    return Err(Fail::new("name.unknown", format!("There is no card called {shown:?}.")).at("name"));
                };
                Action::Name(u16::try_from(at).unwrap_or(u16::MAX))
            }
            Act::Arena { arena } => Action::Arena(*arena),
            Act::Trigger { trigger } => Action::Trigger(*trigger),
            Act::Yes => Action::Yes,
            Act::No => Action::No,
            Act::Done => Action::Done,
            Act::Top { card } => Action::Top(*card),
            Act::Bottom { card } => Action::Bottom(*card),
        })
    }
}
