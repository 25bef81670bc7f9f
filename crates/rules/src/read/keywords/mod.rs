//! Keywords of a card in any zone (CR 7.5): printed, gained, lost and shared.
//!
//! - A unit in play: [`View::stats`], which adds printed keywords, those granted by other cards and lasting effects,
//!   and shared ones ([`ValueModifier::KeywordsOf`](ability::ValueModifier::KeywordsOf)), and removes lost ones.
//! - A card that has left play: its last known information (CR 8.11).
//! - A resource: the keywords printed on its face, and Smuggle granted by other cards (CR 7.5.14D).
//! - Any other card: the keywords printed on the side that is up, unless a card in play makes it lose its abilities.
//!
//! Bounty, Coordinate and Smuggle are keywords with a text or cost. A card that gains such a keyword gains the ability
//! ([`View::keyword_abilities`]).

pub(crate) mod bounty;
pub(crate) mod coordinate;
pub(crate) mod exploit;
pub(crate) mod fortify;
pub(crate) mod grit;
pub(crate) mod hidden;
pub(crate) mod overwhelm;
pub(crate) mod plot;
pub(crate) mod raid;
pub(crate) mod saboteur;
pub(crate) mod sentinel;
pub(crate) mod smuggle;
pub(crate) mod support;
pub(crate) mod triggers;

use ability::{Ability, AbilityId, UnitRule};
use model::{CardType, Keyword};

use crate::read::View;
use crate::read::modifiers::{Restrictions, Stats};
use crate::sets::Keywords;
use crate::state::{CardIndex, CardRef, CardZone};

impl View {
    /// Returns the current keywords of a card, or those it had when it left play.
    pub(crate) fn keywords_of(&self, of: CardRef) -> Keywords {
        self.last_known(of).map_or_else(|| self.current_keywords(of.card), |then| then.keywords)
    }

    /// Returns the keywords of a card in its present zone. A leader that is not deployed has none from its unit side
    /// (CR 3.4.3).
    pub fn current_keywords(&self, card: CardIndex) -> Keywords {
        let place = self.state.card(card).place;
        if place == CardZone::Arena {
            return self.keywords_now(card);
        }
        if self.ability_loss_source(card).is_some() {
            return Keywords::default();
        }
        let def = self.def(card);
        let mut keywords = if def.kind == CardType::Leader { self.face(card).keywords } else { def.front.keywords };
        if place == CardZone::Resources && self.ability_index().gives_smuggle {
            let is_smuggle = |id: &AbilityId| matches!(self.book.ability(*id), Ability::Smuggle(_));
            if self.granted(card).iter().any(is_smuggle) {
                keywords.add(Keyword::Smuggle, 0);
            }
        }
        keywords
    }

    /// Returns a unit's abilities that belong to a keyword with a text, printed and gained. The keywords are Bounty,
    /// Coordinate and Smuggle.
    pub(crate) fn keyword_abilities(&self, unit: CardIndex) -> Vec<AbilityId> {
        if self.is_blank(unit) {
            return Vec::new();
        }
        let face = self.face(unit);
        let own = face.bounties.iter().chain(&face.constants).copied();
        let granted = if self.has_grants() { self.granted(unit) } else { Vec::new() };
        own.chain(granted).filter(|id| has_keyword_text(self.book.ability(*id))).collect()
    }

    /// Returns the restrictions of a unit in play, including the effect of its keywords. These are Hidden (CR 7.5.18A),
    /// and Sentinel, which lets it always be attacked (CR 8.3.3A).
    pub fn restrictions(&self, unit: CardIndex, stats: &Stats) -> Restrictions {
        if self.cannot_be_attacked(unit, stats.keywords, stats.rules) && !sentinel::has_visible_sentinel(stats.keywords)
        {
            stats.rules.union(Restrictions::of(UnitRule::CantBeAttacked))
        } else {
            stats.rules.difference(Restrictions::of(UnitRule::CantBeAttacked))
        }
    }

    /// Returns the power that keywords add to a unit.
    #[inline]
    pub(crate) fn power_of_keywords(&self, keywords: Keywords, unit: CardIndex) -> i16 {
        if keywords.any() { grit::power(keywords, self.state.card(unit)) + self.raid(keywords, unit) } else { 0 }
    }

    /// Returns `true` if something prevents attacks on a unit. Sentinel takes precedence (CR 8.3.3A).
    pub(crate) fn cannot_be_attacked(&self, unit: CardIndex, keywords: Keywords, rules: Restrictions) -> bool {
        rules.has(UnitRule::CantBeAttacked) || self.is_hidden(unit, keywords)
    }
}

/// Returns `true` if an ability is a keyword followed by a text or cost (CR 7.5.4).
pub(crate) fn has_keyword_text(ability: &Ability) -> bool {
    matches!(ability, Ability::Bounty(_) | Ability::Coordinate(_) | Ability::Smuggle(_))
}
