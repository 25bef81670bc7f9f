//! Replacement effects on defeat (CR 7.7.5): a card that would be defeated is attached to a unit or moved to an arena
//! instead. All of them are optional, and are decided before anything leaves play.

use ability::{Instead, Modifier, Rather, Would};
use model::Arena;

use crate::Game;
use crate::flow::replace::Open;
use crate::state::{Ask, CardIx, Place, Seat};

/// A card that is not defeated.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Saved {
    /// The card.
    pub card: CardIx,
    /// What happens instead.
    way: Way,
}

/// What happens instead of a defeat.
#[derive(Debug, Clone, Copy)]
enum Way {
    /// The card is attached to this unit.
    Attached(CardIx),
    /// The card is moved to this arena as a unit, and exhausted.
    Moved(Arena),
}

/// One of the effects that could replace a defeat.
struct Chance {
    /// Who decides about it.
    by: Seat,
    /// Among which cards they choose.
    cards: Vec<CardIx>,
    /// The arena to which the card is moved; otherwise it is attached to what is chosen.
    to: Option<Arena>,
}

impl Game {
    /// Whether a card in play has an effect that replaces a defeat.
    pub(crate) fn may_replace_defeat(&self) -> bool {
        self.features.replaces_defeat && self.board().replaces_defeat
    }

    /// Of cards that leave play together (`defeated`: by defeat), and of the upgrades on them, those that are not defeated.
    pub(crate) fn saved(&mut self, cards: &[CardIx], defeated: bool) -> Vec<Saved> {
        let mut falling: Vec<CardIx> = Vec::new();
        for card in cards {
            if defeated || self.is_led(*card) {
                falling.push(*card);
            }
            if self.state.card(*card).place == Place::Arena {
                falling.extend(self.state.upgrades(*card).filter(|upgrade| !cards.contains(upgrade)));
            }
        }
        let leaving: Vec<CardIx> = cards.iter().chain(&falling).copied().collect();
        falling.into_iter().filter_map(|card| self.saves(card, &leaving)).collect()
    }

    /// How a card is saved from its defeat: by the first effect that its player uses.
    fn saves(&mut self, card: CardIx, leaving: &[CardIx]) -> Option<Saved> {
        for Chance { by, cards, to } in self.chances(card, leaving) {
            let open = Open { seat: by, source: card, ask: Ask::InsteadOfDefeat, cards };
            if let Some(chosen) = self.choose_in_step(open).filter(|chosen| chosen.is_some()) {
                return Some(Saved { card, way: to.map_or(Way::Attached(chosen), Way::Moved) });
            }
        }
        None
    }

    /// The effects that could replace the defeat of a card: those that can be done (CR 7.7.5C).
    fn chances(&self, card: CardIx, leaving: &[CardIx]) -> Vec<Chance> {
        let mut chances = Vec::new();
        if !matches!(self.state.card(card).place, Place::Arena | Place::Attached) {
            return chances;
        }
        self.each_text(card, |modifier, ctx| {
            let Modifier::Instead(Instead { of: Would::Defeat(rather), .. }) = modifier else { return };
            let (cards, to) = match rather {
                Rather::Attach(target) => {
                    let units = self.refs(target, ctx).into_iter().map(|of| of.card);
                    let there = |unit: &CardIx| self.state.card(*unit).place == Place::Arena && !leaving.contains(unit);
                    (units.filter(there).collect(), None)
                }
                Rather::Move(arena) => (vec![card], Some(*arena)),
            };
            if !cards.is_empty() {
                chances.push(Chance { by: ctx.you, cards, to });
            }
        });
        chances
    }

    /// Does what happens instead of a defeat.
    pub(crate) fn save(&mut self, saved: Saved) {
        match saved.way {
            Way::Attached(host) => self.attach(saved.card, host, None),
            Way::Moved(arena) => {
                if self.move_to(saved.card, arena) {
                    self.exhaust(saved.card);
                }
            }
        }
    }
}
