//! Summaries of events that add up.

use std::collections::BTreeMap;

use model::CardNumber;
use serde::{Deserialize, Serialize};

use crate::counts::{Counts, DeckCounts, GameCounts, HandCounts, MatchupCounts, PickCounts, RecordCounts, TotalCounts};
use crate::observation::{Archetype, Deck, HandCards, Match, Observations, Population};

/// Counts of one card. A part without counts is absent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSummary {
    /// The card.
    pub card: CardNumber,
    /// Its picks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picks: Option<PickCounts>,
    /// The decks with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decks: Option<DeckCounts>,
    /// The games with it in the main deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<GameCounts>,
    /// Zones of the card in games that the rules engine played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<Box<HandCounts>>,
}

/// Counts of one archetype.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchetypeSummary {
    /// Leader and colour of the base.
    pub archetype: Archetype,
    /// Its record.
    pub record: RecordCounts,
}

/// Counts of the matches between two archetypes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchupSummary {
    /// The archetypes, the smaller one first.
    pub archetypes: [Archetype; 2],
    /// The record of the first one.
    pub record: MatchupCounts,
}

/// Counts of one population.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PopulationSummary {
    /// Totals of the population.
    pub totals: TotalCounts,
    /// Largest pick number of a round: the size of a pack without its leader.
    pub pack_size: u8,
    /// Cards in the order of their numbers.
    pub cards: Vec<CardSummary>,
    /// Archetypes in order.
    pub archetypes: Vec<ArchetypeSummary>,
    /// Pairs of different archetypes in order.
    pub matchups: Vec<MatchupSummary>,
}

/// Counts of one or several events.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Summary {
    /// Number of events.
    pub events: u32,
    /// Matches of a person against a bot. They are not counted for anyone.
    pub mixed_matches: u32,
    /// Counts of people.
    pub people: PopulationSummary,
    /// Counts of bots.
    pub bots: PopulationSummary,
}

/// A line of a sorted list that adds up with the line of the same key.
pub(crate) trait Line: Clone {
    /// Key of the line.
    type Key: Ord;
    /// Returns the key.
    fn key(&self) -> Self::Key;
    /// Adds the counts of a line with the same key.
    fn merge(&mut self, other: &Self);
}

fn merge_part<C: Counts + Clone>(part: &mut Option<C>, other: Option<&C>) {
    match (part, other) {
        (Some(part), Some(other)) => part.merge(other),
        (part, Some(other)) => *part = Some(other.clone()),
        (_, None) => {}
    }
}

impl Line for CardSummary {
    type Key = CardNumber;

    fn key(&self) -> CardNumber {
        self.card
    }

    fn merge(&mut self, other: &CardSummary) {
        merge_part(&mut self.picks, other.picks.as_ref());
        merge_part(&mut self.decks, other.decks.as_ref());
        merge_part(&mut self.games, other.games.as_ref());
        merge_part(&mut self.hands, other.hands.as_ref());
    }
}

impl Line for ArchetypeSummary {
    type Key = Archetype;

    fn key(&self) -> Archetype {
        self.archetype
    }

    fn merge(&mut self, other: &ArchetypeSummary) {
        self.record.merge(&other.record);
    }
}

impl Line for MatchupSummary {
    type Key = [Archetype; 2];

    fn key(&self) -> [Archetype; 2] {
        self.archetypes
    }

    fn merge(&mut self, other: &MatchupSummary) {
        self.record.merge(&other.record);
    }
}

/// Adds the lines of a sorted list to another one.
fn merge_lines<L: Line>(lines: &mut Vec<L>, others: &[L]) {
    let (mut place, mut missing) = (0, Vec::new());
    for other in others {
        while lines.get(place).is_some_and(|line| line.key() < other.key()) {
            place += 1;
        }
        match lines.get_mut(place).filter(|line| line.key() == other.key()) {
            Some(line) => line.merge(other),
            None => missing.push(other.clone()),
        }
    }
    if !missing.is_empty() {
        lines.append(&mut missing);
        lines.sort_by_key(Line::key);
    }
}

impl PopulationSummary {
    /// Adds the counts of other events.
    pub fn merge(&mut self, other: &PopulationSummary) {
        self.totals.merge(&other.totals);
        self.pack_size = self.pack_size.max(other.pack_size);
        merge_lines(&mut self.cards, &other.cards);
        merge_lines(&mut self.archetypes, &other.archetypes);
        merge_lines(&mut self.matchups, &other.matchups);
    }
}

impl Summary {
    /// Adds the counts of other events.
    pub fn merge(&mut self, other: &Summary) {
        self.events = self.events.saturating_add(other.events);
        self.mixed_matches = self.mixed_matches.saturating_add(other.mixed_matches);
        self.people.merge(&other.people);
        self.bots.merge(&other.bots);
    }

    /// Returns the sum of summaries.
    pub fn sum<'a>(summaries: impl IntoIterator<Item = &'a Summary>) -> Summary {
        let mut sum = Summary::default();
        summaries.into_iter().for_each(|summary| sum.merge(summary));
        sum
    }

    /// Returns the counts of a population.
    pub fn population(&self, population: Population) -> &PopulationSummary {
        match population {
            Population::People => &self.people,
            Population::Bots => &self.bots,
        }
    }

    /// Counts an event. Picks and decks count for the population of their player, matches only if both players belong
    /// to the same one. Entries with an index out of range are skipped.
    pub fn of(observations: &Observations) -> Summary {
        let mixed = observations
            .matches
            .iter()
            .filter(|played| observations.seats_of(played).is_some_and(|[a, b]| a.population != b.population));
        Summary {
            events: 1,
            mixed_matches: mixed.count() as u32,
            people: Counter::count(observations, Population::People),
            bots: Counter::count(observations, Population::Bots),
        }
    }
}

/// Running counts of one event and population.
struct Counter<'a> {
    observations: &'a Observations,
    population: Population,
    totals: TotalCounts,
    pack_size: u8,
    cards: BTreeMap<CardNumber, CardSummary>,
    archetypes: BTreeMap<Archetype, RecordCounts>,
    matchups: BTreeMap<[Archetype; 2], MatchupCounts>,
    /// Games and won games of each deck that has played, by index.
    played: BTreeMap<usize, [u32; 2]>,
}

impl<'a> Counter<'a> {
    fn count(observations: &'a Observations, population: Population) -> PopulationSummary {
        let mut counter = Counter {
            observations,
            population,
            totals: TotalCounts::default(),
            pack_size: 0,
            cards: BTreeMap::new(),
            archetypes: BTreeMap::new(),
            matchups: BTreeMap::new(),
            played: BTreeMap::new(),
        };
        for seat in observations.seats.iter().filter(|seat| seat.population == population) {
            counter.totals.players.add(seat.player);
        }
        counter.add_picks();
        observations.matches.iter().for_each(|played| counter.add_match(played));
        observations.decks.iter().enumerate().for_each(|(index, deck)| counter.add_deck(index, deck));
        PopulationSummary {
            totals: counter.totals,
            pack_size: counter.pack_size,
            cards: counter.cards.into_values().collect(),
            archetypes: counter
                .archetypes
                .into_iter()
                .map(|(archetype, record)| ArchetypeSummary { archetype, record })
                .collect(),
            matchups: counter
                .matchups
                .into_iter()
                .map(|(archetypes, record)| MatchupSummary { archetypes, record })
                .collect(),
        }
    }

    /// Returns the number of a player of this population.
    fn player(&self, seat: u16) -> Option<u32> {
        let seat = self.observations.seat(seat)?;
        (seat.population == self.population).then_some(seat.player)
    }

    fn card(&mut self, card: CardNumber) -> &mut CardSummary {
        let empty = CardSummary { card, picks: None, decks: None, games: None, hands: None };
        self.cards.entry(card).or_insert(empty)
    }

    fn add_picks(&mut self) {
        let mut seen = Vec::new();
        for pick in &self.observations.picks {
            let Some(player) = self.player(pick.seat) else { continue };
            self.totals.choices += 1;
            self.pack_size = self.pack_size.max(pick.number);
            let mut options = pick.options.clone();
            options.sort_unstable();
            options.dedup();
            for card in options {
                seen.push((card, pick.seat, pick.stage, pick.round, pick.number));
                let counts = self.card(card).picks.get_or_insert_default();
                counts.players.add(player);
                counts.offered += 1;
                counts.first_offered += u32::from(pick.number == 1);
                if card == pick.taken {
                    counts.taken += 1;
                    counts.taken_at += u32::from(pick.number);
                    counts.first_taken += u32::from(pick.number == 1);
                }
            }
        }
        // A card that a player sees again in the same round counts once, at the later pick.
        seen.sort_unstable();
        for (place, (card, seat, stage, round, number)) in seen.iter().enumerate() {
            let again = seen
                .get(place + 1)
                .is_some_and(|next| (next.0, next.1, next.2, next.3) == (*card, *seat, *stage, *round));
            if !again {
                let counts = self.card(*card).picks.get_or_insert_default();
                counts.packs += 1;
                counts.last_seen += u32::from(*number);
            }
        }
    }

    /// Counts a deck and its games, after all matches.
    fn add_deck(&mut self, index: usize, deck: &Deck) {
        let Some(player) = self.player(deck.seat) else { return };
        let played = self.played.get(&index).copied();
        self.totals.decks += 1;
        let record = self.archetypes.entry(deck.archetype).or_default();
        record.decks += 1;
        record.players.add(player);
        for (card, [main, rest]) in pool(deck) {
            let summary = self.card(card);
            let counts = summary.decks.get_or_insert_default();
            counts.players.add(player);
            counts.pools += 1;
            counts.decks += u32::from(main > 0);
            counts.copies += main;
            counts.rest += rest;
            let Some([games, wins]) = played else { continue };
            let counts = summary.games.get_or_insert_default();
            counts.copies += main * games;
            counts.copy_wins += main * wins;
            counts.rest += rest * games;
            if main > 0 {
                counts.players.add(player);
                counts.games += games;
                counts.wins += wins;
                counts.decks += 1;
            }
        }
    }

    fn add_match(&mut self, played: &Match) {
        let Some(decks) = self.observations.decks_of(played) else { return };
        let [Some(first), Some(second)] = decks.map(|deck| self.player(deck.seat)) else { return };
        let players = [first, second];
        let wins = played.wins.map(u32::from);
        let games = wins[0] + wins[1];
        self.totals.matches += 1;
        self.totals.games += games;
        self.totals.drawn += u32::from(played.drawn);
        for (deck, won) in played.decks.into_iter().zip(wins) {
            let sums = self.played.entry(usize::from(deck)).or_default();
            sums[0] += games;
            sums[1] += won;
        }
        self.add_records(decks.map(|deck| deck.archetype), players, wins);
        for game in &played.hands {
            let Some(first_won) = game.first_won else { continue };
            self.totals.engine_games += 1;
            self.add_hands(&game.sides[0], players[0], first_won);
            self.add_hands(&game.sides[1], players[1], !first_won);
        }
    }

    fn add_records(&mut self, archetypes: [Archetype; 2], players: [u32; 2], wins: [u32; 2]) {
        if archetypes[0] == archetypes[1] {
            self.archetypes.entry(archetypes[0]).or_default().mirrors += 1;
            return;
        }
        for side in 0..2 {
            let record = self.archetypes.entry(archetypes[side]).or_default();
            record.matches += 1;
            record.match_wins += u32::from(wins[side] > wins[1 - side]);
            record.match_losses += u32::from(wins[side] < wins[1 - side]);
            record.games += wins[0] + wins[1];
            record.wins += wins[side];
        }
        let first = usize::from(archetypes[0] > archetypes[1]);
        let matchup = self.matchups.entry([archetypes[first], archetypes[1 - first]]).or_default();
        matchup.matches += 1;
        matchup.match_wins += u32::from(wins[first] > wins[1 - first]);
        matchup.match_losses += u32::from(wins[first] < wins[1 - first]);
        matchup.games += wins[0] + wins[1];
        matchup.wins += wins[first];
        players.iter().for_each(|player| matchup.players.add(*player));
    }

    fn add_hands(&mut self, cards: &HandCards, player: u32, won: bool) {
        type Field = fn(&mut HandCounts) -> [&mut u32; 2];
        let fields: [(&Vec<CardNumber>, Field); 4] = [
            (&cards.opening, |counts| [&mut counts.opening, &mut counts.opening_wins]),
            (&cards.drawn, |counts| [&mut counts.drawn, &mut counts.drawn_wins]),
            (&cards.resourced, |counts| [&mut counts.resourced, &mut counts.resourced_wins]),
            (&cards.played, |counts| [&mut counts.played, &mut counts.played_wins]),
        ];
        for (cards, field) in fields {
            for card in cards {
                let counts = self.card(*card).hands.get_or_insert_default();
                counts.players.add(player);
                let [games, wins] = field(counts);
                *games += 1;
                *wins += u32::from(won);
            }
        }
    }
}

/// Returns the copies of each card of a deck's pool: in the main deck and in the rest.
fn pool(deck: &Deck) -> BTreeMap<CardNumber, [u32; 2]> {
    let mut pool = BTreeMap::<CardNumber, [u32; 2]>::new();
    for (place, cards) in [&deck.main, &deck.rest].into_iter().enumerate() {
        for (card, copies) in cards {
            pool.entry(*card).or_default()[place] += u32::from(*copies);
        }
    }
    pool
}

/// An event of a season: its number, the version of its counts, and the counts.
pub type SeasonEvent<'a> = (u32, u64, &'a Summary);

/// Sums of many events, kept so that one more result costs little.
///
/// Events are added up in blocks of [`Season::BLOCK`] numbers. If one event has changed, its block and the blocks are
/// added up again, not all events.
#[derive(Debug, Clone, Default)]
pub struct Season {
    blocks: BTreeMap<u32, Block>,
}

#[derive(Debug, Clone)]
struct Block {
    /// Numbers and versions of the events in the sum.
    events: Vec<(u32, u64)>,
    sum: Summary,
}

impl Season {
    /// Event numbers in a block.
    pub const BLOCK: u32 = 32;

    /// Returns the sum of events, which are given in the order of their numbers. An event whose version is that of the
    /// last call must have the same counts.
    pub fn sum(&mut self, events: &[SeasonEvent<'_>]) -> Summary {
        let block_of = |event: &SeasonEvent<'_>| event.0 / Season::BLOCK;
        let mut total = Summary::default();
        for events in events.chunk_by(|one, other| block_of(one) == block_of(other)) {
            let Some(number) = events.first().map(block_of) else { continue };
            let same = |block: &&Block| {
                block.events.iter().copied().eq(events.iter().map(|(number, version, _)| (*number, *version)))
            };
            if self.blocks.get(&number).filter(same).is_none() {
                let sum = Summary::sum(events.iter().map(|(_, _, summary)| *summary));
                let events = events.iter().map(|(number, version, _)| (*number, *version)).collect();
                self.blocks.insert(number, Block { events, sum });
            }
            if let Some(block) = self.blocks.get(&number) {
                total.merge(&block.sum);
            }
        }
        total
    }
}
