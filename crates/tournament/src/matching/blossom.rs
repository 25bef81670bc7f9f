//! Blossoms: shrinking an odd cycle, expanding a blossom, and moving the base.

use super::tree::Label;
use super::{NONE, Search};

/// A walk around the parts of a blossom, from one part to the base over an even number of links.
#[derive(Clone, Copy)]
struct Walk {
    place: usize,
    forward: bool,
    length: usize,
}

impl Walk {
    /// Starts at the part at this index. From even indices the walk goes backward to the base, from odd ones forward.
    fn new(place: usize, length: usize) -> Walk {
        Walk { place, forward: place % 2 == 1, length }
    }

    /// Advances the walk. Returns the new index and the number of the link used.
    fn step(&mut self) -> (usize, usize) {
        let from = self.place;
        if self.forward {
            self.place = (from + 1) % self.length;
            (self.place, from)
        } else {
            self.place = (from + self.length - 1) % self.length;
            (self.place, self.place)
        }
    }
}

impl Search<'_> {
    /// Returns the vertices in a blossom.
    pub(super) fn vertices_of(&self, blossom: u32) -> Vec<u32> {
        let (mut open, mut vertices) = (vec![blossom], Vec::new());
        while let Some(blossom) = open.pop() {
            if blossom < self.graph.vertices() {
                vertices.push(blossom);
            } else {
                open.extend(&self.parts[blossom as usize]);
            }
        }
        vertices
    }

    /// Returns the end of a link at the part that the walk arrives at.
    fn link_end(&self, blossom: u32, link: usize, forward: bool) -> u32 {
        let end = self.links[blossom as usize][link];
        if forward { end } else { end ^ 1 }
    }

    /// Returns the even blossom where the paths from two even blossoms to the root meet.
    fn meeting_point(&mut self, one: u32, other: u32) -> u32 {
        let mut seen = Vec::new();
        let (mut here, mut there) = (one, other);
        let meeting = loop {
            if here != NONE {
                if self.label[here as usize] == Label::Seen {
                    break here;
                }
                self.label[here as usize] = Label::Seen;
                seen.push(here);
                here = self.even_above(here);
            }
            std::mem::swap(&mut here, &mut there);
        };
        for blossom in seen {
            self.label[blossom as usize] = Label::Even;
        }
        meeting
    }

    /// Returns the even blossom two steps nearer to the root.
    fn even_above(&self, even: u32) -> u32 {
        match self.label_end[even as usize] {
            NONE => NONE,
            up => self.outer_at(self.label_end[self.outer_at(up) as usize]),
        }
    }

    /// Returns the path from an even blossom up to `top`, without `top`. It has the blossoms and, for each, the
    /// parent's end of the edge that connects it.
    fn path_up(&self, from: u32, top: u32) -> (Vec<u32>, Vec<u32>) {
        let (mut blossoms, mut ends) = (Vec::new(), Vec::new());
        let mut here = from;
        while here != top {
            let end = self.label_end[here as usize];
            blossoms.push(here);
            ends.push(end);
            here = self.outer_at(end);
        }
        (blossoms, ends)
    }

    /// Shrinks an odd cycle into a new blossom. A tight edge between two even blossoms closes that cycle in the tree.
    pub(super) fn shrink_cycle(&mut self, edge: u32) {
        let (one, other) = (self.outer_at(2 * edge), self.outer_at(2 * edge + 1));
        let top = self.meeting_point(one, other);
        // From the meeting point down to `one`, across the edge, and up from `other`.
        let (mut parts, mut links) = self.path_up(one, top);
        parts.push(top);
        parts.reverse();
        links.reverse();
        for link in &mut links {
            *link ^= 1;
        }
        links.push(2 * edge + 1);
        let (up, ends) = self.path_up(other, top);
        parts.extend(up);
        links.extend(ends);

        let Some(blossom) = self.unused.pop() else {
            unreachable!("blossoms are disjoint or nested, so there are never more than half as many as vertices")
        };
        for part in &parts {
            self.freeze(*part);
            self.parent[*part as usize] = blossom;
            let was_odd = self.label[*part as usize] == Label::Odd;
            for vertex in self.vertices_of(*part) {
                self.outer[vertex as usize] = blossom;
                if was_odd {
                    self.dual[vertex as usize] -= 2 * self.now;
                    self.to_scan.push(vertex);
                }
            }
        }
        self.label_end[blossom as usize] = self.label_end[top as usize];
        for part in &parts {
            self.label[*part as usize] = Label::Out;
            self.label_end[*part as usize] = NONE;
        }
        self.label[blossom as usize] = Label::Even;
        self.base[blossom as usize] = self.base[top as usize];
        self.blossom_dual[blossom as usize] = -2 * self.now;
        self.parent[blossom as usize] = NONE;
        self.parts[blossom as usize] = parts;
        self.links[blossom as usize] = links;
    }

    /// Expands an odd blossom if its dual is now 0. It may have been absorbed or expanded since it was queued.
    pub(super) fn expand_if_dual_is_zero(&mut self, blossom: u32) {
        let is_outermost = self.parent[blossom as usize] == NONE && !self.parts[blossom as usize].is_empty();
        let is_odd = self.label[blossom as usize] == Label::Odd;
        if is_outermost && is_odd && self.blossom_dual[blossom as usize] == 2 * self.now {
            self.open(blossom);
        }
    }

    /// Expands an odd blossom. The parts on the even path from the entry to the base stay in the tree, alternately odd
    /// and even; the others leave it.
    fn open(&mut self, blossom: u32) {
        let parts = std::mem::take(&mut self.parts[blossom as usize]);
        let entry_end = self.label_end[blossom as usize];
        for part in &parts {
            self.parent[*part as usize] = NONE;
            for vertex in self.vertices_of(*part) {
                self.outer[vertex as usize] = *part;
                self.dual[vertex as usize] -= self.now;
            }
        }
        self.label[blossom as usize] = Label::Out;
        self.label_end[blossom as usize] = NONE;
        self.blossom_dual[blossom as usize] = 0;

        let entry = self.outer_at(entry_end ^ 1);
        let place = parts.iter().position(|part| *part == entry).unwrap_or_default();
        let mut walk = Walk::new(place, parts.len());
        let mut hangs_on = entry_end;
        while walk.place != 0 {
            // An odd part, then its matched link to an even part, then a link to the next odd part.
            self.make_odd(parts[walk.place], hangs_on);
            let (next, link) = walk.step();
            let end = self.link_end(blossom, link, walk.forward);
            self.make_even(parts[next], end ^ 1);
            let (_, link) = walk.step();
            hangs_on = self.link_end(blossom, link, walk.forward) ^ 1;
        }
        // The base part: its mate outside the blossom is already in the tree.
        self.make_odd(parts[0], hangs_on);
        for part in &parts {
            if self.label[*part as usize] == Label::Out {
                for vertex in self.vertices_of(*part) {
                    self.await_again(vertex);
                }
            }
        }
        self.links[blossom as usize].clear();
        self.unused.push(blossom);
    }

    /// Makes `vertex` the base of a blossom. The parts along the even path from it to the former base are rematched.
    pub(super) fn move_base(&mut self, blossom: u32, vertex: u32) {
        let mut open = vec![(blossom, vertex)];
        while let Some((blossom, vertex)) = open.pop() {
            if blossom < self.graph.vertices() {
                continue;
            }
            let mut part = vertex;
            while self.parent[part as usize] != blossom {
                part = self.parent[part as usize];
            }
            open.push((part, vertex));
            let parts = std::mem::take(&mut self.parts[blossom as usize]);
            let place = parts.iter().position(|other| *other == part).unwrap_or_default();
            let mut walk = Walk::new(place, parts.len());
            while walk.place != 0 {
                let (one, _) = walk.step();
                let (other, link) = walk.step();
                // The link between these two parts becomes matched.
                let far = self.link_end(blossom, link, walk.forward);
                let (near_vertex, far_vertex) = (self.graph.at(far ^ 1), self.graph.at(far));
                open.push((parts[one], near_vertex));
                open.push((parts[other], far_vertex));
                self.mate[near_vertex as usize] = far;
                self.mate[far_vertex as usize] = far ^ 1;
            }
            self.parts[blossom as usize] = parts;
            self.parts[blossom as usize].rotate_left(place);
            self.links[blossom as usize].rotate_left(place);
            self.base[blossom as usize] = vertex;
        }
    }
}
