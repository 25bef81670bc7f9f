//! Cards out of play that lasting effects let a player play from their present zone (CR 6.2.0B).

use ability::{CardModifier, CostChange, Modifier, Token};

use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::play_cost::PlayTerms;
use crate::state::{CardIndex, LastingKind, Seat};

/// A lasting effect that lets a player play a card from its present zone.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Permission<'a> {
    /// The card that may be played.
    pub card: CardIndex,
    /// Changes of its cost.
    pub cost_changes: &'a [CostChange],
    /// The token upgrades that it is given as it enters play.
    pub tokens: Option<(Token, u8)>,
    /// The context of the effect.
    pub ctx: Ctx<'a>,
}

impl View {
    /// Returns the lasting effect that lets a player play a card from its present zone. If there are several, which do
    /// not add up, returns the one with the lowest cost.
    pub(crate) fn permission(&self, seat: Seat, card: CardIndex) -> Option<Permission<'_>> {
        let mut all = self.permitted(seat).filter(|one| one.card == card);
        let first = all.next()?;
        let mut rest = all.peekable();
        if rest.peek().is_none() {
            return Some(first);
        }
        let cost = |one: &Permission<'_>| {
            let offer = PlayTerms { cost_changes: one.cost_changes, ctx: Some(one.ctx), ..PlayTerms::default() };
            self.play_cost(seat, card, CardIndex::NONE, offer, None).unwrap_or(u8::MAX)
        };
        std::iter::once(first).chain(rest).min_by_key(cost)
    }

    /// Returns the cards out of play that a player may play with the action "play a card", with their terms.
    pub(crate) fn permitted(&self, seat: Seat) -> impl Iterator<Item = Permission<'_>> {
        self.state.lasting().iter().filter_map(move |lasting| {
            let LastingKind::Modifier(at) = lasting.gives else { return None };
            let Modifier::Card(CardModifier::MayBePlayed { by, cost_changes, tokens }) = self.modifier(at) else {
                return None;
            };
            let ctx = Ctx::of(lasting.source, lasting.controller);
            // A card in play cannot be played (CR 6.2.1).
            let is_out_of_play = self.state.is_current(lasting.on) && !self.state.in_play(lasting.on.card);
            let may = is_out_of_play && self.is_on_side(by, seat, ctx);
            may.then_some(Permission { card: lasting.on.card, cost_changes, tokens: *tokens, ctx })
        })
    }
}
