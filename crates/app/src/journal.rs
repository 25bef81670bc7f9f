//! What is on disk, in types of its own: records of events, saved games, decks of the library, rulings.
//!
//! Invariant: nothing of [`crate::contract`] is written to disk. The types here are named like their counterparts and say,
//! field by field, under which name each value stands on disk; a field of the contract can be renamed without a journal
//! changing. Names on disk are never changed: what has been written is read for ever. `tests/data/formats-0.1` holds what
//! version 0.1 wrote.
//!
//! What other crates fold by themselves (operations of a tournament, picks of a draft, points of a league, profiles) has
//! its format there: it is serialised as they say.
//!
//! Read [`event`] for the records of an event, [`game`] for saved games and what proves that one is followed rightly.

pub(crate) mod deck;
mod edition;
pub(crate) mod event;
pub(crate) mod export;
pub(crate) mod game;
pub(crate) mod ruling;
#[cfg(test)]
mod tests;

/// A type that stands on disk for one that the program works with.
pub(crate) trait Saved: Sized {
    /// What the program works with.
    type Live;
    /// As it is written.
    fn of(live: &Self::Live) -> Self;
    /// As it was read.
    fn live(self) -> Self::Live;
}

macro_rules! as_it_is {
    ($($kind:ty),+) => {
        $(impl Saved for $kind {
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

impl<T: Saved> Saved for Vec<T> {
    type Live = Vec<T::Live>;
    fn of(live: &Self::Live) -> Self {
        live.iter().map(T::of).collect()
    }
    fn live(self) -> Self::Live {
        self.into_iter().map(T::live).collect()
    }
}

impl<T: Saved> Saved for Option<T> {
    type Live = Option<T::Live>;
    fn of(live: &Self::Live) -> Self {
        live.as_ref().map(T::of)
    }
    fn live(self) -> Self::Live {
        self.map(T::live)
    }
}

/// Types on disk with their counterparts: each field with its name on disk first, each variant likewise. Both directions
/// name every field and variant, so that a counterpart cannot grow without its format being thought of.
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

        impl crate::journal::Saved for $name {
            type Live = $live;
            fn of(live: &$live) -> Self {
                let $live { $($field),+ } = live;
                $name { $($field: <$kind as crate::journal::Saved>::of($field)),+ }
            }
            fn live(self) -> $live {
                let $name { $($field),+ } = self;
                $live { $($field: crate::journal::Saved::live($field)),+ }
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

        impl crate::journal::Saved for $name {
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
