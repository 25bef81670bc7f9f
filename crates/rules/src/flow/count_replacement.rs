//! Replacement effects on numbers (CR 7.7.5): tokens created and cards searched.

use ability::{CardModifier, EventChange, Modifier, ReplacedEvent, Replacement};

use crate::Game;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::state::{CardIndex, CardRef, QuestionKind, Seat};
use crate::write::damage_replacement::ReplacementPrompt;

impl Game {
    /// Returns the number of tokens that a player creates after replacement effects (CR 7.7.5). An effect with a cost
    /// applies only if its player chooses to pay it.
    pub(crate) fn replaced_token_count(&mut self, seat: Seat, count: i16) -> i16 {
        if count <= 0 || !self.features.asks_instead {
            return count;
        }
        let mut effects: Vec<(CardRef, Replacement)> = Vec::new();
        self.each_rule(|modifier, ctx, _| {
            if let Modifier::Card(CardModifier::Instead(instead)) = modifier
                && instead.of == ReplacedEvent::Create
                && ctx.you == seat
            {
                effects.push((ctx.source, instead.clone()));
            }
        });
        let mut count = count;
        for (source, Replacement { defeating, becomes, .. }) in effects {
            if let Some(target) = defeating {
                let cards = self.refs(&target, Ctx::of(source, seat)).into_iter().map(|of| of.card);
                let cards: Vec<CardIndex> = cards.filter(|card| self.state.in_play(*card)).collect();
                let open = ReplacementPrompt { seat, source: source.card, ask: QuestionKind::InsteadOfCreating, cards };
                if open.cards.is_empty() {
                    continue;
                }
                let Some(defeated) = self.choose_in_step(open).filter(|card| card.is_some()) else { continue };
                self.defeat(&[defeated], seat);
            }
            count = self.changed(&becomes, count, Ctx::of(source, seat));
        }
        count
    }
}

impl View {
    /// Returns the number of cards that a player searches after replacement effects (CR 7.7.5).
    pub(crate) fn replaced_search_count(&self, seat: Seat, count: i16) -> i16 {
        let mut count = count;
        self.each_rule(|modifier, ctx, _| {
            if let Modifier::Card(CardModifier::Instead(Replacement { of: ReplacedEvent::Search, becomes, .. })) =
                modifier
                && ctx.you == seat
            {
                count = self.changed(becomes, count, ctx);
            }
        });
        count
    }

    /// Applies a change to a number.
    fn changed(&self, change: &EventChange, count: i16, ctx: Ctx<'_>) -> i16 {
        match change {
            EventChange::Nothing => 0,
            EventChange::Less(amount) => (count - self.amount(amount, ctx)).max(0),
            EventChange::More(amount) => count + self.amount(amount, ctx),
            EventChange::Times(times) => count.saturating_mul(i16::from(*times)),
            EventChange::AtMost(amount) => count.min(self.amount(amount, ctx)),
        }
    }
}
