//! Aspects and the icons in a card's corner (CR 2.7).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use crate::UnknownTerm;

/// An aspect: one of four colours and two alignments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Aspect {
    /// Blue: protection and recovery.
    Vigilance,
    /// Green: resources and numbers.
    Command,
    /// Red: damage and attack.
    Aggression,
    /// Yellow: tricks and tempo.
    Cunning,
    /// White: the light side of the Force.
    Heroism,
    /// Black: the dark side of the Force.
    Villainy,
}

impl Aspect {
    /// All aspects: colours first, in the order of the card numbers.
    pub const ALL: [Aspect; 6] =
        [Aspect::Vigilance, Aspect::Command, Aspect::Aggression, Aspect::Cunning, Aspect::Heroism, Aspect::Villainy];

    /// The four aspects that are colours, without the two alignments.
    pub const COLOURS: [Aspect; 4] = [Aspect::Vigilance, Aspect::Command, Aspect::Aggression, Aspect::Cunning];

    /// Returns `true` if the aspect is one of the four colours (not Heroism, not Villainy).
    pub fn is_colour(self) -> bool {
        match self {
            Aspect::Vigilance | Aspect::Command | Aspect::Aggression | Aspect::Cunning => true,
            Aspect::Heroism | Aspect::Villainy => false,
        }
    }

    /// Returns the name of the aspect.
    pub fn word(self) -> &'static str {
        match self {
            Aspect::Vigilance => "Vigilance",
            Aspect::Command => "Command",
            Aspect::Aggression => "Aggression",
            Aspect::Cunning => "Cunning",
            Aspect::Heroism => "Heroism",
            Aspect::Villainy => "Villainy",
        }
    }
}

impl fmt::Display for Aspect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Aspect {
    type Err = UnknownTerm;

    fn from_str(s: &str) -> Result<Self, UnknownTerm> {
        let word = s.trim();
        Aspect::ALL
            .into_iter()
            .find(|aspect| aspect.word().eq_ignore_ascii_case(word))
            .ok_or_else(|| UnknownTerm { list: "aspect", word: s.to_owned() })
    }
}

/// Error: more icons than [`AspectIcons::MOST`].
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("a card has at most {} aspect icons", AspectIcons::MOST)]
pub struct TooManyIcons;

/// The aspect icons of a card in printed order. An aspect may occur twice and then counts twice (CR 2.7, 8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct AspectIcons {
    /// Number of icons per aspect, in the order of [`Aspect::ALL`].
    counts: [u8; 6],
    printed: [Option<Aspect>; AspectIcons::MOST],
}

impl AspectIcons {
    /// Maximum number of icons. It is enough for two leaders and a base together, more than any single card has.
    pub const MOST: usize = 6;

    /// Creates the icons in printed order.
    ///
    /// # Errors
    /// [`TooManyIcons`] if there are more than [`AspectIcons::MOST`].
    pub fn new(icons: impl IntoIterator<Item = Aspect>) -> Result<Self, TooManyIcons> {
        let mut all = AspectIcons::default();
        for (place, icon) in icons.into_iter().enumerate() {
            *all.printed.get_mut(place).ok_or(TooManyIcons)? = Some(icon);
            all.counts[icon as usize] += 1;
        }
        Ok(all)
    }

    /// Iterates over the icons in printed order.
    pub fn iter(&self) -> impl Iterator<Item = Aspect> + '_ {
        self.printed.iter().flatten().copied()
    }

    /// Returns the number of icons.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Returns `true` if there are no icons: a neutral card.
    pub fn is_empty(&self) -> bool {
        self.printed[0].is_none()
    }

    /// Returns the first printed icon, which determines the sort order.
    pub fn first(&self) -> Option<Aspect> {
        self.printed[0]
    }

    /// Returns the number of icons of this aspect.
    pub fn count(&self, aspect: Aspect) -> u8 {
        self.counts[aspect as usize]
    }

    /// Returns `true` if there is an icon of this aspect.
    pub fn contains(&self, aspect: Aspect) -> bool {
        self.count(aspect) > 0
    }

    /// Returns the icons of two cards together, for example those that a leader and a base provide. The printed order
    /// is preserved up to the maximum number; the counts are complete.
    pub fn with(&self, other: &AspectIcons) -> AspectIcons {
        let mut all = *self;
        for (place, icon) in (self.len()..).zip(other.iter()) {
            if let Some(slot) = all.printed.get_mut(place) {
                *slot = Some(icon);
            }
            all.counts[icon as usize] += 1;
        }
        all
    }

    /// Returns the number of icons that `provided` does not cover; each costs 2 resources (CR 8.1).
    pub fn missing_from(&self, provided: &AspectIcons) -> u8 {
        self.counts.iter().zip(provided.counts).map(|(need, have)| need.saturating_sub(have)).sum()
    }
}

impl Serialize for AspectIcons {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CR 2.7, 8.1: a card with two Vigilance icons requires two of them.
    #[test]
    fn an_icon_printed_twice_is_required_twice() {
        let card = AspectIcons::new([Aspect::Vigilance, Aspect::Vigilance]).unwrap();
        let one = AspectIcons::new([Aspect::Vigilance, Aspect::Heroism]).unwrap();
        assert_eq!(card.missing_from(&one), 1);
        assert_eq!(card.missing_from(&one.with(&one)), 0);
        assert_eq!(card.first(), Some(Aspect::Vigilance));
    }

    #[test]
    fn a_neutral_card_has_no_missing_icons() {
        let neutral = AspectIcons::default();
        assert!(neutral.is_empty());
        assert_eq!(neutral.missing_from(&AspectIcons::default()), 0);
    }

    #[test]
    fn seven_icons_are_refused() {
        assert_eq!(AspectIcons::new([Aspect::Command; 7]), Err(TooManyIcons));
    }

    #[test]
    fn aspects_parse_from_their_words() {
        for aspect in Aspect::ALL {
            assert_eq!(aspect.word().to_lowercase().parse(), Ok(aspect));
        }
        assert!("green".parse::<Aspect>().is_err());
    }
}
