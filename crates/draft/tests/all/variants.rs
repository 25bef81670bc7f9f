//! Winston, grid, Minneapolis and rotisserie drafts compared with their rules (`draft::variants`).

use std::collections::HashMap;
use std::sync::Arc;

use catalog::Catalog;
use decks::{LimitedFormat, check_limited};
use draft::{
    DraftError, PackCard, Ratings, SeatKind, Slot, VariantAction, VariantBoard, VariantChoice, VariantConfig,
    VariantDraft, VariantError, VariantRecord, VariantShape, VariantStage, VariantStartError, bot_deck,
};
use model::{CardNumber, SetCode};
use proptest::prelude::*;

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap()
}

fn sor() -> SetCode {
    "SOR".parse().unwrap()
}

fn config(shape: VariantShape, seats: usize, seed: u64) -> VariantConfig {
    VariantConfig::new(shape, sor(), vec![SeatKind::Person; seats], seed)
}

fn start(shape: VariantShape, seats: usize) -> VariantDraft {
    VariantDraft::start(&catalog(), config(shape, seats, 5)).unwrap()
}

fn choose(draft: &mut VariantDraft, seat: u8, choice: VariantChoice) {
    draft.apply(&VariantAction { seat, choice, bot: false }).unwrap();
}

/// Makes the first legal choice of the first seat that has to choose.
fn first(draft: &mut VariantDraft) {
    let seat = draft.turn()[0];
    let choice = draft.options(seat)[0];
    choose(draft, seat, choice);
}

fn after_leaders(shape: VariantShape, seats: usize) -> VariantDraft {
    let mut draft = start(shape, seats);
    while draft.stage() == VariantStage::Leaders {
        first(&mut draft);
    }
    draft
}

fn count(cards: impl IntoIterator<Item = PackCard>) -> HashMap<PackCard, usize> {
    let mut counts = HashMap::new();
    for card in cards {
        *counts.entry(card).or_default() += 1;
    }
    counts
}

/// Checks that each card of the packs is in one pool or set aside.
fn check_all_cards(draft: &VariantDraft) {
    let seats = draft.config().seats.len() as u8;
    let packs = count(draft.record().packs.iter().flat_map(|pack| pack.cards.clone()));
    let ended = (0..seats).flat_map(|seat| draft.taken(seat)).chain(draft.aside()).copied();
    assert_eq!(packs, count(ended));
}

#[test]
fn a_snake_deals_leaders_until_each_seat_has_three() {
    for (shape, seats) in [(VariantShape::Winston, 2), (VariantShape::Grid, 2), (VariantShape::Rotisserie, 3)] {
        let mut draft = start(shape, seats);
        let mut order = Vec::new();
        while draft.stage() == VariantStage::Leaders {
            order.push(draft.turn()[0]);
            first(&mut draft);
        }
        let expected: &[u8] = if seats == 2 { &[0, 1, 1, 0, 0, 1] } else { &[0, 1, 2, 2, 1, 0, 0, 1, 2] };
        assert_eq!(order, expected);
        assert_eq!(draft.turn(), [seats as u8 - 1], "the snake continues");
        for seat in 0..seats as u8 {
            assert_eq!(draft.taken(seat).len(), 3);
            assert!(draft.taken(seat).iter().all(|card| card.slot == Slot::Leader));
        }
    }
}

#[test]
fn a_passed_winston_pile_grows_and_the_third_gives_the_top_card() {
    let mut draft = after_leaders(VariantShape::Winston, 2);
    let VariantBoard::Piles { sizes, current, cards, stock } = draft.view(1).board else { panic!("no piles") };
    assert_eq!((sizes, current, cards.len()), ([1, 1, 1], 0, 1));
    for pile in 0..3 {
        choose(&mut draft, 1, VariantChoice::Pile { pile, take: false });
    }
    assert_eq!(draft.taken(1).len(), 4, "three leaders and the top card");
    assert_eq!(draft.turn(), [0]);
    let VariantBoard::Piles { sizes, current, stock: left, .. } = draft.view(0).board else { panic!("no piles") };
    assert_eq!((sizes, current, left), ([2, 2, 2], 0, stock - 4));
    choose(&mut draft, 0, VariantChoice::Pile { pile: 0, take: true });
    assert_eq!(draft.taken(0).len(), 5);
    let VariantBoard::Piles { sizes, .. } = draft.view(1).board else { panic!("no piles") };
    assert_eq!(sizes, [1, 2, 2], "a taken pile is replaced with one card");
}

/// With an empty stock, the last pile that is left must be taken.
#[test]
fn the_last_winston_pile_cannot_be_passed() {
    let mut draft = after_leaders(VariantShape::Winston, 2);
    let mut forced = 0;
    while !draft.is_done() {
        let seat = draft.turn()[0];
        let options = draft.options(seat);
        let VariantBoard::Piles { sizes, current, stock, .. } = draft.view(seat).board else { panic!("no piles") };
        let later = sizes[usize::from(current) + 1..].iter().any(|size| *size > 0);
        assert_eq!(options.len(), if stock == 0 && !later { 1 } else { 2 });
        forced += usize::from(options.len() == 1);
        choose(&mut draft, seat, *options.last().unwrap());
    }
    assert!(forced > 0);
    check_all_cards(&draft);
}

#[test]
fn the_second_player_takes_what_is_left_of_a_line_of_the_grid() {
    let mut draft = after_leaders(VariantShape::Grid, 2);
    let VariantBoard::Grid { number, of, cells } = draft.view(1).board else { panic!("no grid") };
    assert_eq!((number, of), (1, 14), "126 cards of 9 boosters");
    assert!(cells.iter().all(Option::is_some));
    choose(&mut draft, 1, VariantChoice::Line { line: 0 });
    assert_eq!(draft.taken(1)[3..], [cells[0].unwrap(), cells[1].unwrap(), cells[2].unwrap()]);
    assert!(!draft.options(0).contains(&VariantChoice::Line { line: 0 }), "the first row is empty");
    choose(&mut draft, 0, VariantChoice::Line { line: 3 });
    assert_eq!(draft.taken(0)[3..], [cells[3].unwrap(), cells[6].unwrap()]);
    assert_eq!(draft.turn(), [0], "the other player begins the next square");
    let aside: Vec<PackCard> = [4, 5, 7, 8].map(|cell: usize| cells[cell].unwrap()).to_vec();
    assert!(draft.aside().ends_with(&aside));
}

#[test]
fn minneapolis_packs_are_swapped_after_one_card_and_again_after_two() {
    let mut draft = after_leaders(VariantShape::Minneapolis, 2);
    let hand = |draft: &VariantDraft, seat: u8| match draft.view(seat).board {
        VariantBoard::Hand { cards, take, .. } => (cards, take),
        board => panic!("no hand: {board:?}"),
    };
    assert_eq!(draft.turn(), [0, 1]);
    let (own, take) = hand(&draft, 0);
    assert_eq!((own.len(), take), (7, 1));
    let take_first = |draft: &mut VariantDraft, seat: u8| {
        let choice = draft.options(seat)[0];
        choose(draft, seat, choice);
    };
    take_first(&mut draft, 0);
    assert_eq!(hand(&draft, 0), (Vec::new(), 0), "seat 0 waits for seat 1");
    take_first(&mut draft, 1);
    assert_eq!(hand(&draft, 1), (own[1..].to_vec(), 2), "packs are swapped");
    for seat in [0, 0, 1, 1] {
        take_first(&mut draft, seat);
    }
    assert_eq!(hand(&draft, 0), (own[3..].to_vec(), 2), "and swapped back");
    for seat in [1, 0, 1, 0] {
        take_first(&mut draft, seat);
    }
    assert!(draft.aside().windows(2).any(|pair| pair == &own[5..]), "the last two cards are set aside");
    while !draft.is_done() {
        let seat = draft.turn()[0];
        take_first(&mut draft, seat);
    }
    assert_eq!([draft.taken(0).len(), draft.taken(1).len()], [43, 43]);
}

#[test]
fn a_rotisserie_draft_gives_each_of_eight_seats_42_cards() {
    let mut draft = after_leaders(VariantShape::Rotisserie, 8);
    let VariantBoard::Open { cards } = draft.view(4).board else { panic!("no open pool") };
    assert_eq!(
        cards,
        match draft.view(0).board {
            VariantBoard::Open { cards } => cards,
            _ => Vec::new(),
        }
    );
    while !draft.is_done() {
        first(&mut draft);
    }
    assert!((0..8).all(|seat| draft.taken(seat).len() == 45));
    check_all_cards(&draft);
}

#[test]
fn a_draft_of_the_wrong_size_does_not_start() {
    for (shape, seats) in [(VariantShape::Winston, 3), (VariantShape::Grid, 1), (VariantShape::Rotisserie, 9)] {
        let started = VariantDraft::start(&catalog(), config(shape, seats, 1));
        assert!(matches!(started, Err(VariantStartError::Seats { have, .. }) if have == seats), "{shape:?}");
    }
    let packs = start(VariantShape::Winston, 2).record().packs[1..].to_vec();
    let started = VariantDraft::from_packs(&catalog(), config(VariantShape::Winston, 2, 1), packs);
    assert_eq!(started, Err(DraftError::PackCount { have: 5, need: 6 }.into()));
}

/// CR 10.3.4A: bots of every shape build legal decks from what they draft.
#[test]
fn bots_draft_every_shape_and_build_legal_decks() {
    let catalog = catalog();
    let ratings = Ratings::new(&catalog, sor()).unwrap();
    for (shape, seats) in VariantShape::ALL.into_iter().zip([2, 2, 2, 8]) {
        let mut draft = start(shape, seats);
        while let Some(seat) = draft.turn().first().copied() {
            let action = draft.bot_action(seat, &ratings).unwrap();
            draft.apply(&action).unwrap();
        }
        assert!(draft.is_done());
        check_all_cards(&draft);
        for seat in 0..seats as u8 {
            let pool = draft.pool(seat);
            let deck = bot_deck(&catalog, &ratings, &pool);
            assert_eq!(check_limited(&catalog, &deck, &pool, LimitedFormat::Draft), [], "{shape:?} seat {seat}");
        }
    }
}

/// A bot's two halves of a Winston draft have about the same size: it neither takes nor passes everything.
#[test]
fn winston_bots_take_some_piles_and_pass_others() {
    let catalog = catalog();
    let ratings = Ratings::new(&catalog, sor()).unwrap();
    let mut draft = start(VariantShape::Winston, 2);
    while let Some(seat) = draft.turn().first().copied() {
        draft.apply(&draft.bot_action(seat, &ratings).unwrap()).unwrap();
    }
    let takes = |wanted: bool| {
        let is = |action: &&VariantAction| matches!(action.choice, VariantChoice::Pile { take, .. } if take == wanted);
        draft.record().actions.iter().filter(is).count()
    };
    assert!(takes(true) >= 10 && takes(false) >= 10, "{} taken, {} passed", takes(true), takes(false));
}

fn any_choice() -> impl Strategy<Value = VariantChoice> {
    let printing: CardNumber = "SOR_100".parse().unwrap();
    prop_oneof![
        (0..500_u16).prop_map(move |index| VariantChoice::Card { index, printing }),
        (any::<u8>(), any::<bool>()).prop_map(|(pile, take)| VariantChoice::Pile { pile, take }),
        any::<u8>().prop_map(|line| VariantChoice::Line { line }),
    ]
}

/// Returns the cards that a view shows.
fn shown(draft: &VariantDraft, seat: u8) -> Vec<PackCard> {
    let view = draft.view(seat);
    let board = match view.board {
        VariantBoard::Open { cards } | VariantBoard::Piles { cards, .. } | VariantBoard::Hand { cards, .. } => cards,
        VariantBoard::Grid { cells, .. } => cells.into_iter().flatten().collect(),
        VariantBoard::Empty => Vec::new(),
    };
    board.into_iter().chain(view.known.into_iter().flatten()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Any sequence of legal and illegal choices: illegal ones change nothing, legal ones are those listed, the record
    /// resumes to the same draft, and every card ends in one pool or set aside.
    #[test]
    fn random_choices_end_with_each_card_once(
        shape in 0..4_usize, seed in any::<u64>(), more in 0..7_usize, picks in prop::collection::vec(any::<u16>(), 64),
        wild in prop::collection::vec((any::<u8>(), any_choice()), 8),
    ) {
        let catalog = catalog();
        let shape = VariantShape::ALL[shape];
        let seats = (2 + more).min(*shape.seats().end());
        let mut draft = VariantDraft::start(&catalog, config(shape, seats, seed)).unwrap();
        let mut picks = picks.iter().cycle();
        let mut steps = 0;
        while !draft.is_done() {
            if let Some((seat, choice)) = wild.get(steps) {
                let legal = draft.options(*seat).contains(choice);
                let mut tried = draft.clone();
                let done = tried.apply(&VariantAction { seat: *seat, choice: *choice, bot: false });
                prop_assert_eq!(done.is_ok(), legal);
                prop_assert!(legal || tried == draft);
            }
            let turn = draft.turn();
            let pick = usize::from(*picks.next().unwrap());
            let seat = turn[pick % turn.len()];
            let options = draft.options(seat);
            choose(&mut draft, seat, options[pick % options.len()]);
            steps += 1;
            prop_assert!(steps < 1000);
        }
        check_all_cards(&draft);
        let json = serde_json::to_string(draft.record()).unwrap();
        let record: VariantRecord = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(VariantDraft::resume(&catalog, record).unwrap(), draft.clone());
        let over = draft.apply(&VariantAction { seat: 0, choice: VariantChoice::Line { line: 0 }, bot: false });
        prop_assert_eq!(over, Err(VariantError::Over));
    }

    /// Swapping cards that a seat must not see changes nothing in its view: the other hand, the stock, the piles not in
    /// view and the other pool.
    #[test]
    fn a_hidden_draft_shows_no_seat_the_cards_of_the_other(
        hidden in 0..2_usize, seed in any::<u64>(), picks in prop::collection::vec(any::<u16>(), 60),
    ) {
        let shape = [VariantShape::Winston, VariantShape::Minneapolis][hidden];
        let mut draft = VariantDraft::start(&catalog(), config(shape, 2, seed)).unwrap();
        // What each seat has seen so far; a card seen in a hand may be in the other pool later.
        let mut seen = [HashMap::new(), HashMap::new()];
        for pick in picks {
            let turn = draft.turn();
            let Some(seat) = turn.get(usize::from(pick) % turn.len().max(1)).copied() else { break };
            let options = draft.options(seat);
            choose(&mut draft, seat, options[usize::from(pick) % options.len()]);
            for seat in 0..2_u8 {
                let other = 1 - seat;
                let view = draft.view(seat);
                let theirs = draft.taken(other).iter().filter(|card| card.slot != Slot::Leader).count();
                prop_assert!(view.known[usize::from(other)].iter().all(|card| card.slot == Slot::Leader));
                prop_assert_eq!(usize::from(view.counts[usize::from(other)]), theirs + view.known[usize::from(other)].len());
                if shape == VariantShape::Winston && !draft.turn().contains(&seat) {
                    let hides = matches!(&view.board, VariantBoard::Piles { cards, .. } if cards.is_empty());
                    prop_assert!(hides || draft.stage() != VariantStage::Cards);
                }
                for (card, copies) in count(shown(&draft, seat)) {
                    let most = seen[usize::from(seat)].entry(card).or_insert(0);
                    *most = copies.max(*most);
                }
            }
        }
        // Nothing of what only the other seat has seen is visible.
        for seat in 0..2_u8 {
            let own = count(shown(&draft, seat));
            let known = &seen[usize::from(seat)];
            prop_assert!(own.iter().all(|(card, copies)| known.get(card).is_some_and(|most| most >= copies)));
        }
    }
}
