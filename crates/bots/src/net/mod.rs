//! A small net that says, between two action phases of a game of two, what points by hand do not say about who wins.
//!
//! One hidden layer over the features of both sides, and a straight way beside it. All its sums are of whole numbers, so a
//! game is worth the same on every machine. The weights are data of ours (`data/bots/value.bin`, made by
//! `cargo xtask train value`; how, says `value.ron` beside it).

mod features;

use std::sync::OnceLock;

use rules::{Game, Seat};

pub use features::{FEATURES, features};

/// Places of the hidden layer.
pub const HIDDEN: usize = 32;
/// What a weight of 1 into the hidden layer is stored as; also what a place of it is at most.
pub const ONE: i32 = 256;
/// What a weight of 1 out of the hidden layer is stored as.
pub const OUT: i32 = 64;
/// How the file begins.
const MAGIC: &[u8; 8] = b"CANTVAL2";

/// The weights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Net {
    /// For each feature what it adds to each place of the hidden layer, in parts of [`ONE`].
    into: Vec<[i16; HIDDEN]>,
    /// For each feature what it adds to the result, in parts of [`ONE`] times [`OUT`].
    straight: Vec<i32>,
    start: [i16; HIDDEN],
    out: [i16; HIDDEN],
    bias: i32,
}

/// Weights as a trainer has them.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    /// For each feature what it adds to each place of the hidden layer.
    pub into: Vec<[f32; HIDDEN]>,
    /// For each feature what it adds to the result, in logits.
    pub straight: Vec<f32>,
    /// What each place of the hidden layer begins with.
    pub start: [f32; HIDDEN],
    /// What each place of the hidden layer adds to the result; a place counts from 0 to 1.
    pub out: [f32; HIDDEN],
    /// What the result begins with.
    pub bias: f32,
}

impl Net {
    /// The net of Cantina's bots.
    pub fn embedded() -> &'static Net {
        static ONCE: OnceLock<Net> = OnceLock::new();
        ONCE.get_or_init(|| {
            Net::read(include_bytes!("../../../../data/bots/value.bin"))
                .expect("the program carries its net, and a test reads it")
        })
    }

    /// Whole numbers for these weights.
    pub fn of(weights: &Weights) -> Net {
        let whole = |weight: f32, one: i32| (weight * one as f32).round().clamp(-32_000.0, 32_000.0) as i16;
        let row = |row: &[f32; HIDDEN], one| std::array::from_fn(|at| whole(row[at], one));
        let long = |weight: f32| (weight * (ONE * OUT) as f32).round().clamp(-1e6, 1e6) as i32;
        Net {
            into: weights.into.iter().map(|weights| row(weights, ONE)).collect(),
            straight: weights.straight.iter().map(|weight| long(*weight)).collect(),
            start: row(&weights.start, ONE),
            out: row(&weights.out, OUT),
            bias: long(weights.bias),
        }
    }

    /// Reads what [`Net::write`] wrote; none when it is something else.
    pub fn read(bytes: &[u8]) -> Option<Net> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let mut short = || {
            let (first, after) = rest.split_first_chunk::<2>()?;
            rest = after;
            Some(i16::from_le_bytes(*first))
        };
        let mut row = || {
            let mut row = [0; HIDDEN];
            for place in &mut row {
                *place = short()?;
            }
            Some(row)
        };
        let into = (0..FEATURES).map(|_| row()).collect::<Option<Vec<_>>>()?;
        let (start, out) = (row()?, row()?);
        let mut long = || {
            let (first, after) = rest.split_first_chunk::<4>()?;
            rest = after;
            Some(i32::from_le_bytes(*first))
        };
        let straight = (0..FEATURES).map(|_| long()).collect::<Option<Vec<_>>>()?;
        let bias = long()?;
        rest.is_empty().then_some(Net { into, straight, start, out, bias })
    }

    /// The file: how it begins, then all weights, the lowest byte first.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let rows = self.into.iter().chain([&self.start, &self.out]);
        bytes.extend(rows.flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.straight.iter().chain([&self.bias]).flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// How much better a game of two stands for a player between two action phases than half the points by hand say, in
    /// logits times [`ONE`] times [`OUT`].
    pub(crate) fn logits(&self, game: &Game, seat: Seat, buffer: &mut Vec<u16>) -> i32 {
        features(game, seat, buffer);
        let mut hidden = self.start.map(i32::from);
        let mut sum = self.bias;
        for feature in buffer.iter() {
            let feature = usize::from(*feature);
            for (place, weight) in hidden.iter_mut().zip(&self.into[feature]) {
                *place += i32::from(*weight);
            }
            sum += self.straight[feature];
        }
        hidden.iter().zip(&self.out).fold(sum, |sum, (place, weight)| sum + (*place).clamp(0, ONE) * i32::from(*weight))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The net that the program carries can be read, and what is written is read again; anything shorter, longer or else is not.
    #[test]
    fn nets_are_written_and_read() {
        let bytes = Net::embedded().write();
        assert_eq!(Net::read(&bytes).as_ref(), Some(Net::embedded()));
        assert_eq!(Net::read(&bytes[..bytes.len() - 1]), None);
        assert_eq!(Net::read(&[&bytes[..], &[0]].concat()), None);
        assert_eq!(Net::read(b"something else"), None);
    }
}
