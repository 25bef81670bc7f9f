//! Events earlier in the phase, for a game that continues at the judge's table.

use messages::judge as wording;
use rules::{AbilityName, CardHistory, CardIndex, Edit, Game, Seat};

use crate::AppError;
use crate::contract::{CardPhaseEvent, EarlierEvent, TextLanguage};
use crate::position::{MOST_DAMAGE, card_at, no_seat, out_of_range};

/// Maximum number of earlier events in one manual action.
const MOST: usize = 500;

/// Returns the edits that apply the earlier events to the position.
///
/// # Errors
/// `judge.range`.
pub(super) fn edits(happened: &[EarlierEvent]) -> Result<Vec<Edit>, AppError> {
    if happened.len() > MOST {
        return Err(out_of_range(u32::try_from(happened.len()).unwrap_or(u32::MAX), MOST as u32));
    }
    happened.iter().map(edit).collect()
}

fn edit(one: &EarlierEvent) -> Result<Edit, AppError> {
    let byte = |number: u32| u8::try_from(number).map_err(|_| out_of_range(number, u8::MAX.into()));
    let count = |number: u32| byte(number).map(Some);
    let seat = |seat: u32| u8::try_from(seat).map(Seat).map_err(|_| no_seat(seat));
    Ok(match one {
        EarlierEvent::Card { card, what, seat: by, amount } => Edit::Happened {
            card: card_at(*card)?,
            what: what_of(*what),
            seat: by.map(seat).transpose()?,
            amount: i16::try_from(*amount).map_err(|_| out_of_range(*amount, MOST_DAMAGE))?,
        },
        EarlierEvent::Counts {
            seat: whose,
            played,
            events,
            drawn,
            discarded,
            milled,
            created,
            given,
            used_the_force,
        } => Edit::Counts {
            seat: seat(*whose)?,
            played: count(*played)?,
            events: count(*events)?,
            drawn: count(*drawn)?,
            discarded: count(*discarded)?,
            milled: count(*milled)?,
            created: count(*created)?,
            given: count(*given)?,
            used_the_force: count(*used_the_force)?,
        },
        EarlierEvent::Used { card, ability } => {
            Edit::Used { card: card_at(*card)?, ability: ability.clone().map(AbilityName::Path), used: true }
        }
    })
}

/// Converts an edit to an earlier event. Returns `None` if the edit is not about the phase, or its card is not in the
/// position. `at` maps a card of the game to its index in the position.
pub(super) fn of(edit: &Edit, at: &dyn Fn(CardIndex) -> Option<CardIndex>) -> Option<EarlierEvent> {
    let at = |card: CardIndex| at(card).map(|card| u32::from(card.0));
    let count = |counted: Option<u8>| u32::from(counted.unwrap_or(0));
    match edit {
        Edit::Happened { card, what, seat, amount } => Some(EarlierEvent::Card {
            card: at(*card)?,
            what: said_of(*what),
            seat: seat.map(|seat| u32::from(seat.0)),
            amount: u32::try_from(*amount).ok()?,
        }),
        Edit::Counts { seat, played, events, drawn, discarded, milled, created, given, used_the_force } => {
            Some(EarlierEvent::Counts {
                seat: u32::from(seat.0),
                played: count(*played),
                events: count(*events),
                drawn: count(*drawn),
                discarded: count(*discarded),
                milled: count(*milled),
                created: count(*created),
                given: count(*given),
                used_the_force: count(*used_the_force),
            })
        }
        Edit::Used { card, ability, used: true } => {
            Some(EarlierEvent::Used { card: at(*card)?, ability: ability.as_ref().map(ToString::to_string) })
        }
        _ => None,
    }
}

/// Maps variants with equal names between the wire types and the engine.
macro_rules! alike {
    ($($what:ident),+ $(,)?) => {
        fn what_of(what: CardPhaseEvent) -> CardHistory {
            match what {
                $(CardPhaseEvent::$what => CardHistory::$what),+
            }
        }

        fn said_of(what: CardHistory) -> CardPhaseEvent {
            match what {
                $(CardHistory::$what => CardPhaseEvent::$what),+
            }
        }
    };
}

alike! {
    EnteredPlay, Played, Attacked, Damaged, Healed, Discarded, Defeated, LeftPlay, WouldBeDamaged, DamagedBase,
    DamagedEnemyBase, Rescued, Acted, DealtIndirect,
}

/// Describes the earlier events.
pub(super) fn words(language: TextLanguage, game: &Game, players: &[String], happened: &[EarlierEvent]) -> String {
    let told: Vec<String> = happened.iter().filter_map(|one| told(language, game, players, one)).collect();
    let told = told.join("; ");
    wording::EarlierInThisPhase { told: &told }.text(language)
}

fn told(language: TextLanguage, game: &Game, players: &[String], one: &EarlierEvent) -> Option<String> {
    let player = |seat: u32| players.get(seat as usize).cloned().unwrap_or_default();
    let called = |card: u32| {
        let card = card_at(card).ok().filter(|card| game.state.cards().get(card.at()).is_some());
        card.map_or_else(String::new, |card| game.name_now(card).to_owned())
    };
    match one {
        EarlierEvent::Card { card, what, seat, amount } => {
            let owner = card_at(*card).ok().and_then(|card| game.state.cards().get(card.at()));
            let whose = owner.map_or_else(String::new, |card| player(u32::from(card.owner.0)));
            card_told(language, &called(*card), *what, seat.map(player).as_deref(), *amount, &whose)
        }
        EarlierEvent::Counts { seat, played, events, drawn, discarded, milled, created, given, used_the_force } => {
            let counts = [
                (*played, wording::CardsPlayed {}.text(language)),
                (*events, wording::EventsThisRound {}.text(language)),
                (*drawn, wording::CardsDrawn {}.text(language)),
                (*discarded, wording::CardsDiscarded {}.text(language)),
                (*milled, wording::CardsDiscardedFromTheDeck {}.text(language)),
                (*created, wording::TokensCreated {}.text(language)),
                (*given, wording::TokenUpgradesGiven {}.text(language)),
                (*used_the_force, wording::UsesOfTheForce {}.text(language)),
            ];
            let some = counts.into_iter().filter(|(count, _)| *count > 0);
            let counted: Vec<String> = some.map(|(count, what)| format!("{what}: {count}")).collect();
            let (whose, counted) = (player(*seat), counted.join(", "));
            (!counted.is_empty()).then(|| format!("{whose}: {counted}"))
        }
        EarlierEvent::Used { card, .. } => {
            let name = called(*card);
            Some(wording::HasReachedItsLimitOfUses { name: &name }.text(language))
        }
    }
}

/// Describes an event involving a card. Returns `None` for events that are not announced at a table.
fn card_told(
    language: TextLanguage,
    name: &str,
    what: CardPhaseEvent,
    by: Option<&str>,
    amount: u32,
    whose: &str,
) -> Option<String> {
    Some(match (what, by) {
        (CardPhaseEvent::EnteredPlay, _) => wording::EnteredPlay { name: &name }.text(language),
        (CardPhaseEvent::Played, Some(by)) => wording::Played { by: &by, name: &name }.text(language),
        (CardPhaseEvent::Played, None) => wording::WasPlayed { name: &name }.text(language),
        (CardPhaseEvent::Attacked, Some(by)) => wording::AttackedTheBaseOf { name: &name, by: &by }.text(language),
        (CardPhaseEvent::Attacked, None) => wording::Attacked { name: &name }.text(language),
        (CardPhaseEvent::Damaged, Some(by)) if amount > 0 => {
            wording::DealtDamageTo { by: &by, amount: &amount, name: &name }.text(language)
        }
        (CardPhaseEvent::Damaged, _) => wording::WasDealtDamage { name: &name }.text(language),
        (CardPhaseEvent::Healed, _) => wording::DamageWasHealedFrom { name: &name }.text(language),
        (CardPhaseEvent::Discarded, _) => wording::WasDiscarded { name: &name }.text(language),
        (CardPhaseEvent::Defeated, Some(by)) => wording::Defeated { by: &by, name: &name }.text(language),
        (CardPhaseEvent::Defeated, None) => wording::WasDefeated { name: &name }.text(language),
        (CardPhaseEvent::LeftPlay, _) => wording::LeftPlay { name: &name }.text(language),
        (CardPhaseEvent::DamagedBase, _) => wording::DealtDamageToABase { name: &name }.text(language),
        (CardPhaseEvent::DamagedEnemyBase, _) => wording::DealtDamageToAnEnemyBase { name: &name }.text(language),
        (CardPhaseEvent::Rescued, _) => wording::WasRescued { name: &name }.text(language),
        (CardPhaseEvent::DealtIndirect, _) => wording::DealtIndirectDamage { whose: &whose }.text(language),
        (CardPhaseEvent::WouldBeDamaged | CardPhaseEvent::Acted, _) => return None,
    })
}
