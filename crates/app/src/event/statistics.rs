//! Statistics of decks and of the first player, counted from matches.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use catalog::Catalog;
use model::{Aspect, CardId, CardNumber};
use tournament::{MatchResult, Pairing, PlayerId, Round, RoundKind, Side};

use crate::AppError;
use crate::contract::{EventRef, FirstPlayerView, RateView, StatisticsView, TextLanguage};
use crate::error::Cause;
use crate::event::Events;
use crate::event::state::EventState;
use crate::language::localized;
use crate::wilson::share;

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

/// Running counts of one line.
#[derive(Debug, Default)]
struct Tally {
    decks: HashSet<Owner>,
    wins: u32,
    losses: u32,
    draws: u32,
    mirrors: u32,
}

/// Running counts over several events.
pub(crate) struct Statistics<'a> {
    catalog: &'a Catalog,
    /// `true` if matches of bots count.
    bots: bool,
    events: Vec<EventRef>,
    matches: u32,
    unknown: u32,
    leaders: BTreeMap<CardId, Tally>,
    bases: BTreeMap<CardId, Tally>,
    aspects: BTreeMap<Aspect, Tally>,
    first: FirstTally,
    has_bots: bool,
    /// Number of matches with bots that were not counted.
    of_bots: u32,
    /// Number of byes, no-shows, and matches lost by penalty or by both players.
    unplayed: u32,
    /// Number of games at multiplayer tables.
    tables: u32,
}

#[derive(Default)]
struct FirstTally {
    games: u32,
    won: u32,
    drawn: u32,
    unknown: u32,
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
        self.events.push(EventRef { event, name });
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

    /// Returns the statistics of all counted events.
    pub(super) fn view(self, language: TextLanguage) -> StatisticsView {
        let card = |card: &CardId| {
            let card = self.catalog.card(*card);
            (card.number.to_string(), card.full_name())
        };
        let aspect = |aspect: &Aspect| (aspect.word().to_owned(), aspect.word().to_owned());
        let first = &self.first;
        StatisticsView {
            remarks: self.remarks(language),
            leaders: lines(&self.leaders, card),
            bases: lines(&self.bases, card),
            aspects: lines(&self.aspects, aspect),
            first: FirstPlayerView {
                games: first.games,
                won: first.won,
                drawn: first.drawn,
                unknown: first.unknown,
                share: share(first.won, first.games),
            },
            matches: self.matches,
            unknown: self.unknown,
            has_bots: self.has_bots,
            events: self.events,
        }
    }

    fn remarks(&self, language: TextLanguage) -> Vec<String> {
        let (unknown, unplayed, of_bots, tables) = (self.unknown, self.unplayed, self.of_bots, self.tables);
        let told = [
            (
                unknown,
                localized!(
                    language,
                    "{unknown} matches with an unknown deck: not in the win rates of decks.",
                    "{unknown} Matches ohne zwei bekannte Decks: nicht in den Siegquoten."
                ),
            ),
            (
                unplayed,
                localized!(
                    language,
                    "Not counted: {unplayed} byes, no-shows or matches decided by a penalty.",
                    "Nicht gezählt: {unplayed} Freilose oder Matches, bei denen jemand nicht erschienen ist oder eine Strafe entschieden hat."
                ),
            ),
            (
                of_bots,
                localized!(
                    language,
                    "{of_bots} matches of bots: counted only on request.",
                    "{of_bots} Bot-Matches: nur gezählt, wenn du sie einbeziehst."
                ),
            ),
            (
                tables,
                localized!(
                    language,
                    "{tables} games at multiplayer tables: not counted.",
                    "{tables} Spiele an Mehrspielertischen: nicht gezählt."
                ),
            ),
        ];
        told.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect()
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

fn lines<K>(tallies: &BTreeMap<K, Tally>, named: impl Fn(&K) -> (String, String)) -> Vec<RateView> {
    let line = |(key, tally): (&K, &Tally)| {
        let (id, name) = named(key);
        RateView {
            id,
            name,
            decks: tally.decks.len() as u32,
            matches: tally.wins + tally.losses + tally.draws,
            wins: tally.wins,
            losses: tally.losses,
            draws: tally.draws,
            mirrors: tally.mirrors,
            share: share(tally.wins, tally.wins + tally.losses),
        }
    };
    let mut lines: Vec<RateView> = tallies.iter().map(line).collect();
    // The sort is stable: lines with equal counts stay in card order.
    lines.sort_by_key(|line| std::cmp::Reverse(line.matches + line.mirrors));
    lines
}

impl Events {
    /// Returns win rates of leaders, bases, aspects and first players in these events. Duplicate events count once.
    /// With `bots`, matches with bots count.
    ///
    /// # Errors
    /// `statistics.empty` without an event, `statistics.too_many`, `event.not_found`, `journal.*`.
    pub fn statistics(&self, events: &[u32], bots: bool) -> Result<StatisticsView, AppError> {
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
        Ok(counted.view(self.core.message_language()))
    }
}
