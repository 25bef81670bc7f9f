//! The optimal pairing of a field of any size, without passing every edge to the matching.
//!
//! The matching is solved on the cheapest edges of every player. Its duals then either prove that it is optimal in the
//! complete graph, or name the missing edges; these are added and the matching is solved again.

use super::Field;
use std::collections::BTreeMap;

use super::levels::Weights;
use crate::matching::{Graph, min_weight_perfect_matching};

/// Maximum field size that uses the complete graph from the start.
const SMALL: usize = 48;
/// Number of cheapest edges per player at the start.
const NEAREST: usize = 16;
/// Number of cheapest edges per player to the next higher and the next lower score.
const NEIGHBOURS: usize = 3;
/// Number of worst missing edges per player added in one attempt.
const ADDED: usize = 8;
/// Number of attempts before the complete graph is used.
const ATTEMPTS: usize = 24;

/// Returns the optimal pairing as partner indices.
pub(crate) fn best(field: &Field) -> Vec<u32> {
    let weights = Weights::of(field);
    let size = field.size();
    let weight = |one: usize, other: usize| weights.weight(field, one, other);
    if size > SMALL {
        let mut edges = nearest(field, &weight);
        for _ in 0..ATTEMPTS {
            let Some(matched) = min_weight_perfect_matching(&graph(size, &edges, &weight)) else { break };
            let missed = matched.disproving_edges(ADDED, weight);
            if missed.is_empty() {
                return matched.mate;
            }
            edges.extend(missed);
            edges.sort_unstable();
            edges.dedup();
        }
    }
    let all: Vec<(u32, u32)> =
        (0..size as u32).flat_map(|one| (one + 1..size as u32).map(move |other| (one, other))).collect();
    match min_weight_perfect_matching(&graph(size, &all, &weight)) {
        Some(matched) => matched.mate,
        None => unreachable!("a complete graph of an even number of vertices has a perfect matching"),
    }
}

/// Returns `true` if a pairing is proven optimal by every criterion and the random order. The proof uses the duals of
/// the complete graph.
pub(crate) fn is_best(field: &Field, mate: &[u32]) -> bool {
    let weights = Weights::of(field);
    let size = field.size();
    let weight = |one: usize, other: usize| weights.weight(field, one, other);
    let pairs = (0..size).filter(|place| *place < mate[*place] as usize);
    let total = pairs.map(|place| weight(place, mate[place] as usize)).sum();
    let all: Vec<(u32, u32)> =
        (0..size as u32).flat_map(|one| (one + 1..size as u32).map(move |other| (one, other))).collect();
    min_weight_perfect_matching(&graph(size, &all, &weight)).is_some_and(|matched| matched.proves(total, weight))
}

fn graph(size: usize, edges: &[(u32, u32)], weight: &impl Fn(usize, usize) -> i128) -> Graph {
    let weighted: Vec<(u32, u32, i128)> =
        edges.iter().map(|(one, other)| (*one, *other, weight(*one as usize, *other as usize))).collect();
    Graph::new(size as u32, &weighted)
}

fn ordered(one: usize, other: usize) -> (u32, u32) {
    (one.min(other) as u32, one.max(other) as u32)
}

/// Returns the first edges to try. These are the cheapest edges of each player, the edges to neighbouring scores, and a
/// path through all players, which guarantees a perfect matching.
fn nearest(field: &Field, weight: &impl Fn(usize, usize) -> i128) -> Vec<(u32, u32)> {
    let size = field.size();
    let mut edges: Vec<(u32, u32)> = (1..size).map(|place| ordered(place - 1, place)).collect();
    let mut add_cheapest = |one: usize, others: &mut dyn Iterator<Item = usize>, most: usize| {
        let mut cheapest: Vec<(i128, usize)> = Vec::with_capacity(most + 1);
        let mut bar = i128::MAX;
        for other in others.filter(|other| *other != one) {
            let weight = weight(one, other);
            if weight < bar {
                let place = cheapest.partition_point(|(less, _)| *less <= weight);
                cheapest.insert(place, (weight, other));
                cheapest.truncate(most);
                bar = cheapest.get(most - 1).map_or(i128::MAX, |(weight, _)| *weight);
            }
        }
        edges.extend(cheapest.iter().map(|(_, other)| ordered(one, *other)));
    };
    let mut groups: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (place, player) in field.players().iter().enumerate() {
        groups.entry(player.score).or_default().push(place);
    }
    for one in 0..size {
        add_cheapest(one, &mut (0..size), NEAREST);
        let Some(player) = field.player(one) else { continue };
        for (_, group) in
            groups.range(..player.score).next_back().into_iter().chain(groups.range(player.score + 1..).next())
        {
            add_cheapest(one, &mut group.iter().copied(), NEIGHBOURS);
        }
    }
    edges.sort_unstable();
    edges.dedup();
    edges
}
