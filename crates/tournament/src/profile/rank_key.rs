//! Ranking keys of the standings and their values.

use serde::{Deserialize, Serialize};

use super::{Profile, TableScore};
use crate::Fraction;

/// Defines an enum of ranking keys with a list of all of them.
macro_rules! keys {
    ($($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $key:ident,)+ })+) => {
        $(
            $(#[$meta])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
            pub enum $name { $($(#[$doc])* $key,)+ }

            impl $name {
                /// All keys, in the column order of tables for other programs.
                pub const ALL: &'static [$name] = &[$($name::$key,)+];

                /// Returns the key's name in profiles.
                pub fn name(self) -> &'static str {
                    match self {
                        $($name::$key => stringify!($key),)+
                    }
                }
            }
        )+
    };
}

// Names on disk never change: profiles and journals contain them.
keys! {
    /// A ranking key of the standings.
    pub enum RankKey {
        /// Number of matches won, including byes.
        MatchWins,
        /// Match points, as defined by [`Points`](crate::Points).
        MatchPoints,
        /// The opponents' match-win percentage.
        OpponentsMatchWins,
        /// The player's game-win percentage.
        GameWins,
        /// The opponents' game-win percentage.
        OpponentsGameWins,
        /// The average of the opponents' [`RankKey::OpponentsMatchWins`].
        OpponentsOpponentsMatchWins,
    }

    /// A ranking key of the standings with multiplayer tables.
    pub enum TableKey {
        /// Points by place; see [`TableScore::points`].
        Points,
        /// Number of games won, including shared wins (CR 12.7.3).
        Victories,
        /// Total remaining HP.
        RemainingHp,
        /// The average points of the opponents, counting each opponent once per game.
        OpponentsPoints,
    }
}

impl RankKey {
    /// Keys with a value in the standings of every profile, even if it does not rank by them. Players compare these
    /// values, and other programs read them.
    pub const ALWAYS: [RankKey; 5] = [
        RankKey::MatchWins,
        RankKey::OpponentsMatchWins,
        RankKey::GameWins,
        RankKey::OpponentsGameWins,
        RankKey::MatchPoints,
    ];

    /// Returns the name of the key's field in a standings document.
    pub fn field(self) -> &'static str {
        match self {
            RankKey::MatchWins => "match_wins",
            RankKey::MatchPoints => "match_points",
            RankKey::OpponentsMatchWins => "omw",
            RankKey::GameWins => "gw",
            RankKey::OpponentsGameWins => "ogw",
            RankKey::OpponentsOpponentsMatchWins => "oomw",
        }
    }

    /// Returns `true` if a player's record ("2-1-0") contains the value as well.
    pub fn is_in_record(self) -> bool {
        self == RankKey::MatchWins
    }

    /// Returns `true` if a profile may rank by this key first. Pairings follow the first key.
    pub(super) fn may_be_first(self) -> bool {
        self == RankKey::MatchWins || self == RankKey::MatchPoints
    }
}

impl TableKey {
    /// Keys with a value in the standings of every profile, even if it does not rank by them.
    pub const ALWAYS: [TableKey; 4] =
        [TableKey::Points, TableKey::Victories, TableKey::OpponentsPoints, TableKey::RemainingHp];
}

/// The value of a ranking key for one player. Higher values rank higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RankValue {
    /// A whole number.
    Count(u32),
    /// A share from 0 to 1, shown in percent.
    Share(Fraction),
    /// An average of whole numbers.
    Average(Fraction),
}

impl RankValue {
    /// Returns the value as text, shares in percent: "3", "41.67". Shares and averages have two decimal places.
    pub fn text(self) -> String {
        match self {
            RankValue::Count(count) => count.to_string(),
            RankValue::Share(share) => format!("{:.2}", share.percent()),
            RankValue::Average(average) => format!("{:.2}", average.two_places()),
        }
    }
}

/// Returns the keys without repetitions.
fn unique<K: Copy + PartialEq>(keys: impl IntoIterator<Item = K>) -> Vec<K> {
    let mut found = Vec::new();
    for key in keys {
        if !found.contains(&key) {
            found.push(key);
        }
    }
    found
}

impl Profile {
    /// Returns the keys that the profile ranks by, most significant first.
    pub(crate) fn ranked_keys(&self) -> Vec<RankKey> {
        unique(self.rank_by.iter().copied())
    }

    /// Returns the keys of the values in each line of the standings: first those that the profile ranks by, then the
    /// rest of [`RankKey::ALWAYS`].
    pub fn valued_keys(&self) -> Vec<RankKey> {
        unique(self.rank_by.iter().copied().chain(RankKey::ALWAYS))
    }

    /// Returns the columns of the standings on screens and papers: [`Profile::valued_keys`], but match points only if
    /// the profile ranks by them.
    pub fn columns(&self) -> Vec<RankKey> {
        let shown = |key: &RankKey| *key != RankKey::MatchPoints || self.rank_by.contains(key);
        self.valued_keys().into_iter().filter(shown).collect()
    }
}

impl TableScore {
    /// Returns the keys that multiplayer tables are ranked by, most significant first.
    pub(crate) fn ranked_keys(&self) -> Vec<TableKey> {
        unique(self.rank_by.iter().copied())
    }

    /// Returns the columns of the standings of multiplayer tables, which are also the keys of the values in each line:
    /// first those that the profile ranks by, then the rest of [`TableKey::ALWAYS`].
    pub fn columns(&self) -> Vec<TableKey> {
        unique(self.rank_by.iter().copied().chain(TableKey::ALWAYS))
    }
}
