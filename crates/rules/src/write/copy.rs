//! Cards that enter play as a copy of a unit (CR 8.5) or with abilities of a unit.

use ability::{Ability, AbilityId, Duration, Modifier, ValueModifier};

use crate::state::invariant::Invariant;
use crate::state::{CardIndex, CardRef, EffectEnd, Flags, LastingEffect, LastingKind};
use crate::write::Writer;

/// Form of a card that enters play.
pub(crate) enum EntryMode {
    /// The player is asked first.
    Asked,
    /// Unchanged, possibly as a copy of another card.
    AsItIs,
    /// With these additional abilities.
    With(Vec<AbilityId>),
}

impl Writer {
    /// Applies what a card gains as it enters play. It gains abilities of a unit or, for a copy, what its own text
    /// grants. A copy is not unique.
    pub(crate) fn finish_entering(&mut self, card: CardIndex, how: EntryMode) -> Result<(), Invariant> {
        if let EntryMode::With(abilities) = how
            && self.can_gain(card, None)
        {
            for id in abilities {
                self.gains_as_it_enters(card, LastingKind::Ability(id));
            }
        }
        // Most cards that enter play are not copies.
        let Some((_, own)) = self.state.copies().iter().find(|(copy, _)| *copy == card) else { return Ok(()) };
        let book = self.book.book_handle();
        let Some(Ability::EntersAsCopy { gives, .. }) = book.def(*own).enters.map(|id| book.ability(id)) else {
            return Err(Invariant::Text(card));
        };
        self.set_flags(card, Flags::COPY);
        self.view.state.table_changes();
        for modifier in gives {
            if let Modifier::Value(ValueModifier::Trait(one)) = modifier {
                self.gains_as_it_enters(card, LastingKind::Trait(*one));
            }
        }
        self.course().step.unsettled = true;
        Ok(())
    }

    /// Grants a card an effect for as long as it is in play.
    fn gains_as_it_enters(&mut self, card: CardIndex, gives: LastingKind) {
        let on: CardRef = self.state.now(card);
        let controller = self.state.card(card).controller;
        self.course().lasting.push(LastingEffect {
            on,
            gives,
            until: EffectEnd::Duration(Duration::Always),
            source: on,
            controller,
            name: None,
            identity: None,
            left: 0,
        });
        self.course().step.unsettled = true;
    }
}
