//! Lasting and delayed effects of a game as edits that create them again in a position.

use std::collections::BTreeSet;

use ability::{CardEffect, Duration, Effect, FlowEffect};

use crate::Game;
use crate::position::{Edit, EditDuration};
use crate::read::View;
use crate::state::{CardIndex, CardRef, DelayedEffect, EffectEnd, FrameSlot, LastingEffect, LastingKind, ModifierRef};

impl Game {
    /// Returns the edits that create the current lasting and delayed effects (CR 7.7.3, 7.7.4) in order. The number
    /// counts the effects that no edit can create exactly. Effects on cards that have left play are left out, because
    /// they do nothing.
    pub fn effects_as_edits(&self) -> (Vec<Edit>, usize) {
        let still = |of: CardRef| !of.card.is_some() || self.state.is_current(of);
        let mut left = Left {
            lasting: self.state.lasting().iter().filter(|one| still(one.on)).copied().collect(),
            delayed: self.state.delayed().to_vec(),
        };
        let mut blank = self.clone();
        blank.log = None;
        blank.course().lasting.clear();
        blank.course().delayed.clear();
        let mut edits = Vec::new();
        // Effects of a text come first: one step may create several, and some of these look like plain ones.
        for one in left.lasting.clone() {
            edits.extend(self.step_of(&one).and_then(|edit| left.without(&blank, edit)));
        }
        for one in left.lasting.clone() {
            edits.extend(plain(&one).and_then(|edit| left.without(&blank, edit)));
        }
        for one in left.delayed.clone() {
            edits.extend(self.delay_of(&one).and_then(|edit| left.without(&blank, edit)));
        }
        (edits, left.lasting.len() + left.delayed.len() + self.reprinted_otherwise())
    }
}

impl View {
    /// Returns the number of units whose overridden printed stats edits cannot recreate. They would differ if all such
    /// effects were created again, constant abilities first, then lasting effects.
    fn reprinted_otherwise(&self) -> usize {
        if self.state.reprints().is_empty() {
            return 0;
        }
        let mut rebuilt = self.scratch_copy();
        rebuilt.course().reprints.clear();
        rebuilt.note_reprints();
        rebuilt.course().reprints.sort_by_key(|known| known.lasts);
        let differs = |unit: &CardIndex| {
            let (now, then) = (self.printed_on(*unit), rebuilt.printed_on(*unit));
            (now.power(), now.hp()) != (then.power(), then.hp())
        };
        self.state.units().filter(differs).count()
    }

    /// Returns an edit with the step of the source's text that creates a lasting effect.
    fn step_of(&self, one: &LastingEffect) -> Option<Edit> {
        let effects = self.book.effects(self.state.cards().get(one.source.card.at())?.def);
        let effect = if let LastingKind::Modifier(at)
        | LastingKind::Cost(at, _)
        | LastingKind::NextCard(at, _)
        | LastingKind::TraitLost(at, _) = one.gives
        {
            let ModifierRef { block, step, .. } = at;
            effects.iter().position(|(at, _)| *at == (block, step))?
        } else if let LastingKind::Stats(..) | LastingKind::Keyword(..) | LastingKind::Trait(_) = one.gives
            && matches!(one.until, EffectEnd::Leaves(_))
        {
            // The place in the text is not recorded. If only one step has this duration, it is that step.

            let lasts =
                |step: &Effect| matches!(step, Effect::Card(CardEffect::Gain { duration: Duration::WhileInPlay, .. }));
            let mut fit = effects.iter().enumerate().filter(|(_, (_, step))| lasts(step)).map(|(nth, _)| nth);
            fit.next().filter(|_| fit.next().is_none())?
        } else {
            return None;
        };
        let on = Some(one.on.card).filter(|card| card.is_some()).into_iter().collect();
        Some(Edit::Effect {
            source: one.source.card,
            effect,
            on,
            name: self.named(one.name),
            seat: Some(one.controller),
        })
    }

    /// Returns an edit with the step of the source's text that creates a delayed effect.
    fn delay_of(&self, one: &DelayedEffect) -> Option<Edit> {
        let source = one.frame.source.card;
        let effects = self.book.effects(self.state.cards().get(source.at())?.def);
        let creates = |step: &Effect| {
            let Effect::Flow(FlowEffect::Delay(when, block)) = step else { return false };
            *when == one.when && block.id() == one.block
        };
        let effect = effects.iter().position(|(_, step)| creates(step))?;
        let on: BTreeSet<_> = one.frame.cards.iter().map(|(_, of)| of.card).collect();
        let on = on.into_iter().collect();
        Some(Edit::Effect { source, effect, on, name: self.named(one.frame.name), seat: Some(one.frame.controller) })
    }

    fn named(&self, name: Option<u16>) -> Option<String> {
        name.and_then(|name| self.book.names().get(usize::from(name))).map(|name| name.to_string())
    }
}

/// Returns an edit that gives a unit a lasting effect without a text, if possible.
fn plain(one: &LastingEffect) -> Option<Edit> {
    let lasts = match one.until {
        EffectEnd::Duration(Duration::Phase) => EditDuration::Phase,
        EffectEnd::Duration(Duration::Round) => EditDuration::Round,
        EffectEnd::Duration(Duration::Always) => EditDuration::InPlay,
        EffectEnd::Duration(Duration::NextRegroup | Duration::Attack | Duration::WhileInPlay)
        | EffectEnd::Attack(_)
        | EffectEnd::Leaves(_) => return None,
    };
    let (mut power, mut hp, mut keyword, mut value, mut with_trait) = (0, 0, None, 0, None);
    if let LastingKind::Stats(more, health) = one.gives {
        (power, hp) = (more, health)
    } else if let LastingKind::Keyword(word, number) = one.gives {
        (keyword, value) = (Some(word), number)
    } else if let LastingKind::Trait(one) = one.gives {
        with_trait = Some(one.to_string())
    } else {
        return None;
    }
    Some(Edit::Gain { card: one.on.card, power, hp, keyword, value, with_trait, lasts })
}

/// Effects that no edit covers so far.
struct Left {
    lasting: Vec<LastingEffect>,
    delayed: Vec<DelayedEffect>,
}

impl Left {
    /// Returns the edit if all effects that it creates are still uncovered, and removes them.
    fn without(&mut self, blank: &Game, edit: Edit) -> Option<Edit> {
        let mut tried = blank.clone();
        tried.try_edit(&edit).ok()?;
        let (lasting, delayed) = (tried.state.lasting(), tried.state.delayed());
        let is_plain = matches!(edit, Edit::Gain { .. });
        let mut rest = (self.lasting.clone(), self.delayed.clone());
        for made in lasting {
            let at = rest.0.iter().position(|one| is_same(one, made, is_plain))?;
            rest.0.remove(at);
        }
        for made in delayed {
            let at = rest.1.iter().position(|one| delays_the_same(one, made))?;
            rest.1.remove(at);
        }
        if lasting.is_empty() && delayed.is_empty() {
            return None;
        }
        (self.lasting, self.delayed) = rest;
        Some(edit)
    }
}

/// Returns `true` if two lasting effects do the same. An effect given without a text has no source.
fn is_same(one: &LastingEffect, made: &LastingEffect, is_plain: bool) -> bool {
    let made = match is_plain {
        true => LastingEffect { source: one.source, controller: one.controller, ..*made },
        false => *made,
    };
    made == *one
}

/// Returns `true` if two delayed effects will do the same, with the same bound cards.
fn delays_the_same(one: &DelayedEffect, made: &DelayedEffect) -> bool {
    let bound = |delayed: &DelayedEffect, slot: FrameSlot| -> BTreeSet<(u16, u8)> {
        let of_slot = delayed.frame.cards.iter().filter(|(one, _)| *one == slot);
        of_slot.map(|(_, of)| (of.card.0, of.copy)).collect()
    };
    let (frame, new) = (&one.frame, &made.frame);
    (one.when, one.due, one.block) == (made.when, made.due, made.block)
        && (frame.source, frame.controller, frame.you, frame.subject, frame.name)
            == (new.source, new.controller, new.you, new.subject, new.name)
        && (frame.carried, frame.arena, frame.aspect) == (new.carried, new.arena, new.aspect)
        && frame.numbers.is_empty()
        && frame.cards.iter().all(|(slot, _)| bound(one, *slot) == bound(made, *slot))
}
