//! Minimum-weight perfect matching in a general graph, exact, with integer weights.
//!
//! Edmonds' blossom algorithm as a primal-dual method: every vertex and every blossom (an odd set of vertices) has a
//! dual value; an edge may be used when its *slack* (its weight less the duals it touches) is 0, and no slack is ever
//! negative. One alternating tree at a time is grown from an unmatched vertex; a priority queue of the moments at which
//! edges become tight replaces the classical scan for the next change of the duals. A perfect matching of tight edges
//! is a minimum one, and the duals are the proof; [`Matched::missed`] asks whether they also hold for edges
//! that the graph did not have.
//!
//! Invariant: integers only, and the result depends on nothing but the graph.

mod blossom;
mod graph;
mod proof;
mod tree;

use std::collections::BinaryHeap;

pub(crate) use graph::Graph;
use tree::{Event, Label};

/// Stands for "none" where a vertex, blossom or end of an edge is meant.
const NONE: u32 = u32::MAX;

/// A minimum-weight perfect matching with its proof.
#[derive(Debug)]
pub(crate) struct Matched {
    /// The partner of each vertex.
    pub mate: Vec<u32>,
    /// The dual value of each vertex, for doubled weights.
    dual: Vec<i128>,
    /// For each vertex the blossom around it, and for each blossom the one around that, or `NONE`; vertices first.
    parent: Vec<u32>,
    /// The dual of each blossom (by number, vertices first), at least 0.
    blossom_dual: Vec<i128>,
}

/// A minimum-weight perfect matching, or none when there is no perfect matching at all.
///
/// Weights must leave room: their sum along any path of the graph has to fit in about 120 bits.
pub(crate) fn match_all(graph: &Graph) -> Option<Matched> {
    let mut search = Search::new(graph);
    search.start_greedily();
    for vertex in 0..graph.vertices() {
        if search.mate[vertex as usize] == NONE {
            search.grow_from(vertex).then_some(())?;
        }
    }
    let mate = (0..graph.vertices()).map(|vertex| graph.at(search.mate[vertex as usize])).collect();
    Some(Matched { mate, dual: search.dual, parent: search.parent, blossom_dual: search.blossom_dual })
}

/// The state of the search. Vertices are blossoms 0 to n - 1; those from n on are odd sets.
struct Search<'g> {
    graph: &'g Graph,
    /// For each vertex the far end of its matched edge.
    mate: Vec<u32>,
    /// Vertex duals; in a tree they are stored relative to `now` (see `Label`).
    dual: Vec<i128>,
    /// For each vertex its outermost blossom.
    outer: Vec<u32>,
    /// For each blossom the one directly around it.
    parent: Vec<u32>,
    /// For each blossom the vertex that is matched to the outside, or that is unmatched.
    base: Vec<u32>,
    /// For each blossom its parts in a circle, the one with the base first; empty for vertices.
    parts: Vec<Vec<u32>>,
    /// For each blossom the edges between its parts: entry `i` is the end, in part `i + 1`, of the edge from part `i`.
    links: Vec<Vec<u32>>,
    /// Blossom duals, at least 0; in a tree stored relative to `now`.
    blossom_dual: Vec<i128>,
    /// Numbers of blossoms not in use.
    unused: Vec<u32>,
    /// For each outermost blossom its place in the tree.
    label: Vec<Label>,
    /// For each labelled outermost blossom the end, on the parent's side, of the edge that it hangs on.
    label_end: Vec<u32>,
    /// How far the duals of this tree have moved.
    now: i128,
    /// What becomes tight, and when.
    events: BinaryHeap<Event>,
    /// Vertices that have become outer and wait to be scanned.
    to_scan: Vec<u32>,
    /// For each vertex the earliest moment queued at which an edge of the tree reaches it.
    reached_at: Vec<i128>,
    /// The earliest moment at which the tree reaches an unmatched vertex: nothing later matters.
    limit: i128,
    /// Vertices that have been in this tree.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
}

#[cfg(test)]
mod tests;
