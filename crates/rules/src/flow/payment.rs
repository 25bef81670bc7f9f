//! Payment with ready resources and substitutes (CR 1.7, 1.8). Substitutes are Credit tokens (CR 3.7.13) and units that
//! may be exhausted like resources. Players are asked how to pay only if a substitute is available.

use ability::{Ability, ActionAbility, Cost};
use model::CardType;
use smallvec::SmallVec;

use crate::Game;
use crate::invariant::Invariant;
use crate::read::ctx::Ctx;
use crate::read::modifiers::Restrictions;
use crate::state::{
    Action, CardBeingPlayed, CardIndex, CardZone, Payment, PaymentPurpose, Question, QuestionKind, Seat, Task,
};

/// Payment of the next resource.
enum Next {
    /// This card must be used, because nothing else can pay.
    Forced(CardIndex),
    /// One of these cards may be used; `true` if ready resources can pay the rest as well.
    Chosen(Vec<CardIndex>, bool),
    /// Ready resources pay the rest.
    Resources,
}

impl Game {
    /// Returns the Credit tokens that a player controls, oldest first (CR 3.7.13).
    pub fn credits_of(&self, seat: Seat) -> impl Iterator<Item = CardIndex> + use<'_> {
        let tokens = if self.features.credits { self.base_zone_tokens(seat) } else { SmallVec::new() };
        tokens.into_iter().filter(|card| self.def(*card).kind == CardType::CreditToken)
    }

    /// Returns the substitutes for resources that a player can use. Credits that have their ability can be used for any
    /// payment (CR 3.7.13), units that may be exhausted only for costs. An instruction to pay is an effect, not a cost
    /// (CR 1.8.1, 1.8.9, 7.1.3).
    fn stand_ins(&self, seat: Seat, purpose: PaymentPurpose) -> Vec<CardIndex> {
        let mut found: Vec<CardIndex> = self.credits_of(seat).filter(|credit| !self.has_lost_all(*credit)).collect();
        if purpose == PaymentPurpose::Cost && self.ability_index().units_pay {
            let units = self.state.list(seat, CardZone::Arena).iter().copied();
            let ready = units.filter(|unit| self.state.card(*unit).is_ready());
            found.extend(ready.filter(|unit| self.rules_now(*unit).has(Restrictions::PAYS)));
        }
        found
    }

    /// Returns the substitutes for a payment, except for cards that the rest of an ability's cost needs (CR 6.4.4).
    fn stand_ins_for(&self, payment: &Payment) -> Vec<CardIndex> {
        let mut found = self.stand_ins(payment.seat, payment.purpose);
        if payment.purpose == PaymentPurpose::Cost
            && let Some(Ability::Action(action) | Ability::EpicAction(action)) =
                payment.ability.map(|id| self.book.ability(id))
        {
            let others = self.to_exhaust(payment.seat, payment.source, action);
            let exhausts = action.cost.contains(&Cost::Exhaust);
            found.retain(|card| !(exhausts && *card == payment.source) && others != [*card]);
        }
        found
    }

    /// Returns the candidates for the card that must be exhausted to use an ability.
    fn to_exhaust(&self, seat: Seat, source: CardIndex, action: &ActionAbility) -> Vec<CardIndex> {
        let exhausts = action.cost.contains(&Cost::Exhaust);
        let ctx = Ctx::of(self.state.now(source), seat);
        let turned = action.cost.iter().find_map(|cost| match cost {
            Cost::Turn { what, ready: false } => Some(self.turnable(what, false, ctx)),
            Cost::Turn { ready: true, .. }
            | Cost::Exhaust
            | Cost::Resources(_)
            | Cost::Discard(_)
            | Cost::Defeat(_)
            | Cost::Damage(..)
            | Cost::Return(_)
            | Cost::Mill(_)
            | Cost::UseTheForce => None,
        });
        let mut cards = turned.unwrap_or_default();
        cards.retain(|card| !(exhausts && *card == source));
        cards
    }

    /// Returns the highest resource cost that a player can pay for an ability along with its other costs.
    pub(crate) fn budget_for(&self, seat: Seat, source: CardIndex, action: &ActionAbility) -> u8 {
        if !self.ability_index().units_pay {
            return self.budget(seat);
        }
        let exhausts = action.cost.contains(&Cost::Exhaust);
        let mut found = self.stand_ins(seat, PaymentPurpose::Cost);
        found.retain(|card| !(exhausts && *card == source));
        let others = self.to_exhaust(seat, source, action);
        let one_is_kept = !others.is_empty() && others.iter().all(|card| found.contains(card));
        let pay = found.len().saturating_sub(usize::from(one_is_kept)).min(255) as u8;
        self.worth(seat, self.ready_resources(seat).saturating_add(pay))
    }

    /// Returns `true` if anything in the game may substitute for a resource.
    fn has_stand_ins(&self) -> bool {
        self.features.credits || self.ability_index().units_pay
    }

    /// Returns the number of resources that a player can pay for a cost now, including substitutes.
    pub(crate) fn available_resources(&self, seat: Seat) -> u8 {
        self.payable_resources(seat, PaymentPurpose::Cost)
    }

    /// Returns the number of resources that a player can pay now, including substitutes.
    pub(crate) fn payable_resources(&self, seat: Seat, purpose: PaymentPurpose) -> u8 {
        let ready = self.ready_resources(seat);
        if !self.has_stand_ins() {
            return ready;
        }
        ready.saturating_add(self.stand_ins(seat, purpose).len().min(255) as u8)
    }

    /// Schedules the payment for a card. Substitutes pay first, if there may be any, then resources.
    pub(crate) fn pays_for(&mut self, playing: CardBeingPlayed) {
        let stands = playing.cost > 0 && self.has_stand_ins();
        self.state.tasks.push(if stands { Task::PayFor(playing) } else { Task::PutIntoPlay(playing) });
    }

    /// Asks for substitutes for resources, one at a time, while a card is paid for.
    pub(crate) fn pay_for(&mut self, mut playing: CardBeingPlayed) {
        let cost = self.resources_for(playing.by, playing.cost);
        let mut payment = Payment {
            seat: playing.by,
            left: cost.saturating_sub(playing.paid),
            source: playing.card,
            ability: None,
            purpose: PaymentPurpose::Cost,
            credits: playing.credits,
        };
        let asked = self.pay_in_kind(&mut payment);
        playing.paid = cost.saturating_sub(payment.left);
        playing.credits = payment.credits;
        let next = if asked { Task::PayFor(playing) } else { Task::PutIntoPlay(playing) };
        self.state.tasks.push(next);
    }

    /// Pays resources that an ability costs or instructs a player to pay. Returns `false` if there are too few.
    pub(crate) fn pay_as_chosen(&mut self, payment: Payment) -> bool {
        let Payment { seat, left, purpose, .. } = payment;
        if left == 0 || !self.has_stand_ins() {
            return self.pay(seat, left);
        }
        let enough = left <= self.payable_resources(seat, purpose);
        if enough {
            self.state.tasks.push(Task::Pay(payment));
        }
        enough
    }

    /// Continues a payment.
    ///
    /// # Errors
    /// [`Invariant::Unpaid`] if the rest cannot be paid.
    pub(crate) fn continue_payment(&mut self, mut payment: Payment) -> Result<(), Invariant> {
        if self.pay_in_kind(&mut payment) {
            self.state.tasks.push(Task::Pay(payment));
            return Ok(());
        }
        if self.pay(payment.seat, payment.left) { Ok(()) } else { Err(Invariant::Unpaid(payment.seat)) }
    }

    /// Pays with the substitutes for resources that the player chooses or has to use. The rest is left for resources.
    /// Returns `true` if a question is open.
    fn pay_in_kind(&mut self, payment: &mut Payment) -> bool {
        match self.state.step.answer.take() {
            Some(Action::Card(card)) => self.pay_with_card(payment, card),
            Some(_) => return false,
            None => {}
        }
        loop {
            match self.next_payment(payment) {
                Next::Forced(card) => self.pay_with_card(payment, card),
                Next::Chosen(cards, may_stop) => {
                    let mut options: Vec<Action> = cards.into_iter().map(Action::Card).collect();
                    options.extend(may_stop.then_some(Action::Done));
                    let plain = Question::plain(payment.seat, QuestionKind::PayWith);
                    let max = payment.left;
                    let min = u8::from(!may_stop);
                    let (source, ability) = (payment.source, payment.ability);
                    self.ask(Question { source, ability, min, max, ..plain }, options);
                    return true;
                }
                Next::Resources => return false,
            }
        }
    }

    fn next_payment(&self, payment: &Payment) -> Next {
        let stand_ins = self.stand_ins_for(payment);
        let ready = usize::from(self.ready_resources(payment.seat));
        let left = usize::from(payment.left);
        let (Some(first), true) = (stand_ins.first(), left > 0) else { return Next::Resources };
        // Credits are interchangeable, so only one of them is an option.
        let is_credit = |card: &CardIndex| self.def(*card).kind == CardType::CreditToken;
        let mut options = stand_ins.clone();
        let mut seen = false;
        options.retain(|card| !is_credit(card) || !std::mem::replace(&mut seen, true));
        if left > ready && (options.len() == 1 || left >= ready + stand_ins.len()) {
            return Next::Forced(*first);
        }
        Next::Chosen(options, left <= ready)
    }

    /// Pays one resource by defeating a Credit or exhausting a unit.
    fn pay_with_card(&mut self, payment: &mut Payment, card: CardIndex) {
        if self.def(card).kind == CardType::CreditToken {
            self.defeat(&[card], payment.seat);
            payment.credits = true;
        } else {
            self.exhaust(card);
        }
        payment.left = payment.left.saturating_sub(1);
    }
}
