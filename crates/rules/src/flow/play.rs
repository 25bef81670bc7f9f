//! Playing a card (CR 6.2): payment, then the move into play.

use ability::{
    Ability, AbilityId, BlockId, CardEffect, Cost, CostChange, Effect, GameModifier, Modifier, Token, ValueModifier,
};
use model::{CardType, Keyword};

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::damage::Damage;
use crate::read::play_cost::PlayTerms;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, Card, CardBeingPlayed, CardIndex, CardRef, CardZone, EffectEnd, Flags, Frame, FrameSlot, LastingEffect,
    LastingKind, ModifierRef, PhaseEvent, Question, QuestionKind, Seat, StepRef, Task,
};
use crate::write::copy::EntryMode;

/// Kind of payment for a played card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PlayMethod {
    /// The cost is paid with resources.
    Normal,
    /// The alternative cost of this ability is paid (CR 1.8.10).
    Instead(AbilityId),
    /// The cost of Smuggle is paid, with the additional parts defined by this ability, if any (CR 7.5.14).
    Smuggle(Option<AbilityId>),
}

impl Game {
    /// Starts playing a card: schedules its costs and its move into play. The options guarantee that this is legal.
    pub(crate) fn start_play(
        &mut self,
        seat: Seat,
        card: CardIndex,
        onto: CardIndex,
        way: PlayMethod,
        cost_changes: &[CostChange],
        step: Option<(BlockId, u8)>,
    ) -> Result<(), Invariant> {
        let book = self.book.book_handle();
        let gives = step.map_or(&[][..], |(block, at)| crate::book::gives(&book.block(block)[usize::from(at)], 0));
        let (cost, exploit, paid_with) = {
            let ctx = match step {
                Some(_) => Some(Ctx::framed(self.state.frames().last().ok_or(Invariant::NoFrame)?)),
                None => self.permission(seat, card).map(|one| one.ctx),
            };
            let offer = PlayTerms { cost_changes, gives, ctx, ..PlayTerms::default() };
            let (paid_with, costs_nothing) = match way {
                PlayMethod::Normal => (None, false),
                PlayMethod::Instead(ability) => (Some(ability), true),
                PlayMethod::Smuggle(ability) => (ability, false),
            };
            let cost = match costs_nothing {
                true => 0,
                false => self.cheapest(seat, card, onto, offer, paid_with).ok_or(Invariant::NoCost(card))?,
            };
            (cost, self.exploit_of(seat, card, gives, ctx), paid_with)
        };
        self.consume_discounts(seat, card, onto);
        let (smuggled, instead) = (matches!(way, PlayMethod::Smuggle(_)), matches!(way, PlayMethod::Instead(_)));
        let playing =
            CardBeingPlayed { card, onto, by: seat, cost, paid: 0, credits: false, smuggled, exploit, instead, step };
        self.course().exploited.clear();
        self.course().lent.clear();
        match self.def(card).additional_cost {
            Some(_) if !instead && self.ability_loss_source(card).is_none() => {
                self.course().tasks.push(Task::AdditionalCost(playing))
            }
            Some(_) | None => self.exploits_and_pays(playing),
        }
        if let Some(ability) = paid_with {
            self.course().tasks.push(Task::PayInstead { card, ability });
        }
        Ok(())
    }

    /// Asks for units to exploit, if the card allows it, then schedules the payment.
    pub(crate) fn exploits_and_pays(&mut self, playing: CardBeingPlayed) {
        match playing.exploit {
            0 => self.pays_for(playing),
            _ => self.course().tasks.push(Task::Exploit(playing)),
        }
    }

    /// Pays an alternative cost (CR 1.8.10) or the part of Smuggle without resources. The player discards a card or is
    /// dealt damage.
    pub(crate) fn pay_instead(&mut self, card: CardIndex, ability: AbilityId) -> Result<(), Invariant> {
        let here = *self.state.card(card);
        let seat = if here.place == CardZone::Resources { here.controller } else { here.owner };
        let book = self.book.book_handle();
        let costs = if let Ability::InsteadOfCost(costs) = book.ability(ability) {
            costs
        } else if let Ability::Smuggle(smuggle) = book.ability(ability) {
            &smuggle.costs
        } else {
            return Err(Invariant::Ability(ability));
        };
        let ctx = Ctx::of(self.state.now(card), seat);
        let answer = self.course().step.answer.take();
        for cost in costs {
            match (cost, answer) {
                (Cost::Discard(_), Some(Action::Card(paid))) => {
                    self.discard_all(&[paid]);
                }
                (Cost::Damage(amount, _), Some(Action::Card(to))) => {
                    self.prepays_with_resources(seat, card);
                    let amount = self.amount(amount, ctx);
                    let by = self.state.now(card);
                    self.deal(Damage::new(to, amount, by, seat));
                }
                (Cost::Discard(_) | Cost::Damage(..), _) => {
                    let mut cards = self.payable(cost, seat, card);
                    if let Cost::Damage(amount, _) = cost {
                        let amount = self.amount(amount, ctx);
                        let leaves_enough = |to: &CardIndex| {
                            self.pays_after_damage(seat, card, Damage::new(*to, amount, self.state.now(card), seat))
                        };
                        let fit: Vec<CardIndex> = cards.iter().copied().filter(leaves_enough).collect();
                        cards = if fit.is_empty() { cards } else { fit };
                    }
                    let options = cards.into_iter().map(Action::Card).collect();
                    self.course().tasks.push(Task::PayInstead { card, ability });
                    self.ask(Question { source: card, ..Question::plain(seat, QuestionKind::Cost) }, options);
                }
                (
                    Cost::Exhaust
                    | Cost::Resources(_)
                    | Cost::Defeat(_)
                    | Cost::Return(_)
                    | Cost::Mill(_)
                    | Cost::Turn { .. }
                    | Cost::UseTheForce,
                    _,
                ) => {}
            }
        }
        Ok(())
    }

    /// Pays resources and additional costs, then puts the card where it belongs (CR 6.2.4, 6.2.5).
    pub(crate) fn put_into_play(&mut self, playing: CardBeingPlayed) -> Result<(), Invariant> {
        let CardBeingPlayed { card, onto, by: seat, cost, paid, smuggled, instead, step, .. } = playing;
        let how = self.asks_how_to_enter(card, seat, Task::PutIntoPlay(playing))?;
        if let EntryMode::Asked = how {
            return Ok(());
        }
        let tokens = if onto.is_some() { Vec::new() } else { self.tokens_for_played(card, seat, step)? };
        let cost = self.resources_for(seat, cost).saturating_sub(paid);
        if !self.pay_with(seat, cost, card) {
            return Err(Invariant::Unpaid(seat));
        }
        let Card { place: from, controller: holder, .. } = *self.state.card(card);
        let plotted = !smuggled && self.state.card(card).flags.contains(Flags::PLOT);
        if from == CardZone::Resources {
            self.rearrange(card, &[card], seat);
        }
        if !instead {
            self.deal_damage_of_extra_costs(seat, card, onto);
        }
        let kind = self.def(card).kind;
        self.put_where_it_belongs(playing, kind, how)?;
        let of = self.state.now(card);
        self.mark_as_played(playing, from);
        if smuggled || plotted {
            self.replace_played_resource(seat);
        }
        let rule = rule_of_playing(kind, onto.is_some(), smuggled, plotted);
        let shown_onto = onto.is_some().then_some(onto);
        self.log_event(rule, LogEvent::Played { player: seat, card, onto: shown_onto, cost, smuggled });
        self.log_gained(card);
        let blanked = if kind == CardType::Event { self.blanks_event(seat, card) } else { None };
        if let Some(by) = blanked {
            self.log_event("8.14.2", LogEvent::Blanked { card, by });
        }
        let nth = self.record_played(of, seat, kind, onto, cost);
        if let Some(step) = step {
            let each = matches!(self.book.step(step)?, Effect::Card(CardEffect::PlayEach { .. }));
            let mut resolving = self.resolving()?;
            resolving.set_it(&[of]);
            if each {
                resolving.frame_mut().cards.push((FrameSlot::Played, of));
            }
        }
        self.enters_with(&tokens, card, seat)?;
        let from_resources = from == CardZone::Resources && holder == seat;
        self.emit(&TriggerEvent::Played { card: of, by: seat, onto, nth, smuggled, from_resources });
        if self.state.card(card).place == CardZone::Attached {
            let unit = self.state.now(onto);
            self.emit(&TriggerEvent::Attached { upgrade: of, unit });
            self.emit(&TriggerEvent::Upgraded { unit });
        }
        if let (Some(block), None) = (self.def(card).event, blanked) {
            self.start(Frame { ability: self.event_of(card), ..Frame::of(of, seat) }, block);
        }
        Ok(())
    }

    /// Deals the damage of the card's additional costs (CR 1.8.8).
    fn deal_damage_of_extra_costs(&mut self, seat: Seat, card: CardIndex, onto: CardIndex) {
        for (extra, source) in self.extra_costs(seat, card, onto) {
            if let Cost::Damage(amount, target) = &extra {
                // "You" in an additional cost is the player who plays the card.
                let ctx = Ctx::of(source, seat);
                let amount = self.amount(amount, ctx);
                for of in self.refs(target, ctx) {
                    let by = self.controller_of(source);
                    self.deal(Damage::new(of.card, amount, source, by));
                }
            }
        }
    }

    /// Moves a card that has been paid for into play, or to the discard pile (CR 6.2.5).
    fn put_where_it_belongs(
        &mut self,
        playing: CardBeingPlayed,
        kind: CardType,
        how: EntryMode,
    ) -> Result<(), Invariant> {
        let CardBeingPlayed { card, onto, by: seat, step, .. } = playing;
        self.set_aside(card);
        let owner = self.state.card(card).owner;
        match kind {
            // Tokens are not played, but Clone may enter play as a copy of one.
            CardType::Unit | CardType::TokenUnit if !onto.is_some() => {
                self.enter(card, seat, false);
                self.finish_entering(card, how)?;
                self.gives_to_played(card, seat, step)?;
                self.apply_lent_abilities(card, seat);
                self.ready_as_it_enters(card);
            }
            // The unit has left play, for example because it was exploited, so the upgrade cannot be attached
            // (CR 3.6.4).
            CardType::Upgrade | CardType::Unit | CardType::TokenUnit if !self.takes_upgrades(onto) => {
                self.put_into(card, owner, CardZone::Discard, false);
            }
            CardType::Upgrade | CardType::Unit | CardType::TokenUnit => {
                self.put_upgrade_under(card, onto, seat);
                self.set_flags(card, Flags::ENTERED);
                self.course().step.unsettled = true;
            }
            CardType::Event
            | CardType::Leader
            | CardType::Base
            | CardType::TokenUpgrade
            | CardType::ForceToken
            | CardType::CreditToken => self.put_into(card, owner, CardZone::Discard, false),
        }
        Ok(())
    }

    /// Sets the flags of a card that has been played.
    fn mark_as_played(&mut self, playing: CardBeingPlayed, from: CardZone) {
        let CardBeingPlayed { card, credits, smuggled, .. } = playing;
        self.set_flags(card, Flags::PLAYED_PHASE);
        for (applies, flag) in
            [(from == CardZone::Hand, Flags::FROM_HAND), (smuggled, Flags::SMUGGLED), (credits, Flags::CREDITED)]
        {
            if applies {
                self.set_flags(card, flag);
            }
        }
    }

    /// Records that a player has played a card. Returns the number of cards that the player has played this phase.
    fn record_played(&mut self, of: CardRef, seat: Seat, kind: CardType, onto: CardIndex, cost: u8) -> u8 {
        let player = self.player_mut(seat);
        player.played = player.played.saturating_add(1);
        let nth = player.played;
        if kind == CardType::Event {
            player.events = player.events.saturating_add(1);
        }
        self.course().facts.push(PhaseEvent::Played(seat, of, cost));
        if self.features.counts_played_cards {
            self.note_played(of, onto);
        }
        for unit in std::mem::take(self.course().exploited) {
            self.course().facts.push(PhaseEvent::Exploited(of, unit));
        }
        nth
    }

    /// Returns the token upgrades that a unit is given as it is played, with their numbers (CR 7.7.5). They are due to
    /// the step or effect that allows the play.
    fn tokens_for_played(
        &mut self,
        card: CardIndex,
        seat: Seat,
        step: Option<StepRef>,
    ) -> Result<Vec<(Token, i16)>, Invariant> {
        let book = self.book.book_handle();
        let tokens: Vec<(Token, u8)> = match step.map(|at| book.step(at)).transpose()? {
            Some(Effect::Card(CardEffect::Play { tokens, .. })) => tokens.clone(),
            Some(_) => Vec::new(),
            None => self.permission(seat, card).and_then(|one| one.tokens).into_iter().collect(),
        };
        // CR 3.7.2B: tokens of all kinds are created at the same time, so a replacement effect is decided once for all
        // of them.
        let total: i16 = tokens.iter().map(|(_, count)| i16::from(*count)).sum();
        let times = if total > 0 { self.replaced_token_count(seat, total) / total } else { 0 };
        Ok(tokens.into_iter().map(|(token, count)| (token, i16::from(count) * times)).collect())
    }

    /// Gives a unit that is played the token upgrades it enters play with. This happens before state checks and before
    /// abilities trigger on the play (CR 6.2.5E).
    fn enters_with(&mut self, tokens: &[(Token, i16)], unit: CardIndex, by: Seat) -> Result<(), Invariant> {
        for (token, count) in tokens {
            self.give_several(*token, *count, unit, by)?;
        }
        if !tokens.is_empty() {
            let unit = self.state.now(unit);
            self.emit(&TriggerEvent::Upgraded { unit });
        }
        Ok(())
    }

    /// Grants a unit the effects of the step that plays it, for this phase (CR 6.2.1).
    pub(crate) fn gives_to_played(
        &mut self,
        card: CardIndex,
        seat: Seat,
        step: Option<(BlockId, u8)>,
    ) -> Result<(), Invariant> {
        self.gains_as_next_card(card, seat);
        let Some((block, at)) = step else { return Ok(()) };
        let book = self.book.book_handle();
        let steps = book.block(block);
        // A `PlayEach` grants nothing.
        let gives = crate::book::gives(steps.get(usize::from(at)).ok_or(Invariant::Step(block, at))?, 0);
        let on = self.state.now(card);
        for (nth, modifier) in gives.iter().enumerate() {
            if self.cannot_be_gained(modifier, card) {
                continue;
            }
            let at = ModifierRef { block, step: at, list: 0, at: nth as u8 };
            self.course().lasting.push(LastingEffect {
                on,
                gives: LastingKind::Modifier(at),
                until: EffectEnd::Duration(ability::Duration::Phase),
                source: on,
                controller: seat,
                name: None,
                identity: None,
                left: 0,
            });
        }
        Ok(())
    }

    /// Grants a unit the effects for "the next card" that it matches, for this phase (CR 7.7.4).
    fn gains_as_next_card(&mut self, card: CardIndex, seat: Seat) {
        let on = self.state.now(card);
        for at in 0..self.state.lasting().len() {
            let lasting = self.state.lasting()[at];
            let LastingKind::NextCard(step, value) = lasting.gives else { continue };
            let Some((filter, modifier)) = self.next_card(step) else { continue };
            let is_it = !matches!(modifier, Modifier::Value(ValueModifier::KeywordX(Keyword::Exploit, _)))
                && lasting.controller == seat
                && self.is_as_played(filter, on, CardIndex::NONE, Ctx::of(lasting.source, seat));
            if is_it {
                let gives =
                    if let Modifier::Value(ValueModifier::Keyword(keyword) | ValueModifier::KeywordX(keyword, _)) =
                        modifier
                    {
                        LastingKind::Keyword(*keyword, value)
                    } else {
                        LastingKind::Modifier(step)
                    };
                self.course().lasting[at] = LastingEffect { on, gives, left: 0, ..lasting };
            }
        }
    }
}

impl View {
    /// Returns the payment that a `Play` action stands for. `alternative` selects the second one if there are two.
    ///
    /// # Errors
    /// [`Invariant::Text`] if the card has no alternative cost.
    pub(crate) fn way_to_play(
        &self,
        seat: Seat,
        card: CardIndex,
        alternative: bool,
        cost_changes: &[CostChange],
    ) -> Result<PlayMethod, Invariant> {
        if cost_changes.contains(&CostChange::Smuggle) {
            let costs = || self.smuggle_costs(seat, card).into_iter().find_map(|cost| cost.costs);
            return Ok(PlayMethod::Smuggle(alternative.then(costs).flatten()));
        }
        if !alternative {
            return Ok(PlayMethod::Normal);
        }
        self.instead_of(card).map(|(ability, _)| PlayMethod::Instead(ability)).ok_or(Invariant::Text(card))
    }

    /// Returns the ability that an event resolves. Its other abilities affect only the play itself.
    fn event_of(&self, card: CardIndex) -> Option<AbilityId> {
        let mut abilities = self.def(card).front.abilities.iter().copied();
        abilities.find(|id| matches!(self.book.ability(*id), Ability::Event(_)))
    }

    /// Returns the card that makes an event lose its abilities if it is played now, if any.
    fn blanks_event(&self, seat: Seat, event: CardIndex) -> Option<CardIndex> {
        let mut blank = self.ability_loss_source(event);
        if self.state.player(seat).events == 0 {
            self.each_rule(|modifier, ctx, _| {
                if let Modifier::Game(GameModifier::FirstEventIsBlank(side)) = modifier
                    && self.is_on_side(side, seat, ctx)
                {
                    blank = blank.or(Some(ctx.source.card));
                }
            });
        }
        blank
    }
}

/// Returns the rule for a card that enters play, is attached or is resolved after it has been paid for.
fn rule_of_playing(kind: CardType, as_upgrade: bool, smuggled: bool, plotted: bool) -> &'static str {
    match kind {
        _ if smuggled => "7.5.14C",
        _ if plotted => "7.5.19C",
        CardType::Unit if as_upgrade => "7.5.17A",
        CardType::Upgrade => "6.2.5B",
        CardType::Event => "6.2.5C",
        CardType::Leader | CardType::Base | CardType::Unit | CardType::TokenUnit => "6.2.5A",
        CardType::TokenUpgrade | CardType::ForceToken | CardType::CreditToken => "6.2.5A",
    }
}
