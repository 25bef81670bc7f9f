//! Rules that the log cites for abilities that resolve.

use ability::{Ability, Block, Effect, Filter, FlowEffect, Trigger, Zone};

use crate::explain::log::Idle;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::state::{CardIndex, CardZone, Frame, PendingKind, PendingTrigger};

impl View {
    /// Returns the public reason why the ability of a frame had no effect, based on its first step.
    pub(crate) fn why_idle(&self, frame: &Frame) -> Idle {
        let book = self.book.book_handle();
        let mut block: &Block = match frame.ability.map(|id| book.ability(id)) {
            Some(Ability::When(when)) => &when.steps,
            Some(_) | None => return Idle::Nothing,
        };
        let mut why = Idle::Nothing;
        // Blocks are trees, so the loop ends.
        while let Some(step) = block.steps().first() {
            let step = step.unnamed();
            block = if let Effect::Flow(FlowEffect::If { condition, then, .. }) = step {
                if !self.condition_holds(condition, Ctx::framed(frame)) {
                    return Idle::Unmet;
                }
                then
            } else if let Effect::Flow(FlowEffect::IfYouDo { first, .. }) = step {
                first
            } else if let Effect::Flow(FlowEffect::May(inner) | FlowEffect::MayBy(_, inner)) = step {
                why = Idle::NotUsed;
                inner
            } else {
                let sought = step.filters().first().copied();
                let is_sought = |filter: &Filter| filter.zone == Zone::Play && !self.fits_any(filter, frame);
                return if sought.is_some_and(is_sought) { Idle::NoTarget(block.id(), 0) } else { why };
            };
        }
        why
    }

    /// Returns `true` if a card in play matches a filter.
    fn fits_any(&self, filter: &Filter, frame: &Frame) -> bool {
        let in_play = |place: CardZone| matches!(place, CardZone::Arena | CardZone::BaseZone | CardZone::Attached);
        let mut cards = self.state.cards().iter().zip(0..).filter(|(card, _)| in_play(card.place));
        cards.any(|(_, at)| self.in_play_matches(filter, CardIndex(at), Ctx::framed(frame)))
    }

    /// Returns the rule for resolving a triggered ability: that of its keyword or timing point. If it has several
    /// triggers, that of the one that fired (CR 7.6.2).
    pub(crate) fn rule_of(&self, waiting: &PendingTrigger) -> &'static str {
        if let Some(rule) = waiting.what.rule() {
            return rule;
        }
        let PendingKind::Ability(id) = waiting.what else { return "7.6.8" };
        let ability = self.book.ability(id);
        if let Ability::Bounty(_) = ability {
            return "7.5.13A";
        }
        let Ability::When(when) = ability else { return "7.6.8" };
        let on = match when.on.as_slice() {
            [only] => Some(only),
            several => several.get(usize::from(waiting.trigger)),
        };
        match on {
            Some(Trigger::Played | Trigger::PlayedUsingSmuggle) => "7.6.13A",
            Some(Trigger::Defeated) => "7.6.14A",
            Some(Trigger::Attacks | Trigger::Attacked) => "7.6.15A",
            Some(Trigger::AttackEnds | Trigger::UnitAttackEnds(_)) => "7.6.16A",
            Some(_) => "7.6.8",
            None => "7.6.17",
        }
    }
}
