//! Parser for the values of search terms.

use model::{Arena, Aspect, AspectIcons, CardNumber, CardType, Keyword, Rarity, SetCode};

use super::error::QueryErrorKind;
use super::facts::SearchFormat;
use super::folded::FoldedText;
use super::key::{Key, Operator};
use super::term::{Comparison, Fact, Field, Operand, StatField, Term};
use super::{Node, Order, OrderBy};
use crate::Catalog;
use crate::effect_tags::EffectTag;
use crate::fold::joined;

/// The word for cards that remove units.
pub(super) const REMOVAL: &str = "removal";
/// Maximum number of accepted values that an error lists.
const MOST_LISTED: usize = 12;

/// The sign `!=`.
const NOT_EQUAL: Operator = Operator::Compare(Comparison::NotEqual);

/// The meaning of a `key:value`.
pub(super) enum ParsedValue {
    Asks(Node),
    Sorts(Vec<Order>),
}

/// Parses the values of a key.
pub(super) fn read(
    catalog: &Catalog,
    key: Key,
    sign: Operator,
    values: &[String],
) -> Result<ParsedValue, QueryErrorKind> {
    if values.is_empty() {
        return Err(QueryErrorKind::NoValue { key: key.word(), example: key.example() });
    }
    if key == Key::Order {
        plain_sign(key, sign)?;
        return values.iter().map(|value| order(value)).collect::<Result<_, _>>().map(ParsedValue::Sorts);
    }
    if key == Key::Aspect {
        return aspects(sign, values).map(ParsedValue::Asks);
    }
    let parts = values.iter().map(|value| one(catalog, key, sign, value)).collect::<Result<Vec<_>, _>>()?;
    if parts.len() > 1
        && sign.comparison().is_some_and(|sign| !matches!(sign, Comparison::Equal | Comparison::NotEqual))
    {
        return Err(QueryErrorKind::NotComparable { key: key.word(), sign: sign.word() });
    }
    let node = match (carries_several(key), figure(key).is_some()) {
        (true, _) => Node::all(parts),
        // With `!=`, every number is excluded separately: cost!=1,2 is neither.
        (false, true) if sign == NOT_EQUAL => return Ok(ParsedValue::Asks(Node::all(parts))),
        (false, _) => Node::any(parts),
    };
    let negative = (key == Key::Not) != (sign == NOT_EQUAL && figure(key).is_none());
    Ok(ParsedValue::Asks(if negative { node.not() } else { node }))
}

/// Returns `true` if a card can have several values: a list then requires all of them, otherwise any.
fn carries_several(key: Key) -> bool {
    matches!(key, Key::Text | Key::Trait | Key::Keyword | Key::Does | Key::Is | Key::Format)
}

/// Returns the number that a key compares, if it is one of numbers.
pub(super) fn figure(key: Key) -> Option<StatField> {
    match key {
        Key::Cost => Some(StatField::Cost),
        Key::Power => Some(StatField::Power),
        Key::Hp => Some(StatField::Hp),
        Key::Number => Some(StatField::Number),
        Key::KeywordValue(keyword) => Some(StatField::Keyword(keyword)),
        Key::Name | Key::Title | Key::Subtitle | Key::Text | Key::Set | Key::Type | Key::Aspect => None,
        Key::Format => None,
        Key::Arena | Key::Trait | Key::Keyword | Key::Does | Key::Rarity | Key::Is | Key::Not | Key::Order => None,
    }
}

/// Rejects signs other than `:`, `=` and `!=`, for keys without an order.
fn plain_sign(key: Key, sign: Operator) -> Result<(), QueryErrorKind> {
    match sign.comparison() {
        None | Some(Comparison::Equal | Comparison::NotEqual) => Ok(()),
        Some(Comparison::Less | Comparison::AtMost | Comparison::Greater | Comparison::AtLeast) => {
            Err(QueryErrorKind::NotComparable { key: key.word(), sign: sign.word() })
        }
    }
}

/// Parses one value. `!=` is parsed as `=`; the caller negates the result.
fn one(catalog: &Catalog, key: Key, sign: Operator, value: &str) -> Result<Node, QueryErrorKind> {
    if let Some(figure) = figure(key) {
        return number(catalog, key, figure, sign.comparison().unwrap_or(Comparison::Equal), value);
    }
    let exactly = matches!(sign, Operator::Compare(Comparison::Equal | Comparison::NotEqual));
    let ordered = match sign.comparison() {
        Some(Comparison::Equal | Comparison::NotEqual) | None => None,
        Some(ordered) => Some(ordered),
    };
    if ordered.is_some() && !matches!(key, Key::Set | Key::Rarity) {
        return Err(QueryErrorKind::NotComparable { key: key.word(), sign: sign.word() });
    }
    let named = |field| Ok(Node::Term(Term::Named { field, exactly, words: FoldedText::of(value) }));
    match key {
        Key::Set => set(catalog, ordered, value),
        Key::Rarity => choose(key, value, rarities()).map(|rarity| {
            let comparison = ordered.unwrap_or(Comparison::Equal);
            Node::Term(Term::Rarity(comparison, rarity))
        }),
        Key::Name => named(Field::Name),
        Key::Title => named(Field::Title),
        Key::Subtitle => named(Field::Subtitle),
        Key::Text => Ok(Node::Term(Term::ContainsWords(FoldedText::of(value)))),
        Key::Type => choose(key, value, types()).map(Node::Term),
        Key::Arena => choose(key, value, arenas()).map(Node::Term),
        Key::Keyword => choose(key, value, keywords()).map(Node::Term),
        Key::Does if joined(value) == REMOVAL => Ok(Node::Term(Term::Removal(catalog.removal().clone()))),
        Key::Does => choose(key, value, effect_words()).map(|tag| Node::Term(does(catalog, tag))),
        Key::Format => choose(key, value, formats()).map(Node::Term),
        Key::Trait => traits(catalog, exactly, value),
        Key::Is | Key::Not => is(value),
        Key::Aspect | Key::Order | Key::Number | Key::Cost | Key::Power | Key::Hp | Key::KeywordValue(_) => {
            Err(QueryErrorKind::NoValue { key: key.word(), example: key.example() })
        }
    }
}

fn number(
    catalog: &Catalog,
    key: Key,
    figure: StatField,
    comparison: Comparison,
    value: &str,
) -> Result<Node, QueryErrorKind> {
    let compare = |amount| Ok(Node::Term(Term::Compare(figure, comparison, amount)));
    if let Ok(number) = value.parse::<i32>() {
        return compare(Operand::Fixed(number));
    }
    if key == Key::Number {
        let plain = value.parse().ok().and_then(|number: CardNumber| catalog.by_number(number));
        let card = plain.ok_or(QueryErrorKind::NotANumber { key: key.word() })?;
        let node = Node::Term(Term::Printed(catalog.card(card).number));
        return match comparison {
            Comparison::Equal => Ok(node),
            Comparison::NotEqual => Ok(node.not()),
            Comparison::Less | Comparison::AtMost | Comparison::Greater | Comparison::AtLeast => {
                Err(QueryErrorKind::NotANumber { key: key.word() })
            }
        };
    }
    match Key::read(value).filter(|other| matches!(other, Key::Cost | Key::Power | Key::Hp)).and_then(self::figure) {
        Some(other) => compare(Operand::Of(other)),
        None => Err(QueryErrorKind::NotANumber { key: key.word() }),
    }
}

fn set(catalog: &Catalog, ordered: Option<Comparison>, value: &str) -> Result<Node, QueryErrorKind> {
    let sets = catalog.sets();
    let codes = sets.iter().map(|set| (set.code.to_string(), set.code));
    let names = sets.iter().map(|set| (set.name.to_string(), set.code));
    let code: SetCode = match choose(Key::Set, value, codes.clone().collect()) {
        Err(QueryErrorKind::UnknownValue { .. }) if value.chars().count() > 2 => {
            choose(Key::Set, value, names.collect()).map_err(|error| match error {
                QueryErrorKind::UnknownValue { key, value, .. } => {
                    QueryErrorKind::UnknownValue { key, value, understood: codes.map(|(code, _)| code).collect() }
                }
                other => other,
            })
        }
        found => found,
    }?;
    let Some(comparison) = ordered else { return Ok(Node::Term(Term::Set(code))) };
    let place = catalog.release_of(code);
    let answers = sets
        .iter()
        .enumerate()
        .filter(|(other, _)| match comparison {
            Comparison::Less => *other < place,
            Comparison::AtMost => *other <= place,
            Comparison::Greater => *other > place,
            Comparison::AtLeast => *other >= place,
            Comparison::Equal => *other == place,
            Comparison::NotEqual => *other != place,
        })
        .map(|(_, set)| set.code);
    Ok(Node::Term(Term::Released(comparison, code, answers.collect())))
}

/// Parses aspects: `:` requires at least these icons, `=` exactly these, `<=` no others; a number compares their count.
fn aspects(sign: Operator, values: &[String]) -> Result<Node, QueryErrorKind> {
    let key = Key::Aspect;
    if let [value] = values {
        if let Ok(count) = value.parse::<i32>() {
            let comparison = sign.comparison().unwrap_or(Comparison::Equal);
            return Ok(Node::Term(Term::Compare(StatField::Icons, comparison, Operand::Fixed(count))));
        }
        if ["double", "doubled"].contains(&value.to_lowercase().as_str()) {
            plain_sign(key, sign)?;
            let node = Node::Term(Term::Is(Fact::Double));
            return Ok(if sign == NOT_EQUAL { node.not() } else { node });
        }
    }
    let none = matches!(values, [value] if ["none", "neutral"].contains(&value.to_lowercase().as_str()));
    let named = values.iter().filter(|_| !none);
    let icons = named.map(|value| choose(key, value, aspect_words())).collect::<Result<Vec<_>, _>>();
    let icons = icons.map_err(|error| match error {
        QueryErrorKind::UnknownValue { key, value, mut understood } => {
            understood.extend(["none", "double", "a number"].map(str::to_owned));
            QueryErrorKind::UnknownValue { key, value, understood }
        }
        other => other,
    })?;
    let icons = AspectIcons::new(icons).map_err(|_| QueryErrorKind::NotANumber { key: key.word() })?;
    let comparison = match sign.comparison() {
        None if icons.is_empty() => Comparison::Equal,
        None => Comparison::AtLeast,
        Some(comparison) => comparison,
    };
    Ok(Node::Term(Term::Aspects(comparison, icons)))
}

/// Parses a trait; `:` also accepts the start of a trait or of one of its words.
fn traits(catalog: &Catalog, exactly: bool, value: &str) -> Result<Node, QueryErrorKind> {
    let wanted = joined(value);
    let of = |keep: &dyn Fn(&str) -> bool| -> Vec<Node> {
        let known = catalog.traits().iter().filter(|name| keep(&joined(name)));
        known.map(|name| Node::Term(Term::Trait(name.clone()))).collect()
    };
    let mut found = of(&|name| name == wanted);
    if found.is_empty() && !exactly && !wanted.is_empty() {
        found = of(&|name| name.starts_with(&wanted));
    }
    if found.is_empty() && !exactly && !wanted.is_empty() {
        found = of(&|name| name.split(' ').any(|word| word.starts_with(&wanted)));
    }
    if found.is_empty() {
        let unlike = |name: &str| (!name.starts_with(&wanted), strsim::osa_distance(&wanted, name));
        let mut nearest: Vec<_> = catalog.traits().iter().map(|name| (unlike(&joined(name)), &**name)).collect();
        nearest.sort_unstable();
        let understood = nearest.into_iter().take(3).map(|(_, name)| name.to_owned()).collect();
        return Err(QueryErrorKind::UnknownValue { key: Key::Trait.word(), value: value.to_owned(), understood });
    }
    Ok(Node::any(found))
}

/// Parses a value of `is:`: a fact, a type, an aspect, an arena or a rarity.
fn is(value: &str) -> Result<Node, QueryErrorKind> {
    let mut words: Vec<(String, Term)> =
        Fact::ALL.iter().map(|(word, fact)| ((*word).to_owned(), Term::Is(*fact))).collect();
    words.push(("neutral".into(), Term::Aspects(Comparison::Equal, AspectIcons::default())));
    words.extend(types());
    for (word, aspect) in aspect_words() {
        let icons = AspectIcons::new([aspect]).map_err(|_| QueryErrorKind::NotANumber { key: Key::Is.word() })?;
        words.push((word, Term::Aspects(Comparison::AtLeast, icons)));
    }
    words.extend(arenas());
    words.extend(rarities().into_iter().map(|(word, rarity)| (word, Term::Rarity(Comparison::Equal, rarity))));
    choose(Key::Is, value, words).map(Node::Term)
}

fn order(value: &str) -> Result<Order, QueryErrorKind> {
    let (descending, word) = match value.strip_prefix('-') {
        Some(word) => (true, word),
        None => (false, value),
    };
    if word.is_empty() {
        return Err(QueryErrorKind::NoValue { key: Key::Order.word(), example: Key::Order.example() });
    }
    let words = OrderBy::ALL.iter().map(|by| (by.word().to_owned(), *by)).collect();
    choose(Key::Order, word, words).map(|by| Order { by, descending })
}

fn types() -> Vec<(String, Term)> {
    let mut words = vec![("token".to_owned(), Term::Is(Fact::Token))];
    words.extend(CardType::ALL.iter().map(|kind| (kind.word().to_owned(), Term::Type(*kind))));
    words
}

fn arenas() -> Vec<(String, Term)> {
    Arena::ALL.iter().map(|arena| (arena.word().to_owned(), Term::Arena(*arena))).collect()
}

fn formats() -> Vec<(String, Term)> {
    SearchFormat::ALL.iter().map(|format| (format.word().to_owned(), Term::Format(*format))).collect()
}

fn keywords() -> Vec<(String, Term)> {
    Keyword::ALL.iter().map(|keyword| (keyword.word().to_owned(), Term::Keyword(*keyword))).collect()
}

fn effect_words() -> Vec<(String, EffectTag)> {
    EffectTag::ALL.iter().map(|tag| (tag.word().to_owned(), *tag)).collect()
}

/// Returns the term for cards with an effect tag.
fn does(catalog: &Catalog, tag: EffectTag) -> Term {
    let cards = catalog.cards().iter().filter(|card| catalog.effect_tags(card.id).contains(&tag));
    Term::Does(tag, cards.map(|card| card.number).collect())
}

fn rarities() -> Vec<(String, Rarity)> {
    Rarity::ALL.iter().map(|rarity| (rarity.word().to_owned(), *rarity)).collect()
}

/// Returns the aspects by name and by the colour of their icons.
fn aspect_words() -> Vec<(String, Aspect)> {
    let names = Aspect::ALL.iter().map(|aspect| aspect.word());
    let colours = ["blue", "green", "red", "yellow", "white", "black"];
    names.chain(colours).map(str::to_owned).zip(Aspect::ALL.into_iter().cycle()).collect()
}

/// Returns the accepted values for an error, each once: all of a short list, else those most similar to the word.
fn nearest<T>(wanted: &str, listed: &[(String, T)]) -> Vec<String> {
    let mut known: Vec<String> = Vec::new();
    for (word, _) in listed {
        let word = word.to_lowercase();
        if !known.contains(&word) {
            known.push(word);
        }
    }
    if known.len() > MOST_LISTED {
        known.sort_by_cached_key(|word| strsim::osa_distance(wanted, &joined(word)));
        known.truncate(MOST_LISTED);
    }
    known
}

/// Returns the value that a word refers to: exact, plural, or an unambiguous prefix.
fn choose<T: Clone + PartialEq>(key: Key, value: &str, words: Vec<(String, T)>) -> Result<T, QueryErrorKind> {
    let wanted = joined(value);
    let singular = wanted.strip_suffix('s').unwrap_or(&wanted);
    let exact = words.iter().find(|(word, _)| joined(word) == wanted || joined(word) == singular);
    if let Some((_, meant)) = exact {
        return Ok(meant.clone());
    }
    let found: Vec<&(String, T)> =
        words.iter().filter(|(word, _)| !wanted.is_empty() && joined(word).starts_with(&wanted)).collect();
    let listed = |words: &mut dyn Iterator<Item = &(String, T)>| words.map(|(word, _)| word.to_lowercase()).collect();
    // "tok" is a token, although there are token units.
    let one = |first: &(String, T)| found.iter().all(|(word, meant)| *meant == first.1 || word.starts_with(&first.0));
    match found.first() {
        None => Err(QueryErrorKind::UnknownValue {
            key: key.word(),
            value: value.to_owned(),
            understood: nearest(&wanted, &words),
        }),
        Some(first) if one(first) => Ok(first.1.clone()),
        Some(_) => Err(QueryErrorKind::Ambiguous {
            key: key.word(),
            value: value.to_owned(),
            candidates: listed(&mut found.iter().copied()),
        }),
    }
}
