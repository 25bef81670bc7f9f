//! Statistics of decks and of the first player, counted from matches.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use catalog::Catalog;
use model::{Aspect, CardId, CardNumber};
use tournament::{MatchResult, Pairing, PlayerId, Round, RoundKind, Side};

use crate::AppError;
use crate::error::Cause;
use crate::event::Events;
use crate::event::state::EventState;

/// Maximum number of events per query.
const MOST_EVENTS: usize = 512;

/// Owner of a deck: the event, the player's number, and the index of the deck.
type Owner = (u32, u32, usize);

/// Properties of a deck that are counted.
#[derive(Debug, Clone)]
struct Played {
    owner: Owner,
    leader: CardId,
    base: Option<CardId>,
    aspects: BTreeSet<Aspect>,
}

/// Counts of the decks with something in common.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    decks: HashSet<Owner>,
    pub wins: u32,
    pub losses: u32,
    pub draws: u32,
    /// Number of mirror matches, which are in no other count.
    pub mirrors: u32,
}

impl Tally {
    /// Returns the number of decks that played.
    pub(crate) fn decks(&self) -> usize {
        self.decks.len()
    }
}

/// Running counts over several events.
pub(crate) struct Statistics<'a> {
    pub catalog: &'a Catalog,
    /// `true` if matches of bots count.
    bots: bool,
    /// Numbers and names of the events.
    pub events: Vec<(u32, String)>,
    /// Number of matches between two known decks; in Trilogy, of games.
    pub matches: u32,
    /// Number of matches with an unknown deck.
    pub unknown: u32,
    pub leaders: BTreeMap<CardId, Tally>,
    pub bases: BTreeMap<CardId, Tally>,
    pub aspects: BTreeMap<Aspect, Tally>,
    pub first: FirstTally,
    /// `true` if a bot played in any of the events.
    pub has_bots: bool,
    /// Number of matches with bots that were not counted.
    pub of_bots: u32,
    /// Number of byes, no-shows, and matches lost by penalty or by both players.
    pub unplayed: u32,
    /// Number of games at multiplayer tables.
    pub tables: u32,
}

/// Counts of games by the player who went first.
#[derive(Debug, Default)]
pub(crate) struct FirstTally {
    /// Number of games with a winner and a recorded first player.
    pub games: u32,
    /// Number of games won by the first player.
    pub won: u32,
    /// Number of drawn games with a recorded first player.
    pub drawn: u32,
    /// Number of games without a recorded first player.
    pub unknown: u32,
}

impl<'a> Statistics<'a> {
    /// Creates empty statistics. With `bots`, matches of bots count.
    pub(super) fn new(catalog: &'a Catalog, bots: bool) -> Statistics<'a> {
        Statistics {
            catalog,
            bots,
            events: Vec::new(),
            matches: 0,
            unknown: 0,
            leaders: BTreeMap::new(),
            bases: BTreeMap::new(),
            aspects: BTreeMap::new(),
            first: FirstTally::default(),
            has_bots: false,
            of_bots: 0,
            unplayed: 0,
            tables: 0,
        }
    }

    /// Counts the matches, decks and players of another event.
    pub(super) fn add(&mut self, event: u32, name: String, state: &EventState) {
        self.events.push((event, name));
        self.has_bots |= !state.bots.is_empty();
        for round in state.tournament.rounds() {
            match round.kind {
                RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
                    for pairing in &round.pairings {
                        self.add_match(event, state, round, pairing);
                    }
                }
                RoundKind::Tables => {
                    self.tables += round.tables.iter().filter(|table| table.hp.is_some()).count() as u32
                }
            }
        }
    }

    fn add_match(&mut self, event: u32, state: &EventState, round: &Round, pairing: &Pairing) {
        let games = match (pairing.result, pairing.b) {
            (Some(MatchResult::Games { a, b, drawn }), Some(_)) => u32::from(a) + u32::from(b) + u32::from(drawn),
            (None, _) => return,
            (
                Some(
                    MatchResult::Games { .. }
                    | MatchResult::Bye
                    | MatchResult::NoShow { .. }
                    | MatchResult::DoubleLoss
                    | MatchResult::MatchLoss { .. },
                ),
                _,
            ) => {
                self.unplayed += 1;
                return;
            }
        };
        let players = [Some(pairing.a), pairing.b].into_iter().flatten();
        if !self.bots && players.into_iter().any(|player| state.bots.contains(&player)) {
            self.of_bots += 1;
            return;
        }
        self.first.add(pairing, games);
        let deck = |side: Side, slot: Option<usize>| {
            let player = match side {
                Side::A => Some(pairing.a),
                Side::B => pairing.b,
            };
            self.deck(event, state, round.number, player?, slot)
        };
        let mut played = Vec::new();
        if state.tournament.structure().trilogy {
            for game in &pairing.games {
                let slots = game.decks.map(|decks| decks.map(usize::from));
                let decks = slots.and_then(|[a, b]| deck(Side::A, Some(a)).zip(deck(Side::B, Some(b))));
                played.push((decks, game.winner));
            }
        } else {
            let winner = pairing.winner().and_then(|winner| pairing.side_of(winner));
            played.push((deck(Side::A, None).zip(deck(Side::B, None)), winner));
        }
        for (decks, winner) in played {
            match decks {
                Some((a, b)) => self.count(&a, &b, winner),
                None => self.unknown += 1,
            }
        }
    }

    /// Returns a player's deck in a round. In Trilogy it is the list with this number, otherwise the one built from the
    /// round's draft, otherwise the registered list.
    fn deck(
        &self,
        event: u32,
        state: &EventState,
        round: u16,
        player: PlayerId,
        slot: Option<usize>,
    ) -> Option<Played> {
        let number = |entries: &[decks::Entry]| entries.first().map(|entry| entry.card);
        let drafted = slot.is_none().then(|| state.deck_in_round(player, round)).flatten();
        let (draft, leader, base) = match drafted {
            Some((draft, saved)) => (draft, number(&saved.list.leaders), number(&saved.list.bases)),
            None => {
                let wanted = slot.unwrap_or(1);
                let lists = &state.tournament.player(player)?.decks;
                let list = lists.iter().find(|list| usize::from(list.slot) == wanted)?;
                let parsed = |number: &Option<String>| number.as_ref()?.parse().ok();
                (wanted, parsed(&list.leader), parsed(&list.base))
            }
        };
        let card = |number: Option<CardNumber>| {
            let card = self.catalog.by_number(number?)?;
            // Reprints count as one card, under the oldest.
            self.catalog.reprints(card).map(|card| card.id).min().or(Some(card))
        };
        let (leader, base) = (card(leader)?, card(base));
        let of = |card: CardId| self.catalog.card(card).aspects.iter().collect::<Vec<Aspect>>();
        let aspects = of(leader).into_iter().chain(base.map(of).unwrap_or_default()).collect();
        Some(Played { owner: (event, player.0, draft), leader, base, aspects })
    }

    fn count(&mut self, a: &Played, b: &Played, winner: Option<Side>) {
        self.matches += 1;
        meet(&mut self.leaders, [&[a.leader], &[b.leader]], [a.owner, b.owner], winner);
        let bases = [a, b].map(|deck| deck.base.into_iter().collect::<Vec<CardId>>());
        meet(&mut self.bases, [&bases[0], &bases[1]], [a.owner, b.owner], winner);
        let aspects = [a, b].map(|deck| deck.aspects.iter().copied().collect::<Vec<Aspect>>());
        meet(&mut self.aspects, [&aspects[0], &aspects[1]], [a.owner, b.owner], winner);
    }
}

impl FirstTally {
    fn add(&mut self, pairing: &Pairing, games: u32) {
        if pairing.games.is_empty() {
            self.unknown += games;
        }
        for game in &pairing.games {
            match (game.first, game.winner) {
                (None, _) => self.unknown += 1,
                (Some(_), None) => self.drawn += 1,
                (Some(first), Some(winner)) => {
                    self.games += 1;
                    self.won += u32::from(first == winner);
                }
            }
        }
    }
}

/// Counts a match for the properties of its two decks. A property of both decks is a mirror.
fn meet<K: Ord + Copy>(tallies: &mut BTreeMap<K, Tally>, have: [&[K]; 2], owners: [Owner; 2], winner: Option<Side>) {
    let sides = [Side::A, Side::B];
    for ((mine, theirs), (owner, side)) in have.into_iter().zip([have[1], have[0]]).zip(owners.into_iter().zip(sides)) {
        for key in mine {
            let tally = tallies.entry(*key).or_default();
            tally.decks.insert(owner);
            match winner {
                // Both sides contain the mirror: count it once.
                _ if theirs.contains(key) => tally.mirrors += u32::from(side == Side::A),
                None => tally.draws += 1,
                Some(winner) if winner == side => tally.wins += 1,
                Some(_) => tally.losses += 1,
            }
        }
    }
}

impl Events {
    /// Counts the matches of these events. Duplicate events count once. With `bots`, matches with bots count.
    ///
    /// # Errors
    /// `statistics.empty` without an event, `statistics.too_many`, `event.not_found`, `journal.*`.
    pub(crate) fn counted_statistics(&self, events: &[u32], bots: bool) -> Result<Statistics<'_>, AppError> {
        if events.is_empty() {
            return Err(AppError::of(Cause::StatisticsEmpty));
        }
        if events.len() > MOST_EVENTS {
            return Err(AppError::of(Cause::StatisticsTooMany { most_events: MOST_EVENTS.into() }));
        }
        let mut counted = Statistics::new(&self.core.catalog, bots);
        for (at, event) in events.iter().enumerate() {
            if events[..at].contains(event) {
                continue;
            }
            let name = self.event_name(*event)?;
            self.read(*event, |state, _| {
                counted.add(*event, name, state);
                Ok(())
            })?;
        }
        Ok(counted)
    }
}
