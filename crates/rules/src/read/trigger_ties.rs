//! Detection of pending triggers whose order makes no difference (CR 7.6.9).

use crate::read::View;
use crate::state::{
    Action, Card, CardIndex, CardRef, EffectEnd, LastingEffect, LastingKind, PendingTrigger, QuestionKind,
};

impl View {
    /// Returns `true` if the open question only asks for the order of equal abilities (CR 7.6.9). These are the same
    /// ability of indistinguishable copies, about the same card. Returns `false` in case of doubt.
    pub fn is_tie_order_question(&self) -> bool {
        let asks = self.question().is_some_and(|question| question.ask == QuestionKind::WhichFirst);
        let waiting = self.waiting_choices();
        asks && waiting.len() > 1 && waiting.windows(2).all(|pair| self.are_equals(pair[0], pair[1]))
    }

    /// Returns `true` if an option of that question is equal to an ability listed before it.
    pub fn duplicates_earlier_option(&self, option: Action) -> bool {
        let Action::Trigger(nth) = option else { return false };
        let waiting = self.waiting_choices();
        let Some((this, before)) = waiting.get(..=usize::from(nth)).and_then(<[_]>::split_last) else { return false };
        before.iter().any(|earlier| self.are_equals(earlier, this))
    }

    fn are_equals(&self, a: &PendingTrigger, b: &PendingTrigger) -> bool {
        let about_itself = a.subject == a.source && b.subject == b.source;
        let without_cards = |waiting: &PendingTrigger| {
            (waiting.what, waiting.controller, waiting.actor, waiting.carried, waiting.attack, waiting.if_it_survives)
        };
        without_cards(a) == without_cards(b)
            && (about_itself || a.subject == b.subject)
            && self.are_interchangeable(a.source, b.source)
    }

    /// Returns `true` if two cards are indistinguishable copies. They are in the same condition, and the rest of the
    /// state refers to neither.
    fn are_interchangeable(&self, a: CardRef, b: CardRef) -> bool {
        let (one, other) = (self.state.card(a.card), self.state.card(b.card));
        let condition = |card: &Card| (card.def, card.owner, card.controller, card.place, card.damage, card.flags);
        let is_bare = |card: &Card| card.host == CardIndex::NONE && card.first == CardIndex::NONE;
        a == b
            || condition(one) == condition(other)
                && self.state.is_current(a) == self.state.is_current(b)
                && [one, other].into_iter().all(is_bare)
                && ![a, b].into_iter().any(|of| self.is_referenced(of))
    }

    /// Returns `true` if an effect, an attack or a limit refers to this card.
    fn is_referenced(&self, of: CardRef) -> bool {
        let state = &self.state;
        let lasts = |lasting: &LastingEffect| {
            lasting.on == of
                || lasting.source == of
                || lasting.until == EffectEnd::Leaves(of)
                || matches!(lasting.gives, LastingKind::Redirect(to, _) if to == of)
        };
        state.lasting().iter().any(lasts)
            || !state.delayed().is_empty()
            || state.attacks().iter().any(|attack| [attack.attacker, attack.target, attack.second].contains(&of))
            || state.used().iter().any(|used| used.source == of)
            || state.copies().iter().any(|(copy, _)| *copy == of.card)
    }
}
