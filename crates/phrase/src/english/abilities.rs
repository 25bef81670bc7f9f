//! Whole abilities.

use ability::{Ability, ActionAbility, Block, Condition, Constant, Cost, Limit, Target, When};

use super::Writer;
use super::clause::{Clause, sentences, under};
use super::grammar::{capital, list};
use super::nouns::Referent;

impl Writer<'_> {
    /// One ability as sentences.
    pub(super) fn ability(&mut self, ability: &Ability) -> String {
        match ability {
            Ability::When(when) => self.when(when),
            Ability::Action(action) => self.action("Action", action),
            Ability::EpicAction(action) => self.action("Epic Action", action),
            Ability::Constant(constant) => self.constant(constant),
            Ability::Event(block) => {
                let clauses = self.steps(block);
                sentences(&clauses)
            }
            Ability::CostsLess { condition, amount } => {
                let lead = condition.as_ref().map(|each| format!("if {}, ", self.condition(each))).unwrap_or_default();
                let (head, tail) = self.resources(amount);
                format!("{}.", capital(&format!("{lead}{} costs {head} less to play{tail}", self.me)))
            }
            Ability::InsteadOfCost(costs) => {
                let costs: Vec<String> = costs.iter().map(|each| self.extra_cost(each)).collect();
                format!("You may {} instead of paying {}'s cost.", list(&costs, "and"), self.me)
            }
            Ability::Coordinate(granted) => {
                format!("Coordinate \u{2014} {}", Writer { me: self.me, ..self.granted() }.ability(granted.ability()))
            }
            Ability::Bounty(block) => {
                let clauses = self.steps(block);
                format!("Bounty \u{2014} {}", sentences(&clauses))
            }
            Ability::Keyword(keyword, amount) => self.keyword(*keyword, amount),
        }
    }

    fn when(&mut self, when: &When) -> String {
        let head = self.triggers(&when.on);
        self.subject = self.about(&when.on);
        self.it = self.subject.clone();
        let body = self.body(when.condition.as_ref(), &when.steps);
        format!("{head}: {body}{}", limit(when.limit))
    }

    fn action(&mut self, word: &str, action: &ActionAbility) -> String {
        let costs: Vec<String> = action.cost.iter().map(|cost| capital_first_only(&self.cost(cost))).collect();
        let costs = if costs.is_empty() { String::new() } else { format!(" [{}]", costs.join(", ")) };
        let body = self.body(None, &action.steps);
        format!("{word}{costs}: {body}{}", limit(action.limit))
    }

    fn body(&mut self, condition: Option<&Condition>, steps: &Block) -> String {
        let lead = condition.map(|each| format!("if {},", self.condition(each)));
        let clauses = self.steps(steps);
        match lead {
            Some(lead) => sentences(&under(&lead, clauses)),
            None => sentences(&clauses),
        }
    }

    fn constant(&mut self, constant: &Constant) -> String {
        let lead = constant.condition.as_ref().map(|each| format!("while {},", self.condition(each)));
        self.attack = false;
        let mut subject = self.target(&constant.on);
        self.it = subject.referent.clone();
        if lead.as_ref().is_some_and(|lead| lead.starts_with(&format!("while {} ", subject.text))) {
            subject.text = "it".to_owned();
        }
        let texts = self.modifiers(&subject, Some(&constant.on), &constant.gives);
        let mut clauses: Vec<Clause> = texts.into_iter().map(|text| Clause::more("", text)).collect();
        if let Some(lead) = lead {
            clauses = clauses.into_iter().map(|clause| clause.led(&lead)).collect();
        }
        sentences(&clauses)
    }

    /// A part of a cost, as it stands in the brackets of an action and after "you may".
    pub(super) fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Exhaust => "exhaust".to_owned(),
            Cost::Resources(amount) => {
                let (head, tail) = self.resources(amount);
                format!("{head}{tail}")
            }
            Cost::Defeat(target) => format!("defeat {}", self.target(target).text),
            Cost::Damage(amount, target) => {
                let (head, tail) = self.much(amount, "damage");
                format!("deal {head} to {}{tail}", self.target(target).to_each())
            }
            Cost::Discard(filter) => format!("discard {}", self.noun(filter).a()),
            Cost::ReturnThis => format!("return {} to its owner's hand", self.me),
        }
    }

    /// What a target is, remembered as what was acted on.
    pub(super) fn acted_on(&mut self, target: &Target) {
        self.it = self.referent(target);
    }

    /// Remembers what was acted on.
    pub(super) fn acted(&mut self, referent: Referent) {
        self.it = referent;
    }
}

/// "Exhaust" stands alone with a capital, other costs in small letters.
fn capital_first_only(cost: &str) -> String {
    if cost == "exhaust" { capital(cost) } else { cost.to_owned() }
}

fn limit(limit: Option<Limit>) -> &'static str {
    match limit {
        None => "",
        Some(Limit::EachRound) => " Use this only once each round.",
        Some(Limit::EachGame) => " Use this only once each game.",
    }
}
