use proptest::prelude::*;

use super::{Graph, min_weight_perfect_matching};

/// Returns the lowest weight of a perfect matching by trying all of them.
fn least_by_trial(weights: &[Vec<Option<i128>>], free: &[u32]) -> Option<i128> {
    let Some((first, rest)) = free.split_first() else { return Some(0) };
    let with = |place: usize| {
        let weight = weights[*first as usize][rest[place] as usize]?;
        let others: Vec<u32> = rest.iter().copied().filter(|other| *other != rest[place]).collect();
        Some(weight + least_by_trial(weights, &others)?)
    };
    (0..rest.len()).filter_map(with).min()
}

fn edges(weights: &[Vec<Option<i128>>]) -> Vec<(u32, u32, i128)> {
    let size = weights.len();
    let pairs = (0..size).flat_map(|one| (one + 1..size).map(move |other| (one, other)));
    pairs.filter_map(|(one, other)| Some((one as u32, other as u32, weights[one][other]?))).collect()
}

fn check(weights: &[Vec<Option<i128>>]) {
    let size = weights.len() as u32;
    let all: Vec<u32> = (0..size).collect();
    let expected = least_by_trial(weights, &all);
    let matched = min_weight_perfect_matching(&Graph::new(size, &edges(weights)));
    assert_eq!(matched.is_some(), expected.is_some());
    let (Some(matched), Some(expected)) = (matched, expected) else { return };
    let mut total = 0;
    for vertex in all {
        let mate = matched.mate[vertex as usize];
        assert_eq!(matched.mate[mate as usize], vertex, "matching is mutual");
        total += weights[vertex as usize][mate as usize].expect("only edges of the graph");
    }
    assert_eq!(total, 2 * expected);
    // Edges missing from the graph cannot disprove the matching, so they get a huge weight.
    let weight = |one: usize, other: usize| weights[one][other].unwrap_or(1 << 110);
    assert_eq!(matched.disproving_edges(9, weight), [], "the duals prove it");
    assert!(matched.blossom_dual[size as usize..].iter().all(|dual| *dual >= 0));
}

fn weights(size: usize, most: i128, share: f64) -> impl Strategy<Value = Vec<Vec<Option<i128>>>> {
    let pairs = size * (size - 1) / 2;
    prop::collection::vec(prop::option::weighted(share, 0..most), pairs).prop_map(move |values| {
        let mut table = vec![vec![None; size]; size];
        let pairs = (0..size).flat_map(|one| (one + 1..size).map(move |other| (one, other)));
        for ((one, other), value) in pairs.zip(values) {
            (table[one][other], table[other][one]) = (value, value);
        }
        table
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_matching_has_the_minimum_weight(table in (1usize..=5).prop_flat_map(|half| weights(2 * half, 12, 0.7))) {
        check(&table);
    }

    #[test]
    fn the_matching_is_minimal_on_sparse_graphs(table in weights(10, 6, 0.35)) {
        check(&table);
    }

    #[test]
    fn the_matching_is_exact_for_wide_weights(table in weights(8, 1 << 100, 0.9)) {
        check(&table);
    }
}

/// Random geometric graphs nest blossoms deeply. The duals prove the result, so no second solver is needed.
#[test]
fn matchings_of_large_graphs_are_proven_by_their_duals() {
    use rand::{RngExt, SeedableRng};
    for seed in 0..12 {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let size = 120u32;
        let range = if seed % 2 == 0 { 10 } else { 1000 };
        let points: Vec<(i128, i128)> =
            (0..size).map(|_| (rng.random_range(0..range), rng.random_range(0..range))).collect();
        let distance = |one: usize, other: usize| {
            (points[one].0 - points[other].0).pow(2) + (points[one].1 - points[other].1).pow(2)
        };
        let all: Vec<(u32, u32, i128)> = (0..size)
            .flat_map(|one| (one + 1..size).map(move |other| (one, other)))
            .map(|(one, other)| (one, other, distance(one as usize, other as usize)))
            .collect();
        let matched =
            min_weight_perfect_matching(&Graph::new(size, &all)).expect("a complete graph has a perfect matching");
        assert_eq!(matched.disproving_edges(9, distance), []);
        let weight = |vertex: u32| distance(vertex as usize, matched.mate[vertex as usize] as usize);
        let total: i128 = (0..size).map(weight).sum();
        let duals: i128 = (0..size).map(|vertex| matched.dual[vertex as usize]).sum();
        let is_inside = |vertex: u32, blossom: u32| {
            let mut inner = vertex;
            while inner != blossom && inner != super::NONE {
                inner = matched.parent[inner as usize];
            }
            inner == blossom
        };
        let halves = |blossom: u32| {
            let inside = (0..size).filter(|vertex| is_inside(*vertex, blossom)).count() as i128;
            (inside - 1) / 2 * matched.blossom_dual[blossom as usize]
        };
        let blossoms: i128 =
            (size..matched.parent.len() as u32).filter(|b| matched.blossom_dual[*b as usize] > 0).map(halves).sum();
        // Weights are doubled in the duals, and `total` counts every pair twice: strong duality.
        assert_eq!(total, duals - blossoms);
    }
}
