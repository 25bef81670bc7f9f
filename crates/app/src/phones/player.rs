//! A player's phone: its view, and the reports and requests it can send.
//!
//! Invariant: a request belongs to the player of the phone that signed it, and cannot name another one. Nothing from
//! a single phone is final: a result is entered when both players of the match report the same. A request that changes
//! the event is one [`EventAct`], and one that answers or concedes in a game is one step of it. Each is stored in one
//! transaction with the request's number; the view only reads.

use std::hash::{DefaultHasher, Hash, Hasher};

use chrono::{DateTime, Utc};
use store::{DeviceRow, StreamId};
use tournament::PlayerId;

use super::board::{public_player, public_result};
use super::casual::CasualRequest;
use super::draft;
use super::games::{GameRequest, GameSelector};
use super::requests::is_repeated;
use super::tables::RoundSeats;
use crate::AppError;
use crate::contract::{
    DeckEntry, EventAct, OwnSeat, PhoneCallName, PlayerMatchView, PlayerPenaltyView, PlayerPhoneView, ReportedGames,
    RoundClockView, StaffRole, TextLanguage,
};
use crate::error::Cause;
use crate::event::act::draft::{PhonePick, shown_on_phone};
use crate::event::act::phones::{ReportedMatch, phone_author};
use crate::event::act::players::player_by_number;
use crate::event::phone_holder::PhoneHolder;
use crate::event::state::EventState;
use crate::event::{messages, view};
use crate::phones::Phones;
use crate::record::Requester;
use crate::record::phone_entries::PlayerReport;

/// Data of a phone needed to check a signature.
#[derive(Clone, PartialEq, Eq)]
pub struct Phone {
    /// Number of the event it joined.
    pub event: u32,
    /// Key that verifies its requests.
    pub key: [u8; 32],
    /// Number of accepted requests.
    pub asked: u64,
    /// Role of its holder.
    pub role: PhoneRole,
}

/// The role a phone acts in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PhoneRole {
    /// Player of the event.
    Player,
    /// Judge or scorekeeper.
    Staff(StaffRole),
}

/// A request from a player's phone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhoneRequest {
    /// Shows the current view.
    Look,
    /// Reports the result of the player's match.
    Report {
        /// Round shown on the screen, from 1.
        round: u32,
        /// Number of the opponent shown on the screen.
        opponent: u32,
        /// Reported games.
        reported: PlayerReport,
    },
    /// Calls for help from the desk.
    Call(PhoneCallName),
    /// Withdraws a call.
    TakeBack(PhoneCallName),
    /// Registers a deck list.
    HandIn {
        /// Slot of the deck: 1, or 1 to 3 in Trilogy.
        slot: u32,
        /// List as text in any known format.
        list: String,
    },
    /// Previews the registration of a deck list; nothing is registered.
    LookAtList {
        /// Slot of the deck: 1, or 1 to 3 in Trilogy.
        slot: u32,
        /// List as text in any known format.
        list: String,
    },
    /// Picks a card from the player's pack.
    Pick(PhonePick),
    /// Saves the deck built from the player's pool.
    SaveDeck(DeckEntry),
    /// Requests the deck a bot would build from the player's pool; nothing is saved.
    SuggestDeck,
    /// A request about a match or a casual game. The answer shows its table, once it has begun.
    Game {
        /// The kind of game.
        of: GameSelector,
        /// The request.
        ask: GameRequest,
        /// Revision of the table that the phone shows, if any: the answer carries what changed since then.
        have: Option<String>,
    },
    /// A request about casual tables.
    Casual(CasualRequest),
}

impl Phones {
    /// Creates an invitation for a player's phone and returns its number. `key` is a hash of the secret sent to the
    /// phone; the secret itself is never stored.
    ///
    /// # Errors
    /// `player.not_found`, `player.bot`, `event.not_found`, `journal.*`, `store.*`.
    pub fn enrol_phone(&self, event: u32, player: u32, key: &[u8; 32]) -> Result<u32, AppError> {
        let player = self.events.read(event, |state, _| {
            let player = player_by_number(state, player)?;
            if state.bots.contains(&player) { Err(AppError::of(Cause::PlayerBot)) } else { Ok(player) }
        })?;
        Ok(self.core.journal().enrol(StreamId::event(event), &PhoneHolder::Player(player.0).text(), key)?)
    }

    /// Returns the secret that printed invitations are derived from. Stores `fresh` if the event has none yet.
    ///
    /// # Errors
    /// `event.not_found`, `store.*`.
    pub fn phone_print_key(&self, event: u32, fresh: &[u8; 32]) -> Result<[u8; 32], AppError> {
        Ok(self.core.journal().print_key(StreamId::event(event), fresh)?)
    }

    /// Returns the numbers of these players' printed invitations, or `None` for a player with a phone. Each player is
    /// given with the key of the invitation's secret. The same keys return the same numbers.
    ///
    /// # Errors
    /// `store.*`.
    pub fn phones_on_paper(&self, event: u32, keys: &[(u32, [u8; 32])]) -> Result<Vec<Option<u32>>, AppError> {
        let holder = |(player, key): &(u32, [u8; 32])| (PhoneHolder::Player(*player).text(), *key);
        let holders: Vec<(String, [u8; 32])> = keys.iter().map(holder).collect();
        Ok(self.core.journal().printed(StreamId::event(event), &holders)?)
    }

    /// Returns the phone with this number.
    ///
    /// # Errors
    /// `phones.gone` if it does not exist or was replaced; `store.*`.
    pub fn phone(&self, phone: u32) -> Result<Phone, AppError> {
        let (found, holder) = self.device_of(phone)?;
        let role = match holder {
            PhoneHolder::Player(_) => PhoneRole::Player,
            PhoneHolder::Staff(role, _) => PhoneRole::Staff(role),
        };
        Ok(Phone { event: found.stream.number, key: found.key, asked: found.asked, role })
    }

    /// Returns the numbers of the players with an enrolled phone, ascending.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn players_with_phones(&self, event: u32) -> Result<Vec<u32>, AppError> {
        self.events.read(event, |state, _| Ok(self.events.enrolled_players(event, state)?.into_iter().collect()))
    }

    /// Returns a phone and its holder.
    ///
    /// # Errors
    /// `phones.gone` if it does not exist or was replaced; `store.*`.
    pub(super) fn device_of(&self, phone: u32) -> Result<(DeviceRow, PhoneHolder), AppError> {
        let gone = || AppError::of(Cause::PhonesGone);
        let found = self.core.journal().device(phone)?.filter(|found| !found.ended).ok_or_else(gone)?;
        let holder = PhoneHolder::read(&found.holder).ok_or_else(gone)?;
        Ok((found, holder))
    }

    /// Handles a request with a verified signature exactly once, and returns the player's new view. `counter` is the
    /// request's sequence number and `digest` the hash of its bytes: a repeated request is answered without being
    /// executed again.
    ///
    /// # Errors
    /// `phones.order` if it is not the next request of this phone; `phones.gone`; for a report `phones.no_match`, or
    /// `tournament.*` if the result is not possible; for a pick `phones.picked`, `phones.pick_over`, `pick.*`; for a
    /// deck `phones.no_decks`, `phones.long_list`, `phones.deck_in_match`, `tournament.decks_locked`, `deck.*`,
    /// `exchange.*`. A request rejected for its content changes nothing and uses up its number
    /// ([`Phones::use_up_request`]). `journal.*`, `store.*`.
    pub fn handle_phone_request(
        &self,
        phone: u32,
        counter: u64,
        digest: &[u8; 32],
        ask: &PhoneRequest,
        language: TextLanguage,
    ) -> Result<PlayerPhoneView, AppError> {
        let done = self.try_as_phone(phone, counter, digest, ask, language);
        done.map_err(|error| self.use_up_request(phone, counter, digest, error))
    }

    fn try_as_phone(
        &self,
        phone: u32,
        counter: u64,
        digest: &[u8; 32],
        ask: &PhoneRequest,
        language: TextLanguage,
    ) -> Result<PlayerPhoneView, AppError> {
        let gone = || AppError::of(Cause::PhonesGone);
        let (found, PhoneHolder::Player(player)) = self.device_of(phone)? else { return Err(gone()) };
        let event = found.stream.number;
        let state = self.events.state(event)?;
        // A phone of a merged entry belongs to the remaining player.
        let player = player_by_number(&state, state.tournament.current_entry(PlayerId(player)).0)?;
        let is_again = is_repeated(&found, counter, digest)?;
        let looked_at = if let PhoneRequest::LookAtList { slot, list } = ask {
            Some((*slot, self.look_at_list(&state, player, *slot, list, language)?))
        } else {
            None
        };
        let is_changed = match (is_again, ask) {
            (true, PhoneRequest::Game { of, ask, .. }) => self.finish_repeated(event, &state, player, *of, ask)?,
            (true, _) => false,
            (false, _) => {
                let by = phone_author(&state, [player]);
                self.take_from_phone(event, &state, player, ask, &Requester { by, phone, counter, digest })?
            }
        };
        let state = if is_changed { self.events.state(event)? } else { state };
        if let PhoneRequest::Game { of, have, .. } = ask {
            let table = self.own_table(phone, event, &state, player, *of, have.as_deref(), language)?;
            if table.is_some() {
                return Ok(PlayerPhoneView { table, ..seen_by(&state, player, self.core.now(), language)? });
            }
        }
        let mut seen = self.seat_view(event, &state, player, language)?;
        seen.looked_at = looked_at;
        if let PhoneRequest::SuggestDeck = ask {
            seen.suggested = self.suggested_for_phone(&state, player)?;
        }
        Ok(seen)
    }

    /// Stores a new request with its effects. The answer shows the player's pack, so that the time of the pick begins
    /// with the request if it has not begun. Returns `true` if the event may have changed: by an act, or by the result
    /// of a game.
    fn take_from_phone(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
        ask: &PhoneRequest,
        requester: &Requester<'_>,
    ) -> Result<bool, AppError> {
        let starts = !shown_on_phone(state, player).is_empty();
        let show = starts.then_some(EventAct::ShowOwnPack { player: player.0 });
        let acts: Vec<EventAct> = show.into_iter().chain(act_of(player, ask)).collect();
        // An append is to one stream. If a pack is shown too, the number is stored with that, after the game.
        let is_step = matches!(ask, PhoneRequest::Game { ask, .. } if ask.is_step()) && acts.is_empty();
        let with_step = is_step.then(|| requester.request());
        let is_played = if let PhoneRequest::Game { of, ask, .. } = ask {
            // The start of a game is another append. If the rest fails, the phone retries, which changes nothing.
            self.play_from_phone(event, state, player, *of, ask, with_step.as_ref())?
        } else {
            if let PhoneRequest::Casual(ask) = ask {
                self.casual_from_phone(event, state, player, ask)?;
            }
            false
        };
        match acts.is_empty() {
            true if with_step.is_some() => {}
            true => self.accept_request(requester)?,
            false => self.events.act_for_request(event, &acts, requester)?,
        }
        Ok(is_played || !acts.is_empty())
    }

    /// Returns a revision number of all reports in the current round, calls, drafts and games. A different number means
    /// something has changed.
    pub(super) fn reports_revision(&self, event: u32, state: &EventState) -> u64 {
        let mut mark = DefaultHasher::new();
        (state.phones.reports(), state.phones.calls(), state.phones.closed_calls()).hash(&mut mark);
        draft::mark(state, &mut mark);
        self.mark_games(event, &mut mark);
        mark.finish()
    }

    /// Builds the view of one player's phone. Nothing of other players is computed, except for the names and records at
    /// the player's table.
    fn seat_view(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
        language: TextLanguage,
    ) -> Result<PlayerPhoneView, AppError> {
        let mut seen = seen_by(state, player, self.core.now(), language)?;
        seen.decks = self.own_decks(state, player, language);
        seen.draft = self.own_draft(event, state, player, self.core.now())?;
        seen.limited = self.own_limited(state, player, language)?;
        self.add_words(&mut seen, language)?;
        seen.game = self.own_game(event, state, player, language)?;
        seen.casual = self.own_casual(event, state, player)?;
        Ok(seen)
    }

    /// Adds the texts of the cards on a player's draft and deck screens.
    fn add_words(&self, seen: &mut PlayerPhoneView, language: TextLanguage) -> Result<(), AppError> {
        if let Some(draft) = &mut seen.draft {
            let cards = draft.view.pack.iter().map(|card| &card.face).chain(&draft.view.taken);
            draft.words = self.words_of(cards, language)?;
        }
        if let Some(limited) = &mut seen.limited {
            limited.words = self.words_of(limited.pool.iter().map(|card| &card.face), language)?;
        }
        Ok(())
    }
}

/// Returns the act of a request that changes the event, or `None` for one that only reads or that belongs to a game.
fn act_of(player: PlayerId, ask: &PhoneRequest) -> Option<EventAct> {
    let player = player.0;
    match ask {
        PhoneRequest::Report { round, opponent, reported } => {
            let [won, lost, drawn] = [reported.won, reported.lost, reported.drawn].map(u32::from);
            Some(EventAct::ReportResult { player, round: *round, opponent: *opponent, won, lost, drawn })
        }
        PhoneRequest::Call(call) => Some(EventAct::PlaceCall { player, call: *call }),
        PhoneRequest::TakeBack(call) => Some(EventAct::WithdrawCall { player, call: *call }),
        PhoneRequest::HandIn { slot, list } => {
            Some(EventAct::RegisterOwnList { player, slot: *slot, list: list.clone() })
        }
        PhoneRequest::Pick(PhonePick { pack, pick, index, card }) => {
            Some(EventAct::PickOwn { player, pack: *pack, pick: *pick, index: *index, card: card.clone() })
        }
        PhoneRequest::SaveDeck(list) => Some(EventAct::SaveOwnDeck { player, list: list.clone() }),
        PhoneRequest::Look
        | PhoneRequest::LookAtList { .. }
        | PhoneRequest::SuggestDeck
        | PhoneRequest::Game { .. }
        | PhoneRequest::Casual(_) => None,
    }
}

/// Returns what a player's phone shows of the event itself, without decks, draft and games.
fn seen_by(
    state: &EventState,
    player: PlayerId,
    now: DateTime<Utc>,
    language: TextLanguage,
) -> Result<PlayerPhoneView, AppError> {
    let entry = state.tournament.player(player).ok_or_else(|| AppError::of(Cause::PhonesGone))?;
    let theirs = |penalty: &&tournament::PenaltyEntry| penalty.player == player && penalty.is_active();
    let penalties = state.tournament.penalties().iter().filter(theirs).map(|penalty| PlayerPenaltyView {
        infraction: infraction_name(state, &penalty.infraction, language),
        penalty: penalty.penalty.into(),
        round: u32::from(penalty.round),
    });
    let calls = state.phones.calls().iter().filter(|call| call.player == player);
    Ok(PlayerPhoneView {
        number: player.0,
        round: state.tournament.rounds().last().map_or(0, |round| u32::from(round.number)),
        seat: state.seat_of(player).map(|(pod, seat)| OwnSeat { pod: u32::from(pod) + 1, seat: u32::from(seat) + 1 }),
        suggested: None,
        name: entry.name.clone(),
        record: view::record_of(state, player, language),
        left: entry.is_dropped() || entry.disqualified,
        clock: clock(state, now),
        own: own_match(state, player),
        penalties: penalties.collect(),
        calls: calls.map(|call| call.call.into()).collect(),
        decks: None,
        looked_at: None,
        draft: None,
        limited: None,
        game: None,
        casual: None,
        table: None,
    })
}

/// Returns the clock that applies to the players: that of the current round while results are missing, or that of deck
/// building before round 1.
fn clock(state: &EventState, now: DateTime<Utc>) -> Option<RoundClockView> {
    let clock = match state.tournament.rounds().last() {
        Some(round) => round.clock.filter(|_| round.open_results() > 0),
        None => state.tournament.deck_clock(),
    };
    clock.map(|clock| view::clock_view(&clock, now))
}

/// Returns the name of an infraction, or its code if the profile lacks it.
fn infraction_name(state: &EventState, code: &str, language: TextLanguage) -> String {
    let known = state.tournament.profile().infractions.iter().find(|infraction| infraction.code == code);
    known.map_or_else(|| code.to_owned(), |infraction| messages::infraction(&infraction.name, language))
}

fn own_match(state: &EventState, player: PlayerId) -> Option<PlayerMatchView> {
    let round = state.tournament.rounds().last()?;
    let seats = RoundSeats::of_player(round, player)?;
    let both = ReportedMatch::of(state, player);
    let others = seats.seated_players().filter(|seated| *seated != player).map(|seated| {
        let before = state.tournament.record_before(seated, round.number);
        public_player(state, seated, seats.record_text(before))
    });
    let reports = both.as_ref().filter(|both| both.pairing.result.is_none());
    let reported = |PlayerReport { won, lost, drawn }: PlayerReport| {
        let [won, lost, drawn] = [won, lost, drawn].map(u32::from);
        ReportedGames { won, lost, drawn }
    };
    Some(PlayerMatchView {
        round: u32::from(round.number),
        table: seats.table_number().map(u32::from),
        against_bot: both.as_ref().is_some_and(|both| state.bots.contains(&both.opponent)),
        opponents: others.collect(),
        extension: seats.extension_in(round),
        first: seats.seated_players().next() == Some(player),
        result: public_result(seats),
        games_to_win: both.as_ref().map(|_| u32::from(round.games_to_win)),
        own_report: reports.and_then(|both| both.by_player).map(reported),
        opponent_report: reports.and_then(|both| both.by_opponent).map(PlayerReport::swap_sides).map(reported),
    })
}

#[cfg(test)]
mod tests;
