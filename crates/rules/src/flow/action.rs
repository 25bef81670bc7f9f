//! Use of action abilities (CR 6.4) and deployment of leaders (CR 3.4.4).

use ability::{AbilityId, Cost};

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::read::ctx::Ctx;
use crate::read::damage::Damage;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardIndex, CardRef, CardZone, Flags, Frame, Payment, PaymentPurpose, Question, QuestionKind, Seat, Task,
};
use crate::write::card_changes::LeaveDestination;

impl Game {
    /// Uses an action ability: pays its cost, then resolves it.
    pub(crate) fn use_ability(&mut self, seat: Seat, card: CardIndex, id: AbilityId) -> Result<(), Invariant> {
        let source = self.state.now(card);
        let book = self.book.book_handle();
        let Some((action, epic)) = book.ability(id).action() else { return Err(Invariant::Ability(id)) };
        self.log_event("6.4.1", LogEvent::Used { player: seat, card, ability: id });
        if epic {
            self.set_flags(card, Flags::EPIC_USED);
        }
        self.count_ability_use(source, id, action.limit, seat);
        let frame = Frame { ability: Some(id), ..Frame::of(source, seat) };
        self.start(frame, action.steps.id());
        if !action.cost.is_empty() {
            self.course().tasks.push(Task::PayCost { ability: id, part: 0 });
        }
        Ok(())
    }

    /// Deploys a leader as a unit.
    pub(crate) fn deploy(&mut self, seat: Seat, card: CardIndex) {
        self.set_aside(card);
        self.set_flags(card, Flags::DEPLOYED);
        self.enter(card, seat, true);
        self.log_event("3.4.4", LogEvent::Deployed { player: seat, card });
        let unit = self.state.now(card);
        self.emit(&TriggerEvent::Deployed { unit, by: seat });
    }

    /// Deploys a leader as an upgrade (CR 3.4.4A).
    pub(crate) fn deploy_onto(&mut self, seat: Seat, card: CardIndex, onto: CardIndex) {
        self.turn_leader_over(card);
        self.move_under(card, onto, CardZone::Attached);
        self.set_flags(card, Flags::ENTERED);
        self.log_event("3.4.4A", LogEvent::Deployed { player: seat, card });
        self.log_event("3.6.3", LogEvent::Attached { card, on: onto });
        let of = self.state.now(card);
        self.emit(&TriggerEvent::Deployed { unit: of, by: seat });
        let unit = self.state.now(onto);
        self.emit(&TriggerEvent::Attached { upgrade: of, unit });
        self.emit(&TriggerEvent::Upgraded { unit });
    }

    /// Pays the parts of an action ability's cost in order, one per call (CR 6.4.4).
    pub(crate) fn pay_cost(&mut self, id: AbilityId, part: u8) -> Result<(), Invariant> {
        let book = self.book.book_handle();
        let Some((action, _)) = book.ability(id).action() else { return Err(Invariant::Ability(id)) };
        // All parts have been paid.
        let Some(cost) = action.cost.get(usize::from(part)) else { return Ok(()) };
        let frame = self.state.frames().last().ok_or(Invariant::NoFrame)?;
        let (source, seat) = (frame.source, frame.controller);
        let answer = self.course().step.answer.take();
        if let Cost::Resources(amount) = cost {
            let amount = self.amount(amount, Ctx::of(source, seat)).clamp(0, 255) as u8;
            let amount = self.resources_for(seat, amount);
            // The payment is chosen before the next part of the cost is paid.
            self.course().tasks.push(Task::PayCost { ability: id, part: part + 1 });
            let purpose = PaymentPurpose::Cost;
            let (source, ability) = (source.card, Some(id));
            let payment = Payment { seat, left: amount, source, ability, credits: false, purpose };
            return if self.pay_as_chosen(payment) { Ok(()) } else { Err(Invariant::Unpaid(seat)) };
        }
        if let Some(candidates) = self.candidates_for_cost(cost, source, seat) {
            let Some(Action::Card(chosen)) = answer else {
                self.course().tasks.push(Task::PayCost { ability: id, part });
                let question =
                    Question { source: source.card, ability: Some(id), ..Question::plain(seat, QuestionKind::Cost) };
                self.ask(question, candidates.into_iter().map(Action::Card).collect());
                return Ok(());
            };
            // Cards discarded to pay one cost are discarded together.
            let more_discards = matches!(action.cost.get(usize::from(part) + 1), Some(Cost::Discard(_)));
            self.pay_part_with_card(cost, chosen, source, seat, more_discards);
        } else {
            self.pay_without_choice(cost, source, seat)?;
        }
        self.course().tasks.push(Task::PayCost { ability: id, part: part + 1 });
        Ok(())
    }

    /// Pays a part of a cost other than resources that needs no choice.
    fn pay_without_choice(&mut self, cost: &Cost, source: CardRef, seat: Seat) -> Result<(), Invariant> {
        let ctx = Ctx::of(source, seat);
        match cost {
            Cost::Exhaust => {
                self.exhaust(source.card);
            }
            Cost::Return(_) => self.leave(&[source.card], LeaveDestination::Hand, seat),
            Cost::Defeat(_) => self.defeat(&[source.card], seat),
            Cost::Mill(amount) => {
                let count = usize::try_from(self.amount(amount, ctx)).unwrap_or(0);
                let top: Vec<CardIndex> =
                    self.state.list(seat, CardZone::Deck).iter().rev().take(count).copied().collect();
                self.discard_all(&top);
            }
            Cost::Damage(amount, base) => {
                let amount = self.amount(amount, ctx);
                for of in self.refs(base, ctx) {
                    self.deal(Damage::new(of.card, amount, source, seat));
                }
            }
            Cost::UseTheForce => {
                if !self.spend_force_token(seat) {
                    return Err(Invariant::Unpaid(seat));
                }
            }
            Cost::Resources(_) | Cost::Discard(_) | Cost::Turn { .. } => {}
        }
        Ok(())
    }

    /// Pays a part of a cost with the chosen card.
    fn pay_part_with_card(&mut self, cost: &Cost, chosen: CardIndex, source: CardRef, seat: Seat, more_discards: bool) {
        match cost {
            Cost::Defeat(_) => self.defeat(&[chosen], seat),
            Cost::Return(_) => self.leave(&[chosen], LeaveDestination::Hand, seat),
            Cost::Damage(amount, _) => {
                let amount = self.amount(amount, Ctx::of(source, seat));
                self.deal(Damage::new(chosen, amount, source, seat));
            }
            Cost::Discard(_) if more_discards => {
                self.discard(chosen);
            }
            Cost::Discard(_) => {
                self.discard_all(&[chosen]);
            }
            Cost::Turn { what: _, ready: true } => {
                self.ready(chosen);
            }
            Cost::Turn { what: _, ready: false } => {
                self.exhaust(chosen);
            }
            Cost::Exhaust | Cost::Resources(_) | Cost::Mill(_) | Cost::UseTheForce => {}
        }
    }
}
