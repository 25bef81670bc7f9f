//! Replays a document as operations of a tournament.

use std::collections::{HashMap, HashSet};

use super::{DocumentError, DocumentId, DocumentPairing, DocumentResult, PairDocument, Place};
use crate::{MOST_PLAYERS, MatchResult, Operation, OperationError, PlayerId, Profile, TablePairing, Tournament};

/// Returns the tournament that a document describes. Player `i` of the document gets the number `i`.
pub(super) fn replay(document: &PairDocument, profile: Option<&str>) -> Result<Tournament, DocumentError> {
    let profile = match profile.or(document.profile.as_deref()) {
        Some(key) => super::profile(key)?,
        None => Profile::default(),
    };
    let ids = Ids::of(document)?;
    let mut replay = Replay { document, tournament: Tournament::new(profile) };
    for (index, round) in document.rounds.iter().enumerate() {
        let tables = ids.tables(index, &round.pairings)?;
        let players: HashSet<PlayerId> = tables.iter().flat_map(|table| [Some(table.a), table.b]).flatten().collect();
        replay.gather(index, |player| players.contains(&player))?;
        replay.play(index, tables)?;
    }
    let dropped = |player: PlayerId| document.players[player.0 as usize].dropped;
    replay.enter_the_rest()?;
    replay.gather(document.rounds.len(), |player| !dropped(player))?;
    if !document.pods.is_empty() {
        replay.seat(&ids)?;
    }
    if let Some(rounds) = document.planned_rounds {
        // A document may plan fewer rounds than were played; the number played is used then.
        let rounds = if rounds == 0 { 0 } else { rounds.max(document.rounds.len() as u16) };
        replay.apply(&Operation::PlanRounds { rounds }, || Place::default().field("planned_rounds"))?;
    }
    Ok(replay.tournament)
}

/// The players by id.
struct Ids<'d>(HashMap<&'d DocumentId, PlayerId>);

impl<'d> Ids<'d> {
    fn of(document: &'d PairDocument) -> Result<Ids<'d>, DocumentError> {
        if document.players.len() > MOST_PLAYERS as usize {
            let refused = OperationError::TooManyPlayers { most: MOST_PLAYERS };
            return Err(DocumentError::refused(Place::default().field("players"), refused));
        }
        let mut ids = HashMap::new();
        for (index, player) in document.players.iter().enumerate() {
            if ids.insert(&player.id, PlayerId(index as u32)).is_some() {
                let place = Place::player(index).field("id");
                return Err(DocumentError::DuplicatePlayer { place, id: player.id.clone() });
            }
        }
        Ok(Ids(ids))
    }

    fn player(&self, id: &DocumentId, place: impl FnOnce() -> Place) -> Result<PlayerId, DocumentError> {
        let player = self.0.get(id).copied();
        player.ok_or_else(|| DocumentError::UnknownPlayer { place: place(), id: id.clone() })
    }

    fn tables(&self, round: usize, pairings: &[DocumentPairing]) -> Result<Vec<TablePairing>, DocumentError> {
        let mut seen = HashSet::new();
        let mut once = |id: &DocumentId, index: usize, side: &str| {
            let place = || Place::pairing(round, index).field(side);
            let player = self.player(id, place)?;
            match seen.insert(player) {
                true => Ok(player),
                false => Err(DocumentError::PlayerTwice { place: place(), id: id.clone() }),
            }
        };
        let mut tables = Vec::with_capacity(pairings.len());
        for ((index, pairing), table) in pairings.iter().enumerate().zip(1u16..) {
            if pairing.bye == pairing.b.is_some() {
                return Err(DocumentError::NotAPairing { place: Place::pairing(round, index) });
            }
            let a = once(&pairing.a, index, "a")?;
            let b = pairing.b.as_ref().map(|id| once(id, index, "b")).transpose()?;
            tables.push(TablePairing { table, a, b, reasons: Vec::new() });
        }
        Ok(tables)
    }
}

struct Replay<'d> {
    document: &'d PairDocument,
    tournament: Tournament,
}

impl Replay<'_> {
    fn apply(&mut self, operation: &Operation, place: impl FnOnce() -> Place) -> Result<(), DocumentError> {
        self.tournament.apply(operation).map_err(|refused| DocumentError::refused(place(), refused))
    }

    fn enter(&mut self, index: usize) -> Result<(), DocumentError> {
        let player = &self.document.players[index];
        let name = player.name.clone().unwrap_or_else(|| player.id.to_string());
        let register = Operation::Register { player: PlayerId(index as u32), name };
        self.apply(&register, || Place::player(index).field("name"))
    }

    /// Registers the players who are in no round. Before round 1 these are all players, afterwards the late entries of
    /// the next round.
    fn enter_the_rest(&mut self) -> Result<(), DocumentError> {
        for index in 0..self.document.players.len() {
            if self.tournament.player(PlayerId(index as u32)).is_none() {
                self.enter(index)?;
            }
        }
        Ok(())
    }

    /// Makes exactly these players active. Registers new ones, drops the others and brings back those who had dropped.
    fn gather(&mut self, round: usize, takes_part: impl Fn(PlayerId) -> bool) -> Result<(), DocumentError> {
        for index in 0..self.document.players.len() {
            let player = PlayerId(index as u32);
            let place = || Place::round(round);
            match (self.tournament.player(player).map(crate::Player::is_dropped), takes_part(player)) {
                (None, true) => self.enter(index)?,
                (Some(true), true) => self.apply(&Operation::Reenter { player }, place)?,
                (Some(false), false) => self.apply(&Operation::Drop { player }, place)?,
                (None | Some(true), false) | (Some(false), true) => {}
            }
        }
        Ok(())
    }

    fn play(&mut self, index: usize, tables: Vec<TablePairing>) -> Result<(), DocumentError> {
        let pairings = &self.document.rounds[index].pairings;
        if let Some(open) = self.open_result(index) {
            return Err(DocumentError::ResultMissing { place: open });
        }
        let round = u16::try_from(index + 1).unwrap_or(u16::MAX);
        let (scope, kind) = (crate::PairScope::WholeEvent, crate::RoundKind::Swiss);
        let pair = Operation::Pair { round, seed: 0, scope, tables, kind };
        self.apply(&pair, || Place::round(index))?;
        for ((place, pairing), table) in pairings.iter().enumerate().zip(1u16..) {
            let Some(result) = &pairing.result else { continue };
            let here = || Place::pairing(index, place).field("result");
            let result = match_result(result).filter(|_| !pairing.bye);
            let result = result.ok_or_else(|| DocumentError::NotAResult { place: here() })?;
            self.apply(&Operation::Result { round, table, result }, here)?;
        }
        Ok(())
    }

    /// Returns the place of an open result in the previous round. The document has a later round without it.
    fn open_result(&self, index: usize) -> Option<Place> {
        let before = index.checked_sub(1)?;
        open_result(self.document, before)
    }

    fn seat(&mut self, ids: &Ids<'_>) -> Result<(), DocumentError> {
        let mut pods = Vec::with_capacity(self.document.pods.len());
        for (pod, seats) in self.document.pods.iter().enumerate() {
            let player = |id: &DocumentId| ids.player(id, || Place::pod(pod));
            let mut seats: Vec<PlayerId> = seats.iter().map(player).collect::<Result<_, _>>()?;
            // Players who have dropped have no seat.
            seats.retain(|seat| self.tournament.player(*seat).is_some_and(|player| !player.is_dropped()));
            pods.push(seats);
        }
        // A pod with one player left is removed; that player is paired with the others.
        pods.retain(|seats| seats.len() > 1);
        self.apply(&Operation::Seat { pods }, || Place::default().field("pods"))
    }
}

/// Returns the place of the first match without a result in a round.
pub(super) fn open_result(document: &PairDocument, round: usize) -> Option<Place> {
    let open = |pairing: &DocumentPairing| !pairing.bye && pairing.result.is_none();
    let index = document.rounds.get(round)?.pairings.iter().position(open)?;
    Some(Place::pairing(round, index).field("result"))
}

fn match_result(result: &DocumentResult) -> Option<MatchResult> {
    match result {
        DocumentResult { a: Some(a), b: Some(b), draws, no_show: None, double_loss: false } => {
            Some(MatchResult::Games { a: *a, b: *b, drawn: *draws })
        }
        DocumentResult { a: None, b: None, draws: 0, no_show: Some(absent), double_loss: false } => {
            Some(MatchResult::NoShow { absent: *absent })
        }
        DocumentResult { a: None, b: None, draws: 0, no_show: None, double_loss: true } => {
            Some(MatchResult::DoubleLoss)
        }
        DocumentResult { .. } => None,
    }
}
