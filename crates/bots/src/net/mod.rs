//! A small value net. It corrects the hand-written evaluation between two action phases of a two-player game.
//!
//! One hidden layer over the features of both sides, with a linear skip connection. It uses integer arithmetic only, so
//! the result is the same on every machine. The weights (`data/bots/value.bin`) are trained by `cargo xtask train
//! value`; `value.ron` next to them documents the training.

mod features;

use std::sync::OnceLock;

use rules::{Game, Seat};

pub use features::{FEATURES, features};

/// Size of the hidden layer.
pub const HIDDEN: usize = 32;
/// Fixed-point scale of the weights into the hidden layer; also the upper bound of a hidden value.
pub const ONE: i32 = 256;
/// Fixed-point scale of the weights out of the hidden layer.
pub const OUT: i32 = 64;
/// Magic number at the start of the file.
const MAGIC: &[u8; 8] = b"CANTVAL2";

/// The quantized net.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Net {
    /// Weights of each feature into the hidden layer, in units of 1/[`ONE`].
    into: Vec<[i16; HIDDEN]>,
    /// Weight of each feature in the skip connection, in units of 1/([`ONE`] × [`OUT`]).
    straight: Vec<i32>,
    start: [i16; HIDDEN],
    out: [i16; HIDDEN],
    bias: i32,
}

/// Floating-point weights, as trained.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    /// Weights of each feature into the hidden layer.
    pub into: Vec<[f32; HIDDEN]>,
    /// Weight of each feature in the skip connection, in logits.
    pub straight: Vec<f32>,
    /// Biases of the hidden layer.
    pub start: [f32; HIDDEN],
    /// Weights of the hidden layer; each hidden value ranges from 0 to 1.
    pub out: [f32; HIDDEN],
    /// Bias of the result.
    pub bias: f32,
}

impl Net {
    /// Returns the net of Cantina's bots.
    pub fn embedded() -> &'static Net {
        static ONCE: OnceLock<Net> = OnceLock::new();
        ONCE.get_or_init(|| {
            Net::read(include_bytes!("../../../../data/bots/value.bin"))
                .expect("the net is bundled, and a test reads it")
        })
    }

    /// Quantizes these weights.
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

    /// Reads the format written by [`Net::write`]. Returns `None` for any other input.
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

    /// Returns the file contents: the magic number, then all weights in little-endian order.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let rows = self.into.iter().chain([&self.start, &self.out]);
        bytes.extend(rows.flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.straight.iter().chain([&self.bias]).flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Returns a player's advantage, relative to half the hand-written evaluation. It is valid for two-player games
    /// between two action phases, and its unit is logits times [`ONE`] times [`OUT`].
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

    /// The embedded net can be read, and a written net can be read again. Input of another length or content is
    /// rejected.
    #[test]
    fn a_net_is_read_back_as_written_and_other_input_is_rejected() {
        let bytes = Net::embedded().write();
        assert_eq!(Net::read(&bytes).as_ref(), Some(Net::embedded()));
        assert_eq!(Net::read(&bytes[..bytes.len() - 1]), None);
        assert_eq!(Net::read(&[&bytes[..], &[0]].concat()), None);
        assert_eq!(Net::read(b"something else"), None);
    }
}
