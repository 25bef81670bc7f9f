//! English text for triggers.

use ability::{Amount, Controller, Filter, Kind, Trigger};

use super::Writer;

impl Writer<'_> {
    /// Returns the heading of a triggered ability: "When Played/On Attack".
    pub(super) fn triggers(&self, on: &[Trigger]) -> String {
        on.iter().map(|each| self.trigger(each)).collect::<Vec<_>>().join("/")
    }

    fn trigger(&self, trigger: &Trigger) -> String {
        let me = self.me();
        let a = |filter: &Filter| self.noun(filter).a();
        match trigger {
            Trigger::Played if self.pilot && me == "this upgrade" => "When played as an upgrade".to_owned(),
            Trigger::Played if self.pilot => "When played as a unit".to_owned(),
            Trigger::Deployed if self.pilot && me == "this upgrade" => "When deployed as an upgrade".to_owned(),
            Trigger::Played => "When Played".to_owned(),
            Trigger::PlayedUsingSmuggle => "When Played using Smuggle".to_owned(),
            Trigger::Deployed => "When Deployed".to_owned(),
            Trigger::Defeated => "When Defeated".to_owned(),
            Trigger::Attacks => "On Attack".to_owned(),
            Trigger::Attacked => "On Defense".to_owned(),
            Trigger::AttackEnds => "When Attack Ends".to_owned(),
            Trigger::UnitAttackEnds(filter) => format!("When {} attack ends", super::grammar::possessive(&a(filter))),
            Trigger::UnitDefenseEnds(filter) => format!("When {} defense ends", super::grammar::possessive(&a(filter))),
            Trigger::DefeatsByAttack(filter) => format!("When {me} attacks and defeats {}", a(filter)),
            Trigger::UnitDefeatsByAttack { unit, defeated } => {
                format!("When {} attacks and defeats {}", a(unit), a(defeated))
            }
            Trigger::DealsCombatDamage { to, attacking } => {
                let attacking = if *attacking { " while attacking" } else { "" };
                format!("When {me} deals combat damage to {}{attacking}", a(to))
            }
            Trigger::TakesCombatDamage => format!("When combat damage is dealt to {me} (if it survives the damage)"),
            Trigger::UnitTakesCombatDamage(filter) => {
                format!("When combat damage is dealt to {} (if it survives the damage)", a(filter))
            }
            Trigger::DamageDealt { by, to, unit, this, indirect, combat, at_least, survives } => {
                let damage = self.damage_event(*combat, *indirect, at_least.as_ref());
                if *this {
                    return format!("When {me} deals {damage} to {}", a(to));
                }
                if *survives {
                    return format!("When {} is dealt {damage} and survives", self.attacked(to));
                }
                if (by, *unit) == (&Controller::Any, false) {
                    return format!("When {damage} is dealt to {}", self.attacked(to));
                }
                let by = match (by, unit) {
                    (Controller::Any, true) => "a unit deals".to_owned(),
                    (Controller::Friendly, true) => "a friendly unit deals".to_owned(),
                    (Controller::Enemy, true) => "an enemy unit deals".to_owned(),
                    (Controller::Chooser | Controller::Of(_) | Controller::OwnedBy(_), true) => {
                        format!("a unit {} deals", self.side_does(by, "control"))
                    }
                    (side, false) => self.side_does(side, "deal"),
                };
                format!("When {by} {damage} to {}", a(to))
            }
            Trigger::Healed(filter) => format!("When 1 or more damage is healed from {}", self.attacked(filter)),
            Trigger::Readied(filter) => format!("When {} readies", a(filter)),
            Trigger::UpgradeAttached { upgrade, to } => format!("When {} attaches to {}", a(upgrade), a(to)),
            Trigger::UpgradesAttached(filter) => format!("When 1 or more upgrades attach to {}", a(filter)),
            Trigger::UnitDefeated(filter) => format!("When {} is defeated", self.noun(filter).any()),
            Trigger::UnitCreated(filter) => format!("When {} is created", a(filter)),
            Trigger::EntersPlay(filter) => format!("When {} enters play", a(filter)),
            Trigger::UnitLeavesPlay(filter) => format!("When {} leaves play", a(filter)),
            Trigger::UnitAttacks { unit, target } => format!("When {} attacks {}", a(unit), self.attacked(target)),
            Trigger::CardPlayed { by, card, on, nth, from_resources } => {
                let (card, how) = super::filters::how_played(card);
                let own = if *by == Controller::Friendly { "your" } else { "their" };
                let how = if *from_resources { format!("{how} from {own} resources") } else { how.to_owned() };
                let noun = self.noun_alone(&card);
                let on = on.as_ref().map(|on| format!(" on {}", a(on))).unwrap_or_default();
                match nth {
                    None => format!("When {} {}{on}{how}", self.side_does(by, "play"), noun.a()),
                    Some(nth) => {
                        let what = format!("{own} {} {}", ordinal(*nth), noun.bare());
                        format!("When {} {what}{how} each phase{on}", self.side_does(by, "play"))
                    }
                }
            }
            Trigger::LeaderDeployed(side) => format!("When {} a leader", self.side_does(side, "deploy")),
            Trigger::ActionPhaseStarts => "When the action phase starts".to_owned(),
            Trigger::RegroupPhaseStarts => "When the regroup phase starts".to_owned(),
            Trigger::CardsReadied => "When you ready cards during the regroup phase".to_owned(),
            Trigger::Attached(filter) => format!("When {me} attaches to {}", a(filter)),
            Trigger::Detached => format!("When {me} detaches from a unit"),
            Trigger::BountyCollected => "When you collect a Bounty".to_owned(),
            Trigger::ThisDiscarded => "When this card is discarded from your hand or deck".to_owned(),
            Trigger::DiscardedFromDeck(side) => {
                let deck = if *side == Controller::Friendly { "your" } else { "their" };
                format!("When {} a card from {deck} deck", self.side_does(side, "discard"))
            }
            Trigger::ThisDrawn => "When you draw this card during the action phase".to_owned(),
            Trigger::AbilityUsed(side, kind) => {
                let kind = super::filters::kind_word(*kind);
                let article = if kind.starts_with('O') { "an" } else { "a" };
                format!("When {} {article} \"{kind}\" ability", self.side_does(side, "use"))
            }
            Trigger::CardsDrawn(side) => format!("When {} 1 or more cards", self.side_does(side, "draw")),
            Trigger::CardsShown(side) => {
                let own = if *side == Controller::Friendly { "your" } else { "their" };
                let what = format!("{} or discard", self.side_does(side, "reveal"));
                format!("When {what} 1 or more cards from {own} hand")
            }
            Trigger::InitiativeTaken(side) => format!("When {} the initiative", self.side_does(side, "take")),
            Trigger::UsesTheForce(side) => format!("When {} the Force", self.side_does(side, "use")),
            Trigger::CardDiscarded(side) => {
                let own = match side {
                    Controller::Friendly => "your",
                    Controller::Any => "a",
                    Controller::Enemy | Controller::Chooser | Controller::Of(_) | Controller::OwnedBy(_) => "their",
                };
                format!("When {} a card from {own} hand", self.side_does(side, "discard"))
            }
        }
    }

    /// Renders "3 or more combat damage".
    fn damage_event(&self, combat: Option<bool>, indirect: bool, at_least: Option<&Amount>) -> String {
        let damage = match combat {
            _ if indirect => "indirect damage",
            None => "damage",
            Some(true) => "combat damage",
            Some(false) => "non-combat damage",
        };
        at_least.map_or_else(|| damage.to_owned(), |least| format!("{} or more {damage}", self.amount(least)))
    }

    /// Returns "your base" rather than "a friendly base".
    fn attacked(&self, target: &Filter) -> String {
        if *target == (Filter { side: Controller::Friendly, ..Filter::of(Kind::Base) }) {
            "your base".to_owned()
        } else {
            self.noun(target).a()
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
