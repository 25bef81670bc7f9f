//! The top cut: bracket, next matches, final places.

use std::collections::HashSet;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{State, Tournament};
use crate::profile::CutPlaces;
use crate::{OperationError, PlayerId, Reason, Round, RoundKind, TablePairing};

/// Possible bracket sizes.
pub(super) const SIZES: [u16; 4] = [2, 4, 8, 16];

/// A single-elimination bracket with 2, 4, 8 or 16 places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// Number of places: 2, 4, 8 or 16.
    pub size: u16,
    /// The players, best seed first.
    pub seeds: Vec<PlayerId>,
    /// The first elimination round.
    pub first_round: u16,
}

/// A match of the bracket's next round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BracketMatch {
    /// The better seed, who chooses who goes first.
    pub a: PlayerId,
    /// The other player; `None` if no player advanced to this place.
    pub b: Option<PlayerId>,
}

/// A proposed top cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CutPlan {
    /// Size of the bracket.
    pub size: u16,
    /// The players in the cut, best seed first.
    pub seeds: Vec<PlayerId>,
    /// Groups of players in the cut that no tiebreaker separates; they were ordered at random. Each group has at least
    /// one player in the cut.
    pub drawn: Vec<Vec<PlayerId>>,
    /// `true` if a random order decided which players of a tied group are in the cut.
    pub boundary_drawn: bool,
}

/// A final place in the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinalPlace {
    /// The place, from 1.
    pub place: u32,
    /// The last of the shared places; equal to `place` if it is not shared.
    pub until: u32,
    /// The player in this place.
    pub player: PlayerId,
}

impl Bracket {
    /// Returns the seed of a player, from 1, if the player is in the bracket.
    pub fn seed_of(&self, player: PlayerId) -> Option<u16> {
        self.seeds.iter().zip(1..).find(|(seeded, _)| **seeded == player).map(|(_, seed)| seed)
    }

    /// Returns `true` if the players fit one multiplayer table, which is then the final table.
    pub(super) fn is_one_table(&self) -> bool {
        (3..=4).contains(&self.seeds.len())
    }

    /// Returns the seeds, from 1, in bracket order: 1-8, 4-5, 2-7, 3-6. Seeds 1 and 2 can meet only in the final.
    pub fn order(size: u16) -> Vec<u16> {
        let mut order = vec![1];
        let mut field = 1;
        while field < size {
            field *= 2;
            order = order.into_iter().flat_map(|seed| [seed, field + 1 - seed]).collect();
        }
        order
    }

    fn first_slots(&self) -> Vec<Option<PlayerId>> {
        let seeded = |seed: u16| self.seeds.get(usize::from(seed) - 1).copied();
        Bracket::order(self.size).into_iter().map(seeded).collect()
    }
}

/// Returns the players who advanced from a round's matches.
fn winners(round: &Round, slots: &[Option<PlayerId>]) -> Vec<Option<PlayerId>> {
    let through = |pair: &[Option<PlayerId>]| {
        let played = pair.iter().flatten().find_map(|player| round.pairing_of(*player));
        played.and_then(crate::Pairing::winner)
    };
    slots.chunks(2).map(through).collect()
}

impl State {
    /// Returns the player in each place of the bracket's next round.
    fn slots(&self) -> Vec<Option<PlayerId>> {
        let Some(bracket) = &self.bracket else { return Vec::new() };
        let played = self.rounds.iter().filter(|round| round.kind == RoundKind::Elimination);
        let mut slots = played.fold(bracket.first_slots(), |slots, round| winners(round, &slots));
        for slot in &mut slots {
            let here = slot.and_then(|player| self.place(player).ok());
            if here.is_some_and(|place| self.players[place as usize].is_dropped()) {
                *slot = None;
            }
        }
        slots
    }

    /// Returns `true` if a round belongs to the top cut.
    pub(super) fn is_of_the_cut(&self, round: &Round) -> bool {
        self.bracket.as_ref().is_some_and(|bracket| round.number >= bracket.first_round)
    }

    /// Returns `true` if the top cut is played at one table.
    fn has_final_table(&self) -> bool {
        self.rounds.iter().any(|round| self.is_of_the_cut(round) && round.kind == RoundKind::Tables)
    }

    fn bracket_matches(&self) -> Vec<BracketMatch> {
        if self.has_final_table() {
            return Vec::new();
        }
        let slots = self.slots();
        let Some(bracket) = self.bracket.as_ref().filter(|_| slots.len() > 1) else { return Vec::new() };
        let seed = |player: PlayerId| bracket.seed_of(player).unwrap_or(u16::MAX);
        let next = |pair: &[Option<PlayerId>]| {
            let mut there: Vec<PlayerId> = pair.iter().flatten().copied().collect();
            there.sort_by_key(|player| seed(*player));
            Some(BracketMatch { a: *there.first()?, b: there.get(1).copied() })
        };
        slots.chunks(2).filter_map(next).collect()
    }

    /// Rejects an elimination round that does not match the bracket.
    pub(super) fn check_bracket(&self, tables: &[TablePairing]) -> Result<(), OperationError> {
        let expected = self.bracket_matches();
        if expected.is_empty() {
            return Err(OperationError::NothingLeft);
        }
        let expected: HashSet<(PlayerId, Option<PlayerId>)> = expected.iter().map(|next| (next.a, next.b)).collect();
        let found: HashSet<(PlayerId, Option<PlayerId>)> = tables.iter().map(|table| (table.a, table.b)).collect();
        if found == expected && tables.len() == expected.len() { Ok(()) } else { Err(OperationError::NotTheBracket) }
    }

    pub(super) fn start_cut(&mut self, size: u16, seeds: &[PlayerId]) -> Result<(), OperationError> {
        if !SIZES.contains(&size) {
            return Err(OperationError::CutSize { size });
        }
        let first_round = self.newest() + 1;
        // A bracket without a played round can be replaced.
        if self.bracket.as_ref().is_some_and(|bracket| bracket.first_round != first_round) {
            return Err(OperationError::CutBegun);
        }
        self.check_can_pair()?;
        if seeds.len() < 2 || seeds.len() > usize::from(size) {
            return Err(OperationError::CutSeeds { seeds: seeds.len() as u32, size });
        }
        let mut seen = vec![false; self.players.len()];
        for player in seeds {
            self.take_seat(*player, &mut seen)?;
        }
        self.bracket = Some(Bracket { size, seeds: seeds.to_vec(), first_round });
        Ok(())
    }
}

impl Tournament {
    /// Returns the bracket, once the top cut is set.
    pub fn bracket(&self) -> Option<&Bracket> {
        self.state.bracket.as_ref()
    }

    /// Returns `true` if a round belongs to the top cut.
    pub fn is_of_the_cut(&self, round: &Round) -> bool {
        self.state.is_of_the_cut(round)
    }

    /// Returns `true` if the next round is the final table. That requires multiplayer tables and a top cut of three or
    /// four players that has not been played.
    pub fn final_table_is_next(&self) -> bool {
        let next = self.rounds().len() as u16 + 1;
        self.cut_is_one_table() && self.bracket().is_some_and(|bracket| bracket.first_round == next)
    }

    /// Returns `true` if the top cut is one final table. That requires multiplayer tables and three or four players in
    /// the cut.
    pub fn cut_is_one_table(&self) -> bool {
        self.structure().rounds == RoundKind::Tables && self.bracket().is_some_and(Bracket::is_one_table)
    }

    /// Returns the matches of the bracket's next round. Empty if there is no bracket, it has a winner, or it is played
    /// at one table.
    pub fn bracket_matches(&self) -> Vec<BracketMatch> {
        self.state.bracket_matches()
    }

    /// Returns `true` if the top cut is finished.
    pub fn is_cut_over(&self) -> bool {
        self.bracket().is_some()
            && self.bracket_matches().is_empty()
            && self.rounds().last().is_some_and(Round::is_finished)
    }

    /// Returns the top cut of this size by the current standings, from the players who take part. Players tied in every
    /// key are ordered at random from the seed, and reported.
    ///
    /// # Errors
    /// [`OperationError::CutSize`], or [`OperationError::CutSeeds`] if fewer than two players take part.
    pub fn plan_cut(&self, size: u16, seed: u64) -> Result<CutPlan, OperationError> {
        if !SIZES.contains(&size) {
            return Err(OperationError::CutSize { size });
        }
        let here = |player: PlayerId| self.player(player).is_some_and(|player| !player.is_dropped());
        let ranked: Vec<(u32, PlayerId)> = self.ranking();
        let ranked: Vec<(u32, PlayerId)> = ranked.into_iter().filter(|(_, player)| here(*player)).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut seeds, mut drawn, mut boundary_drawn) = (Vec::new(), Vec::new(), false);
        for group in ranked.chunk_by(|one, other| one.0 == other.0) {
            let left = usize::from(size) - seeds.len();
            if left == 0 {
                break;
            }
            let mut tied: Vec<PlayerId> = group.iter().map(|(_, player)| *player).collect();
            if tied.len() > 1 {
                drawn.push(tied.clone());
                tied.shuffle(&mut rng);
                boundary_drawn |= tied.len() > left;
            }
            seeds.extend(tied.into_iter().take(left));
        }
        if seeds.len() < 2 {
            return Err(OperationError::CutSeeds { seeds: seeds.len() as u32, size });
        }
        Ok(CutPlan { size, seeds, drawn, boundary_drawn })
    }

    /// Returns the tables of the bracket's next round.
    pub(crate) fn bracket_tables(&self) -> Result<Vec<TablePairing>, OperationError> {
        let Some(bracket) = self.bracket() else { return Err(OperationError::NothingLeft) };
        let matches = self.bracket_matches();
        if matches.is_empty() {
            return Err(OperationError::NothingLeft);
        }
        let seed = |player: PlayerId| bracket.seed_of(player).unwrap_or(0);
        let table = |(next, table): (&BracketMatch, u16)| TablePairing {
            table,
            a: next.a,
            b: next.b,
            reasons: vec![Reason::Bracket { a: seed(next.a), b: next.b.map(seed) }],
        };
        Ok(matches.iter().zip(1..).map(table).collect())
    }

    /// Returns the final places: by the bracket, then by the standings. Empty until the bracket has a winner.
    pub fn final_places(&self) -> Vec<FinalPlace> {
        let Some(bracket) = self.bracket().filter(|_| self.is_cut_over()) else { return Vec::new() };
        let mut places = match self.places_at_the_final_table() {
            Some(places) => places,
            None => self.places_in_the_bracket(bracket),
        };
        self.add_the_rest(bracket, &mut places);
        places
    }

    /// Returns the places at the final table, or `None` if the top cut was played as matches.
    fn places_at_the_final_table(&self) -> Option<Vec<FinalPlace>> {
        let last = self.rounds().last().filter(|round| self.is_of_the_cut(round))?;
        let table = last.tables.first()?;
        let mut places: Vec<(u32, PlayerId)> =
            table.places()?.into_iter().map(u32::from).zip(table.players.iter().copied()).collect();
        places.sort_by_key(|(place, _)| *place);
        let until = |place: u32| place + places.iter().filter(|(other, _)| *other == place).count() as u32 - 1;
        Some(
            places
                .iter()
                .map(|(place, player)| FinalPlace { place: *place, until: until(*place), player: *player })
                .collect(),
        )
    }

    fn places_in_the_bracket(&self, bracket: &Bracket) -> Vec<FinalPlace> {
        let mut rounds_won: Vec<(PlayerId, usize)> = bracket.seeds.iter().map(|player| (*player, 0)).collect();
        let mut slots = bracket.first_slots();
        for round in self.rounds().iter().filter(|round| round.kind == RoundKind::Elimination) {
            slots = winners(round, &slots);
            for (player, won) in &mut rounds_won {
                *won += usize::from(slots.contains(&Some(*player)));
            }
        }
        // The sort is stable, so equal players stay in seed order.
        rounds_won.sort_by_key(|(_, won)| std::cmp::Reverse(*won));
        let shared = self.profile().cut_places == CutPlaces::Shared;
        let mut places = Vec::new();
        for group in rounds_won.chunk_by(|one, other| one.1 == other.1) {
            let (first, last) = (places.len() as u32 + 1, (places.len() + group.len()) as u32);
            places.extend(group.iter().zip(first..).map(|((player, _), place)| {
                let (place, until) = if shared { (first, last) } else { (place, place) };
                FinalPlace { place, until, player: *player }
            }));
        }
        places
    }

    /// Appends the players outside the top cut, in standings order.
    fn add_the_rest(&self, bracket: &Bracket, places: &mut Vec<FinalPlace>) {
        let out = |player: &PlayerId| bracket.seed_of(*player).is_none();
        let rest: Vec<(u32, PlayerId)> = self.ranking();
        let rest: Vec<(u32, PlayerId)> = rest.into_iter().filter(|(_, player)| out(player)).collect();
        for group in rest.chunk_by(|one, other| one.0 == other.0) {
            let (place, until) = (places.len() as u32 + 1, (places.len() + group.len()) as u32);
            places.extend(group.iter().map(|(_, player)| FinalPlace { place, until, player: *player }));
        }
    }
}
