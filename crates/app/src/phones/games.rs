//! Games on several screens. They are tournament matches or casual games, with two to four players on their own phones.
//!
//! Invariant: a phone shows what [`view::now`] returns for its player's seat, and acts only for that seat. A game
//! begins when all players of the table want it, or when the desk opens the table.

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::sync::PoisonError;

use rules::Seat;
use store::Request;
use tournament::PlayerId;

use super::tables::{RoundSeats, name_of};
use crate::contract::{
    CardCount, CardFace, GameState, PhoneCardView, PhoneTableUpdate, PhoneTableView, PlayerGameView, RoundTable,
    SeatKind, SideboardChoice, TextLanguage,
};
use crate::error::Cause;
use crate::event::state::EventState;
use crate::games::aggregate::{GameCommand, OpenGame};
use crate::games::game_language;
use crate::games::live::LiveGame;
use crate::games::sideboarding::{exchange, sideboard_of};
use crate::games::view;
use crate::phones::Phones;
use crate::record::game::EventSeats;
use crate::streams::Aggregate;
use crate::{AppError, ErrorCode};

/// Maximum number of log lines sent to a phone: those it shows.
const LINES: usize = 100;
/// Thinking time of a bot in a match on a phone, in milliseconds.
const THOUGHT_MS: u32 = 300;
/// Upper bound of a bot's answers in one turn.
const MOST_ANSWERS: u32 = 500;

/// Kind of game that a request refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameSelector {
    /// Match of the current round.
    Match,
    /// Latest casual game.
    Casual,
}

/// A request about a player's game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameRequest {
    /// Shows the table.
    Look,
    /// Agrees to begin the match, or its next game, on phones.
    Want {
        /// Number of the game in the match, from 1.
        number: u32,
        /// Deck after sideboarding; `None` keeps the deck unchanged.
        main: Option<Vec<CardCount>>,
    },
    /// Answers the current prompt.
    Answer {
        /// Number of the game on the screen, from 1.
        number: u32,
        /// Number of the game's steps the player had seen.
        step: u32,
        /// Index of the option, from 0.
        option: u32,
    },
    /// Concedes the game on the screen.
    Concede {
        /// Number of the game in the match, from 1.
        number: u32,
    },
}

impl GameRequest {
    /// Returns `true` if the request becomes one step of a game.
    pub(super) fn is_step(&self) -> bool {
        match self {
            GameRequest::Answer { .. } | GameRequest::Concede { .. } => true,
            GameRequest::Look | GameRequest::Want { .. } => false,
        }
    }
}

/// A player's table in the current round, and their seat.
struct OwnSeat<'a> {
    at: RoundTable,
    seat: u32,
    player: u32,
    /// All players at the table in seat order: number, name, `true` for a bot.
    players: Vec<(u32, &'a str, bool)>,
}

impl<'a> OwnSeat<'a> {
    fn names(&self) -> impl Iterator<Item = &'a str> {
        self.players.iter().map(|(_, name, _)| *name)
    }

    /// Returns the other people at the table, who must also agree to play.
    fn others(&self) -> impl Iterator<Item = (u32, &'a str)> {
        let people = self.players.iter().filter(|(player, _, bot)| *player != self.player && !bot);
        people.map(|(player, name, _)| (*player, *name))
    }

    fn seat(&self) -> Seat {
        seat_of(self.seat)
    }

    /// Returns `true` if a game has these players in these seats, by number. Games of earlier versions stored only
    /// names.
    fn sits<'n>(&self, players: Option<&EventSeats>, names: impl Iterator<Item = &'n str>) -> bool {
        match players {
            Some(seats) => self.players.iter().map(|(player, ..)| player).eq(&seats.players),
            None => self.names().eq(names),
        }
    }
}

fn seat_of(number: u32) -> Seat {
    Seat(u8::try_from(number).unwrap_or(0))
}

/// Returns a player's table in the current round, or `None` for a bye.
fn own_seat(state: &EventState, event: u32, player: PlayerId) -> Option<OwnSeat<'_>> {
    let round = state.tournament.rounds().last()?;
    let seats = RoundSeats::of_player(round, player)?;
    let at = RoundTable { event, round: u32::from(round.number), table: u32::from(seats.table_number()?) };
    let seat = seats.seated_players().position(|seated| seated == player)?;
    let entry = |id: PlayerId| (id.0, name_of(state, id), state.bots.contains(&id));
    Some(OwnSeat {
        at,
        seat: u32::try_from(seat).ok()?,
        player: player.0,
        players: seats.seated_players().map(entry).collect(),
    })
}

/// Returns `true` if a match is between two games and the next one has this number.
fn is_next(live: &LiveGame, number: u32) -> bool {
    live.state() == GameState::Between && live.number() + 1 == number as usize
}

fn key(at: RoundTable, number: u32) -> (u32, u32, u32, u32) {
    (at.event, at.round, at.table, number)
}

/// Players who are ready to start a game on phones, by table and game number. Each may have a deck changed by
/// sideboarding. The game starts as soon as both are ready.
pub(crate) type StartRequest = BTreeMap<(u32, u32, u32, u32), BTreeMap<u32, Option<Vec<CardCount>>>>;

impl Phones {
    /// Handles a phone's request in its match. `request` is accepted with the step of the game that it becomes
    /// ([`GameRequest::is_step`]). Without one, repeating the same request changes nothing. Returns `true` if a game
    /// may have ended and entered its result.
    ///
    /// # Errors
    /// `phones.no_match` without a table; `play.moved_on` if the game has advanced meanwhile, `play.not_yours`,
    /// `play.no_option`; `phones.*` if the request is not accepted; `result.there`, `deck.missing` and other problems
    /// with a deck; `journal.*`, `store.*`.
    pub(super) fn play_from_phone(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
        of: GameSelector,
        ask: &GameRequest,
        request: Option<&Request>,
    ) -> Result<bool, AppError> {
        match ask {
            GameRequest::Look => return Ok(false),
            GameRequest::Want { number, main } => {
                let own = own_seat(state, event, player).filter(|_| of == GameSelector::Match);
                self.want_game(&own.ok_or_else(|| AppError::of(Cause::PhonesNoMatch))?, *number, main.as_deref())?;
            }
            GameRequest::Answer { number, step, option } => {
                let (game, own) = self.game_at(event, state, player, of)?;
                let (number, seat) = (Some(*number), Some(own));
                self.games.take_step(
                    game,
                    &GameCommand::Answer { number, step: *step, seat, option: *option },
                    request,
                )?;
                self.bots_go_on(game)?;
            }
            GameRequest::Concede { number } => {
                let (game, own) = self.game_at(event, state, player, of)?;
                self.games.take_step(
                    game,
                    &GameCommand::Concede { number: Some(*number), seat: own.0.into() },
                    request,
                )?;
                self.bots_go_on(game)?;
            }
        }
        Ok(true)
    }

    /// Returns the game a request refers to, with the player's seat.
    fn game_at(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
        of: GameSelector,
    ) -> Result<(u32, Seat), AppError> {
        let none = || AppError::of(Cause::PhonesNoMatch);
        match of {
            GameSelector::Match => {
                let own = own_seat(state, event, player).ok_or_else(none)?;
                Ok((self.game_of(&own)?.ok_or_else(none)?, own.seat()))
            }
            GameSelector::Casual => {
                let (game, seat) = self.casual_game(event, state, player)?.ok_or_else(none)?;
                Ok((game, seat_of(seat)))
            }
        }
    }

    /// Records that a player wants a game of the match to begin. An optional sideboarded deck comes with the request.
    /// The game begins when all others want it too. Repeating the request replaces the deck.
    fn want_game(&self, own: &OwnSeat<'_>, number: u32, main: Option<&[CardCount]>) -> Result<(), AppError> {
        let in_progress = self.game_of(own)?;
        if let Some(main) = main {
            // Only between two games, and before others can learn of it.
            let game = in_progress.ok_or_else(|| AppError::of(Cause::PlayMovedOn))?;
            let table = self.games.live(game)?;
            let live = table.lock();
            let deck = live.decks.get(own.seat as usize).filter(|_| is_next(&live, number));
            exchange(deck.ok_or_else(|| AppError::of(Cause::PlayMovedOn))?, main)?;
        }
        let all = {
            let mut wanted = self.wanted();
            let who = wanted.entry(key(own.at, number)).or_default();
            who.insert(own.player, main.map(<[CardCount]>::to_vec));
            own.others().all(|(other, _)| who.contains_key(&other))
        };
        if !all {
            return Ok(());
        }
        let game = match in_progress {
            Some(game) => {
                let follows = is_next(&self.games.live(game)?.lock(), number);
                if follows {
                    self.games.next_game(game, &self.exchanged(own, number), None)?;
                }
                game
            }
            None if number == 1 => self.games.play_match(own.at, SeatKind::Quick, THOUGHT_MS)?.id,
            None => return Err(AppError::of(Cause::PlayMovedOn)),
        };
        self.wanted().remove(&key(own.at, number));
        self.bots_go_on(game)
    }

    /// Returns the decks of the players who sideboarded.
    fn exchanged(&self, own: &OwnSeat<'_>, number: u32) -> Vec<SideboardChoice> {
        let wanted = self.wanted();
        let Some(who) = wanted.get(&key(own.at, number)) else { return Vec::new() };
        let seats = (0..).zip(&own.players);
        seats
            .filter_map(|(seat, (player, ..))| Some(SideboardChoice { seat, main: who.get(player)?.clone()? }))
            .collect()
    }

    fn wanted(&self) -> std::sync::MutexGuard<'_, StartRequest> {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the bot answer after a repeated request and enters the result of a match that is over, in case the program
    /// was stopped before it had. Returns `true` if a game may have ended and entered its result.
    pub(super) fn finish_repeated(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
        of: GameSelector,
        ask: &GameRequest,
    ) -> Result<bool, AppError> {
        if !ask.is_step() {
            return Ok(false);
        }
        match self.game_at(event, state, player, of) {
            Ok((game, _)) => {
                self.bots_go_on(game)?;
                self.games.report_match(game, &self.games.live(game)?)?;
                Ok(true)
            }
            // The round is over.
            Err(error) if error.code == ErrorCode::PhonesNoMatch => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Lets the bot at the table answer until a person has to.
    fn bots_go_on(&self, game: u32) -> Result<(), AppError> {
        for _ in 0..MOST_ANSWERS {
            let is_asked = {
                let table = self.games.live(game)?;
                table.lock().asked().is_some_and(|(_, kind)| kind != SeatKind::Person)
            };
            if !is_asked {
                return Ok(());
            }
            self.games.bot_answers(game, None, u32::MAX)?;
        }
        Ok(())
    }

    /// Returns the latest game of a table if its players are those of the match. A re-paired table has others.
    fn game_of(&self, own: &OwnSeat<'_>) -> Result<Option<u32>, AppError> {
        let open = self.games.open_games();
        let of_table = open.iter().filter(|(_, game)| game.start().from == Some(own.at));
        let same = of_table.filter(|(_, game)| {
            let start = game.start();
            own.sits(start.players.as_ref(), start.seats.iter().map(|seat| seat.name.as_str()))
        });
        let known = same.map(|(id, _)| *id).max();
        if known.is_some() {
            return Ok(known);
        }
        self.games.latest_game_of_table(own.at, |players, names| own.sits(players, names.iter().map(String::as_str)))
    }

    /// Returns the player's game in progress, for judge calls: the match, otherwise a casual game.
    pub(super) fn game_in_progress(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
    ) -> Result<Option<u32>, AppError> {
        let of_match = match own_seat(state, event, player) {
            Some(own) => self.game_of(&own)?,
            None => None,
        };
        let of_casual = self.casual_game(event, state, player)?.map(|(game, _)| game);
        for game in of_match.into_iter().chain(of_casual) {
            if self.games.live(game)?.lock().state() != GameState::Over {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    /// Returns the status of playing a player's match on phones, or `None` without a table.
    pub(super) fn own_game(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
        language: TextLanguage,
    ) -> Result<Option<PlayerGameView>, AppError> {
        let Some(own) = own_seat(state, event, player) else { return Ok(None) };
        let in_progress = self.game_of(&own)?.is_some();
        // Details about another player's deck would reveal its cards.
        let theirs = |name: &str| AppError::of(Cause::DeckMissingOf { name: name.into() });
        let why_not = match in_progress {
            true => None,
            false => {
                let mut others = own.players.iter().filter(|(player, ..)| *player != own.player);
                let other = others.find(|(player, ..)| self.games.registered_deck_in(state, *player).is_err());
                self.games.registered_deck_in(state, own.player).err().or(other.map(|(_, name, _)| theirs(name)))
            }
        };
        let wanted = self.wanted();
        let who = wanted.get(&key(own.at, 1));
        let wants = |player: u32| who.is_some_and(|who| who.contains_key(&player));
        let (want, missing): (Vec<_>, Vec<_>) = own.others().partition(|(player, _)| wants(*player));
        let names = |of: Vec<(u32, &str)>| of.into_iter().map(|(_, name)| name.to_owned()).collect();
        Ok(Some(PlayerGameView {
            in_progress,
            you: wants(own.player),
            want: names(want),
            missing: names(missing),
            why_not: why_not.map(|error| error.in_language(language).message),
        }))
    }

    /// Returns what changed at the table of a player's game since the table of the phone with the revision `have`.
    /// Returns the whole table if this revision is not known (any more), and `None` before the game has begun.
    #[expect(clippy::too_many_arguments, reason = "what one phone asked about")]
    pub(super) fn own_table(
        &self,
        phone: u32,
        event: u32,
        state: &EventState,
        player: PlayerId,
        of: GameSelector,
        have: Option<&str>,
        language: TextLanguage,
    ) -> Result<Option<PhoneTableUpdate>, AppError> {
        let Some(table) = self.table_of_player(event, state, player, of, language)? else { return Ok(None) };
        let cards = |numbers: BTreeSet<&str>| self.phone_cards(numbers, language);
        self.sent_tables.update(phone, language, table, have, cards).map(Some)
    }

    /// Returns the table of a player's game from their seat, or `None` before it has begun.
    fn table_of_player(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
        of: GameSelector,
        language: TextLanguage,
    ) -> Result<Option<PhoneTableView>, AppError> {
        match of {
            GameSelector::Casual => match self.casual_game(event, state, player)? {
                Some((game, seat)) => self.table_of(game, seat, None, language).map(Some),
                None => Ok(None),
            },
            GameSelector::Match => {
                let Some(own) = own_seat(state, event, player) else { return Ok(None) };
                let Some(game) = self.game_of(&own)? else { return Ok(None) };
                self.table_of(game, own.seat, Some(&own), language).map(Some)
            }
        }
    }

    /// Returns a table from the point of view of a seat. `own` is given for a round match, whose players may
    /// sideboard between games.
    fn table_of(
        &self,
        game: u32,
        seat: u32,
        own: Option<&OwnSeat<'_>>,
        language: TextLanguage,
    ) -> Result<PhoneTableView, AppError> {
        let (seen, sideboard) = {
            let table = self.games.live(game)?;
            let live = table.lock();
            let reader = view::reader(&live, Some(seat));
            let next = live.number() as u32 + 1;
            let chosen =
                own.and_then(|own| self.wanted().get(&key(own.at, next)).and_then(|who| who.get(&own.player)?.clone()));
            let between = own.is_some() && is_next(&live, next);
            let sideboard = if between { sideboard_of(&live, seat_of(seat), chosen.as_deref()) } else { None };
            let known = live.log.len().saturating_sub(LINES);
            (view::on_phone(game_language(language), game, &live, reader, known), sideboard)
        };
        let wants_next = own.map_or((false, false), |own| {
            let wanted = self.wanted();
            let who = wanted.get(&key(own.at, seen.series.number + 1));
            let wants = |player: u32| who.is_some_and(|who| who.contains_key(&player));
            (wants(own.player), own.others().all(|(other, _)| wants(other)))
        });
        Ok(PhoneTableView { view: seen, wants_next, sideboard })
    }

    /// Returns the facts and the texts of cards, by their numbers.
    fn phone_cards(&self, numbers: BTreeSet<&str>, language: TextLanguage) -> Result<Vec<PhoneCardView>, AppError> {
        let faces: Vec<CardFace> = numbers.into_iter().filter_map(|number| self.games.face(number)).collect();
        let mut texts = self.words_of(faces.iter(), language)?;
        let card = |face: CardFace| {
            let text = texts.iter().position(|text| text.number == face.id).map(|at| texts.swap_remove(at));
            PhoneCardView { face, text }
        };
        Ok(faces.into_iter().map(card).collect())
    }

    /// Hashes the progress of an event's games into the revision number.
    pub(super) fn mark_games(&self, event: u32, mark: &mut impl Hasher) {
        let of_event = |game: &OpenGame| {
            let start = game.start();
            let of = start.from.map(|from| from.event);
            of.or(start.players.as_ref().map(|seats| seats.event)) == Some(event)
        };
        let open = self.games.open_games().into_iter().filter(|(_, game)| of_event(game));
        let mut games: Vec<(u32, u64)> = open.map(|(id, game)| (id, game.length())).collect();
        games.sort_unstable();
        games.hash(mark);
        // Sideboarding is private.
        let wanted = self.wanted();
        let theirs = wanted.iter().filter(|((of, ..), _)| *of == event);
        theirs.for_each(|(table, who)| (table, who.keys().collect::<Vec<_>>()).hash(mark));
        drop(wanted);
        self.mark_casual(event, mark);
    }
}
