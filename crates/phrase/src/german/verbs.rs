//! German words of planned verbs, fixed phrases and tokens.

use ability::Token;

use crate::plan::{Fixed, Place, Verb};

use super::words;

/// Returns "bis zu" or nothing.
pub(super) fn up_to_words(up_to: bool) -> &'static str {
    if up_to { "bis zu" } else { "" }
}

/// Returns the noun of a zone.
pub(super) fn zone(place: Place) -> words::Word {
    match place {
        Place::Hand => words::HAND,
        Place::Deck => words::DECK,
    }
}

/// Returns the German verb.
pub(super) fn word(verb: Verb) -> words::Verb {
    match verb {
        Verb::Choose => words::CHOOSE,
        Verb::CollectBounties => words::COLLECT,
        Verb::Create => words::CREATE,
        Verb::Deal => words::DEAL,
        Verb::Defeat => words::DEFEAT,
        Verb::Deploy => words::DEPLOY,
        Verb::Discard => words::DISCARD,
        Verb::Draw => words::DRAW,
        Verb::Exhaust => words::EXHAUST,
        Verb::Flip => words::FLIP,
        Verb::Give => words::GIVE,
        Verb::Heal => words::HEAL,
        Verb::Look => words::LOOK,
        Verb::Lose => words::LOSE,
        Verb::Pay => words::PAY,
        Verb::Ready => words::READY,
        Verb::Rescue => words::RESCUE,
        Verb::Return => words::RETURN,
        Verb::Reveal => words::REVEAL,
        Verb::Shuffle => words::SHUFFLE,
        Verb::Win => words::WIN,
    }
}

/// Returns a verb with its object.
pub(super) fn fixed(what: Fixed) -> (words::Verb, &'static str) {
    match what {
        Fixed::ChooseAnyNumberOfPlayers => (words::CHOOSE, "beliebig viele Spieler"),
        Fixed::ChooseArena => (words::CHOOSE, "ein Kampfgebiet"),
        Fixed::ChooseAspect => (words::CHOOSE, "einen Aspekt"),
        Fixed::ChooseNumber => (words::CHOOSE, "eine Zahl"),
        Fixed::CollectBountyAgain => (words::COLLECT, "jenes Kopfgeld noch einmal"),
        Fixed::DiscardTheOther => (words::DISCARD, "die andere"),
        Fixed::NameCard => (words::NAME_IT, "eine Karte"),
        Fixed::NameTrait => (words::NAME_IT, "ein Merkmal"),
        Fixed::PayAnyNumber => (words::PAY, "beliebig viele Ressourcen"),
        Fixed::ShuffleOwnDeck => (words::SHUFFLE, "das eigene Deck"),
        Fixed::TakeExtraAction => (words::TAKE_ACTION, "nach dieser eine zusätzliche Aktion"),
        Fixed::UseAbilityAgain => (words::USE, "jene Fähigkeit noch einmal"),
        Fixed::UseTheForce => (words::USE, "die Macht"),
    }
}

/// Returns the noun for several created tokens in later sentences: units, or tokens.
pub(super) fn created(token: Token) -> words::Word {
    match token {
        Token::BattleDroid
        | Token::CloneTrooper
        | Token::TieFighter
        | Token::XWing
        | Token::Spy
        | Token::Mandalorian
        | Token::Beast => words::UNIT,
        Token::Experience | Token::Shield | Token::Advantage | Token::Credit | Token::Weakness => words::TOKEN,
    }
}
