//! The parts of a trigger that its sentence mentions.

use ability::{AbilityKind, Amount, Controller, Filter, Kind, Trigger};

/// A part of a trigger.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum TriggerRole<'t> {
    /// A card of a filter.
    Card(&'t Filter),
    /// The reader's base: "your base" rather than "a friendly base".
    OwnBase,
    /// A unit of a side.
    UnitOf(&'t Controller),
    /// Players of a side.
    Side(&'t Controller),
    /// Damage: combat damage or not, indirect damage, a minimum.
    Damage {
        combat: Option<bool>,
        indirect: bool,
        at_least: Option<&'t Amount>,
    },
    /// A played card, and the number of cards of this kind that the side has played.
    Played {
        card: &'t Filter,
        by: &'t Controller,
        nth: Option<u8>,
    },
    /// The way of playing the cards of a filter.
    Way(&'t Filter),
    /// The host of a played card.
    On(&'t Filter),
    Kind(AbilityKind),
}

/// Returns the parts of a trigger with their names in frames.
pub(crate) fn roles(trigger: &Trigger) -> Vec<(&'static str, TriggerRole<'_>)> {
    let card = TriggerRole::Card;
    match trigger {
        Trigger::Played
        | Trigger::PlayedUsingSmuggle
        | Trigger::Deployed
        | Trigger::Defeated
        | Trigger::Attacks
        | Trigger::Attacked
        | Trigger::AttackEnds
        | Trigger::TakesCombatDamage
        | Trigger::ActionPhaseStarts
        | Trigger::RegroupPhaseStarts
        | Trigger::CardsReadied
        | Trigger::Detached
        | Trigger::BountyCollected
        | Trigger::ThisDiscarded
        | Trigger::ThisDrawn => Vec::new(),
        Trigger::UnitAttackEnds(unit)
        | Trigger::UnitDefenseEnds(unit)
        | Trigger::UnitTakesCombatDamage(unit)
        | Trigger::Readied(unit)
        | Trigger::UnitDefeated(unit)
        | Trigger::UnitCreated(unit)
        | Trigger::EntersPlay(unit)
        | Trigger::UnitLeavesPlay(unit) => vec![("unit", card(unit))],
        Trigger::Healed(unit) => vec![("unit", affected(unit))],
        Trigger::DefeatsByAttack(other)
        | Trigger::DealsCombatDamage { to: other, .. }
        | Trigger::UpgradesAttached(other)
        | Trigger::Attached(other) => vec![("other", card(other))],
        Trigger::UnitDefeatsByAttack { unit, defeated: other }
        | Trigger::UpgradeAttached { upgrade: unit, to: other } => vec![("unit", card(unit)), ("other", card(other))],
        Trigger::UnitAttacks { unit, target } => vec![("unit", card(unit)), ("other", affected(target))],
        Trigger::DamageDealt { by, to, indirect, combat, at_least, .. } => vec![
            ("side", TriggerRole::Side(by)),
            ("unit", TriggerRole::UnitOf(by)),
            ("other", card(to)),
            ("affected", affected(to)),
            ("damage", TriggerRole::Damage { combat: *combat, indirect: *indirect, at_least: at_least.as_ref() }),
        ],
        Trigger::CardPlayed { by, card, on, nth, .. } => {
            let mut roles = vec![
                ("side", TriggerRole::Side(by)),
                ("card", TriggerRole::Played { card, by, nth: *nth }),
                ("way", TriggerRole::Way(card)),
            ];
            roles.extend(on.as_ref().map(|on| ("on", TriggerRole::On(on))));
            roles
        }
        Trigger::AbilityUsed(side, kind) => {
            vec![("side", TriggerRole::Side(side)), ("kind", TriggerRole::Kind(*kind))]
        }
        Trigger::LeaderDeployed(side)
        | Trigger::DiscardedFromDeck(side)
        | Trigger::CardDiscarded(side)
        | Trigger::CardsShown(side)
        | Trigger::CardsDrawn(side)
        | Trigger::InitiativeTaken(side)
        | Trigger::UsesTheForce(side) => vec![("side", TriggerRole::Side(side))],
    }
}

/// Returns a card that something happens to.
fn affected(filter: &Filter) -> TriggerRole<'_> {
    let own_base = Filter { side: Controller::Friendly, ..Filter::of(Kind::Base) };
    if *filter == own_base { TriggerRole::OwnBase } else { TriggerRole::Card(filter) }
}
