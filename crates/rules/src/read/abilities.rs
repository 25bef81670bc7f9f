//! Abilities of a card, for filters.

use ability::{AbilityId, AbilityKind};

use crate::read::View;
use crate::read::modifiers::Restrictions;
use crate::state::{CardRef, CardZone, LastKnownInfo, PhaseEvent};

impl View {
    /// Returns the abilities of a kind that a card has, printed and granted. For a defeated unit, those it had when it
    /// was defeated.
    pub(crate) fn abilities_of_kind(&self, kind: AbilityKind, of: CardRef) -> Vec<AbilityId> {
        let fits = |id: &AbilityId| kind.fits(self.book.ability(*id));
        if self.last_known(of).is_some() {
            let had = self.state.facts().iter().filter_map(|fact| {
                let PhaseEvent::WhenDefeated(unit, id) = fact else { return None };
                (*unit == of).then_some(*id)
            });
            return had.filter(fits).collect();
        }
        if self.is_blank(of.card) {
            return Vec::new();
        }
        if self.state.card(of.card).place != CardZone::Arena {
            return self.def(of.card).front.triggered.iter().copied().filter(fits).collect();
        }
        let printed = self.face(of.card).triggered.iter().copied();
        printed.chain(self.granted(of.card)).filter(fits).collect()
    }

    /// Returns the unit or base that a card was played on as an upgrade this round, if any.
    pub(super) fn was_played_on(&self, of: CardRef) -> Option<CardRef> {
        self.state.facts().iter().find_map(|fact| {
            let PhaseEvent::PlayedOnto(upgrade, host) = fact else { return None };
            (*upgrade == of).then_some(*host)
        })
    }

    /// Returns `true` if a card had an ability of this kind when it was played this round.
    pub(super) fn was_played_with(&self, kind: AbilityKind, of: CardRef) -> bool {
        self.state.facts().iter().any(
            |fact| matches!(fact, PhaseEvent::PlayedWith(card, id) if *card == of && kind.fits(self.book.ability(*id))),
        )
    }

    /// Returns `true` if a card has no ability (CR 1.6.4). The side that is up has no printed ability, and the card has
    /// gained no ability.
    pub(super) fn is_plain(&self, of: CardRef, then: Option<&LastKnownInfo>) -> bool {
        let card = of.card;
        let face = self.face(card);
        let printed = !face.abilities.is_empty() || face.keywords.any();
        if let Some(then) = then {
            return !printed && !then.keywords.any();
        }
        if self.state.card(card).place != CardZone::Arena {
            return !printed || self.is_blank(card);
        }
        // A printed ability decides without checking for gained ones.
        if printed && !self.is_blank(card) {
            return false;
        }
        let (keywords, rules) = self.keywords_and_rules(card);
        if keywords.any() {
            return false;
        }
        if rules.contains(Restrictions::NO_ABILITIES) {
            self.left_to(card).is_empty()
        } else {
            self.granted(card).is_empty()
        }
    }
}
