//! English words of planned verbs, fixed phrases and tokens.

use ability::Token;

use crate::plan::{Fixed, Verb};

/// Returns "up to " or nothing.
pub(super) fn up_to_words(up_to: bool) -> &'static str {
    if up_to { "up to " } else { "" }
}

/// Returns the infinitive of a verb.
pub(super) fn word(verb: Verb) -> &'static str {
    match verb {
        Verb::Choose => "choose",
        Verb::CollectBounties => "collect",
        Verb::Create => "create",
        Verb::Deal => "deal",
        Verb::Defeat => "defeat",
        Verb::Deploy => "deploy",
        Verb::Discard => "discard",
        Verb::Draw => "draw",
        Verb::Exhaust => "exhaust",
        Verb::Flip => "flip",
        Verb::Give => "give",
        Verb::Heal => "heal",
        Verb::Look => "look",
        Verb::Lose => "lose",
        Verb::Pay => "pay",
        Verb::Ready => "ready",
        Verb::Rescue => "rescue",
        Verb::Return => "return",
        Verb::Reveal => "reveal",
        Verb::Shuffle => "shuffle",
        Verb::Win => "win",
    }
}

/// Returns a verb with its object.
pub(super) fn fixed(what: Fixed) -> (&'static str, &'static str) {
    match what {
        Fixed::ChooseAnyNumberOfPlayers => ("choose", "any number of players"),
        Fixed::ChooseArena => ("choose", "an arena"),
        Fixed::ChooseAspect => ("choose", "an aspect"),
        Fixed::ChooseNumber => ("choose", "a number"),
        Fixed::CollectBountyAgain => ("collect", "that Bounty again"),
        Fixed::DiscardTheOther => ("discard", "the other"),
        Fixed::NameCard => ("name", "a card"),
        Fixed::NameTrait => ("name", "a trait"),
        Fixed::PayAnyNumber => ("pay", "any number of resources"),
        Fixed::ShuffleOwnDeck => ("shuffle", "their deck"),
        Fixed::TakeExtraAction => ("take", "an extra action after this one"),
        Fixed::UseAbilityAgain => ("use", "that ability again"),
        Fixed::UseTheForce => ("use", "the Force"),
    }
}

/// Returns the singular and the plural of a token.
pub(super) fn token_words(token: Token) -> (&'static str, &'static str) {
    match token {
        Token::Experience => ("Experience token", "Experience tokens"),
        Token::Shield => ("Shield token", "Shield tokens"),
        Token::BattleDroid => ("Battle Droid token", "Battle Droid tokens"),
        Token::CloneTrooper => ("Clone Trooper token", "Clone Trooper tokens"),
        Token::TieFighter => ("TIE Fighter token", "TIE Fighter tokens"),
        Token::XWing => ("X-Wing token", "X-Wing tokens"),
        Token::Spy => ("Spy token", "Spy tokens"),
        Token::Mandalorian => ("Mandalorian token", "Mandalorian tokens"),
        Token::Advantage => ("Advantage token", "Advantage tokens"),
        Token::Beast => ("Beast token", "Beast tokens"),
        Token::Credit => ("Credit token", "Credit tokens"),
        Token::Weakness => ("Weakness token", "Weakness tokens"),
    }
}
