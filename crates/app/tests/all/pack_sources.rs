//! Events with cubes and with boosters of several sets.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use app::App;
use app::contract::{
    CubeBases, CubeInput, CubeLeaders, DraftMode, DraftPart, DraftShape, EventAct, EventKind, NewEvent, PackSource,
    PoolEntry, Stage,
};

use crate::desks;

/// A cube with one copy of each numbered card of these sets, as a text that people paste.
fn cube(sets: &[(&str, u32)]) -> CubeInput {
    let mut list = String::new();
    for (set, cards) in sets {
        for number in 1..=*cards {
            writeln!(list, "1 {set}_{number:03}").unwrap();
        }
    }
    CubeInput { name: "Shop cube".to_owned(), list, ..CubeInput::default() }
}

fn two_sets() -> CubeInput {
    cube(&[("SOR", 252), ("SHD", 262)])
}

fn new_event(kind: EventKind, packs: PackSource) -> NewEvent {
    let draft = NewEvent::draft("Friday", "SOR", DraftMode::Digital, 8);
    NewEvent { kind, packs: Some(packs), seed: Some("3".into()), set: None, ..draft }
}

/// Creates a draft event with bots and plays its draft.
fn drafted(desk: &App, packs: PackSource, bots: u32) -> u32 {
    play_draft(desk, new_event(EventKind::Draft, packs), bots)
}

fn play_draft(desk: &App, new: NewEvent, bots: u32) -> u32 {
    let event = desk.events().create_event(new).unwrap().summary.id;
    desk.events().apply_act(event, &EventAct::RegisterBots { count: bots }).unwrap();
    desk.events().apply_act(event, &EventAct::DrawSeats).unwrap();
    desk.events().apply_act(event, &EventAct::StartDraft).unwrap();
    event
}

/// Checks that all decks of an event are legal, and that no card is in two pools.
fn check_decks(desk: &App, event: u32, shared: bool) {
    let view = desk.events().event(event).unwrap();
    assert_eq!(view.summary.stage, Stage::DeckBuilding);
    let mut seen = BTreeSet::new();
    for player in &view.players {
        let deck = desk.events().deck(event, player.id).unwrap();
        assert!(deck.check.legal, "{:?}", deck.check.problems);
        for card in &deck.pool {
            assert!(!shared || seen.insert(card.face.id.clone()) && card.count == 1, "{}", card.face.id);
        }
    }
}

/// An event like another one opens the same packs, whatever they are.
#[test]
fn an_event_like_another_has_its_packs_and_settings() {
    let desk = desks::in_memory().unwrap();
    let sources = [
        PackSource::Cube { cube: CubeInput { leaders: CubeLeaders::Mixed, pack_size: Some(12), ..two_sets() } },
        PackSource::Rounds { sets: vec!["SOR".into(), "SHD".into()] },
        PackSource::Chaos { sets: vec!["SOR".into(), "SHD".into()] },
        PackSource::Seats { seats: vec![vec!["SOR".into()], vec!["SHD".into(), "TWI".into()]] },
    ];
    for packs in sources {
        let new = NewEvent { shape: DraftShape::Rotisserie, ..new_event(EventKind::Draft, packs) };
        let first = desk.events().create_event(new.clone()).unwrap().summary.id;
        let like = desk.events().new_event_like(first).unwrap();
        assert_eq!((like.shape, like.digital, like.seed.as_deref()), (DraftShape::Rotisserie, true, None));
        if !matches!(like.packs, Some(PackSource::Cube { .. })) {
            assert_eq!(like.packs, new.packs);
        }
        let second = desk.events().create_event(like.clone()).unwrap().summary.id;
        assert_eq!(desk.events().new_event_like(second).unwrap(), like, "the cube is the same list");
    }
    let prerelease = NewEvent {
        kind: EventKind::Sealed,
        sealed_packs: Some(8),
        pool_leaders: vec!["SOR_005".into()],
        boxed: true,
        ..NewEvent::draft("Prerelease", "SOR", DraftMode::Digital, 8)
    };
    let event = desk.events().create_event(prerelease.clone()).unwrap().summary.id;
    let like = desk.events().new_event_like(event).unwrap();
    assert_eq!(NewEvent { profile: None, ..like }, prerelease);
}

/// Every shape drafts cubes and boosters of several sets, at tables that share the cube, and keeps them in exports.
#[test]
fn every_shape_drafts_cubes_and_boosters_of_several_sets() {
    let all = || vec!["SOR".to_owned(), "SHD".into(), "TWI".into()];
    let shapes = [
        DraftShape::Winston,
        DraftShape::Grid,
        DraftShape::Minneapolis,
        DraftShape::Rotisserie,
        DraftShape::TeamsOfTwo,
    ];
    for shape in shapes {
        let big = cube(&[("SOR", 252), ("SHD", 262), ("TWI", 257)]);
        let sources = [
            PackSource::Cube { cube: big },
            PackSource::Rounds { sets: all() },
            PackSource::Chaos { sets: all() },
            PackSource::Seats { seats: vec![all(), vec!["JTL".into()]] },
        ];
        for packs in sources {
            let is_cube = matches!(packs, PackSource::Cube { .. });
            let desk = desks::in_memory().unwrap();
            let new = NewEvent { shape, ..new_event(EventKind::Draft, packs) };
            let event = play_draft(&desk, new, 4);
            check_decks(&desk, event, is_cube);
            let there = desks::in_memory().unwrap();
            let taken = there.events().import(&desk.events().export(event).unwrap()).unwrap();
            check_decks(&there, taken, is_cube);
            let label = desk.events().event(event).unwrap().summary.set_name;
            assert_eq!(there.events().event(taken).unwrap().summary.set_name, label);
            for player in 1..=4 {
                let pool = |desk: &App, event| desk.events().deck(event, player).unwrap().pool;
                assert_eq!(pool(&there, taken), pool(&desk, event), "{shape:?}, {label}");
            }
        }
    }
}

/// Two people at one laptop draft the cube of the shop, whose leaders are in the piles.
#[test]
fn two_people_draft_piles_of_a_cube_with_mixed_leaders() {
    let desk = desks::in_memory().unwrap();
    let cube = CubeInput { leaders: CubeLeaders::Mixed, ..two_sets() };
    let new = NewEvent { shape: DraftShape::Winston, ..new_event(EventKind::Draft, PackSource::Cube { cube }) };
    let event = desk.events().create_event(new).unwrap().summary.id;
    desk.events().apply_act(event, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    desk.events().apply_act(event, &EventAct::DrawSeats).unwrap();
    let mut view = desk.events().act(event, &EventAct::StartDraft).unwrap();
    assert_eq!(view.pods[0].draft.as_ref().unwrap().part, DraftPart::Packs, "no leader draft");
    while let Some(seat) = view.pods[0].draft.as_ref().and_then(|draft| draft.waiting_for.first().copied()) {
        desk.events().pick_card(event, 1, seat, 0, "take").unwrap();
        view = desk.events().event(event).unwrap();
    }
    let drafted: u32 = (1..=2)
        .map(|player| desk.events().deck(event, player).unwrap().pool.iter().map(|card| card.count).sum::<u32>())
        .sum();
    assert_eq!(drafted, 6 * 14);
}

fn copies(pool: &PoolEntry) -> u32 {
    pool.cards.iter().map(|card| card.count).sum()
}

#[test]
fn bots_draft_a_cube_in_two_pods_and_the_journal_keeps_it() {
    let desk = desks::in_memory().unwrap();
    let big = cube(&[("SOR", 252), ("SHD", 262), ("TWI", 257)]);
    let event = drafted(&desk, PackSource::Cube { cube: big }, 12);
    let view = desk.events().event(event).unwrap();
    assert_eq!((view.pods.len(), view.summary.set_name.as_str()), (2, "Cube: Shop cube"));
    assert!(view.log.iter().any(|line| line.text.contains("Cube: Shop cube")));
    // Both pods draft from the same cube.
    check_decks(&desk, event, true);
    // The event is complete in its export, with the cube.
    let there = desks::in_memory().unwrap();
    let taken = there.events().import(&desk.events().export(event).unwrap()).unwrap();
    check_decks(&there, taken, true);
    for player in view.players {
        assert_eq!(
            there.events().deck(taken, player.id).unwrap().pool,
            desk.events().deck(event, player.id).unwrap().pool
        );
    }
    let log = desk.events().draft_log(event, 1, 1).unwrap();
    assert_eq!(log.iter().filter(|pick| pick.pack == 0).count(), 3, "three leaders first");
}

#[test]
fn leaders_of_a_cube_can_be_mixed_into_the_packs() {
    let desk = desks::in_memory().unwrap();
    let cube = CubeInput { leaders: CubeLeaders::Mixed, bases: CubeBases::Mixed, pack_size: Some(15), ..two_sets() };
    let event = drafted(&desk, PackSource::Cube { cube }, 8);
    check_decks(&desk, event, true);
    assert!(desk.events().draft_log(event, 1, 1).unwrap().iter().all(|pick| pick.pack > 0));
    // Everyone may use the Common bases of both sets, whose rare ones were drafted.
    assert_eq!(desk.events().deck(event, 1).unwrap().free_bases.len(), 16);
}

#[test]
fn a_cube_is_checked_line_by_line_and_against_the_number_of_players() {
    let desk = desks::in_memory().unwrap();
    let mut asked = two_sets();
    asked.list.push_str("1 Battlefield Marien\n");
    let checked = desk.events().check_cube(&asked).unwrap();
    assert_eq!((checked.cards, checked.leaders, checked.draft_seats), (514, 36, 10));
    let seats: Vec<u32> = checked.shape_seats.iter().map(|of| of.seats).collect();
    assert_eq!(
        seats,
        [10, 6, 8, 8],
        "33 packs are enough for five Winston tables, three grids, four Minneapolis tables"
    );
    assert_eq!(checked.unread.len(), 1);
    assert_eq!(checked.unread[0].place, "line 515");
    assert_eq!(checked.unread[0].nearest[0].name, "Battlefield Marine");
    let refused = |packs: PackSource| {
        desk.events().create_event(new_event(EventKind::Draft, packs)).unwrap_err().code.to_string()
    };
    assert_eq!(refused(PackSource::Cube { cube: asked }), "cube.unread");
    let only_leaders = CubeInput { list: "1 SOR_001\n1 SOR_005\n".into(), ..CubeInput::default() };
    assert_eq!(refused(PackSource::Cube { cube: only_leaders }), "cube.empty");
    assert_eq!(refused(PackSource::Cube { cube: CubeInput { pack_size: Some(300), ..two_sets() } }), "cube.pack_size");
    let huge = CubeInput { list: two_sets().list.replace("1 S", "20 S"), ..CubeInput::default() };
    assert_eq!(refused(PackSource::Cube { cube: huge }), "exchange.too_many_cards");
    assert_eq!(refused(PackSource::Rounds { sets: Vec::new() }), "packs.sets");
    assert_eq!(refused(PackSource::Chaos { sets: vec!["XYZ".into()] }), "set.no_boosters");
    assert_eq!(refused(PackSource::Seats { seats: vec![vec!["SOR".into(); 99]] }), "packs.sets");

    let new = new_event(EventKind::Draft, PackSource::Cube { cube: two_sets() });
    let event = desk.events().create_event(new).unwrap().summary.id;
    desk.events().apply_act(event, &EventAct::RegisterBots { count: 11 }).unwrap();
    desk.events().apply_act(event, &EventAct::DrawSeats).unwrap();
    let error = desk.events().apply_act(event, &EventAct::StartDraft).unwrap_err();
    assert_eq!(error.code, "cube.too_small");
    assert!(error.message.contains("10 players"), "{}", error.message);
}

#[test]
fn sealed_pools_of_a_cube_share_its_cards() {
    let desk = desks::in_memory().unwrap();
    let new = new_event(EventKind::Sealed, PackSource::Cube { cube: two_sets() });
    let event = desk.events().create_event(new).unwrap().summary.id;
    desk.events().apply_act(event, &EventAct::RegisterPlayers { text: "Ada\nBen\nCleo".into() }).unwrap();
    let pools: Vec<PoolEntry> = (1..=3).map(|player| desk.events().event_pool(event, player).unwrap()).collect();
    let mut dealt: BTreeMap<&str, u32> = BTreeMap::new();
    for pool in &pools {
        assert_eq!(copies(pool), 6 * 15, "six packs of 14 cards and a leader");
        assert_eq!((pool.set.as_str(), pool.more_sets.as_slice()), ("SOR", &["SHD".to_owned()][..]));
        pool.cards.iter().for_each(|card| *dealt.entry(&card.id).or_default() += card.count);
    }
    assert!(dealt.values().all(|count| *count == 1));
    // 36 leaders are enough for six pools, and 5 pools of 84 cards are dealt from 466.
    let error =
        desk.events().apply_act(event, &EventAct::RegisterPlayers { text: "Dan\nEve\nFay".into() }).unwrap_err();
    assert_eq!(error.code, "cube.too_small");
    desk.events().apply_act(event, &EventAct::RegisterPlayers { text: "Dan\nEve".into() }).unwrap();
    assert_eq!(copies(&desk.events().event_pool(event, 5).unwrap()), 90);
    assert_eq!(desk.events().event_pool(event, 1).unwrap(), pools[0], "a pool never changes");
}

#[test]
fn boosters_of_several_sets_are_drafted_and_their_bases_are_legal() {
    let desk = desks::in_memory().unwrap();
    let codes = |codes: &[&str]| codes.iter().map(|code| (*code).to_owned()).collect::<Vec<String>>();
    let rounds = drafted(&desk, PackSource::Rounds { sets: codes(&["SOR", "LAW", "ASH"]) }, 8);
    check_decks(&desk, rounds, false);
    assert_eq!(desk.events().event(rounds).unwrap().summary.set_name, "SOR, LAW, ASH");
    for (pack, set) in [(1, "SOR_"), (2, "LAW_"), (3, "ASH_")] {
        let log = desk.events().draft_log(rounds, 1, 4).unwrap();
        let mut picks = log.iter().filter(|pick| pick.pack == pack);
        assert!(picks.all(|pick| pick.taken.id.starts_with(set)));
    }
    let free: BTreeSet<String> =
        desk.events().deck(rounds, 1).unwrap().free_bases.iter().map(|base| base.id[..3].to_owned()).collect();
    assert_eq!(free, codes(&["ASH", "LAW", "SOR"]).into_iter().collect());

    let chaos = drafted(&desk, PackSource::Chaos { sets: codes(&["SOR", "SHD", "TWI", "JTL"]) }, 8);
    check_decks(&desk, chaos, false);
    let seats = PackSource::Seats { seats: vec![codes(&["SOR"]), codes(&["ASH", "HMW", "LAW"])] };
    let seats = drafted(&desk, seats, 4);
    check_decks(&desk, seats, false);
    let first =
        |seat: u32| desk.events().draft_log(seats, 1, seat).unwrap().into_iter().find(|pick| pick.pack == 1).unwrap();
    assert!(first(1).from.iter().all(|card| card.id.starts_with("SOR_")));
    assert!(first(2).from.iter().all(|card| card.id.starts_with("ASH_")));
    // A deck and its pool can be taken to the library, where the bases of all sets stay legal.
    let taken = desk.take_deck_from_event(seats, 2).unwrap();
    assert!(taken.report.legal, "{:?}", taken.report.problems);
}

#[test]
fn sealed_boosters_of_several_sets_are_opened_per_player() {
    let desk = desks::in_memory().unwrap();
    let sets = vec!["SOR".to_owned(), "ASH".to_owned()];
    let event =
        desk.events().create_event(new_event(EventKind::Sealed, PackSource::Rounds { sets })).unwrap().summary.id;
    desk.events().apply_act(event, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    let [one, other] = [1, 2].map(|player| desk.events().event_pool(event, player).unwrap());
    assert_ne!(one, other);
    for pool in [one, other] {
        let of =
            |set: &str| pool.cards.iter().filter(|card| card.id.starts_with(set)).map(|card| card.count).sum::<u32>();
        assert_eq!((of("SOR_"), of("ASH_")), (48 - tokens(&pool), 48));
    }
}

/// Number of tokens that six boosters had in place of bases; they are not in a pool.
fn tokens(pool: &PoolEntry) -> u32 {
    96 - copies(pool)
}

/// Four players with six boosters each open one box of 24, which has every common of the set.
#[test]
fn sealed_players_share_boxes() {
    let desk = desks::in_memory().unwrap();
    let new =
        NewEvent { kind: EventKind::Sealed, boxed: true, ..NewEvent::draft("Saturday", "ASH", DraftMode::Digital, 8) };
    let event = desk.events().create_event(new).unwrap().summary.id;
    desk.events().apply_act(event, &EventAct::RegisterPlayers { text: "Ada\nBen\nCleo\nDan\nEve".into() }).unwrap();
    let mut commons: BTreeMap<String, u32> = BTreeMap::new();
    for player in 1..=4 {
        let pool = desk.events().event_pool(event, player).unwrap();
        assert_eq!(copies(&pool), 96);
        pool.cards.iter().for_each(|card| *commons.entry(card.id.clone()).or_default() += card.count);
    }
    let catalog = catalog::Catalog::embedded().unwrap();
    let is_common = |card: &&model::Card| card.kind.is_deck_card() && card.rarity == model::Rarity::Common;
    for card in catalog.cards_of("ASH".parse().unwrap()).filter(is_common) {
        assert!(commons.contains_key(&card.number.to_string()), "{}", card.number);
    }
    assert_eq!(copies(&desk.events().event_pool(event, 5).unwrap()), 96, "a second box");
}
