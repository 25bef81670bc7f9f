//! The English words for questions and for the board.

use rules::{Counter, QuestionKind};

use super::{log, reasons};
use crate::english::grammar::{counted, list};
use crate::game::words::{LastingWords, OptionWords, Words};

pub(crate) const WORDS: Words = Words {
    you: "you",
    opponent: ["Opponent", "Opponent {}"],
    no_player: "no player",
    player: "player {}",
    does: super::does,
    whose: super::whose,
    base_of: |table, seat, _| format!("{} base", super::whose(table, seat)),
    no_card: "no card",
    some_card: |_| "a card",
    owned: "{whose} {name}",
    counted: |count, one, many| counted(i16::try_from(count).unwrap_or(i16::MAX), one, many),
    list: |parts| list(parts, "and"),
    options: OptionWords {
        play: "play {card}{cost}{instead}",
        play_on: "play {card} on {on}{cost}{instead}",
        instead_of_cost: " instead of paying its cost",
        attack: "attack {card} with {attacker}",
        use_ability: "use {card}: {ability}",
        deploy: "deploy {card}",
        deploy_on: "deploy {card} as an upgrade on {on}",
        take: "take the {counter}",
        pass: "pass",
        arena: "the {arena} arena",
        ability: "ability {number}",
        yes: "yes",
        no: "no",
        done: "no more",
        top: "{card} on top",
        bottom: "{card} on the bottom",
        unseen: ["{whose} resource {number}", "card {number} in {whose} hand"],
    },
    event: log::event,
    several: log::several,
    tokens: log::tokens,
    unknown_cards: ["a card", "{count} cards"],
    cards: "{count card|cards}",
    nothing: "nothing",
    damage_kinds: ["combat damage", "indirect damage", "damage"],
    abilities: ["the epic action", "an action", "the action", "the ability"],
    withstood: log::withstood,
    idle: [" (already used)", " (its condition is not met)", " (not used)", " (the card has left play)"],
    no_such: log::no_such,
    for_cost: " for {count resource|resources}",
    for_paid: [" for 1 resource", " for {count} resources"],
    and_takes: " and takes {count}",
    quote: '"',
    lasting: LastingWords {
        phase: ["", " for this phase"],
        round: ["", " for this round"],
        next_regroup: ["", " until the next regroup phase ends"],
        attack: ["", " for this attack"],
        in_play: ["", " for as long as it is in play"],
        while_in_play: ["", " while {source} is in play"],
        gained: |who, gives, [_, lasts], context| crate::english::gained(who, gives, lasts, context),
        ability: "{card} gains an ability{back}",
        stays_exhausted: "{card} doesn't ready in the next regroup phase",
        redirect: "{kind} that would be dealt to {card} is dealt to {to} instead{back}",
        other: "{card} is under a lasting effect{back}",
    },
    reason: reasons::reason,
    counter: |counter| match counter {
        Counter::Initiative => "initiative",
        Counter::Blast => "blast counter",
        Counter::Plan => "plan counter",
    },
    question,
    that: &["that card"],
    excess: "Choose a unit that is dealt the excess damage",
    search_for: "Search for {}",
    chosen: ["{} chosen", "{} of {} chosen"],
    mode: "option {}",
    aspect: |aspect| aspect.word(),
    trait_of: crate::english::filters::trait_word,
    on: "on {card}",
    phases: ["setup", "round {}, action phase", "round {}, regroup phase"],
    initiative: ["{}; initiative: {}", "{}; initiative: {} (taken)"],
    out: "{} is eliminated",
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
    resource: |table, seat, turned| match table.is_you(seat) {
        true => format!("your {turned} resource"),
        false => format!("{turned} resource of {}", table.player(seat)),
    },
};

/// Returns a question, and its name within a sentence.
fn question(ask: QuestionKind) -> [&'static str; 2] {
    match ask {
        QuestionKind::FirstPlayer => ["Who has the initiative in the first round?", "who has the initiative"],
        QuestionKind::Mulligan => ["Take a mulligan?", "a mulligan"],
        QuestionKind::FirstResources => ["Choose a card to resource", "the first resources"],
        QuestionKind::Action => ["Choose an action", "an action"],
        QuestionKind::Resource => ["Resource a card?", "resourcing a card"],
        QuestionKind::Target => ["Choose a card that goes to the bottom of your deck", "a target"],
        QuestionKind::May => ["Do it?", "whether to do it"],
        QuestionKind::Mode => ["Choose one", "a mode"],
        QuestionKind::WhoFirst => ["Whose abilities are resolved first?", "who resolves first"],
        QuestionKind::WhichFirst => ["Which ability is resolved first?", "which ability resolves first"],
        QuestionKind::Divide => ["Choose", "how much goes where"],
        QuestionKind::Number => ["Choose a number", "a number"],
        QuestionKind::Name => ["Name a card", "a name"],
        QuestionKind::Aspect => ["Choose an aspect", "an aspect"],
        QuestionKind::Trait => ["Name a trait", "a trait"],
        QuestionKind::Arena => ["Choose an arena", "an arena"],
        QuestionKind::Player => ["Choose a player", "a player"],
        QuestionKind::Unique => {
            ["You control two copies of a unique card. Choose one to defeat.", "which copy is defeated"]
        }
        QuestionKind::Search => ["Search", "which cards are taken"],
        QuestionKind::Order => ["Choose the order", "an order"],
        QuestionKind::Attack => ["Attack with a unit", "an attack"],
        QuestionKind::Play => ["Play a card", "a card to play"],
        QuestionKind::Cost => ["Choose how to pay the cost", "how to pay the cost"],
        QuestionKind::Stop => ["Reveal another card?", "whether to continue"],
        QuestionKind::Bounty => ["Collect the bounty?", "whether to collect a bounty"],
        QuestionKind::Exploit => ["Exploit: choose friendly units to defeat", "which units are exploited"],
        QuestionKind::EnterWith => {
            ["Choose a unit to enter play with its abilities", "whose abilities it enters play with"]
        }
        QuestionKind::Copy => ["Choose a unit to enter play as a copy of", "what is copied"],
        QuestionKind::StrikeLast => {
            ["Let the defending unit deal combat damage first?", "who deals combat damage first"]
        }
        QuestionKind::PayWith => ["Pay with these instead of resources?", "what pays in addition to resources"],
        QuestionKind::Indirect => ["Assign indirect damage", "where indirect damage goes"],
        QuestionKind::MoreDamage => ["Deal more damage?", "whether more damage is dealt"],
        QuestionKind::Plot => ["Reveal the Plot cards you want to play", "which cards with Plot are shown"],
        QuestionKind::FirstDamage => ["Which of them deals its damage first?", "which damage is dealt first"],
        QuestionKind::AdditionalCost => {
            ["Choose cards for the additional cost", "which cards are used as the additional cost"]
        }
        QuestionKind::Instead => ["Defeat a card to prevent the damage?", "whether to prevent damage"],
        QuestionKind::InsteadOfCreating => ["Defeat the card to create other tokens?", "how many tokens are created"],
        QuestionKind::InsteadOfDefeat => ["Save the card from being defeated?", "what happens instead of a defeat"],
        QuestionKind::Replacement => {
            ["Which effect is applied first to the damage?", "which replacement effect comes first"]
        }
        QuestionKind::SecondDefender => ["Attack a second unit, too?", "a second defending unit"],
    }
}
