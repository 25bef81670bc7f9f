//! Card handles: numbers that each reader uses for the cards they may know (CR 1.17).
//!
//! A card keeps its index in [`crate::State::cards`] for the whole game, which would let a player recognise a card that
//! was hidden in between. Each reader therefore has separate handles: a card gets the next handle when the reader may
//! know it, and loses it when it becomes hidden from them. Handles depend only on what the reader has seen.
//!
//! Invariant: every front end names cards through [`crate::Writer::handle_of`] and looks them up through
//! [`crate::Writer::card_of`].

use crate::read::View;
use crate::read::view::Visibility;
use crate::state::{CardIndex, CardZone, FrameSlot, Seat, State};

/// Number of readers: four seats, and a last one who sees only public information.
pub(crate) const READERS: usize = 5;

/// The value that represents no handle.
pub(crate) const UNKNOWN: u32 = u32::MAX;

/// Handles of one card, one per reader.
pub(crate) type CardHandles = [u32; READERS];

/// The position of a card, for detecting moves.
type Spot = (CardZone, Seat, CardIndex, u8);

/// Handles of one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Known {
    /// The current handles.
    now: CardHandles,
    /// The handles before the card's latest move, while the step that moved it is in progress.
    before: CardHandles,
    /// The card's position when this was recorded.
    spot: Spot,
}

/// Card handles of all readers. They are not part of the state, but follow from the game so far. To be able to return
/// to a state, save them with it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Handles {
    cards: Vec<Known>,
    next: CardHandles,
    /// The visibility data at the last update. If unchanged, no update is needed.
    looked: Option<Looked>,
}

/// Data that determines who may know which card. In order: number of moves, number of cards, cards shown by abilities
/// or while being played, eliminated players, and players who may look at the top of their deck.
type Looked = (u32, usize, Vec<(CardIndex, Seat, bool)>, u8, u8);

fn looked(game: &View) -> Looked {
    let state = &game.state;
    let shown = state.frames().iter().flat_map(|frame| {
        let seen = frame.cards.iter().filter(|(slot, _)| matches!(slot, FrameSlot::Seen | FrameSlot::Shown));
        seen.map(|(slot, of)| (of.card, frame.you, *slot == FrameSlot::Shown))
    });
    let shown = shown.chain(game.being_played().map(|card| (card, Seat::NONE, true)));
    // A resource is shown while its Plot is pending (CR 7.6.3A).
    let plots = if game.features.plot { game.shown_for_plot() } else { Vec::new() };
    // Cards in hands with pending triggers are shown, too.
    let open = plots.into_iter().chain(game.triggering_in_hands());
    let shown = shown.chain(open.map(|card| (card, Seat::NONE, true)));
    let lost = state.seats().filter(|seat| state.player(*seat).lost).fold(0, |all, seat| all | 1 << seat.0);
    (state.move_stamp(), state.cards().len(), shown.collect(), lost, game.may_see_tops())
}

/// Returns the seat of a reader, given by index.
fn seat(reader: usize) -> Seat {
    u8::try_from(reader).ok().filter(|_| reader + 1 < READERS).map_or(Seat::NONE, Seat)
}

/// Returns the index of a reader. Readers without a seat see only public information.
fn place(reader: Seat) -> usize {
    reader.at().min(READERS - 1)
}

fn spot(state: &State, card: CardIndex) -> Spot {
    let here = state.card(card);
    (here.place, here.controller, here.host, here.copy)
}

impl Handles {
    /// Returns each reader's handle of a card. This is the current one or, if there is none, the one before the latest
    /// move.
    pub(crate) fn numbers(&self, card: CardIndex) -> Option<CardHandles> {
        let known = self.cards.get(card.at())?;
        let mut numbers = known.now;
        for (now, before) in numbers.iter_mut().zip(known.before) {
            if *now == UNKNOWN {
                *now = before;
            }
        }
        Some(numbers)
    }

    /// Returns a reader's handle of a card, if there is one.
    pub(crate) fn number(&self, card: CardIndex, reader: Seat) -> Option<u32> {
        self.cards.get(card.at()).map(|known| known.now[place(reader)]).filter(|number| *number != UNKNOWN)
    }

    pub(crate) fn card(&self, number: u32, reader: Seat) -> Option<CardIndex> {
        let reader = place(reader);
        let at = self.cards.iter().position(|known| number != UNKNOWN && known.now[reader] == number)?;
        u16::try_from(at).ok().map(CardIndex)
    }

    /// Forgets the handles from before moves, at the start of a new step.
    pub(crate) fn begin(&mut self) {
        for known in &mut self.cards {
            known.before = [UNKNOWN; READERS];
        }
    }

    /// Makes the next update look at every card, although nothing has moved.
    pub(crate) fn look_again(&mut self) {
        self.looked = None;
    }

    /// Updates the handles of all readers. The cards in `open` are briefly shown to all.
    pub(crate) fn look(&mut self, game: &View, open: &[CardIndex]) {
        let state = &game.state;
        let table = looked(game);
        if open.is_empty() && self.looked.as_ref() == Some(&table) {
            return;
        }
        // Briefly shown cards are hidden again by the next update.
        self.looked = open.is_empty().then_some(table);
        for at in 0..state.cards().len() {
            let spot = spot(state, CardIndex(at as u16));
            match self.cards.get_mut(at) {
                None => self.cards.push(Known { now: [UNKNOWN; READERS], before: [UNKNOWN; READERS], spot }),
                Some(known) if known.spot != spot => {
                    known.before = known.now;
                    known.spot = spot;
                }
                Some(_) => {}
            }
        }
        for reader in (0..usize::from(state.seat_count())).chain([READERS - 1]) {
            let seat = seat(reader);
            for card in order(game, seat) {
                let known = &mut self.cards[card.at()];
                if game.visible(card, seat) != Visibility::Open && !open.contains(&card) {
                    known.now[reader] = UNKNOWN;
                } else if known.now[reader] == UNKNOWN {
                    known.now[reader] = self.next[reader];
                    self.next[reader] = self.next[reader].saturating_add(1).min(UNKNOWN - 1);
                }
            }
        }
    }
}

/// Returns all cards in an order that reveals only what this reader may know. They are sorted by position and, within
/// another player's hand, by card, because only the owner knows when each card was drawn.
fn order(game: &View, reader: Seat) -> Vec<CardIndex> {
    let state = &game.state;
    let mut found: Vec<CardIndex> = Vec::with_capacity(state.cards().len());
    for seat in state.seats() {
        let here = state.player(seat);
        found.extend(std::iter::once(here.base).chain(here.leaders).filter(|card| card.is_some()));
        found.extend(state.under(here.base));
        for unit in state.list(seat, CardZone::Arena) {
            found.push(*unit);
            found.extend(state.under(*unit));
        }
        found.extend(state.list(seat, CardZone::Discard));
        found.extend(state.list(seat, CardZone::Resources));
        found.extend(game.hand(seat, Some(reader)));
        found.extend(state.list(seat, CardZone::Deck).iter().rev());
    }
    let mut is_there = vec![false; state.cards().len()];
    found.retain(|card| !std::mem::replace(&mut is_there[card.at()], true));
    found.extend((0..state.cards().len()).filter(|at| !is_there[*at]).map(|at| CardIndex(at as u16)));
    found
}

impl View {
    /// Returns a hand in an order that the reader may know. Another player's hand is sorted by card, so that the order
    /// does not show when each card was drawn.
    pub fn hand(&self, seat: Seat, reader: Option<Seat>) -> Vec<CardIndex> {
        let mut hand = self.state.list(seat, CardZone::Hand).to_vec();
        if let Some(reader) = reader.filter(|reader| *reader != seat) {
            hand.sort_by_key(|card| self.order_for_reader(*card, reader));
        }
        hand
    }
}

/// Returns a reader's handle of a card in an event.
pub(crate) fn read(numbers: &[u32; READERS], reader: Seat) -> Option<u32> {
    Some(numbers[place(reader)]).filter(|number| *number != UNKNOWN)
}
