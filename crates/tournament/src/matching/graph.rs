//! A weighted graph in flat arrays.

/// A weighted graph. Edge `e` has the ends `2 * e` and `2 * e + 1`.
#[derive(Debug, Clone)]
pub(crate) struct Graph {
    vertices: u32,
    /// The vertex of each end.
    ends: Vec<u32>,
    /// Doubled weights, so that half of a sum of tight edges is an integer.
    weights: Vec<i128>,
    /// For each vertex, the start of its range in `far_ends`.
    offsets: Vec<u32>,
    /// The far ends of the edges, grouped by vertex.
    far_ends: Vec<u32>,
}

impl Graph {
    /// Builds a graph from edges: two different vertices below `vertices`, and a weight. Parallel edges are allowed.
    pub(crate) fn new(vertices: u32, edges: &[(u32, u32, i128)]) -> Graph {
        let ends: Vec<u32> = edges.iter().flat_map(|(one, other, _)| [*one, *other]).collect();
        let weights = edges.iter().map(|(_, _, weight)| 2 * weight).collect();
        let mut offsets = vec![0u32; vertices as usize + 1];
        for vertex in &ends {
            offsets[*vertex as usize + 1] += 1;
        }
        for vertex in 0..vertices as usize {
            offsets[vertex + 1] += offsets[vertex];
        }
        let mut next = offsets.clone();
        let mut far_ends = vec![0u32; ends.len()];
        for (end, vertex) in ends.iter().enumerate() {
            far_ends[next[*vertex as usize] as usize] = end as u32 ^ 1;
            next[*vertex as usize] += 1;
        }
        Graph { vertices, ends, weights, offsets, far_ends }
    }

    pub(crate) fn vertices(&self) -> u32 {
        self.vertices
    }

    /// Returns the vertex at an end.
    pub(crate) fn at(&self, end: u32) -> u32 {
        self.ends[end as usize]
    }

    /// Returns the doubled weight of the edge of an end.
    pub(crate) fn weight(&self, end: u32) -> i128 {
        self.weights[end as usize / 2]
    }

    /// Returns the far ends of the edges of a vertex.
    pub(crate) fn far_ends(&self, vertex: u32) -> &[u32] {
        &self.far_ends[self.offsets[vertex as usize] as usize..self.offsets[vertex as usize + 1] as usize]
    }
}
