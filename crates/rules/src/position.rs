//! Positions: a game from any situation, and a judge's edits in the middle of one.

use std::sync::Arc;

use model::{CardId, CardNumber, CardType};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Game;
use crate::book::Book;
use crate::happen::To;
use crate::setup::empty;
use crate::state::{Ask, Card, CardIx, Flags, Phase, Place, Seat, State, Task};

/// A situation to start from. What is left out is empty, ready, undamaged.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// Two to four players, in the order of their seats.
    pub players: Vec<PlayerPosition>,
    /// Who has the initiative; seat 0 when left out.
    pub initiative: u8,
    /// Whether the initiative was taken this round.
    pub initiative_taken: bool,
    /// Whose action it is; the holder of the initiative when left out.
    pub active: Option<u8>,
    /// The round, from 1.
    pub round: Option<u16>,
    /// Start with the regroup phase rather than with an action.
    pub regroup: bool,
    /// Twin Suns rules (CR 12).
    pub twin_suns: bool,
    /// Whether the blast and plan counters were taken this round.
    pub blast_taken: bool,
    /// See `blast_taken`.
    pub plan_taken: bool,
    /// The seed of chance.
    pub seed: u64,
}

/// One player's side of a position.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// One leader, or two.
    pub leaders: Vec<LeaderPosition>,
    /// The base.
    pub base: Option<BasePosition>,
    /// Cards in hand.
    pub hand: Vec<CardNumber>,
    /// The deck, top card first.
    pub deck: Vec<CardNumber>,
    /// The discard pile.
    pub discard: Vec<CardNumber>,
    /// Resources.
    pub resources: Vec<ResourcePosition>,
    /// Units in both arenas, without deployed leaders.
    pub units: Vec<UnitPosition>,
    /// Passed with their last action.
    pub passed: bool,
    /// Took a counter this round.
    pub took_counter: bool,
}

/// A leader of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderPosition {
    /// Which card.
    pub card: CardNumber,
    /// Whether it is deployed.
    #[serde(default)]
    pub deployed: bool,
    /// Whether its epic action is used; a deployed leader's is.
    #[serde(default)]
    pub epic_used: bool,
    /// Exhausted.
    #[serde(default)]
    pub exhausted: bool,
    /// Damage on it.
    #[serde(default)]
    pub damage: i16,
    /// Upgrades on it.
    #[serde(default)]
    pub upgrades: Vec<UnderPosition>,
    /// Cards that it guards.
    #[serde(default)]
    pub captured: Vec<UnderPosition>,
}

/// A base of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BasePosition {
    /// Which card.
    pub card: CardNumber,
    /// Damage on it.
    #[serde(default)]
    pub damage: i16,
    /// Whether its epic action is used.
    #[serde(default)]
    pub epic_used: bool,
}

/// A resource of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourcePosition {
    /// Which card.
    pub card: CardNumber,
    /// Exhausted.
    #[serde(default)]
    pub exhausted: bool,
    /// Who owns it, when another does.
    #[serde(default)]
    pub owner: Option<u8>,
}

/// A unit of a position, a token among them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitPosition {
    /// Which card.
    pub card: CardNumber,
    /// Damage on it.
    #[serde(default)]
    pub damage: i16,
    /// Exhausted.
    #[serde(default)]
    pub exhausted: bool,
    /// Who owns it, when another does.
    #[serde(default)]
    pub owner: Option<u8>,
    /// Upgrades on it.
    #[serde(default)]
    pub upgrades: Vec<UnderPosition>,
    /// Cards that it guards.
    #[serde(default)]
    pub captured: Vec<UnderPosition>,
}

/// A card under a unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderPosition {
    /// Which card.
    pub card: CardNumber,
    /// Who owns it; the unit's controller when left out (for captured cards: the next player).
    #[serde(default)]
    pub owner: Option<u8>,
    /// Who controls it; its owner when left out.
    #[serde(default)]
    pub controller: Option<u8>,
}

/// Why a position or an edit is refused. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// Two to four players.
    #[error("a position needs two to four players, not {0}")]
    Players(usize),
    /// No such card in the catalogue.
    #[error("there is no card {0}")]
    NoCard(CardNumber),
    /// The card does not belong there.
    #[error("{0} cannot be a {1}")]
    Kind(CardNumber, &'static str),
    /// Its text is not written yet.
    #[error("the text of {0} is not written yet")]
    NotWritten(CardNumber),
    /// A player has no base or no leader, or more than two leaders.
    #[error("player {0} needs one base and one or two leaders")]
    Incomplete(usize),
    /// No such seat.
    #[error("there is no seat {0}")]
    Seat(u8),
    /// No such card in the game.
    #[error("there is no card {0} in this game")]
    NoSuch(u16),
    /// A number that cannot be.
    #[error("{0} is out of range")]
    Range(i16),
    /// Edits are made between actions only.
    #[error("a position is edited between actions: answer the open question first, or undo")]
    Busy,
    /// More cards than a state holds.
    #[error("there are too many cards")]
    TooMany,
}

/// A judge's edit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "edit", deny_unknown_fields)]
pub enum Edit {
    /// So much damage on a unit or base.
    Damage {
        /// The card.
        card: CardIx,
        /// Damage counters.
        damage: i16,
    },
    /// Ready or exhaust a unit, leader or resource.
    Exhausted {
        /// The card.
        card: CardIx,
        /// Turned sideways.
        exhausted: bool,
    },
    /// Move a card to a zone; into an arena as its owner's unit unless `seat` says otherwise.
    Move {
        /// The card.
        card: CardIx,
        /// Where.
        to: EditPlace,
        /// Whose zone: for units and resources.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// The order of a deck, top card first; cards left out stay below in their order.
    Deck {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Vec<CardIx>,
    },
    /// Whose action it is.
    Active {
        /// The player.
        seat: Seat,
    },
    /// Who has the initiative, and whether it was taken this round.
    Initiative {
        /// The player.
        seat: Seat,
        /// Taken this round.
        taken: bool,
    },
    /// A new card that nobody had, or a token upgrade on a unit.
    Add {
        /// Which.
        card: CardNumber,
        /// Whose.
        seat: Seat,
        /// Where; upgrades go on the unit.
        to: EditPlace,
        /// The unit for an upgrade.
        #[serde(default)]
        onto: Option<CardIx>,
    },
    /// An upgrade goes on another unit.
    Attach {
        /// The upgrade.
        card: CardIx,
        /// The unit.
        onto: CardIx,
    },
    /// A leader is turned to its unit side or back, without triggers.
    Deployed {
        /// The leader.
        card: CardIx,
        /// On its unit side.
        deployed: bool,
    },
    /// Forget what happened this phase.
    ForgetPhase,
}

/// Where an edit puts a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EditPlace {
    /// Its owner's hand.
    Hand,
    /// The top of its owner's deck.
    DeckTop,
    /// The bottom of its owner's deck.
    DeckBottom,
    /// Its owner's discard pile.
    Discard,
    /// A resource zone.
    Resources,
    /// An arena.
    Arena,
    /// On a unit.
    Attached,
    /// Out of the game.
    Aside,
}

impl Game {
    /// A game from a position: the active player's action, or the regroup phase, comes next. Nothing triggers by
    /// being there.
    ///
    /// # Errors
    /// [`PositionError`] when the position cannot be.
    pub fn at(book: Arc<Book>, position: &Position) -> Result<Game, PositionError> {
        let seats = position.players.len();
        if !(2..=4).contains(&seats) {
            return Err(PositionError::Players(seats));
        }
        let seat = |seat: u8| if usize::from(seat) < seats { Ok(Seat(seat)) } else { Err(PositionError::Seat(seat)) };
        let mut state = empty(seats as u8, position.seed);
        state.initiative = seat(position.initiative)?;
        state.active = position.active.map_or(Ok(state.initiative), seat)?;
        state.round = position.round.unwrap_or(1);
        state.phase = Phase::Action;
        state.twin_suns = position.twin_suns;
        state.taken = u8::from(position.initiative_taken)
            | u8::from(position.blast_taken) << 1
            | u8::from(position.plan_taken) << 2;
        let mut builder = Builder { book: &book, state, seats: seats as u8 };
        for (at, player) in position.players.iter().enumerate() {
            builder.player(at, player)?;
        }
        let mut game = Game::resume(Arc::clone(&book), builder.state);
        game.state.tasks.push(if position.regroup { Task::StartRegroup } else { Task::Turn });
        game.run();
        Ok(game)
    }

    /// Changes the position as a judge does, between actions; nothing triggers, but what must be put right is
    /// (CR 1.16.5).
    ///
    /// # Errors
    /// [`PositionError`], and nothing has changed.
    pub fn edit(&mut self, edit: &Edit) -> Result<(), PositionError> {
        if self.state.question.is_none_or(|question| question.ask != Ask::Action) {
            return Err(PositionError::Busy);
        }
        let before = self.state.clone();
        if let Err(error) = self.try_edit(edit) {
            self.state = before;
            return Err(error);
        }
        self.state.question = None;
        self.state.options.clear();
        self.answer = None;
        self.dirty = true;
        self.state.waiting.clear();
        self.run();
        Ok(())
    }

    fn known(&self, card: CardIx) -> Result<CardIx, PositionError> {
        if card.at() < self.state.cards.len() { Ok(card) } else { Err(PositionError::NoSuch(card.0)) }
    }

    fn seat(&self, seat: Seat) -> Result<Seat, PositionError> {
        if seat.0 < self.state.seats { Ok(seat) } else { Err(PositionError::Seat(seat.0)) }
    }

    fn number_of(&self, card: CardIx) -> CardNumber {
        self.book.catalog().card(self.state.card(card).def).number
    }

    fn try_edit(&mut self, edit: &Edit) -> Result<(), PositionError> {
        match edit {
            Edit::Damage { card, damage } => {
                let card = self.known(*card)?;
                if !(0..=999).contains(damage) {
                    return Err(PositionError::Range(*damage));
                }
                let kind = self.def(card).kind;
                if self.state.card(card).place != Place::Arena && kind != CardType::Base {
                    return Err(PositionError::Kind(self.number_of(card), "card with damage on it"));
                }
                self.state.card_mut(card).damage = *damage;
            }
            Edit::Exhausted { card, exhausted } => {
                let card = self.known(*card)?;
                let flags = &mut self.state.card_mut(card).flags;
                if *exhausted { flags.set(Flags::EXHAUSTED) } else { flags.clear(Flags::EXHAUSTED) }
            }
            Edit::Move { card, to, seat } => {
                let card = self.known(*card)?;
                let seat = seat.map_or(Ok(self.state.card(card).owner), |seat| self.seat(seat))?;
                self.edit_place(card, *to, seat, None)?;
            }
            Edit::Deck { seat, cards } => {
                let seat = self.seat(*seat)?;
                for card in cards.iter().rev() {
                    let card = self.known(*card)?;
                    if self.state.card(card).place != Place::Deck || self.state.card(card).owner != seat {
                        return Err(PositionError::Kind(self.number_of(card), "card of that deck"));
                    }
                    self.state.take_out(card);
                    self.state.put_in(card, seat, Place::Deck, false);
                }
            }
            Edit::Active { seat } => self.state.active = self.seat(*seat)?,
            Edit::Initiative { seat, taken } => {
                self.state.initiative = self.seat(*seat)?;
                self.state.taken = (self.state.taken & !1) | u8::from(*taken);
            }
            Edit::Add { card, seat, to, onto } => {
                let seat = self.seat(*seat)?;
                let def = written(&self.book, *card)?;
                let new = add(&mut self.state, def, seat)?;
                self.edit_place(new, *to, seat, *onto)?;
            }
            Edit::Attach { card, onto } => {
                let card = self.known(*card)?;
                let seat = self.state.card(card).controller;
                self.edit_place(card, EditPlace::Attached, seat, Some(*onto))?;
            }
            Edit::Deployed { card, deployed } => {
                let card = self.known(*card)?;
                if self.def(card).kind != CardType::Leader {
                    return Err(PositionError::Kind(self.number_of(card), "leader"));
                }
                let owner = self.state.card(card).owner;
                self.state.take_out(card);
                self.state.renew(card);
                if *deployed {
                    self.state.card_mut(card).flags.set(Flags(Flags::DEPLOYED.0 | Flags::EPIC_USED.0));
                    self.enter(card, owner, true);
                } else {
                    self.state.card_mut(card).place = Place::BaseZone;
                }
            }
            Edit::ForgetPhase => {
                self.state.facts.clear();
                self.state.snapshots.clear();
                for card in &mut self.state.cards {
                    card.flags.clear(Flags::OF_PHASE);
                }
            }
        }
        Ok(())
    }

    fn edit_place(
        &mut self,
        card: CardIx,
        to: EditPlace,
        seat: Seat,
        onto: Option<CardIx>,
    ) -> Result<(), PositionError> {
        let kind = self.def(card).kind;
        let wrong = |game: &Game, what: &'static str| Err(PositionError::Kind(game.number_of(card), what));
        if matches!(kind, CardType::Base | CardType::Leader) {
            return wrong(self, "card that is moved");
        }
        if kind.is_token() && !matches!(to, EditPlace::Arena | EditPlace::Attached | EditPlace::Aside) {
            return wrong(self, "card out of play");
        }
        let under: Vec<CardIx> = self.state.under(card).collect();
        for below in under {
            self.put(below, To::Defeat, seat);
        }
        match to {
            EditPlace::Arena if !matches!(kind, CardType::Unit | CardType::TokenUnit) => return wrong(self, "unit"),
            EditPlace::Attached => {
                let Some(onto) = onto else { return wrong(self, "upgrade on no unit") };
                let onto = self.known(onto)?;
                if !matches!(kind, CardType::Upgrade | CardType::TokenUpgrade)
                    || self.state.card(onto).place != Place::Arena
                {
                    return wrong(self, "upgrade there");
                }
                self.state.take_out(card);
                self.state.renew(card);
                self.state.put_under(card, onto, Place::Attached);
                self.state.card_mut(card).controller = seat;
                return Ok(());
            }
            _ => {}
        }
        let owner = self.state.card(card).owner;
        self.state.take_out(card);
        self.state.renew(card);
        match to {
            EditPlace::Hand => self.state.put_in(card, owner, Place::Hand, false),
            EditPlace::DeckTop => self.state.put_in(card, owner, Place::Deck, false),
            EditPlace::DeckBottom => self.state.put_in(card, owner, Place::Deck, true),
            EditPlace::Discard => self.state.put_in(card, owner, Place::Discard, false),
            EditPlace::Resources => self.state.put_in(card, seat, Place::Resources, false),
            EditPlace::Arena => {
                self.enter(card, seat, true);
                self.state.card_mut(card).flags.clear(Flags(Flags::ENTERED_PHASE.0 | Flags::ENTERED_ROUND.0));
            }
            EditPlace::Attached | EditPlace::Aside => {}
        }
        Ok(())
    }
}

struct Builder<'a> {
    book: &'a Book,
    state: State,
    seats: u8,
}

impl Builder<'_> {
    fn seat(&self, seat: Option<u8>, default: Seat) -> Result<Seat, PositionError> {
        match seat {
            None => Ok(default),
            Some(seat) if seat < self.seats => Ok(Seat(seat)),
            Some(seat) => Err(PositionError::Seat(seat)),
        }
    }

    fn add(
        &mut self,
        number: CardNumber,
        owner: Seat,
        what: &'static str,
        fits: impl Fn(CardType) -> bool,
    ) -> Result<CardIx, PositionError> {
        let def = written(self.book, number)?;
        if !fits(self.book.def(def).kind) {
            return Err(PositionError::Kind(number, what));
        }
        add(&mut self.state, def, owner)
    }

    fn player(&mut self, at: usize, player: &PlayerPosition) -> Result<(), PositionError> {
        let seat = Seat(at as u8);
        let Some(base) = &player.base else { return Err(PositionError::Incomplete(at)) };
        if !(1..=2).contains(&player.leaders.len()) {
            return Err(PositionError::Incomplete(at));
        }
        let card = self.add(base.card, seat, "base", |kind| kind == CardType::Base)?;
        self.state.player_mut(seat).base = card;
        let here = self.state.card_mut(card);
        here.place = Place::BaseZone;
        here.damage = range(base.damage)?;
        if base.epic_used {
            here.flags.set(Flags::EPIC_USED);
        }
        for (nth, leader) in player.leaders.iter().enumerate() {
            let card = self.leader(seat, leader)?;
            self.state.player_mut(seat).leaders[nth] = card;
        }
        let lists = [(&player.hand, Place::Hand), (&player.discard, Place::Discard)];
        for (cards, place) in lists {
            for number in cards {
                let card = self.add(*number, seat, "card of a deck", CardType::is_deck_card)?;
                self.state.put_in(card, seat, place, false);
            }
        }
        for number in player.deck.iter().rev() {
            let card = self.add(*number, seat, "card of a deck", CardType::is_deck_card)?;
            self.state.put_in(card, seat, Place::Deck, false);
        }
        for resource in &player.resources {
            let owner = self.seat(resource.owner, seat)?;
            let card = self.add(resource.card, owner, "resource", CardType::is_deck_card)?;
            self.state.put_in(card, seat, Place::Resources, false);
            if resource.exhausted {
                self.state.card_mut(card).flags.set(Flags::EXHAUSTED);
            }
        }
        for unit in &player.units {
            let owner = self.seat(unit.owner, seat)?;
            let is_unit = |kind| matches!(kind, CardType::Unit | CardType::TokenUnit);
            let card = self.add(unit.card, owner, "unit", is_unit)?;
            self.stand(card, seat, unit.damage, unit.exhausted)?;
            self.under(card, seat, &unit.upgrades, &unit.captured)?;
        }
        let here = self.state.player_mut(seat);
        here.passed = player.passed || player.took_counter;
        here.took_counter = player.took_counter;
        Ok(())
    }

    fn leader(&mut self, seat: Seat, leader: &LeaderPosition) -> Result<CardIx, PositionError> {
        let card = self.add(leader.card, seat, "leader", |kind| kind == CardType::Leader)?;
        if leader.deployed {
            self.stand(card, seat, leader.damage, leader.exhausted)?;
            self.state.card_mut(card).flags.set(Flags(Flags::DEPLOYED.0 | Flags::EPIC_USED.0));
            self.under(card, seat, &leader.upgrades, &leader.captured)?;
            return Ok(card);
        }
        let here = self.state.card_mut(card);
        here.place = Place::BaseZone;
        if leader.exhausted {
            here.flags.set(Flags::EXHAUSTED);
        }
        if leader.epic_used {
            here.flags.set(Flags::EPIC_USED);
        }
        Ok(card)
    }

    fn stand(&mut self, card: CardIx, seat: Seat, damage: i16, exhausted: bool) -> Result<(), PositionError> {
        let in_space = self.book.def(self.state.card(card).def).arena == model::Arena::Space;
        self.state.put_in(card, seat, Place::Arena, false);
        let here = self.state.card_mut(card);
        here.damage = range(damage)?;
        if exhausted {
            here.flags.set(Flags::EXHAUSTED);
        }
        if in_space {
            here.flags.set(Flags::IN_SPACE);
        }
        Ok(())
    }

    fn under(
        &mut self,
        unit: CardIx,
        seat: Seat,
        upgrades: &[UnderPosition],
        captured: &[UnderPosition],
    ) -> Result<(), PositionError> {
        for upgrade in upgrades {
            let owner = self.seat(upgrade.owner, seat)?;
            let is_upgrade = |kind| matches!(kind, CardType::Upgrade | CardType::TokenUpgrade);
            let card = self.add(upgrade.card, owner, "upgrade", is_upgrade)?;
            self.state.put_under(card, unit, Place::Attached);
            self.state.card_mut(card).controller = self.seat(upgrade.controller, owner)?;
        }
        for held in captured {
            let owner = self.seat(held.owner, Seat((seat.0 + 1) % self.seats))?;
            let card = self.add(held.card, owner, "captured unit", |kind| kind == CardType::Unit)?;
            self.state.put_under(card, unit, Place::Captured);
        }
        Ok(())
    }
}

fn range(damage: i16) -> Result<i16, PositionError> {
    if (0..=999).contains(&damage) { Ok(damage) } else { Err(PositionError::Range(damage)) }
}

fn written(book: &Book, number: CardNumber) -> Result<CardId, PositionError> {
    let card = book.catalog().by_number(number).ok_or(PositionError::NoCard(number))?;
    let is_token = book.def(card).kind.is_token();
    if is_token || book.is_written(card) { Ok(card) } else { Err(PositionError::NotWritten(number)) }
}

fn add(state: &mut State, def: CardId, owner: Seat) -> Result<CardIx, PositionError> {
    let card = CardIx(u16::try_from(state.cards.len()).map_err(|_| PositionError::TooMany)?);
    if !card.is_some() {
        return Err(PositionError::TooMany);
    }
    state.cards.push(Card {
        def,
        owner,
        controller: owner,
        place: Place::Aside,
        copy: 0,
        damage: 0,
        flags: Flags::default(),
        host: CardIx::NONE,
        first: CardIx::NONE,
        next: CardIx::NONE,
    });
    Ok(card)
}
