//! File formats, as separate types: event records, saved games, library decks, rulings.
//!
//! Invariant: no type of [`crate::contract`] is written to disk. The types here are named like their counterparts and
//! list, field by field, the name of each value on disk, so a field of a wire type can be renamed without changing a
//! journal. Names on disk never change: every file ever written stays readable. `tests/data/formats-0.1` holds files of
//! version 0.1.
//!
//! Types that other crates fold themselves (tournament operations, draft picks, league points, profiles) are serialized
//! in the format defined by those crates.
//!
//! See [`event`] for the records of an event, and [`game`] for saved games and how their replay is verified.

mod card_data;
pub(crate) mod deck;
mod edition;
pub(crate) mod event;
pub(crate) mod export;
pub(crate) mod game;
pub(crate) mod ruling;
pub(crate) mod status;
#[cfg(test)]
mod tests;

/// A type on disk, with its counterpart in memory.
pub(crate) trait Persisted: Sized {
    /// The type in memory.
    type Live;
    /// Converts to the type on disk.
    fn of(live: &Self::Live) -> Self;
    /// Converts to the type in memory.
    fn live(self) -> Self::Live;
}

macro_rules! as_it_is {
    ($($kind:ty),+) => {
        $(impl Persisted for $kind {
            type Live = $kind;
            fn of(live: &$kind) -> $kind {
                live.clone()
            }
            fn live(self) -> $kind {
                self
            }
        })+
    };
}

as_it_is!(String, bool, u8, u32, u64, model::SetCode, model::CardNumber);

impl<T: Persisted> Persisted for Vec<T> {
    type Live = Vec<T::Live>;
    fn of(live: &Self::Live) -> Self {
        live.iter().map(T::of).collect()
    }
    fn live(self) -> Self::Live {
        self.into_iter().map(T::live).collect()
    }
}

impl<T: Persisted> Persisted for Option<T> {
    type Live = Option<T::Live>;
    fn of(live: &Self::Live) -> Self {
        live.as_ref().map(T::of)
    }
    fn live(self) -> Self::Live {
        self.map(T::live)
    }
}

/// Defines types on disk with their counterparts. The name on disk comes first for each field and variant. Both
/// directions name every field and variant, so a counterpart cannot gain one without a decision about its format.
macro_rules! saved {
    () => {};
    (
        $(#[$meta:meta])* struct $name:ident for $live:path {
            $($(#[$of_field:meta])* $disk:literal $field:ident: $kind:ty,)+
        }
        $($rest:tt)*
    ) => {
        #[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
        $(#[$meta])*
        pub(crate) struct $name {
            $($(#[$of_field])* #[serde(rename = $disk)] $field: $kind,)+
        }

        impl crate::journal::Persisted for $name {
            type Live = $live;
            fn of(live: &$live) -> Self {
                let $live { $($field),+ } = live;
                $name { $($field: <$kind as crate::journal::Persisted>::of($field)),+ }
            }
            fn live(self) -> $live {
                let $name { $($field),+ } = self;
                $live { $($field: crate::journal::Persisted::live($field)),+ }
            }
        }

        $crate::journal::saved! { $($rest)* }
    };
    (
        $(#[$meta:meta])* enum $name:ident for $live:path { $($disk:literal $variant:ident,)+ }
        $($rest:tt)*
    ) => {
        #[derive(Debug, Clone, Copy, PartialEq, serde::Serialize, serde::Deserialize)]
        $(#[$meta])*
        pub(crate) enum $name {
            $(#[serde(rename = $disk)] $variant,)+
        }

        impl crate::journal::Persisted for $name {
            type Live = $live;
            fn of(live: &$live) -> Self {
                match live {
                    $(<$live>::$variant => $name::$variant,)+
                }
            }
            fn live(self) -> $live {
                match self {
                    $($name::$variant => <$live>::$variant,)+
                }
            }
        }

        $crate::journal::saved! { $($rest)* }
    };
}
pub(crate) use saved;
