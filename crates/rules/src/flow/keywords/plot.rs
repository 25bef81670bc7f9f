//! Plot (CR 7.5.19): resources may be played when a leader is deployed.

use smallvec::smallvec;

use crate::Game;
use crate::explain::log::{Idle, LogEvent};
use crate::read::play_cost::PlayTerms;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardIndex, CardRef, CardZone, Flags, PendingKind, PendingTrigger, Question, QuestionKind, Seat, Task,
};

impl Game {
    /// Lets a player show the cards with Plot that they plan to play. Each becomes a pending trigger (CR 7.5.19A, B).
    pub(crate) fn show_plots(&mut self, seat: Seat, leader: CardIndex) {
        let picked = match self.course().step.answer.take() {
            Some(Action::Card(card)) => {
                let source = self.state.now(card);
                let waiting =
                    PendingTrigger { controller: seat, ..self.keyword_waits(PendingKind::Plot, source, CardRef::NONE) };
                self.queue_trigger(smallvec![waiting]);
                true
            }
            Some(_) => return self.play_the_only_one(),
            None => false,
        };
        let cards = self.plotting(seat);
        // True if nothing else will resolve that could reduce a cost.
        let alone = self.state.waiting().is_empty() && self.state.frames().is_empty();
        let asks = if picked {
            !cards.is_empty()
        } else {
            !alone || cards.iter().any(|card| !self.ways_to_plot(seat, *card).is_empty())
        };
        if !asks && !self.always {
            return self.play_the_only_one();
        }
        let mut options: Vec<Action> = cards.into_iter().map(Action::Card).collect();
        options.push(Action::Done);
        self.course().tasks.push(Task::ShowPlots(seat, leader));
        // The number of such resources is also hidden.
        let question = Question { source: leader, min: 0, max: u8::MAX, ..Question::plain(seat, QuestionKind::Plot) };
        self.ask(question, options);
    }

    /// Plays a single shown card next if nothing else is pending. The player has just decided to play it.
    fn play_the_only_one(&mut self) {
        if let [PendingTrigger { what: PendingKind::Plot, source, .. }] = self.state.waiting()[..]
            && self.state.frames().is_empty()
        {
            self.set_flags(source.card, Flags::PLOT);
        }
    }

    /// Returns the ways to play a resource with Plot now.
    fn ways_to_plot(&mut self, seat: Seat, card: CardIndex) -> Vec<Action> {
        self.set_flags(card, Flags::PLOT);
        let mut ways = Vec::new();
        self.ways_to_play(seat, card, PlayTerms::default(), &mut ways);
        self.clear_flags(card, Flags::PLOT);
        ways
    }

    /// Asks whether a shown resource is played for its cost. Its triggers are resolved before the next one
    /// (CR 7.5.19B).
    ///
    /// # Errors
    /// [`Invariant`] if the card cannot be paid for after all.
    pub(super) fn resolve_plot(&mut self, waiting: &PendingTrigger) -> Result<(), Invariant> {
        let PendingTrigger { controller: seat, source: of, .. } = *waiting;
        match self.course().step.answer.take() {
            Some(Action::Play { card, onto, alternative }) => self.play_shown(seat, card, onto, alternative)?,
            Some(_) => self.clear_flags(of.card, Flags::PLOT),
            None => {
                let here = self.state.card(of.card);
                let is_decided = here.flags.contains(Flags::PLOT);
                let is_there =
                    here.place == CardZone::Resources && here.controller == seat && self.state.is_current(of);
                let mut options = if is_there { self.ways_to_plot(seat, of.card) } else { Vec::new() };
                if options.is_empty() {
                    let (card, what, why) = (of.card, PendingKind::Plot, Idle::NotUsed);
                    self.log_event("1.6.2", LogEvent::Lapsed { player: seat, card, what, why });
                    return Ok(());
                }
                self.set_flags(of.card, Flags::PLOT);
                if let ([Action::Play { card, onto, alternative }], true) = (options.as_slice(), is_decided) {
                    return self.play_shown(seat, *card, *onto, *alternative);
                }
                options.push(Action::No);
                self.course().tasks.push(Task::Keyword(*waiting));
                let question = Question { source: of.card, min: 0, ..Question::plain(seat, QuestionKind::Play) };
                self.ask(question, options);
            }
        }
        Ok(())
    }

    /// Plays a shown resource in the given way.
    fn play_shown(&mut self, seat: Seat, card: CardIndex, onto: CardIndex, alternative: bool) -> Result<(), Invariant> {
        let way = self.way_to_play(seat, card, alternative, &[])?;
        self.start_play(seat, card, onto, way, &[], None)
    }
}
