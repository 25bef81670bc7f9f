//! Effects on decks: searching, arranging, revealing (CR 8.13, 8.25, 8.26).

use ability::{Amount, Block, Filter, PlayerFilter, SearchLimit};

use crate::explain::log::LogEvent;
use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask};
use crate::state::{Action, CardIndex, CardRefs, CardZone, FrameSlot, Question, QuestionKind, Task};

/// A search of a deck (CR 8.26).
pub(super) struct Search<'a> {
    /// Number of cards from the top. `None` for the whole deck.
    pub top: Option<&'a Amount>,
    /// The cards that may be taken.
    pub cards: &'a Filter,
    /// The number of cards that may be taken.
    pub take: &'a SearchLimit,
    /// `true` if the taken cards are revealed.
    pub reveal: bool,
    /// The block that uses the taken cards.
    pub then: &'a Block,
}

/// Bit of [`crate::state::Frame::determined`]: the step's cards have been seen.
const LOOKED: u8 = 8;

impl Resolution<'_> {
    fn has_looked(&self) -> bool {
        self.frame().determined & LOOKED != 0
    }

    pub(super) fn shuffles(&mut self, player: &PlayerFilter) -> StepOutcome {
        let seats = ask!(self.who(player));
        for seat in &seats {
            self.shuffle(*seat, "8.26.2");
        }
        StepOutcome::Done(!seats.is_empty())
    }

    pub(super) fn searches(&mut self, search: Search<'_>, here: StepContext) -> StepOutcome {
        let you = self.you();
        if self.bound(FrameSlot::Seen).is_empty() || !self.has_looked() {
            let searched = search.top.map(|top| self.replaced_search_count(you, self.number(top)));
            let count = searched.map_or(usize::MAX, |count| usize::try_from(count).unwrap_or(0));
            let deck = self.state.list(you, CardZone::Deck).iter().rev().take(count);
            let seen: CardRefs = deck.map(|card| self.state.now(*card)).collect();
            self.bind(FrameSlot::Seen, &seen);
            self.frame_mut().determined |= LOOKED;
            for of in &seen {
                self.log_event("8.26.1", LogEvent::LookedAt { player: you, card: of.card });
            }
            if seen.is_empty() {
                return StepOutcome::Done(false);
            }
        }
        let answer = self.course().step.answer.take();
        if let Some(Action::Card(card)) = answer {
            self.bind_more(FrameSlot::Picked, card);
        }
        let picked = self.bound(FrameSlot::Picked);
        let spent: i16 = picked.iter().map(|of| i16::from(self.def(of.card).cost)).sum();
        let (most, cost) = match search.take {
            SearchLimit::One => (1, None),
            SearchLimit::UpTo(most) => (self.number(most), None),
            SearchLimit::CombinedCost(cost) => (i16::MAX, Some(self.number(cost))),
            SearchLimit::UpToCombinedCost(most, cost) => (self.number(most), Some(self.number(cost))),
        };
        let ctx = self.ctx();
        let fits: Vec<Action> = self
            .bound(FrameSlot::Seen)
            .into_iter()
            .filter(|of| !picked.contains(of) && self.is(search.cards, *of, ctx))
            .filter(|of| cost.is_none_or(|cost| spent + i16::from(self.def(of.card).cost) <= cost))
            .map(|of| Action::Card(of.card))
            .collect();
        let over = matches!(answer, Some(Action::Done)) || picked.len() as i16 >= most;
        // CR 1.17.4: a player who finds nothing gets the same question as one who takes nothing.
        if !over && (self.always || !fits.is_empty()) {
            let options = fits.into_iter().chain([Action::Done]).collect();
            let question = Question {
                min: 0,
                max: most.clamp(0, 255) as u8,
                picked: picked.len() as u8,
                ..self.question_of(you, QuestionKind::Search, here.at)
            };
            self.ask(question, options);
            return StepOutcome::Ask;
        }
        if search.reveal {
            for of in &picked {
                self.log_event("8.25.1", LogEvent::Revealed { card: of.card });
            }
        }
        self.record_acted_on(&picked, picked.len() as i16);
        self.course().tasks.push(Task::EndSearch(search.top.is_none()));
        if !picked.is_empty() {
            self.push_run(search.then);
        }
        StepOutcome::Done(!picked.is_empty())
    }

    /// Puts the cards that a search left in the deck back (CR 8.26.2).
    pub(crate) fn end_search(&mut self, whole: bool) {
        let you = self.you();
        let mut left: Vec<CardIndex> = self
            .present(&self.bound(FrameSlot::Seen))
            .into_iter()
            .filter(|card| self.state.card(*card).place == CardZone::Deck)
            .collect();
        self.bind(FrameSlot::Seen, &[]);
        if whole {
            self.shuffle(you, "8.26.2");
            return;
        }
        self.shuffle_list(&mut left);
        for card in left {
            let owner = self.state.card(card).owner;
            self.set_aside(card);
            self.put_into(card, owner, CardZone::Deck, true);
        }
    }

    /// Looks at the top cards and puts each on the bottom or back on top, in the order of the picks.
    pub(super) fn arranges(&mut self, amount: &Amount, here: StepContext) -> StepOutcome {
        let you = self.you();
        if !self.has_looked() {
            let count = self.count(amount);
            let deck = self.state.list(you, CardZone::Deck).iter().rev().take(count);
            let top: CardRefs = deck.map(|card| self.state.now(*card)).collect();
            self.look_or_reveal(&top, false);
            self.bind(FrameSlot::Second, &top);
            self.frame_mut().determined |= LOOKED;
        }
        match self.course().step.answer.take() {
            Some(Action::Top(card)) => {
                self.move_card(card, you, CardZone::Deck, false);
                self.log_event("4.6.1", LogEvent::PutInDeck { card, top: true });
                self.unbind(FrameSlot::Second, card);
            }
            Some(Action::Bottom(card)) => {
                self.move_card(card, you, CardZone::Deck, true);
                self.log_event("4.6.1", LogEvent::PutInDeck { card, top: false });
                self.unbind(FrameSlot::Second, card);
            }
            _ => {}
        }
        let left = self.present(&self.bound(FrameSlot::Second));
        if left.is_empty() {
            return StepOutcome::Done(true);
        }
        let options = left.into_iter().flat_map(|card| [Action::Top(card), Action::Bottom(card)]).collect();
        let question = self.question_of(you, QuestionKind::Order, here.at);
        self.ask(question, options);
        StepOutcome::Ask
    }

    fn unbind(&mut self, slot: FrameSlot, card: CardIndex) {
        self.frame_mut().cards.retain(|(at, of)| !(*at == slot && of.card == card));
    }

    /// Reveals cards of a deck one at a time until the player stops.
    pub(super) fn reveals_until_stop(&mut self, most: &Amount, here: StepContext) -> StepOutcome {
        let you = self.you();
        let most = self.count(most);
        let stop = matches!(self.course().step.answer.take(), Some(Action::No));
        let mut seen = self.bound(FrameSlot::Second);
        let deck = self.state.list(you, CardZone::Deck);
        let most = most.min(deck.len());
        if !stop && seen.len() < most {
            let next = self.state.now(deck[deck.len() - 1 - seen.len()]);
            self.frame_mut().cards.extend([(FrameSlot::Second, next), (FrameSlot::Shown, next)]);
            self.log_event("8.25.1", LogEvent::Revealed { card: next.card });
            seen.push(next);
        }
        if stop || seen.len() >= most {
            // Each card was logged when it was revealed.
            self.binds_seen(&seen, false);
            self.record_acted_on(&seen, seen.len() as i16);
            return StepOutcome::Done(!seen.is_empty());
        }
        let question = Question {
            picked: seen.len() as u8,
            max: most as u8,
            ..self.question_of(you, QuestionKind::Stop, here.at)
        };
        self.ask(question, vec![Action::Yes, Action::No]);
        StepOutcome::Ask
    }
}
