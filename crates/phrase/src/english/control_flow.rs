//! English text for control flow, and the sentences of a block.

use ability::{
    Amount, Binding, Block, CardEffect, Condition, DelayedTiming, Effect, Filter, FlowEffect, PlayerEffect,
    PlayerFilter, Step, Target, Token,
};

use super::clause::{Clause, Joins, hold, sentences, under};
use super::grammar::{capital, list};
use super::nouns::Referent;
use super::{Actor, Writer};

impl Writer<'_> {
    /// Returns the clauses of a block.
    pub(super) fn steps(&mut self, block: &Block) -> Vec<Clause> {
        if let [choose, Effect::Player(PlayerEffect::Draw { count, who })] = block.steps()
            && crate::chooses_players(choose, who)
        {
            return self.players_draw(count);
        }
        let mut clauses = Vec::new();
        let mut rest = block.steps();
        while !rest.is_empty() {
            let said;
            (said, rest) = self.next(rest);
            clauses.extend(said);
        }
        clauses
    }

    /// Returns the clauses of the first step, or of several steps with one text, and the remaining steps.
    fn next<'s>(&mut self, steps: &'s [Step]) -> (Vec<Clause>, &'s [Step]) {
        let Some((step, rest)) = steps.split_first() else { return (Vec::new(), steps) };
        if let Some((who, cards)) = crate::searched_and_discarded(steps) {
            return (self.discard_by_search(who, &cards), &[]);
        }
        if let Some(more) = crate::more_instead(steps) {
            return (self.more_instead(&more), rest.get(more.steps - 1..).unwrap_or_default());
        }
        if crate::draws_one_of_two(steps) {
            let mut clauses = self.step(step);
            let other = self.say(format!("{} the other", self.verb("discard")));
            clauses.push(other);
            return (hold(clauses), rest.get(1..).unwrap_or_default());
        }
        if crate::reveals_of_any_deck(steps) {
            let (Some(clauses), Some(rest)) = (rest.first().map(|step| self.step(step)), rest.get(1..)) else {
                return (Vec::new(), rest);
            };
            let that = self.deck(&PlayerFilter::That);
            let of_any = |each: Clause| Clause { text: each.text.replacen(&that, "a deck", 1), ..each };
            return (clauses.into_iter().map(of_any).collect(), rest);
        }
        match crate::given_together(steps, |to| to.is_choice()) {
            Some((to, tokens)) => {
                (vec![self.give_together(to, &tokens)], steps.get(tokens.len()..).unwrap_or_default())
            }
            None => (self.step(step), rest),
        }
    }

    /// Renders "deal 3 damage to a unit. If you control a base, you may deal 5 damage to that unit instead."
    fn more_instead(&mut self, more: &crate::MoreInstead<'_>) -> Vec<Clause> {
        let mut clauses = self.step(&more.less);
        if let Some(name) = more.name {
            self.name(name);
        }
        let lead = format!("if {},", self.condition(more.condition));
        let before = (std::mem::replace(&mut self.may, true), self.decider.take());
        let instead = self.step(more.more);
        (self.may, self.decider) = before;
        clauses.extend(instead.into_iter().map(|clause| {
            let text = format!("{} instead", clause.text);
            Clause { may: true, text, ..clause }.led(&lead)
        }));
        clauses
    }

    /// Renders "give a Shield token and 2 Experience tokens to that unit".
    fn give_together(&mut self, to: &Target, tokens: &[(Token, i16)]) -> Clause {
        let to = self.acted_np(to);
        let tokens: Vec<String> = tokens
            .iter()
            .map(|(token, count)| {
                let (one, many) = super::verbs::token_words(*token);
                super::grammar::counted(*count, one, many)
            })
            .collect();
        self.say(format!("{} {} to {}", self.verb("give"), list(&tokens, "and"), to.to_each()))
    }

    /// Renders the tokens of a unit that is played: "give an Experience token to it".
    pub(super) fn give_played(&mut self, tokens: &[(Token, u8)]) -> Option<Clause> {
        let tokens: Vec<(Token, i16)> = tokens.iter().map(|(token, count)| (*token, i16::from(*count))).collect();
        (!tokens.is_empty()).then(|| self.give_together(&Target::It, &tokens))
    }

    /// Renders "look at that player's hand and deck and discard any number of cards with that name from them".
    fn discard_by_search(&mut self, who: &PlayerFilter, cards: &Filter) -> Vec<Clause> {
        let whose = self.players_own(who);
        let look = self.say(format!("{} at {whose} hand and deck", self.verb("look")));
        let cards = self.noun_alone(cards).plural();
        let discard = self.say(format!("{} any number of {cards} from them", self.verb("discard")));
        hold(vec![look, discard, self.say_of("that player", "shuffle", "their deck")])
    }

    /// Renders a draw of any number of players, chosen by their bases.
    fn players_draw(&mut self, count: &Amount) -> Vec<Clause> {
        let (head, tail) = self.many(count, "card", "cards");
        let choose = self.say(format!("{} any number of players", self.verb("choose")));
        vec![choose, self.more(format!("each of them draws {head}{tail}"))]
    }

    /// Renders a delayed block with its moment.
    pub(super) fn later(&mut self, moment: DelayedTiming, block: &Block) -> Vec<Clause> {
        let lead = match moment {
            DelayedTiming::RegroupPhase => "at the start of the regroup phase,".to_owned(),
            DelayedTiming::NextActionPhase => "at the start of the next action phase,".to_owned(),
            DelayedTiming::PhaseEnd => "at the end of this phase,".to_owned(),
            DelayedTiming::AttackOver => "after completing this attack,".to_owned(),
            DelayedTiming::ThisLeavesPlay => format!("when {} leaves play,", self.me),
            DelayedTiming::WhenPlayedUsed => "the next time you use a \"When Played\" ability this phase,".to_owned(),
            DelayedTiming::InitiativeTaken => "the next time you take the initiative this phase,".to_owned(),
        };
        let clauses = self.steps(block);
        under(&lead, clauses)
    }

    pub(super) fn name(&mut self, name: Binding) {
        self.named.retain(|(each, ..)| *each != name);
        self.named.push((name, self.it.clone(), self.done.clone()));
    }

    /// Returns a clause of the actor.
    pub(super) fn say(&self, text: impl Into<String>) -> Clause {
        let text = text.into();
        let (who, text) = match (&self.actor, &self.decider) {
            (Actor::You, None) if self.told => ("you".to_owned(), text),
            (Actor::You, None) => (String::new(), text),
            (Actor::They(who), None) => (who.clone(), text),
            (Actor::You, Some(decider)) => (decider.clone(), format!("have you {text}")),
            (Actor::They(who), Some(decider)) if who == decider => (decider.clone(), text),
            (Actor::They(who), Some(decider)) => (decider.clone(), format!("have {who} {text}")),
        };
        Clause { lead: String::new(), who, may: self.may, text, joins: Joins::Free }
    }

    /// Returns a clause of another player: "each opponent draws a card"; after "you may", "have each opponent draw a
    /// card".
    pub(super) fn say_of(&self, who: &str, verb: &str, rest: &str) -> Clause {
        if !self.may {
            let plural = matches!(who, "they" | "you") || who.starts_with("those ") || who.ends_with(" each");
            let verb = if plural { verb.to_owned() } else { super::grammar::third(verb) };
            return Clause {
                lead: String::new(),
                who: who.to_owned(),
                may: false,
                text: format!("{verb} {rest}"),
                joins: Joins::Free,
            };
        }
        if self.decider.as_deref() == Some(who) || (self.decider.is_some() && who == "that player") {
            let who = self.decider.clone().unwrap_or_default();
            let text = format!("{verb} {rest}");
            return Clause { lead: String::new(), who, may: true, text, joins: Joins::Free };
        }
        let have = Writer { decider: None, ..self.here() }.say(format!("have {who} {verb} {rest}"));
        Clause { who: self.decider.clone().unwrap_or(have.who), ..have }
    }

    pub(super) fn optional(&mut self, decider: Option<String>, block: &Block) -> Vec<Clause> {
        let before = (self.may, self.decider.clone());
        self.may = true;
        if decider.is_some() {
            self.decider = decider;
        }
        let mut clauses = Vec::new();
        let mut rest = block.steps();
        while let Some(step) = rest.first() {
            // Once begun, the steps continue: those after a later condition are not optional again.
            let (may, decider) = (self.may, self.decider.clone());
            if !clauses.is_empty() && leads(step) {
                (self.may, self.decider) = (false, None);
            }
            let said;
            (said, rest) = self.next(rest);
            clauses.extend(said);
            (self.may, self.decider) = (may, decider);
        }
        (self.may, self.decider) = before;
        hold(clauses)
    }

    pub(super) fn if_you_do(&mut self, first: &Block, then: &Block, otherwise: Option<&Block>) -> Vec<Clause> {
        let mut clauses = hold(self.steps(first));
        let last = clauses.last();
        let who = match last.map(|clause| clause.who.as_str()) {
            Some("") | Some("you") | None => "you",
            Some(_) => "they",
        };
        let before = (self.may, self.decider.clone());
        (self.may, self.decider) = (false, None);
        let then = self.steps(then);
        clauses.extend(under(&format!("if {who} do,"), then));
        if let Some(otherwise) = otherwise {
            let otherwise = self.steps(otherwise);
            clauses.extend(under(&format!("if {who} don't,"), otherwise));
        }
        (self.may, self.decider) = before;
        clauses
    }

    pub(super) fn when_so(&mut self, condition: &Condition, then: &Block, otherwise: Option<&Block>) -> Vec<Clause> {
        if let Some(block) = crate::as_much_as_can_be_done(condition, then, otherwise) {
            return self.steps(block);
        }
        let lead = if let Condition::Did = condition {
            format!("if {} do,", self.self_pronoun())
        } else {
            format!("if {},", self.condition(condition))
        };
        let it = self.it.clone();
        let mut clauses = under(&lead, self.steps(then));
        if let Some(otherwise) = otherwise {
            let after = std::mem::replace(&mut self.it, it);
            let otherwise = self.steps(otherwise);
            self.it = after;
            clauses.extend(under("otherwise,", otherwise));
        }
        clauses
    }

    pub(super) fn modes(&mut self, choose: &Amount, by: &PlayerFilter, of: &[Block], repeat: bool) -> Clause {
        let mut count = match choose.number() {
            Some(1) => "one".to_owned(),
            Some(2) => "two".to_owned(),
            Some(3) => "three".to_owned(),
            Some(_) | None => self.amount(choose),
        };
        if repeat {
            count.push_str(" (the same option may be chosen more than once)");
        }
        let it = self.it.clone();
        let may = std::mem::replace(&mut self.may, false);
        let decider = self.decider.take();
        let others = !self.is_actor(by);
        let told = std::mem::replace(&mut self.told, others);
        let mut lines = Vec::new();
        for block in of {
            self.it = it.clone();
            let clauses = self.steps(block);
            lines.push(format!("\n\u{2022} {}", sentences(&clauses)));
        }
        (self.may, self.decider, self.told) = (may, decider, told);
        let lines = lines.concat();
        if self.is_actor(by) {
            return self.say(format!("{} {count}:{lines}", self.verb("choose")));
        }
        let who = self.player(by);
        self.say_of(&who, "choose", &format!("{count}:{lines}"))
    }

    pub(super) fn for_each(&mut self, target: &Target, block: &Block) -> Vec<Clause> {
        let np = self.target(target);
        self.acted(Referent { several: false, ..np.referent.clone() });
        let words = target.own_filter().filter(|_| matches!(target, Target::All(_)));
        let each = match words {
            Some(filter) => self.noun(filter).each(),
            None if np.group => np.to_each(),
            None => np.text,
        };
        let mut clauses = self.steps(block);
        if let ([step], [first, ..]) = (block.steps(), clauses.as_mut_slice())
            && done_by_it(step)
            && first.who == "it"
        {
            // Each of them acts: "each of the chosen units captures a unit".
            first.who = each;
            first.joins = Joins::Sentence;
            return clauses;
        }
        under(&format!("for {each},"), clauses)
    }

    /// Renders "for every 3 resources paid this way, ...".
    pub(super) fn repeat(&mut self, amount: &Amount, block: &Block) -> Vec<Clause> {
        let lead = match self.each(amount) {
            Some((1, each)) => format!("{} {each},", super::amounts::for_each(amount)),
            Some((times, each)) => format!("{times} times {} {each},", super::amounts::for_each(amount)),
            None => format!("{} times,", self.amount(amount)),
        };
        let clauses = self.steps(block);
        under(&lead, clauses)
    }

    pub(super) fn for_each_player(&mut self, player: &PlayerFilter, block: &Block) -> Vec<Clause> {
        let who = self.player(player);
        let clauses = self.steps(block);
        under(&format!("for {who},"), clauses)
    }

    pub(super) fn they(&mut self, player: &PlayerFilter, block: &Block) -> Vec<Clause> {
        if self.is_actor(player) {
            return self.steps(block);
        }
        let who = self.player(player);
        let before = std::mem::replace(&mut self.actor, Actor::They(who));
        let clauses = self.steps(block);
        self.actor = before;
        self.doers = true;
        hold(clauses)
    }

    /// Returns a clause that adds to the last target: "It gains Sentinel".
    pub(super) fn more(&self, text: String) -> Clause {
        Clause::more("", capital(&text))
    }
}

/// Returns `true` if the last target performs the step itself.
fn done_by_it(step: &Step) -> bool {
    matches!(
        step,
        Effect::Card(
            CardEffect::Capture { by: Target::It, .. }
                | CardEffect::Damage { by: Some(Target::It), .. }
                | CardEffect::DamageDivided { by: Some(Target::It), .. }
        )
    )
}

/// Returns `true` if the step's clauses begin with a lead: "if", "for each", "at the start of".
fn leads(step: &Step) -> bool {
    step.is_then()
        || matches!(
            step.unnamed(),
            Effect::Flow(
                FlowEffect::If { .. }
                    | FlowEffect::ForEach(..)
                    | FlowEffect::ForEachPlayer(..)
                    | FlowEffect::Delay(..)
                    | FlowEffect::After(_)
            )
        )
}
