//! French game terms: keywords and aspects.
//!
//! Confirmed by French publications of the game: the aspects (the publisher writes both "Infamie" and "Infâmie"), and
//! Embuscade, Saboteur and Sentinelle. The other keywords are our own translations.

use model::{Aspect, Keyword};

/// Returns the French name of a keyword.
pub(crate) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Ambush => "Embuscade",
        Keyword::Saboteur => "Saboteur",
        Keyword::Sentinel => "Sentinelle",
        Keyword::Bounty => "Prime",
        Keyword::Coordinate => "Coordination",
        Keyword::Exploit => "Exploitation",
        Keyword::Fortify => "Fortification",
        Keyword::Grit => "Ténacité",
        Keyword::Hidden => "Dissimulé",
        Keyword::Overwhelm => "Débordement",
        Keyword::Piloting => "Pilotage",
        Keyword::Plot => "Complot",
        Keyword::Raid => "Raid",
        Keyword::Restore => "Restauration",
        Keyword::Shielded => "Blindé",
        Keyword::Smuggle => "Contrebande",
        Keyword::Support => "Soutien",
    }
}

/// Returns the French name of an aspect.
pub(crate) fn aspect(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Vigilance => "Vigilance",
        Aspect::Command => "Commandement",
        Aspect::Aggression => "Agressivité",
        Aspect::Cunning => "Ruse",
        Aspect::Heroism => "Héroïsme",
        Aspect::Villainy => "Infamie",
    }
}
