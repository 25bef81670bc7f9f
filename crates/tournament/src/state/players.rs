//! Players: registration, drops, re-entries, byes, and rulings on missed rounds.

use super::{MOST_PLAYERS, MOST_ROUNDS, State, check_name};
use crate::profile::MissedRound;
use crate::{Player, PlayerId, Refused, RoundKind};

impl State {
    pub(super) fn register(&mut self, player: PlayerId, name: &str) -> Result<(), Refused> {
        check_name(name)?;
        if self.places.contains_key(&player) || self.merged.iter().any(|(gone, _)| *gone == player) {
            return Err(Refused::PlayerTaken { player });
        }
        if self.players.len() >= MOST_PLAYERS as usize {
            return Err(Refused::TooManyPlayers { most: MOST_PLAYERS });
        }
        self.places.insert(player, self.players.len() as u32);
        self.players.push(Player::new(player, name, self.newest() + 1, self.decks_locked));
        Ok(())
    }

    pub(super) fn drop_player(&mut self, player: PlayerId) -> Result<(), Refused> {
        let newest = self.newest();
        let dropped = self.player_mut(player)?;
        if dropped.is_dropped() {
            return Err(Refused::AlreadyDropped { player });
        }
        dropped.dropped_after = Some(newest);
        Ok(())
    }

    pub(super) fn reenter(&mut self, player: PlayerId) -> Result<(), Refused> {
        let back = self.player_mut(player)?;
        if back.disqualified {
            return Err(Refused::Disqualified { player });
        }
        back.dropped_after.take().map(|_| ()).ok_or(Refused::NotDropped { player })
    }

    pub(super) fn rule_missed(&mut self, player: PlayerId, round: u16, counts: MissedRound) -> Result<(), Refused> {
        let place = self.place(player)?;
        let missed = usize::from(round).checked_sub(1).and_then(|index| self.rounds.get(index));
        let missed = missed.ok_or(Refused::UnknownRound { round })?;
        match missed.kind {
            RoundKind::Elimination | RoundKind::Tables => return Err(Refused::WrongKind { round }),
            RoundKind::Swiss | RoundKind::RoundRobin => {}
        }
        if missed.places().any(|there| there == place) {
            return Err(Refused::WasPresent { player, round });
        }
        self.missed.insert((place, round), counts);
        Ok(())
    }

    pub(super) fn declare_bye(&mut self, player: PlayerId, round: u16) -> Result<(), Refused> {
        let newest = self.newest();
        let declared = self.player_mut(player)?;
        if declared.is_dropped() {
            return Err(Refused::AlreadyDropped { player });
        }
        if round <= newest || round > MOST_ROUNDS || declared.declared_byes.contains(&round) {
            return Err(Refused::ByeDeclared { player, round });
        }
        declared.declared_byes.push(round);
        declared.declared_byes.sort_unstable();
        Ok(())
    }

    pub(super) fn withdraw_bye(&mut self, player: PlayerId, round: u16) -> Result<(), Refused> {
        let newest = self.newest();
        let declared = self.player_mut(player)?;
        let place = declared.declared_byes.iter().position(|bye| *bye == round && round > newest);
        let place = place.ok_or(Refused::NoDeclaredBye { player, round })?;
        declared.declared_byes.remove(place);
        Ok(())
    }

    pub(super) fn fix_table(&mut self, player: PlayerId, table: Option<u16>) -> Result<(), Refused> {
        if table == Some(0) {
            return Err(Refused::TableNumber { table: 0 });
        }
        self.player_mut(player)?.fixed_table = table;
        Ok(())
    }
}
