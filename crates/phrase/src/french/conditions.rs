//! Conditions as clauses without "si".

use ability::{Amount, Condition, Controller, Filter, Kind, PastEvent, PlayerFilter, Range, Target};

use crate::plan::comparison::{Comparison, Property, comparison};
use crate::plan::filters::is_controlled;
use crate::plan::numbers::HowMany;
use crate::plan::past::{Fate, Past, PastAct};

use super::Writer;
use super::grammar::{before, of, words};
use super::nouns::Np;

impl Writer<'_> {
    /// Renders a condition: "vous contrôlez une autre unité Ruse".
    pub(super) fn condition(&self, condition: &Condition) -> String {
        self.clause(condition, false)
    }

    fn clause(&self, condition: &Condition, not: bool) -> String {
        match condition {
            Condition::Not(inner) => self.clause(inner, !not),
            Condition::Exists(filter) if !not => self.exists(filter),
            Condition::Compare(amount, range) => self.compare(amount, range, not),
            Condition::Is(target, filter) => self.is(target, filter, not),
            Condition::Initiative(PlayerFilter::You) if !not => {
                format!("{} l'initiative", self.side_does(&Controller::Friendly, "avoir"))
            }
            Condition::Happened(event) if !not => self.happened(event, None),
            Condition::Attack { by, on } => {
                let by = match by.as_ref() {
                    by if *by == Filter::default() => "l'attaquant".to_owned(),
                    by => self.noun(by).a(),
                };
                let on = on.as_ref().map(|on| self.noun(on).a());
                words(&[by.as_str(), if not { "n'attaque pas" } else { "attaque" }, &on.unwrap_or_default()])
            }
            Condition::WasDefeated(target) if !not => {
                let np = self.target(target);
                let defeated = super::grammar::agree("éliminé~", np.feminine, np.plural);
                format!("{} {} {defeated}", np.subject(), if np.plural { "ont été" } else { "a été" })
            }
            _ => self.missing(),
        }
    }

    fn exists(&self, filter: &Filter) -> String {
        if is_controlled(filter) {
            return format!("{} {}", self.side_does(&filter.side, "contrôler"), self.noun_alone(filter).a());
        }
        if let Some(range) = &filter.damage {
            let on = Filter { damage: None, ..filter.clone() };
            return format!("il y a {} sur {}", self.number_of_things(range, "dégâts"), self.noun(&on).a());
        }
        format!("il y a {}", self.noun(filter).a())
    }

    fn compare(&self, amount: &Amount, range: &Range, not: bool) -> String {
        match comparison(amount, range, not) {
            Comparison::OfOnePlayer(player, inner) => {
                let one = if *player == PlayerFilter::EachOpponent { "un adversaire" } else { "un joueur" };
                let said = self.compare(inner, range, false).replacen(" sa base", &format!(" la base {}", of(one)), 1);
                said.replacen("ce joueur", one, 1)
            }
            Comparison::Than { cards, more, than, of_each: None } => {
                let (holds, things) = (self.side_does(&cards.side, "contrôler"), self.of_cards(cards));
                let whom = self.side_who(&than.side);
                format!("{holds} {} {things} {}", if more { "plus" } else { "moins" }, before("que", &whom))
            }
            Comparison::Held { cards, number } if cards.zone == ability::Zone::Play => {
                let noun = self.noun_alone(cards);
                format!("{} {}", self.side_does(&cards.side, "contrôler"), self.how_many(number, &noun.plural()))
            }
            Comparison::Has { property: Property::RemainingHp, of, number } => {
                let np = self.target(of);
                format!("il reste {} {}", self.how_many(number, "PV"), super::grammar::to(&np.text))
            }
            Comparison::Happened(event, number) => self.happened(event, Some(number)),
            Comparison::Number(number) => match amount {
                Amount::DifferentAspects(Target::All(filter)) => {
                    let among = self.noun(filter).plural();
                    format!("il y a {} parmi les {among}", self.how_many(number, "affinités différentes"))
                }
                _ if !not => format!("{} est {}", self.amount(amount), self.range_of(range, false)),
                _ => self.missing(),
            },
            _ => self.missing(),
        }
    }

    /// Renders a number of things: "3 unités ou plus".
    fn how_many(&self, number: HowMany, things: &str) -> String {
        match number {
            HowMany::Exactly(n) => format!("exactement {n} {things}"),
            HowMany::OrMore(n) => format!("{n} {things} ou plus"),
            HowMany::OrFewer(n) => format!("{n} {things} ou moins"),
            _ => self.missing(),
        }
    }

    fn side_who(&self, side: &Controller) -> String {
        match side {
            Controller::Friendly if self.is_you() => "vous".to_owned(),
            Controller::Enemy => "un adversaire".to_owned(),
            Controller::Of(player) => self.player(player).text,
            _ => self.missing(),
        }
    }

    /// Renders an event of this phase: "une unité ennemie a été vaincue cette phase".
    fn happened(&self, event: &PastEvent, number: Option<HowMany>) -> String {
        match (Past::of(event), number) {
            (Past::Did { side, act: PastAct::Played, things }, None) => {
                format!("{} joué {} pendant cette phase", self.side_does(side, "avoir"), self.noun_alone(&things).a())
            }
            (Past::Cards { cards, fate, base: None }, None) => {
                let noun = self.noun(cards);
                let fate = match fate {
                    Fate::Defeated => "été éliminé~",
                    Fate::LeftPlay => "quitté le jeu",
                    _ => return self.missing(),
                };
                format!("{} a {} pendant cette phase", noun.a(), super::grammar::agree(fate, noun.word.feminine, false))
            }
            (Past::BaseDamage { by, base }, number) if *by != Controller::Any => {
                let damage = number.map_or_else(|| "des dégâts".to_owned(), |number| self.how_many(number, "dégâts"));
                let base = super::grammar::to(&self.side_own("base", true, base));
                format!("{} infligé {damage} {base} pendant cette phase", self.side_does(by, "avoir"))
            }
            _ => self.missing(),
        }
    }

    fn is(&self, target: &Target, filter: &Filter, not: bool) -> String {
        let np = self.target(target);
        if let Some(range) = self.only_cost(filter).filter(|_| !not) {
            return format!("{} est {range}", np.own(&super::nouns::Word::new("coût", "", false)));
        }
        let said = self.predicate(&np, filter, not);
        match (np.pronoun && !np.plural, said.as_str()) {
            (true, said) if said.starts_with("est un") => format!("c'{said}"),
            (true, said) if said.starts_with("n'est pas un") => format!("ce {said}"),
            _ => format!("{} {said}", np.subject()),
        }
    }

    /// Returns the range of a card's cost, if a filter has no other condition.
    fn only_cost(&self, filter: &Filter) -> Option<String> {
        let range = filter.cost.as_ref()?;
        let frame = Filter { zone: filter.zone, cost: filter.cost.clone(), ..Filter::of(Kind::Card) };
        (*filter == frame).then(|| self.range_of(range, false))
    }

    /// Returns a clause without "si" in the constant form: "tant que vous avez l'initiative,".
    pub(super) fn while_lead(&self, condition: &Condition) -> String {
        if crate::is_past(condition) {
            return format!("si {},", self.condition(condition));
        }
        if *condition == Condition::ActionPhase {
            return "pendant la phase d'action,".to_owned();
        }
        format!("{},", before("tant que", &self.condition(condition)))
    }

    /// Returns the pronoun for a subject that the lead has named, and otherwise the subject.
    pub(super) fn after_lead(lead: Option<&String>, np: Np) -> Np {
        let named = lead.is_some_and(|lead| {
            let (_, rest) = lead.split_once("que ").or_else(|| lead.split_once("qu'")).unwrap_or_default();
            rest.starts_with(&format!("{} ", np.text))
        });
        Np { pronoun: np.pronoun || named, ..np }
    }

    /// Renders "le coût de cet évènement".
    pub(super) fn cost_of_me(&self) -> String {
        format!("le coût {}", of(&self.me()))
    }
}
