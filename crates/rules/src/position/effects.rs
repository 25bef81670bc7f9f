//! Lasting and delayed effects that a judge creates: from a card's text, or plain ones.

use ability::{
    AbilityId, AbilityKind, Binding, BlockId, CardEffect, DelayedTiming, Duration, Effect, FlowEffect, PlayerEffect,
    Step, UseLimit,
};
use model::{CardId, CardType, Keyword, Trait};

use crate::book::CardBook;
use crate::book::block_without_binding;
use crate::position::{EditDuration, PositionError};
use crate::state::{
    CardIndex, CardRef, CardZone, EffectEnd, Flags, Frame, FrameSlot, LastingEffect, LastingKind, PhaseEvent, Seat,
    StepRef, UsedLimit,
};
use crate::{AbilityName, Game};

impl CardBook {
    /// Returns the lasting and delayed effects of a card's text in printed order. Each has the location of its step.
    /// Effects that last for an attack are left out, because edits are not made during an attack.
    pub fn effects(&self, card: CardId) -> Vec<(StepRef, &Step)> {
        let def = self.def(card);
        let mut found = Vec::new();
        for id in def.front.abilities.iter().chain(&def.unit.abilities) {
            if let Some(block) = self.ability(*id).block() {
                self.effects_in(block.id(), &mut found);
            }
        }
        found
    }

    fn effects_in<'a>(&'a self, block: BlockId, found: &mut Vec<(StepRef, &'a Step)>) {
        for (at, step) in self.block(block).iter().enumerate() {
            let step = block_without_binding(step);
            let of_an_attack = matches!(
                step,
                Effect::Card(
                    CardEffect::Gain { duration: Duration::Attack, .. }
                        | CardEffect::Rule { duration: Duration::Attack, .. }
                )
            );
            let lasts = matches!(
                step,
                Effect::Card(CardEffect::Gain { .. } | CardEffect::Rule { .. })
                    | Effect::Flow(FlowEffect::Delay(..))
                    | Effect::Player(PlayerEffect::NextCardGains(..))
            );
            let gives = matches!(step, Effect::Card(CardEffect::Play { gives, .. }) if !gives.is_empty());
            if (lasts && !of_an_attack) || gives {
                found.push(((block, at.min(255) as u8), step));
            }
            // Later effects of a delayed effect cannot be created separately.
            if !matches!(step, Effect::Flow(FlowEffect::Delay(..))) {
                for inner in step.blocks() {
                    self.effects_in(inner.id(), found);
                }
            }
        }
    }
}

/// Effects that an edit gives a card.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gain {
    pub power: i16,
    pub hp: i16,
    pub keyword: Option<Keyword>,
    pub value: u8,
    pub with_trait: Option<Trait>,
}

/// Maximum number of cards for one effect.
const MOST_BOUND: usize = 64;

/// Reads a trait of an edit.
///
/// # Errors
/// [`PositionError::NoTrait`] with the start of the word.
pub(super) fn trait_of(word: &str) -> Result<Trait, PositionError> {
    word.parse().map_err(|_| PositionError::NoTrait(word.chars().take(60).collect()))
}

impl Game {
    /// Gives a card in play effects for a while.
    pub(super) fn edit_gain(&mut self, card: CardIndex, gain: Gain, lasts: EditDuration) -> Result<(), PositionError> {
        if self.state.card(card).place != CardZone::Arena {
            return Err(PositionError::Kind(self.number_of(card), "unit in play"));
        }
        for number in [gain.power, gain.hp] {
            if !(-999..=999).contains(&number) {
                return Err(PositionError::Range(number));
            }
        }
        let on = self.state.now(card);
        let controller = self.state.card(card).controller;
        let until = EffectEnd::Duration(match lasts {
            EditDuration::Phase => Duration::Phase,
            EditDuration::Round => Duration::Round,
            EditDuration::InPlay => Duration::Always,
        });
        let stats = ((gain.power, gain.hp) != (0, 0)).then_some(LastingKind::Stats(gain.power, gain.hp));
        let keyword = gain.keyword.map(|keyword| LastingKind::Keyword(keyword, gain.value));
        let with_trait = gain.with_trait.map(LastingKind::Trait);
        for gives in [stats, keyword, with_trait].into_iter().flatten() {
            self.course().lasting.push(LastingEffect {
                on,
                gives,
                until,
                source: on,
                controller,
                name: None,
                identity: None,
                left: 0,
            });
        }
        Ok(())
    }

    /// Creates an effect of a card's text with the cards, the name and the player that it is bound to.
    pub(super) fn edit_bound_effect(
        &mut self,
        source: CardIndex,
        nth: usize,
        on: &[CardIndex],
        name: Option<&str>,
        seat: Option<Seat>,
    ) -> Result<(), PositionError> {
        if on.len() > MOST_BOUND {
            return Err(PositionError::TooMany);
        }
        let source = self.known(source)?;
        let on = on.iter().map(|card| self.known(*card)).collect::<Result<Vec<CardIndex>, _>>()?;
        let name = name.map(|name| self.name_of(name)).transpose()?;
        let seat = seat.map_or(Ok(self.state.card(source).controller), |seat| self.seat(seat))?;
        self.edit_effect(source, nth, &on, name, seat)
    }

    /// Creates a lasting or delayed effect of a card's text on these cards. `nth` is its index in
    /// [`CardBook::effects`].
    fn edit_effect(
        &mut self,
        source: CardIndex,
        nth: usize,
        on: &[CardIndex],
        name: Option<u16>,
        seat: Seat,
    ) -> Result<(), PositionError> {
        let book = self.book.book_handle();
        let effects = book.effects(self.state.card(source).def);
        let Some((at, step)) = effects.get(nth).copied() else {
            return Err(PositionError::NoEffect(self.number_of(source), effects.len()));
        };
        let from = self.state.now(source);
        let is_while_here = matches!(
            step,
            Effect::Card(
                CardEffect::Gain { duration: Duration::WhileInPlay, .. }
                    | CardEffect::Rule { duration: Duration::WhileInPlay, .. }
            ) | Effect::Flow(FlowEffect::Delay(DelayedTiming::ThisLeavesPlay, _))
        );
        if is_while_here && !self.state.in_play(source) {
            return Err(PositionError::Kind(
                self.number_of(source),
                "card in play, since the effect ends when it leaves play",
            ));
        }
        let refs: Vec<CardRef> = on.iter().map(|card| self.state.now(*card)).collect();
        let needs_cards = matches!(step, Effect::Card(CardEffect::Gain { .. } | CardEffect::Play { .. }));
        if needs_cards && refs.is_empty() {
            return Err(PositionError::Kind(self.number_of(source), "card that the effect is on"));
        }
        let slots =
            [FrameSlot::It, FrameSlot::Given].into_iter().chain(Binding::ALL.map(|name| FrameSlot::Named(name as u8)));
        let cards = slots.flat_map(|slot| refs.iter().map(move |of| (slot, *of))).collect();
        let frame = Frame { name, cards, ..Frame::of(from, seat) };
        self.create(at, step, frame, &refs).map_err(PositionError::Broken)
    }

    /// Marks an ability's limit as used up or unused. Without an ability, this is the discount for the first card each
    /// round.
    pub(super) fn edit_used(
        &mut self,
        card: CardIndex,
        ability: Option<&AbilityName>,
        used: bool,
    ) -> Result<(), PositionError> {
        let source = self.state.now(card);
        let (id, for_game, times) = match ability {
            None => (crate::read::play_cost::DISCOUNT, false, 1),
            Some(name) => {
                let unlimited = || PositionError::NoLimit(self.number_of(card));
                let id = name.find(&self.book).ok_or_else(unlimited)?;
                let face = self.face(card);
                let granted = if self.may_be_granted(card) { self.granted(card) } else { Vec::new() };
                let limit = match face.abilities.contains(&id) || granted.contains(&id) {
                    true => self.book.ability(id).limit(),
                    false => None,
                };
                let limit = limit.ok_or_else(unlimited)?;
                match limit {
                    UseLimit::EachPhase | UseLimit::EachRound => (id, false, 1),
                    UseLimit::EachGame => (id, true, 1),
                    UseLimit::TimesEachGame(times) => (id, true, usize::from(times)),
                }
            }
        };
        let by = self.state.card(card).controller;
        self.course().used.retain(|one| !one.is_of(source, id, by));
        if used {
            let times = times * self.grant_count(source, id);
            let uses = std::iter::repeat_n(UsedLimit { source, ability: id, for_game, by }, times);
            self.course().used.extend(uses);
        }
        Ok(())
    }

    /// Ends the lasting and delayed effects on a card and from it, or all effects, without resolving them.
    pub(super) fn edit_forget_effects(&mut self, card: Option<CardIndex>) {
        let is_about = |on: CardIndex, source: CardIndex| card.is_none_or(|card| card == on || card == source);
        self.course().lasting.retain(|one| !is_about(one.on.card, one.source.card));
        self.course().delayed.retain(|one| {
            let bound = one.frame.cards.iter().any(|(_, of)| Some(of.card) == card);
            !(bound || is_about(CardIndex::NONE, one.frame.source.card))
        });
    }

    /// Records that a card which is out of play was defeated, or left play in another way, this phase.
    pub(super) fn edit_left_play(&mut self, card: CardIndex, by: Seat, defeated: bool) -> Result<(), PositionError> {
        let here = *self.state.card(card);
        if defeated && self.def(card).kind == CardType::Upgrade && here.place == CardZone::Discard {
            let of = self.state.now(card);
            self.course().facts.push(PhaseEvent::UpgradeDefeated(of));
            self.set_flags(card, Flags::DEFEATED_PHASE);
            return Ok(());
        }
        let was_unit = matches!(self.def(card).kind, CardType::Unit | CardType::TokenUnit)
            || (self.def(card).kind == CardType::Leader && here.place == CardZone::BaseZone);
        if here.place == CardZone::Arena || !was_unit {
            return Err(PositionError::Kind(self.number_of(card), "unit or upgrade that has left play"));
        }
        if defeated && here.place == CardZone::Discard {
            self.set_flags(card, Flags::DEFEATED_PHASE);
        }
        self.note_left(card, by, defeated);
        if defeated {
            let def = self.def(card);
            let side = if def.kind == CardType::Leader { &def.unit } else { &def.front };
            let of = CardRef { card, copy: here.copy.wrapping_sub(1) };
            let fits = |id: &AbilityId| AbilityKind::WhenDefeated.fits(self.book.ability(*id));
            let had = side.triggered.iter().copied().filter(fits);
            let facts: Vec<PhaseEvent> = had.map(|id| PhaseEvent::WhenDefeated(of, id)).collect();
            self.course().facts.extend(facts);
        }
        Ok(())
    }
}
