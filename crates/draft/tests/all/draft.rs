//! The draft table compared with the rules (CR 10.3).

use std::sync::Arc;

use catalog::Catalog;
use draft::{
    Action, ActionError, Draft, DraftConfig, DraftError, DraftEvent, DraftRng, DraftSource, PackPrinter, PassDirection,
    Ratings, SeatKind, Slot, Stage,
};
use model::{CardNumber, CardType, SetCode};
use proptest::prelude::*;

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap()
}

fn sor() -> SetCode {
    "SOR".parse().unwrap()
}

fn people(seats: usize) -> Draft {
    Draft::start(&catalog(), DraftConfig::new(sor(), vec![SeatKind::Person; seats], 3)).unwrap()
}

/// Returns the action that picks the card at an index.
fn pick(draft: &Draft, seat: u8, index: u8) -> Action {
    draft.view(seat).pick(index).unwrap()
}

/// Picks the first card for every waiting seat.
fn everyone_takes_the_first(draft: &mut Draft) -> Vec<DraftEvent> {
    let mut events = Vec::new();
    for seat in draft.waiting_for() {
        events.extend(draft.apply(&pick(draft, seat, 0)).unwrap());
    }
    events
}

fn hand(draft: &Draft, seat: u8) -> Vec<CardNumber> {
    draft.view(seat).pack.iter().map(|card| card.printing).collect()
}

/// CR 10.3.3A: three leaders each. One is picked and the rest is passed right, until every player has three.
#[test]
fn leaders_are_drafted_first_and_passed_to_the_right() {
    let mut draft = people(4);
    for seat in 0..4 {
        let view = draft.view(seat);
        assert_eq!((view.pack.len(), view.stage, view.passing), (3, Stage::Leaders { pick: 1 }, PassDirection::Right));
        assert!(view.pack.iter().all(|card| card.slot == Slot::Leader));
        assert_eq!(view.seconds, 15);
    }
    let rest_of_seat_2 = hand(&draft, 2)[1..].to_vec();
    everyone_takes_the_first(&mut draft);
    assert_eq!(draft.stage(), Stage::Leaders { pick: 2 });
    assert_eq!(hand(&draft, 1), rest_of_seat_2, "seat 1 sits to the right of seat 2");
    everyone_takes_the_first(&mut draft);
    let events = everyone_takes_the_first(&mut draft);
    assert_eq!(events.last(), Some(&DraftEvent::Opened { pack: 1 }));
    assert!((0..4).all(|seat| draft.picks(seat).len() == 3));
}

/// CR 10.3.3B: the first pack goes left, the second right, the third left; 14 cards per pack, so 3 + 42 in a pool.
#[test]
fn packs_are_passed_left_right_left() {
    let mut draft = people(3);
    for _ in 0..3 {
        everyone_takes_the_first(&mut draft);
    }
    for (pack, passing) in [(1, PassDirection::Left), (2, PassDirection::Right), (3, PassDirection::Left)] {
        for pick in 1..=14 {
            assert_eq!(draft.stage(), Stage::Pack { pack, pick });
            assert_eq!((draft.view(0).passing, draft.view(0).pack.len()), (passing, 15 - usize::from(pick)));
            let rest_of_seat_0 = hand(&draft, 0)[1..].to_vec();
            let events = everyone_takes_the_first(&mut draft);
            if pick < 14 {
                assert!(events.contains(&DraftEvent::Passed { passing }));
                let neighbour = if passing == PassDirection::Left { 1 } else { 2 };
                assert_eq!(hand(&draft, neighbour), rest_of_seat_0);
            }
        }
    }
    assert!(draft.is_done());
    assert!((0..3).all(|seat| draft.pool(seat).size() == 45));
    assert_eq!(draft.apply(&draft.record().actions[0].clone()), Err(ActionError::Over));
}

/// CR 10.3.2E: Common bases are set aside, other bases are drafted.
#[test]
fn common_bases_are_not_drafted_but_rare_ones_are() {
    let catalog = catalog();
    let mut rare_bases = 0;
    for seed in 0..30 {
        let draft = Draft::start(&catalog, DraftConfig::of_bots(sor(), 8, seed)).unwrap();
        let finished = play_out(draft);
        let taken = (0..8).flat_map(|seat| finished.picks(seat)).map(|pick| catalog.card(pick.taken.card));
        let bases: Vec<_> = taken.filter(|card| card.kind == CardType::Base).collect();
        assert!(bases.iter().all(|base| !base.is_common_base()));
        rare_bases += bases.len();
    }
    assert!(rare_bases > 0);
}

fn play_out(mut draft: Draft) -> Draft {
    while !draft.is_done() {
        everyone_takes_the_first(&mut draft);
    }
    draft
}

/// A seat with a smaller pack runs out first and waits until all packs are empty; no card is lost.
#[test]
fn packs_of_different_sizes_are_drafted_to_the_last_card() {
    let catalog = catalog();
    let config = DraftConfig::new(sor(), vec![SeatKind::Person; 2], 1);
    let printer = PackPrinter::new(&catalog, sor()).unwrap();
    let mut packs: Vec<_> = (0..6).map(|seed| printer.loose(&mut DraftRng::seeded(seed))).collect();
    // Two packs with a Rare base instead of the Common one: 15 cards to draft.
    for pack in [0, 4] {
        let rare = catalog.cards_of(sor()).find(|card| card.kind == CardType::Base && !card.is_common_base()).unwrap();
        packs[pack].cards[1].printing = rare.number;
    }
    let draft = play_out(Draft::from_packs(&catalog, config, packs).unwrap());
    assert_eq!(draft.pool(0).size() + draft.pool(1).size(), 2 * 45 + 2);
    let waited = draft.picks(0).len().abs_diff(draft.picks(1).len());
    assert!(waited <= 2);
}

/// CR 10.3.2B, 10.3.2C: leaders are public; a view has no other seat's cards.
#[test]
fn a_seat_sees_only_its_own_cards_and_all_leaders() {
    let mut draft = people(4);
    for _ in 0..6 {
        everyone_takes_the_first(&mut draft);
    }
    let view = draft.view(2);
    assert_eq!(view.pack.len(), 11);
    assert_eq!(view.holding, [11; 4]);
    assert_eq!(view.picks, draft.picks(2));
    assert!(view.leaders.iter().all(|leaders| leaders.len() == 3));
    assert!(view.leaders.iter().flatten().all(|leader| leader.slot == Slot::Leader));
}

/// A pick waits until every seat has picked. Until then it is hidden from the others, and the picker sees no other
/// cards.
#[test]
fn a_pick_takes_effect_when_every_seat_has_picked() {
    let mut draft = people(2);
    let other_before = draft.view(1);
    let first = draft.view(0).pack[1];
    assert_eq!(draft.apply(&pick(&draft, 0, 1)), Ok(vec![DraftEvent::Picked { seat: 0 }]));
    let view = draft.view(0);
    assert_eq!((view.chosen, view.pack.len(), view.picks.len()), (Some(first), 0, 0));
    let other = draft.view(1);
    assert_eq!((other.pack, other.picks, other.leaders), (other_before.pack, other_before.picks, other_before.leaders));
    assert_eq!(draft.waiting_for(), [1]);
}

#[test]
fn a_rejected_action_changes_nothing() {
    let mut draft = people(2);
    let good = pick(&draft, 0, 0);
    draft.apply(&good).unwrap();
    let before = draft.clone();
    let printing = "SOR_099".parse().unwrap();
    let try_pick = |seat, index| Action::Pick { seat, index, printing, reason: None };
    assert_eq!(draft.apply(&good), Err(ActionError::AlreadyPicked { seat: 0 }));
    assert_eq!(draft.apply(&try_pick(7, 0)), Err(ActionError::NoSuchSeat { seat: 7 }));
    assert_eq!(draft.apply(&try_pick(1, 200)), Err(ActionError::NoSuchCard { seat: 1, index: 200, printing }));
    assert_eq!(draft.apply(&try_pick(1, 0)), Err(ActionError::NoSuchCard { seat: 1, index: 0, printing }));
    assert_eq!(draft, before);
}

#[test]
fn a_pod_has_two_to_sixteen_seats() {
    let catalog = catalog();
    for seats in [2, 5, 16] {
        let config = DraftConfig::new(sor(), vec![SeatKind::Person; seats], 9);
        let draft = play_out(Draft::start(&catalog, config).unwrap());
        assert!((0..seats as u8).all(|seat| draft.pool(seat).size() == 45));
    }
    for seats in [0, 1, 17, 1000] {
        let refused = Draft::start(&catalog, DraftConfig::of_bots(sor(), seats, 9));
        assert!(matches!(refused, Err(DraftError::Seats { .. })));
    }
}

/// The record alone restores the same draft at every step; so does the seed with the picks.
#[test]
fn a_draft_is_resumed_from_its_record() {
    let catalog = catalog();
    let ratings = Ratings::new(&catalog, sor()).unwrap();
    let mut seats = vec![SeatKind::Bot; 4];
    seats[1] = SeatKind::Person;
    let mut config = DraftConfig::new(sor(), seats, 21);
    config.source = DraftSource::Box;
    let mut draft = Draft::start(&catalog, config.clone()).unwrap();
    draft.play_bots(&ratings).unwrap();
    while !draft.is_done() {
        assert_eq!(draft.waiting_for(), [1]);
        draft.apply(&pick(&draft, 1, 0)).unwrap();
        draft.play_bots(&ratings).unwrap();
        if draft.record().actions.len().is_multiple_of(7) {
            let text = serde_json::to_string(draft.record()).unwrap();
            let resumed = Draft::resume(&catalog, serde_json::from_str(&text).unwrap()).unwrap();
            assert_eq!(resumed, draft);
        }
    }
    assert_eq!(Draft::replay(&catalog, config, &draft.record().actions).unwrap(), draft);
    assert!(draft.picks(0).iter().all(|pick| pick.reason.is_some()));
}

/// A record that does not match its packs is rejected at the first wrong pick.
#[test]
fn a_record_that_does_not_match_its_packs_is_refused() {
    let catalog = catalog();
    let mut draft = people(2);
    everyone_takes_the_first(&mut draft);
    let mut record = draft.record().clone();
    let config = DraftConfig { seed: 4, ..record.config.clone() };
    let error = Draft::replay(&catalog, config, &record.actions).unwrap_err();
    assert!(matches!(error, DraftError::Record { number: 1, .. }), "{error}");
    record.packs.pop();
    assert_eq!(Draft::resume(&catalog, record).unwrap_err(), DraftError::PackCount { have: 5, need: 6 });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// For arbitrary actions, a rejection changes nothing, no card is lost or created, and a replay gives the same
    /// draft.
    #[test]
    fn no_sequence_of_actions_loses_a_card(
        seats in 2..6_usize,
        seed in any::<u64>(),
        tries in proptest::collection::vec((0..7_u8, 0..16_u8, any::<bool>()), 0..700),
    ) {
        let catalog = catalog();
        let config = DraftConfig::new(sor(), vec![SeatKind::Person; seats], seed);
        let mut draft = Draft::start(&catalog, config.clone()).unwrap();
        let mut done = Vec::new();
        for (seat, index, honest) in tries {
            // Half of the attempts pick an existing card, the others name arbitrary ones.
            let left = draft.view(seat).pack.len().max(1) as u8;
            let picked = draft.view(seat).pick(index % left).filter(|_| honest);
            let wild = Action::Pick { seat, index, printing: "SOR_010".parse().unwrap(), reason: None };
            let action = picked.unwrap_or(wild);
            let before = draft.clone();
            match draft.apply(&action) {
                Ok(_) => done.push(action),
                Err(_) => prop_assert_eq!(&draft, &before),
            }
        }
        let held: usize = draft.view(0).holding.iter().map(|count| usize::from(*count)).sum();
        let pools: usize = (0..seats).map(|seat| draft.picks(seat as u8).len()).sum();
        let unopened = match draft.stage() {
            Stage::Leaders { .. } => 3,
            Stage::Pack { pack, .. } => 3 - usize::from(pack),
            Stage::Done => 0,
        };
        prop_assert_eq!(held + pools + unopened * 14 * seats, 45 * seats);
        prop_assert_eq!(Draft::replay(&catalog, config, &done).unwrap(), draft);
    }
}
