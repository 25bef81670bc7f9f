//! German game terms: keywords, aspects, traits, arenas, tokens.
//!
//! The terms come from the German quick start rules and cards where these are known. Otherwise they are plain German
//! words (Grit, Hidden, Fortify; the traits Item, Official, Tactic, Transport and those from Armor on). Names that are
//! the same in German (Gambit, Jedi, Sith, Spectre, Trick, Wookiee) are unchanged.

use ability::{AbilityKind, Token};
use model::{Arena, Aspect, CardType, Keyword, Trait};

use super::nouns::Noun;
use super::words::{self, Word};

/// Returns the German name of a keyword.
pub(crate) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Ambush => "Hinterhalt",
        Keyword::Bounty => "Kopfgeld",
        Keyword::Coordinate => "Koordinieren",
        Keyword::Exploit => "Verheizen",
        Keyword::Overwhelm => "Überwältigen",
        Keyword::Raid => "Offensive",
        Keyword::Restore => "Wiederherstellen",
        Keyword::Saboteur => "Saboteur",
        Keyword::Sentinel => "Wachposten",
        Keyword::Shielded => "Abgeschirmt",
        Keyword::Smuggle => "Schmuggeln",
        Keyword::Grit => "Zähigkeit",
        Keyword::Hidden => "Verborgen",
        Keyword::Piloting => "Pilotieren",
        Keyword::Plot => "Komplott",
        Keyword::Support => "Unterstützung",
        Keyword::Fortify => keyword.word(),
    }
}

/// Returns the German name of an aspect.
pub(crate) fn aspect(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Vigilance => "Wachsamkeit",
        Aspect::Command => "Kommando",
        Aspect::Aggression => "Aggression",
        Aspect::Cunning => "Raffinesse",
        Aspect::Heroism => "Heldentum",
        Aspect::Villainy => "Niedertracht",
    }
}

/// German names of the traits. Those from `Armor` on are our own translations, as the official German terms were not
/// available.
const TRAITS: [(Trait, &str); 40] = [
    (Trait::BountyHunter, "Kopfgeldjäger"),
    (Trait::Clone, "Klon"),
    (Trait::Creature, "Kreatur"),
    (Trait::Droid, "Droiden"),
    (Trait::Item, "Gegenstand"),
    (Trait::Law, "Gesetz"),
    (Trait::Official, "Amtsträger"),
    (Trait::Tactic, "Taktik"),
    (Trait::Transport, "Transporter"),
    (Trait::Trooper, "Truppler"),
    (Trait::Force, "Macht"),
    (Trait::Imperial, "Imperium"),
    (Trait::Lightsaber, "Lichtschwert"),
    (Trait::Mandalorian, "Mandalorianer"),
    (Trait::Rebel, "Rebellen"),
    (Trait::Republic, "Republik"),
    (Trait::Separatist, "Separatisten"),
    (Trait::Underworld, "Unterwelt"),
    (Trait::Vehicle, "Fahrzeug"),
    (Trait::Weapon, "Waffe"),
    (Trait::Armor, "Rüstung"),
    (Trait::Bounty, "Kopfgeld"),
    (Trait::CapitalShip, "Großkampfschiff"),
    (Trait::Condition, "Zustand"),
    (Trait::Disaster, "Katastrophe"),
    (Trait::Fighter, "Jäger"),
    (Trait::FirstOrder, "Erste Ordnung"),
    (Trait::Fortification, "Befestigung"),
    (Trait::Fringe, "Randgebiet"),
    (Trait::Innate, "Angeboren"),
    (Trait::Learned, "Erlernt"),
    (Trait::Modification, "Modifikation"),
    (Trait::Musician, "Musiker"),
    (Trait::NewRepublic, "Neue Republik"),
    (Trait::Night, "Nacht"),
    (Trait::Resistance, "Widerstand"),
    (Trait::Supply, "Nachschub"),
    (Trait::Tank, "Panzer"),
    (Trait::Undead, "Untot"),
    (Trait::Walker, "Läufer"),
];

/// Returns a trait in capitals, as printed on cards, with hyphens instead of spaces.
pub(crate) fn trait_word(each: Trait) -> String {
    let german = TRAITS.iter().find(|(one, _)| *one == each).map_or_else(|| each.word(), |(_, word)| word);
    german.to_uppercase().replace(' ', "-")
}

/// Returns a trait before a hyphen: "WIDERSTANDS-".
pub(super) fn joined_trait(each: Trait) -> String {
    let joint = match trait_word(each).as_str() {
        "BEFESTIGUNG" | "RANDGEBIET" | "RÜSTUNG" | "WIDERSTAND" | "ZUSTAND" => "S",
        "KATASTROPHE" => "N",
        _ => "",
    };
    trait_word(each) + joint
}

/// Returns the arena's part of a compound: "Boden" in "im Boden-Kampfgebiet".
pub(super) fn arena(arena: Arena) -> &'static str {
    match arena {
        Arena::Ground => "Boden",
        Arena::Space => "Weltraum",
    }
}

/// Returns a token as a noun: "Schild-Marker".
pub(super) fn token(token: Token) -> Noun {
    Noun { prefix: token_prefix(token).to_owned(), ..Noun::of(words::TOKEN) }
}

/// Returns the part before "Marker" in the name of a token.
pub(super) fn token_prefix(token: Token) -> &'static str {
    match token {
        Token::Experience => "Erfahrungs-",
        Token::Shield => "Schild-",
        Token::BattleDroid => "Kampfdroiden-",
        Token::CloneTrooper => "Klontruppler-",
        Token::TieFighter => "TIE-Jäger-",
        Token::XWing => "X-Wing-",
        Token::Spy => "Spion-",
        Token::Mandalorian => "Mandalorianer-",
        Token::Advantage => "Vorteils-",
        Token::Beast => "Bestien-",
        Token::Credit => "Credit-",
        Token::Weakness => "Schwäche-",
    }
}

/// Returns a card's phrase for itself: "diese Einheit".
pub(super) fn this(kind: CardType) -> Word {
    match kind {
        CardType::Leader => words::LEADER,
        CardType::Base => words::BASE,
        CardType::Unit | CardType::TokenUnit => words::UNIT,
        CardType::Upgrade | CardType::TokenUpgrade => words::UPGRADE,
        CardType::Event => words::EVENT,
        CardType::ForceToken | CardType::CreditToken => words::TOKEN,
    }
}

/// Returns the name of a kind of ability: "Wenn besiegt".
pub(super) fn kind_word(kind: AbilityKind) -> &'static str {
    match kind {
        AbilityKind::WhenDefeated => "Wenn besiegt",
        AbilityKind::OnAttack => "Beim Angriff",
        AbilityKind::WhenPlayed => "Wenn gespielt",
    }
}
