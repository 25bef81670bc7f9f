//! Conditions as clauses with their verb at the end, as after "falls" and "solange".

use ability::{Amount, Condition, Controller, Filter, Kind, PhaseMark, PlayerFilter, Range, Target, Zone};

use crate::plan::comparison::{Comparison, Property, comparison};
use crate::plan::existence::Existence;
use crate::plan::filters::{how, is_hand};
use crate::plan::numbers::HowMany;
use crate::plan::{Head, Referent};

use super::Writer;
use super::grammar::{Determiner, list, words as spaced};
use super::nouns::Np;
use super::past::some;
use super::players::{last, perfect};
use super::words::{self, Verb};

impl Writer<'_> {
    /// Renders a condition: "du eine andere Raffinesse-Einheit kontrollierst".
    pub(super) fn condition(&self, condition: &Condition) -> String {
        self.inside().so(condition, false)
    }

    fn so(&self, condition: &Condition, not: bool) -> String {
        match condition {
            Condition::Not(inner) => self.so(inner, !not),
            Condition::All(parts) => self.parts(parts, not, if not { "oder" } else { "und" }),
            Condition::Any(parts) => self.parts(parts, not, if not { "und" } else { "oder" }),
            Condition::Exists(filter) => self.exists(filter, not),
            Condition::Compare(amount, range) => self.compare(amount, range, not),
            Condition::Is(target, filter) => self.is(target, filter, not),
            Condition::Initiative(player) => {
                let what = if not { "nicht die Initiative" } else { "die Initiative" };
                last(&self.player(player), what, words::HAVE)
            }
            Condition::TheForceIsWith(player) => {
                format!("die Macht {}mit {} ist", if not { "nicht " } else { "" }, self.player(player).dat())
            }
            Condition::Happened(past) => self.happened(past, not),
            Condition::Attack { by, on } => {
                let (by, how) = how(by, &[PhaseMark::Ambushing]);
                let how = if how.is_some() { "mit Hinterhalt" } else { "" };
                let by = if by == Filter::default() { self.target(&Target::Attacker) } else { self.noun(&by).a() };
                let det = if not { Determiner::No } else { Determiner::A };
                let on = match on {
                    Some(on) => self.noun(on).np(det, false).acc().to_owned(),
                    None => if not { "nicht" } else { "" }.to_owned(),
                };
                last(&by, &spaced(&[how, &on]), words::ATTACK)
            }
            Condition::WasDefeated(target) => {
                let np = self.target(target);
                let was = if np.plural { "wurden" } else { "wurde" };
                spaced(&[np.nom(), if not { "nicht" } else { "" }, "besiegt", was])
            }
            Condition::HitABase(target) => {
                let np = self.target(target);
                let has = words::HAVE.finite(np.person());
                spaced(&[
                    np.nom(),
                    "bei diesem Angriff einer Basis",
                    if not { "keinen" } else { "" },
                    "Schaden zugefügt",
                    has,
                ])
            }
            Condition::Round(range) => {
                let not = if not { "nicht " } else { "" };
                match range {
                    Range::Exactly(first) if **first == Amount::N(1) => {
                        format!("{not}die erste Runde des Spiels läuft")
                    }
                    Range::AtMost(of) => format!("{not}höchstens Runde {} läuft", self.amount(of).nom()),
                    Range::AtLeast(of) => format!("{not}mindestens Runde {} läuft", self.amount(of).nom()),
                    Range::Exactly(of) => format!("{not}Runde {} läuft", self.amount(of).nom()),
                }
            }
            Condition::ActionPhase => format!("die Aktionsphase {}läuft", if not { "nicht " } else { "" }),
            Condition::PlayedFromHand => {
                spaced(&[self.me().nom(), if not { "nicht" } else { "" }, "von der Hand gespielt wurde"])
            }
            Condition::Did => did(&self.self_np(), not),
        }
    }

    fn parts(&self, parts: &[Condition], not: bool, word: &str) -> String {
        if let Some(side) = crate::discarded_from_hand_or_deck(parts).filter(|_| !not) {
            let from =
                if *side == Controller::Friendly { "von deiner Hand oder deinem Deck" } else { "von Hand oder Deck" };
            return perfect(&self.side_np(side), &format!("in dieser Phase eine Karte {from}"), words::DISCARD);
        }
        let mut parts: Vec<String> = parts.iter().map(|part| self.so(part, not)).collect();
        // "du eine Boden-Einheit und eine Weltraum-Einheit kontrollierst": subject and verb stand once.
        let ends = ["kontrollierst", "kontrolliert"];
        let end =
            ends.into_iter().map(|verb| format!(" {verb}")).find(|end| parts.iter().all(|part| part.ends_with(end)));
        let heads = ["du ", "er ", "ein Gegner "];
        let head = heads.into_iter().find(|head| parts.iter().all(|part| part.starts_with(head)));
        if let (Some(end), Some(head)) = (end, head) {
            let several = parts.len();
            for (nth, part) in parts.iter_mut().enumerate() {
                if nth + 1 < several {
                    part.truncate(part.len() - end.len());
                }
                if nth > 0 {
                    *part = part.split_off(head.len());
                }
            }
        }
        list(&parts, word)
    }

    fn exists(&self, filter: &Filter, not: bool) -> String {
        let det = if not { Determiner::No } else { Determiner::A };
        match self.existence(filter) {
            Existence::DamagedThisWay(cards) => {
                spaced(&[self.noun(&cards).np(det, false).nom(), "so Schaden erhalten hat"])
            }
            Existence::OneOf(group, cards) => {
                let one = self.target(group).one_of();
                let one = if not { one.replaced("ein", "kein") } else { one };
                spaced(&[one.nom(), self.noun(&cards).a().nom(), "ist"])
            }
            Existence::Owned => self.has(&filter.side, words::OWN, filter, not),
            Existence::Controlled => self.has(&filter.side, words::CONTROL, filter, not),
            Existence::InHand => self.has(&filter.side, words::HAVE, filter, not),
            Existence::Guarded(guard, cards) => {
                let cards = self.noun(&cards).np(det, not);
                last(&self.target(guard), cards.acc(), words::GUARD)
            }
            Existence::OwnBase(kind) => {
                let frame = Filter { side: Controller::Any, damage: kind.damage.clone(), ..Filter::of(Kind::Base) };
                let damage = kind.damage.as_ref().filter(|_| *kind == frame);
                match damage.and_then(|range| self.in_numbers(range)) {
                    Some(number) => format!("deine Basis {}{number} Schaden hat", if not { "nicht " } else { "" }),
                    None => format!("deine Basis {} ist", self.noun(&kind).np(det, false).nom()),
                }
            }
            Existence::There => {
                let is = if filter.zone == Zone::Discard { "liegt" } else { "ist" };
                let elsewhere = filter.zone == Zone::Discard || filter.on.is_some() || filter.among.is_some();
                let place = if filter.zone == Zone::Play { "im Spiel" } else { "vorhanden" };
                spaced(&[self.noun(filter).np(det, false).nom(), if elsewhere { "" } else { place }, is])
            }
        }
    }

    fn has(&self, side: &Controller, verb: Verb, filter: &Filter, not: bool) -> String {
        let noun = self.noun_alone(filter);
        let hand = if filter.zone == Zone::Hand { "auf der Hand" } else { "" };
        let somebody = *side == Controller::Enemy || *side == Controller::Any;
        if not && somebody {
            let nobody = if *side == Controller::Enemy { words::OPPONENT } else { words::PLAYER };
            let nobody = super::nouns::Noun::of(nobody).np(Determiner::No, false);
            return last(&nobody, &spaced(&[noun.a().acc(), hand]), verb);
        }
        let what = match (not, noun.whole.is_some()) {
            (false, _) => noun.a().acc().to_owned(),
            (true, true) => format!("nicht {}", noun.a().acc()),
            (true, false) => noun.np(Determiner::No, true).acc().to_owned(),
        };
        last(&self.side_np(side), &spaced(&[&what, hand]), verb)
    }

    fn compare(&self, amount: &Amount, range: &Range, not: bool) -> String {
        match comparison(amount, range, not) {
            Comparison::CombatDamageToBase(least) => {
                // About the unit whose attack the trigger is about, otherwise about this unit.
                let card = self.subject == Referent::one(Head::Card);
                let who = if card { self.me() } else { self.real(&self.subject).pronoun() };
                let damage = match (not, least > 1) {
                    (true, false) => "keinen Kampfschaden".to_owned(),
                    (false, false) => "Kampfschaden".to_owned(),
                    (true, true) => format!("nicht mindestens {least} Kampfschaden"),
                    (false, true) => format!("mindestens {least} Kampfschaden"),
                };
                perfect(&who, &spaced(&["einer Basis", &damage]), words::DEAL)
            }
            Comparison::OfOnePlayer(player, inner) => {
                let enemy = *player == PlayerFilter::EachOpponent;
                let (one, of_one) =
                    if enemy { ("ein Gegner", "eines Gegners") } else { ("ein Spieler", "eines Spielers") };
                let said = self.compare(inner, range, false);
                let (that, one) = match said.contains("dieser Spieler") {
                    true => ("dieser Spieler", one),
                    false => ("dieses Spielers", of_one),
                };
                said.replacen(that, one, 1)
            }
            Comparison::Than { cards, more, than, of_each } => {
                let what = some(&self.noun_alone(cards), if more { "mehr" } else { "weniger" }, true);
                let whom = of_each.map_or_else(|| self.side_np(&than.side), |player| self.player(player));
                format!("{} als {}", self.holds(cards, &what), whom.nom())
            }
            Comparison::Held { cards, number } => {
                let several = !number.is_one();
                self.holds(cards, &some(&self.noun_alone(cards), &how_many(number), several))
            }
            Comparison::Exist { cards, number } => {
                let several = !number.is_one();
                let place = match (cards.zone == Zone::Discard, cards.on.is_some()) {
                    (true, _) => "liegen",
                    (false, true) => "sind",
                    (false, false) => "im Spiel sind",
                };
                format!("{} {place}", some(&self.noun(cards), &how_many(number), several).nom())
            }
            Comparison::Has { property: Property::Damage, of, number } => {
                let words = how_many(number).replace("keine", "keinen");
                last(&self.target(of), &format!("{words} Schaden"), words::HAVE)
            }
            Comparison::Has { property, of, number } => {
                let what = if property == Property::Power { "Stärke" } else { "verbleibende TP" };
                let number = self.in_numbers(range).filter(|_| !not).unwrap_or_else(|| how_many(number));
                last(&self.target(of), &format!("{number} {what}"), words::HAVE)
            }
            Comparison::SameCost(one, other) => {
                let (one, other) = (self.target(one), self.target(other));
                let costs = if not { "verschiedene Kosten haben" } else { "dieselben Kosten haben" };
                spaced(&[one.nom(), "und", other.nom(), costs])
            }
            Comparison::Costs { one, more, other } => {
                let (one, more) = (self.target(one), if more { "mehr" } else { "weniger" });
                let costs = words::COST_IT.finite(one.person());
                spaced(&[one.nom(), more, costs, "als", self.target(other).nom()])
            }
            Comparison::Paid(target, number) => {
                format!("für {} {} Ressourcen gezahlt wurden", self.target(target).acc(), how_many(number))
            }
            Comparison::Happened(past, number) => self.so_often(past, &how_many(number)),
            Comparison::Number(_) | Comparison::Is => {
                let np = self.amount(amount);
                spaced(&[np.nom(), if not { "nicht" } else { "" }, &self.is_in(range, np.plural)])
            }
        }
    }

    /// Renders "du 3 oder mehr Einheiten kontrollierst", "du 2 Karten auf der Hand hast".
    fn holds(&self, cards: &Filter, what: &Np) -> String {
        let (hand, verb) = if is_hand(cards) { ("auf der Hand", words::HAVE) } else { ("", words::CONTROL) };
        last(&self.side_np(&cards.side), &spaced(&[what.acc(), hand]), verb)
    }

    fn is(&self, target: &Target, filter: &Filter, not: bool) -> String {
        let np = self.target(target);
        if *target == Target::This && *filter == Filter::default() && self.me_word() == words::UPGRADE {
            return format!("diese Karte {} Einheit ist", if not { "keine" } else { "eine" });
        }
        let said = self.said_of(filter, not);
        spaced(&[np.nom(), if np.plural { &said.many } else { &said.one }])
    }
}

/// Renders "du das tust", "er das nicht tut".
pub(super) fn did(who: &Np, not: bool) -> String {
    let verb = match (who.you, who.plural) {
        (true, _) => "tust",
        (false, true) => "tun",
        (false, false) => "tut",
    };
    spaced(&[who.nom(), if not { "das nicht" } else { "das" }, verb])
}

/// Renders a number before a noun: "3 oder mehr", "weniger als 3", "keine".
fn how_many(number: HowMany) -> String {
    match number {
        HowMany::No => "keine".to_owned(),
        HowMany::Any => "mindestens 1".to_owned(),
        HowMany::Exactly(n) => format!("genau {n}"),
        HowMany::NotExactly(n) => format!("nicht genau {n}"),
        HowMany::OrMore(n) => format!("{n} oder mehr"),
        HowMany::OrFewer(n) => format!("{n} oder weniger"),
        HowMany::FewerThan(n) => format!("weniger als {n}"),
        HowMany::MoreThan(n) => format!("mehr als {n}"),
    }
}
