//! Minimum-weight perfect matching in a general graph, exact, with integer weights.
//!
//! Edmonds' blossom algorithm as a primal-dual method. Every vertex and every blossom (an odd set of vertices) has a
//! dual value. An edge may be used if its *slack* (its weight minus the duals it touches) is 0, and no slack is ever
//! negative. Alternating trees are grown sequentially from unmatched vertices; a priority queue of the times when edges
//! become tight replaces the classical scan for the next change of the duals. A perfect matching of tight edges is
//! minimal, and the duals prove it; [`Matching::disproving_edges`] checks whether they also hold for edges that the
//! graph did not have.
//!
//! Invariant: integers only, and the result depends only on the graph.
//!
//! `blossom` and `tree` form a cycle of calls, because the algorithm does: growing a tree shrinks and expands blossoms,
//! and their vertices grow the tree.

mod blossom;
mod graph;
mod proof;
mod tree;

use std::collections::BinaryHeap;

pub(crate) use graph::Graph;
use tree::{Label, TreeEvent};

/// Marker for a missing vertex, blossom or end of an edge.
const NONE: u32 = u32::MAX;

/// A minimum-weight perfect matching with its proof.
#[derive(Debug)]
pub(crate) struct Matching {
    /// The partner of each vertex.
    pub mate: Vec<u32>,
    /// The dual value of each vertex, for doubled weights.
    dual: Vec<i128>,
    /// For each vertex and blossom, the blossom directly around it, or `NONE`. Vertices come first.
    parent: Vec<u32>,
    /// The dual of each blossom, at least 0. Vertices come first.
    blossom_dual: Vec<i128>,
}

/// Returns a minimum-weight perfect matching, or `None` if no perfect matching exists.
///
/// The sum of the weights along any path of the graph must fit in about 120 bits.
pub(crate) fn min_weight_perfect_matching(graph: &Graph) -> Option<Matching> {
    let mut search = Search::new(graph);
    search.start_greedily();
    for vertex in 0..graph.vertices() {
        if search.mate[vertex as usize] == NONE {
            search.grow_from(vertex).then_some(())?;
        }
    }
    let mate = (0..graph.vertices()).map(|vertex| graph.at(search.mate[vertex as usize])).collect();
    Some(Matching { mate, dual: search.dual, parent: search.parent, blossom_dual: search.blossom_dual })
}

/// The state of the search. Blossoms 0 to n - 1 are the vertices; those from n on are odd sets.
struct Search<'g> {
    graph: &'g Graph,
    /// For each vertex, the far end of its matched edge.
    mate: Vec<u32>,
    /// Vertex duals; stored relative to `now` while in a tree (see `Label`).
    dual: Vec<i128>,
    /// For each vertex, its outermost blossom.
    outer: Vec<u32>,
    /// For each blossom, the one directly around it.
    parent: Vec<u32>,
    /// For each blossom, the vertex that is matched to the outside, or is unmatched.
    base: Vec<u32>,
    /// For each blossom, its parts in cycle order, the base part first; empty for vertices.
    parts: Vec<Vec<u32>>,
    /// For each blossom, the edges between its parts. Entry `i` is the end, in part `i + 1`, of the edge from part `i`.
    links: Vec<Vec<u32>>,
    /// Blossom duals, at least 0; stored relative to `now` while in a tree.
    blossom_dual: Vec<i128>,
    /// Unused blossom numbers.
    unused: Vec<u32>,
    /// For each outermost blossom, its position in the tree.
    label: Vec<Label>,
    /// For each labelled outermost blossom, the parent's end of the edge that connects it.
    label_end: Vec<u32>,
    /// The total change of the duals in this tree.
    now: i128,
    /// Queue of edges that become tight and blossoms that must be expanded, by time.
    events: BinaryHeap<TreeEvent>,
    /// Vertices that have become even and are not scanned yet.
    to_scan: Vec<u32>,
    /// For each vertex, the earliest queued time when an edge of the tree reaches it.
    reached_at: Vec<i128>,
    /// The earliest time when the tree reaches an unmatched vertex; later events are irrelevant.
    limit: i128,
    /// Vertices that have been in this tree.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
}

#[cfg(test)]
mod tests;
