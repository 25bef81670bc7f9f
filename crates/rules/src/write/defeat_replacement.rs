//! Replacement effects on defeat (CR 7.7.5). Instead of being defeated, a card is attached to a unit or moved to an
//! arena, or another card is defeated. All are optional and decided before any card leaves play.

use ability::{Ability, CardModifier, DefeatAlternative, Modifier, ReplacedEvent, Replacement};
use model::Arena;

use crate::book::face::replaces_defeat;
use crate::book::trigger_events::TriggerEvent;
use crate::read::View;
use crate::state::{CardIndex, CardZone, LastingEffect, LastingKind, QuestionKind, Seat};
use crate::write::Writer;
use crate::write::damage_replacement::ReplacementPrompt;

/// A card whose defeat is replaced.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DefeatReplacement {
    /// The card.
    pub card: CardIndex,
    /// The event that replaces the defeat.
    way: Way,
}

/// The event that replaces a defeat.
#[derive(Debug, Clone, Copy)]
enum Way {
    /// The card is attached to this unit.
    Attached(CardIndex),
    /// The card is moved to this arena as a unit, and exhausted.
    Moved(Arena),
    /// The other card is defeated by this player.
    Defeats(CardIndex, Seat),
}

/// An effect that could replace a defeat.
struct ReplacementOption {
    /// The player who decides.
    by: Seat,
    /// The cards to choose from.
    cards: Vec<CardIndex>,
    /// The use of the chosen card.
    does: Does,
}

/// Use of the chosen card.
#[derive(Clone, Copy)]
pub(crate) enum Does {
    /// The defeated card is attached to it.
    Attaches,
    /// It is the card itself, which is moved to this arena.
    Moves(Arena),
    /// It is defeated.
    Defeats,
}

impl Writer {
    /// Returns the cards whose defeat is replaced. Candidates are the cards that leave play together, and the upgrades
    /// on them. `defeated` means that the cards leave play by defeat.
    pub(crate) fn find_defeat_replacement(&mut self, cards: &[CardIndex], defeated: bool) -> Vec<DefeatReplacement> {
        let mut falling: Vec<CardIndex> = Vec::new();
        for card in cards {
            if defeated || self.is_led(*card) {
                falling.push(*card);
            }
            if self.state.card(*card).place == CardZone::Arena {
                falling.extend(self.state.upgrades(*card).filter(|upgrade| !cards.contains(upgrade)));
            }
        }
        let mut leaving: Vec<CardIndex> = cards.iter().chain(&falling).copied().collect();
        let mut saved = Vec::new();
        for card in falling {
            let Some(one) = self.saves(card, &leaving) else { continue };
            if let Way::Defeats(instead, _) = one.way {
                leaving.push(instead);
            }
            saved.push(one);
        }
        saved
    }

    /// Returns the first replacement of a card's defeat that a player uses, if any.
    fn saves(&mut self, card: CardIndex, leaving: &[CardIndex]) -> Option<DefeatReplacement> {
        for ReplacementOption { by, cards, does } in self.replacement_options(card, leaving) {
            let open = ReplacementPrompt { seat: by, source: card, ask: QuestionKind::InsteadOfDefeat, cards };
            if let Some(chosen) = self.choose_in_step(open).filter(|chosen| chosen.is_some()) {
                let way = match does {
                    Does::Attaches => Way::Attached(chosen),
                    Does::Moves(arena) => Way::Moved(arena),
                    Does::Defeats => Way::Defeats(chosen, by),
                };
                return Some(DefeatReplacement { card, way });
            }
        }
        None
    }

    /// Carries out the event that replaces a defeat.
    pub(crate) fn apply_defeat_replacement(&mut self, saved: DefeatReplacement) {
        match saved.way {
            Way::Attached(host) => {
                if self.attach(saved.card, host, None) {
                    self.emit(&TriggerEvent::Upgraded { unit: self.state.now(host) });
                }
            }
            Way::Moved(arena) => {
                if self.move_to(saved.card, arena) {
                    self.exhaust(saved.card);
                }
            }
            Way::Defeats(instead, by) => self.defeat(&[instead], by),
        }
    }
}

impl View {
    /// Returns `true` if a card in play has an effect that replaces a defeat, printed, granted or lasting.
    #[inline]
    pub(crate) fn may_replace_defeat(&self) -> bool {
        self.features.replaces_defeat && self.has_defeat_replacement()
    }

    /// Returns `true` if a card in play has such an effect now. Not inlined: few games have such cards, and every step
    /// checks.
    #[inline(never)]
    fn has_defeat_replacement(&self) -> bool {
        let lent = |lasting: &LastingEffect| {
            if let LastingKind::Modifier(at) = lasting.gives {
                replaces_defeat(self.modifier(at))
            } else if let LastingKind::Ability(id) = lasting.gives {
                matches!(self.book.ability(id), Ability::Constant(one) if one.gives.iter().any(replaces_defeat))
            } else {
                false
            }
        };
        self.ability_index().replaces_defeat || self.state.lasting().iter().any(lent)
    }

    /// Returns the effects that could replace the defeat of a card and can be carried out (CR 7.7.5C).
    fn replacement_options(&self, card: CardIndex, leaving: &[CardIndex]) -> Vec<ReplacementOption> {
        let mut replacement_options = Vec::new();
        if !matches!(self.state.card(card).place, CardZone::Arena | CardZone::Attached) {
            return replacement_options;
        }
        self.each_text(card, |modifier, ctx| {
            let Modifier::Card(CardModifier::Instead(Replacement { of: ReplacedEvent::Defeat(rather), .. })) = modifier
            else {
                return;
            };
            let there = |unit: &CardIndex| self.state.card(*unit).place == CardZone::Arena && !leaving.contains(unit);
            let units = |target| self.refs(target, ctx).into_iter().map(|of| of.card).filter(there).collect();
            let (cards, does): (Vec<CardIndex>, Does) = match rather {
                DefeatAlternative::Attach(target) => (units(target), Does::Attaches),
                DefeatAlternative::Move(arena) => (vec![card], Does::Moves(*arena)),
                DefeatAlternative::Defeat(target) => (units(target), Does::Defeats),
            };
            if !cards.is_empty() {
                replacement_options.push(ReplacementOption { by: ctx.you, cards, does });
            }
        });
        replacement_options
    }
}
