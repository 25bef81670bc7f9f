//! Games for playing each card, with decks of the least played cards and a player who prefers these.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use model::{CardId, CardType, SetCode};
use rules::{Action, CardBook, CardIndex, Deck, Game, LogEvent, Rng};

use crate::options::Options;
use crate::{MOST_STEPS, cards_of, expect_sound};

/// Number of cards in a deck, without leader and base.
const DECK_SIZE: usize = 50;
/// Number of copies of each wanted card.
const COPIES: usize = 2;
/// Number of cases out of 8 where a wanted card is played as soon as possible.
const PLAYS_WANTED: u32 = 6;
/// A player passes, takes the initiative or attacks a base in one of this many cases while there are other actions.
const RARELY: u32 = 6;

/// Number of times a card was in a deck, drawn and played.
#[derive(Debug, Clone, Copy, Default)]
struct Count {
    decks: u32,
    drawn: u32,
    played: u32,
}

/// The counts of all wanted cards. Reprints are counted as the original card.
struct Counts {
    by_identity: BTreeMap<u16, (CardId, Count)>,
}

impl Counts {
    fn new(book: &CardBook, sets: &[SetCode]) -> Counts {
        let kinds = [
            CardType::Unit,
            CardType::Event,
            CardType::Upgrade,
            CardType::Leader,
            CardType::Base,
            CardType::TokenUnit,
            CardType::TokenUpgrade,
            CardType::ForceToken,
            CardType::CreditToken,
        ];
        let mut by_identity = BTreeMap::new();
        for card in cards_of(book, sets, &kinds) {
            by_identity.entry(book.catalog().identity(card).number()).or_insert((card, Count::default()));
        }
        Counts { by_identity }
    }

    fn of(&mut self, book: &CardBook, card: CardId) -> Option<&mut Count> {
        self.by_identity.get_mut(&book.catalog().identity(card).number()).map(|(_, count)| count)
    }

    fn played(&self, book: &CardBook, card: CardId) -> u32 {
        self.by_identity.get(&book.catalog().identity(card).number()).map_or(u32::MAX, |(_, count)| count.played)
    }

    /// Returns the cards of these types, least played first, and in random order among equals.
    fn least_played(&self, book: &CardBook, rng: &mut Rng, kinds: &[CardType]) -> Vec<CardId> {
        let mut cards: Vec<(u32, u32, CardId)> = self
            .by_identity
            .values()
            .filter(|(card, _)| kinds.contains(&book.def(*card).kind))
            .map(|(card, count)| (count.played, rng.next_below(1 << 20), *card))
            .collect();
        cards.sort_unstable();
        cards.into_iter().map(|(_, _, card)| card).collect()
    }

    fn fewer_than(&self, times: u32) -> impl Iterator<Item = &(CardId, Count)> {
        self.by_identity.values().filter(move |(_, count)| count.played < times)
    }
}

/// Returns a deck around the least played card. It has a leader and a base with its aspects, and matching cards.
fn deck_of_least_played(book: &CardBook, rng: &mut Rng, counts: &Counts) -> Deck {
    let cards = counts.least_played(book, rng, &[CardType::Unit, CardType::Event, CardType::Upgrade]);
    let leaders = counts.least_played(book, rng, &[CardType::Leader]);
    let bases = counts.least_played(book, rng, &[CardType::Base]);
    let aspects = |card: CardId| book.def(card).aspects;
    // A deck has few leaders and many cards, so half of the decks start from a leader.
    let first = if rng.next_below(2) == 0 { cards[0] } else { leaders[0] };
    let missing = |leader: CardId, base: CardId| aspects(first).missing_from(&aspects(leader).with(&aspects(base)));
    let leader = if book.def(first).kind == CardType::Leader {
        first
    } else {
        let fits = |leader: &&CardId| bases.iter().any(|base| missing(**leader, *base) == 0);
        leaders.iter().find(fits).copied().unwrap_or(leaders[0])
    };
    let base = bases.iter().copied().min_by_key(|base| missing(leader, *base)).unwrap_or(bases[0]);
    let provided = aspects(leader).with(&aspects(base));
    let mut all: Vec<CardId> =
        cards.iter().copied().filter(|card| aspects(*card).missing_from(&provided) == 0).collect();
    all.extend(cards.iter().copied().filter(|card| aspects(*card).missing_from(&provided) > 0));
    let mut deck = Vec::new();
    if book.def(first).kind != CardType::Leader {
        deck.extend([first; COPIES]);
    }
    for card in all.into_iter().filter(|card| *card != first) {
        if deck.len() >= DECK_SIZE {
            break;
        }
        deck.extend([card; COPIES]);
    }
    Deck { leaders: vec![leader], base, cards: deck }
}

/// Returns the card that an action plays or deploys.
fn plays(game: &Game, action: Action) -> Option<CardId> {
    let (Action::Play { card, .. } | Action::Deploy(card) | Action::DeployOnto { leader: card, .. }) = action else {
        return None;
    };
    game.state.cards().get(card.at()).map(|here| here.def)
}

/// Chooses an action for a player who prefers wanted cards and does not hurry to end the game.
fn choose(game: &Game, rng: &mut Rng, counts: &Counts, times: u32) -> Action {
    let book = game.book();
    let legal = game.legal_actions();
    let any = |rng: &mut Rng, from: &[Action]| from[rng.next_below(from.len() as u32) as usize];
    let is_wanted = |action: &Action| plays(game, *action).is_some_and(|card| counts.played(book, card) < times);
    let wanted: Vec<Action> = legal.iter().copied().filter(is_wanted).collect();
    if !wanted.is_empty() && rng.next_below(8) < PLAYS_WANTED {
        return any(rng, &wanted);
    }
    let is_base = |card: CardIndex| {
        game.state.cards().get(card.at()).is_some_and(|here| book.def(here.def).kind == CardType::Base)
    };
    let ends = |action: &Action| {
        matches!(action, Action::Pass | Action::Take(_))
            || matches!(action, Action::Attack { target, .. } if is_base(*target))
    };
    let others: Vec<Action> = legal.iter().copied().filter(|action| !ends(action)).collect();
    if others.is_empty() || rng.next_below(RARELY) == 0 { any(rng, legal) } else { any(rng, &others) }
}

/// Counts the events since the last action.
fn count(game: &mut Game, counts: &mut Counts) {
    let book = game.book().clone();
    for entry in game.log.replace(Vec::new()).unwrap_or_default() {
        let (cards, drawn) = if let LogEvent::Drew { cards, .. } = &entry.event {
            (cards.as_slice(), true)
        } else if let LogEvent::Played { card, .. } | LogEvent::Deployed { card, .. } | LogEvent::Created { card, .. } =
            &entry.event
        {
            (std::slice::from_ref(card), false)
        } else {
            continue;
        };
        for card in cards {
            let then = entry.of(*card).map(|about| about.def);
            let Some(def) = then.or_else(|| game.state.cards().get(card.at()).map(|here| here.def)) else { continue };
            let Some(count) = counts.of(&book, def) else { continue };
            if drawn { count.drawn += 1 } else { count.played += 1 }
        }
    }
}

/// Plays until each card was played the given number of times or all games are played. Lists the cards that were not.
pub(crate) fn play_each(book: &Arc<CardBook>, options: &Options, times: u32) {
    let all = || options.load.clone().unwrap_or_else(|| book.catalog().sets().iter().map(|set| set.code).collect());
    let sets = options.sets.clone().unwrap_or_else(all);
    let mut counts = Counts::new(book, &sets);
    let start = Instant::now();
    let (mut played, mut unfinished) = (0u64, 0u64);
    for seed in options.seed..options.seed + options.games {
        if counts.fewer_than(times).next().is_none() {
            break;
        }
        let mut rng = Rng::seeded(seed ^ 0x5EED);
        let decks: Vec<Deck> = (0..2).map(|_| deck_of_least_played(book, &mut rng, &counts)).collect();
        for deck in &decks {
            for card in deck.cards.iter().step_by(COPIES).chain(&deck.leaders).chain([&deck.base]) {
                if let Some(count) = counts.of(book, *card) {
                    count.decks += 1;
                }
            }
            if let Some(count) = counts.of(book, deck.base) {
                count.played += 1;
            }
        }
        let mut game = Game::new(book.clone(), &decks, seed).expect("playable decks");
        game.auto = options.auto_answer;
        game.log = Some(Vec::new());
        let mut steps = 0;
        while game.state.outcome().is_none() && steps < MOST_STEPS {
            let action = choose(&game, &mut rng, &counts, times);
            game.play_legal(action);
            steps += 1;
            expect_sound(&game, options.check, &|| format!("seed {seed}, step {steps}, after {action:?}"));
            count(&mut game, &mut counts);
        }
        unfinished += u64::from(game.state.outcome().is_none());
        played += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{played} games in {seconds:.0} s, {} cards, {unfinished} games without a result",
        counts.by_identity.len()
    );
    report(book, &counts, times);
}

fn report(book: &CardBook, counts: &Counts, times: u32) {
    let few: Vec<_> = counts.fewer_than(times).collect();
    println!("{} cards were played fewer than {times} times", few.len());
    for (card, count) in few {
        let facts = book.catalog().card(*card);
        println!(
            "{} {} ({:?}): played {}, in {} decks, drawn {} times",
            facts.number,
            facts.full_name(),
            facts.kind,
            count.played,
            count.decks,
            count.drawn
        );
    }
}
