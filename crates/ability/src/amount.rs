//! Numbers used in card texts.

use std::fmt;

use model::{Aspect, Keyword};
use ron::value::RawValue;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::walk::{Part, Tree, see, tree};
use crate::{AbilityKind, Binding, Condition, Filter, PastEvent, PlayerFilter, Target, load};

/// A number, computed when it is needed. Counts are never below 0. In RON a fixed number is written without a variant:
/// `Draw(count: 2)`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Amount {
    /// Number of cards that match. For resources `(is: Resource, side: Friendly)`, for cards in hand `(is: Card, zone:
    /// Hand, side: Friendly)`.
    Count(Box<Filter>),
    /// Number of these cards.
    CountOf(Target),
    /// Number of times it happened this phase.
    Times(PastEvent),
    /// The power of a card, or the total of several cards. Cards that left play have their last known power (CR 8.11).
    Power(Target),
    /// The modified HP of a card.
    Hp(Target),
    /// The remaining HP of a card.
    RemainingHp(Target),
    /// The damage on a card; for several cards, the total.
    Damage(Target),
    /// The printed cost of a card; for several cards, the total.
    Cost(Target),
    /// Number of different aspects among these cards.
    DifferentAspects(Target),
    /// Number of icons of an aspect on these cards.
    Icons(Aspect, Target),
    /// Number of different costs among these cards.
    DifferentCosts(Target),
    /// The total number of a keyword on a card (CR 7.5.4); for several cards, the total of all.
    KeywordNumber(Keyword, Target),
    /// Number of abilities of that kind on these cards.
    Abilities(AbilityKind, Target),
    /// Number of different names among these cards (CR 8.23.2).
    DifferentNames(Target),
    /// Number of different keywords on these cards; each counts once, whatever its number (CR 7.5.4).
    DifferentKeywords(Target),
    /// The difference between the highest and the lowest printed cost among these cards. 0 for fewer than two cards.
    CostDifference(Target),
    /// Result of the last step: damage dealt or healed, cards drawn or discarded, resources paid, the number named.
    Done,
    /// Result of a step bound with `As`.
    DoneBy(Binding),
    /// The excess damage that the last step dealt to this unit: the part beyond its remaining HP (CR 1.9.11).
    Excess(Target),
    /// The combat damage that the attacker has dealt to bases in the attack that the ability is about (CR 1.9.10).
    CombatDamageToBases,
    /// The amount that the trigger carries: damage dealt.
    Carried,
    /// Number of resources the player can pay now, including substitutes such as Credits (CR 1.7, 3.7.13).
    Means,
    /// The sum of these amounts.
    Sum(Vec<Amount>),
    /// The product of a number and an amount.
    Times2(i16, Box<Amount>),
    /// Half of the amount, rounded as given.
    Half(Box<Amount>, Rounding),
    /// The amount divided by this number, rounded down: "for every 2".
    Every(i16, Box<Amount>),
    /// The largest of these.
    Most(Vec<Amount>),
    /// Number of these players.
    Players(PlayerFilter),
    /// The largest value over these players, with each player bound as `That`.
    MostAmong(PlayerFilter, Box<Amount>),
    /// The smallest value over these players, with each player bound as `That`.
    LeastAmong(PlayerFilter, Box<Amount>),
    /// The resources that were paid to play a card (CR 1.8).
    Paid(Target),
    /// The first amount when the condition holds, otherwise the second ("or 10 instead if").
    If {
        /// The condition that selects the amount.
        #[serde(rename = "if")]
        condition: Box<Condition>,
        /// The amount when it holds.
        then: Box<Amount>,
        /// The amount when it does not hold.
        #[serde(rename = "else")]
        otherwise: Box<Amount>,
    },
    /// A fixed number, written without `N` in the data.
    // Must be last: serde counts a skipped variant when serializing but not when deserializing.
    #[serde(skip)]
    N(i16),
}

impl Amount {
    /// Returns the number if it is fixed.
    pub fn number(&self) -> Option<i16> {
        if let Amount::N(number) = self { Some(*number) } else { None }
    }

    /// Returns `true` if the amount depends on the affected card ([`Target::Itself`]).
    pub fn depends_on_itself(&self) -> bool {
        let mut depends = false;
        self.walk(&mut |part| depends |= matches!(part, Part::Target(Target::Itself)));
        depends
    }

    /// Returns the amount with its sign reversed if it is below 0.
    pub fn negated(&self) -> Option<Amount> {
        if let Amount::Times2(-1, inner) = self {
            return Some((**inner).clone());
        }
        self.number().filter(|number| *number < 0).map(|number| Amount::N(-number))
    }
}

/// An amount other than a fixed number, in the packed form.
struct Word<A>(A);

impl Serialize for Word<&Amount> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Amount::serialize(self.0, serializer)
    }
}

impl<'de> Deserialize<'de> for Word<Amount> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Amount::deserialize(deserializer).map(Word)
    }
}

/// Packed form: an optional fixed number, followed by another variant if there is none.
impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = if let Amount::N(number) = self { Some(*number) } else { None };
        let mut parts = serializer.serialize_tuple(2)?;
        parts.serialize_element(&number)?;
        if number.is_none() {
            parts.serialize_element(&Word(self))?;
        }
        parts.end()
    }
}

/// Reads the two parts of a packed amount.
struct Packed;

impl<'de> Visitor<'de> for Packed {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a packed amount")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Amount, A::Error> {
        let missing = || A::Error::custom("a packed amount has two parts");
        if let Some(number) = parts.next_element::<Option<i16>>()?.ok_or_else(missing)? {
            return Ok(Amount::N(number));
        }
        parts.next_element::<Word<Amount>>()?.map(|word| word.0).ok_or_else(missing)
    }
}

/// RON has no look-ahead, so the raw text of an amount is read first. A fixed number is [`Amount::N`], anything else is
/// another variant.
impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return deserializer.deserialize_tuple(2, Packed);
        }
        let raw = <&RawValue>::deserialize(deserializer)?;
        let text = raw.get_ron().trim();
        // Removing comments parses the text again, so only do it if the text does not start with a word.
        let without_comments =
            || if text.starts_with(char::is_alphabetic) { None } else { raw.trim().get_ron().parse().ok() };
        if let Some(number) = text.parse().ok().or_else(without_comments) {
            return Ok(Amount::N(number));
        }
        let read = || {
            let mut inner = ron::Deserializer::from_str_with_options(text, &load::options())?;
            Amount::deserialize(&mut inner).map_err(|error| inner.span_error(error))
        };
        read().map_err(|error| {
            D::Error::custom(format!("{text} is not an amount, neither a number nor a word: {}", error.code))
        })
    }
}

/// Rounding direction of a half.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rounding {
    /// To the next whole number.
    Up,
    /// To the whole number before.
    Down,
}

/// A bound on a number.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Range {
    /// At most this amount.
    AtMost(Box<Amount>),
    /// At least this amount.
    AtLeast(Box<Amount>),
    /// Exactly this amount.
    Exactly(Box<Amount>),
}

tree!(Amount, |amount, see| match amount {
    Amount::N(_) | Amount::Done | Amount::DoneBy(_) | Amount::CombatDamageToBases | Amount::Carried | Amount::Means => {
    }
    Amount::Count(filter) => see!(see, Filter filter),
    Amount::CountOf(target)
    | Amount::Power(target)
    | Amount::Hp(target)
    | Amount::RemainingHp(target)
    | Amount::Damage(target)
    | Amount::Cost(target)
    | Amount::DifferentAspects(target)
    | Amount::Icons(_, target)
    | Amount::KeywordNumber(_, target)
    | Amount::DifferentCosts(target)
    | Amount::DifferentNames(target)
    | Amount::DifferentKeywords(target)
    | Amount::Abilities(_, target)
    | Amount::CostDifference(target)
    | Amount::Excess(target)
    | Amount::Paid(target) => see!(see, Target target),
    Amount::Times(past) => see!(see, Past past),
    Amount::Sum(all) | Amount::Most(all) => see!(see, Amount * all),
    Amount::Times2(_, amount) | Amount::Every(_, amount) | Amount::Half(amount, _) => see!(see, Amount amount),
    Amount::Players(player) => see!(see, Player player),
    Amount::MostAmong(player, amount) | Amount::LeastAmong(player, amount) => see!(see, Player player, Amount amount),
    Amount::If { condition, then, otherwise } => see!(see, Condition condition, Amount then, Amount otherwise),
});

tree!(Range, |range, see| {
    let (Range::AtMost(amount) | Range::AtLeast(amount) | Range::Exactly(amount)) = range;
    see!(see, Amount amount);
});

#[cfg(test)]
mod tests {
    use super::Amount;
    use crate::{Ability, Effect, PlayerEffect, Texts};

    fn count(amount: &str) -> Result<Amount, String> {
        let file = format!("(cards: [(id: \"XYZ_001\", abilities: [Event([Draw(count: {amount})])])])");
        let texts = Texts::read("invented.ron", &file).map_err(|error| error.to_string())?;
        match &texts.cards[0].abilities[..] {
            [Ability::Event(block)] => match block.steps() {
                [Effect::Player(PlayerEffect::Draw { count, .. })] => Ok(count.clone()),
                other => Err(format!("{other:?}")),
            },
            other => Err(format!("{other:?}")),
        }
    }

    #[test]
    fn a_bare_number_is_an_amount() {
        assert_eq!(count("3"), Ok(Amount::N(3)));
        assert_eq!(count("-2 /* fewer */"), Ok(Amount::N(-2)));
        assert_eq!(count("Sum([1, Times2(2, Done)])"), {
            let twice = Amount::Times2(2, Box::new(Amount::Done));
            Ok(Amount::Sum(vec![Amount::N(1), twice]))
        });
    }

    #[test]
    fn an_invalid_amount_names_the_valid_words() {
        for wrong in ["Cuont(side: Friendly)", "N(2)", "99999"] {
            let error = count(wrong).unwrap_err();
            assert!(error.starts_with("invented.ron, line 1, column ") && error.contains(wrong), "{error}");
        }
        assert!(count("Cuont(side: Friendly)").unwrap_err().contains("`CountOf`"));
    }
}
