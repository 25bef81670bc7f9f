//! Penalties, deck checks, registered decks and notes.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{State, Tournament, check_note};
use crate::profile::{Infraction, Penalty};
use crate::{OperationError, PlayerId, RegisteredDeck};

/// Maximum number of decks per player: three in Trilogy (CR 9.3).
const TRILOGY_DECKS: u8 = 3;

/// A penalty imposed by a judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyEntry {
    /// Number of the penalty, from 1.
    pub number: u32,
    /// The player who was penalised.
    pub player: PlayerId,
    /// The code of the infraction.
    pub infraction: String,
    /// The penalty chosen by the judge.
    pub penalty: Penalty,
    /// The round where a loss counts.
    pub round: u16,
    /// The judge's account of what happened.
    pub note: String,
    /// The reason for its withdrawal, if withdrawn.
    pub withdrawn: Option<String>,
    /// `true` if this penalty dropped the player from the event.
    put_out: bool,
}

impl PenaltyEntry {
    /// Returns `true` if the penalty is not withdrawn.
    pub fn is_active(&self) -> bool {
        self.withdrawn.is_none()
    }
}

/// The profile's recommendation for a player's next infraction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyAdvice {
    /// The recommended penalty.
    pub penalty: Penalty,
    /// Number of earlier infractions with the same code or group.
    pub before: u32,
    /// The round for a loss: the round of the player's open match, else the next one.
    pub round: u16,
}

/// A deck check of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckCheck {
    /// The round of the check, from 1.
    pub round: u16,
    /// The player whose deck is checked.
    pub player: PlayerId,
    /// The player's table.
    pub table: u16,
    /// The seed, if the table was drawn at random.
    pub seed: Option<u64>,
    /// The outcome: whether the deck matches the registered list, and the details. `None` until the check is finished.
    pub found: Option<(bool, String)>,
}

/// A note in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteEntry {
    /// The text of the note.
    pub text: String,
    /// The player that the note is about, if any.
    pub player: Option<PlayerId>,
    /// The round that the note is about, if any.
    pub round: Option<u16>,
    /// The table of that round, if any.
    pub table: Option<u16>,
}

impl State {
    pub(super) fn penalize(
        &mut self,
        player: PlayerId,
        infraction: &str,
        penalty: Penalty,
        round: u16,
        note: &str,
    ) -> Result<(), OperationError> {
        // The effect on a bracket is known only afterwards, so work on a scratch copy.
        let mut tried = self.clone();
        tried.write_penalty(player, infraction, penalty, round, note)?;
        *self = tried;
        Ok(())
    }

    fn write_penalty(
        &mut self,
        player: PlayerId,
        infraction: &str,
        penalty: Penalty,
        round: u16,
        note: &str,
    ) -> Result<(), OperationError> {
        let place = self.place(player)? as usize;
        if !self.profile.infractions.iter().any(|known| known.code == infraction) {
            return Err(OperationError::UnknownInfraction { code: infraction.to_owned() });
        }
        let newest = self.newest();
        if round == 0 || round > newest + 1 {
            return Err(OperationError::PenaltyRound { round });
        }
        let disqualifies = penalty == Penalty::Disqualification;
        if disqualifies && self.players[place].disqualified {
            return Err(OperationError::Disqualified { player });
        }
        let put_out = disqualifies && !self.players[place].is_dropped();
        if disqualifies {
            self.players[place].disqualified = true;
            self.players[place].dropped_after.get_or_insert(newest);
        }
        let (number, infraction, note) = (self.penalties.len() as u32 + 1, infraction.to_owned(), note.to_owned());
        let entry = PenaltyEntry { number, player, infraction, penalty, round, note, withdrawn: None, put_out };
        self.penalties.push(entry);
        self.recompute_round_and_check_bracket(round, newest)
    }

    /// Recomputes the results of a round from its penalties. Fails if that changes who advanced in a bracket that was
    /// played on.
    fn recompute_round_and_check_bracket(&mut self, round: u16, newest: u16) -> Result<(), OperationError> {
        let winners = |state: &State| {
            let paired = usize::from(round).checked_sub(1).and_then(|index| state.rounds.get(index));
            let built_on = paired.filter(|paired| paired.kind == crate::RoundKind::Elimination && round < newest);
            built_on.map(|paired| paired.pairings.iter().map(crate::Pairing::winner).collect::<Vec<_>>())
        };
        let before = winners(self);
        self.recompute_round(round);
        if winners(self) == before { Ok(()) } else { Err(OperationError::BuiltOn { round: round + 1 }) }
    }

    pub(super) fn withdraw_penalty(&mut self, number: u32, note: &str) -> Result<(), OperationError> {
        check_note(note)?;
        let mut tried = self.clone();
        tried.strike_penalty(number, note)?;
        *self = tried;
        Ok(())
    }

    fn strike_penalty(&mut self, number: u32, note: &str) -> Result<(), OperationError> {
        let newest = self.newest();
        let unknown = OperationError::UnknownPenalty { penalty: number };
        let entry = self.penalties.iter_mut().find(|entry| entry.number == number && entry.is_active());
        let entry = entry.ok_or(unknown)?;
        entry.withdrawn = Some(note.to_owned());
        let (player, round, put_out) = (entry.player, entry.round, entry.put_out);
        let disqualified = entry.penalty == Penalty::Disqualification;
        if disqualified {
            let player = self.player_mut(player)?;
            player.disqualified = false;
            if put_out {
                player.dropped_after = None;
            }
        }
        self.recompute_round_and_check_bracket(round, newest)
    }

    pub(super) fn add_note(
        &mut self,
        text: &str,
        player: Option<PlayerId>,
        round: Option<u16>,
        table: Option<u16>,
    ) -> Result<(), OperationError> {
        check_note(text)?;
        if let Some(player) = player {
            self.place(player)?;
        }
        if let Some(number) = round {
            let known = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get(index));
            let known = known.ok_or(OperationError::UnknownRound { round: number })?;
            if let Some(table) = table.filter(|table| !known.has_table(*table)) {
                return Err(OperationError::UnknownTable { round: number, table });
            }
        }
        self.notes.push(NoteEntry { text: text.to_owned(), player, round, table });
        Ok(())
    }

    /// Returns the table of a player in a round.
    fn table_of(&self, number: u16, player: PlayerId) -> Option<u16> {
        let round = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get(index))?;
        let seated = || round.tables.iter().find(|table| table.players.contains(&player)).map(|table| table.table);
        round.pairing_of(player).map(|pairing| pairing.table).or_else(seated)
    }

    pub(super) fn draw_checks(&mut self, number: u16, tables: &[u16], seed: Option<u64>) -> Result<(), OperationError> {
        let round = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get(index));
        let round = round.ok_or(OperationError::UnknownRound { round: number })?;
        let mut drawn = Vec::new();
        for table in tables {
            let matched = round.pairing(*table).map(|pairing| [Some(pairing.a), pairing.b]);
            let matched: Vec<PlayerId> = matched.into_iter().flatten().flatten().collect();
            let seated = round.tables.iter().find(|seated| seated.table == *table);
            let players = seated.map_or(matched, |seated| seated.players.clone());
            if players.is_empty() {
                return Err(OperationError::UnknownTable { round: number, table: *table });
            }
            drawn.extend(players.into_iter().map(|player| (player, *table)));
        }
        for (player, table) in drawn {
            let known = self.checks.iter().any(|check| (check.round, check.player) == (number, player));
            if !known {
                self.checks.push(DeckCheck { round: number, player, table, seed, found: None });
            }
        }
        Ok(())
    }

    pub(super) fn check_deck(
        &mut self,
        round: u16,
        player: PlayerId,
        matches: bool,
        note: &str,
    ) -> Result<(), OperationError> {
        self.place(player)?;
        let table = self.table_of(round, player).ok_or(OperationError::NotChosen { player, round })?;
        let found = Some((matches, note.to_owned()));
        match self.checks.iter_mut().find(|check| (check.round, check.player) == (round, player)) {
            Some(check) => check.found = found,
            None => self.checks.push(DeckCheck { round, player, table, seed: None, found }),
        }
        Ok(())
    }

    pub(super) fn register_deck(&mut self, id: PlayerId, deck: &RegisteredDeck) -> Result<(), OperationError> {
        let most = if self.structure.trilogy { TRILOGY_DECKS } else { 1 };
        let player = self.player_mut(id)?;
        if player.decks_locked {
            return Err(OperationError::DecksLocked { player: id });
        }
        if !(1..=most).contains(&deck.slot) {
            return Err(OperationError::DeckSlot { slot: deck.slot, least: 1, most });
        }
        player.decks.retain(|old| old.slot != deck.slot);
        player.decks.push(deck.clone());
        player.decks.sort_by_key(|deck| deck.slot);
        Ok(())
    }

    pub(super) fn lock_decks(&mut self, players: &[PlayerId], locked: bool) -> Result<(), OperationError> {
        for player in players {
            self.place(*player)?;
        }
        if players.is_empty() {
            self.decks_locked = locked;
        }
        for player in &mut self.players {
            if players.is_empty() || players.contains(&player.id) {
                player.decks_locked = locked;
            }
        }
        Ok(())
    }
}

impl Tournament {
    /// Returns all penalties, oldest first, including withdrawn ones.
    pub fn penalties(&self) -> &[PenaltyEntry] {
        &self.state.penalties
    }

    /// Returns all deck checks, oldest first.
    pub fn deck_checks(&self) -> &[DeckCheck] {
        &self.state.checks
    }

    /// Returns all notes, oldest first.
    pub fn notes(&self) -> &[NoteEntry] {
        &self.state.notes
    }

    /// Returns the penalty that the profile recommends for a player's next infraction of this code.
    ///
    /// # Errors
    /// [`OperationError::UnknownPlayer`], [`OperationError::UnknownInfraction`].
    pub fn advise_penalty(&self, player: PlayerId, code: &str) -> Result<PenaltyAdvice, OperationError> {
        self.state.place(player)?;
        let known = |code: &str| self.profile().infractions.iter().find(|known| known.code == code);
        let infraction = known(code).ok_or_else(|| OperationError::UnknownInfraction { code: code.to_owned() })?;
        let same = |other: &Infraction| match (&infraction.group, &other.group) {
            (Some(group), Some(of)) => group == of,
            (None | Some(_), None | Some(_)) => infraction.code == other.code,
        };
        let counts = |entry: &&PenaltyEntry| {
            let of_group = known(&entry.infraction).is_some_and(same);
            entry.player == player && entry.is_active() && of_group
        };
        let before = self.penalties().iter().filter(counts).count();
        let step = infraction.path.get(before).or(infraction.path.last()).copied();
        let open = self
            .rounds()
            .last()
            .filter(|round| round.pairing_of(player).is_some_and(|pairing| pairing.result.is_none()));
        let round = open.map_or(self.rounds().len() as u16 + 1, |round| round.number);
        Ok(PenaltyAdvice { penalty: step.unwrap_or(Penalty::Warning), before: before as u32, round })
    }

    /// Draws tables of the current round for deck checks. Tables whose players were checked least come first, in random
    /// order among equals. If any list was registered, only tables where every player has one are drawn. The same event
    /// and seed draw the same tables.
    pub fn draw_tables_to_check(&self, count: usize, seed: u64) -> Vec<u16> {
        let Some(round) = self.rounds().last() else { return Vec::new() };
        let checked = |player: PlayerId| self.deck_checks().iter().filter(|check| check.player == player).count();
        let matches = round.pairings.iter().filter_map(|pairing| Some((pairing.table, vec![pairing.a, pairing.b?])));
        let seated = round.tables.iter().map(|table| (table.table, table.players.clone()));
        let mut tables: Vec<(u16, Vec<PlayerId>)> = matches.chain(seated).collect();
        // A deck check needs a registered list, so tables without all lists are excluded if any list exists.
        let has_list = |player: &PlayerId| self.player(*player).is_some_and(|player| !player.decks.is_empty());
        if tables.iter().any(|(_, players)| players.iter().any(has_list)) {
            tables.retain(|(_, players)| players.iter().all(has_list));
        }
        tables.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        tables.sort_by_key(|(_, players)| players.iter().map(|player| checked(*player)).sum::<usize>());
        tables.into_iter().take(count).map(|(table, _)| table).collect()
    }
}
