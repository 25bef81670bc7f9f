//! Damage and healing (CR 1.9), including amounts divided among cards (CR 8.4.5).

use ability::{Amount, CardModifier, Filter, Modifier, ReplacedEvent, Replacement, Target};
use smallvec::{SmallVec, smallvec};

use crate::flow::resolve::targeting::{TargetSearch, is_choice};
use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask};
use crate::read::damage::{Damage, DamageResult};
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardIndex, CardList, CardRef, CardRefs, CardZone, FrameSlot, LastingEffect, LastingKind, PendingBatch,
    Question, QuestionKind, Seat, Task,
};

impl Resolution<'_> {
    pub(super) fn damages(
        &mut self,
        amount: &Amount,
        to: &Target,
        by: Option<&Target>,
        unpreventable: bool,
        here: StepContext,
    ) -> StepOutcome {
        let dealers = match by {
            Some(by) => {
                ask!(self.pick(FrameSlot::Second, by, StepContext { optional: here.optional && is_choice(by), ..here }))
            }
            None => smallvec![self.source()],
        };
        if by.is_some() && self.present(&dealers).is_empty() && dealers.iter().all(|of| self.last_known(*of).is_none())
        {
            return StepOutcome::Done(false);
        }
        let refs = ask!(self.pick(FrameSlot::First, to, here));
        let parts: SmallVec<[(CardRef, i16); 4]> = refs.iter().map(|of| (*of, self.number_for(amount, *of))).collect();
        let dealer = dealers.first().copied().unwrap_or(CardRef::NONE);
        let (dealt, hit) =
            if unpreventable { self.put_parts(&parts, dealer, false) } else { self.deal_parts(&parts, dealer) };
        self.bind(FrameSlot::Damaged, &hit);
        self.record_acted_on(&refs, dealt.amount);
        StepOutcome::Done(dealt.counts())
    }

    pub(super) fn divides_damage(
        &mut self,
        amount: &Amount,
        among: &Filter,
        by: Option<&Target>,
        up_to: bool,
        here: StepContext,
    ) -> StepOutcome {
        let dealers = match by {
            Some(by) => ask!(self.pick(FrameSlot::Second, by, here)),
            None => smallvec![self.source()],
        };
        let total = self.number(amount);
        let parts = ask!(self.divide(total, among, up_to, false, here));
        let dealer = dealers.first().copied().unwrap_or(CardRef::NONE);
        let (dealt, _) = self.deal_parts(&parts, dealer);
        self.record_acted_on(&parts.iter().map(|(of, _)| *of).collect::<Vec<_>>(), dealt.amount);
        StepOutcome::Done(dealt.counts())
    }

    pub(super) fn heals(&mut self, amount: Option<&Amount>, from: &Target, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, from, here));
        let amount = amount.map_or(i16::MAX, |amount| self.number(amount));
        let healed = self.present(&refs).into_iter().map(|card| self.heal(card, amount)).sum();
        self.record_acted_on(&refs, healed);
        StepOutcome::Done(healed > 0)
    }

    pub(super) fn heals_up_to(&mut self, amount: &Amount, from: &Target, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, from, here));
        let damage = refs.iter().map(|of| self.state.card(of.card).damage).max().unwrap_or(0);
        let most = self.number(amount).min(damage).max(0);
        let Some(Action::Number(chosen)) = self.course().step.answer.take() else {
            if most == 0 {
                self.record_acted_on(&refs, 0);
                return StepOutcome::Done(false);
            }
            let options = (0..=most as u16).map(Action::Number).collect();
            let question = self.question_of(self.you(), QuestionKind::Number, here.at);
            self.ask(question, options);
            return StepOutcome::Ask;
        };
        let healed = self.present(&refs).into_iter().map(|card| self.heal(card, chosen as i16)).sum();
        self.record_acted_on(&refs, healed);
        StepOutcome::Done(healed > 0)
    }

    pub(super) fn divides_healing(
        &mut self,
        amount: &Amount,
        among: &Filter,
        up_to: bool,
        here: StepContext,
    ) -> StepOutcome {
        let most = self.number(amount);
        let parts = ask!(self.divide(most, among, up_to, true, here));
        let healed = parts.iter().map(|(of, part)| self.heal(of.card, *part)).sum();
        self.record_acted_on(&parts.iter().map(|(of, _)| *of).collect::<Vec<_>>(), healed);
        StepOutcome::Done(healed > 0)
    }

    /// Deals the parts of damage, or holds them back until all choices are made (CR 1.9.8). Returns the result and the
    /// cards that were dealt damage.
    fn deal_parts(&mut self, parts: &[(CardRef, i16)], by: CardRef) -> (DamageResult, CardRefs) {
        let player = self.you();
        if self.frame().at_once {
            let there = parts.iter().filter(|(of, _)| self.state.is_current(*of));
            let pending: Vec<PendingBatch> =
                there.map(|(to, amount)| PendingBatch { to: *to, amount: *amount, by, player, token: None }).collect();
            self.course().pending.extend(&pending);
            let amount = pending.iter().map(|one| one.amount).sum();
            return (DamageResult { amount, ..DamageResult::default() }, CardRefs::new());
        }
        let there = parts.iter().filter(|(of, _)| self.state.is_current(*of));
        let all = there.map(|(of, amount)| Damage::new(of.card, *amount, by, player)).collect();
        self.deal_all(all)
    }

    /// Deals damage to several cards at the same time. If a Shield may be defeated to protect another unit, that is
    /// decided before the Shield prevents damage to its own unit (CR 7.7.5E).
    fn deal_all(&mut self, mut all: SmallVec<[Damage; 4]>) -> (DamageResult, CardRefs) {
        let (mut dealt, mut hit) = (DamageResult::default(), CardRefs::new());
        if self.features.asks_instead && all.len() > 1 {
            all.sort_by_key(|damage| self.shield_on(damage.to).is_some());
        }
        for damage in all {
            let one = self.deal(damage);
            hit.extend(one.to.filter(|_| one.amount > 0).map(|to| self.state.now(to)));
            dealt = dealt.and(one);
        }
        (dealt, hit)
    }

    /// Deals the damage and gives the token upgrades that were held back until all choices were made. Damage from one
    /// card to another is a single instance (CR 8.34.1A). Several instances to one card are dealt one at a time
    /// (CR 1.9.8), in an order chosen by their player if the order can matter.
    pub(crate) fn end_at_once(&mut self) -> Result<(), Invariant> {
        if let Some(Action::Card(first)) = self.course().step.answer.take() {
            self.bind_more(FrameSlot::Picked, first);
        }
        let (tokens, damage): (Vec<PendingBatch>, Vec<PendingBatch>) =
            self.state.pending().iter().partition(|one| one.token.is_some());
        let mut parts: Vec<PendingBatch> = Vec::new();
        for one in damage.into_iter().filter(|one| self.state.is_current(one.to)) {
            match parts.iter_mut().find(|part| part.to == one.to && part.by == one.by) {
                Some(part) => part.amount += one.amount,
                None => parts.push(one),
            }
        }
        self.put_in_order(&mut parts);
        if let Some((player, dealers)) = self.instances_to_order(&parts) {
            self.course().tasks.push(Task::EndAtOnce);
            let frame = self.frame();
            let (source, ability) = (frame.source.card, frame.ability);
            let options = dealers.into_iter().map(Action::Card).collect();
            self.ask(Question { source, ability, ..Question::plain(player, QuestionKind::FirstDamage) }, options);
            return Ok(());
        }
        self.frame_mut().at_once = false;
        self.course().pending.clear();
        self.bind(FrameSlot::Picked, &[]);
        self.gives_at_once(&tokens)?;
        let all = parts.iter().map(|part| Damage::new(part.to.card, part.amount, part.by, part.player)).collect();
        self.deal_all(all);
        Ok(())
    }

    /// Sorts several instances of damage to one card: chosen ones first. A Shield may prevent the first of the others,
    /// so these start with the smallest for an enemy card and with the largest for a friendly one.
    fn put_in_order(&self, parts: &mut [PendingBatch]) {
        let mut targets = CardRefs::new();
        for part in &*parts {
            if !targets.contains(&part.to) {
                targets.push(part.to);
            }
        }
        let picked = self.bound(FrameSlot::Picked);
        parts.sort_by_key(|part| {
            let is_friendly = self.state.card(part.to.card).controller == part.player;
            let amount = if is_friendly { -part.amount } else { part.amount };
            let chosen = picked.iter().position(|of| of.card == part.by.card).unwrap_or(usize::MAX);
            (targets.iter().position(|to| *to == part.to), chosen, amount)
        });
    }

    /// Returns a player and the cards that the player can choose to deal damage next, if the order can matter.
    /// Otherwise returns `None`.
    fn instances_to_order(&self, parts: &[PendingBatch]) -> Option<(Seat, Vec<CardIndex>)> {
        let picked = self.bound(FrameSlot::Picked);
        let is_left = |part: &PendingBatch| !picked.iter().any(|of| of.card == part.by.card);
        parts.iter().filter(|part| part.by.card.is_some()).find_map(|first| {
            let all = || parts.iter().filter(|part| part.to == first.to);
            let is_same = all().all(|part| part.amount == first.amount);
            let left: Vec<CardIndex> = all().filter(|part| is_left(part)).map(|part| part.by.card).collect();
            let matters = left.len() > 1 && self.order_can_matter(first.to.card, is_same);
            matters.then_some((first.player, left))
        })
    }

    /// Returns `true` if the order of several instances of damage to a card can matter. A Shield prevents the first
    /// one, if they differ, and other effects may apply to some of them or to the first time.
    fn order_can_matter(&self, card: CardIndex, is_same: bool) -> bool {
        let on = self.state.now(card);
        let moves = |lasting: &LastingEffect| lasting.on == on && matches!(lasting.gives, LastingKind::Redirect(..));
        let mut felt = !is_same && self.shield_on(card).is_some() || self.state.lasting().iter().any(moves);
        self.each_text(card, |modifier, _| {
            felt |= matches!(
                modifier,
                Modifier::Card(CardModifier::Instead(Replacement { of: ReplacedEvent::Damage { .. }, .. }))
            );
        });
        felt
    }

    /// Deals unpreventable damage: indirect damage (CR 8.35.2), or damage whose text says so. Returns the result and
    /// the cards that were dealt damage.
    pub(super) fn put_parts(
        &mut self,
        parts: &[(CardRef, i16)],
        by: CardRef,
        indirect: bool,
    ) -> (DamageResult, CardRefs) {
        let player = self.you();
        let is_there = |of: &CardRef| {
            self.state.is_current(*of) && matches!(self.state.card(of.card).place, CardZone::Arena | CardZone::BaseZone)
        };
        let there = parts.iter().filter(|(of, _)| is_there(of));
        let damage = |(of, amount): &(CardRef, i16)| Damage {
            indirect,
            unpreventable: true,
            ..Damage::new(of.card, *amount, by, player)
        };
        let all = there.map(damage).collect();
        self.deal_all(all)
    }

    /// Divides an amount in steps of 1 (CR 8.4.5): each pick adds 1 for that card. For healing, no card gets more than
    /// the damage on it.
    pub(super) fn divide(
        &mut self,
        total: i16,
        among: &Filter,
        up_to: bool,
        heals: bool,
        here: StepContext,
    ) -> TargetSearch<Vec<(CardRef, i16)>> {
        let answer = self.course().step.answer.take();
        match answer {
            Some(Action::Card(card)) => self.bind_more(FrameSlot::Picked, card),
            Some(Action::No) => return TargetSearch::Declined,
            Some(_) | None => {}
        }
        let picked = self.bound(FrameSlot::Picked);
        let left = total - picked.len() as i16;
        let all = self.all(among, self.ctx());
        let count = |of: &CardRef| picked.iter().filter(|one| *one == of).count() as i16;
        let fits: CardList =
            all.iter().filter(|of| !heals || self.state.card(of.card).damage > count(of)).map(|of| of.card).collect();
        if left <= 0 || fits.is_empty() || matches!(answer, Some(Action::Done)) {
            let mut parts: Vec<(CardRef, i16)> = Vec::new();
            for of in picked {
                match parts.iter_mut().find(|(one, _)| *one == of) {
                    Some((_, amount)) => *amount += 1,
                    None => parts.push((of, 1)),
                }
            }
            return TargetSearch::Here(parts);
        }
        let mut options = self.reuse_options_buffer();
        options.extend(fits.into_iter().map(Action::Card));
        if here.optional && picked.is_empty() {
            options.push(Action::No);
        } else if up_to {
            options.push(Action::Done);
        }
        let question = Question {
            min: if up_to { 0 } else { total.clamp(0, 255) as u8 },
            max: total.clamp(0, 255) as u8,
            picked: picked.len().min(255) as u8,
            ..self.question_of(self.you(), QuestionKind::Divide, here.at)
        };
        self.ask(question, options);
        TargetSearch::Asked
    }
}
