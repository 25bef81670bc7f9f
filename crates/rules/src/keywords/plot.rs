//! Plot (CR 7.5.19): when a leader is deployed, resources may be played.

use model::Keyword;

use crate::Game;
use crate::fault::Broken;
use crate::flow::hear::Happening;
use crate::read::price::Offer;
use crate::state::{Action, Ask, CardIx, Flags, Place, Question, Ref, Seat, Task, Triggered, Waiting};

impl Game {
    /// A player has deployed a leader: their resources with Plot may be played, those that are there now (CR 7.5.19D). They
    /// wait together, so that nobody is shown how many there are (CR 7.5.19B).
    pub(crate) fn plots(&mut self, happening: &Happening, found: &mut Vec<Waiting>) {
        let Happening::Deployed { unit, by } = *happening else { return };
        let mut any = false;
        for card in self.state.list(by, Place::Resources).to_vec() {
            if self.keywords_of(self.state.now(card)).has(Keyword::Plot) {
                self.state.card_mut(card).flags.set(Flags::PLOT);
                any = true;
            }
        }
        // CR 1.17.4: with or without such a resource.
        if any || self.always {
            found.push(Waiting { controller: by, ..self.keyword_waits(Triggered::Plot, unit, Ref::NONE) });
        }
    }

    fn plotting(&self, seat: Seat) -> Vec<CardIx> {
        let resources = self.state.list(seat, Place::Resources).iter().copied();
        resources.filter(|card| self.state.card(*card).flags.has(Flags::PLOT)).collect()
    }

    /// One of them is played for its cost, or no more; what it triggers is resolved before the next one (CR 7.5.19B).
    ///
    /// # Errors
    /// [`Broken`] when the card cannot be paid for after all.
    pub(crate) fn plot(&mut self, seat: Seat, leader: CardIx) -> Result<(), Broken> {
        match self.state.underway.answer.take() {
            Some(Action::Play { card, onto, alternative }) => {
                self.state.tasks.push(Task::Plot(seat, leader));
                let from = self.state.waiting.len().min(usize::from(u16::MAX)) as u16;
                self.state.tasks.push(Task::Window(from));
                let way = self.way_to_play(seat, card, alternative, &[])?;
                return self.start_play(seat, card, onto, way, &[], None);
            }
            Some(_) => {}
            None => {
                let mut options = Vec::new();
                for card in self.plotting(seat) {
                    self.ways_to_play(seat, card, Offer::default(), &mut options);
                }
                if !options.is_empty() || self.always {
                    options.push(Action::No);
                    self.state.tasks.push(Task::Plot(seat, leader));
                    let question = Question { source: leader, min: 0, ..Question::plain(seat, Ask::Play) };
                    self.ask(question, options);
                    return Ok(());
                }
            }
        }
        for card in self.plotting(seat) {
            self.state.card_mut(card).flags.clear(Flags::PLOT);
        }
        Ok(())
    }
}
