//! Effects that only choose, name, look at or reveal.

use ability::{PlayerFilter, Target};

use model::{Aspect, Trait};

use crate::explain::log::LogEvent;
use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask};
use crate::read::bit;
use crate::state::invariant::Invariant;
use crate::state::{Action, CardIndex, CardRef, CardRefs, CardZone, FrameSlot, Question, QuestionKind, Seat};

impl Resolution<'_> {
    /// Binds cards for the steps that follow.
    pub(super) fn binds(&mut self, target: &Target, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, target, here));
        self.set_it(&refs);
        StepOutcome::Done(!refs.is_empty())
    }

    pub(super) fn chooses_player(&mut self, player: &PlayerFilter) -> StepOutcome {
        let seat = ask!(self.one_player(player));
        if let Some(seat) = seat {
            self.frame_mut().that = seat;
        }
        StepOutcome::Done(seat.is_some())
    }

    /// Chooses the given number of players one at a time, or all if there are fewer.
    pub(super) fn chooses_players(&mut self, count: u8, here: StepContext) -> StepOutcome {
        // Players chosen by an earlier step do not count as chosen by this one.
        let begun = self.frame().determined & 8 != 0;
        let mut chosen = if begun { self.frame().those } else { 0 };
        match self.course().step.answer.take() {
            Some(Action::Player(seat)) => chosen |= bit(seat),
            Some(_) => return StepOutcome::Declined,
            None => {}
        }
        let frame = self.frame_mut();
        frame.determined |= 8;
        frame.those = chosen;
        let left: Vec<Action> =
            self.state.playing().filter(|seat| chosen & bit(*seat) == 0).map(Action::Player).collect();
        let picked = chosen.count_ones() as u8;
        if picked >= count || left.is_empty() {
            return StepOutcome::Done(chosen != 0);
        }
        let question = self.question_of(self.you(), QuestionKind::Player, here.at);
        let question = Question { picked, min: count, max: count, ..question };
        let declines = here.optional && picked == 0;
        let no = if declines { Some(Action::No) } else { None };
        let min = if declines { 0 } else { count };
        self.ask(Question { min, ..question }, left.into_iter().chain(no).collect());
        StepOutcome::Ask
    }

    /// Names a card (CR 8.17).
    pub(super) fn names_card(&mut self, here: StepContext) -> StepOutcome {
        let you = self.you();
        let Some(Action::Name(name)) = self.course().step.answer.take() else {
            let options = (0..self.book.names().len()).map(|name| Action::Name(name as u16)).collect();
            let question = self.question_of(you, QuestionKind::Name, here.at);
            self.ask(question, options);
            return StepOutcome::Ask;
        };
        self.log_event("8.17.1", LogEvent::Named { player: you, name });
        self.frame_mut().name = Some(name);
        self.set_it(&[]);
        StepOutcome::Done(true)
    }

    /// Names a trait, for a `CardsLose` of the ability.
    pub(super) fn choose_trait(&mut self, here: StepContext) -> Result<StepOutcome, Invariant> {
        let you = self.you();
        let Some(answer) = self.course().step.answer.take() else {
            let options = (0..Trait::ALL.len()).map(|at| Action::Mode(at as u8)).collect();
            let question = self.question_of(you, QuestionKind::Trait, here.at);
            self.ask(question, options);
            return Ok(StepOutcome::Ask);
        };
        let Action::Mode(at) = answer else { return Err(Invariant::Answer(answer)) };
        let one = *Trait::ALL.get(usize::from(at)).ok_or(Invariant::Answer(answer))?;
        self.log_event("8.4.1", LogEvent::NamedTrait { player: you, named: one });
        let frame = self.frame_mut();
        frame.numbers.retain(|(slot, _)| *slot != FrameSlot::Trait);
        frame.numbers.push((FrameSlot::Trait, i16::from(at)));
        Ok(StepOutcome::Done(true))
    }

    /// Returns the trait that the ability has named.
    pub(super) fn chosen_trait(&self) -> Option<Trait> {
        let (_, at) = self.frame().numbers.iter().find(|(slot, _)| *slot == FrameSlot::Trait)?;
        Trait::ALL.get(usize::try_from(*at).ok()?).copied()
    }

    /// Chooses a number that cards will be compared with.
    pub(super) fn names_number(&mut self, here: StepContext) -> StepOutcome {
        let flow = self.chooses_number(0, 20, here);
        if let StepOutcome::Done(_) = flow {
            let (player, number) = (self.you(), self.frame().done);
            self.log_event("8.4.1", LogEvent::NamedNumber { player, number });
        }
        flow
    }

    /// Chooses a number between two bounds.
    pub(super) fn chooses_number(&mut self, least: u16, most: u16, here: StepContext) -> StepOutcome {
        if let Some(Action::Number(number)) = self.course().step.answer.take() {
            self.frame_mut().done = number as i16;
            return StepOutcome::Done(number > 0);
        }
        let options = (least..=most).map(Action::Number).collect();
        let question = self.question_of(self.you(), QuestionKind::Number, here.at);
        self.ask(question, options);
        StepOutcome::Ask
    }

    pub(super) fn chooses_arena(&mut self, here: StepContext) -> StepOutcome {
        let Some(Action::Arena(arena)) = self.course().step.answer.take() else {
            let options = model::Arena::ALL.iter().map(|arena| Action::Arena(*arena)).collect();
            let question = self.question_of(self.you(), QuestionKind::Arena, here.at);
            self.ask(question, options);
            return StepOutcome::Ask;
        };
        self.frame_mut().arena = Some(arena);
        StepOutcome::Done(true)
    }

    pub(super) fn chooses_aspect(&mut self, here: StepContext) -> Result<StepOutcome, Invariant> {
        let Some(answer) = self.course().step.answer.take() else {
            let options = (0..Aspect::ALL.len()).map(|at| Action::Mode(at as u8)).collect();
            let question = self.question_of(self.you(), QuestionKind::Aspect, here.at);
            self.ask(question, options);
            return Ok(StepOutcome::Ask);
        };
        let Action::Mode(at) = answer else { return Err(Invariant::Answer(answer)) };
        let aspect = Aspect::ALL.get(usize::from(at)).ok_or(Invariant::Answer(answer))?;
        self.frame_mut().aspect = Some(*aspect);
        Ok(StepOutcome::Done(true))
    }

    /// Looks at cards or, with `all`, reveals them (CR 8.13, 8.25).
    pub(super) fn shows(&mut self, target: &Target, all: bool, here: StepContext) -> StepOutcome {
        let mut refs = ask!(self.pick(FrameSlot::First, target, here));
        // Cards that have moved cannot be shown.
        refs.retain(|of| self.state.is_current(*of));
        self.look_or_reveal(&refs, all);
        StepOutcome::Done(!refs.is_empty())
    }

    /// Looks at these players' hands or, with `all`, reveals them.
    pub(super) fn shows_hand(&mut self, player: &PlayerFilter, all: bool) -> StepOutcome {
        let seats = ask!(self.who(player));
        let hands = seats.iter().flat_map(|seat| self.state.list(*seat, CardZone::Hand));
        let refs: CardRefs = hands.map(|card| self.state.now(*card)).collect();
        if let Some(seat) = seats.first() {
            self.frame_mut().that = *seat;
        }
        self.look_or_reveal(&refs, all);
        StepOutcome::Done(true)
    }

    /// Records cards that a player looks at or, with `all`, reveals. The bound slots determine who may see them.
    pub(super) fn look_or_reveal(&mut self, refs: &[CardRef], all: bool) {
        self.see_as(refs, all, false);
    }

    /// Records that cards are disclosed: revealed and logged as disclosed (CR 8.38.1).
    pub(super) fn see_disclosed(&mut self, refs: &[CardRef]) {
        self.see_as(refs, true, true);
    }

    fn see_as(&mut self, refs: &[CardRef], all: bool, disclosed: bool) {
        let you = self.you();
        self.binds_seen(refs, all);
        let mut told: Vec<CardIndex> = refs.iter().map(|of| of.card).collect();
        self.sort_hidden_hand(&mut told, if all { Seat::NONE } else { you });
        if disclosed {
            self.log_event("8.38.1", LogEvent::Disclosed { player: you, cards: std::mem::take(&mut told) });
        }
        for card in told {
            if all {
                self.log_event("8.25.1", LogEvent::Revealed { card });
            } else {
                self.log_event("8.13.1", LogEvent::LookedAt { player: you, card });
            }
        }
        if all {
            self.fire_shown(&refs.iter().map(|of| of.card).collect::<Vec<_>>());
        }
        self.record_acted_on(refs, refs.len() as i16);
    }

    /// Binds cards that a player looks at or, with `all`, reveals.
    pub(super) fn binds_seen(&mut self, refs: &[CardRef], all: bool) {
        let frame = self.frame_mut();
        for of in refs {
            if !frame.cards.contains(&(FrameSlot::Seen, *of)) {
                frame.cards.push((FrameSlot::Seen, *of));
            }
            if all {
                frame.cards.push((FrameSlot::Shown, *of));
            }
        }
    }
}
