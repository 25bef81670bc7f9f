//! Bots for variant drafts. They rate cards like the bots of a pod, and see only what their seat may see.

use super::board::VariantBoard;
use super::choice::{VariantAction, VariantChoice};
use super::draft::{VariantDraft, VariantStage};
use super::grid::GRID_LINES;
use super::view::VariantView;
use crate::bots::{BotReason, DrafterState, Ratings};
use crate::packs::{PackCard, Slot};

/// The reason for a bot's choice, with the values that set it apart. Points use the scale of `data/packs/worth.csv`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VariantReason {
    /// The best card of those that could be taken.
    Card(BotReason),
    /// The row or column is worth most.
    Line {
        /// Gain from its cards compared with cards that do not make a deck.
        worth: i32,
        /// Difference to the second-best row or column.
        ahead: i32,
    },
    /// The pile is taken if its cards gain at least this much.
    Pile {
        /// Gain from its cards compared with cards that do not make a deck.
        worth: i32,
        /// Lowest gain of a pile that is taken.
        needed: i32,
    },
    /// There was no other choice.
    OnlyChoice,
}

/// Returns a bot's choice at a seat, or `None` if the seat does not have to choose.
pub fn variant_bot_choice(view: &VariantView, ratings: &Ratings) -> Option<VariantChoice> {
    variant_bot_advice(view, ratings).map(|(choice, _)| choice)
}

/// Returns a bot's choice at a seat with its reason, or `None` if the seat does not have to choose.
pub fn variant_bot_advice(view: &VariantView, ratings: &Ratings) -> Option<(VariantChoice, VariantReason)> {
    if view.options.len() < 2 {
        return Some((view.options.first().copied()?, VariantReason::OnlyChoice));
    }
    let mind = recall(view, ratings);
    match &view.board {
        VariantBoard::Open { cards } | VariantBoard::Hand { cards, .. } => {
            let values: Vec<i32> = match view.stage {
                VariantStage::Leaders => cards.iter().map(|card| leader_value(&mind, ratings, card)).collect(),
                VariantStage::Cards | VariantStage::Done => values(&mind, ratings, cards),
            };
            // The first of the best, so that a draft is the same on every machine.
            let best = (0..values.len()).rev().max_by_key(|at| values[*at])?;
            let reason = card_reason(&mind, ratings, view.stage, cards, best);
            Some((view.options.get(best).copied()?, VariantReason::Card(reason)))
        }
        VariantBoard::Grid { cells, .. } => {
            let cards: Vec<PackCard> = cells.iter().flatten().copied().collect();
            let mut left = gains(&values(&mind, ratings, &cards), ratings).into_iter();
            let worth: Vec<i32> = cells.iter().map(|cell| cell.and_then(|_| left.next()).unwrap_or(0)).collect();
            let sum = |choice: &VariantChoice| match choice {
                VariantChoice::Line { line } => {
                    GRID_LINES.get(usize::from(*line)).map_or(0, |line| line.iter().map(|cell| worth[*cell]).sum())
                }
                VariantChoice::Card { .. } | VariantChoice::Pile { .. } => 0,
            };
            let best = view.options.iter().rev().max_by_key(|choice| sum(choice)).copied()?;
            let others = view.options.iter().filter(|choice| **choice != best).map(sum);
            let ahead = others.max().map_or(0, |second| sum(&best) - second);
            Some((best, VariantReason::Line { worth: sum(&best), ahead }))
        }
        VariantBoard::Piles { sizes, current, cards, .. } => {
            let worth: i32 = gains(&values(&mind, ratings, cards), ratings).into_iter().sum();
            // A card not seen yet is worth an average one. Passing also leaves this pile, grown, to the opponent.
            let next = sizes.get(usize::from(*current) + 1).copied().unwrap_or(1);
            let average = average_gain(ratings);
            let needed = average * i32::from(next.max(1)) + average / 2;
            let wanted = VariantChoice::Pile { pile: *current, take: worth >= needed };
            let choice = view.options.iter().find(|choice| **choice == wanted).or(view.options.first()).copied()?;
            Some((choice, VariantReason::Pile { worth, needed }))
        }
        VariantBoard::Empty => None,
    }
}

/// Returns the reason for taking one card of a group.
fn card_reason(
    mind: &DrafterState,
    ratings: &Ratings,
    stage: VariantStage,
    cards: &[PackCard],
    best: usize,
) -> BotReason {
    let places: Vec<u16> = cards.iter().filter_map(|card| ratings.place(card.card)).collect();
    match stage {
        // Cards without ratings are never the best of a group with others.
        _ if places.len() != cards.len() => BotReason::OnlyCard,
        VariantStage::Leaders => mind.leader_reason(ratings, places[best]),
        VariantStage::Cards | VariantStage::Done => mind.reason(ratings, &places, best),
    }
}

fn leader_value(mind: &DrafterState, ratings: &Ratings, card: &PackCard) -> i32 {
    ratings.place(card.card).map_or(i32::MIN, |place| mind.leader_score(ratings, place))
}

/// Returns the value of each card for a seat. Cards of another set have no ratings and are worth nothing.
fn values(mind: &DrafterState, ratings: &Ratings, cards: &[PackCard]) -> Vec<i32> {
    let known: Vec<u16> = cards.iter().filter_map(|card| ratings.place(card.card)).collect();
    let mut scores = mind.values(ratings, &known).into_iter();
    cards.iter().map(|card| ratings.place(card.card).and_then(|_| scores.next()).unwrap_or(0)).collect()
}

/// Returns the gain from each card compared with a card that does not make a deck.
fn gains(values: &[i32], ratings: &Ratings) -> Vec<i32> {
    let floor = quantile(ratings, 3);
    values.iter().map(|value| (value - floor).max(1)).collect()
}

/// Returns the gain from an average card of the set.
fn average_gain(ratings: &Ratings) -> i32 {
    (quantile(ratings, 5) - quantile(ratings, 3)).max(1)
}

/// Returns the rating that this many tenths of the set's deck cards do not reach.
fn quantile(ratings: &Ratings, tenths: usize) -> i32 {
    let mut all: Vec<i16> = ratings.cards.iter().filter(|card| card.deck_card).map(|card| card.rating).collect();
    all.sort_unstable();
    all.get(all.len() * tenths / 10).copied().map_or(0, i32::from)
}

/// Rebuilds the memory of the bot at this seat from the cards it knows.
fn recall(view: &VariantView, ratings: &Ratings) -> DrafterState {
    let mut mind = DrafterState::new();
    // Leaders come first, including those of a cube that were drafted among other cards.
    for place in view.own().iter().filter_map(|card| ratings.place(card.card)) {
        mind.take_leader(ratings, place);
    }
    if view.stage != VariantStage::Leaders {
        let others =
            (0..).zip(&view.known).filter(|(seat, _): &(u8, _)| *seat != view.seat).flat_map(|(_, cards)| cards);
        let leaders = others.filter(|card| card.slot == Slot::Leader);
        mind.observe_leaders(ratings, leaders.filter_map(|card| Some((ratings.place(card.card)?, 1))));
    }
    let cards = view.own().iter().filter(|card| card.slot != Slot::Leader);
    for place in cards.filter_map(|card| ratings.place(card.card)) {
        mind.take(ratings, place);
    }
    mind
}

impl VariantDraft {
    /// Returns the choice that a bot would make now at any seat, or `None` if the seat does not have to choose.
    pub fn bot_action(&self, seat: u8, ratings: &Ratings) -> Option<VariantAction> {
        let choice = variant_bot_choice(&self.view(seat), ratings)?;
        Some(VariantAction { seat, choice, bot: true })
    }
}
