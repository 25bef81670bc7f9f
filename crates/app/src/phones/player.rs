//! A player's phone: its view, and the reports and requests it can send.
//!
//! Invariant: a request belongs to the player of the phone that signed it, and cannot name another one. Nothing from
//! a single phone is final: a result is entered when both players of the match report the same.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use store::{EventId, PhoneCall, PhoneHolder, PhonePayload, PhoneReport, RequestOutcome};
use tournament::{MatchResult, Operation, Pairing, PlayerId, Side};

use super::board::{PublicPlayer, PublicResult, public_result};
use super::casual::{CasualRequest, PlayerCasualView};
use super::decks::PlayerDecksView;
use super::draft::{self, PlayerDraftView, PlayerLimitedDeckView};
use super::games::{GameRequest, GameSelector, PlayerGameView, PlayerTableView};
use crate::contract::{
    DeckEntry, EventView, ListPreview, PenaltyName, PhoneCallName, StaffRole, TableReport, TableView, TextLanguage,
};
use crate::error::Cause;
use crate::event::act::draft::PhonePick;
use crate::event::act::players::player_by_number;
use crate::record::Record;
use crate::{App, AppError, ErrorCode};

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
    /// A request about a match or a casual game.
    Game(GameSelector, GameRequest),
    /// A request about casual tables.
    Casual(CasualRequest),
}

/// A result from one player's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerReport {
    /// Number of games the player won.
    pub won: u8,
    /// Number of games the opponent won.
    pub lost: u8,
    /// Number of drawn games.
    pub drawn: u8,
}

/// View of a player's phone.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerPhoneView {
    /// Number of the player in the event.
    pub number: u32,
    /// Name of the player.
    pub name: String,
    /// Wins, losses and draws so far.
    pub record: String,
    /// `true` if the player is no longer in the event.
    pub left: bool,
    /// Number of the current round, from 1; 0 before the first.
    pub round: u32,
    /// Match of the current round, if the player is in it.
    pub own: Option<PlayerMatchView>,
    /// Seat of the player in the draft, once seats are drawn.
    pub seat: Option<OwnSeat>,
    /// The player's penalties in force, oldest first.
    pub penalties: Vec<PlayerPenaltyView>,
    /// Open calls of the player.
    pub calls: Vec<PhoneCallName>,
    /// Deck lists; `None` if the event takes none.
    pub decks: Option<PlayerDecksView>,
    /// Preview of the list that the phone asked about, with its slot.
    pub looked_at: Option<(u32, ListPreview)>,
    /// Seat in a draft in progress.
    pub draft: Option<PlayerDraftView>,
    /// Pool and deck, once the draft is over.
    pub limited: Option<PlayerLimitedDeckView>,
    /// Deck a bot would build from the player's pool, if the phone requested it.
    pub suggested: Option<DeckEntry>,
    /// Status of playing the match on phones; `None` if that is not possible.
    pub game: Option<PlayerGameView>,
    /// Casual games; `None` while the player is busy in the event.
    pub casual: Option<PlayerCasualView>,
    /// Table of the player's game, if the phone requested it.
    pub table: Option<PlayerTableView>,
}

/// A player's match of the current round.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerMatchView {
    /// Number of the round, from 1.
    pub round: u32,
    /// Number of the table; `None` for a bye.
    pub table: Option<u32>,
    /// The other players at the table.
    pub opponents: Vec<PublicPlayer>,
    /// `true` if the opponent is a bot, so that the player's report counts alone.
    pub against_bot: bool,
    /// Time extension in seconds.
    pub extension: u32,
    /// `true` if the player is the first of the match, which results refer to.
    pub first: bool,
    /// Result from the first player's side, once entered.
    pub result: Option<PublicResult>,
    /// Number of wins needed; `None` if the result is not reported from phones (byes, multiplayer tables).
    pub games_to_win: Option<u32>,
    /// Result the player has reported.
    pub own_report: Option<PlayerReport>,
    /// Result the opponent has reported, from this player's side.
    pub opponent_report: Option<PlayerReport>,
}

/// A player's seat in their pod.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnSeat {
    /// Number of the pod, from 1.
    pub pod: u32,
    /// Number of the seat, from 1.
    pub seat: u32,
}

/// A penalty as shown to its player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerPenaltyView {
    /// Name of the infraction in the profile, or its code if the profile lacks it.
    pub infraction: String,
    /// Penalty imposed by the judge.
    pub penalty: PenaltyName,
    /// Round the loss counts for.
    pub round: u32,
}

impl PlayerReport {
    /// Returns the result from the opponent's side.
    pub fn swap_sides(self) -> PlayerReport {
        PlayerReport { won: self.lost, lost: self.won, drawn: self.drawn }
    }

    fn of(report: &PhoneReport) -> PlayerReport {
        PlayerReport { won: report.won, lost: report.lost, drawn: report.drawn }
    }
}

/// Both players of a match with their reports, each from their own side.
struct Both {
    round: u16,
    pairing: Pairing,
    opponent: PlayerId,
    by_player: Option<PlayerReport>,
    by_opponent: Option<PlayerReport>,
}

impl App {
    /// Creates an invitation for a player's phone and returns its number. `key` is a hash of the secret sent to the
    /// phone; the secret itself is never stored.
    ///
    /// # Errors
    /// `player.not_found`, `player.bot`, `event.not_found`, `journal.*`, `store.*`.
    pub fn enrol_phone(&self, event: u32, player: u32, key: &[u8; 32]) -> Result<u32, AppError> {
        let player = self.read(event, |state, _| {
            let player = player_by_number(state, player)?;
            if state.bots.contains(&player) { Err(AppError::of(Cause::PlayerBot)) } else { Ok(player) }
        })?;
        Ok(self.store().enrol_phone(EventId(i64::from(event)), &PhoneHolder::Player(player.0), key)?)
    }

    /// Returns the secret that printed invitations are derived from. Stores `fresh` if the event has none yet.
    ///
    /// # Errors
    /// `event.not_found`, `store.*`.
    pub fn phone_print_key(&self, event: u32, fresh: &[u8; 32]) -> Result<[u8; 32], AppError> {
        Ok(self.store().phone_print_key(EventId(i64::from(event)), fresh)?)
    }

    /// Returns the numbers of these players' printed invitations, or `None` for a player with a phone. Each player is
    /// given with the key of the invitation's secret. The same keys return the same numbers.
    ///
    /// # Errors
    /// `store.*`.
    pub fn phones_on_paper(&self, event: u32, keys: &[(u32, [u8; 32])]) -> Result<Vec<Option<u32>>, AppError> {
        Ok(self.store().printed_phones(EventId(i64::from(event)), keys)?)
    }

    /// Returns the phone with this number.
    ///
    /// # Errors
    /// `phones.gone` if it does not exist or was replaced; `store.*`.
    pub fn phone(&self, phone: u32) -> Result<Phone, AppError> {
        let found = self.store().phone(phone)?.filter(|found| !found.ended);
        let found = found.ok_or_else(|| AppError::of(Cause::PhonesGone))?;
        let event = u32::try_from(found.event.0).map_err(|_| AppError::of(Cause::PhonesGone))?;
        let role = match found.holder {
            PhoneHolder::Player(_) => PhoneRole::Player,
            PhoneHolder::Judge(_) => PhoneRole::Staff(StaffRole::Judge),
            PhoneHolder::Scorekeeper(_) => PhoneRole::Staff(StaffRole::Scorekeeper),
        };
        Ok(Phone { event, key: found.key, asked: found.asked, role })
    }

    /// Returns the numbers of the players with an enrolled phone, ascending.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn players_with_phones(&self, event: u32) -> Result<Vec<u32>, AppError> {
        let stored = self.store().players_with_phones(EventId(i64::from(event)))?;
        self.read(event, |state, _| {
            // A phone of a merged entry belongs to the remaining player.
            let stay = stored.iter().map(|player| state.tournament.current_entry(PlayerId(*player)).0);
            let players: BTreeSet<u32> = stay.collect();
            Ok(players.into_iter().collect())
        })
    }

    /// Handles a request with a verified signature exactly once, and returns the player's new view. `counter` is the
    /// request's sequence number and `digest` the hash of its bytes: a repeated request is answered without being
    /// executed again.
    ///
    /// # Errors
    /// `phones.order` if it is not the next request of this phone; `phones.gone`; for a report `phones.no_match`, or
    /// `tournament.*` if the result is not possible; for a deck list, those of [`App::register_deck_from_phone`]. A
    /// request rejected for its content changes nothing and uses up its number ([`App::use_up_request`]). `journal.*`,
    /// `store.*`.
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
        let found = self.store().phone(phone)?.filter(|found| !found.ended).ok_or_else(gone)?;
        let event = u32::try_from(found.event.0).map_err(|_| gone())?;
        let player = match found.holder {
            PhoneHolder::Player(player) => player,
            PhoneHolder::Judge(_) | PhoneHolder::Scorekeeper(_) => return Err(gone()),
        };
        // A phone of a merged entry belongs to the remaining player.
        let player =
            self.read(event, |state, _| player_by_number(state, state.tournament.current_entry(PlayerId(player)).0))?;
        let is_again = found.asked == counter && found.newest == Some(*digest);
        if is_again && found.refused {
            return Err(AppError::of(Cause::PhonesRefused));
        }
        let looked_at = match ask {
            PhoneRequest::LookAtList { slot, list } => {
                Some((*slot, self.look_at_list(event, player, *slot, list, language)?))
            }
            PhoneRequest::Look
            | PhoneRequest::Report { .. }
            | PhoneRequest::Call(_)
            | PhoneRequest::TakeBack(_)
            | PhoneRequest::HandIn { .. }
            | PhoneRequest::Pick(_)
            | PhoneRequest::SaveDeck(_)
            | PhoneRequest::SuggestDeck
            | PhoneRequest::Game(..)
            | PhoneRequest::Casual(_) => None,
        };
        let brought = match ask {
            PhoneRequest::Look | PhoneRequest::LookAtList { .. } | PhoneRequest::SuggestDeck => None,
            // Its effects are already stored.
            _ if is_again => None,
            PhoneRequest::Report { round, opponent, reported } => {
                Some(PhonePayload::Report(self.checked_report(event, player, *round, *opponent, *reported)?))
            }
            // Changes to the event come first. If the rest fails, the phone retries, and the retry changes nothing.
            PhoneRequest::HandIn { .. }
            | PhoneRequest::Pick(_)
            | PhoneRequest::SaveDeck(_)
            | PhoneRequest::Game(..)
            | PhoneRequest::Casual(_) => {
                if found.asked + 1 == counter {
                    self.change_first(event, player, ask)?;
                }
                None
            }
            PhoneRequest::Call(call) => Some(PhonePayload::Call(PhoneCall {
                player: player.0,
                kind: call.kind(),
                at: self.time().to_rfc3339(),
            })),
            PhoneRequest::TakeBack(call) => Some(PhonePayload::TakesBack { player: player.0, kind: call.kind() }),
        };
        match self.store().accept_phone(phone, counter, digest, brought.as_ref())? {
            RequestOutcome::Now | RequestOutcome::Again => {}
            RequestOutcome::Refused => return Err(AppError::of(Cause::PhonesRefused)),
            RequestOutcome::OutOfOrder { asked } => {
                return Err(AppError::of(Cause::PhonesOrder { asked: asked.into() }));
            }
            RequestOutcome::Ended | RequestOutcome::Unknown => return Err(gone()),
        }
        self.settle(event, player)?;
        let mut seen = self.person(event, player, language)?;
        seen.looked_at = looked_at;
        if let PhoneRequest::Game(of, _) = ask {
            seen.table = self.own_table(event, player, *of, language)?;
        }
        if let PhoneRequest::SuggestDeck = ask {
            seen.suggested = self.suggested_for_phone(event, player)?;
        }
        Ok(seen)
    }

    /// Applies the request's changes to the event.
    fn change_first(&self, event: u32, player: PlayerId, ask: &PhoneRequest) -> Result<(), AppError> {
        match ask {
            PhoneRequest::HandIn { slot, list } => self.register_deck_from_phone(event, player, *slot, list),
            PhoneRequest::Pick(pick) => self.pick_from_phone(event, player, pick),
            PhoneRequest::SaveDeck(list) => self.save_from_phone(event, player, list),
            PhoneRequest::Game(of, ask) => self.play_from_phone(event, player, *of, ask),
            PhoneRequest::Casual(ask) => self.casual_from_phone(event, player, ask),
            PhoneRequest::Look
            | PhoneRequest::LookAtList { .. }
            | PhoneRequest::Report { .. }
            | PhoneRequest::Call(_)
            | PhoneRequest::TakeBack(_)
            | PhoneRequest::SuggestDeck => Ok(()),
        }
    }

    /// Returns a revision number of all reports in the current round, calls, and drafts. A different number means
    /// something has changed.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn reports_revision(&self, event: u32) -> Result<u64, AppError> {
        let round = self.read(event, |state, _| Ok(state.tournament.rounds().last().map(|round| round.number)))?;
        let mut mark = DefaultHasher::new();
        let stored = EventId(i64::from(event));
        if let Some(round) = round {
            self.store().phone_reports(stored, round)?.hash(&mut mark);
        }
        self.store().phone_calls(stored)?.hash(&mut mark);
        draft::mark(&self.event(event)?, &mut mark);
        self.mark_games(event, &mut mark);
        Ok(mark.finish())
    }

    /// Adds reports from players' phones to the open matches of the current round.
    pub(crate) fn add_reports(&self, event: u32, view: &mut EventView) -> Result<(), AppError> {
        let Some(round) = view.rounds.last_mut().filter(|round| round.open > 0) else { return Ok(()) };
        let number = u16::try_from(round.number).unwrap_or(u16::MAX);
        let reports = self.store().phone_reports(EventId(i64::from(event)), number)?;
        for report in reports {
            let plays = |table: &&mut TableView| table.players.iter().any(|seated| seated.id == report.player);
            let meets = |table: &TableView| table.players.iter().any(|seated| seated.id == report.opponent);
            if let Some(table) =
                round.tables.iter_mut().find(plays).filter(|table| table.result.is_none() && meets(table))
            {
                let PlayerReport { won, lost, drawn } = PlayerReport::of(&report);
                let [won, lost, drawn] = [won, lost, drawn].map(u32::from);
                table.reports.push(TableReport { player: report.player, won, lost, drawn });
            }
        }
        for table in &mut round.tables {
            let seats: Vec<u32> = table.players.iter().map(|seated| seated.id).collect();
            table.reports.sort_by_key(|report| seats.iter().position(|seat| *seat == report.player));
        }
        Ok(())
    }

    /// Returns a report after checking it against the current match.
    fn checked_report(
        &self,
        event: u32,
        player: PlayerId,
        round: u32,
        opponent: u32,
        reported: PlayerReport,
    ) -> Result<PhoneReport, AppError> {
        let no_match = || AppError::of(Cause::PhonesNoMatch);
        let both = self.both(event, player)?.ok_or_else(no_match)?;
        let is_shown = u32::from(both.round) == round && both.opponent.0 == opponent;
        if !is_shown || both.pairing.result.is_some() {
            return Err(no_match());
        }
        let result = result_of(&both.pairing, player, reported);
        self.read(event, |state, _| {
            state.tournament.consequences(both.round, both.pairing.table, result).map_err(AppError::from)
        })?;
        let PlayerReport { won, lost, drawn } = reported;
        Ok(PhoneReport { round: both.round, player: player.0, opponent, won, lost, drawn })
    }

    /// Returns a player's match in the current round with both reports, or `None` without an opponent.
    fn both(&self, event: u32, player: PlayerId) -> Result<Option<Both>, AppError> {
        let found = self.read(event, |state, _| {
            let round = state.tournament.rounds().last();
            Ok(round.and_then(|round| Some((round.number, round.pairing_of(player)?.clone()))))
        })?;
        let Some((round, pairing)) = found else { return Ok(None) };
        let Some(second) = pairing.b else { return Ok(None) };
        let opponent = if pairing.a == player { second } else { pairing.a };
        let reports = self.store().phone_reports(EventId(i64::from(event)), round)?;
        let by = |one: PlayerId, other: PlayerId| {
            let report = reports.iter().find(|report| report.player == one.0 && report.opponent == other.0);
            report.map(PlayerReport::of)
        };
        let (by_player, by_opponent) = (by(player, opponent), by(opponent, player));
        Ok(Some(Both { round, pairing, opponent, by_player, by_opponent }))
    }

    /// Enters the result of a player's match when both report the same, as one step with both names. A report against
    /// a bot counts alone. Reports of a match that already has a result are deleted, so that undoing the step does
    /// not enter it again.
    fn settle(&self, event: u32, player: PlayerId) -> Result<(), AppError> {
        let Some(both) = self.both(event, player)? else { return Ok(()) };
        let Both { round, pairing, opponent, by_player, by_opponent } = both;
        let against_a_bot = self.read(event, |state, _| Ok(state.bots.contains(&opponent)))?;
        let agreed =
            by_player.filter(|report| against_a_bot || by_opponent.map(PlayerReport::swap_sides) == Some(*report));
        match (pairing.result, agreed) {
            (None, Some(reported)) => self.enter(event, round, &pairing, player, reported)?,
            (Some(_), _) if by_player.is_some() || by_opponent.is_some() => {}
            (_, _) => return Ok(()),
        }
        Ok(self.store().forget_phone_reports(EventId(i64::from(event)), round, [player.0, opponent.0])?)
    }

    /// Enters the reported result unless the desk already has one.
    fn enter(
        &self,
        event: u32,
        round: u16,
        pairing: &Pairing,
        player: PlayerId,
        reported: PlayerReport,
    ) -> Result<(), AppError> {
        let result = result_of(pairing, player, reported);
        let entered = self.commit(event, |state| {
            let now = state.tournament.rounds().last().filter(|newest| newest.number == round);
            let same = now.and_then(|newest| newest.pairing_of(player));
            let same = same.filter(|same| (same.a, same.b, same.table) == (pairing.a, pairing.b, pairing.table));
            if same.is_none_or(|same| same.result.is_some()) {
                return Err(AppError::of(Cause::PhonesNoMatch));
            }
            let name = |id: PlayerId| state.tournament.player(id).map_or("", |player| player.name.as_str());
            let people = [Some(pairing.a), pairing.b].into_iter().flatten().filter(|id| !state.bots.contains(id));
            let by = format!("{} (phone)", people.map(name).collect::<Vec<_>>().join(", "));
            let operation = Operation::Result { round, table: pairing.table, result };
            Ok(vec![Record::Tournament { operation, by: Some(by), part: false }])
        });
        match entered {
            Err(error) if error.code == ErrorCode::PhonesNoMatch => Ok(()),
            other => other,
        }
    }

    /// Builds the view of a player's phone.
    fn person(&self, event: u32, player: PlayerId, language: TextLanguage) -> Result<PlayerPhoneView, AppError> {
        let both = self.both(event, player)?;
        let view = self.event(event)?;
        let gone = || AppError::of(Cause::PhonesGone);
        let entry = view.players.iter().find(|entry| entry.id == player.0).ok_or_else(gone)?;
        let names: BTreeMap<&str, &str> =
            view.infractions.iter().map(|infraction| (infraction.code.as_str(), infraction.name.as_str())).collect();
        let theirs = view.penalties.iter().filter(|penalty| penalty.player == player.0 && penalty.withdrawn.is_none());
        let penalties = theirs.map(|penalty| PlayerPenaltyView {
            infraction: names.get(penalty.infraction.as_str()).map_or(&*penalty.infraction, |name| *name).to_owned(),
            penalty: penalty.penalty,
            round: penalty.round,
        });
        let seats = view.pods.iter().flat_map(|pod| pod.seats.iter().map(|seat| (pod.number, seat)));
        let own_seat = seats.into_iter().find(|(_, seat)| seat.player == player.0);
        Ok(PlayerPhoneView {
            number: player.0,
            round: view.rounds.last().map_or(0, |round| round.number),
            seat: own_seat.map(|(pod, seat)| OwnSeat { pod, seat: seat.seat }),
            suggested: None,
            name: entry.name.clone(),
            record: entry.record.clone(),
            left: entry.dropped || entry.disqualified,
            own: own_match(&view, player, both.as_ref()),
            penalties: penalties.collect(),
            calls: self
                .store()
                .phone_calls(EventId(i64::from(event)))?
                .iter()
                .filter(|call| call.player == player.0)
                .map(|call| PhoneCallName::of(call.kind))
                .collect(),
            decks: self.own_decks(&view, entry, language),
            looked_at: None,
            draft: self.own_draft(event, player, language)?,
            limited: self.own_limited(event, &view, entry, language)?,
            game: self.own_game(&view, event, player, language)?,
            casual: self.own_casual(&view, player)?,
            table: None,
        })
    }
}

fn own_match(view: &EventView, player: PlayerId, both: Option<&Both>) -> Option<PlayerMatchView> {
    let round = view.rounds.last()?;
    let is_theirs = |table: &&TableView| table.players.iter().any(|seated| seated.id == player.0);
    let table = round.tables.iter().find(is_theirs)?;
    let others = table.players.iter().filter(|seated| seated.id != player.0).map(|seated| PublicPlayer {
        number: seated.id,
        name: seated.name.clone(),
        record: seated.record.clone(),
    });
    let reports = both.filter(|both| u32::from(both.round) == round.number && table.result.is_none());
    Some(PlayerMatchView {
        round: round.number,
        table: Some(table.table).filter(|_| table.players.len() > 1),
        against_bot: both.is_some_and(|both| view.players.iter().any(|one| one.id == both.opponent.0 && one.bot)),
        opponents: others.collect(),
        extension: table.extension,
        first: table.players.first().is_some_and(|first| first.id == player.0),
        result: public_result(table),
        games_to_win: both.map(|_| round.games_to_win),
        own_report: reports.and_then(|both| both.by_player),
        opponent_report: reports.and_then(|both| both.by_opponent).map(PlayerReport::swap_sides),
    })
}

/// Converts a player's report to a result of the tournament.
fn result_of(pairing: &Pairing, player: PlayerId, reported: PlayerReport) -> MatchResult {
    let seen = match pairing.side_of(player) {
        Some(Side::A) | None => reported,
        Some(Side::B) => reported.swap_sides(),
    };
    MatchResult::Games { a: seen.won, b: seen.lost, drawn: seen.drawn }
}

#[cfg(test)]
mod tests;
