//! Growth of one alternating tree until it reaches an unmatched vertex.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use super::{Graph, NONE, Search};

/// The position of an outermost blossom in the tree, which also determines how its duals are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    /// Not in the tree. Duals are stored unchanged.
    Out,
    /// At an even distance from the root. Vertex duals rise with `now` (stored: dual - now), the blossom dual twice as
    /// fast.
    Even,
    /// At an odd distance: vertex duals fall (stored: dual + now), the blossom dual twice as fast.
    Odd,
    /// Even, and already visited while comparing two paths to the root.
    Seen,
}

/// An event that is due when `now` reaches `at`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TreeEvent {
    pub at: i128,
    pub what: TreeEventKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum TreeEventKind {
    /// The dual of an odd blossom reaches 0.
    Open { blossom: u32 },
    /// An edge becomes tight; its number.
    Tight { edge: u32 },
}

impl Ord for TreeEvent {
    /// The earliest event is the greatest, because the queue pops the greatest. Ties are broken by number, for
    /// reproducibility.
    fn cmp(&self, other: &TreeEvent) -> Ordering {
        other.at.cmp(&self.at).then_with(|| other.what.cmp(&self.what))
    }
}

impl PartialOrd for TreeEvent {
    fn partial_cmp(&self, other: &TreeEvent) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<'g> Search<'g> {
    pub(super) fn new(graph: &'g Graph) -> Search<'g> {
        let vertices = graph.vertices() as usize;
        // Blossoms are nested or disjoint, with at least 3 parts each, so there are always fewer than n / 2.
        let all = vertices + vertices / 2 + 1;
        let cheapest =
            |vertex: u32| graph.far_ends(vertex).iter().map(|end| graph.weight(*end) / 2).min().unwrap_or_default();
        Search {
            graph,
            mate: vec![NONE; vertices],
            dual: (0..graph.vertices()).map(cheapest).collect(),
            outer: (0..graph.vertices()).collect(),
            parent: vec![NONE; all],
            base: (0..all as u32).collect(),
            parts: vec![Vec::new(); all],
            links: vec![Vec::new(); all],
            blossom_dual: vec![0; all],
            unused: (vertices as u32..all as u32).rev().collect(),
            label: vec![Label::Out; all],
            label_end: vec![NONE; all],
            now: 0,
            events: BinaryHeap::new(),
            to_scan: Vec::new(),
            reached_at: vec![i128::MAX; vertices],
            limit: i128::MAX,
            touched: Vec::new(),
            is_touched: vec![false; vertices],
        }
    }

    /// Raises every dual as far as possible and matches the edges that become tight.
    pub(super) fn start_greedily(&mut self) {
        for vertex in 0..self.graph.vertices() {
            if self.mate[vertex as usize] != NONE {
                continue;
            }
            let slack = |end: &u32| {
                self.graph.weight(*end) - self.dual[vertex as usize] - self.dual[self.graph.at(*end) as usize]
            };
            let free = |end: &u32| self.mate[self.graph.at(*end) as usize] == NONE;
            let nearest = self.graph.far_ends(vertex).iter().min_by_key(|end| (slack(end), !free(end), **end));
            let Some(end) = nearest.copied() else { continue };
            let (slack, free) = (slack(&end), free(&end));
            self.dual[vertex as usize] += slack;
            if free {
                self.mate[vertex as usize] = end;
                self.mate[self.graph.at(end) as usize] = end ^ 1;
            }
        }
    }

    /// Grows a tree from an unmatched vertex. Returns `true` if that matches one more vertex.
    pub(super) fn grow_from(&mut self, root: u32) -> bool {
        self.now = 0;
        self.limit = i128::MAX;
        self.make_even(self.outer[root as usize], NONE);
        let found = loop {
            while let Some(vertex) = self.to_scan.pop() {
                self.scan(vertex);
            }
            let Some(event) = self.events.pop() else { break None };
            self.now = event.at;
            match event.what {
                TreeEventKind::Open { blossom } => self.expand_if_dual_is_zero(blossom),
                TreeEventKind::Tight { edge } => {
                    if let Some(end) = self.use_edge(edge) {
                        break Some(end);
                    }
                }
            }
        };
        if let Some(end) = found {
            self.augment(end);
        }
        self.leave_tree();
        found.is_some()
    }

    /// Uses an edge that may have become tight. Returns its end at an unmatched vertex, if it leads to one.
    fn use_edge(&mut self, edge: u32) -> Option<u32> {
        let (mut near, mut far) = (2 * edge, 2 * edge + 1);
        if self.label_at(near) != Label::Even {
            (near, far) = (far, near);
        }
        let (inside, outside) = (self.outer_at(near), self.outer_at(far));
        if inside == outside || self.label[inside as usize] != Label::Even {
            return None;
        }
        let kept = self.graph.weight(near) - self.dual_at(near) - self.dual_at(far);
        match self.label[outside as usize] {
            // Both duals rise: the slack is the stored value minus twice `now`. An edge that is not tight yet is queued
            // again later.
            Label::Even if kept == 2 * self.now => self.shrink_cycle(edge),
            Label::Out if kept == self.now => {
                if self.mate[self.base[outside as usize] as usize] == NONE {
                    return Some(far);
                }
                self.make_odd(outside, near);
                self.step_to_mate(outside);
            }
            Label::Even | Label::Out | Label::Odd | Label::Seen => {}
        }
        None
    }

    /// Makes the mate of an odd blossom even.
    pub(super) fn step_to_mate(&mut self, odd: u32) {
        let end = self.mate[self.base[odd as usize] as usize];
        self.make_even(self.outer_at(end), end ^ 1);
    }

    pub(super) fn outer_at(&self, end: u32) -> u32 {
        self.outer[self.graph.at(end) as usize]
    }

    fn label_at(&self, end: u32) -> Label {
        self.label[self.outer_at(end) as usize]
    }

    fn dual_at(&self, end: u32) -> i128 {
        self.dual[self.graph.at(end) as usize]
    }

    /// Adds an outermost blossom to the tree at an even distance, connected by the edge of `end`.
    pub(super) fn make_even(&mut self, blossom: u32, end: u32) {
        self.label[blossom as usize] = Label::Even;
        self.label_end[blossom as usize] = end;
        self.blossom_dual[blossom as usize] -= 2 * self.now;
        for vertex in self.vertices_of(blossom) {
            self.dual[vertex as usize] -= self.now;
            self.touch(vertex);
            self.to_scan.push(vertex);
        }
    }

    /// Adds an outermost blossom to the tree at an odd distance, connected by the edge of `end`.
    pub(super) fn make_odd(&mut self, blossom: u32, end: u32) {
        self.label[blossom as usize] = Label::Odd;
        self.label_end[blossom as usize] = end;
        for vertex in self.vertices_of(blossom) {
            self.dual[vertex as usize] += self.now;
            self.touch(vertex);
        }
        let left = self.blossom_dual[blossom as usize];
        self.blossom_dual[blossom as usize] += 2 * self.now;
        if blossom >= self.graph.vertices() {
            self.events.push(TreeEvent { at: self.now + left / 2, what: TreeEventKind::Open { blossom } });
        }
    }

    fn touch(&mut self, vertex: u32) {
        if !std::mem::replace(&mut self.is_touched[vertex as usize], true) {
            self.touched.push(vertex);
        }
    }

    /// Queues the events of the edges of a vertex that has become even.
    fn scan(&mut self, vertex: u32) {
        let graph = self.graph;
        let inside = self.outer[vertex as usize];
        for end in graph.far_ends(vertex) {
            let other = graph.at(*end);
            let outside = self.outer[other as usize];
            if outside == inside {
                continue;
            }
            let kept = || graph.weight(*end) - self.dual[vertex as usize] - self.dual[other as usize];
            let what = TreeEventKind::Tight { edge: end / 2 };
            match self.label[outside as usize] {
                Label::Even => {
                    let at = kept() / 2;
                    if at < self.limit {
                        self.events.push(TreeEvent { at, what });
                    }
                }
                Label::Out => {
                    let at = kept();
                    if at < self.limit && at < self.reached_at[other as usize] {
                        self.reached_at[other as usize] = at;
                        self.touch(other);
                        self.events.push(TreeEvent { at, what });
                        if self.mate[self.base[outside as usize] as usize] == NONE {
                            self.limit = at;
                        }
                    }
                }
                Label::Odd | Label::Seen => {}
            }
        }
    }

    /// Queues the earliest edge that connects the tree to a vertex that has left it.
    pub(super) fn await_again(&mut self, vertex: u32) {
        let graph = self.graph;
        let reach = |end: &u32| {
            let even = self.label_at(*end) == Label::Even;
            even.then(|| (graph.weight(*end) - self.dual_at(*end) - self.dual[vertex as usize], end / 2))
        };
        let earliest = graph.far_ends(vertex).iter().filter_map(reach).min();
        self.reached_at[vertex as usize] = earliest.map_or(i128::MAX, |(at, _)| at);
        if let Some((at, edge)) = earliest
            && at < self.limit
        {
            self.events.push(TreeEvent { at, what: TreeEventKind::Tight { edge } });
        }
    }

    /// Restores the current dual of every vertex and blossom of the tree, and clears the tree.
    fn leave_tree(&mut self) {
        let touched = std::mem::take(&mut self.touched);
        for vertex in &touched {
            let vertex = *vertex as usize;
            match self.label[self.outer[vertex] as usize] {
                Label::Even | Label::Seen => self.dual[vertex] += self.now,
                Label::Odd => self.dual[vertex] -= self.now,
                Label::Out => {}
            }
            self.reached_at[vertex] = i128::MAX;
            self.is_touched[vertex] = false;
        }
        for vertex in &touched {
            let blossom = self.outer[*vertex as usize] as usize;
            self.freeze(blossom as u32);
            self.label[blossom] = Label::Out;
            self.label_end[blossom] = NONE;
        }
        self.touched = touched;
        self.touched.clear();
        self.events.clear();
        self.to_scan.clear();
    }

    /// Stops the change of an outermost blossom's dual.
    pub(super) fn freeze(&mut self, blossom: u32) {
        match self.label[blossom as usize] {
            Label::Even | Label::Seen => self.blossom_dual[blossom as usize] += 2 * self.now,
            Label::Odd => self.blossom_dual[blossom as usize] -= 2 * self.now,
            Label::Out => {}
        }
    }

    /// Augments the matching along the path from the unmatched vertex at `end` to the root.
    fn augment(&mut self, end: u32) {
        let free = self.outer_at(end);
        self.move_base(free, self.graph.at(end));
        self.mate[self.graph.at(end) as usize] = end ^ 1;
        let (mut near, mut mate) = (self.graph.at(end ^ 1), end);
        loop {
            let even = self.outer[near as usize];
            self.move_base(even, near);
            self.mate[near as usize] = mate;
            let up = self.label_end[even as usize];
            if up == NONE {
                return;
            }
            // `up` is at the base of the odd blossom above, which another vertex connects to the next even blossom.
            let odd = self.outer_at(up);
            let link = self.label_end[odd as usize];
            let entry = self.graph.at(link ^ 1);
            self.move_base(odd, entry);
            self.mate[entry as usize] = link;
            (near, mate) = (self.graph.at(link), link ^ 1);
        }
    }
}
