//! Words for modifiers.

use std::rc::Rc;

use ability::{
    Amount, CardModifier, Controller, Cost, Filter, GameModifier, Modifier, PlayModifier, Target, UnitRule,
    ValueModifier,
};
use model::Keyword;

use crate::cost_limit::CostLimit;
use crate::plan::numbers::{Stats, Varying};
use crate::plan::{Actor, Party, Who};

use super::Writer;
use super::grammar::{Person, agree, conjugate, list, quoted, to, words};
use super::nouns::Np;
use super::terms::keyword;

/// A modifier as text.
enum Said {
    /// Object of "obtient": "+2/+2".
    Gets(String),
    /// Object of "gagne": "Sentinelle".
    Gains(String),
    /// The complete predicate.
    Does(String),
    /// A complete sentence that is not about the card.
    Whole(String),
}

impl Writer<'_> {
    /// Renders modifiers as clauses about a card: "cette unité obtient +1/+0 et gagne Sentinelle". A modifier that is not
    /// about a card becomes a separate clause.
    pub(super) fn modifiers(&self, subject: &Np, topic: Option<&Target>, gives: &[Modifier]) -> Vec<String> {
        let here = self.with(|scene| scene.topic = topic.cloned());
        if let ([Modifier::Rule(UnitRule::CantBeHealed)], Some(Target::All(filter))) = (gives, topic) {
            let noun = self.noun(filter);
            let healed = agree("soigné~", noun.word.feminine, true);
            return vec![format!("les {} ne peuvent pas être {healed}", noun.plural())];
        }
        let (mut gets, mut gains, mut does, mut whole) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for each in gives {
            match here.modifier(each, subject) {
                Said::Gets(what) => gets.push(what),
                Said::Gains(what) => gains.push(what),
                Said::Does(what) => does.push(what),
                Said::Whole(text) => whole.push(text),
            }
        }
        // An ability in quotation marks ends a sentence.
        gains.sort_by_key(|what| what.starts_with('«'));
        let person = Person::third(subject.plural);
        let verb = |verb: &str, things: &[String]| {
            (!things.is_empty()).then(|| format!("{} {}", conjugate(verb, person), list(things, "et")))
        };
        let mut said: Vec<String> = verb("obtenir", &gets).into_iter().chain(does).collect();
        said.extend(verb("gagner", &gains));
        let about = (!said.is_empty()).then(|| format!("{} {}", subject.subject(), list(&said, "et")));
        about.into_iter().chain(whole).collect()
    }

    /// Renders modifiers after "donnez": "+2/+2 et Sentinelle". Returns `None` if one of them cannot be expressed that way.
    pub(super) fn given(&self, topic: Option<&Target>, gives: &[Modifier]) -> Option<String> {
        let here = self.with(|scene| scene.topic = topic.cloned());
        let subject = self.target(&Target::It);
        let things = gives.iter().map(|each| match here.modifier(each, &subject) {
            Said::Gets(what) | Said::Gains(what) => Some(what),
            Said::Does(_) | Said::Whole(_) => None,
        });
        Some(list(&things.collect::<Option<Vec<_>>>()?, "et"))
    }

    fn modifier(&self, modifier: &Modifier, subject: &Np) -> Said {
        match modifier {
            Modifier::Value(value) => self.value_modifier(value, subject),
            Modifier::Rule(rule) => self.unit_rule(*rule, subject),
            Modifier::Card(CardModifier::MayDealExcess(filter)) => {
                let (it, person) = (Np { pronoun: true, ..subject.clone() }, Person::third(subject.plural));
                let (attacks, can) = (conjugate("attaquer", person), conjugate("pouvoir", person));
                let damage = format!("infliger ses dégâts de combat excédentaires {}", to(&self.noun(filter).a()));
                Said::Whole(format!("quand {} {attacks}, {} {can} {damage}", subject.subject(), it.subject()))
            }
            Modifier::Play(play) => Said::Whole(self.play_modifier(play)),
            Modifier::Game(GameModifier::FirstEventIsBlank(Controller::Enemy)) => {
                let what = "le premier évènement que chaque adversaire joue à chaque round";
                Said::Whole(format!("{what} perd toutes ses capacités"))
            }
            _ => Said::Whole(self.missing()),
        }
    }

    fn value_modifier(&self, modifier: &ValueModifier, subject: &Np) -> Said {
        let (loses, cant) = (conjugate("perdre", Person::third(subject.plural)), cant(subject));
        match modifier {
            ValueModifier::Stats(power, hp) => Said::Gets(self.stats(power, hp)),
            ValueModifier::Keyword(each) => Said::Gains(keyword(*each).to_owned()),
            ValueModifier::KeywordX(each, amount) => Said::Gains(self.keyword(*each, amount)),
            ValueModifier::Ability(granted) => Said::Gains(quoted(&self.granted().ability(granted.ability()))),
            ValueModifier::LoseKeyword(each) => {
                Said::Does(format!("{loses} {} et {cant} gagner ce mot-clé", keyword(*each)))
            }
            ValueModifier::LoseAbilities => Said::Does(format!("{loses} toutes ses capacités et {cant} en gagner")),
            ValueModifier::AttacksArena(arena) => {
                let arena = agree(super::terms::arena(*arena), true, true);
                Said::Does(format!("peut attaquer les unités {arena}"))
            }
            _ => Said::Whole(self.missing()),
        }
    }

    fn unit_rule(&self, rule: UnitRule, subject: &Np) -> Said {
        let cant = cant(subject);
        let agreed = |words: &str| agree(words, subject.feminine, subject.plural);
        Said::Does(match rule {
            UnitRule::CantAttackBases => format!("{cant} attaquer les bases"),
            UnitRule::CantBeAttacked => {
                format!("{cant} {}", agreed("être attaqué~, sauf si elle a Sentinelle"))
            }
            UnitRule::CantReady => format!("{cant} {}", agreed("être redressé~")),
            UnitRule::StrikesFirst => "inflige ses dégâts de combat avant le défenseur".to_owned(),
            UnitRule::SurvivesWithoutHp => agreed("n'est pas éliminé~ du fait qu'il ne lui reste plus de PV"),
            UnitRule::EntersReady => agreed("entre en jeu redressé~"),
            _ => return Said::Whole(self.missing()),
        })
    }

    fn play_modifier(&self, modifier: &PlayModifier) -> String {
        match modifier {
            PlayModifier::CardsCostLess { by, cards, amount, on, .. } => {
                self.cost_less(by, cards, amount, on.as_ref(), CostLimit::of(modifier))
            }
            PlayModifier::IgnorePenalty {
                by: Controller::Friendly,
                cards,
                on: None,
                first_each_round: false,
                first_each_phase: false,
            } => format!("ignorez les pénalités d'affinité des {} que vous jouez", self.noun_alone(cards).plural()),
            PlayModifier::ExtraCost { by: Controller::Enemy, cards, cost } => {
                let who = Party { who: Who::Side(Controller::Enemy), at: self.now() };
                let payer = self.with(|scene| scene.actor = Actor::They(Rc::new(who)));
                format!("pour jouer {}, vos adversaires doivent aussi {}", self.noun_alone(cards).a(), payer.cost(cost))
            }
            PlayModifier::CantPlay { by: Controller::Enemy, cards } => {
                format!("vos adversaires ne peuvent pas jouer {}", self.of_cards(cards))
            }
            _ => self.missing(),
        }
    }

    fn cost_less(
        &self,
        by: &Controller,
        cards: &Filter,
        amount: &Amount,
        on: Option<&Target>,
        which: CostLimit,
    ) -> String {
        let mut noun = self.noun_alone(cards);
        let relative = noun.after.iter().position(|each| each.starts_with("qui "));
        let relative = relative.map(|at| format!("et {}", noun.after.remove(at)));
        noun.after.push(match by {
            Controller::Friendly => "que vous jouez".to_owned(),
            Controller::Enemy => "que jouent vos adversaires".to_owned(),
            _ => self.missing(),
        });
        noun.after.extend(relative);
        noun.after.extend(on.map(|on| format!("sur {}", self.target(on).text)));
        let first = |words: [&str; 2]| {
            let mut noun = noun.clone();
            let word = if noun.word.feminine { words[1] } else { words[0] };
            noun.word.one = format!("{word} {}", noun.word.one);
            noun.the()
        };
        let cards = match which {
            CostLimit::Each => noun.each(),
            CostLimit::FirstEachRound => format!("{} à chaque round", first(["premier", "première"])),
            CostLimit::Next(1) => first(["prochain", "prochaine"]),
            _ => self.missing(),
        };
        let (amount, way) = match amount.negated() {
            Some(amount) => (amount, "plus"),
            None => (amount.clone(), "moins"),
        };
        format!("{cards} coûte {} de {way}", self.resources(&amount))
    }

    /// Renders a keyword with its amount: "Raid 2", "Raid 1 pour chaque unité alliée".
    pub(super) fn keyword(&self, one: Keyword, amount: &Amount) -> String {
        match (amount.number(), self.each(amount)) {
            (Some(0), _) => keyword(one).to_owned(),
            (Some(n), _) => format!("{}\u{a0}{n}", keyword(one)),
            (None, Some((times, each))) => format!("{}\u{a0}{times} pour {each}", keyword(one)),
            (None, None) => self.missing(),
        }
    }

    fn stats(&self, power: &Amount, hp: &Amount) -> String {
        let Stats { numbers, varying } = Stats::of(power, hp, |of| self.each(of).map(|(times, _)| times));
        let each = match varying {
            None => String::new(),
            Some(Varying::ForEach(of)) => self.each(of).map(|(_, each)| format!("pour {each}")).unwrap_or_default(),
            Some(Varying::X(_)) => self.missing(),
        };
        words(&[numbers, each])
    }

    /// Renders a cost as an action: "éliminer une unité alliée".
    pub(super) fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Exhaust => super::EXHAUST.to_owned(),
            Cost::Resources(amount) => self.resources(amount),
            Cost::Defeat(target) => format!("éliminer {}", self.target(target).text),
            Cost::Damage(amount, target) => {
                format!("infliger {} {}", self.damage(amount).0, to(&self.target(target).text))
            }
            Cost::Discard(filter) => format!("défausser {}", self.noun(filter).a()),
            _ => self.missing(),
        }
    }
}

/// Returns "ne peut pas" in the number of the subject.
fn cant(subject: &Np) -> String {
    format!("ne {} pas", conjugate("pouvoir", Person::third(subject.plural)))
}
