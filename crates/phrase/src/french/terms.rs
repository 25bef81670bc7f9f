//! French game terms: keywords, aspects, traits, kinds of cards, tokens.
//!
//! Confirmed by French publications of the game: the aspects (the publisher writes both "Infamie" and "Infâmie"); the
//! keywords Embuscade, Saboteur and Sentinelle; the traits FORCE, IMPÉRIAL and SITH; unité, base, évènement, amélioration,
//! leader, ressource, PV, redresser, affinité, unité amie, "En attaque" and the arenas. Seen only in texts of players:
//! éliminer, incliner, "Une fois jouée", jeton, Restauration, Débordement. The other words are our own translations: "Une
//! fois éliminée" and "En défense" follow the confirmed headings, the small letters of costs are a guess, and the traits
//! OFFICIEL, SOLDAT, SPECTRE and above all SUBTERFUGE are the least certain.

use ability::{Filter, Kind, Token};
use model::{Arena, Aspect, CardType, Keyword, Trait};

use super::nouns::Word;

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

/// French names of the traits that the texts of the set mention.
const TRAITS: [(Trait, &str); 9] = [
    (Trait::Force, "FORCE"),
    (Trait::Imperial, "IMPÉRIAL"),
    (Trait::Sith, "SITH"),
    (Trait::Official, "OFFICIEL"),
    (Trait::Rebel, "REBELLE"),
    (Trait::Spectre, "SPECTRE"),
    (Trait::Trick, "SUBTERFUGE"),
    (Trait::Trooper, "SOLDAT"),
    (Trait::Vehicle, "VÉHICULE"),
];

/// Returns a trait in capitals, as printed on cards.
pub(super) fn trait_word(each: Trait) -> Option<&'static str> {
    TRAITS.iter().find(|(one, _)| *one == each).map(|(_, word)| *word)
}

/// Returns an arena as an adjective, with the marks of [`agree`](super::grammar::agree).
pub(super) fn arena(arena: Arena) -> &'static str {
    match arena {
        Arena::Ground => "terrestre^",
        Arena::Space => "spatial~",
    }
}

/// Returns a token upgrade that units are given.
pub(super) fn token(token: Token) -> Option<Word> {
    let name = match token {
        Token::Experience => "Expérience",
        Token::Shield => "Bouclier",
        _ => return None,
    };
    Some(Word::new(&format!("jeton {name}"), &format!("jetons {name}"), false))
}

/// Returns the noun for a card.
pub(super) fn card() -> Word {
    Word::new("carte", "cartes", true)
}

/// Returns the noun for a unit.
pub(super) fn unit() -> Word {
    Word::new("unité", "unités", true)
}

/// Returns the noun for the defending unit.
pub(super) fn defender() -> Word {
    Word::new("défenseur", "défenseurs", false)
}

/// Returns the noun for a resource.
pub(super) fn resource() -> Word {
    Word::new("ressource", "ressources", true)
}

/// Returns the noun for a card with its text.
pub(super) fn type_word(kind: CardType) -> Word {
    match kind {
        CardType::Leader => kind_word(Kind::Leader),
        CardType::Base => kind_word(Kind::Base),
        CardType::Unit | CardType::TokenUnit => unit(),
        CardType::Upgrade | CardType::TokenUpgrade => kind_word(Kind::Upgrade),
        CardType::Event => kind_word(Kind::Event),
        CardType::ForceToken | CardType::CreditToken => kind_word(Kind::Token),
    }
}

/// Returns the noun for a kind of card.
pub(super) fn kind_word(kind: Kind) -> Word {
    match kind {
        Kind::Unit => unit(),
        Kind::Base => Word::new("base", "bases", true),
        Kind::UnitOrBase => Word::new("unité ou base", "unités ou bases", true),
        Kind::Upgrade => Word::new("amélioration", "améliorations", true),
        Kind::Event => Word::new("évènement", "évènements", false),
        Kind::Resource => resource(),
        Kind::Leader => Word::new("leader", "leaders", false),
        Kind::Character => Word::new("unité ou leader", "unités et leaders", true),
        Kind::Card => card(),
        Kind::Credit => Word::new("jeton Crédit", "jetons Crédit", false),
        Kind::Token => Word::new("jeton", "jetons", false),
    }
}

/// Returns the noun for the kind of card of a filter.
pub(super) fn filter_word(filter: &Filter) -> Word {
    kind_word(filter.is)
}
