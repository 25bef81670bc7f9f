//! The English words for questions and for the board.

use rules::Ask;

use crate::game::words::Words;

pub(crate) const WORDS: Words = Words {
    question,
    excess: "Choose a unit that is dealt the excess damage",
    search_for: "Search for {}",
    chosen: ["{} chosen", "{} of {} chosen"],
    mode: "option {}",
    aspect: |aspect| aspect.word(),
    name: super::name,
    on: |table, card| format!("on {}", super::name(table, card)),
    phases: ["setup", "round {}, action phase", "round {}, regroup phase"],
    initiative: ["{}; initiative: {}", "{}; initiative: {} (taken)"],
    out: "{} is out of the game",
    side: "{}: base {} of {} HP; {} of {} resources ready; hand {}, deck {}, discard {}",
    head: 8,
    heads: ["leader", "hand"],
    base: "base",
    arenas: ["ground", "space"],
    turned: ["ready", "exhausted"],
    deployed: [", was deployed", ", deploys with {} resources"],
    damage: "{} damage",
    with: "with {}",
    guards: ["guards 1 card", "guards {} cards"],
    printed: ["ground unit {}/{}", "space unit {}/{}", "upgrade {}", "event"],
    cost: ", cost {}",
    against: "{} against {}",
    onto: "{}; on {}",
    left: "{} HP left",
    resource: ["ready resource of {}", "exhausted resource of {}"],
};

/// How a question is asked, and what it is called.
fn question(ask: Ask) -> [&'static str; 2] {
    match ask {
        Ask::FirstPlayer => ["Who has the initiative in the first round?", "who has the initiative"],
        Ask::Mulligan => ["Take a mulligan?", "a mulligan"],
        Ask::FirstResources => ["Choose a card to resource", "the first resources"],
        Ask::Action => ["Choose an action", "an action"],
        Ask::Resource => ["Resource a card?", "resourcing a card"],
        Ask::Target => ["Choose a card that goes to the bottom of your deck", "a target"],
        Ask::May => ["Do it?", "whether to do it"],
        Ask::Mode => ["Choose one", "a mode"],
        Ask::WhoFirst => ["Whose abilities are resolved first?", "who resolves first"],
        Ask::WhichFirst => ["Which ability is resolved first?", "which ability resolves first"],
        Ask::Divide => ["Choose", "how much goes where"],
        Ask::Number => ["Choose a number", "a number"],
        Ask::Name => ["Name a card", "a name"],
        Ask::Aspect => ["Choose an aspect", "an aspect"],
        Ask::Arena => ["Choose an arena", "an arena"],
        Ask::Player => ["Choose a player", "a player"],
        Ask::Unique => ["A unique card is there twice: which one is defeated?", "which copy is defeated"],
        Ask::Search => ["Search", "which cards are taken"],
        Ask::Order => ["Choose the order", "an order"],
        Ask::Attack => ["Ambush: attack a unit?", "an attack"],
        Ask::Play => ["Play a card", "a card to play"],
        Ask::Cost => ["Choose what pays the cost", "what pays the cost"],
        Ask::Stop => ["Reveal another card?", "whether to go on"],
        Ask::Bounty => ["Collect the bounty?", "whether to collect a bounty"],
        Ask::Exploit => ["Exploit: choose friendly units to defeat", "which units are exploited"],
        Ask::Copy => ["Choose a unit to enter play as a copy of", "what is copied"],
        Ask::StrikeLast => ["Let the defending unit deal combat damage first?", "who deals combat damage first"],
        Ask::PayWith => ["Pay with these instead of resources?", "what pays beside resources"],
        Ask::Indirect => ["Assign indirect damage to your units or base", "where indirect damage goes"],
        Ask::Instead => ["Defeat a card to prevent the damage?", "whether to prevent damage"],
        Ask::InsteadOfDefeat => ["Save the card from its defeat?", "what happens instead of a defeat"],
        Ask::Replacement => ["Which effect is applied first to the damage?", "which replacement effect comes first"],
        Ask::SecondDefender => ["Attack a second unit, too?", "a second defending unit"],
    }
}
