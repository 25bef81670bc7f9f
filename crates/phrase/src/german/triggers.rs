//! German text for triggers.

use ability::{Amount, Controller, Filter, Kind, Trigger};

use super::Writer;
use super::grammar::{Case, Determiner, tidy, words as spaced};
use super::nouns::{Noun, Np};
use super::players::last;
use super::words;

impl Writer<'_> {
    /// Renders the triggers of an ability: "Wenn gespielt/Beim Angriff".
    pub(super) fn triggers(&self, on: &[Trigger]) -> String {
        let texts: Vec<String> = on.iter().map(|each| tidy(&self.trigger(each))).collect();
        texts.join("/")
    }

    fn trigger(&self, trigger: &Trigger) -> String {
        let me = self.me();
        let a = |filter: &Filter| self.noun(filter).a();
        match trigger {
            Trigger::Played if self.pilot && self.me_word() == words::UPGRADE => "Wenn als Upgrade gespielt".to_owned(),
            Trigger::Played if self.pilot => "Wenn als Einheit gespielt".to_owned(),
            Trigger::Deployed if self.pilot && self.me_word() == words::UPGRADE => {
                "Wenn als Upgrade gerufen".to_owned()
            }
            Trigger::Played => "Wenn gespielt".to_owned(),
            Trigger::PlayedUsingSmuggle => "Wenn mit Schmuggeln gespielt".to_owned(),
            Trigger::Deployed => "Wenn gerufen".to_owned(),
            Trigger::Defeated => "Wenn besiegt".to_owned(),
            Trigger::Attacks => "Beim Angriff".to_owned(),
            Trigger::Attacked => "Beim Verteidigen".to_owned(),
            Trigger::AttackEnds => "Wenn der Angriff endet".to_owned(),
            Trigger::UnitAttackEnds(filter) => format!("Wenn der Angriff {} endet", a(filter).of_them()),
            Trigger::UnitDefenseEnds(filter) => format!("Wenn die Verteidigung {} endet", a(filter).of_them()),
            Trigger::DefeatsByAttack(filter) => {
                format!("Wenn {} angreift und {} besiegt", me.nom(), a(filter).acc())
            }
            Trigger::UnitDefeatsByAttack { unit, defeated } => {
                format!("Wenn {} angreift und {} besiegt", a(unit).nom(), a(defeated).acc())
            }
            Trigger::DealsCombatDamage { to, attacking } => {
                let when = if *attacking { "beim Angriff" } else { "" };
                format!("Wenn {}", last(&me, &spaced(&[when, a(to).dat(), "Kampfschaden"]), words::DEAL))
            }
            Trigger::TakesCombatDamage => survives(&me, me.dat()),
            Trigger::UnitTakesCombatDamage(filter) => {
                let unit = a(filter);
                survives(&unit, unit.dat())
            }
            Trigger::DamageDealt { by, to, unit, this, indirect, combat, at_least, survives } => {
                let damage = self.damage_event(*combat, *indirect, at_least.as_ref());
                if *this {
                    return format!("Wenn {}", last(&me, &format!("{} {damage}", a(to).dat()), words::DEAL));
                }
                if *survives {
                    let unit = self.attacked(to);
                    let it = super::grammar::pronoun(unit.gender, false, Case::Nom);
                    return format!("Wenn {} {damage} zugefügt wird und {it} überlebt", unit.dat());
                }
                if (by, *unit) == (&Controller::Any, false) {
                    return format!("Wenn {} {damage} zugefügt wird", self.attacked(to).dat());
                }
                let by = if *unit { a(&Filter { side: by.clone(), ..Filter::default() }) } else { self.side_np(by) };
                format!("Wenn {}", last(&by, &format!("{} {damage}", a(to).dat()), words::DEAL))
            }
            Trigger::Healed(filter) => {
                format!("Wenn 1 oder mehr Schaden von {} geheilt wird", self.attacked(filter).dat())
            }
            Trigger::Readied(filter) => format!("Wenn {} spielbereit gemacht wird", a(filter).nom()),
            Trigger::UpgradeAttached { upgrade, to } => {
                format!("Wenn {} an {} angehängt wird", a(upgrade).nom(), a(to).acc())
            }
            Trigger::UpgradesAttached(filter) => {
                format!("Wenn 1 oder mehr Upgrades an {} angehängt werden", a(filter).acc())
            }
            Trigger::UnitDefeated(filter) => format!("Wenn {} besiegt wird", self.noun(filter).any().nom()),
            Trigger::UnitCreated(filter) => format!("Wenn {} erschaffen wird", a(filter).nom()),
            Trigger::EntersPlay(filter) => format!("Wenn {} ins Spiel kommt", a(filter).nom()),
            Trigger::UnitLeavesPlay(filter) => format!("Wenn {}", last(&a(filter), "das Spiel", words::LEAVE)),
            Trigger::UnitAttacks { unit, target } => {
                format!("Wenn {}", last(&a(unit), self.attacked(target).acc(), words::ATTACK))
            }
            Trigger::CardPlayed { by, card, on, nth, from_resources } => {
                let who = self.side_np(by);
                let on = on.as_ref().map(|on| format!("auf {}", a(on).acc())).unwrap_or_default();
                let (card, how) = super::filters::how_played(card);
                let noun = self.noun_alone(&card);
                let what = match nth {
                    None => noun.a().acc().to_owned(),
                    Some(nth) => {
                        let own = noun.adjective(&ordinal(*nth)).np(Determiner::Own(who.own_stem()), false);
                        format!("{} in einer Phase", own.acc())
                    }
                };
                let from = match from_resources {
                    true => {
                        format!("aus {}", Noun::of(words::RESOURCE).np(Determiner::Own(who.own_stem()), true).dat())
                    }
                    false => String::new(),
                };
                format!("Wenn {}", last(&who, &spaced(&[&what, &on, how, &from]), words::PLAY))
            }
            Trigger::LeaderDeployed(side) => {
                format!("Wenn {}", last(&self.side_np(side), "einen Anführer", words::DEPLOY))
            }
            Trigger::ActionPhaseStarts => "Wenn die Aktionsphase beginnt".to_owned(),
            Trigger::RegroupPhaseStarts => "Wenn die Sammelphase beginnt".to_owned(),
            Trigger::CardsReadied => "Wenn du in der Sammelphase Karten spielbereit machst".to_owned(),
            Trigger::Attached(filter) => format!("Wenn {} an {} angehängt wird", me.nom(), a(filter).acc()),
            Trigger::Detached => format!("Wenn {} von einer Einheit gelöst wird", me.nom()),
            Trigger::BountyCollected => "Wenn du ein Kopfgeld kassierst".to_owned(),
            Trigger::ThisDiscarded => "Wenn diese Karte von deiner Hand oder deinem Deck abgelegt wird".to_owned(),
            Trigger::DiscardedFromDeck(side) => {
                let deck = if *side == Controller::Friendly { "deinem" } else { "seinem" };
                format!("Wenn {}", last(&self.side_np(side), &format!("eine Karte von {deck} Deck"), words::DISCARD))
            }
            Trigger::ThisDrawn => "Wenn du diese Karte in der Aktionsphase ziehst".to_owned(),
            Trigger::AbilityUsed(side, kind) => {
                let what = format!("eine Fähigkeit \u{201e}{}\u{201c}", super::terms::kind_word(*kind));
                format!("Wenn {}", last(&self.side_np(side), &what, words::USE))
            }
            Trigger::CardsDrawn(side) => {
                format!("Wenn {}", last(&self.side_np(side), "1 oder mehr Karten", words::DRAW))
            }
            Trigger::CardsShown(side) => {
                let who = self.side_np(side);
                let hand = Noun::of(words::HAND).np(Determiner::Own(who.own_stem()), false);
                let shown = format!("1 oder mehr Karten von {} {} oder", hand.dat(), words::REVEAL.last(who.person()));
                format!("Wenn {}", last(&who, &shown, words::DISCARD))
            }
            Trigger::InitiativeTaken(side) => {
                format!("Wenn {}", last(&self.side_np(side), "die Initiative", words::TAKE))
            }
            Trigger::UsesTheForce(side) => {
                format!("Wenn {}", last(&self.side_np(side), "die Macht", words::USE))
            }
            Trigger::CardDiscarded(side) => {
                let who = self.side_np(side);
                let hand = Noun::of(words::HAND).np(Determiner::Own(who.own_stem()), false);
                format!("Wenn {}", last(&who, &format!("eine Karte von {}", hand.dat()), words::DISCARD))
            }
        }
    }

    /// Renders "3 oder mehr Kampfschaden".
    fn damage_event(&self, combat: Option<bool>, indirect: bool, at_least: Option<&Amount>) -> String {
        let damage = match combat {
            _ if indirect => "indirekter Schaden",
            None => "Schaden",
            Some(true) => "Kampfschaden",
            Some(false) => "Schaden außerhalb von Kämpfen",
        };
        at_least.map_or_else(|| damage.to_owned(), |least| format!("{} oder mehr {damage}", self.amount(least).nom()))
    }

    /// Returns "deine Basis" rather than "eine befreundete Basis".
    fn attacked(&self, target: &Filter) -> Np {
        if *target == (Filter { side: Controller::Friendly, ..Filter::of(Kind::Base) }) {
            self.bases(&Controller::Friendly)
        } else {
            self.noun(target).a()
        }
    }
}

/// Renders "Wenn dieser Einheit Kampfschaden zugefügt wird und sie überlebt".
fn survives(unit: &Np, whom: &str) -> String {
    let it = super::grammar::pronoun(unit.gender, false, Case::Nom);
    format!("Wenn {whom} Kampfschaden zugefügt wird (falls {it} den Schaden überlebt)")
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
