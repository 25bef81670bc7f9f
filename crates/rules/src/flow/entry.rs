//! Cards that enter play as a copy of a unit (CR 8.5) or with abilities of a unit: asks the player which.

use ability::Ability;

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::read::ctx::Ctx;
use crate::state::invariant::Invariant;
use crate::state::{Action, CardIndex, Flags, Question, QuestionKind, Seat, Task};
use crate::write::copy::EntryMode;

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
        Ok(match (self.course().step.answer.take(), *only) {
            (Some(Action::Card(unit)), Some(kind)) => {
                EntryMode::With(self.abilities_of_kind(kind, self.state.now(unit)))
            }
            (Some(Action::Card(unit)), None) => {
                self.become_copy_of(card, unit);
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
                self.course().tasks.push(again);
                let ask = if only.is_some() { QuestionKind::EnterWith } else { QuestionKind::Copy };
                let question = Question { source: card, ability: Some(id), min: 0, ..Question::plain(seat, ask) };
                self.ask(question, options);
                EntryMode::Asked
            }
        })
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
        self.set_flags(card, Flags::RESCUED_PHASE);
        self.log_event("8.33.3", LogEvent::Rescued { card });
        self.log_gained(card);
        let unit = self.state.now(card);
        self.emit(&TriggerEvent::Rescued { unit });
        Ok(())
    }
}
