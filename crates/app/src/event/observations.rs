//! Observations of an event for the statistics: picks, decks and results from its state.

use std::collections::{BTreeMap, HashMap};

use catalog::{Catalog, fold_name};
use decks::{DeckList, Entry};
use model::{CardId, CardNumber};
use statistics::{
    Archetype, Copies, Deck, GameHands, Match, Observations, Pick, Population, Seat, Stage, salted_number,
};
use tournament::{MatchResult, Pairing, PlayerId, Round, RoundKind, Side};

use crate::decks::files;
use crate::document::game::RoundTable;
use crate::event::state::EventState;

/// Salt of numbers that stay in this database.
const LOCAL_SALT: [u8; 32] = [0; 32];

/// Owner of a deck: the draft it was built from (0 without one), the player, and the number of the registered list.
type Owner = (usize, PlayerId, usize);

/// Games that the rules engine played at a table between two players, with the first of them as the first side.
pub(crate) type HandsOfTable<'a> = dyn Fn(RoundTable, [u32; 2]) -> Vec<GameHands> + 'a;

/// The observations of an event at a length of its journal.
pub(crate) struct Observed {
    /// Number of entries of the journal.
    pub(crate) length: u64,
    /// Names of the people by the index of their seat; empty for bots.
    pub(crate) names: Vec<String>,
    pub(crate) observations: Observations,
}

/// Returns the number of a person in the observations of this database: the same for every spelling of a name.
pub(crate) fn person_number(name: &str) -> u32 {
    salted_number(&LOCAL_SALT, &format!("person {}", fold_name(name)))
}

/// Collects the observations of an event. Reprints count as one card, under the oldest number.
pub(crate) fn observations(catalog: &Catalog, event: u32, state: &EventState, hands: &HandsOfTable<'_>) -> Observed {
    let mut collector = Collector {
        catalog,
        event,
        state,
        hands,
        found: Observations::default(),
        names: Vec::new(),
        seats: HashMap::new(),
        decks: BTreeMap::new(),
    };
    collector.add_drafts();
    for round in state.tournament.rounds() {
        match round.kind {
            RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
                round.pairings.iter().for_each(|pairing| collector.add_pairing(round, pairing));
            }
            RoundKind::Tables => {}
        }
    }
    Observed { length: state.length(), names: collector.names, observations: collector.found }
}

struct Collector<'a> {
    catalog: &'a Catalog,
    event: u32,
    state: &'a EventState,
    hands: &'a HandsOfTable<'a>,
    found: Observations,
    names: Vec<String>,
    seats: HashMap<PlayerId, u16>,
    decks: BTreeMap<Owner, Option<u16>>,
}

impl Collector<'_> {
    /// Returns the seat of a player; a merged entry has that of the remaining one.
    fn seat(&mut self, player: PlayerId) -> u16 {
        let player = self.state.tournament.current_entry(player);
        let next = self.found.seats.len() as u16;
        let (event, state, found, names) = (self.event, self.state, &mut self.found, &mut self.names);
        *self.seats.entry(player).or_insert_with(|| {
            let is_bot = state.bots.contains(&player);
            let name = state.tournament.player(player).map_or("", |player| &player.name);
            let (player, population) = match is_bot {
                true => (salted_number(&LOCAL_SALT, &format!("bot {event} {player}")), Population::Bots),
                false => (person_number(name), Population::People),
            };
            names.push(if is_bot { String::new() } else { name.to_owned() });
            found.seats.push(Seat { player, population });
            next
        })
    }

    /// Returns the number that a card is counted under.
    fn number(&self, card: CardId) -> CardNumber {
        self.catalog.oldest_number(card)
    }

    fn copies(&self, entries: &[Entry]) -> Vec<Copies> {
        let mut copies = BTreeMap::<CardNumber, u8>::new();
        for entry in entries {
            let Some(card) = self.catalog.by_number(entry.card) else { continue };
            let sum = copies.entry(self.number(card)).or_default();
            *sum = sum.saturating_add(u8::try_from(entry.count).unwrap_or(u8::MAX));
        }
        copies.into_iter().collect()
    }

    fn add_drafts(&mut self) {
        let state = self.state;
        for (draft, pods) in state.digital_drafts() {
            // Picks are hidden until a draft is over.
            for (pod, players) in pods.into_iter().filter(|(pod, _)| pod.draft.is_done()) {
                for (seat, player) in (0u8..).zip(players) {
                    self.add_picks(*player, pod.draft.picks(seat));
                    let built = self.deck((draft, *player, 1), || {
                        state.deck_of_draft(*player, draft).map(|saved| saved.list.clone())
                    });
                    if let Some(deck) = built {
                        self.set_rest(deck, pod.draft.picks(seat));
                    }
                }
            }
        }
    }

    /// Sets the rest of a drafted pool. A saved deck lists its main deck only.
    fn set_rest(&mut self, deck: u16, picks: &[draft::PickRecord]) {
        let mut rest = BTreeMap::<CardNumber, u8>::new();
        for pick in picks.iter().filter(|pick| matches!(pick.stage, draft::Stage::Pack { .. })) {
            *rest.entry(self.number(pick.taken.card)).or_default() += 1;
        }
        let Some(deck) = self.found.decks.get_mut(usize::from(deck)) else { return };
        for (card, copies) in &deck.main {
            if let Some(left) = rest.get_mut(card) {
                *left = left.saturating_sub(*copies);
            }
        }
        deck.rest = rest.into_iter().filter(|(_, copies)| *copies > 0).collect();
    }

    fn add_picks(&mut self, player: PlayerId, picks: &[draft::PickRecord]) {
        let seat = self.seat(player);
        let of_bot = self.state.bots.contains(&player);
        for pick in picks {
            let (stage, round, number) = match pick.stage {
                draft::Stage::Leaders { pick } => (Stage::Leaders, 1, pick),
                draft::Stage::Pack { pack, pick } => (Stage::Cards, pack, pick),
                draft::Stage::Done => continue,
            };
            // A card that the program took when time ran out was not chosen by that person.
            if pick.reason.is_some() != of_bot {
                continue;
            }
            let options = pick.from.iter().map(|card| self.number(card.card)).collect();
            let taken = self.number(pick.taken.card);
            self.found.picks.push(Pick { seat, stage, round, number, options, taken });
        }
    }

    /// Returns the number of a deck, which is read once. Returns `None` without a list or leader.
    fn deck(&mut self, owner: Owner, list: impl FnOnce() -> Option<DeckList>) -> Option<u16> {
        let owner = (owner.0, self.state.tournament.current_entry(owner.1), owner.2);
        if let Some(known) = self.decks.get(&owner) {
            return *known;
        }
        let found = list().and_then(|list| {
            let card = |entries: &[Entry]| self.catalog.by_number(entries.first()?.card);
            let base = card(&list.bases)
                .and_then(|base| self.catalog.card(base).aspects.iter().find(|aspect| aspect.is_colour()));
            let archetype = Archetype { leader: self.number(card(&list.leaders)?), base };
            let (main, rest) = (self.copies(&list.main), self.copies(&list.sideboard));
            Some(Deck { seat: self.seat(owner.1), archetype, main, rest })
        });
        let number = found.map(|deck| {
            self.found.decks.push(deck);
            self.found.decks.len() as u16 - 1
        });
        self.decks.insert(owner, number);
        number
    }

    /// Returns the deck of a player in a round: in Trilogy the list with this number, otherwise the one built from the
    /// round's draft, otherwise the registered list.
    fn deck_in_round(&mut self, round: u16, player: PlayerId, slot: Option<usize>) -> Option<u16> {
        let state = self.state;
        let drafted = slot.is_none().then(|| state.deck_in_round(player, round)).flatten();
        match drafted {
            Some((draft, saved)) => self.deck((draft, player, 1), || Some(saved.list.clone())),
            None => {
                let slot = slot.unwrap_or(1);
                let catalog = self.catalog;
                self.deck((0, player, slot), || {
                    let lists = &state.tournament.player(player)?.decks;
                    let list = lists.iter().find(|list| usize::from(list.slot) == slot)?;
                    files::whole_deck(catalog, list.list.as_bytes()).ok()
                })
            }
        }
    }

    fn add_pairing(&mut self, round: &Round, pairing: &Pairing) {
        let (Some(MatchResult::Games { a, b, drawn }), Some(second)) = (pairing.result, pairing.b) else { return };
        let first = pairing.a;
        if !self.state.tournament.structure().trilogy {
            let decks = [first, second].map(|player| self.deck_in_round(round.number, player, None));
            if let [Some(one), Some(two)] = decks {
                let at = RoundTable { event: self.event, round: round.number.into(), table: u32::from(pairing.table) };
                let hands = (self.hands)(at, [first.0, second.0]);
                self.found.matches.push(Match { decks: [one, two], wins: [a, b], drawn, hands });
            }
            return;
        }
        for game in &pairing.games {
            let Some([one, two]) = game.decks else { continue };
            let slots = [(first, one), (second, two)];
            let decks = slots.map(|(player, slot)| self.deck_in_round(round.number, player, Some(usize::from(slot))));
            let wins = match game.winner {
                Some(Side::A) => [1, 0],
                Some(Side::B) => [0, 1],
                None => [0, 0],
            };
            if let [Some(one), Some(two)] = decks {
                let drawn = u8::from(game.winner.is_none());
                self.found.matches.push(Match { decks: [one, two], wins, drawn, hands: Vec::new() });
            }
        }
    }
}
