//! Games between drafted decks, in parallel.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{InfoSet, Skill};
use draft::{FinishedSeat, Ratings};
use rules::{CardBook, Deck, Game, Outcome};

/// A player of the decks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BotSpec {
    pub(crate) skill: Skill,
    /// Number of playouts per answer.
    pub(crate) thought: u32,
}

impl BotSpec {
    /// The `quick` bot.
    pub(crate) const QUICK: BotSpec = BotSpec { skill: Skill::Quick, thought: 0 };

    /// Returns the `strong` bot with this many playouts per answer, or the `quick` one for 0.
    pub(crate) fn strong(thought: u32) -> BotSpec {
        if thought == 0 { BotSpec::QUICK } else { BotSpec { skill: Skill::Strong, thought } }
    }
}

/// Returns the deck that a seat drafted and built. Returns `None` if its set has no base for it.
pub(crate) fn deck(seat: &FinishedSeat, ratings: &Ratings) -> Option<Deck> {
    Some(Deck { leaders: vec![seat.deck_leader()], base: seat.deck_base(ratings)?, cards: seat.deck_cards().collect() })
}

/// Converts a deck list for the engine. Returns `None` if one of its cards is unknown.
pub(crate) fn list(book: &CardBook, list: &decks::DeckList) -> Option<Deck> {
    let card = |number: &model::CardNumber| book.catalog().by_number(*number);
    let all = |entries: &[decks::Entry]| -> Option<Vec<model::CardId>> {
        let of = |entry: &decks::Entry| Some(std::iter::repeat_n(card(&entry.card)?, entry.count as usize));
        Some(entries.iter().map(of).collect::<Option<Vec<_>>>()?.into_iter().flatten().collect())
    };
    Some(Deck { leaders: all(&list.leaders)?, base: *all(&list.bases)?.first()?, cards: all(&list.main)? })
}

/// Maximum number of answers in a game; games of bots end after about a hundred.
const MOST_ANSWERS: u32 = 5_000;

/// Returns the winner of a game between two decks: 0, 1, or `None` for a draw.
///
/// # Errors
/// A message if a deck or a bot's answer is illegal, which is a bug.
pub(crate) fn winner(
    book: &Arc<CardBook>,
    decks: &[Deck; 2],
    pilot: BotSpec,
    seed: u64,
) -> Result<Option<usize>, String> {
    let mut game = Game::new(book.clone(), decks, seed).map_err(|error| format!("game {seed}: {error}"))?;
    game.auto = true;
    let mut players = [0, 1].map(|side| pilot.skill.player(seed.wrapping_mul(2) ^ side));
    let mut answers = 0;
    while let Some(question) = game.question() {
        let seat = question.player;
        answers += 1;
        if answers > MOST_ANSWERS {
            return Err(format!(
                "game {seed} does not end: round {}, {question:?}, {:?}",
                game.state.round(),
                game.legal_actions()
            ));
        }
        let mut keep_going = |done: u32| done < pilot.thought;
        let action = players[seat.at()].choose(&InfoSet::new(&game, seat), &mut keep_going);
        game.play(action).map_err(|refused| format!("game {seed}: {refused:?}"))?;
    }
    Ok(match game.state.outcome() {
        Some(Outcome::Won(seat)) => Some(seat.at()),
        Some(Outcome::Draw | Outcome::Shared(_)) | None => None,
    })
}

/// Runs the work for every number below `count` on this many threads. The results are in the order of the numbers.
///
/// # Errors
/// The first error of the work.
pub(crate) fn in_parallel<T: Send>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> Result<T, String> + Sync,
) -> Result<Vec<T>, String> {
    let next = AtomicUsize::new(0);
    let part = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let parts: Vec<_> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(part)).collect();
        running.into_iter().map(|thread| thread.join()).collect()
    });
    let mut all = Vec::with_capacity(count);
    for part in parts {
        all.extend(part.map_err(|_| "a thread that played games stopped".to_owned())?);
    }
    all.sort_unstable_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, result)| result).collect()
}
