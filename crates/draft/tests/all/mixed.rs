//! Drafts of boosters of several sets and of cubes.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use catalog::Catalog;
use decks::{LimitedFormat, Pool, check_limited};
use draft::{
    BoosterPlan, Cube, CubeBases, CubeError, CubeLeaders, CubeRules, Draft, DraftConfig, DraftError, DraftSource,
    MixedPacks, Ratings, SeatKind, Stage, VariantConfig, VariantDraft, VariantShape, VariantStage, bot_deck,
};
use model::{CardId, CardType, SetCode};

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap()
}

fn sets(codes: &[&str]) -> Vec<SetCode> {
    codes.iter().map(|code| code.parse().unwrap()).collect()
}

/// One copy of each card of these sets.
fn singletons(catalog: &Catalog, codes: &[&str], rules: CubeRules) -> Cube {
    let cards = sets(codes).into_iter().flat_map(|set| catalog.cards_of(set)).filter(|card| !card.kind.is_token());
    Cube::new(catalog, cards.map(|card| (card.number, 1)), rules).unwrap()
}

fn bots(seats: usize) -> Vec<SeatKind> {
    vec![SeatKind::Bot; seats]
}

/// Lets bots finish a draft, and returns the pools after checking that every bot's deck is legal.
fn finish(catalog: &Catalog, ratings: &Ratings, mut draft: Draft) -> (Draft, Vec<Pool>) {
    draft.play_bots(ratings).unwrap();
    assert!(draft.is_done());
    let pools: Vec<Pool> = (0..draft.config().seats.len() as u8).map(|seat| draft.pool(seat)).collect();
    for pool in &pools {
        let deck = bot_deck(catalog, ratings, pool);
        assert_eq!(check_limited(catalog, &deck, pool, LimitedFormat::Draft), []);
    }
    (draft, pools)
}

fn leaders(catalog: &Catalog, pool: &Pool) -> u32 {
    pool.cards().filter(|(card, _)| catalog.card(*card).kind == CardType::Leader).map(|(_, count)| count).sum()
}

#[test]
fn bots_draft_a_cube_and_no_copy_is_dealt_twice() {
    let catalog = catalog();
    let ratings = Ratings::of_all_cards(&catalog).unwrap();
    let cube = singletons(&catalog, &["SOR", "SHD"], CubeRules::default());
    for seed in 0..3 {
        let draft = Draft::from_cube(&catalog, &cube, bots(8), 0, seed).unwrap();
        assert_eq!(draft.stage(), Stage::Leaders { pick: 1 });
        let (draft, pools) = finish(&catalog, &ratings, draft);
        let mut dealt: HashSet<CardId> = HashSet::new();
        for pool in &pools {
            assert_eq!((pool.size(), leaders(&catalog, pool)), (45, 3));
            assert!(pool.cards().all(|(card, count)| count == 1 && dealt.insert(card)));
        }
        let saved = serde_json::to_string(draft.record()).unwrap();
        assert_eq!(Draft::resume(&catalog, serde_json::from_str(&saved).unwrap()).unwrap(), draft);
    }
}

/// With mixed leaders there is no leader draft, and every bot still gets a leader: 12 % of the cards are leaders.
#[test]
fn bots_take_leaders_from_the_packs_of_a_cube_with_mixed_leaders() {
    let catalog = catalog();
    let ratings = Ratings::of_all_cards(&catalog).unwrap();
    let rules = CubeRules { leaders: CubeLeaders::Mixed, bases: CubeBases::Mixed, pack_size: 15 };
    let cube = singletons(&catalog, &["SOR", "SHD", "TWI"], rules);
    let mut counts: BTreeMap<u32, u32> = BTreeMap::new();
    for seed in 0..12 {
        let draft = Draft::from_cube(&catalog, &cube, bots(8), 0, seed).unwrap();
        assert_eq!(draft.stage(), Stage::Pack { pack: 1, pick: 1 });
        assert!(draft.view(0).leaders.iter().all(Vec::is_empty));
        let (_, pools) = finish(&catalog, &ratings, draft);
        pools.iter().for_each(|pool| *counts.entry(leaders(&catalog, pool)).or_default() += 1);
    }
    assert!(!counts.contains_key(&0), "{counts:?}");
    let sensible: u32 = counts.range(1..=4).map(|(_, seats)| seats).sum();
    assert!(sensible > 80, "{counts:?}");
}

/// The quality measure of drafts (25 of 42 cards in aspect) also holds for cubes.
#[test]
fn bots_stay_in_aspect_in_a_cube() {
    let catalog = catalog();
    let ratings = Ratings::of_all_cards(&catalog).unwrap();
    let cube = singletons(&catalog, &["JTL", "LAW", "ASH"], CubeRules::default());
    let mut fits = Vec::new();
    for seed in 0..5 {
        let draft = Draft::from_cube(&catalog, &cube, bots(8), 0, seed).unwrap();
        let (_, pools) = finish(&catalog, &ratings, draft);
        fits.extend(pools.iter().map(|pool| draft::aspect_fit(&catalog, pool)));
    }
    let mean = fits.iter().sum::<u32>() as f64 / fits.len() as f64;
    assert!(mean > 30.0, "{mean}: {fits:?}");
}

#[test]
fn tables_share_a_cube() {
    let catalog = catalog();
    let cube = singletons(&catalog, &["SOR", "SHD"], CubeRules::default());
    let first = Draft::from_cube(&catalog, &cube, bots(4), 0, 9).unwrap();
    let second = Draft::from_cube(&catalog, &cube, bots(4), 4, 9).unwrap();
    let cards = |draft: &Draft| -> HashSet<CardId> {
        draft.record().packs.iter().flat_map(|pack| &pack.cards).map(|card| card.card).collect()
    };
    assert!(cards(&first).is_disjoint(&cards(&second)));
    let whole = Draft::from_cube(&catalog, &cube, bots(8), 0, 9).unwrap();
    assert_eq!(whole.record().packs[..12], first.record().packs);
}

#[test]
fn a_cube_that_is_too_small_says_how_many_seats_it_is_enough_for() {
    let catalog = catalog();
    let cube = singletons(&catalog, &["SOR"], CubeRules::default());
    let error = Draft::from_cube(&catalog, &cube, bots(8), 0, 1).unwrap_err();
    assert_eq!(error, DraftError::Cube(CubeError::TooFewCards { have: 222, need: 336, seats: 5 }));
    assert_eq!(cube.seats(3), 5);
    let no_leaders = catalog.cards_of("SOR".parse().unwrap()).filter(|card| card.kind.is_deck_card());
    let cube = Cube::new(&catalog, no_leaders.map(|card| (card.number, 2)), CubeRules::default()).unwrap();
    assert_eq!(cube.check_size(2, 3), Err(CubeError::TooFewLeaders { have: 0, need: 6, seats: 0 }));
    assert_eq!(Cube::new(&catalog, [], CubeRules::default()), Err(CubeError::Empty));
    let rules = CubeRules { pack_size: 31, ..CubeRules::default() };
    assert_eq!(Cube::new(&catalog, [], rules), Err(CubeError::PackSize { have: 31 }));
    let many = Cube::new(&catalog, [("SOR_095".parse().unwrap(), u32::MAX); 3], CubeRules::default());
    assert!(matches!(many, Err(CubeError::TooLarge { .. })));
}

/// Shared bases can be used by everyone, mixed ones only by those who drafted them, Common ones always.
#[test]
fn bases_of_a_cube_follow_its_rule() {
    let catalog = catalog();
    let rare = catalog.cards_of("SOR".parse().unwrap()).find(|c| c.kind == CardType::Base && !c.is_common_base());
    let rare = rare.unwrap();
    for (bases, free) in [(CubeBases::Shared, true), (CubeBases::Mixed, false)] {
        let rules = CubeRules { bases, ..CubeRules::default() };
        let cube = singletons(&catalog, &["SOR", "SHD"], rules);
        let draft = Draft::from_cube(&catalog, &cube, bots(2), 0, 1).unwrap();
        let pool = draft.pool(0);
        assert_eq!(pool.is_free_base(rare), free);
        let common = pool.free_bases(&catalog).filter(|base| base.is_common_base()).count();
        assert_eq!(common, 16, "eight of each set");
        assert_eq!(pool.free_bases(&catalog).count(), if free { 20 } else { 16 });
    }
}

#[test]
fn chaos_drafts_use_the_common_bases_of_all_their_sets() {
    let catalog = catalog();
    let ratings = Ratings::of_all_cards(&catalog).unwrap();
    let plan = BoosterPlan::Chaos(sets(&["SOR", "TWI", "LOF", "LAW", "ASH", "HMW"]));
    let config = DraftConfig::of_mixed(MixedPacks::boosters(&plan, 8, 5), bots(8), 5).unwrap();
    let draft = Draft::start(&catalog, config).unwrap();
    let opened: HashSet<SetCode> = draft.record().packs.iter().map(|pack| pack.cards[0].printing.set).collect();
    assert_eq!(opened.len(), 6);
    assert!(
        draft
            .record()
            .packs
            .iter()
            .all(|pack| pack.cards.iter().all(|card| { card.printing.set == pack.cards[0].printing.set }))
    );
    let (draft, pools) = finish(&catalog, &ratings, draft);
    for pool in &pools {
        assert_eq!(leaders(&catalog, pool), 3);
        assert_eq!(pool.sets().collect::<HashSet<_>>(), opened);
    }
    let saved = serde_json::to_string(draft.record()).unwrap();
    assert_eq!(Draft::resume(&catalog, serde_json::from_str(&saved).unwrap()).unwrap(), draft);
}

/// A record with a booster of another set than its plan states, or with an absurd pack, is not a possible draft.
#[test]
fn a_record_with_other_packs_is_rejected() {
    let catalog = catalog();
    let plan = BoosterPlan::Rounds(sets(&["SOR", "SHD", "TWI"]));
    let config = DraftConfig::of_mixed(MixedPacks::boosters(&plan, 2, 5), bots(2), 5).unwrap();
    let draft = Draft::start(&catalog, config).unwrap();
    let mut record = draft.record().clone();
    record.packs.swap(0, 1);
    assert!(matches!(Draft::resume(&catalog, record), Err(DraftError::StrangeCard(_))));
    let mut record = draft.record().clone();
    let card = record.packs[0].cards[0];
    record.packs[0].cards = vec![card; 1_000];
    assert_eq!(Draft::resume(&catalog, record).unwrap_err(), DraftError::PackSize { have: 1_000 });
    let mut record = draft.record().clone();
    record.config.mixed = Some(MixedPacks::Boosters(sets(&["SOR"])));
    assert!(Draft::resume(&catalog, record).is_err());
}

/// Drafts that were recorded before there were mixed packs have no such field, and are still written without it.
#[test]
fn the_record_of_a_draft_of_one_set_is_unchanged() {
    let catalog = catalog();
    let draft = Draft::start(&catalog, DraftConfig::of_bots("SOR".parse().unwrap(), 2, 1)).unwrap();
    let config = serde_json::to_value(&draft.record().config).unwrap();
    let names: Vec<&String> = config.as_object().unwrap().keys().collect();
    assert_eq!(names, ["seats", "seed", "set", "source", "timers"]);
}

/// Lets bots finish a draft of another shape, and returns the pools after checking that every bot's deck is legal.
fn finish_variant(catalog: &Catalog, ratings: &Ratings, mut draft: VariantDraft) -> Vec<Pool> {
    while let Some(seat) = draft.turn().first().copied() {
        draft.apply(&draft.bot_action(seat, ratings).unwrap()).unwrap();
    }
    let saved = serde_json::to_string(draft.record()).unwrap();
    assert_eq!(VariantDraft::resume(catalog, serde_json::from_str(&saved).unwrap()).unwrap(), draft);
    let pools: Vec<Pool> = (0..draft.config().seats.len() as u8).map(|seat| draft.pool(seat)).collect();
    for pool in &pools {
        let deck = bot_deck(catalog, ratings, pool);
        assert_eq!(check_limited(catalog, &deck, pool, LimitedFormat::Draft), [], "{:?}", draft.config().shape);
    }
    pools
}

fn seats_of(shape: VariantShape) -> usize {
    if shape == VariantShape::Rotisserie { 4 } else { 2 }
}

#[test]
fn tables_of_every_shape_share_a_cube() {
    let catalog = catalog();
    let ratings = Ratings::of_all_cards(&catalog).unwrap();
    let cube = singletons(&catalog, &["SOR", "SHD", "TWI"], CubeRules::default());
    for shape in VariantShape::ALL {
        let tables = vec![bots(seats_of(shape)); 2];
        let drafts = VariantDraft::from_cube(&catalog, &cube, shape, tables, 4).unwrap();
        let mut dealt: HashSet<CardId> = HashSet::new();
        for draft in drafts {
            for pool in finish_variant(&catalog, &ratings, draft) {
                assert_eq!(leaders(&catalog, &pool), 3, "{shape:?}");
                assert!(pool.cards().all(|(card, count)| count == 1 && dealt.insert(card)), "{shape:?}");
                assert_eq!(pool.sets().count(), 3);
            }
        }
    }
}

/// Without leader packs, leaders are taken from the piles, squares and hands, and every bot gets at least one.
#[test]
fn bots_take_mixed_leaders_in_every_shape() {
    let catalog = catalog();
    let ratings = Ratings::of_all_cards(&catalog).unwrap();
    let rules = CubeRules { leaders: CubeLeaders::Mixed, bases: CubeBases::Mixed, pack_size: 15 };
    let cube = singletons(&catalog, &["SOR", "SHD", "TWI"], rules);
    for (shape, seed) in VariantShape::ALL.into_iter().flat_map(|shape| (0..4).map(move |seed| (shape, seed))) {
        let tables = vec![bots(seats_of(shape))];
        let draft = VariantDraft::from_cube(&catalog, &cube, shape, tables, seed).unwrap().remove(0);
        assert_eq!(draft.stage(), VariantStage::Cards, "no leader draft");
        for pool in finish_variant(&catalog, &ratings, draft) {
            assert!(leaders(&catalog, &pool) > 0, "{shape:?} with seed {seed}");
        }
    }
}

#[test]
fn every_shape_opens_the_sets_of_its_plan() {
    let catalog = catalog();
    let ratings = Ratings::of_all_cards(&catalog).unwrap();
    let all = sets(&["SOR", "SHD", "TWI"]);
    let opened = |draft: &VariantDraft| -> Vec<SetCode> {
        draft.record().packs.iter().map(|pack| pack.cards[0].printing.set).collect()
    };
    for shape in VariantShape::ALL {
        let start = |plan: &BoosterPlan| {
            let config = VariantConfig::of_plan(shape, plan, bots(seats_of(shape)), 8).unwrap();
            VariantDraft::start(&catalog, config).unwrap()
        };
        let rounds = start(&BoosterPlan::Rounds(all.clone()));
        let expected: Vec<SetCode> = all.iter().copied().cycle().take(shape.boosters(seats_of(shape))).collect();
        assert_eq!(opened(&rounds), expected, "{shape:?}");
        let seats = start(&BoosterPlan::Seats(vec![sets(&["SOR"]), sets(&["SHD"])]));
        let of_first = opened(&seats).iter().filter(|set| **set == all[0]).count();
        assert_eq!(of_first, shape.boosters(seats_of(shape)).div_ceil(2), "{shape:?}");
        let chaos = opened(&start(&BoosterPlan::Chaos(all.clone())));
        assert!(all.iter().all(|set| chaos.contains(set)), "{shape:?}: {chaos:?}");
        finish_variant(&catalog, &ratings, rounds);
    }
}

#[test]
fn a_box_is_opened_for_a_draft_of_another_shape() {
    let catalog = catalog();
    let ash = "ASH".parse().unwrap();
    let loose = VariantConfig::new(VariantShape::Rotisserie, ash, bots(8), 2);
    let boxed = VariantConfig { source: DraftSource::Box, ..loose.clone() };
    let draft = VariantDraft::start(&catalog, boxed).unwrap();
    assert_eq!(draft.record().packs.len(), 32, "more than one box");
    assert_ne!(draft.record().packs, VariantDraft::start(&catalog, loose).unwrap().record().packs);
    let saved = serde_json::to_string(draft.record()).unwrap();
    assert_eq!(VariantDraft::resume(&catalog, serde_json::from_str(&saved).unwrap()).unwrap(), draft);
}

#[test]
fn a_cube_that_is_too_small_for_a_shape_says_how_many_seats_it_is_enough_for() {
    let catalog = catalog();
    let cube = singletons(&catalog, &["SOR"], CubeRules::default());
    let error = VariantDraft::from_cube(&catalog, &cube, VariantShape::Winston, vec![bots(2); 3], 1).unwrap_err();
    let expected = DraftError::Cube(CubeError::TooFewCards { have: 222, need: 252, seats: 4 });
    assert_eq!(error, expected.into());
    let error = VariantDraft::from_cube(&catalog, &cube, VariantShape::Rotisserie, vec![bots(5)], 1).unwrap_err();
    let expected = DraftError::Cube(CubeError::TooFewCards { have: 222, need: 280, seats: 3 });
    assert_eq!(error, expected.into());
}
