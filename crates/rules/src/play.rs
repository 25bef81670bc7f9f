//! Playing a card (CR 6.2): restrictions, costs, payment, and putting it into play.

use ability::{Ability, AbilityId, BlockId, Cost, Effect, Modifier, Price, Target};
use model::CardType;

use crate::Game;
use crate::ctx::Ctx;
use crate::happen::Damage;
use crate::log::Event;
use crate::modifiers::Rules;
use crate::state::{
    Action, Ask, CardIx, Fact, Flags, Frame, Gives, GivesRef, Lasting, Place, Playing, Question, Ref, Seat, Slot, Task,
    Until,
};
use crate::trigger::Happening;

impl Game {
    /// What a player pays to play a card now, or `None` when it may not be played (CR 6.2.2, 6.2.3).
    pub(crate) fn price(
        &self,
        seat: Seat,
        card: CardIx,
        onto: CardIx,
        prices: &[Price],
        ctx: Option<Ctx<'_>>,
    ) -> Option<u8> {
        let def = self.def(card);
        let own = Ctx::of(self.state.now(card), seat);
        let of = self.state.now(card);
        let mut more = 0i16;
        let mut less = 0i16;
        let mut ignore = false;
        let mut forbidden = false;
        self.each_rule(|modifier, ctx, lasting| match modifier {
            Modifier::CantPlay { by, cards } => forbidden |= self.sided(by, seat, ctx) && self.is(cards, of, ctx),
            Modifier::IgnorePenalty { by, cards } => {
                ignore |= self.sided(by, seat, ctx) && self.is(cards, of, ctx);
            }
            Modifier::CardsCostLess { by, cards, amount, on, first_each_round, .. } => {
                let applies = self.sided(by, seat, ctx)
                    && self.is(cards, of, ctx)
                    && on
                        .as_ref()
                        .is_none_or(|on| onto.is_some() && self.refs(on, ctx).contains(&self.state.now(onto)))
                    && (!first_each_round || !self.is_discount_used(ctx.source));
                if applies {
                    let amount = match lasting.map(|(_, lasting)| lasting.gives) {
                        Some(Gives::Cost(_, amount)) => amount,
                        _ => self.amount(amount, ctx),
                    };
                    if amount > 0 { less += amount } else { more -= amount }
                }
            }
            _ => {}
        });
        if forbidden {
            return None;
        }
        for price in prices {
            match price {
                Price::Free => return Some(0),
                Price::Less(amount) => {
                    let amount = self.amount(amount, ctx.unwrap_or(own));
                    if amount > 0 { less += amount } else { more -= amount }
                }
                Price::IgnorePenalty => ignore = true,
            }
        }
        for id in &def.front.abilities {
            if let Ability::CostsLess { condition, amount } = self.book.ability(*id)
                && condition.as_ref().is_none_or(|condition| self.holds(condition, own))
            {
                less += self.amount(amount, own);
            }
        }
        if !ignore {
            more += 2 * i16::from(def.aspects.missing_from(&self.provided(seat)));
        }
        Some((i16::from(def.cost) + more - less).clamp(0, 255) as u8)
    }

    fn is_discount_used(&self, source: Ref) -> bool {
        self.state.used.iter().any(|(of, id, _)| *of == source && *id == DISCOUNT)
    }

    /// Additional costs that a player must be able to pay (CR 1.8.8): the damage and the like are always possible, a
    /// defeat or a discard needs a card.
    pub(crate) fn extra_costs(&self, seat: Seat, card: CardIx) -> Vec<(Cost, Ref)> {
        let of = self.state.now(card);
        let mut costs = Vec::new();
        self.each_rule(|modifier, ctx, _| {
            if let Modifier::ExtraCost { by, cards, cost } = modifier
                && self.sided(by, seat, ctx)
                && self.is(cards, of, ctx)
            {
                costs.push((cost.clone(), ctx.source));
            }
        });
        costs
    }

    /// The ways to play a card for that price: with its target, or with the alternative cost.
    pub(crate) fn ways_to_play(
        &self,
        seat: Seat,
        card: CardIx,
        prices: &[Price],
        ctx: Option<Ctx<'_>>,
        found: &mut Vec<Action>,
    ) {
        let ready = self.ready_resources(seat);
        let free = prices.contains(&Price::Free);
        let mut add = |onto: CardIx| {
            let Some(price) = self.price(seat, card, onto, prices, ctx) else { return };
            if price <= ready {
                found.push(Action::Play { card, onto, alternative: false });
            }
            if !free && self.can_pay_instead(seat, card) {
                found.push(Action::Play { card, onto, alternative: true });
            }
        };
        match self.def(card).kind {
            CardType::Unit | CardType::Event => add(CardIx::NONE),
            CardType::Upgrade => {
                for unit in self.state.units() {
                    if self.takes(unit, card, seat) {
                        add(unit);
                    }
                }
            }
            CardType::Leader
            | CardType::Base
            | CardType::TokenUnit
            | CardType::TokenUpgrade
            | CardType::ForceToken
            | CardType::CreditToken => {}
        }
    }

    fn instead_of(&self, card: CardIx) -> Option<(AbilityId, &[Cost])> {
        self.def(card).front.abilities.iter().find_map(|id| match self.book.ability(*id) {
            Ability::InsteadOfCost(costs) => Some((*id, costs.as_slice())),
            _ => None,
        })
    }

    fn can_pay_instead(&self, seat: Seat, card: CardIx) -> bool {
        self.instead_of(card).is_some_and(|(_, costs)| {
            costs.iter().all(|cost| match cost {
                Cost::Discard(filter) => !self.discardable(seat, filter, card).is_empty(),
                Cost::Exhaust | Cost::Resources(_) | Cost::Defeat(_) | Cost::Damage(..) | Cost::ReturnThis => false,
            })
        })
    }

    /// The cards in a hand that match, without the one that is played.
    pub(crate) fn discardable(&self, seat: Seat, filter: &ability::Filter, but: CardIx) -> Vec<CardIx> {
        let ctx = Ctx::of(self.state.now(but), seat);
        let hand = self.state.list(seat, Place::Hand).iter().copied();
        hand.filter(|card| *card != but && self.is(filter, self.state.now(*card), ctx)).collect()
    }

    /// Starts playing a card: its costs, then its way into play. Legal by construction of the options.
    pub(crate) fn start_play(
        &mut self,
        seat: Seat,
        card: CardIx,
        onto: CardIx,
        alternative: bool,
        prices: &[Price],
        step: Option<(BlockId, u8)>,
    ) {
        let cost = if alternative {
            0
        } else {
            let frame = step.and(self.state.frames.last());
            self.price(seat, card, onto, prices, frame.map(Ctx::framed)).unwrap_or(0)
        };
        self.spend_discounts(seat, card, onto);
        self.state.tasks.push(Task::PutIntoPlay(Playing { card, onto, by: seat, cost, instead: alternative, step }));
        if alternative && let Some((ability, _)) = self.instead_of(card) {
            self.state.tasks.push(Task::PayInstead { card, ability });
        }
    }

    /// Marks discounts for the first or the next card as used (CR 7.7.4, 8.8).
    fn spend_discounts(&mut self, seat: Seat, card: CardIx, onto: CardIx) {
        let of = self.state.now(card);
        let mut firsts = Vec::new();
        let mut spent = Vec::new();
        self.each_rule(|modifier, ctx, lasting| {
            if let Modifier::CardsCostLess { by, cards, on, first_each_round, next, .. } = modifier
                && self.sided(by, seat, ctx)
                && self.is(cards, of, ctx)
                && on.as_ref().is_none_or(|on| onto.is_some() && self.refs(on, ctx).contains(&self.state.now(onto)))
            {
                if *first_each_round {
                    firsts.push(ctx.source);
                }
                if let (true, Some((at, _))) = (*next, lasting) {
                    spent.push(at);
                }
            }
        });
        for source in firsts {
            if !self.is_discount_used(source) {
                self.state.used.push((source, DISCOUNT, false));
            }
        }
        for at in spent.into_iter().rev() {
            self.state.lasting.remove(at);
        }
    }

    /// The alternative cost (CR 1.8.10): a card is discarded.
    pub(crate) fn pay_instead(&mut self, card: CardIx, ability: AbilityId) {
        let seat = self.state.card(card).owner;
        if let Some(Action::Card(paid)) = self.answer.take() {
            self.discard(paid);
            return;
        }
        let book = self.book.clone();
        let Ability::InsteadOfCost(costs) = book.ability(ability) else { return };
        for cost in costs {
            if let Cost::Discard(filter) = cost {
                let options = self.discardable(seat, filter, card).into_iter().map(Action::Card).collect();
                self.state.tasks.push(Task::PayInstead { card, ability });
                self.ask(Question { source: card, ..Question::plain(seat, Ask::Cost) }, options);
            }
        }
    }

    /// Pays the parts of an action ability's cost one by one (CR 6.4.4).
    pub(crate) fn pay_cost(&mut self, id: AbilityId, part: u8) {
        let book = self.book.clone();
        let (Ability::Action(action) | Ability::EpicAction(action)) = book.ability(id) else { return };
        let Some(cost) = action.cost.get(usize::from(part)) else { return };
        let Some(frame) = self.state.frames.last() else { return };
        let (source, seat) = (frame.source, frame.controller);
        let answer = self.answer.take();
        let target = match cost {
            Cost::Exhaust => {
                self.exhaust(source.card);
                None
            }
            Cost::Resources(amount) => {
                let amount = self.amount(amount, Ctx::of(source, seat)).clamp(0, 255) as u8;
                self.pay(seat, amount);
                None
            }
            Cost::ReturnThis => {
                self.leave(&[source.card], crate::happen::To::Hand, seat);
                None
            }
            Cost::Defeat(Target::This) => {
                self.defeat(&[source.card], seat);
                None
            }
            Cost::Damage(amount, Target::Base(player)) => {
                let ctx = Ctx::of(source, seat);
                let amount = self.amount(amount, ctx);
                for of in self.refs(&Target::Base(player.clone()), ctx) {
                    self.deal(Damage { to: of.card, amount, by: source, player: seat, combat: false });
                }
                None
            }
            Cost::Defeat(target) | Cost::Damage(_, target) => {
                Some(self.refs(target, Ctx::of(source, seat)).into_iter().map(|of| of.card).collect::<Vec<_>>())
            }
            Cost::Discard(filter) => Some(self.discardable(seat, filter, source.card)),
        };
        if let Some(candidates) = target {
            let Some(Action::Card(chosen)) = answer else {
                self.state.tasks.push(Task::PayCost { ability: id, part });
                let question = Question { source: source.card, ability: Some(id), ..Question::plain(seat, Ask::Cost) };
                self.ask(question, candidates.into_iter().map(Action::Card).collect());
                return;
            };
            match cost {
                Cost::Defeat(_) => self.defeat(&[chosen], seat),
                Cost::Damage(amount, _) => {
                    let amount = self.amount(amount, Ctx::of(source, seat));
                    self.deal(Damage { to: chosen, amount, by: source, player: seat, combat: false });
                }
                Cost::Discard(_) => {
                    self.discard(chosen);
                }
                Cost::Exhaust | Cost::Resources(_) | Cost::ReturnThis => {}
            }
        }
        self.state.tasks.push(Task::PayCost { ability: id, part: part + 1 });
    }

    /// Pays resources and additional costs, then puts the card where it belongs (CR 6.2.4, 6.2.5).
    pub(crate) fn put_into_play(&mut self, playing: Playing) {
        let Playing { card, onto, by: seat, cost, instead, step } = playing;
        self.pay(seat, cost);
        let from_hand = self.state.card(card).place == Place::Hand;
        let extra_costs = if instead { Vec::new() } else { self.extra_costs(seat, card) };
        for (extra, source) in extra_costs {
            if let Cost::Damage(amount, target) = &extra {
                // "You" in an additional cost is the player who plays the card.
                let ctx = Ctx::of(source, seat);
                let amount = self.amount(amount, ctx);
                for of in self.refs(target, ctx) {
                    self.deal(Damage {
                        to: of.card,
                        amount,
                        by: source,
                        player: self.controller_of(source),
                        combat: false,
                    });
                }
            }
        }
        let kind = self.def(card).kind;
        self.state.take_out(card);
        self.state.renew(card);
        let owner = self.state.card(card).owner;
        match kind {
            CardType::Unit => {
                self.enter(card, seat, false);
                self.gives_to_played(card, seat, step);
                if self.stats(card).rules.has(Rules::ENTERS_READY) {
                    self.state.card_mut(card).flags.clear(Flags::EXHAUSTED);
                }
            }
            CardType::Upgrade => {
                self.state.put_under(card, onto, Place::Attached);
                self.state.card_mut(card).controller = seat;
                self.dirty = true;
            }
            CardType::Event
            | CardType::Leader
            | CardType::Base
            | CardType::TokenUnit
            | CardType::TokenUpgrade
            | CardType::ForceToken
            | CardType::CreditToken => self.state.put_in(card, owner, Place::Discard, false),
        }
        let of = self.state.now(card);
        let flags = &mut self.state.card_mut(card).flags;
        flags.set(Flags::PLAYED_PHASE);
        if from_hand {
            flags.set(Flags::FROM_HAND);
        }
        self.note(
            match kind {
                CardType::Upgrade => "6.2.5B",
                CardType::Event => "6.2.5C",
                _ => "6.2.5A",
            },
            Event::Played { player: seat, card, onto: onto.is_some().then_some(onto), cost },
        );
        let blank = kind == CardType::Event && self.is_event_blank(seat);
        let player = self.state.player_mut(seat);
        player.played = player.played.saturating_add(1);
        let nth = player.played;
        if kind == CardType::Event {
            player.events = player.events.saturating_add(1);
        }
        self.state.facts.push(Fact::Played(seat, of));
        if step.is_some() {
            self.set_it(&[of]);
        }
        self.fire(&Happening::Played { card: of, by: seat, onto, nth, smuggled: false });
        if kind == CardType::Upgrade {
            self.fire(&Happening::Attached { upgrade: of, unit: self.state.now(onto) });
        }
        if let (Some(block), false) = (self.def(card).event, blank) {
            self.start(
                Frame { ability: self.def(card).front.abilities.first().copied(), ..Frame::of(of, seat) },
                block,
            );
        }
    }

    /// What the step that plays a unit gives it for this phase (CR 6.2.1).
    fn gives_to_played(&mut self, card: CardIx, seat: Seat, step: Option<(BlockId, u8)>) {
        let Some((block, at)) = step else { return };
        let steps = self.book.block(block).clone();
        let Effect::Play { gives, .. } = crate::resolve::unnamed(&steps[usize::from(at)]) else { return };
        let on = self.state.now(card);
        for nth in 0..gives.len() {
            let at = GivesRef { block, step: at, list: 0, at: nth as u8 };
            self.state.lasting.push(Lasting {
                on,
                gives: Gives::Modifier(at),
                until: Until::Duration(ability::Duration::Phase),
                source: on,
                controller: seat,
                name: None,
            });
        }
    }

    fn is_event_blank(&self, seat: Seat) -> bool {
        let mut blank = false;
        if self.state.player(seat).events == 0 {
            self.each_rule(|modifier, ctx, _| {
                if let Modifier::FirstEventIsBlank(side) = modifier {
                    blank |= self.sided(side, seat, ctx);
                }
            });
        }
        blank
    }

    /// Binds what the step acted on.
    pub(crate) fn set_it(&mut self, refs: &[Ref]) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.cards.retain(|(slot, _)| *slot != Slot::It);
            frame.cards.extend(refs.iter().map(|of| (Slot::It, *of)));
        }
    }
}

/// Stands for "the first such card each round" among the used abilities.
const DISCOUNT: AbilityId = AbilityId(u16::MAX);
