//! Indirect damage (CR 8.35): unpreventable damage that a player divides among their own units and base.

use ability::{Amount, GameModifier, Modifier, PlayerFilter, Target};

use crate::flow::resolve::targeting::TargetSearch;
use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask};
use crate::state::{
    Action, CardIndex, CardRef, CardRefs, CardZone, FrameSlot, PhaseEvent, Question, QuestionKind, Seat,
};

impl Resolution<'_> {
    /// Deals indirect damage to these players at the same time (CR 8.35.5).
    pub(super) fn deals_indirect(
        &mut self,
        amount: &Amount,
        to: &PlayerFilter,
        by: Option<&Target>,
        here: StepContext,
    ) -> StepOutcome {
        let by = match by {
            Some(by) => ask!(self.pick(FrameSlot::Second, by, here)).first().copied().unwrap_or(CardRef::NONE),
            None => self.source(),
        };
        // The players are chosen once; their bases represent them while the damage is divided.
        if self.bound(FrameSlot::First).is_empty() {
            let seats = ask!(self.who(to));
            let bases: CardRefs = seats.iter().map(|seat| self.state.now(self.state.player(*seat).base)).collect();
            self.bind(FrameSlot::First, &bases);
        }
        let total = self.number(amount);
        let parts = ask!(self.divide_indirect(total, by, here));
        let player = self.you();
        let (dealt, _) = self.put_parts(&parts, by, true);
        if dealt.amount > 0 {
            let dealer = self.dealer(by, player);
            self.course().facts.push(PhaseEvent::Indirect(dealer));
        }
        self.record_acted_on(&parts.iter().map(|(of, _)| *of).collect::<Vec<_>>(), dealt.amount);
        StepOutcome::Done(dealt.amount > 0)
    }

    /// Lets each affected player divide the damage one point at a time. Returns the parts.
    fn divide_indirect(&mut self, amount: i16, by: CardRef, here: StepContext) -> TargetSearch<Vec<(CardRef, i16)>> {
        let dealer = self.dealer(by, self.you());
        if let Some(Action::Card(card)) = self.course().step.answer.take() {
            self.bind_more(FrameSlot::Picked, card);
        }
        let picked = self.bound(FrameSlot::Picked);
        let count = |card: CardIndex| picked.iter().filter(|of| of.card == card).count() as i16;
        for base in self.bound(FrameSlot::First) {
            let seat = self.state.card(base.card).controller;
            let theirs = self.takes_indirect(seat);
            let total = amount + self.more_indirect(dealer, seat);
            let assigned: i16 = theirs.iter().map(|(card, _)| count(*card)).sum();
            if assigned >= total {
                continue;
            }
            let fits = theirs.into_iter().filter(|(card, most)| count(*card) < *most);
            let options: Vec<Action> = fits.map(|(card, _)| Action::Card(card)).collect();
            let amount = total.clamp(0, 255) as u8;
            let chooser = self.assigner_of_indirect(dealer, seat, by);
            let picked = assigned.clamp(0, 255) as u8;
            let question = Question {
                min: amount,
                max: amount,
                picked,
                ..self.question_of(chooser, QuestionKind::Indirect, here.at)
            };
            self.ask(question, options);
            return TargetSearch::Asked;
        }
        let mut parts: Vec<(CardRef, i16)> = Vec::new();
        for of in picked {
            match parts.iter_mut().find(|(one, _)| *one == of) {
                Some((_, amount)) => *amount += 1,
                None => parts.push((of, 1)),
            }
        }
        TargetSearch::Here(parts)
    }

    /// Returns the increase of indirect damage that a player deals to another.
    fn more_indirect(&self, dealer: Seat, to: Seat) -> i16 {
        let mut more = 0;
        if dealer != to {
            self.each_rule(|modifier, ctx, _| {
                if let Modifier::Game(GameModifier::MoreIndirect(amount)) = modifier
                    && ctx.you == dealer
                {
                    more += self.amount(amount, ctx);
                }
            });
        }
        more
    }

    /// Returns the player who assigns indirect damage. This is the player who is dealt it, unless an ability gives the
    /// choice to another.
    fn assigner_of_indirect(&self, dealer: Seat, to: Seat, by: CardRef) -> Seat {
        let mut assigner = None;
        self.each_rule(|modifier, ctx, _| {
            if let Modifier::Game(GameModifier::AssignsIndirect { all }) = modifier {
                let applies = if *all { ctx.you == dealer && dealer != to } else { ctx.source == by };
                assigner = assigner.or(applies.then_some(ctx.you));
            }
        });
        assigner.unwrap_or(to)
    }

    /// Returns the cards that a player may assign indirect damage to, with the maximum for each. The maximum is a
    /// unit's remaining HP (CR 8.35.3); the base has no limit.
    fn takes_indirect(&self, seat: Seat) -> Vec<(CardIndex, i16)> {
        let units = self.state.list(seat, CardZone::Arena).iter();
        let left = |unit: &CardIndex| (*unit, self.stats(*unit).hp - self.state.card(*unit).damage);
        units.map(left).chain([(self.state.player(seat).base, i16::MAX)]).collect()
    }
}
