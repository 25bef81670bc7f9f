//! Resources that a player can pay, with substitutes (CR 1.7, 1.8): Credit tokens (CR 3.7.13), and units that may be
//! exhausted like resources.

use ability::{Ability, ActionAbility, Cost, Target, UnitRule};
use model::CardType;
use smallvec::SmallVec;

use crate::read::View;
use crate::read::ctx::Ctx;
use crate::state::{CardIndex, CardRef, CardZone, Flags, Payment, PaymentPurpose, Seat};

impl View {
    /// Returns the cards to choose from to pay a part of a cost. Returns `None` if there is no choice.
    pub(crate) fn candidates_for_cost(&self, cost: &Cost, source: CardRef, seat: Seat) -> Option<Vec<CardIndex>> {
        let ctx = Ctx::of(source, seat);
        match cost {
            Cost::Exhaust | Cost::Resources(_) | Cost::Mill(_) | Cost::UseTheForce => None,
            Cost::Defeat(Target::This) | Cost::Return(Target::This) | Cost::Damage(_, Target::Base(_)) => None,
            Cost::Defeat(target) | Cost::Damage(_, target) | Cost::Return(target) => {
                Some(self.refs(target, ctx).into_iter().map(|of| of.card).collect())
            }
            Cost::Discard(filter) => Some(self.discardable(seat, filter, source.card)),
            Cost::Turn { what, ready } => Some(self.turnable(what, *ready, ctx)),
        }
    }

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
            found.extend(ready.filter(|unit| self.rules_now(*unit).has(UnitRule::PaysAsResource)));
        }
        found
    }

    /// Returns the substitutes for a payment, except for cards that the rest of an ability's cost needs (CR 6.4.4).
    pub(crate) fn stand_ins_for(&self, payment: &Payment) -> Vec<CardIndex> {
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
        let turned = action.cost.iter().find_map(|cost| {
            if let Cost::Turn { what, ready: false } = cost { Some(self.turnable(what, false, ctx)) } else { None }
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
    pub(crate) fn has_stand_ins(&self) -> bool {
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

    /// Returns the cards that can be exhausted, or readied, to pay a cost (CR 1.5.4E). Cards that cannot be readied are
    /// left out.
    pub(crate) fn turnable(&self, target: &Target, ready: bool, ctx: Ctx<'_>) -> Vec<CardIndex> {
        let cards = self.refs(target, ctx).into_iter().map(|of| of.card);
        let fits = |card: &CardIndex| {
            self.state.card(*card).flags.contains(Flags::EXHAUSTED) == ready && !(ready && self.cant_be_readied(*card))
        };
        cards.filter(fits).collect()
    }

    /// Returns the part of a cost that a player pays in resources.
    pub(crate) fn resources_for(&self, seat: Seat, cost: u8) -> u8 {
        if self.halves_costs(seat) { cost.div_ceil(2) } else { cost }
    }

    /// Returns `true` if cards in play affect the budget, so that it may change when they leave play.
    pub(crate) fn affects_payment(&self) -> bool {
        let board = self.ability_index();
        board.units_pay || board.halves_costs || !self.state.delayed().is_empty()
    }
}
