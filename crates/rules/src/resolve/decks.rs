//! Looking into decks: searching, arranging, revealing (CR 8.13, 8.25, 8.26).

use ability::{Block, Take};

use crate::Game;
use crate::explain::log::Event;
use crate::read::ctx::Ctx;
use crate::resolve::Flow;
use crate::state::{Action, Ask, BlockAt, CardIx, Place, Question, Ref, Seat, Slot, Task};

impl Game {
    pub(super) fn see(&mut self, refs: &[Ref], all: bool) {
        let you = self.you();
        if let Some(frame) = self.state.frames.last_mut() {
            for of in refs {
                if !frame.cards.contains(&(Slot::Seen, *of)) {
                    frame.cards.push((Slot::Seen, *of));
                }
                if all {
                    frame.cards.push((Slot::Shown, *of));
                }
            }
        }
        let mut told: Vec<CardIx> = refs.iter().map(|of| of.card).collect();
        self.as_in_hand(&mut told, if all { Seat::NONE } else { you });
        for card in told {
            if all {
                self.note("8.25.1", Event::Revealed { card });
            } else {
                self.note("8.13.1", Event::LookedAt { player: you, card });
            }
        }
        self.acted(refs, refs.len() as i16);
    }

    pub(super) fn search(
        &mut self,
        top: Option<&ability::Amount>,
        cards: &ability::Filter,
        take: &Take,
        reveal: bool,
        then: &Block,
        at: BlockAt,
    ) -> Flow {
        let you = self.you();
        if self.bound(Slot::Seen).is_empty() || self.state.frames.last().is_some_and(|frame| frame.settled & 8 == 0) {
            let count = top.map_or(usize::MAX, |top| usize::try_from(self.number(top)).unwrap_or(0));
            let seen: Vec<Ref> =
                self.state.list(you, Place::Deck).iter().rev().take(count).map(|card| self.state.now(*card)).collect();
            self.bind(Slot::Seen, &seen);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.settled |= 8;
            }
            for of in &seen {
                self.note("8.26.1", Event::LookedAt { player: you, card: of.card });
            }
            if seen.is_empty() {
                return Flow::Done(false);
            }
        }
        let answer = self.answer.take();
        if let Some(Action::Card(card)) = answer {
            let of = self.state.now(card);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.cards.push((Slot::Picked, of));
            }
        }
        let picked = self.bound(Slot::Picked);
        let spent: i16 = picked.iter().map(|of| i16::from(self.def(of.card).cost)).sum();
        let (most, cost) = match take {
            Take::One => (1, None),
            Take::UpTo(most) => (self.number(most), None),
            Take::CombinedCost(cost) => (i16::MAX, Some(self.number(cost))),
            Take::UpToCombinedCost(most, cost) => (self.number(most), Some(self.number(cost))),
        };
        let Some(frame) = self.state.frames.last() else { return Flow::Done(false) };
        let ctx = Ctx::framed(frame);
        let fits: Vec<Action> = self
            .bound(Slot::Seen)
            .into_iter()
            .filter(|of| !picked.contains(of) && self.is(cards, *of, ctx))
            .filter(|of| cost.is_none_or(|cost| spent + i16::from(self.def(of.card).cost) <= cost))
            .map(|of| Action::Card(of.card))
            .collect();
        let over = matches!(answer, Some(Action::Done)) || picked.len() as i16 >= most;
        // CR 1.17.4: who finds nothing is asked like one who takes nothing.
        if !over && (self.always || !fits.is_empty()) {
            let options = fits.into_iter().chain([Action::Done]).collect();
            let question = Question {
                min: 0,
                max: most.clamp(0, 255) as u8,
                picked: picked.len() as u8,
                ..self.question_of(you, Ask::Search, at)
            };
            self.ask(question, options);
            return Flow::Ask;
        }
        if reveal {
            for of in &picked {
                self.note("8.25.1", Event::Revealed { card: of.card });
            }
        }
        self.acted(&picked, picked.len() as i16);
        self.state.tasks.push(Task::EndSearch(top.is_none()));
        if !picked.is_empty() {
            self.push_run(then);
        }
        Flow::Done(!picked.is_empty())
    }

    /// Puts away what a search left in the deck (CR 8.26.2).
    pub(crate) fn end_search(&mut self, whole: bool) {
        let you = self.you();
        let mut left: Vec<CardIx> = self
            .present(&self.bound(Slot::Seen))
            .into_iter()
            .filter(|card| self.state.card(*card).place == Place::Deck)
            .collect();
        self.bind(Slot::Seen, &[]);
        if whole {
            self.shuffle(you, "8.26.2");
            return;
        }
        let mut chance = self.state.chance;
        chance.shuffle(&mut left);
        self.state.chance = chance;
        for card in left {
            let owner = self.state.card(card).owner;
            self.state.take_out(card);
            self.state.renew(card);
            self.state.put_in(card, owner, Place::Deck, true);
        }
    }

    /// Looks at the top cards and puts each on the bottom or back on top: picked in the order in which they are put.
    pub(super) fn arrange(&mut self, amount: &ability::Amount, at: BlockAt) -> Flow {
        let you = self.you();
        if self.state.frames.last().is_some_and(|frame| frame.settled & 8 == 0) {
            let count = usize::try_from(self.number(amount)).unwrap_or(0);
            let deck = self.state.list(you, Place::Deck).iter().rev().take(count);
            let top: Vec<Ref> = deck.map(|card| self.state.now(*card)).collect();
            self.see(&top, false);
            self.bind(Slot::Second, &top);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.settled |= 8;
            }
        }
        match self.answer.take() {
            Some(Action::Top(card)) => {
                self.state.take_out(card);
                self.state.put_in(card, you, Place::Deck, false);
                self.note("4.6.1", Event::PutInDeck { card, top: true });
                self.unbind(Slot::Second, card);
            }
            Some(Action::Bottom(card)) => {
                self.state.take_out(card);
                self.state.put_in(card, you, Place::Deck, true);
                self.note("4.6.1", Event::PutInDeck { card, top: false });
                self.unbind(Slot::Second, card);
            }
            _ => {}
        }
        let left = self.present(&self.bound(Slot::Second));
        if left.is_empty() {
            return Flow::Done(true);
        }
        let options = left.into_iter().flat_map(|card| [Action::Top(card), Action::Bottom(card)]).collect();
        self.ask(self.question_of(you, Ask::Order, at), options);
        Flow::Ask
    }

    pub(super) fn unbind(&mut self, slot: Slot, card: CardIx) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.cards.retain(|(at, of)| !(*at == slot && of.card == card));
        }
    }

    pub(super) fn reveal_until_stop(&mut self, most: &ability::Amount, at: BlockAt) -> Flow {
        let you = self.you();
        let most = usize::try_from(self.number(most)).unwrap_or(0);
        let stop = matches!(self.answer.take(), Some(Action::No));
        let mut seen = self.bound(Slot::Second);
        let deck = self.state.list(you, Place::Deck);
        let most = most.min(deck.len());
        if !stop && seen.len() < most {
            let next = self.state.now(deck[deck.len() - 1 - seen.len()]);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.cards.extend([(Slot::Second, next), (Slot::Shown, next)]);
            }
            self.note("8.25.1", Event::Revealed { card: next.card });
            seen.push(next);
        }
        if stop || seen.len() >= most {
            self.see(&seen, false);
            return Flow::Done(!seen.is_empty());
        }
        let question = Question { picked: seen.len() as u8, max: most as u8, ..self.question_of(you, Ask::Stop, at) };
        self.ask(question, vec![Action::Yes, Action::No]);
        Flow::Ask
    }
}
