//! Trigger events and the triggers that listen for them (CR 7.6). One table defines both the quick test whether an
//! ability might trigger, which is here, and the exact test, which is in [`crate::read::trigger_events`].
//!
//! To add a trigger, add a row to the table; the code does not compile without it. To add an event, add a
//! [`TriggerEvent`] variant and fire it where it happens.

use ability::{Ability, AbilityId, Trigger};

use crate::state::{CardIndex, CardRef, Seat};

/// Declares the trigger events, each with a bit for its kind.
macro_rules! trigger_event_table {
    ($($(#[$about:meta])* $kind:ident $({ $($field:ident: $type:ty),+ })?),+ $(,)?) => {
        /// An event that abilities can trigger on.
        #[derive(Debug, Clone, Copy)]
        pub(crate) enum TriggerEvent {
            $($(#[$about])* $kind $({ $($field: $type),+ })?),+
        }

        /// Kinds of trigger events.
        #[derive(Clone, Copy)]
        enum Kind {
            $($kind),+
        }

        // Kinds are stored as bits of one number.
        const _: () = assert!([$(Kind::$kind),+].len() <= 32);

        impl TriggerEvent {
            /// Returns the bit of the event's kind, as in [`trigger_mask`].
            pub(crate) fn kind_bit(&self) -> u32 {
                match self {
                    $(TriggerEvent::$kind { .. } => 1 << Kind::$kind as u32),+
                }
            }
        }
    };
}

trigger_event_table! {
    Played { card: CardRef, by: Seat, onto: CardIndex, nth: u8, smuggled: bool, from_resources: bool },
    Deployed { unit: CardRef, by: Seat },
    Created { unit: CardRef },
    Rescued { unit: CardRef },
    Defeated { unit: CardRef },
    UpgradeDefeated { upgrade: CardRef },
    LeftPlay { unit: CardRef },
    Attacks { attacker: CardRef, target: CardRef, second: CardRef },
    AttackEnds { attacker: CardRef },
    DefenseEnds { defender: CardRef },
    DefeatsByAttack { attacker: CardRef, defeated: CardRef },
    CombatDamage { by: CardRef, to: CardRef, amount: i16 },
    Damage { by: CardRef, player: Seat, to: CardRef, amount: i16, combat: bool, indirect: bool },
    Healed { card: CardRef, amount: i16 },
    CardReadied { card: CardRef },
    Drew { by: Seat },
    ActionPhase,
    RegroupPhase,
    Readied { by: Seat },
    Attached { upgrade: CardRef, unit: CardRef },
    Upgraded { unit: CardRef },
    Detached { upgrade: CardRef, unit: CardRef },
    Discarded { by: Seat, card: CardRef, from_deck: bool },
    Shown { by: Seat },
    Collected { by: Seat, unit: CardRef, bounty: AbilityId },
    Drawn { card: CardRef, by: Seat },
    UsedTheForce { by: Seat },
    TookInitiative { by: Seat },
    UsedAbility { by: Seat, unit: CardRef, ability: AbilityId },
}

/// The table of triggers: for each trigger, the events it listens for and the condition. It is passed to a macro.
macro_rules! trigger_table {
    ($reader:ident) => {
        $reader! {
            |game, ctx, this|
            Trigger::Played => {
                Played { card, by, .. } => context_if(card == this, card, by, 0),
            }
            Trigger::PlayedUsingSmuggle => {
                Played { card, by, smuggled, .. } => context_if(card == this && smuggled, card, by, 0),
            }
            Trigger::CardPlayed { by: side, card: filter, on, nth, from_resources: only } => {
                Played { card, by, onto, nth: n, from_resources, .. } => {
                    let fires = game.is_on_side(side, by, ctx)
                        && (!only || from_resources)
                        && nth.is_none_or(|nth| nth == n)
                        && game.is(filter, card, ctx)
                        && on.as_ref().is_none_or(|on| onto.is_some() && game.is(on, game.state.now(onto), ctx));
                    context_if(fires, card, by, 0)
                },
            }
            Trigger::Deployed => {
                Deployed { unit, by } => context_if(unit == this, unit, by, 0),
            }
            Trigger::LeaderDeployed(side) => {
                Deployed { unit, by } => context_if(game.is_on_side(side, by, ctx), unit, by, 0),
            }
            Trigger::Defeated => {
                Defeated { unit } => context_if(unit == this, unit, Seat::NONE, 0),
                UpgradeDefeated { upgrade } => context_if(upgrade == this, upgrade, Seat::NONE, 0),
            }
            Trigger::UnitDefeated(filter) => {
                Defeated { unit } => context_if(game.is(filter, unit, ctx), unit, Seat::NONE, 0),
                UpgradeDefeated { upgrade } => {
                    context_if(filter.is == ability::Kind::Upgrade && game.is(filter, upgrade, ctx), upgrade, Seat::NONE, 0)
                },
            }
            Trigger::UnitCreated(filter) => {
                Created { unit } => context_if(game.is(filter, unit, ctx), unit, game.controller_of(unit), 0),
            }
            Trigger::EntersPlay(filter) => {
                Played { card, by, .. } => context_if(game.is(filter, card, ctx), card, by, 0),
                Deployed { unit, by } => context_if(game.is(filter, unit, ctx), unit, by, 0),
                Created { unit } => context_if(game.is(filter, unit, ctx), unit, game.controller_of(unit), 0),
                Rescued { unit } => context_if(game.is(filter, unit, ctx), unit, game.controller_of(unit), 0),
            }
            Trigger::UnitLeavesPlay(filter) => {
                LeftPlay { unit } => context_if(game.is(filter, unit, ctx), unit, Seat::NONE, 0),
            }
            Trigger::Attacks => {
                Attacks { attacker, .. } => context_if(attacker == this, attacker, Seat::NONE, 0),
            }
            Trigger::Attacked => {
                Attacks { attacker, target, second } => context_if(target == this || second == this, attacker, Seat::NONE, 0),
            }
            Trigger::UnitAttacks { unit, target: what } => {
                Attacks { attacker, target, second } => {
                    let fires = game.is(unit, attacker, ctx) && (game.is(what, target, ctx) || game.is(what, second, ctx));
                    context_if(fires, attacker, game.controller_of(attacker), 0)
                },
            }
            Trigger::AttackEnds => {
                AttackEnds { attacker } => context_if(attacker == this, attacker, Seat::NONE, 0),
            }
            Trigger::UnitAttackEnds(filter) => {
                AttackEnds { attacker } => context_if(game.is(filter, attacker, ctx), attacker, Seat::NONE, 0),
            }
            Trigger::UnitDefenseEnds(filter) => {
                DefenseEnds { defender } => context_if(game.is(filter, defender, ctx), defender, Seat::NONE, 0),
            }
            Trigger::DefeatsByAttack(filter) => {
                DefeatsByAttack { attacker, defeated } => {
                    context_if(attacker == this && game.is(filter, defeated, ctx), defeated, Seat::NONE, 0)
                },
            }
            Trigger::UnitDefeatsByAttack { unit, defeated: filter } => {
                DefeatsByAttack { attacker, defeated } => {
                    let fires = game.is(unit, attacker, ctx) && game.is(filter, defeated, ctx);
                    context_if(fires, attacker, game.controller_of(attacker), 0)
                },
            }
            Trigger::DealsCombatDamage { to: filter, attacking } => {
                CombatDamage { by, to, amount } => {
                    let attacks = || game.attack().is_some_and(|attack| attack.attacker == this);
                    context_if(by == this && (!attacking || attacks()) && game.is(filter, to, ctx), to, Seat::NONE, amount)
                },
            }
            Trigger::TakesCombatDamage => {
                CombatDamage { to, amount, .. } => context_if(to == this, to, Seat::NONE, amount),
            }
            Trigger::UnitTakesCombatDamage(filter) => {
                CombatDamage { to, amount, .. } => context_if(game.is(filter, to, ctx), to, Seat::NONE, amount),
            }
            Trigger::DamageDealt { by: side, to: filter, unit, this: own, indirect: only_indirect, combat: only, at_least, survives: _ } => {
                Damage { by, player, to, amount, combat, indirect } => {
                    // "A friendly unit deals damage" refers to the unit's side, not to the player who made it deal damage
                    // (CR 1.5.3A).
                    let theirs = match unit {
                        true => game.is_unit_that_acts(by) && game.is_on_side(side, game.controller_of(by), ctx),
                        false => game.is_on_side(side, player, ctx),
                    };
                    let enough = at_least.as_ref().is_none_or(|least| amount >= game.amount(least, ctx));
                    let kind = only.is_none_or(|only| only == combat)
                        && (!own || by == this)
                        && (!only_indirect || indirect);
                    context_if(theirs && kind && enough && game.is(filter, to, ctx), to, player, amount)
                },
            }
            Trigger::Healed(filter) => {
                Healed { card, amount } => context_if(game.is(filter, card, ctx), card, Seat::NONE, amount),
            }
            Trigger::Readied(filter) => {
                CardReadied { card } => context_if(game.is(filter, card, ctx), card, Seat::NONE, 0),
            }
            Trigger::CardsDrawn(side) => {
                Drew { by } => context_if(game.is_on_side(side, by, ctx), CardRef::NONE, by, 0),
            }
            Trigger::ActionPhaseStarts => {
                ActionPhase => context_if(true, CardRef::NONE, Seat::NONE, 0),
            }
            Trigger::RegroupPhaseStarts => {
                RegroupPhase => context_if(true, CardRef::NONE, Seat::NONE, 0),
            }
            Trigger::CardsReadied => {
                Readied { by } => context_if(by == ctx.you, CardRef::NONE, by, 0),
            }
            Trigger::Attached(filter) => {
                Attached { upgrade, unit } => context_if(upgrade == this && game.is(filter, unit, ctx), unit, Seat::NONE, 0),
            }
            Trigger::UpgradeAttached { upgrade: filter, to } => {
                Attached { upgrade, unit } => {
                    context_if(game.is(filter, upgrade, ctx) && game.is(to, unit, ctx), upgrade, Seat::NONE, 0)
                },
            }
            Trigger::UpgradesAttached(filter) => {
                Upgraded { unit } => context_if(game.is(filter, unit, ctx), unit, Seat::NONE, 0),
            }
            Trigger::Detached => {
                Detached { upgrade, unit } => context_if(upgrade == this, unit, Seat::NONE, 0),
            }
            Trigger::BountyCollected => {
                Collected { by, unit, bounty } => context_if(by == ctx.you, unit, by, bounty.0 as i16),
            }
            Trigger::ThisDrawn => {
                Drawn { card, by } => context_if(card == this, card, by, 0),
            }
            Trigger::InitiativeTaken(side) => {
                TookInitiative { by } => context_if(game.is_on_side(side, by, ctx), CardRef::NONE, by, 0),
            }
            Trigger::UsesTheForce(side) => {
                UsedTheForce { by } => context_if(game.is_on_side(side, by, ctx), CardRef::NONE, by, 0),
            }
            Trigger::AbilityUsed(side, kind) => {
                UsedAbility { by, unit, ability } => {
                    let fires = game.is_on_side(side, by, ctx) && kind.fits(game.book.ability(ability));
                    context_if(fires, unit, by, ability.0 as i16)
                },
            }
            Trigger::CardsShown(side) => {
                Shown { by } => context_if(game.is_on_side(side, by, ctx), CardRef::NONE, by, 0),
            }
            Trigger::CardDiscarded(side) => {
                Discarded { by, card, from_deck } => context_if(!from_deck && game.is_on_side(side, by, ctx), card, by, 0),
            }
            Trigger::DiscardedFromDeck(side) => {
                Discarded { by, card, from_deck } => context_if(from_deck && game.is_on_side(side, by, ctx), card, by, 0),
            }
            Trigger::ThisDiscarded => {
                Discarded { card, by, .. } => context_if(card == this, card, by, 0),
            }
        }
    };
}

pub(crate) use trigger_table;

/// Defines the quick test.
macro_rules! masks {
    (|$game:ident, $ctx:ident, $this:ident| $($trigger:pat => { $($kind:ident $({ $($fields:tt)* })? => $context:expr,)+ })+) => {
        /// Returns the kinds of events that a trigger listens for, one bit each.
        #[allow(unused_variables, reason = "the patterns bind what the answer needs")]
        pub(crate) fn trigger_mask(trigger: &Trigger) -> u32 {
            match trigger {
                $($trigger => 0 $(| 1 << Kind::$kind as u32)+),+
            }
        }
    };
}

trigger_table!(masks);

/// Returns the kinds of events that an ability listens for, one bit each. For a Coordinate, these are the events of the
/// ability inside it.
pub(crate) fn ability_trigger_mask(ability: &Ability) -> u32 {
    if let Ability::When(when) = ability {
        when.on.iter().fold(0, |all, trigger| all | trigger_mask(trigger))
    } else if let Ability::Coordinate(inner) = ability {
        ability_trigger_mask(inner.ability())
    } else {
        0
    }
}
