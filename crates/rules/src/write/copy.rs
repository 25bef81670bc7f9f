//! Cards that enter play as a copy of a unit (CR 8.5) or with abilities of a unit.

use ability::{Ability, AbilityId, Duration, Modifier};

use crate::Game;
use crate::explain::log::LogEvent;
use crate::flow::trigger_events::TriggerEvent;
use crate::invariant::Invariant;
use crate::read::ctx::Ctx;
use crate::state::{
    Action, CardIndex, CardRef, EffectEnd, Flags, LastingEffect, LastingKind, Question, QuestionKind, Seat, Task,
};

/// Form of a card that enters play.
pub(crate) enum EntryMode {
    /// The player is asked first.
    Asked,
    /// Unchanged, possibly as a copy of another card.
    AsItIs,
    /// With these additional abilities.
    With(Vec<AbilityId>),
}

impl Game {
    /// Asks which unit a card that is about to enter play becomes a copy of, or takes abilities from. `again` is the
    /// task to repeat with the answer.
    pub(crate) fn asks_how_to_enter(
        &mut self,
        card: CardIndex,
        seat: Seat,
        again: Task,
    ) -> Result<EntryMode, Invariant> {
        let Some(id) = self.def(card).enters.filter(|_| self.ability_loss_source(card).is_none()) else {
            return Ok(EntryMode::AsItIs);
        };
        let book = self.book.book_handle();
        let Ability::EntersAsCopy { of, gives: _, only } = book.ability(id) else { return Err(Invariant::Ability(id)) };
        Ok(match (self.state.step.answer.take(), *only) {
            (Some(Action::Card(unit)), Some(kind)) => {
                EntryMode::With(self.abilities_of_kind(kind, self.state.now(unit)))
            }
            (Some(Action::Card(unit)), None) => {
                let copied = self.state.card(unit).def;
                let own = self.state.card(card).def;
                // Up to this point, the log refers to the card by its own name.
                self.log_event("8.5.1", LogEvent::Copied { card, of: unit });
                self.state.copies.push((card, own));
                self.state.card_mut(card).def = copied;
                EntryMode::AsItIs
            }
            (Some(_), _) => EntryMode::AsItIs,
            (None, _) => {
                let mut units = self.all(of, Ctx::of(self.state.now(card), seat));
                units.retain(|unit| only.is_none_or(|kind| !self.abilities_of_kind(kind, *unit).is_empty()));
                if units.is_empty() {
                    return Ok(EntryMode::AsItIs);
                }
                let options = units.into_iter().map(|of| Action::Card(of.card)).chain([Action::No]).collect();
                self.state.tasks.push(again);
                let ask = if only.is_some() { QuestionKind::EnterWith } else { QuestionKind::Copy };
                let question = Question { source: card, ability: Some(id), min: 0, ..Question::plain(seat, ask) };
                self.ask(question, options);
                EntryMode::Asked
            }
        })
    }

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
        let Some((_, own)) = self.state.copies.iter().find(|(copy, _)| *copy == card) else { return Ok(()) };
        let book = self.book.book_handle();
        let Some(Ability::EntersAsCopy { gives, .. }) = book.def(*own).enters.map(|id| book.ability(id)) else {
            return Err(Invariant::Text(card));
        };
        self.state.card_mut(card).flags.set(Flags::COPY);
        self.state.table_changes();
        for modifier in gives {
            if let Modifier::Trait(one) = modifier {
                self.gains_as_it_enters(card, LastingKind::Trait(*one));
            }
        }
        self.state.step.unsettled = true;
        Ok(())
    }

    /// Grants a card an effect for as long as it is in play.
    fn gains_as_it_enters(&mut self, card: CardIndex, gives: LastingKind) {
        let on: CardRef = self.state.now(card);
        let controller = self.state.card(card).controller;
        self.state.lasting.push(LastingEffect {
            on,
            gives,
            until: EffectEnd::Duration(Duration::Always),
            source: on,
            controller,
            name: None,
            identity: None,
            left: 0,
        });
        self.state.step.unsettled = true;
    }

    /// Puts a rescued card that may enter as a copy into play.
    pub(crate) fn enter_rescued(&mut self, card: CardIndex) -> Result<(), Invariant> {
        let owner = self.state.card(card).owner;
        let how = self.asks_how_to_enter(card, owner, Task::EnterCopy(card))?;
        if let EntryMode::Asked = how {
            return Ok(());
        }
        self.enter(card, owner, false);
        self.finish_entering(card, how)?;
        self.ready_as_it_enters(card);
        self.state.card_mut(card).flags.set(Flags::RESCUED_PHASE);
        self.log_event("8.33.3", LogEvent::Rescued { card });
        self.log_gained(card);
        self.emit(&TriggerEvent::Rescued { unit: self.state.now(card) });
        Ok(())
    }
}
