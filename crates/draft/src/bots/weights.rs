//! Weights of a bot's pick, from `data/packs/bots.ron`.

use serde::Deserialize;

/// Contents of `data/packs/bots.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weights {
    pub(crate) aspect: Growing,
    pub(crate) open_mind: Shrinking,
    pub(crate) signal: SignalWeights,
    pub(crate) contested: i32,
    pub(crate) specific: SpecificWeights,
    pub(crate) curve: CurveWeights,
    pub(crate) non_unit: NonUnitWeights,
    pub(crate) penalty: i32,
    pub(crate) shared: i32,
}

/// A value that grows by a step per pick, up to a maximum.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Growing {
    start: i32,
    per_pick: i32,
    most: i32,
}

impl Growing {
    pub(crate) fn at(&self, picks: i32) -> i32 {
        (self.start + self.per_pick * picks).min(self.most)
    }
}

/// A value that shrinks by a step per pick, down to a minimum.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shrinking {
    start: i32,
    per_pick: i32,
    least: i32,
}

impl Shrinking {
    pub(crate) fn at(&self, picks: i32) -> i32 {
        (self.start + self.per_pick * picks).max(self.least).max(1)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignalWeights {
    pub(crate) from: i32,
    pub(crate) per_pick: i32,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpecificWeights {
    always: i32,
    late: i32,
}

impl SpecificWeights {
    /// Returns the points per icon for a group with this many cards left.
    pub(crate) fn at(&self, left: usize) -> i32 {
        // A group starts with 14 cards; with 2 left the late part counts fully.
        let gone = 14_i32.saturating_sub_unsigned(left as u32).max(0);
        self.always + self.late * gone / 12
    }
}

/// Number of cost buckets; the last one holds all higher costs.
pub(crate) const COST_BUCKETS: usize = 7;

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CurveWeights {
    pub(crate) wanted: [i32; COST_BUCKETS],
    pub(crate) point: i32,
    pub(crate) most: i32,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NonUnitWeights {
    pub(crate) most: i32,
    pub(crate) penalty: i32,
}
