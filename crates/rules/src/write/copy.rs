//! Entering play as a copy of a unit (CR 8.5).

use ability::{Ability, Duration, Modifier};

use crate::Game;
use crate::explain::log::Event;
use crate::fault::Broken;
use crate::read::ctx::Ctx;
use crate::state::{Action, Ask, CardIx, Flags, Gives, Lasting, Question, Seat, Task, Until};

impl Game {
    /// Asks of which unit a card that is about to enter play becomes a copy; `again` is the task that is tried again
    /// with the answer. Whether a question is open.
    pub(crate) fn asks_to_copy(&mut self, card: CardIx, seat: Seat, again: Task) -> Result<bool, Broken> {
        let Some(id) = self.def(card).copies.filter(|_| self.silencer(card).is_none()) else { return Ok(false) };
        let book = self.book.clone();
        let Ability::EntersAsCopy { of, .. } = book.ability(id) else { return Err(Broken::Ability(id)) };
        Ok(match self.state.underway.answer.take() {
            Some(Action::Card(unit)) => {
                let copied = self.state.card(unit).def;
                let own = self.state.card(card).def;
                // The log names the card by what it is until then.
                self.note("8.5.1", Event::Copied { card, of: unit });
                self.state.copies.push((card, own));
                self.state.card_mut(card).def = copied;
                false
            }
            Some(_) => false,
            None => {
                let units = self.all(of, Ctx::of(self.state.now(card), seat));
                if units.is_empty() {
                    return Ok(false);
                }
                let options = units.into_iter().map(|of| Action::Card(of.card)).chain([Action::No]).collect();
                self.state.tasks.push(again);
                let question = Question { source: card, ability: Some(id), min: 0, ..Question::plain(seat, Ask::Copy) };
                self.ask(question, options);
                true
            }
        })
    }

    /// What a copy that has entered play has besides: it is not unique, and what its own text grants.
    pub(crate) fn finish_copy(&mut self, card: CardIx) -> Result<(), Broken> {
        // Not every card that enters play is a copy.
        let Some((_, own)) = self.state.copies.iter().find(|(copy, _)| *copy == card) else { return Ok(()) };
        let book = self.book.clone();
        let Some(Ability::EntersAsCopy { gives, .. }) = book.def(*own).copies.map(|id| book.ability(id)) else {
            return Err(Broken::Text(card));
        };
        self.state.card_mut(card).flags.set(Flags::COPY);
        let on = self.state.now(card);
        let controller = self.state.card(card).controller;
        for modifier in gives {
            if let Modifier::Trait(one) = modifier {
                self.state.lasting.push(Lasting {
                    on,
                    gives: Gives::Trait(*one),
                    until: Until::Duration(Duration::Always),
                    source: on,
                    controller,
                    name: None,
                    identity: None,
                    left: 0,
                });
            }
        }
        self.state.underway.unsettled = true;
        Ok(())
    }

    /// A card that was rescued and may be a copy enters play.
    pub(crate) fn enter_copy(&mut self, card: CardIx) -> Result<(), Broken> {
        let owner = self.state.card(card).owner;
        if !self.asks_to_copy(card, owner, Task::EnterCopy(card))? {
            self.enter(card, owner, false);
            self.finish_copy(card)?;
            self.ready_as_it_enters(card);
            self.note("8.33.3", Event::Rescued { card });
        }
        Ok(())
    }
}
