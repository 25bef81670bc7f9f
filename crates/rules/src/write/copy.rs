//! Cards that enter play as a copy of a unit (CR 8.5) or with abilities of a unit.

use ability::{Ability, AbilityId, Duration, Modifier};

use crate::Game;
use crate::explain::log::Event;
use crate::fault::Broken;
use crate::flow::hear::Happening;
use crate::read::ctx::Ctx;
use crate::state::{Action, Ask, CardIx, Flags, Gives, Lasting, Question, Ref, Seat, Task, Until};

/// Form of a card that enters play.
pub(crate) enum Entering {
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
    pub(crate) fn asks_how_to_enter(&mut self, card: CardIx, seat: Seat, again: Task) -> Result<Entering, Broken> {
        let Some(id) = self.def(card).enters.filter(|_| self.silencer(card).is_none()) else {
            return Ok(Entering::AsItIs);
        };
        let book = self.book.hold();
        let Ability::EntersAsCopy { of, gives: _, only } = book.ability(id) else { return Err(Broken::Ability(id)) };
        Ok(match (self.state.underway.answer.take(), *only) {
            (Some(Action::Card(unit)), Some(kind)) => {
                Entering::With(self.abilities_of_kind(kind, self.state.now(unit)))
            }
            (Some(Action::Card(unit)), None) => {
                let copied = self.state.card(unit).def;
                let own = self.state.card(card).def;
                // Up to this point, the log refers to the card by its own name.
                self.note("8.5.1", Event::Copied { card, of: unit });
                self.state.copies.push((card, own));
                self.state.card_mut(card).def = copied;
                Entering::AsItIs
            }
            (Some(_), _) => Entering::AsItIs,
            (None, _) => {
                let mut units = self.all(of, Ctx::of(self.state.now(card), seat));
                units.retain(|unit| only.is_none_or(|kind| !self.abilities_of_kind(kind, *unit).is_empty()));
                if units.is_empty() {
                    return Ok(Entering::AsItIs);
                }
                let options = units.into_iter().map(|of| Action::Card(of.card)).chain([Action::No]).collect();
                self.state.tasks.push(again);
                let ask = if only.is_some() { Ask::EnterWith } else { Ask::Copy };
                let question = Question { source: card, ability: Some(id), min: 0, ..Question::plain(seat, ask) };
                self.ask(question, options);
                Entering::Asked
            }
        })
    }

    /// Applies what a card gains as it enters play. It gains abilities of a unit or, for a copy, what its own text
    /// grants. A copy is not unique.
    pub(crate) fn finish_entering(&mut self, card: CardIx, how: Entering) -> Result<(), Broken> {
        if let Entering::With(abilities) = how
            && self.can_gain(card, None)
        {
            for id in abilities {
                self.gains_as_it_enters(card, Gives::Ability(id));
            }
        }
        // Most cards that enter play are not copies.
        let Some((_, own)) = self.state.copies.iter().find(|(copy, _)| *copy == card) else { return Ok(()) };
        let book = self.book.hold();
        let Some(Ability::EntersAsCopy { gives, .. }) = book.def(*own).enters.map(|id| book.ability(id)) else {
            return Err(Broken::Text(card));
        };
        self.state.card_mut(card).flags.set(Flags::COPY);
        self.state.table_changes();
        for modifier in gives {
            if let Modifier::Trait(one) = modifier {
                self.gains_as_it_enters(card, Gives::Trait(*one));
            }
        }
        self.state.underway.unsettled = true;
        Ok(())
    }

    /// Grants a card an effect for as long as it is in play.
    fn gains_as_it_enters(&mut self, card: CardIx, gives: Gives) {
        let on: Ref = self.state.now(card);
        let controller = self.state.card(card).controller;
        self.state.lasting.push(Lasting {
            on,
            gives,
            until: Until::Duration(Duration::Always),
            source: on,
            controller,
            name: None,
            identity: None,
            left: 0,
        });
        self.state.underway.unsettled = true;
    }

    /// Puts a rescued card that may enter as a copy into play.
    pub(crate) fn enter_rescued(&mut self, card: CardIx) -> Result<(), Broken> {
        let owner = self.state.card(card).owner;
        let how = self.asks_how_to_enter(card, owner, Task::EnterCopy(card))?;
        if let Entering::Asked = how {
            return Ok(());
        }
        self.enter(card, owner, false);
        self.finish_entering(card, how)?;
        self.ready_as_it_enters(card);
        self.state.card_mut(card).flags.set(Flags::RESCUED_PHASE);
        self.note("8.33.3", Event::Rescued { card });
        self.tell_gained(card);
        self.fire(&Happening::Rescued { unit: self.state.now(card) });
        Ok(())
    }
}
