//! Check of a matching's duals against edges that its graph did not have.

use super::{Matching, NONE};

/// The vertices in an order that keeps every blossom contiguous.
struct Stretches {
    order: Vec<u32>,
    /// For each vertex and blossom, the end of its range in `order`.
    end: Vec<u32>,
    /// For each blossom, the sum of its dual and the duals of all blossoms around it.
    sum: Vec<i128>,
}

impl Matching {
    fn stretches(&self) -> Stretches {
        let mut parts: Vec<Vec<u32>> = vec![Vec::new(); self.parent.len()];
        let mut open = Vec::new();
        for inner in 0..self.parent.len() as u32 {
            match self.parent[inner as usize] {
                NONE => open.push(inner),
                outer => parts[outer as usize].push(inner),
            }
        }
        let mut sum = vec![0i128; self.parent.len()];
        let mut end = vec![0u32; self.parent.len()];
        let (mut order, mut closing) = (Vec::with_capacity(self.mate.len()), Vec::new());
        // Depth first; a blossom is popped twice: before its parts, and after them, when its range ends.
        while let Some(inner) = open.pop() {
            if (inner as usize) < self.mate.len() {
                order.push(inner);
                end[inner as usize] = order.len() as u32;
            } else if closing.last() == Some(&inner) {
                closing.pop();
                end[inner as usize] = order.len() as u32;
            } else {
                let around = match self.parent[inner as usize] {
                    NONE => 0,
                    outer => sum[outer as usize],
                };
                sum[inner as usize] = around + self.blossom_dual[inner as usize];
                closing.push(inner);
                open.push(inner);
                open.extend(&parts[inner as usize]);
            }
        }
        Stretches { order, end, sum }
    }

    /// Returns edges of the complete graph that disprove the matching: the worst for each vertex, at most `most`.
    ///
    /// The result is empty if the matching is minimal in the complete graph. No weight may be negative.
    pub(crate) fn disproving_edges(&self, most: usize, weight: impl Fn(usize, usize) -> i128) -> Vec<(u32, u32)> {
        let Stretches { order, end, sum } = self.stretches();
        let (mut missed, mut worst) = (Vec::new(), Vec::new());
        for (place, one) in order.iter().enumerate() {
            worst.clear();
            let (mut from, mut around) = (place + 1, self.parent[*one as usize]);
            // From the inside out: the rest of the innermost blossom, the rest of the one around it, and so on.
            while from < order.len() {
                let (until, shared) = match around {
                    NONE => (order.len(), 0),
                    blossom => (end[blossom as usize] as usize, sum[blossom as usize]),
                };
                let allowed = self.dual[*one as usize] - shared;
                for other in &order[from..until] {
                    let least = allowed + self.dual[*other as usize];
                    if least > 0 {
                        let slack = 2 * weight(*one as usize, *other as usize) - least;
                        if slack < 0 {
                            worst.push((slack, *other));
                        }
                    }
                }
                from = until;
                if around == NONE {
                    break;
                }
                around = self.parent[around as usize];
            }
            worst.sort_unstable();
            missed.extend(worst.iter().take(most).map(|(_, other)| (*one.min(other), *one.max(other))));
        }
        missed
    }
}

impl Matching {
    /// Returns `true` if the duals prove that no perfect matching of the complete graph weighs less than `total`.
    ///
    /// No edge may be below its duals, and their sum must be the total. The check does not depend on how the matching
    /// was found. No weight may be negative.
    pub(crate) fn proves(&self, total: i128, weight: impl Fn(usize, usize) -> i128) -> bool {
        let vertices = self.mate.len();
        let outer = |inner: usize| Some(self.parent[inner]).filter(|blossom| *blossom != NONE);
        let around = |vertex: usize| std::iter::successors(outer(vertex), move |blossom| outer(*blossom as usize));
        let mut size = vec![0i128; self.parent.len()];
        for blossom in (0..vertices).flat_map(around) {
            size[blossom as usize] += 1;
        }
        let blossoms = vertices..self.parent.len();
        let valid = |blossom: usize| self.blossom_dual[blossom] >= 0 && (size[blossom] % 2 == 1 || size[blossom] == 0);
        // At most (k - 1) / 2 edges of a matching are inside an odd set of k vertices.
        let inside: i128 =
            blossoms.clone().map(|blossom| self.blossom_dual[blossom] * (size[blossom] - 1).max(0) / 2).sum();
        let bound = self.dual.iter().sum::<i128>() - inside;
        let feasible = (0..vertices).all(|one| {
            let mine: Vec<u32> = around(one).collect();
            (one + 1..vertices).all(|other| {
                let shared: i128 =
                    around(other).filter(|b| mine.contains(b)).map(|b| self.blossom_dual[b as usize]).sum();
                2 * weight(one, other) - (self.dual[one] + self.dual[other] - shared) >= 0
            })
        });
        blossoms.into_iter().all(valid) && feasible && bound == 2 * total
    }
}
