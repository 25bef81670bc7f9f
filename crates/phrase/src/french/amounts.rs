//! Words for amounts and ranges.

use ability::{Amount, Filter, Kind, PastEvent, Range, Target};

use crate::plan::filters::is_controlled;
use crate::plan::past::{Past, PastAct};
use crate::plan::{Done, Verb};

use super::Writer;
use super::acts::verb_word;
use super::grammar::{agree, before, counted, number_of, of, participle};
use super::nouns::{Np, Word};
use super::terms;

impl Writer<'_> {
    /// Renders an amount as a number or a noun phrase: "2", "le nombre d'unités alliées", "sa puissance".
    pub(super) fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::Count(filter) => format!("le nombre {}", self.noun(filter).of_several()),
            Amount::Power(target) => {
                // The dealer's own, where the target is a unit too.
                let np = self.owner(target);
                if np.pronoun { "sa propre puissance".to_owned() } else { np.own(&Word::new("puissance", "", true)) }
            }
            Amount::Damage(target) => match self.owner(target) {
                np if np.pronoun => format!("le nombre de dégâts présents sur {}-même", np.after_word()),
                np => format!("le nombre de dégâts présents sur {}", np.text),
            },
            Amount::Cost(target) => {
                let np = self.owner(target);
                let cost = if np.plural { "coût combiné" } else { "coût" };
                np.own(&Word::new(cost, "", false))
            }
            Amount::DifferentAspects(target) => {
                format!("le nombre d'affinités différentes parmi {}", self.those(target))
            }
            Amount::Times2(2, inner) => format!("le double {}", of(&self.amount(inner))),
            Amount::Sum(parts) => match parts.as_slice() {
                [one, Amount::N(n)] if *n > 0 => format!("{}, plus {n}", self.amount(one)),
                _ => self.missing(),
            },
            Amount::Done => self.result(&self.done),
            Amount::DoneBy(name) => self.result(&self.done_by(*name)),
            _ => self.missing(),
        }
    }

    /// Returns the card that has a number: a pronoun only for the card that the clause is about.
    fn owner(&self, target: &Target) -> Np {
        Np { pronoun: self.topic.as_ref() == Some(target), ..self.target(target) }
    }

    /// Renders a group of cards: "les autres unités amies".
    fn those(&self, target: &Target) -> String {
        match target {
            Target::All(filter) => format!("les {}", self.noun(filter).plural()),
            _ => self.target(target).text,
        }
    }

    /// Renders the result of a step: "le nombre de dégâts soignés de cette manière".
    fn result(&self, done: &Done) -> String {
        let (things, feminine, verb) = match done {
            Done::ChosenNumber => return "le nombre choisi".to_owned(),
            Done::Unsaid => return self.missing(),
            Done::Damage(verb) => ("dégâts".to_owned(), false, *verb),
            Done::Things(referent, verb) => {
                let word = self.word(referent);
                (word.many, word.feminine, *verb)
            }
        };
        let verb = if verb == Verb::Deal { "infliger" } else { verb_word(verb) };
        let done = agree(&format!("{}~", participle(verb)), feminine, true);
        format!("le nombre {} {done} de cette manière", before("de", &things))
    }

    /// Renders the things that an amount is for each of, with the number for each: "unité alliée". Returns `None` if it
    /// counts nothing.
    pub(super) fn each(&self, amount: &Amount) -> Option<(i16, String)> {
        match amount {
            Amount::Count(filter) => Some((1, format!("chaque {}", self.noun(filter).singular()))),
            Amount::CountOf(target) => {
                let np: Np = self.target(target);
                Some((1, format!("chacun{} {}", if np.feminine { "e" } else { "" }, of(&np.text))))
            }
            Amount::Damage(target) => {
                Some((1, format!("chaque dégât présent sur {}", self.owner(target).after_word())))
            }
            Amount::Times(past) => Some((1, self.counted_event(past))),
            _ => None,
        }
    }

    /// Renders "chaque autre carte que vous avez jouée cette phase".
    fn counted_event(&self, event: &PastEvent) -> String {
        let Past::Did { side, act: PastAct::Played, things } = Past::of(event) else { return self.missing() };
        let mut noun = self.noun_alone(&things);
        noun.after.push(format!("{} joué~ pendant cette phase", before("que", &self.side_does(side, "avoir"))));
        noun.each()
    }

    /// Renders an amount of damage: "2 dégâts"; or "autant de dégâts que vous contrôlez de ressources", "un nombre de
    /// dégâts égal à ..." and `true`.
    pub(super) fn damage(&self, amount: &Amount) -> (String, bool) {
        if let Some(n) = amount.number() {
            return (number_of(n, "dégât", "dégâts"), false);
        }
        let equal = self.amount(amount);
        let text = match (self.as_many(amount), equal.strip_prefix("le nombre ")) {
            (Some(as_many), _) => format!("autant de dégâts {as_many}"),
            (None, Some(things)) if matches!(amount, Amount::Done | Amount::DoneBy(_)) && things.starts_with('d') => {
                format!("autant de dégâts que {things}")
            }
            _ => format!("un nombre de dégâts égal {}", super::grammar::to(&equal)),
        };
        (text, true)
    }

    /// Renders the comparison of "autant de dégâts": "que vous contrôlez de ressources", "qu'il y a d'unités alliées".
    fn as_many(&self, amount: &Amount) -> Option<String> {
        let done = match amount {
            Amount::Count(filter) if is_controlled(filter) && filter.is == Kind::Resource => {
                return Some(format!("que {} {}", self.side_does(&filter.side, "contrôler"), self.of_cards(filter)));
            }
            Amount::Count(_) | Amount::DifferentAspects(_) => {
                return Some(format!("qu'il y a {}", self.amount(amount).strip_prefix("le nombre ")?));
            }
            Amount::Done => self.done.clone(),
            Amount::DoneBy(name) => self.done_by(*name),
            _ => return None,
        };
        match done {
            Done::Damage(Verb::Heal) => Some("que vous en avez soigné de cette manière".to_owned()),
            _ => None,
        }
    }

    /// Renders a countable amount in two parts: "2 cartes" and "", or "une carte" and "pour chaque unité alliée".
    pub(super) fn many(&self, amount: &Amount, word: &Word) -> (String, String) {
        let counted = |n: i16| counted(n, &word.one, &word.many, word.feminine);
        match (amount, self.each(amount)) {
            (Amount::N(n), _) => (counted(*n), String::new()),
            (_, Some((times, each))) => (counted(times), format!("pour {each}")),
            (_, None) => {
                let equal = super::grammar::to(&self.amount(amount));
                (format!("un nombre {} égal {equal}", before("de", &word.many)), String::new())
            }
        }
    }

    /// Renders resources: "1 ressource", "3 ressources".
    pub(super) fn resources(&self, amount: &Amount) -> String {
        let word = terms::resource();
        match amount.number() {
            Some(n) => number_of(n, &word.one, &word.many),
            None => self.missing(),
        }
    }

    /// Renders the range of a property: "de 3 ou moins", "inférieur ou égal à celui de la carte révélée".
    pub(super) fn range_of(&self, range: &Range, feminine: bool) -> String {
        let (Range::AtMost(bound) | Range::AtLeast(bound) | Range::Exactly(bound)) = range;
        match (bound.number(), range) {
            (Some(n), Range::AtMost(_)) => format!("de {n} ou moins"),
            (Some(n), Range::AtLeast(_)) => format!("de {n} ou plus"),
            (Some(n), Range::Exactly(_)) => format!("de {n}"),
            (None, range) => {
                let equal = match &**bound {
                    Amount::Cost(target) if !feminine => format!("à celui {}", of(&self.owner(target).text)),
                    bound => super::grammar::to(&self.amount(bound)),
                };
                let way = match range {
                    Range::AtMost(_) => "inférieur~ ou ",
                    Range::AtLeast(_) => "supérieur~ ou ",
                    Range::Exactly(_) => "",
                };
                format!("{} {equal}", agree(&format!("{way}égal~"), feminine, false))
            }
        }
    }

    /// Renders a range of a number of things: "4 PV restants ou moins".
    pub(super) fn number_of_things(&self, range: &Range, things: &str) -> String {
        let (Range::AtMost(bound) | Range::AtLeast(bound) | Range::Exactly(bound)) = range;
        let Some(n) = bound.number() else { return self.missing() };
        match range {
            Range::AtMost(_) => format!("{n} {things} ou moins"),
            Range::AtLeast(_) => format!("{n} {things} ou plus"),
            Range::Exactly(_) => format!("{n} {things}"),
        }
    }

    /// Returns the plural of a filter's noun with "de": "d'unités alliées".
    pub(super) fn of_cards(&self, filter: &Filter) -> String {
        self.noun_alone(filter).of_several()
    }
}
