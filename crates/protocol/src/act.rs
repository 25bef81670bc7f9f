//! Actions in the JSON of a line.

use model::Arena;
use rules::{AbilityName, Action, CardIndex, Counter, Game, IllegalReason, Seat};
use serde::{Deserialize, Serialize};

use crate::error::ProtocolError;

/// An action, with cards identified by the reader's card handles: `null` for a card that the reader may not know.
/// Unknown keys are ignored, so that an option can be sent back unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum WireAction {
    /// Plays a card from hand or another zone.
    Play {
        card: Option<u32>,
        /// The unit for an upgrade.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        onto: Option<u32>,
        #[serde(default)]
        how: PaymentMethod,
    },
    Attack {
        attacker: Option<u32>,
        target: Option<u32>,
    },
    Use {
        card: Option<u32>,
        ability: AbilityName,
    },
    Deploy {
        card: Option<u32>,
        /// For a leader that is deployed as an upgrade: its unit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        onto: Option<u32>,
    },
    Take {
        counter: Counter,
    },
    Pass,
    Card {
        card: Option<u32>,
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
        card: Option<u32>,
    },
    Bottom {
        card: Option<u32>,
    },
}

/// The way a card is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PaymentMethod {
    /// Pays the printed cost with its changes.
    #[default]
    Normal,
    /// Pays the alternative cost in its text (CR 1.8.10).
    Instead,
}

impl WireAction {
    /// Converts an action of the engine for a reader.
    pub(crate) fn of(game: &Game, action: Action, reader: Option<Seat>) -> WireAction {
        let id = |card: CardIndex| game.handle_of(card, reader);
        match action {
            Action::Play { card, onto, alternative } => WireAction::Play {
                card: id(card),
                onto: id(onto),
                how: if alternative { PaymentMethod::Instead } else { PaymentMethod::Normal },
            },
            Action::Attack { attacker, target } => WireAction::Attack { attacker: id(attacker), target: id(target) },
            Action::Use { card, ability } => {
                WireAction::Use { card: id(card), ability: AbilityName::of(game.book(), ability) }
            }
            Action::Deploy(card) => WireAction::Deploy { card: id(card), onto: None },
            Action::DeployOnto { leader, onto } => WireAction::Deploy { card: id(leader), onto: id(onto) },
            Action::Take(counter) => WireAction::Take { counter },
            Action::Pass => WireAction::Pass,
            Action::Card(card) => WireAction::Card { card: id(card) },
            Action::Player(seat) => WireAction::Player { player: seat.0 },
            Action::Mode(mode) => WireAction::Mode { mode },
            Action::Number(number) => WireAction::Number { number },
            Action::Name(name) => {
                let name = game.book().names().get(usize::from(name)).map_or("", |name| name);
                WireAction::Name { name: name.to_owned() }
            }
            Action::Arena(arena) => WireAction::Arena { arena },
            Action::Trigger(trigger) => WireAction::Trigger { trigger },
            Action::Yes => WireAction::Yes,
            Action::No => WireAction::No,
            Action::Done => WireAction::Done,
            Action::Top(card) => WireAction::Top { card: id(card) },
            Action::Bottom(card) => WireAction::Bottom { card: id(card) },
        }
    }

    /// Converts the action of a reader to one of the engine. Unknown handles are rejected with the same error, whether
    /// or not a hidden card exists.
    pub(crate) fn action(&self, game: &Game, reader: Option<Seat>) -> Result<Action, InvalidAction> {
        let find = |number: &Option<u32>| {
            let words = "The action names no card: one that you may not know is chosen by its option.";
            let number =
                number.ok_or_else(|| InvalidAction::Fail(ProtocolError::new("request.wrong", words).at("action")))?;
            game.card_of(number, reader).ok_or(InvalidAction::Why(IllegalReason::NoSuchCard(number)))
        };
        Ok(match self {
            WireAction::Play { card, onto, how } => Action::Play {
                card: find(card)?,
                onto: if onto.is_some() { find(onto)? } else { CardIndex::NONE },
                alternative: *how == PaymentMethod::Instead,
            },
            WireAction::Attack { attacker, target } => {
                Action::Attack { attacker: find(attacker)?, target: find(target)? }
            }
            WireAction::Use { card, ability } => {
                let card = find(card)?;
                let ability =
                    ability.find(game.book()).ok_or(InvalidAction::Why(IllegalReason::NoSuchAbility(card)))?;
                Action::Use { card, ability }
            }
            WireAction::Deploy { card, onto: None } => Action::Deploy(find(card)?),
            WireAction::Deploy { card, onto } => Action::DeployOnto { leader: find(card)?, onto: find(onto)? },
            WireAction::Take { counter } => Action::Take(*counter),
            WireAction::Pass => Action::Pass,
            WireAction::Card { card } => Action::Card(find(card)?),
            WireAction::Player { player } => Action::Player(Seat(*player)),
            WireAction::Mode { mode } => Action::Mode(*mode),
            WireAction::Number { number } => Action::Number(*number),
            WireAction::Name { name } => {
                let mut names = game.book().names().iter();
                let Some(at) = names.position(|known| known.eq_ignore_ascii_case(name)) else {
                    let shown: String = name.chars().take(60).collect();
                    let fail = ProtocolError::new("name.unknown", format!("No card is named {shown:?}.")).at("name");
                    return Err(InvalidAction::Fail(fail));
                };
                Action::Name(u16::try_from(at).unwrap_or(u16::MAX))
            }
            WireAction::Arena { arena } => Action::Arena(*arena),
            WireAction::Trigger { trigger } => Action::Trigger(*trigger),
            WireAction::Yes => Action::Yes,
            WireAction::No => Action::No,
            WireAction::Done => Action::Done,
            WireAction::Top { card } => Action::Top(find(card)?),
            WireAction::Bottom { card } => Action::Bottom(find(card)?),
        })
    }
}

/// The reason an action cannot be converted.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum InvalidAction {
    /// It names a card, ability or other value that does not exist.
    Fail(ProtocolError),
    /// It names a card that its reader may not know.
    Why(IllegalReason),
}
