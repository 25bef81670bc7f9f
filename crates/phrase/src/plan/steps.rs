//! Control flow, and the clauses of a block.

use std::rc::Rc;

use ability::{
    Amount, Binding, Block, CardEffect, Condition, DelayedTiming, Effect, Filter, FlowEffect, PlayerEffect,
    PlayerFilter, Step, Target, Token,
};

use super::clause::{hold, under};
use super::{
    Act, Actor, CardAct, Clause, Done, Fixed, Lead, LeadKind, Party, Referent, Scene, Subject, Things, Verb, Who,
};

impl Scene {
    /// Returns the clauses of a block.
    pub(crate) fn steps(&mut self, block: &Block) -> Vec<Clause> {
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
            clauses.push(self.say(&self.now(), Act::Fixed(Fixed::DiscardTheOther)));
            return (hold(clauses), rest.get(1..).unwrap_or_default());
        }
        if crate::reveals_of_any_deck(steps) {
            self.any_deck = true;
            let clauses = rest.first().map(|step| self.step(step)).unwrap_or_default();
            self.any_deck = false;
            return (clauses, rest.get(1..).unwrap_or_default());
        }
        match crate::given_together(steps, |to| to.is_choice()) {
            Some((to, tokens)) => {
                (vec![self.give_together(to, &tokens)], steps.get(tokens.len()..).unwrap_or_default())
            }
            None => (self.step(step), rest),
        }
    }

    /// Returns the clauses of one step.
    pub(crate) fn step(&mut self, step: &Step) -> Vec<Clause> {
        if !self.may
            && !self.blank
            && let Some((chosen, done)) = crate::done_to_what_others_choose(step)
        {
            let mut clauses = self.choose(&chosen);
            self.name(Binding::Chosen);
            self.others_chose = true;
            let done = self.step(&done).into_iter();
            clauses.extend(done.map(|clause| Clause { apart: true, ..clause }));
            self.others_chose = false;
            return clauses;
        }
        match step {
            Effect::Flow(effect) => self.flow_effect(effect),
            Effect::Choice(effect) => self.choice_effect(effect),
            Effect::Card(effect) => self.card_effect(effect),
            Effect::Player(effect) => self.player_effect(effect),
        }
    }

    fn flow_effect(&mut self, effect: &FlowEffect) -> Vec<Clause> {
        match effect {
            FlowEffect::May(block) => self.optional(None, block),
            FlowEffect::MayBy(player, block) => {
                let who = self.party(player);
                self.optional(Some(who), block)
            }
            FlowEffect::IfYouDo { first, then, otherwise } => self.if_you_do(first, then, otherwise.as_ref()),
            FlowEffect::If { condition, then, otherwise } => self.when_so(condition, then, otherwise.as_ref()),
            FlowEffect::Modes { choose, by, of, repeat } => vec![self.modes(choose, by, of, *repeat)],
            FlowEffect::ForEach(target, block) => self.for_each(target, block),
            FlowEffect::Repeat(amount, block) => self.block_under(LeadKind::Times(amount.clone()), block),
            FlowEffect::ForEachPlayer(player, block) => self.for_each_player(player, block),
            FlowEffect::They(player, block) => self.they(player, block),
            FlowEffect::Delay(moment, block) => self.later(*moment, block),
            FlowEffect::As(name, step) => {
                let clauses = self.step(step);
                self.name(*name);
                clauses
            }
            FlowEffect::Then(step) => {
                let clauses = self.step(step);
                under(self.lead(LeadKind::Then), clauses)
            }
            FlowEffect::After(block) => self.block_under(LeadKind::AfterThat, block),
            FlowEffect::AtOnce(block) => {
                let clauses = self.steps(block);
                hold(clauses)
            }
        }
    }

    /// Returns a lead, described at this point.
    pub(super) fn lead(&self, kind: LeadKind) -> Lead {
        Lead { kind, at: self.now() }
    }

    fn block_under(&mut self, kind: LeadKind, block: &Block) -> Vec<Clause> {
        let lead = self.lead(kind);
        let clauses = self.steps(block);
        under(lead, clauses)
    }

    fn later(&mut self, moment: DelayedTiming, block: &Block) -> Vec<Clause> {
        self.block_under(LeadKind::At(moment), block)
    }

    /// Returns a clause of the actor.
    pub(super) fn say(&self, before: &Rc<Scene>, act: Act) -> Clause {
        self.say_of(None, before, act)
    }

    /// Returns a clause of a party, or of the actor.
    pub(super) fn say_of(&self, by: Option<Party>, before: &Rc<Scene>, act: Act) -> Clause {
        let (before, after) = (Rc::clone(before), self.now());
        Clause {
            leads: Vec::new(),
            instead: None,
            by,
            may: self.may,
            act,
            before,
            after,
            apart: false,
            held: false,
            inside: false,
        }
    }

    /// Returns a clause of a player: of the actor, or with that player as the subject.
    pub(super) fn of_player(&self, player: &PlayerFilter, before: &Rc<Scene>, act: Act) -> Clause {
        let by = (!self.is_actor(player)).then(|| self.party(player));
        self.say_of(by, before, act)
    }

    /// Plans "deal 3 damage to a unit. If you control a base, you may deal 5 damage to that unit instead."
    fn more_instead(&mut self, more: &crate::MoreInstead<'_>) -> Vec<Clause> {
        let mut clauses = self.step(&more.less);
        if let Some(name) = more.name {
            self.name(name);
        }
        let lead = self.lead(LeadKind::If(more.condition.clone()));
        let before = (std::mem::replace(&mut self.may, true), self.decider.take());
        let instead = self.step(more.more);
        (self.may, self.decider) = before;
        clauses.extend(instead.into_iter().map(|clause| Clause { instead: Some(lead.clone()), ..clause }));
        clauses
    }

    fn give_together(&mut self, to: &Target, tokens: &[(Token, i16)]) -> Clause {
        let before = self.now();
        self.acted_on(to);
        let tokens = tokens.iter().map(|(token, count)| (*token, Amount::N(*count))).collect();
        self.say(&before, Act::Give { tokens, to: to.clone() })
    }

    /// Plans the tokens of a unit that is played: "give an Experience token to it".
    pub(super) fn give_played(&mut self, tokens: &[(Token, u8)]) -> Option<Clause> {
        let tokens: Vec<(Token, i16)> = tokens.iter().map(|(token, count)| (*token, i16::from(*count))).collect();
        (!tokens.is_empty()).then(|| self.give_together(&Target::It, &tokens))
    }

    /// Plans "look at that player's hand and deck and discard any number of cards with that name from them".
    fn discard_by_search(&mut self, who: &PlayerFilter, cards: &Filter) -> Vec<Clause> {
        let now = self.now();
        let look = self.say(&now, Act::Cards(CardAct::LookAtHandAndDeck(who.clone())));
        let discard = self.say(&now, Act::Cards(CardAct::DiscardFromThem(cards.clone())));
        let that = Some(self.party(&PlayerFilter::That));
        hold(vec![look, discard, self.say_of(that, &now, Act::Fixed(Fixed::ShuffleOwnDeck))])
    }

    /// Plans a draw of any number of players, chosen by their bases.
    fn players_draw(&mut self, count: &Amount) -> Vec<Clause> {
        let now = self.now();
        let choose = self.say(&now, Act::Fixed(Fixed::ChooseAnyNumberOfPlayers));
        let chosen = Scene { doers: false, ..self.clone() };
        let each = chosen.party(&PlayerFilter::Those);
        let (verb, what, amount) = (Verb::Draw, Things::Cards, count.clone());
        let draw = self.say_of(Some(each), &now, Act::Count { verb, what, amount, up_to: false, each: false });
        vec![choose, Clause { apart: true, ..draw }]
    }

    fn optional(&mut self, decider: Option<Party>, block: &Block) -> Vec<Clause> {
        let before = (self.may, self.decider.clone());
        self.may = true;
        if let Some(decider) = decider {
            self.decider = Some(Rc::new(decider));
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

    fn if_you_do(&mut self, first: &Block, then: &Block, otherwise: Option<&Block>) -> Vec<Clause> {
        let mut clauses = hold(self.steps(first));
        let who = clauses.last().and_then(|clause| match clause.subject().0 {
            Subject::Reader | Subject::You => None,
            Subject::Party(party) => Some(party),
        });
        let before = (self.may, self.decider.clone());
        (self.may, self.decider) = (false, None);
        for (not, block) in [(false, Some(then)), (true, otherwise)] {
            let Some(block) = block else { continue };
            let lead = self.lead(LeadKind::IfDone { who: who.clone(), not });
            let then = self.steps(block);
            clauses.extend(under(lead, then));
        }
        (self.may, self.decider) = before;
        clauses
    }

    fn when_so(&mut self, condition: &Condition, then: &Block, otherwise: Option<&Block>) -> Vec<Clause> {
        if let Some(block) = crate::as_much_as_can_be_done(condition, then, otherwise) {
            return self.steps(block);
        }
        let it = self.it.clone();
        let mut clauses = self.block_under(LeadKind::If(condition.clone()), then);
        if let Some(otherwise) = otherwise {
            let after = std::mem::replace(&mut self.it, it);
            let otherwise = self.block_under(LeadKind::Otherwise, otherwise);
            self.it = after;
            clauses.extend(otherwise);
        }
        clauses
    }

    fn modes(&mut self, choose: &Amount, by: &PlayerFilter, of: &[Block], repeat: bool) -> Clause {
        let before = self.now();
        let it = self.it.clone();
        let may = std::mem::replace(&mut self.may, false);
        let decider = self.decider.take();
        let others = !self.is_actor(by);
        let told = std::mem::replace(&mut self.told, others);
        let mut options = Vec::new();
        for block in of {
            self.it = it.clone();
            options.push(self.steps(block));
        }
        (self.may, self.decider, self.told) = (may, decider, told);
        self.of_player(by, &before, Act::Modes { choose: choose.clone(), repeat, options })
    }

    fn for_each(&mut self, target: &Target, block: &Block) -> Vec<Clause> {
        let lead = self.lead(LeadKind::ForEach(target.clone()));
        self.it = Referent { several: false, ..self.called(target) };
        let mut clauses = self.steps(block);
        if let ([step], [first, ..]) = (block.steps(), clauses.as_mut_slice())
            && done_by_it(step)
            && !first.may
            && first.leads.is_empty()
        {
            // Each of them acts: "each of the chosen units captures a unit".
            first.by = Some(Party { who: Who::EachOf(target.clone()), at: lead.at });
            return clauses;
        }
        under(lead, clauses)
    }

    fn for_each_player(&mut self, player: &PlayerFilter, block: &Block) -> Vec<Clause> {
        let at = self.now();
        let clauses = self.steps(block);
        let kind = LeadKind::ForPlayer { player: player.clone(), alone: clauses.len() == 1 };
        under(Lead { kind, at }, clauses)
    }

    fn they(&mut self, player: &PlayerFilter, block: &Block) -> Vec<Clause> {
        if self.is_actor(player) {
            return self.steps(block);
        }
        let who = Rc::new(self.party(player));
        let before = std::mem::replace(&mut self.actor, Actor::They(who));
        let only_a_rule =
            matches!(block.steps(), [step] if matches!(step.unnamed(), Effect::Card(CardEffect::Rule { .. })));
        self.spelled = only_a_rule && matches!(player, PlayerFilter::ControllerOf(_) | PlayerFilter::OwnerOf(_));
        let clauses = self.steps(block);
        self.spelled = false;
        self.actor = before;
        self.doers = true;
        hold(clauses)
    }

    /// Sets the result of a step: a number of these things.
    pub(super) fn did(&mut self, what: Referent, verb: Verb) {
        self.done = Done::Things(what, verb);
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
