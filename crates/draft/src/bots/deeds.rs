//! What a card's text is worth to a bot: points for everything that its ability tree does.
//!
//! A text is walked as a whole: what it may do counts as what it does, and conditions are not weighed. So the points say
//! which texts do more, not how good a card is in a deck.

use ability::{Ability, Amount, CardText, Effect, Filter, Modifier, Part, Player, Side, Target, Tree};
use model::{Card, CardType};
use serde::Deserialize;

/// Points for what texts do: the part `deeds` of `data/packs/bots.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeedWeights {
    damage: i32,
    heal: i32,
    defeat: i32,
    exhaust: i32,
    ready: i32,
    bounce: i32,
    token: i32,
    unit: i32,
    draw: i32,
    discard: i32,
    find: i32,
    play: i32,
    attack: i32,
    control: i32,
    capture: i32,
    resource: i32,
    force: i32,
    price: i32,
    stat: i32,
    keyword: i32,
    usual: UsualDeeds,
    most: i32,
}

/// What the text of a card does on average, by type; for an event so much for each resource of its cost besides.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct UsualDeeds {
    leader: i32,
    unit: i32,
    upgrade: i32,
    event: i32,
    event_per_cost: i32,
}

/// An amount that is not printed as a number counts as this.
const UNKNOWN: i32 = 2;

impl DeedWeights {
    /// The points that a card's text adds to its rating, or takes from it: what it does above what is usual for its type
    /// and cost. A card without a text does nothing.
    pub(crate) fn rate(&self, card: &Card, text: Option<&CardText>) -> i32 {
        let UsualDeeds { leader, unit, upgrade, event, event_per_cost } = &self.usual;
        let usual = match card.kind {
            CardType::Leader => *leader,
            CardType::Unit => *unit,
            CardType::Upgrade => *upgrade,
            CardType::Event => event + event_per_cost * i32::from(card.cost.unwrap_or(0)),
            CardType::Base
            | CardType::TokenUnit
            | CardType::TokenUpgrade
            | CardType::ForceToken
            | CardType::CreditToken => return 0,
        };
        (text.map_or(0, |text| self.text(text)) - usual).clamp(-self.most, self.most)
    }

    /// The points of everything that a text does.
    pub(crate) fn text(&self, text: &CardText) -> i32 {
        let sides = text.abilities.iter().chain(&text.unit).chain(&text.pilot);
        sides.map(|ability| self.ability(ability)).sum()
    }

    fn ability(&self, ability: &Ability) -> i32 {
        let mut points = 0;
        ability.walk(&mut |part| {
            if let Part::Step(step) = part {
                points += self.step(step);
            } else if let Part::Modifier(modifier) = part {
                points += self.modifier(modifier);
            }
        });
        points
    }

    /// The points of one step, without what is inside it.
    fn step(&self, step: &Effect) -> i32 {
        match step {
            Effect::Damage { amount, to, .. } => self.damage * number(amount) * harm(to),
            Effect::DamageDivided { amount, .. } => self.damage * number(amount),
            // Its player chooses where it goes.
            Effect::IndirectDamage { amount, .. } => self.damage * number(amount) / 2,
            Effect::Heal { amount, .. } => self.heal * amount.as_ref().map_or(UNKNOWN, number),
            Effect::HealUpTo { amount, .. } | Effect::HealDivided { amount, .. } => self.heal * number(amount),
            Effect::Defeat(target) => self.defeat * harm(target),
            Effect::Exhaust(target) => self.exhaust * harm(target),
            Effect::Ready(_) => self.ready,
            Effect::Return(target) => self.bounce * harm(target),
            Effect::Give { count, .. } | Effect::GiveDivided { amount: count, .. } => self.token * number(count),
            Effect::GiveAnother(_) => self.token,
            Effect::Create { count, who, .. } => self.unit * number(count) * own(who),
            Effect::TakeControl { .. } | Effect::ExchangeControl(_) => self.control,
            Effect::Resource { .. } => self.resource,
            Effect::Capture { .. } => self.capture,
            Effect::Attack { .. } => self.attack,
            Effect::Play { .. } | Effect::PlayEach { .. } => self.play,
            Effect::Draw { count, who } => self.draw * number(count) * own(who),
            Effect::DiscardFromHand { count, who, .. } => -self.discard * number(count) * own(who),
            Effect::DiscardHand(who) => -self.discard * UNKNOWN * own(who),
            Effect::Search { .. } | Effect::Put { .. } | Effect::Rescue(_) => self.find,
            Effect::TheForceIsWith(who) => self.force * own(who),
            // What is paid for the steps that follow.
            Effect::UseTheForce => -self.force,
            Effect::Pay(amount) | Effect::PayUpTo { most: Some(amount) } => -self.price * number(amount),
            Effect::Disclose { .. } | Effect::PayUpTo { most: None } => -self.price,
            Effect::UseAgain
            | Effect::UseAbility { .. }
            | Effect::ExtraAction
            | Effect::CollectAgain
            | Effect::CollectBounties(_) => self.find,
            Effect::NextCardGains(..) => self.keyword,
            // They join other steps, or choose and look alone; what is gained is counted where it stands.
            Effect::May(_)
            | Effect::MayBy(..)
            | Effect::IfYouDo { .. }
            | Effect::If { .. }
            | Effect::Modes { .. }
            | Effect::ForEach(..)
            | Effect::Repeat(..)
            | Effect::ForEachPlayer(..)
            | Effect::They(..)
            | Effect::Delay(..)
            | Effect::As(..)
            | Effect::After(_)
            | Effect::AtOnce(_)
            | Effect::Gain { .. }
            | Effect::Rule { .. }
            | Effect::Bind(_)
            | Effect::ChoosePlayer(_)
            | Effect::ChoosePlayers(_)
            | Effect::NameCard
            | Effect::ChooseNumber
            | Effect::ChooseArena
            | Effect::ChooseAttribute(_)
            | Effect::Look(_)
            | Effect::LookAtHand(_)
            | Effect::Reveal(_)
            | Effect::RevealHand(_)
            | Effect::Discard(_)
            | Effect::Attach { .. }
            | Effect::Move { .. }
            | Effect::Deploy(_)
            | Effect::Mill { .. }
            | Effect::Shuffle(_)
            | Effect::Arrange(_)
            | Effect::RevealUntilStop(_)
            | Effect::Lose(_)
            | Effect::Win(_)
            | Effect::Flip(_) => 0,
        }
    }

    /// The points of one modifier: whoever has it, it is given where it helps.
    fn modifier(&self, modifier: &Modifier) -> i32 {
        if let Modifier::Stats(power, hp) = modifier {
            self.stat * (number(power).abs() + number(hp).abs())
        } else if let Modifier::Keyword(_) | Modifier::KeywordX(..) = modifier {
            self.keyword
        } else {
            0
        }
    }
}

/// The number that is printed, at most 6: nobody needs more of anything.
fn number(amount: &Amount) -> i32 {
    if let Amount::N(number) = amount { i32::from(*number).clamp(-6, 6) } else { UNKNOWN }
}

/// How much good a harmful step does: to one's own cards it is a price, to several it counts twice.
fn harm(target: &Target) -> i32 {
    let side = |filter: &Filter| if filter.side == Side::Friendly { -1 } else { 1 };
    match target {
        Target::This | Target::Attached | Target::Attacker | Target::Base(Player::You) => -1,
        Target::All(filter) | Target::AnyNumber(filter) | Target::UpTo(_, filter) | Target::Exactly(_, filter) => {
            2 * side(filter)
        }
        Target::Choose(filter) | Target::Random(_, filter) => side(filter),
        Target::Defender
        | Target::Subject
        | Target::It
        | Target::Named(_)
        | Target::Base(_)
        | Target::ChosenBy(..)
        | Target::CombinedCost(..)
        | Target::HostOf(_)
        | Target::UpgradesOn(_)
        | Target::Top(..)
        | Target::Itself
        | Target::These(_)
        | Target::Together(..)
        | Target::OneOfEach(..)
        | Target::Given
        | Target::Damaged
        | Target::Exploited => 1,
    }
}

/// Whether it is done by, or for, the card's own player: 1, for opponents -1.
fn own(who: &Player) -> i32 {
    if let Player::InOrder(inner) = who {
        return own(inner);
    }
    if matches!(who, Player::Opponent | Player::EachOpponent | Player::Defending | Player::ControllerOf(_)) {
        -1
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::super::ratings::Weights;
    use super::*;

    fn weights() -> Weights {
        ron::from_str(include_str!("../../../../data/packs/bots.ron")).unwrap()
    }

    /// The points of a text with these abilities.
    fn points(abilities: &str) -> i32 {
        let file = format!(r#"(vanilla: [], cards: [(id: "SOR_041", abilities: [{abilities}])])"#);
        weights().deeds.text(&ability::Texts::read("test", &file).unwrap().cards[0])
    }

    /// More of the same is worth more, what is paid for it less; what helps opponents or harms one's own side is a price.
    #[test]
    fn what_a_text_does_counts() {
        assert!(points("Event([Draw(count: 2)])") > points("Event([Draw()])"));
        assert!(points("Event([Draw()])") > points("Event([IfYouDo(do: [May([UseTheForce])], then: [Draw()])])"));
        assert!(points("Event([TheForceIsWith(You)])") > 0);
        assert!(points("Event([Draw(who: EachOpponent)])") < 0);
        assert!(points("Event([DiscardFromHand(who: EachOpponent)])") > 0);
        assert!(points("Event([Damage(amount: 3, to: Base(You))])") < 0);
        assert!(points("Event([Defeat(Choose(side: Enemy))])") > points("Event([Damage(amount: 2, to: Choose())])"));
        assert!(points("Event([Disclose(icons: [Command])])") < 0);
    }

    /// What texts add is above and below the usual alike: over all written cards of a type it is about nothing.
    #[test]
    fn texts_add_nothing_on_average() {
        let catalog = catalog::Catalog::embedded().unwrap();
        let weights = weights();
        let (vanilla, texts) = catalog::texts::embedded().unwrap();
        let all = texts.iter().map(|text| (text.id, Some(text))).chain(vanilla.iter().map(|number| (*number, None)));
        let cards: Vec<(&Card, i32)> = all
            .filter_map(|(number, text)| {
                let card = catalog.card(catalog.by_number(number)?);
                Some((card, weights.deeds.rate(card, text)))
            })
            .collect();
        for kind in [CardType::Leader, CardType::Unit, CardType::Upgrade, CardType::Event] {
            let of: Vec<i32> = cards.iter().filter(|(card, _)| card.kind == kind).map(|(_, points)| *points).collect();
            let sum: i32 = of.iter().sum();
            assert!(sum.abs() <= 2 * of.len() as i32, "{kind:?}: {sum} of {}", of.len());
            assert!(of.iter().any(|points| *points > 3) && of.iter().any(|points| *points < 0), "{kind:?}");
        }
    }
}
