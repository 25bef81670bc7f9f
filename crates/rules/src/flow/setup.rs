//! Setup of a game (CR 5.2).

use std::sync::Arc;

use ability::{Ability, AbilityId, DeckRule};
use model::{CardId, CardType};
use thiserror::Error;

use crate::Game;
use crate::book::CardBook;
use crate::explain::log::LogEvent;
use crate::read::View;
use crate::state::{Action, CardIndex, CardZone, Question, QuestionKind, Seat, State, Task};

/// A player's deck. The validator checks whether it is legal; the engine only needs cards that it can play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// One leader, or two in Twin Suns.
    pub leaders: Vec<CardId>,
    /// The base of the deck.
    pub base: CardId,
    /// Units, events and upgrades.
    pub cards: Vec<CardId>,
}

/// Reason why a game cannot be set up.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The number of players is not two to four.
    #[error("a game needs two to four decks, not {0}")]
    Players(usize),
    /// A leader or base is missing or of the wrong kind, or is among the other cards.
    #[error("card {1:?} of deck {0} has the wrong type for its place")]
    Kind(usize, CardId),
    /// A deck has too few or too many leaders.
    #[error("deck {0} has {1} leaders")]
    Leaders(usize, usize),
    /// The text of a card is not implemented.
    #[error("the text of card {1:?} of deck {0} is not implemented yet")]
    NotWritten(usize, CardId),
    /// More cards than a state can hold.
    #[error("there are too many cards")]
    TooMany,
}

impl Game {
    /// Sets up a game: bases, leaders and shuffled decks. The first question is who starts with the initiative
    /// (CR 5.2.1). The seed determines all random numbers.
    ///
    /// # Errors
    /// [`SetupError`] if the decks cannot be played.
    pub fn new(book: Arc<CardBook>, decks: &[Deck], seed: u64) -> Result<Game, SetupError> {
        if !(2..=4).contains(&decks.len()) {
            return Err(SetupError::Players(decks.len()));
        }
        for (at, deck) in decks.iter().enumerate() {
            check(&book, at, deck)?;
        }
        let mut state = State::empty(decks.len() as u8, seed);
        state.set_twin_suns(decks.iter().any(|deck| deck.leaders.len() == 2));
        let add = |state: &mut State, def: CardId, seat: Seat| state.add_card(def, seat).ok_or(SetupError::TooMany);
        for (at, deck) in decks.iter().enumerate() {
            let seat = Seat(at as u8);
            let base = add(&mut state, deck.base, seat)?;
            state.card_mut(base).place = CardZone::BaseZone;
            state.player_mut(seat).base = base;
            for (nth, leader) in deck.leaders.iter().enumerate() {
                let leader = add(&mut state, *leader, seat)?;
                state.card_mut(leader).place = CardZone::BaseZone;
                state.player_mut(seat).leaders[nth] = leader;
            }
            for def in &deck.cards {
                let card = add(&mut state, *def, seat)?;
                state.put_in(card, seat, CardZone::Deck, false);
            }
        }
        let mut game = Game::resume(book, state);
        game.course().tasks.push(Task::FirstPlayer);
        game.run();
        Ok(game)
    }

    /// Lets this player decide who starts, instead of a random player. In a match of several games this is the loser of
    /// the last one (CR 5.2.1C). Returns `false` if that is not the open question.
    pub fn let_choose_first(&mut self, seat: Seat) -> bool {
        let seats = self.state.seat_count();
        match self.course().question {
            Some(question) if question.ask == QuestionKind::FirstPlayer && seat.0 < seats => {
                question.player = seat;
                true
            }
            Some(_) | None => false,
        }
    }

    /// Asks a random player who starts with the initiative, then shuffles and draws (CR 5.2.1C).
    pub(crate) fn first_player(&mut self) {
        let Some(Action::Player(first)) = self.course().step.answer.take() else {
            let seats = u32::from(self.state.seat_count());
            let chooser = Seat(self.random_below(seats) as u8);
            self.course().tasks.push(Task::FirstPlayer);
            let options = self.state.seats().map(Action::Player).collect();
            self.ask(Question::plain(chooser, QuestionKind::FirstPlayer), options);
            return;
        };
        *self.course().initiative = first;
        *self.course().active = first;
        self.log_event("5.2.1C", LogEvent::FirstPlayer { player: first });
        for seat in self.state.seats() {
            self.shuffle(seat, "5.2.1D");
            let hand = self.starting_hand(seat);
            self.draw_by_rule(seat, hand, "5.2.1D");
        }
        self.course().tasks.push(Task::FirstResources(0));
        self.course().tasks.push(Task::Mulligans(0));
    }

    /// Asks each player in order whether to take a mulligan (CR 5.2.1E).
    pub(crate) fn mulligans(&mut self, done: u8) {
        let Some(seat) = self.next_asked(done) else { return };
        if self.setup_of(seat).contains(&DeckRule::NoMulligan) {
            self.course().tasks.push(Task::Mulligans(done | 1 << seat.0));
            return;
        }
        let taken = match self.course().step.answer.take() {
            Some(Action::Yes) => true,
            Some(Action::No) => false,
            _ => {
                self.course().tasks.push(Task::Mulligans(done));
                self.ask(Question::plain(seat, QuestionKind::Mulligan), vec![Action::Yes, Action::No]);
                return;
            }
        };
        self.log_event("5.2.1E", LogEvent::Mulligan { player: seat, taken });
        self.player_mut(seat).mulligan = Some(taken);
        if taken {
            let hand: Vec<CardIndex> = self.state.list(seat, CardZone::Hand).to_vec();
            for card in hand {
                self.move_card(card, seat, CardZone::Deck, false);
            }
            self.shuffle(seat, "5.2.1E");
            let hand = self.starting_hand(seat);
            self.draw_by_rule(seat, hand, "5.2.1E");
        }
        self.course().tasks.push(Task::Mulligans(done | 1 << seat.0));
    }

    /// Asks each player for two cards from hand to put into play as ready resources (CR 5.2.1F).
    pub(crate) fn first_resources(&mut self, done: u8) {
        let Some(seat) = self.next_asked(done) else {
            for seat in self.state.seats() {
                self.player_mut(seat).drawn = 0;
            }
            self.course().tasks.push(Task::StartActionPhase);
            return;
        };
        match self.course().step.answer.take() {
            Some(Action::Card(card)) => {
                self.move_card(card, seat, CardZone::Resources, false);
                self.log_event("5.2.1F", LogEvent::Resourced { player: seat, card });
                let has_two = self.state.list(seat, CardZone::Resources).len() >= 2;
                self.course().tasks.push(Task::FirstResources(if has_two { done | 1 << seat.0 } else { done }));
            }
            _ => {
                let options: Vec<Action> =
                    self.state.list(seat, CardZone::Hand).iter().map(|card| Action::Card(*card)).collect();
                if options.is_empty() {
                    self.course().tasks.push(Task::FirstResources(done | 1 << seat.0));
                    return;
                }
                self.course().tasks.push(Task::FirstResources(done));
                let picked = self.state.list(seat, CardZone::Resources).len() as u8;
                let question =
                    Question { picked, max: 2, min: 2, ..Question::plain(seat, QuestionKind::FirstResources) };
                self.ask(question, options);
            }
        }
    }
}

impl View {
    /// Returns the changes that a player's base makes to the setup.
    fn setup_of(&self, seat: Seat) -> Vec<DeckRule> {
        let of =
            |id: &AbilityId| if let Ability::Setup(all) = self.book.ability(*id) { all.clone() } else { Vec::new() };
        self.def(self.state.player(seat).base).front.abilities.iter().flat_map(of).collect()
    }

    /// Returns the size of a player's starting hand: 6, unless the base changes it.
    fn starting_hand(&self, seat: Seat) -> i16 {
        let more = self.setup_of(seat).into_iter().map(|setup| match setup {
            DeckRule::HandSize(more) => i16::from(more),
            DeckRule::NoMulligan | DeckRule::DeckSize(_) | DeckRule::Copies(_) => 0,
        });
        6 + more.sum::<i16>()
    }
}

fn check(book: &CardBook, at: usize, deck: &Deck) -> Result<(), SetupError> {
    if !(1..=2).contains(&deck.leaders.len()) {
        return Err(SetupError::Leaders(at, deck.leaders.len()));
    }
    let one = |card: CardId, fits: &dyn Fn(CardType) -> bool| {
        if card.index() >= book.catalog().cards().len() || !fits(book.def(card).kind) {
            return Err(SetupError::Kind(at, card));
        }
        if !book.is_implemented(card) {
            return Err(SetupError::NotWritten(at, card));
        }
        Ok(())
    };
    one(deck.base, &|kind| kind == CardType::Base)?;
    for leader in &deck.leaders {
        one(*leader, &|kind| kind == CardType::Leader)?;
    }
    for card in &deck.cards {
        one(*card, &CardType::is_deck_card)?;
    }
    Ok(())
}
