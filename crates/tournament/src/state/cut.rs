//! The single elimination after the rounds: bracket, next matches, final places.

use std::collections::HashSet;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{Round, State, Tournament};
use crate::profile::CutPlaces;
use crate::{PlayerId, Reason, Refused, RoundKind, TablePairing};

/// Places that a bracket can have.
pub(super) const SIZES: [u16; 4] = [2, 4, 8, 16];

/// A single elimination of 2, 4, 8 or 16 places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// Its places: 2, 4, 8 or 16.
    pub size: u16,
    /// Who is in it, the best seed first.
    pub seeds: Vec<PlayerId>,
    /// The first elimination round.
    pub first_round: u16,
}

/// A match of the bracket that is to be played next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BracketMatch {
    /// The better seed, who chooses who goes first.
    pub a: PlayerId,
    /// The other; none when nobody came through there.
    pub b: Option<PlayerId>,
}

/// Who would be in the cut now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CutPlan {
    /// Places of the bracket.
    pub size: u16,
    /// Who is in, the best seed first.
    pub seeds: Vec<PlayerId>,
    /// Players whom no tiebreaker separates, one group per tie, of whom at least one is in: they were ordered at
    /// random.
    pub drawn: Vec<Vec<PlayerId>>,
    /// Whether chance has decided who of a tied group is in at all.
    pub boundary_drawn: bool,
}

/// A place at the end of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinalPlace {
    /// The place, from 1.
    pub place: u32,
    /// The last of the places that are shared; the same as `place` when none is.
    pub until: u32,
    /// The player on this place.
    pub player: PlayerId,
}

impl Bracket {
    /// The seed of a player, from 1.
    pub fn seed_of(&self, player: PlayerId) -> Option<u16> {
        self.seeds.iter().zip(1..).find(|(seeded, _)| **seeded == player).map(|(_, seed)| seed)
    }

    /// Whether those in it fit one table of three or four, as the final table of tables is.
    pub(super) fn is_one_table(&self) -> bool {
        (3..=4).contains(&self.seeds.len())
    }

    /// The seeds, from 1, in the order of the bracket: 1-8, 4-5, 2-7, 3-6. The best two meet in the final only.
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

/// Who came through the matches of a round.
fn winners(round: &Round, slots: &[Option<PlayerId>]) -> Vec<Option<PlayerId>> {
    let through = |pair: &[Option<PlayerId>]| {
        let played = pair.iter().flatten().find_map(|player| round.pairing_of(*player));
        played.and_then(super::Pairing::winner)
    };
    slots.chunks(2).map(through).collect()
}

impl State {
    /// Who is at each place of the bracket's next round.
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

    /// Whether a round is of the cut, not of the rounds before it.
    pub(super) fn is_of_the_cut(&self, round: &Round) -> bool {
        self.bracket.as_ref().is_some_and(|bracket| round.number >= bracket.first_round)
    }

    /// Whether the cut is played at one table.
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

    /// Refuses an elimination round that the bracket does not ask for.
    pub(super) fn is_the_bracket(&self, tables: &[TablePairing]) -> Result<(), Refused> {
        let expected = self.bracket_matches();
        if expected.is_empty() {
            return Err(Refused::NothingLeft);
        }
        let expected: HashSet<(PlayerId, Option<PlayerId>)> = expected.iter().map(|next| (next.a, next.b)).collect();
        let found: HashSet<(PlayerId, Option<PlayerId>)> = tables.iter().map(|table| (table.a, table.b)).collect();
        if found == expected && tables.len() == expected.len() { Ok(()) } else { Err(Refused::NotTheBracket) }
    }

    pub(super) fn start_cut(&mut self, size: u16, seeds: &[PlayerId]) -> Result<(), Refused> {
        if !SIZES.contains(&size) {
            return Err(Refused::CutSize { size });
        }
        let first_round = self.newest() + 1;
        // A bracket of which nothing is played can be made anew.
        if self.bracket.as_ref().is_some_and(|bracket| bracket.first_round != first_round) {
            return Err(Refused::CutBegun);
        }
        self.may_pair()?;
        if seeds.len() < 2 || seeds.len() > usize::from(size) {
            return Err(Refused::CutSeeds { seeds: seeds.len() as u32, size });
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
    /// The bracket, once the cut is made.
    pub fn bracket(&self) -> Option<&Bracket> {
        self.state.bracket.as_ref()
    }

    /// Whether a round is of the cut, not of the rounds before it.
    pub fn is_of_the_cut(&self, round: &Round) -> bool {
        self.state.is_of_the_cut(round)
    }

    /// Whether the next round is the final table: tables of three and four are played, three or four are in the cut,
    /// and nothing of it is played.
    pub fn final_table_is_next(&self) -> bool {
        let next = self.rounds().len() as u16 + 1;
        self.cut_is_one_table() && self.bracket().is_some_and(|bracket| bracket.first_round == next)
    }

    /// Whether the cut is one final table: tables of three and four are played, and three or four are in it.
    pub fn cut_is_one_table(&self) -> bool {
        self.structure().rounds == RoundKind::Tables && self.bracket().is_some_and(Bracket::is_one_table)
    }

    /// The matches of the bracket's next round; empty when there is no bracket, it has its winner, or it is played at one
    /// table.
    pub fn bracket_matches(&self) -> Vec<BracketMatch> {
        self.state.bracket_matches()
    }

    /// Whether the bracket is played to its end.
    pub fn is_cut_over(&self) -> bool {
        self.bracket().is_some()
            && self.bracket_matches().is_empty()
            && self.rounds().last().is_some_and(Round::is_finished)
    }

    /// Who would be in a cut of this size now: the best of those who take part. Who is tied in every key is ordered
    /// at random from the seed, and reported.
    ///
    /// # Errors
    /// [`Refused::CutSize`], [`Refused::CutSeeds`] when fewer than two take part.
    pub fn plan_cut(&self, size: u16, seed: u64) -> Result<CutPlan, Refused> {
        if !SIZES.contains(&size) {
            return Err(Refused::CutSize { size });
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
            return Err(Refused::CutSeeds { seeds: seeds.len() as u32, size });
        }
        Ok(CutPlan { size, seeds, drawn, boundary_drawn })
    }

    /// The tables of the bracket's next round.
    pub(crate) fn bracket_tables(&self) -> Result<Vec<TablePairing>, Refused> {
        let Some(bracket) = self.bracket() else { return Err(Refused::NothingLeft) };
        let matches = self.bracket_matches();
        if matches.is_empty() {
            return Err(Refused::NothingLeft);
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

    /// The places at the end: by the bracket, then by the standings. Empty before the bracket has its winner.
    pub fn final_places(&self) -> Vec<FinalPlace> {
        let Some(bracket) = self.bracket().filter(|_| self.is_cut_over()) else { return Vec::new() };
        let mut places = match self.places_at_the_final_table() {
            Some(places) => places,
            None => self.places_in_the_bracket(bracket),
        };
        self.add_the_rest(bracket, &mut places);
        places
    }

    /// The places that the final table decided; none when the cut was played as matches.
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
        // The sort is stable: equal ones stay in the order of their seeds.
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

    /// Who was not in the cut follows in the order of the standings.
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
