//! Distinct players of a cell, as a sample of bounded size.

/// The smallest salted numbers of a cell: counts up to [`PlayerSample::MOST`] distinct players exactly.
///
/// The union of two samples is the sample of the union, so that merging is commutative, associative and idempotent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayerSample {
    length: u8,
    smallest: [u32; PlayerSample::MOST],
}

impl PlayerSample {
    /// Largest count that is exact: the threshold of [`crate::Thresholds`].
    pub const MOST: usize = 10;

    /// Adds a player.
    pub fn add(&mut self, player: u32) {
        let Err(place) = self.numbers().binary_search(&player) else { return };
        let length = usize::from(self.length);
        if place >= PlayerSample::MOST {
            return;
        }
        let end = (length + 1).min(PlayerSample::MOST);
        self.smallest.copy_within(place..end - 1, place + 1);
        self.smallest[place] = player;
        self.length = end as u8;
    }

    /// Adds all players of another sample.
    pub fn merge(&mut self, other: &PlayerSample) {
        let largest = (usize::from(self.length) == PlayerSample::MOST).then(|| self.smallest[PlayerSample::MOST - 1]);
        for player in other.numbers() {
            if largest.is_some_and(|largest| *player >= largest) {
                break;
            }
            self.add(*player);
        }
    }

    /// Returns the numbers in ascending order.
    pub fn numbers(&self) -> &[u32] {
        &self.smallest[..usize::from(self.length)]
    }

    /// Returns the number of distinct players, at most [`PlayerSample::MOST`].
    pub fn count(&self) -> usize {
        usize::from(self.length)
    }
}

impl FromIterator<u32> for PlayerSample {
    fn from_iter<I: IntoIterator<Item = u32>>(players: I) -> PlayerSample {
        let mut sample = PlayerSample::default();
        players.into_iter().for_each(|player| sample.add(player));
        sample
    }
}

/// Returns the salted number of a player: the first bytes of the keyed BLAKE3 hash of an identity that is the same in
/// all events of a shop. Without the salt, which stays in the shop, the number does not identify the player.
pub fn salted_number(salt: &[u8; 32], identity: &str) -> u32 {
    let hash = blake3::keyed_hash(salt, identity.as_bytes());
    let [a, b, c, d, ..] = *hash.as_bytes();
    u32::from_le_bytes([a, b, c, d])
}
