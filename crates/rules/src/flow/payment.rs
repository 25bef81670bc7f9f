//! Payment with ready resources and substitutes (CR 1.7, 1.8). Substitutes are Credit tokens (CR 3.7.13) and units that
//! may be exhausted like resources. Players are asked how to pay only if a substitute is available.

use model::CardType;

use crate::Game;
use crate::read::View;
use crate::state::invariant::Invariant;
use crate::state::{Action, CardBeingPlayed, CardIndex, Payment, PaymentPurpose, Question, QuestionKind, Task};

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
    /// Schedules the payment for a card. Substitutes pay first, if there may be any, then resources.
    pub(crate) fn pays_for(&mut self, playing: CardBeingPlayed) {
        let stands = playing.cost > 0 && self.has_stand_ins();
        self.course().tasks.push(if stands { Task::PayFor(playing) } else { Task::PutIntoPlay(playing) });
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
        self.course().tasks.push(next);
    }

    /// Pays resources that an ability costs or instructs a player to pay. Returns `false` if there are too few.
    pub(crate) fn pay_as_chosen(&mut self, payment: Payment) -> bool {
        let Payment { seat, left, purpose, .. } = payment;
        if left == 0 || !self.has_stand_ins() {
            return self.pay(seat, left);
        }
        let enough = left <= self.payable_resources(seat, purpose);
        if enough {
            self.course().tasks.push(Task::Pay(payment));
        }
        enough
    }

    /// Continues a payment.
    ///
    /// # Errors
    /// [`Invariant::Unpaid`] if the rest cannot be paid.
    pub(crate) fn continue_payment(&mut self, mut payment: Payment) -> Result<(), Invariant> {
        if self.pay_in_kind(&mut payment) {
            self.course().tasks.push(Task::Pay(payment));
            return Ok(());
        }
        if self.pay(payment.seat, payment.left) { Ok(()) } else { Err(Invariant::Unpaid(payment.seat)) }
    }

    /// Pays with the substitutes for resources that the player chooses or has to use. The rest is left for resources.
    /// Returns `true` if a question is open.
    fn pay_in_kind(&mut self, payment: &mut Payment) -> bool {
        match self.course().step.answer.take() {
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

impl View {
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
}
