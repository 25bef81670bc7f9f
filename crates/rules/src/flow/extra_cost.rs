//! Additional costs paid with cards while a card is played (CR 6.2.3). The player chooses cards one at a time, as with
//! Exploit, and then all of them are defeated, damaged or moved.

use ability::{Ability, Duration, ExtraCost, ExtraCostKind};

use crate::Game;
use crate::flow::affordability::CostForfeit;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::damage::Damage;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardBeingPlayed, CardIndex, CardZone, EffectEnd, LastingEffect, LastingKind, Question, QuestionKind, Seat,
    Task,
};
use crate::write::card_changes::LeaveDestination;

/// A card being played, with its cost and the text that asks for other cards.
#[derive(Clone, Copy)]
struct Terms<'a> {
    seat: Seat,
    card: CardIndex,
    onto: CardIndex,
    cost: u8,
    exploit: u8,
    additional_cost: &'a ExtraCost,
}

impl Game {
    /// Asks for the cards one at a time and continues with the payment. Choices that could not be paid for in the end
    /// are not offered (CR 6.2.4A).
    pub(crate) fn choose_extra_cost(&mut self, mut playing: CardBeingPlayed) -> Result<(), Invariant> {
        let CardBeingPlayed { card, onto, by: seat, cost, exploit, .. } = playing;
        let book = self.book.book_handle();
        let id = self.def(card).additional_cost.ok_or(Invariant::Text(card))?;
        let Ability::WhilePlaying(additional_cost) = book.ability(id) else { return Err(Invariant::Ability(id)) };
        let terms = Terms { seat, card, onto, cost, exploit, additional_cost };
        let answer = self.course().step.answer.take();
        if let Some(Action::Card(one)) = answer {
            let of = self.state.now(one);
            self.course().exploited.push(of);
        }
        let chosen: Vec<CardIndex> = self.state.exploited().iter().map(|of| of.card).collect();
        let mut left = self.extra_cost_candidates(seat, card, additional_cost);
        left.retain(|one| !chosen.contains(one));
        let leads_on = |one: &CardIndex| {
            let with: Vec<CardIndex> = chosen.iter().copied().chain([*one]).collect();
            let others = left.iter().copied().filter(|other| other != one).collect();
            self.leads_to_payment(terms, &with, others)
        };
        let more = chosen.len() < most_of(additional_cost);
        let fits: Vec<CardIndex> = left.iter().copied().filter(|one| more && leads_on(one)).collect();
        if answer == Some(Action::Done) || fits.is_empty() {
            playing.cost = cost.saturating_sub(saved(additional_cost, chosen.len()));
            self.course().exploited.clear();
            self.exploits_and_pays(playing);
            self.apply_extra_cost(additional_cost, &chosen, card, seat);
            return Ok(());
        }
        let enough = self.leads_to_payment(terms, &chosen, Vec::new());
        let mut options: Vec<Action> = fits.into_iter().map(Action::Card).collect();
        options.extend(enough.then_some(Action::Done));
        let question = Question {
            source: card,
            ability: Some(id),
            min: 0,
            max: additional_cost.most.unwrap_or(u8::MAX),
            picked: chosen.len().min(255) as u8,
            ..Question::plain(seat, QuestionKind::AdditionalCost)
        };
        self.course().tasks.push(Task::AdditionalCost(playing));
        self.ask(question, options);
        Ok(())
    }

    /// Applies the effect of the additional cost to all chosen cards.
    pub(crate) fn apply_extra_cost(
        &mut self,
        additional_cost: &ExtraCost,
        chosen: &[CardIndex],
        card: CardIndex,
        seat: Seat,
    ) {
        if let Some(kind) = additional_cost.gains {
            let all = chosen.iter().flat_map(|one| self.abilities_of_kind(kind, self.state.now(*one)));
            *self.course().lent = all.collect();
        }
        match additional_cost.each {
            ExtraCostKind::Defeat => {
                // Resources that must be ready are not swapped for exhausted ones when they leave (CR 1.7.4).
                let ready = additional_cost.choose.exhausted == Some(false);
                let goes_as_it_is = |card: &CardIndex| ready && self.state.card(*card).place == CardZone::Resources;
                let whose: Vec<Seat> =
                    chosen.iter().map(|card| if goes_as_it_is(card) { Seat::NONE } else { seat }).collect();
                self.leave_by(chosen, LeaveDestination::Defeat, |at| whose[at]);
            }
            ExtraCostKind::Damage(amount) => {
                let by = self.state.now(card);
                for one in chosen {
                    self.deal(Damage::new(*one, i16::from(amount), by, seat));
                }
            }
            ExtraCostKind::PutOnBottom => {
                for one in chosen {
                    self.put(*one, LeaveDestination::Bottom, seat);
                }
            }
        }
    }

    /// Grants a unit that enters play the abilities it got from other cards while being played (CR 7.1.8).
    pub(crate) fn apply_lent_abilities(&mut self, card: CardIndex, seat: Seat) {
        let lent = std::mem::take(self.course().lent);
        if lent.is_empty() || !self.can_gain(card, None) {
            return;
        }
        let on = self.state.now(card);
        for id in lent {
            let (gives, until) = (LastingKind::Ability(id), EffectEnd::Duration(Duration::Phase));
            self.course().lasting.push(LastingEffect {
                on,
                gives,
                until,
                source: on,
                controller: seat,
                name: None,
                identity: None,
                left: 0,
            });
        }
    }
}

impl View {
    /// Returns `true` if additional costs make a card affordable. The player may choose cards and exploit units.
    pub(crate) fn can_pay_with_extra_cost(
        &self,
        seat: Seat,
        card: CardIndex,
        onto: CardIndex,
        cost: u8,
        exploit: u8,
    ) -> bool {
        let Some(additional_cost) = self
            .additional_cost(card)
            .filter(|additional_cost| additional_cost.less > 0 && self.ability_loss_source(card).is_none())
        else {
            return false;
        };
        let left = self.extra_cost_candidates(seat, card, additional_cost);
        self.leads_to_payment(Terms { seat, card, onto, cost, exploit, additional_cost }, &[], left)
    }

    /// Returns `true` if the rest can be paid with these chosen cards and possibly more of the others.
    fn leads_to_payment(&self, terms: Terms<'_>, chosen: &[CardIndex], left: Vec<CardIndex>) -> bool {
        let Terms { seat, card, onto, cost, exploit, additional_cost } = terms;
        let more = most_of(additional_cost).saturating_sub(chosen.len());
        let mut given: Vec<CardIndex> = chosen.to_vec();
        let mut left = left;
        let means = |given: &[CardIndex]| {
            let given = CostForfeit { additional_cost: Some((card, additional_cost)), chosen: given, exploited: &[] };
            self.budget_after(seat, given)
        };
        for _ in 0..=more.min(left.len()) {
            let rest = cost.saturating_sub(saved(additional_cost, given.len()));
            let up = CostForfeit { additional_cost: Some((card, additional_cost)), chosen: &given, exploited: &[] };
            if self.can_afford(seat, rest, up) || self.can_pay_exploiting(seat, onto, rest, exploit, up) {
                return true;
            }
            // Choose next the card without which the most can be paid.
            let most = (0..left.len()).max_by_key(|at| {
                let with: Vec<CardIndex> = given.iter().chain([&left[*at]]).copied().collect();
                means(&with)
            });
            let Some(next) = most else { return false };
            given.push(left.remove(next));
        }
        false
    }

    /// Returns the additional cost that a card's text asks for, if any.
    fn additional_cost(&self, card: CardIndex) -> Option<&ExtraCost> {
        let id = self.def(card).additional_cost?;
        if let Ability::WhilePlaying(additional_cost) = self.book.ability(id) { Some(additional_cost) } else { None }
    }

    /// Returns the cards that may be chosen, excluding the one being played.
    fn extra_cost_candidates(&self, seat: Seat, card: CardIndex, additional_cost: &ExtraCost) -> Vec<CardIndex> {
        let all = self.all(&additional_cost.choose, Ctx::of(self.state.now(card), seat));
        all.into_iter().map(|of| of.card).filter(|one| *one != card).collect()
    }
}

/// Returns the maximum number of cards to choose.
fn most_of(additional_cost: &ExtraCost) -> usize {
    additional_cost.most.map_or(usize::MAX, usize::from)
}

/// Returns the number of resources that the chosen cards save.
fn saved(additional_cost: &ExtraCost, cards: usize) -> u8 {
    additional_cost.less.saturating_mul(cards.min(255) as u8)
}
