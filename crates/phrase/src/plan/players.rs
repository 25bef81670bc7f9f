//! Decisions about players and sides.

use ability::{Controller, PlayerFilter};

/// All players of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Everyone {
    Players,
    Opponents,
}

/// Returns the players of a side if there may be several. Returns `None` for a single player.
pub(crate) fn everyone(side: &Controller) -> Option<Everyone> {
    match side {
        Controller::Any => Some(Everyone::Players),
        Controller::Enemy => Some(Everyone::Opponents),
        Controller::Friendly | Controller::Chooser | Controller::Of(_) | Controller::OwnedBy(_) => None,
    }
}

/// Returns the kind of counted players.
pub(crate) fn counted(player: &PlayerFilter) -> Everyone {
    match player {
        PlayerFilter::Opponent | PlayerFilter::EachOpponent => Everyone::Opponents,
        PlayerFilter::InOrder(inner) => counted(inner),
        PlayerFilter::You
        | PlayerFilter::YouAnd(_)
        | PlayerFilter::Each
        | PlayerFilter::Any
        | PlayerFilter::Defending
        | PlayerFilter::Another
        | PlayerFilter::Right
        | PlayerFilter::Those
        | PlayerFilter::That
        | PlayerFilter::ControllerOf(_)
        | PlayerFilter::OwnerOf(_)
        | PlayerFilter::Actor => Everyone::Players,
    }
}

/// The bases of players.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Bases<'t> {
    Any,
    Each,
    /// The base of each opponent.
    OfOpponents,
    /// The bases of several players who were mentioned.
    OfThose,
    Of(&'t PlayerFilter),
}

/// Returns the bases of players.
pub(crate) fn bases(player: &PlayerFilter) -> Bases<'_> {
    match player {
        PlayerFilter::Any => Bases::Any,
        PlayerFilter::Each => Bases::Each,
        PlayerFilter::EachOpponent => Bases::OfOpponents,
        PlayerFilter::Those => Bases::OfThose,
        PlayerFilter::InOrder(inner) => bases(inner),
        PlayerFilter::You
        | PlayerFilter::Opponent
        | PlayerFilter::YouAnd(_)
        | PlayerFilter::Defending
        | PlayerFilter::Another
        | PlayerFilter::Right
        | PlayerFilter::That
        | PlayerFilter::ControllerOf(_)
        | PlayerFilter::OwnerOf(_)
        | PlayerFilter::Actor => Bases::Of(player),
    }
}
