//! Shapes of trees that every language says in fewer words than its parts.

use ability::{Ability, Amount, Condition, Constant, Effect, Filter, Kind, Mark, Modifier, Past, Player, Side, Step};
use ability::{Target, Token, Zone};

/// Whether a condition is about what has happened and does not go on: "if", not "while".
pub(crate) fn is_past(condition: &Condition) -> bool {
    if let Condition::Happened(_) = condition {
        return true;
    }
    let Condition::Is(_, filter) = condition else { return false };
    let goes_on = |mark: &Mark| matches!(mark, Mark::Attacking | Mark::Defending | Mark::Ambushing | Mark::Plot);
    let bare = Filter { marks: Vec::new(), zone: Zone::Play, ..(**filter).clone() } == Filter::default();
    bare && !filter.marks.is_empty() && !filter.marks.iter().any(goes_on)
}

/// Whose cards were discarded, when it is all the same whether from hand or deck.
pub(crate) fn discarded_from_hand_or_deck(parts: &[Condition]) -> Option<&Side> {
    match parts {
        [Condition::Happened(one), Condition::Happened(other)] => match (one, other) {
            (Past::Discarded(side), Past::DiscardedFromDeck(same)) if side == same => Some(side),
            _ => None,
        },
        _ => None,
    }
}

/// A filter for cards in play of any of these kinds, as a filter for units, and the kinds: "a friendly unit or upgrade".
pub(crate) fn of_kinds_in_play(filter: &Filter) -> Option<(Vec<Kind>, Filter)> {
    let plain =
        |one: &Filter| *one == Filter::of(one.is) && matches!(one.is, Kind::Unit | Kind::Upgrade | Kind::Leader);
    if filter.is != Kind::Card || filter.zone != Zone::Play || filter.any.len() < 2 || !filter.any.iter().all(plain) {
        return None;
    }
    let kinds = filter.any.iter().map(|one| one.is).collect();
    Some((kinds, Filter { is: Kind::Unit, any: Vec::new(), ..filter.clone() }))
}

/// Whether a filter says nothing but that the reader owns the card.
pub(crate) fn is_only_owned(filter: &Filter) -> bool {
    let side = Side::OwnedBy(Player::You);
    *filter == Filter { is: filter.is, zone: filter.zone, side, ..Filter::default() }
        && matches!(filter.is, Kind::Card | Kind::Unit)
        && filter.zone == Zone::Any
}

/// Cards that are counted together and are alike but for their kind: the filter for one of the kinds, and all of them.
pub(crate) fn counts_of_kinds(parts: &[Amount]) -> Option<(Filter, Vec<Kind>)> {
    let [Amount::Count(first), _, ..] = parts else { return None };
    let mut kinds = Vec::new();
    for part in parts {
        let Amount::Count(cards) = part else { return None };
        if (Filter { is: first.is, ..(**cards).clone() }) != **first || !matches!(cards.is, Kind::Unit | Kind::Upgrade)
        {
            return None;
        }
        kinds.push(cards.is);
    }
    Some(((**first).clone(), kinds))
}

/// The cards with whose number others are compared, and of each of which players they are: more than the one who has the
/// most is more than each of them.
pub(crate) fn compared_with(amount: &Amount, more: bool) -> Option<(&Filter, Option<&Player>)> {
    if let Amount::Count(than) = amount {
        return Some((than, None));
    }
    let Amount::MostAmong(player, inner) = amount else { return None };
    let Amount::Count(than) = &**inner else { return None };
    more.then_some((than, Some(player)))
}

/// How much less a card costs for each of several conditions that is met.
pub(crate) fn less_if(amount: &Amount) -> Option<Vec<(i16, &Condition)>> {
    let Amount::Sum(parts) = amount else { return None };
    parts
        .iter()
        .map(|part| {
            let Amount::If { condition, then, otherwise } = part else { return None };
            then.number().filter(|_| **otherwise == Amount::N(0)).map(|less| (less, &**condition))
        })
        .collect()
}

/// What may be done where a condition only asks whether the first of it can be done, and the rest may be done without it:
/// a player does as much as possible in any case (CR 8.16.1).
pub(crate) fn as_much_as_can_be_done<'s>(
    condition: &Condition,
    then: &'s ability::Block,
    otherwise: Option<&ability::Block>,
) -> Option<&'s ability::Block> {
    let (Condition::Exists(asked), [Effect::May(all)]) = (condition, then.steps()) else { return None };
    let [Effect::May(rest)] = otherwise?.steps() else { return None };
    let [Effect::Return(Target::Choose(first)), others @ ..] = all.steps() else { return None };
    (**first == **asked && others == rest.steps()).then_some(then)
}

/// Whose hand and deck are searched, and for which cards, by steps that look through both, discard and shuffle.
pub(crate) fn searched_and_discarded(steps: &[Step]) -> Option<(&Player, Filter)> {
    let [
        Effect::LookAtHand(who),
        Effect::Look(Target::All(deck)),
        Effect::Discard(Target::AnyNumber(from_hand)),
        Effect::Discard(Target::AnyNumber(from_deck)),
        Effect::Shuffle(shuffles),
    ] = steps
    else {
        return None;
    };
    let whole = Filter { zone: Zone::Deck, side: Side::Of(who.clone()), ..Filter::of(Kind::Card) };
    let cards = Filter { zone: Zone::Any, side: Side::Any, ..(**from_hand).clone() };
    let alike = |zone: Zone| Filter { zone, side: Side::Of(who.clone()), ..cards.clone() };
    let both = **from_hand == alike(Zone::Hand) && **from_deck == alike(Zone::Deck);
    (shuffles == who && **deck == whole && both).then_some((who, cards))
}

/// Tokens that are given one after the other to the same card, with their numbers, and how many steps that takes.
pub(crate) fn given_together(
    steps: &[Step],
    is_choice: impl Fn(&Target) -> bool,
) -> Option<(&Target, Vec<(Token, i16)>)> {
    let [Effect::Give { to, .. }, ..] = steps else { return None };
    let same = |each: &Target| *each == Target::It || (each == to && !is_choice(to));
    let mut tokens = Vec::new();
    for step in steps {
        let Effect::Give { token, count: Amount::N(count), to: each } = step else { break };
        if !tokens.is_empty() && !same(each) {
            break;
        }
        tokens.push((*token, *count));
    }
    (tokens.len() > 1).then_some((to, tokens))
}

/// Constant abilities that give a card the keywords that another card has, one ability for each keyword: the condition
/// with the first of the keywords, and what is gained.
pub(crate) fn same_keywords<'s>(abilities: &[&'s Ability]) -> Option<(&'s Filter, Vec<&'s Modifier>)> {
    let mut first: Option<(&Constant, &Filter)> = None;
    let mut gained = Vec::new();
    for each in abilities {
        let Some((constant, filter)) = keyword_of_another(each) else { break };
        if let Some((one, asked)) = first {
            let alike = Filter { keywords: asked.keywords.clone(), ..filter.clone() } == *asked;
            if !alike || one.on != constant.on {
                break;
            }
        } else {
            first = Some((constant, filter));
        }
        gained.extend(&constant.gives);
    }
    first.filter(|_| gained.len() > 2).map(|(_, filter)| (filter, gained))
}

/// A constant ability that gives this card the keyword that another card has.
fn keyword_of_another(ability: &Ability) -> Option<(&Constant, &Filter)> {
    let Ability::Constant(constant) = ability else { return None };
    let Some(Condition::Exists(filter)) = &constant.condition else { return None };
    let ([asked], [gives]) = (filter.keywords.as_slice(), constant.gives.as_slice()) else { return None };
    let given = if let Modifier::KeywordX(keyword, number) = gives {
        number.number().map(|_| keyword)?
    } else if let Modifier::Keyword(keyword) = gives {
        keyword
    } else {
        return None;
    };
    (given == asked && constant.on == Target::This).then_some((constant, filter))
}
