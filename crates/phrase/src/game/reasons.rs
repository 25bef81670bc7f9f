//! Illegal reasons, in any language.

use rules::{CardIndex, IllegalReason};

use super::frame::{Naming, Slot, Slots, fill};
use super::table::{Table, asker, context};
use super::words::Words;
use crate::capital;

/// Renders an illegal reason as a sentence without a full stop.
pub(crate) fn why(table: &Table<'_>, why: IllegalReason, words: &Words) -> String {
    let mut slots: Slots = Vec::new();
    let [card, other] = cards(why);
    let name = |card: CardIndex| Slot::Card(card, Naming::Plain);
    slots.extend(card.map(|card| ("card", name(card))));
    slots.extend(other.map(|card| ("other", name(card))));
    let text = |name: &'static str, text: String| (name, Slot::Text(text));
    let mut known = other.is_some_and(|other| table.sees(other));
    if let IllegalReason::CannotPay { cost: count, ready }
    | IllegalReason::CannotPayForAbility { cost: count, ready }
    | IllegalReason::TooFewResources { needs: count, has: ready } = why
    {
        slots.extend([("count", Slot::Count(count.into())), ("ready", Slot::Count(ready.into()))]);
    } else if let IllegalReason::NoSuchCard(number) = why {
        slots.push(("number", Slot::Count(number.into())));
    } else if let IllegalReason::OtherQuestion(ask) | IllegalReason::NotAnOption(ask) = why {
        slots.push(text("question", (words.question)(ask)[1].to_owned()));
    } else if let IllegalReason::Taken(counter) | IllegalReason::NoSuchCounter(counter) = why {
        slots.push(text("counter", (words.counter)(counter).to_owned()));
    } else if let IllegalReason::Misses { part, .. } = why {
        let part = table.game.asked_part(part).map(|part| crate::filter(&part, asker(table)));
        known = part.is_some();
        slots.extend(part.map(|part| text("part", part)));
    } else if let IllegalReason::DeployCondition(card) = why {
        let condition = table.game.def(card).deploys_if.as_ref();
        let condition = condition.map(|condition| crate::condition(condition, context(table, card)));
        known = condition.is_some();
        slots.extend(condition.map(|condition| text("condition", condition)));
    }
    capital(&fill(table, (words.reason)(why, known), &slots, words))
}

/// Returns the card that a reason is about, and the other card that it mentions.
fn cards(why: IllegalReason) -> [Option<CardIndex>; 2] {
    match why {
        IllegalReason::Over
        | IllegalReason::Stopped(_)
        | IllegalReason::OtherQuestion(_)
        | IllegalReason::NotAnOption(_)
        | IllegalReason::NoSuchCard(_)
        | IllegalReason::CannotPay { .. }
        | IllegalReason::CannotPayForAbility { .. }
        | IllegalReason::MustAttack
        | IllegalReason::TooFewResources { .. }
        | IllegalReason::Taken(_)
        | IllegalReason::NoSuchCounter(_)
        | IllegalReason::NoPassing => [None, None],
        IllegalReason::Misses { card, .. }
        | IllegalReason::Picked(card)
        | IllegalReason::NotYours(card)
        | IllegalReason::NotForYou(card)
        | IllegalReason::NotInHand(card)
        | IllegalReason::NotPlayed(card)
        | IllegalReason::Forbidden(card)
        | IllegalReason::NoUpgrade(card)
        | IllegalReason::OwnBase(card)
        | IllegalReason::NoUnitFor(card)
        | IllegalReason::OnWhich(card)
        | IllegalReason::NoOtherCost(card)
        | IllegalReason::NoUnitInPlay(card)
        | IllegalReason::Exhausted(card)
        | IllegalReason::CannotAttack(card)
        | IllegalReason::CannotAttackBases(card)
        | IllegalReason::CannotAttackPlayer(card)
        | IllegalReason::NotAnEnemy(card)
        | IllegalReason::OtherArena(card)
        | IllegalReason::CannotBeAttacked(card)
        | IllegalReason::Hidden(card)
        | IllegalReason::Sentinel(card)
        | IllegalReason::NoSuchAbility(card)
        | IllegalReason::NoAbilities(card)
        | IllegalReason::UsedUp(card)
        | IllegalReason::EpicUsed(card)
        | IllegalReason::CannotExhaust(card)
        | IllegalReason::CannotPayCost(card)
        | IllegalReason::ChangesNothing(card)
        | IllegalReason::Uncoordinated(card)
        | IllegalReason::NoLeader(card)
        | IllegalReason::NoEpicDeploy(card)
        | IllegalReason::NotAsUpgrade(card)
        | IllegalReason::DeployCondition(card)
        | IllegalReason::Deployed(card) => [Some(card), None],
        IllegalReason::ForbiddenBy { card, source: other }
        | IllegalReason::CannotBeAttackedBy { card, source: other }
        | IllegalReason::PilotHost { card, unit: other, .. }
        | IllegalReason::NotEligible { card, unit: other } => [Some(card), Some(other)],
    }
}
