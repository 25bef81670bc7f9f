//! German text for triggers.

use ability::{Controller, Filter, Trigger};

use crate::frame::fill;
use crate::plan::triggers::{TriggerRole, roles};

use super::Writer;
use super::filters::how_played;
use super::grammar::{Case, Determiner, pronoun, tidy};
use super::nouns::Np;
use super::terms::kind_word;
use super::words::{self, Person};

impl Writer<'_> {
    /// Renders the triggers of an ability: "Wenn gespielt/Beim Angriff".
    pub(super) fn triggers(&self, on: &[Trigger]) -> String {
        let texts: Vec<String> = on.iter().map(|each| tidy(&self.trigger(each))).collect();
        texts.join("/")
    }

    fn trigger(&self, trigger: &Trigger) -> String {
        let roles = roles(trigger);
        fill(self.trigger_frame(trigger), |name, form| match name {
            "me" => Some(in_form(&self.me(), form)),
            _ => roles.iter().find(|(role, _)| *role == name).map(|(_, role)| self.trigger_role(role, form)),
        })
    }

    fn trigger_frame(&self, trigger: &Trigger) -> &'static str {
        let as_upgrade = self.pilot.then(|| self.me_word() == words::UPGRADE);
        match trigger {
            Trigger::Played if as_upgrade == Some(true) => "Wenn als Upgrade gespielt",
            Trigger::Played if as_upgrade == Some(false) => "Wenn als Einheit gespielt",
            Trigger::Deployed if as_upgrade == Some(true) => "Wenn als Upgrade gerufen",
            Trigger::Played => "Wenn gespielt",
            Trigger::PlayedUsingSmuggle => "Wenn mit Schmuggeln gespielt",
            Trigger::Deployed => "Wenn gerufen",
            Trigger::Defeated => "Wenn besiegt",
            Trigger::Attacks => "Beim Angriff",
            Trigger::Attacked => "Beim Verteidigen",
            Trigger::AttackEnds => "Wenn der Angriff endet",
            Trigger::UnitAttackEnds(_) => "Wenn der Angriff {unit of} endet",
            Trigger::UnitDefenseEnds(_) => "Wenn die Verteidigung {unit of} endet",
            Trigger::DefeatsByAttack(_) => "Wenn {me} angreift und {other acc} besiegt",
            Trigger::UnitDefeatsByAttack { .. } => "Wenn {unit} angreift und {other acc} besiegt",
            Trigger::DealsCombatDamage { attacking: true, .. } => {
                "Wenn {me} beim Angriff {other dat} Kampfschaden zufügt"
            }
            Trigger::DealsCombatDamage { .. } => "Wenn {me} {other dat} Kampfschaden zufügt",
            Trigger::TakesCombatDamage => {
                "Wenn {me dat} Kampfschaden zugefügt wird (falls {me it} den Schaden überlebt)"
            }
            Trigger::UnitTakesCombatDamage(_) => {
                "Wenn {unit dat} Kampfschaden zugefügt wird (falls {unit it} den Schaden überlebt)"
            }
            Trigger::DamageDealt { this: true, .. } => "Wenn {me} {other dat} {damage} zufügt",
            Trigger::DamageDealt { survives: true, .. } => {
                "Wenn {affected dat} {damage} zugefügt wird und {affected it} überlebt"
            }
            Trigger::DamageDealt { by: Controller::Any, unit: false, .. } => {
                "Wenn {affected dat} {damage} zugefügt wird"
            }
            Trigger::DamageDealt { unit: true, .. } => "Wenn {unit} {other dat} {damage} zufügt",
            Trigger::DamageDealt { .. } => "Wenn {side} {other dat} {damage} {side zufügst|zufügt|zufügen}",
            Trigger::Healed(_) => "Wenn 1 oder mehr Schaden von {unit dat} geheilt wird",
            Trigger::Readied(_) => "Wenn {unit} spielbereit gemacht wird",
            Trigger::UpgradeAttached { .. } => "Wenn {unit} an {other acc} angehängt wird",
            Trigger::UpgradesAttached(_) => "Wenn 1 oder mehr Upgrades an {other acc} angehängt werden",
            Trigger::UnitDefeated(_) => "Wenn {unit any} besiegt wird",
            Trigger::UnitCreated(_) => "Wenn {unit} erschaffen wird",
            Trigger::EntersPlay(_) => "Wenn {unit} ins Spiel kommt",
            Trigger::UnitLeavesPlay(_) => "Wenn {unit} das Spiel verlässt",
            Trigger::UnitAttacks { .. } => "Wenn {unit} {other acc} angreift",
            Trigger::CardPlayed { from_resources: true, .. } => {
                "Wenn {side} {card} {on} {way} aus {side deinen|seinen|ihren} Ressourcen {side spielst|spielt|spielen}"
            }
            Trigger::CardPlayed { .. } => "Wenn {side} {card} {on} {way} {side spielst|spielt|spielen}",
            Trigger::LeaderDeployed(_) => "Wenn {side} einen Anführer {side rufst|ruft|rufen}",
            Trigger::ActionPhaseStarts => "Wenn die Aktionsphase beginnt",
            Trigger::RegroupPhaseStarts => "Wenn die Sammelphase beginnt",
            Trigger::CardsReadied => "Wenn du in der Sammelphase Karten spielbereit machst",
            Trigger::Attached(_) => "Wenn {me} an {other acc} angehängt wird",
            Trigger::Detached => "Wenn {me} von einer Einheit gelöst wird",
            Trigger::BountyCollected => "Wenn du ein Kopfgeld kassierst",
            Trigger::ThisDiscarded => "Wenn diese Karte von deiner Hand oder deinem Deck abgelegt wird",
            Trigger::DiscardedFromDeck(_) => {
                "Wenn {side} eine Karte von {side deinem|seinem|ihrem} Deck {side ablegst|ablegt|ablegen}"
            }
            Trigger::ThisDrawn => "Wenn du diese Karte in der Aktionsphase ziehst",
            Trigger::AbilityUsed(..) => "Wenn {side} {kind} {side nutzt|nutzt|nutzen}",
            Trigger::CardsDrawn(_) => "Wenn {side} 1 oder mehr Karten {side ziehst|zieht|ziehen}",
            Trigger::CardsShown(_) => {
                "Wenn {side} 1 oder mehr Karten von {side deiner|seiner|ihrer} Hand {side aufdeckst|aufdeckt|aufdecken} \
                 oder {side ablegst|ablegt|ablegen}"
            }
            Trigger::InitiativeTaken(_) => "Wenn {side} die Initiative {side nimmst|nimmt|nehmen}",
            Trigger::UsesTheForce(_) => "Wenn {side} die Macht {side nutzt|nutzt|nutzen}",
            Trigger::CardDiscarded(_) => {
                "Wenn {side} eine Karte von {side deiner|seiner|ihrer} Hand {side ablegst|ablegt|ablegen}"
            }
        }
    }

    fn trigger_role(&self, role: &TriggerRole<'_>, form: &str) -> String {
        match role {
            TriggerRole::OwnBase => in_form(&self.bases(&Controller::Friendly), form),
            TriggerRole::Card(filter) if form == "any" => self.noun(filter).any().nom().to_owned(),
            TriggerRole::Card(filter) => in_form(&self.noun(filter).a(), form),
            TriggerRole::UnitOf(side) => {
                let filter = Filter { side: (*side).clone(), ..Filter::default() };
                self.noun(&filter).a().nom().to_owned()
            }
            TriggerRole::Side(side) => {
                let side = self.side_np(side);
                let forms: Vec<&str> = form.split('|').collect();
                match (forms.as_slice(), side.person()) {
                    ([you, ..], Person::You) if !form.is_empty() => (*you).to_owned(),
                    ([_, one, _], Person::One) => (*one).to_owned(),
                    ([_, _, many], Person::Many) => (*many).to_owned(),
                    (_, Person::You | Person::One | Person::Many) => side.nom().to_owned(),
                }
            }
            TriggerRole::Damage { combat, indirect, at_least } => {
                let damage = match combat {
                    _ if *indirect => "indirekter Schaden",
                    None => "Schaden",
                    Some(true) => "Kampfschaden",
                    Some(false) => "Schaden außerhalb von Kämpfen",
                };
                let at_least = at_least.map(|least| format!("{} oder mehr ", self.amount(least).nom()));
                at_least.unwrap_or_default() + damage
            }
            TriggerRole::Played { card, by, nth } => {
                let noun = self.noun_alone(&how_played(card).0);
                match nth {
                    None => noun.a().acc().to_owned(),
                    Some(nth) => {
                        let own = Determiner::Own(self.side_np(by).own_stem());
                        format!("{} in einer Phase", noun.adjective(&ordinal(*nth)).np(own, false).acc())
                    }
                }
            }
            TriggerRole::Way(card) => how_played(card).1.to_owned(),
            TriggerRole::On(host) => format!("auf {}", self.noun(host).a().acc()),
            TriggerRole::Kind(kind) => format!("eine Fähigkeit \u{201e}{}\u{201c}", kind_word(*kind)),
        }
    }
}

/// Renders a phrase in a case, or its pronoun.
fn in_form(np: &Np, form: &str) -> String {
    match form {
        "acc" => np.acc().to_owned(),
        "dat" => np.dat().to_owned(),
        "of" => np.of_them(),
        "it" => pronoun(np.gender, false, Case::Nom).to_owned(),
        _ => np.nom().to_owned(),
    }
}

/// Renders "Wenn du in der Aktionsphase ...", "Wenn in der Aktionsphase ein Gegner ...".
pub(super) fn in_action_phase(head: &str) -> String {
    let start = ["Wenn du ", "Wenn "].into_iter().find(|start| head.starts_with(start)).unwrap_or_default();
    format!("{start}in der Aktionsphase {}", &head[start.len()..])
}

/// Returns the stem of "erster", "zweiter".
pub(super) fn ordinal(n: u8) -> String {
    match n {
        1 => "erst".to_owned(),
        2 => "zweit".to_owned(),
        3 => "dritt".to_owned(),
        n => format!("{n}t"),
    }
}
