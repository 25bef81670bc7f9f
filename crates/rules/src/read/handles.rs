//! The numbers by which each reader names the cards that they may know (CR 1.17).
//!
//! A card has one place in [`crate::State::cards`] for the whole game, which would let a player recognise a card that
//! was hidden meanwhile. So each reader counts cards anew: a card gets the next number when that reader may know it,
//! and loses it when it is hidden from them. The numbers follow from what the reader has seen and from nothing else.
//!
//! Invariant: every face names cards through [`Game::handle_of`] and finds them through [`Game::card_of`].

use crate::Game;
use crate::read::view::Visible;
use crate::state::{CardIx, Place, Seat, Slot, State};

/// Those who read: four seats, and last whoever sees only what lies open.
pub(crate) const READERS: usize = 5;

/// Stands for a card without a number.
pub(crate) const UNKNOWN: u32 = u32::MAX;

/// The numbers of one card for each reader.
pub(crate) type Numbers = [u32; READERS];

/// Where a card is, as far as a move shows.
type Spot = (Place, Seat, CardIx, u8);

/// What the readers call one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Known {
    /// The numbers as they are now.
    now: Numbers,
    /// Before its newest move, while the step that moved it is under way.
    before: Numbers,
    /// Where it was when this was written.
    spot: Spot,
}

/// What every reader calls the cards. It is no part of the state: it follows from the game so far, and is saved with a
/// state that is to be gone back to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Handles {
    cards: Vec<Known>,
    next: Numbers,
    /// What the table was like when it was looked at last: the same table need not be looked at again.
    looked: Option<Looked>,
}

/// What decides who may know which card: moves so far, cards, cards shown by abilities and while they are played, players
/// who are out, players who may look at the top of their deck.
type Looked = (u32, usize, Vec<(CardIx, Seat, bool)>, u8, u8);

fn looked(game: &Game) -> Looked {
    let state = &game.state;
    let shown = state.frames.iter().flat_map(|frame| {
        let seen = frame.cards.iter().filter(|(slot, _)| matches!(slot, Slot::Seen | Slot::Shown));
        seen.map(|(slot, of)| (of.card, frame.you, *slot == Slot::Shown))
    });
    let shown = shown.chain(game.being_played().map(|card| (card, Seat::NONE, true)));
    // Resources are shown as long as their Plot waits (CR 7.6.3A).
    let plots = if game.features.plot { game.shown_for_plot() } else { Vec::new() };
    // So are cards in a hand.
    let open = plots.into_iter().chain(game.triggering_in_hands());
    let shown = shown.chain(open.map(|card| (card, Seat::NONE, true)));
    let lost = state.seats().filter(|seat| state.player(*seat).lost).fold(0, |all, seat| all | 1 << seat.0);
    (state.stamp, state.cards.len(), shown.collect(), lost, game.may_see_tops())
}

/// The seat of a reader by their place.
fn seat(reader: usize) -> Seat {
    u8::try_from(reader).ok().filter(|_| reader + 1 < READERS).map_or(Seat::NONE, Seat)
}

/// The place of a reader; those who are no player see what lies open.
fn place(reader: Seat) -> usize {
    reader.at().min(READERS - 1)
}

fn spot(state: &State, card: CardIx) -> Spot {
    let here = state.card(card);
    (here.place, here.controller, here.host, here.copy)
}

impl Handles {
    /// What every reader calls a card who knows it now, or knew it just before.
    pub(crate) fn numbers(&self, card: CardIx) -> Option<Numbers> {
        let known = self.cards.get(card.at())?;
        let mut numbers = known.now;
        for (now, before) in numbers.iter_mut().zip(known.before) {
            if *now == UNKNOWN {
                *now = before;
            }
        }
        Some(numbers)
    }

    /// The number by which a reader knows a card.
    pub(crate) fn number(&self, card: CardIx, reader: Seat) -> Option<u32> {
        self.cards.get(card.at()).map(|known| known.now[place(reader)]).filter(|number| *number != UNKNOWN)
    }

    fn card(&self, number: u32, reader: Seat) -> Option<CardIx> {
        let reader = place(reader);
        let at = self.cards.iter().position(|known| number != UNKNOWN && known.now[reader] == number)?;
        u16::try_from(at).ok().map(CardIx)
    }

    /// What was before moves is forgotten: a new step begins.
    fn begin(&mut self) {
        for known in &mut self.cards {
            known.before = [UNKNOWN; READERS];
        }
    }

    /// Looks at the table with every reader's eyes. The cards in `open` are shown to all for a moment.
    fn look(&mut self, game: &Game, open: &[CardIx]) {
        let state = &game.state;
        let table = looked(game);
        if open.is_empty() && self.looked.as_ref() == Some(&table) {
            return;
        }
        // What is shown for a moment is hidden again with the next look.
        self.looked = open.is_empty().then_some(table);
        for at in 0..state.cards.len() {
            let spot = spot(state, CardIx(at as u16));
            match self.cards.get_mut(at) {
                None => self.cards.push(Known { now: [UNKNOWN; READERS], before: [UNKNOWN; READERS], spot }),
                Some(known) if known.spot != spot => {
                    known.before = known.now;
                    known.spot = spot;
                }
                Some(_) => {}
            }
        }
        for reader in (0..usize::from(state.seats)).chain([READERS - 1]) {
            let seat = seat(reader);
            for card in order(game, seat) {
                let known = &mut self.cards[card.at()];
                if game.visible(card, seat) != Visible::Open && !open.contains(&card) {
                    known.now[reader] = UNKNOWN;
                } else if known.now[reader] == UNKNOWN {
                    known.now[reader] = self.next[reader];
                    self.next[reader] = self.next[reader].saturating_add(1).min(UNKNOWN - 1);
                }
            }
        }
    }
}

/// Every card in an order that says no more to this reader than what they may know: by place, and in the hand of
/// another player, where only the owner knows which card came when, by what it is.
fn order(game: &Game, reader: Seat) -> Vec<CardIx> {
    let state = &game.state;
    let mut found: Vec<CardIx> = Vec::with_capacity(state.cards.len());
    for seat in state.seats() {
        let here = state.player(seat);
        found.extend(std::iter::once(here.base).chain(here.leaders).filter(|card| card.is_some()));
        found.extend(state.under(here.base));
        for unit in state.list(seat, Place::Arena) {
            found.push(*unit);
            found.extend(state.under(*unit));
        }
        found.extend(state.list(seat, Place::Discard));
        found.extend(state.list(seat, Place::Resources));
        found.extend(game.hand(seat, Some(reader)));
        found.extend(state.list(seat, Place::Deck).iter().rev());
    }
    let mut is_there = vec![false; state.cards.len()];
    found.retain(|card| !std::mem::replace(&mut is_there[card.at()], true));
    found.extend((0..state.cards.len()).filter(|at| !is_there[*at]).map(|at| CardIx(at as u16)));
    found
}

impl Game {
    /// Records from now on the log and what every reader calls the cards.
    pub fn tell(&mut self) {
        self.log = Some(Vec::new());
        self.handles = Some(Handles::default());
        self.look_around(&[]);
    }

    /// What every reader calls the cards now; `None` unless it is recorded.
    pub fn handles(&self) -> Option<&Handles> {
        self.handles.as_ref()
    }

    /// Goes back to an earlier state of this game, and to what the cards were called then.
    pub fn go_back(&mut self, state: State, handles: Option<Handles>) {
        let (tells, always, before_plot) = (self.handles.is_some(), self.always, self.before_plot);
        *self = Game::resume(self.book.common().clone(), state);
        self.always = always;
        self.before_plot = before_plot;
        if tells {
            self.tell();
            if handles.is_some() {
                self.handles = handles;
                self.look_around(&[]);
            }
        }
    }

    /// The number by which a reader knows a card now, `None` for one that they may not know. A judge, without a seat,
    /// knows every card by its place in the game.
    pub fn handle_of(&self, card: CardIx, reader: Option<Seat>) -> Option<u32> {
        if card.at() >= self.state.cards.len() {
            return None;
        }
        let Some(reader) = reader else { return Some(u32::from(card.0)) };
        let handles = self.handles.as_ref()?;
        handles.number(card, reader).filter(|_| self.visible(card, reader) == Visible::Open)
    }

    /// The card that a reader means by a number: none alike for a card that is hidden from them and for one that never
    /// was.
    pub fn card_of(&self, number: u32, reader: Option<Seat>) -> Option<CardIx> {
        let card = match reader {
            None => CardIx(u16::try_from(number).ok()?),
            Some(reader) => self.handles.as_ref()?.card(number, reader)?,
        };
        self.handle_of(card, reader).map(|_| card)
    }

    /// A hand in the order in which a reader may know it: another's is sorted by what the cards are, so that it does not
    /// say which was drawn when.
    pub fn hand(&self, seat: Seat, reader: Option<Seat>) -> Vec<CardIx> {
        let mut hand = self.state.list(seat, Place::Hand).to_vec();
        if let Some(reader) = reader.filter(|reader| *reader != seat) {
            hand.sort_by_key(|card| self.as_told(*card, reader));
        }
        hand
    }

    pub(crate) fn look_around(&mut self, open: &[CardIx]) {
        if let Some(mut handles) = self.handles.take() {
            handles.look(self, open);
            self.handles = Some(handles);
        }
    }

    /// A step begins: what moves before it no longer counts.
    pub(crate) fn begin_telling(&mut self) {
        if let Some(handles) = &mut self.handles {
            handles.begin();
        }
    }
}

/// What a reader calls a card of an event.
pub(crate) fn read(numbers: &[u32; READERS], reader: Seat) -> Option<u32> {
    Some(numbers[place(reader)]).filter(|number| *number != UNKNOWN)
}
