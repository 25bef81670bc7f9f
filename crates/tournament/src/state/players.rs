//! Players: registration, drops, re-entries, byes, and rulings on missed rounds.

use super::{MOST_PLAYERS, State, check_name};
use crate::profile::MissedRoundRule;
use crate::{MOST_ROUNDS, OperationError, Player, PlayerId, RoundKind};

impl State {
    pub(super) fn register(&mut self, player: PlayerId, name: &str) -> Result<(), OperationError> {
        check_name(name)?;
        if self.places.contains_key(&player) || self.merged.iter().any(|(gone, _)| *gone == player) {
            return Err(OperationError::PlayerTaken { player });
        }
        if self.players.len() >= MOST_PLAYERS as usize {
            return Err(OperationError::TooManyPlayers { most: MOST_PLAYERS });
        }
        self.places.insert(player, self.players.len() as u32);
        self.players.push(Player::new(player, name, self.newest() + 1, self.decks_locked));
        Ok(())
    }

    pub(super) fn drop_player(&mut self, player: PlayerId) -> Result<(), OperationError> {
        let newest = self.newest();
        let dropped = self.player_mut(player)?;
        if dropped.is_dropped() {
            return Err(OperationError::AlreadyDropped { player });
        }
        dropped.dropped_after = Some(newest);
        Ok(())
    }

    pub(super) fn reenter(&mut self, player: PlayerId) -> Result<(), OperationError> {
        let back = self.player_mut(player)?;
        if back.disqualified {
            return Err(OperationError::Disqualified { player });
        }
        back.dropped_after.take().map(|_| ()).ok_or(OperationError::NotDropped { player })
    }

    pub(super) fn set_missed_round(
        &mut self,
        player: PlayerId,
        round: u16,
        counts: MissedRoundRule,
    ) -> Result<(), OperationError> {
        let place = self.place(player)?;
        let missed = usize::from(round).checked_sub(1).and_then(|index| self.rounds.get(index));
        let missed = missed.ok_or(OperationError::UnknownRound { round })?;
        match missed.kind {
            RoundKind::Elimination | RoundKind::Tables => return Err(OperationError::WrongKind { round }),
            RoundKind::Swiss | RoundKind::RoundRobin => {}
        }
        if missed.places().any(|there| there == place) {
            return Err(OperationError::WasPresent { player, round });
        }
        self.missed.insert((place, round), counts);
        Ok(())
    }

    pub(super) fn declare_bye(&mut self, player: PlayerId, round: u16) -> Result<(), OperationError> {
        let newest = self.newest();
        let declared = self.player_mut(player)?;
        if declared.is_dropped() {
            return Err(OperationError::AlreadyDropped { player });
        }
        if round <= newest || round > MOST_ROUNDS || declared.declared_byes.contains(&round) {
            return Err(OperationError::ByeDeclared { player, round });
        }
        declared.declared_byes.push(round);
        declared.declared_byes.sort_unstable();
        Ok(())
    }

    pub(super) fn withdraw_bye(&mut self, player: PlayerId, round: u16) -> Result<(), OperationError> {
        let newest = self.newest();
        let declared = self.player_mut(player)?;
        let place = declared.declared_byes.iter().position(|bye| *bye == round && round > newest);
        let place = place.ok_or(OperationError::NoDeclaredBye { player, round })?;
        declared.declared_byes.remove(place);
        Ok(())
    }

    pub(super) fn fix_table(&mut self, player: PlayerId, table: Option<u16>) -> Result<(), OperationError> {
        if table == Some(0) {
            return Err(OperationError::TableNumber { table: 0 });
        }
        self.player_mut(player)?.fixed_table = table;
        Ok(())
    }
}
