//! English text for triggers.

use ability::{Controller, Filter, Trigger};

use crate::frame::fill;
use crate::plan::triggers::{TriggerRole, roles};

use super::Writer;
use super::filters::{how_played, kind_word};
use super::grammar::possessive;

impl Writer<'_> {
    /// Returns the heading of a triggered ability: "When Played/On Attack".
    pub(super) fn triggers(&self, on: &[Trigger]) -> String {
        on.iter().map(|each| self.trigger(each)).collect::<Vec<_>>().join("/")
    }

    fn trigger(&self, trigger: &Trigger) -> String {
        let roles = roles(trigger);
        fill(self.trigger_frame(trigger), |name, form| match name {
            "me" => Some(self.me().to_owned()),
            _ => roles.iter().find(|(role, _)| *role == name).map(|(_, role)| self.trigger_role(role, form)),
        })
    }

    fn trigger_frame(&self, trigger: &Trigger) -> &'static str {
        let as_upgrade = self.pilot.then(|| self.me() == "this upgrade");
        match trigger {
            Trigger::Played if as_upgrade == Some(true) => "When played as an upgrade",
            Trigger::Played if as_upgrade == Some(false) => "When played as a unit",
            Trigger::Deployed if as_upgrade == Some(true) => "When deployed as an upgrade",
            Trigger::Played => "When Played",
            Trigger::PlayedUsingSmuggle => "When Played using Smuggle",
            Trigger::Deployed => "When Deployed",
            Trigger::Defeated => "When Defeated",
            Trigger::Attacks => "On Attack",
            Trigger::Attacked => "On Defense",
            Trigger::AttackEnds => "When Attack Ends",
            Trigger::UnitAttackEnds(_) => "When {unit 's} attack ends",
            Trigger::UnitDefenseEnds(_) => "When {unit 's} defense ends",
            Trigger::DefeatsByAttack(_) => "When {me} attacks and defeats {other}",
            Trigger::UnitDefeatsByAttack { .. } => "When {unit} attacks and defeats {other}",
            Trigger::DealsCombatDamage { attacking: true, .. } => {
                "When {me} deals combat damage to {other} while attacking"
            }
            Trigger::DealsCombatDamage { .. } => "When {me} deals combat damage to {other}",
            Trigger::TakesCombatDamage => "When combat damage is dealt to {me} (if it survives the damage)",
            Trigger::UnitTakesCombatDamage(_) => "When combat damage is dealt to {unit} (if it survives the damage)",
            Trigger::DamageDealt { this: true, .. } => "When {me} deals {damage} to {other}",
            Trigger::DamageDealt { survives: true, .. } => "When {affected} is dealt {damage} and survives",
            Trigger::DamageDealt { by: Controller::Any, unit: false, .. } => "When {damage} is dealt to {affected}",
            Trigger::DamageDealt { unit: true, .. } => "When {unit} deals {damage} to {other}",
            Trigger::DamageDealt { .. } => "When {side deal} {damage} to {other}",
            Trigger::Healed(_) => "When 1 or more damage is healed from {unit}",
            Trigger::Readied(_) => "When {unit} readies",
            Trigger::UpgradeAttached { .. } => "When {unit} attaches to {other}",
            Trigger::UpgradesAttached(_) => "When 1 or more upgrades attach to {other}",
            Trigger::UnitDefeated(_) => "When {unit any} is defeated",
            Trigger::UnitCreated(_) => "When {unit} is created",
            Trigger::EntersPlay(_) => "When {unit} enters play",
            Trigger::UnitLeavesPlay(_) => "When {unit} leaves play",
            Trigger::UnitAttacks { .. } => "When {unit} attacks {other}",
            Trigger::CardPlayed { nth: None, from_resources: true, .. } => {
                "When {side play} {card}{on}{way} from {side your|their} resources"
            }
            Trigger::CardPlayed { nth: None, .. } => "When {side play} {card}{on}{way}",
            Trigger::CardPlayed { .. } => "When {side play} {side your|their} {card}{way} each phase{on}",
            Trigger::LeaderDeployed(_) => "When {side deploy} a leader",
            Trigger::ActionPhaseStarts => "When the action phase starts",
            Trigger::RegroupPhaseStarts => "When the regroup phase starts",
            Trigger::CardsReadied => "When you ready cards during the regroup phase",
            Trigger::Attached(_) => "When {me} attaches to {other}",
            Trigger::Detached => "When {me} detaches from a unit",
            Trigger::BountyCollected => "When you collect a Bounty",
            Trigger::ThisDiscarded => "When this card is discarded from your hand or deck",
            Trigger::DiscardedFromDeck(_) => "When {side discard} a card from {side your|their} deck",
            Trigger::ThisDrawn => "When you draw this card during the action phase",
            Trigger::AbilityUsed(..) => "When {side use} {kind}",
            Trigger::CardsDrawn(_) => "When {side draw} 1 or more cards",
            Trigger::CardsShown(_) => "When {side reveal} or discard 1 or more cards from {side your|their} hand",
            Trigger::InitiativeTaken(_) => "When {side take} the initiative",
            Trigger::UsesTheForce(_) => "When {side use} the Force",
            Trigger::CardDiscarded(Controller::Any) => "When {side discard} a card from a hand",
            Trigger::CardDiscarded(_) => "When {side discard} a card from {side your|their} hand",
        }
    }

    fn trigger_role(&self, role: &TriggerRole<'_>, form: &str) -> String {
        match role {
            TriggerRole::OwnBase => "your base".to_owned(),
            TriggerRole::Card(filter) if form == "any" => self.noun(filter).any(),
            TriggerRole::Card(filter) if form == "'s" => possessive(&self.noun(filter).a()),
            TriggerRole::Card(filter) => self.noun(filter).a(),
            TriggerRole::UnitOf(side) => self.noun(&Filter { side: (*side).clone(), ..Filter::default() }).a(),
            TriggerRole::Side(side) => match form.split_once('|') {
                Some((your, their)) => if **side == Controller::Friendly { your } else { their }.to_owned(),
                None => self.side_does(side, form),
            },
            TriggerRole::Damage { combat, indirect, at_least } => {
                let damage = match combat {
                    _ if *indirect => "indirect damage",
                    None => "damage",
                    Some(true) => "combat damage",
                    Some(false) => "non-combat damage",
                };
                let at_least = at_least.map(|least| format!("{} or more ", self.amount(least)));
                at_least.unwrap_or_default() + damage
            }
            TriggerRole::Played { card, nth, .. } => {
                let noun = self.noun_alone(&how_played(card).0);
                nth.map_or_else(|| noun.a(), |nth| format!("{} {}", ordinal(nth), noun.bare()))
            }
            TriggerRole::Way(card) => how_played(card).1.to_owned(),
            TriggerRole::On(host) => format!(" on {}", self.noun(host).a()),
            TriggerRole::Kind(kind) => {
                let word = kind_word(*kind);
                format!("{} \"{word}\" ability", super::grammar::article(word))
            }
        }
    }
}

/// Returns an ordinal number: "second".
pub(super) fn ordinal(n: u8) -> String {
    match n {
        1 => "first".to_owned(),
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        n => format!("{n}th"),
    }
}
