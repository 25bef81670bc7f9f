//! English sentences of log entries.

use ability::{ProtectedAction, Token};
use rules::{LogEvent, Outcome};

use crate::english::grammar::with_article;
use crate::english::verbs::token_words;
use crate::game::lines::Joint;

/// Returns the sentence of an event.
pub(super) fn event(event: &LogEvent) -> &'static str {
    match event {
        LogEvent::FirstPlayer { .. } => "{player starts} with the initiative",
        LogEvent::Mulligan { taken: true, .. } => "{player takes} a mulligan",
        LogEvent::Mulligan { taken: false, .. } => "{player keeps} {player your|the} hand",
        LogEvent::Phase { .. } => "",
        LogEvent::Passed { .. } => "{player passes}",
        LogEvent::Took { .. } => "{player takes} the {counter}",
        LogEvent::Drew { .. } => "{player draws} {cards}",
        LogEvent::Resourced { .. } => "{player resources} {card}",
        LogEvent::Paid { .. } => "{player pays} {resources resource|resources}",
        LogEvent::Played { onto: Some(_), smuggled: true, .. } => {
            "{player plays} {card} on {onto} from the resources using Smuggle"
        }
        LogEvent::Played { onto: Some(_), .. } => "{player plays} {card} on {onto}",
        LogEvent::Played { smuggled: true, .. } => "{player plays} {card} from the resources using Smuggle",
        LogEvent::Played { .. } => "{player plays} {card}",
        LogEvent::Deployed { .. } => "{player deploys} {card}",
        LogEvent::Used { .. } => "{player uses} {ability} of {card}",
        LogEvent::Attacked { .. } => "{attacker} attacks {target}",
        LogEvent::Damaged { by: Some(by), card, .. } if by == card => "{by} deals {amount} {kind} to itself",
        LogEvent::Damaged { by: Some(_), .. } => "{by} deals {amount} {kind} to {card}",
        LogEvent::Damaged { .. } => "{card} takes {amount} {kind}",
        LogEvent::Prevented { .. } => "{amount} damage to {card} is prevented",
        LogEvent::Healed { .. } => "{amount} damage is healed from {card}",
        LogEvent::Defeated { .. } => "{card} is defeated",
        LogEvent::LeftPlay { .. } => "{card} leaves play",
        LogEvent::Returned { .. } => "{card} returns to its owner's hand",
        LogEvent::PutInDeck { top: true, .. } => "{card} goes on top of its owner's deck",
        LogEvent::PutInDeck { top: false, .. } => "{card} goes to the bottom of its owner's deck",
        LogEvent::Taken { .. } => "{player takes} {card} into hand",
        LogEvent::Discarded { .. } => "{card} is discarded",
        LogEvent::Exhausted { .. } => "{card} is exhausted",
        LogEvent::Readied { .. } => "{card} is readied",
        LogEvent::ResourcesExhausted { .. } => "{player exhausts} {count resource|resources}",
        LogEvent::ResourcesReadied { .. } => "{player readies} {count resource|resources}",
        LogEvent::Created { on: Some(_), .. } => "{player gives} {card} to {on}",
        LogEvent::Created { .. } => "{player creates} {card}",
        LogEvent::Controlled { .. } => "{player takes} control of {card}",
        LogEvent::Moved { space: true, .. } => "{card} moves to the space arena as a unit",
        LogEvent::Moved { space: false, .. } => "{card} moves to the ground arena as a unit",
        LogEvent::Attached { .. } => "{card} is attached to {on}",
        LogEvent::Captured { .. } => "{by} captures {card}",
        LogEvent::Rescued { .. } => "{card} is rescued",
        LogEvent::Triggered { .. } => "triggered: {what}",
        LogEvent::Resolving { .. } => "resolving: {what}",
        LogEvent::Lapsed { .. } => "{card}{label}: no effect{why}",
        LogEvent::Delayed { .. } => "the delayed effect of {card} takes place",
        LogEvent::Blanked { .. } => "{card} does nothing because of {by}",
        LogEvent::Withstood { card, by, .. } if card == by => {
            "{card} cannot be {verb} by that player's abilities because of its ability"
        }
        LogEvent::Withstood { .. } => "{card} cannot be {verb} by that player's abilities because of {by}",
        LogEvent::Collected { .. } => "{player collects} a bounty on {card}",
        LogEvent::Flipped { .. } => "{card} is flipped",
        LogEvent::Copied { .. } => "{card} becomes a copy of {of}",
        LogEvent::Gained { .. } => "{gives}",
        LogEvent::Expired { .. } => "ended: {gives}",
        LogEvent::Disclosed { .. } => "{player discloses} {cards}",
        LogEvent::Revealed { .. } => "{card} is revealed",
        LogEvent::Shown { .. } => "{player shows} {card}",
        LogEvent::LookedAt { .. } => "{player looks} at {card}",
        LogEvent::Shuffled { .. } => "{player shuffles} {player your|the} deck",
        LogEvent::Named { .. } => "{player names} {name}",
        LogEvent::NamedTrait { .. } => "{player names} the {named} trait",
        LogEvent::NamedNumber { .. } => "{player chooses} the number {number}",
        LogEvent::EmptyDeck { .. } => "{player} cannot draw from an empty deck",
        LogEvent::Conceded { .. } => "{player concedes}",
        LogEvent::Lost { .. } => "{player loses}",
        LogEvent::Over { outcome: Outcome::Won(_) } => "{player wins} the game",
        LogEvent::Over { outcome: Outcome::Shared(_) } => "{winners} share the victory",
        LogEvent::Over { outcome: Outcome::Draw } => "the game is a draw",
    }
}

/// Returns the sentences of several events of one kind.
pub(super) fn several(joint: Joint) -> [&'static str; 3] {
    let all = |sentence| [sentence; 3];
    match joint {
        Joint::Defeated {} => ["{things} is defeated", "{things} are defeated", ""],
        Joint::LeftPlay {} => ["{things} leaves play", "{things} leave play", ""],
        Joint::Discarded {} => ["{things} is discarded", "{things} are discarded", ""],
        Joint::Exhausted {} => ["{things} is exhausted", "{things} are exhausted", ""],
        Joint::Readied {} => ["{things} is readied", "{things} are readied", "{count} cards are readied"],
        Joint::Revealed {} => ["{things} is revealed", "{things} are revealed", ""],
        Joint::Shown { .. } => all("{player shows} {things}"),
        Joint::Rescued {} => ["{things} is rescued", "{things} are rescued", ""],
        Joint::Returned {} => all("{things} return to their owners' hands"),
        Joint::PutInDeck { top: true } => all("{things} go on top of their owners' decks"),
        Joint::PutInDeck { top: false } => all("{things} go to the bottom of their owners' decks"),
        Joint::LookedAt { .. } => {
            let named = "{player looks} at {count} cards: {names}";
            [named, named, "{player looks} at {count card|cards}"]
        }
        Joint::Created { on: Some(_), .. } => all("{player gives} {things} to {on}"),
        Joint::Created { on: None, .. } => all("{player creates} {things}"),
    }
}

/// Renders tokens of a kind: "a Shield token", "Bo's 2 Spy tokens".
pub(super) fn tokens(token: Token, count: usize, whose: Option<String>, _: bool) -> String {
    let (one, many) = token_words(token);
    match (count, whose) {
        (1, None) => with_article(one),
        (1, Some(whose)) => format!("{whose} {one}"),
        (_, None) => format!("{count} {many}"),
        (_, Some(whose)) => format!("{whose} {count} {many}"),
    }
}

/// Returns what cannot happen to a card.
pub(super) fn withstood(verb: ProtectedAction) -> &'static str {
    match verb {
        ProtectedAction::Captured => "captured",
        ProtectedAction::Damaged => "dealt damage",
        ProtectedAction::Defeated => "defeated",
        ProtectedAction::Returned => "returned to hand",
        ProtectedAction::Exhausted => "exhausted",
        ProtectedAction::TakenOver => "taken control of",
    }
}

/// Returns "no unit" for "a unit".
pub(super) fn no_such(sought: &str) -> Option<String> {
    Some(match sought.strip_prefix("another ") {
        Some(rest) => format!("no other {rest}"),
        None => format!("no {}", sought.trim_start_matches("an ").trim_start_matches("a ")),
    })
}
