//! Tree shapes with a shorter text in every language than the sum of their parts.

use ability::{
    Ability, Amount, Binding, CardEffect, CardModifier, ChoiceEffect, Condition, ConstantAbility, Controller,
    Destination, Effect, EventChange, Filter, FlowEffect, Kind, Modifier, PastEvent, PhaseMark, PlayerEffect,
    PlayerFilter, ReplacedEvent, Replacement, ReplacementLimit, Step, Target, Token, UnitRule, ValueModifier, Zone,
};

/// Returns `true` if a condition is about past events only: "if", not "while".
pub(crate) fn is_past(condition: &Condition) -> bool {
    if let Condition::Happened(_) = condition {
        return true;
    }
    let Condition::Is(_, filter) = condition else { return false };
    let goes_on = |mark: &PhaseMark| {
        matches!(mark, PhaseMark::Attacking | PhaseMark::Defending | PhaseMark::Ambushing | PhaseMark::Plot)
    };
    let bare = Filter { marks: Vec::new(), zone: Zone::Play, ..(**filter).clone() } == Filter::default();
    bare && !filter.marks.is_empty() && !filter.marks.iter().any(goes_on)
}

/// Returns the side whose cards were discarded, if hand and deck are treated alike.
pub(crate) fn discarded_from_hand_or_deck(parts: &[Condition]) -> Option<&Controller> {
    match parts {
        [Condition::Happened(one), Condition::Happened(other)] => match (one, other) {
            (PastEvent::Discarded(side), PastEvent::DiscardedFromDeck(same)) if side == same => Some(side),
            _ => None,
        },
        _ => None,
    }
}

/// Matches a filter for cards in play of several kinds, and returns a filter for units and the kinds: "a friendly unit
/// or upgrade".
pub(crate) fn of_kinds_in_play(filter: &Filter) -> Option<(Vec<Kind>, Filter)> {
    let plain =
        |one: &Filter| *one == Filter::of(one.is) && matches!(one.is, Kind::Unit | Kind::Upgrade | Kind::Leader);
    if filter.is != Kind::Card || filter.zone != Zone::Play || filter.any.len() < 2 || !filter.any.iter().all(plain) {
        return None;
    }
    let kinds = filter.any.iter().map(|one| one.is).collect();
    Some((kinds, Filter { is: Kind::Unit, any: Vec::new(), ..filter.clone() }))
}

/// Returns `true` if a filter only requires that the reader owns the card.
pub(crate) fn is_only_owned(filter: &Filter) -> bool {
    let side = Controller::OwnedBy(PlayerFilter::You);
    *filter == Filter { is: filter.is, zone: filter.zone, side, ..Filter::default() }
        && matches!(filter.is, Kind::Card | Kind::Unit)
        && filter.zone == Zone::Any
}

/// Matches counts of cards that differ only in kind. Returns the filter for one of the kinds, and all kinds.
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

/// Returns the cards whose number is compared, and the players to compare with each. More than the player with the most
/// is more than each of them.
pub(crate) fn compared_with(amount: &Amount, more: bool) -> Option<(&Filter, Option<&PlayerFilter>)> {
    if let Amount::Count(than) = amount {
        return Some((than, None));
    }
    let Amount::MostAmong(player, inner) = amount else { return None };
    let Amount::Count(than) = &**inner else { return None };
    more.then_some((than, Some(player)))
}

/// Returns the cost reduction for each of several conditions.
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

/// Returns the steps of a condition that only asks if the first of them can be done. The rest may be done anyway, since
/// a player does as much as possible in any case (CR 8.16.1).
pub(crate) fn as_much_as_can_be_done<'s>(
    condition: &Condition,
    then: &'s ability::Block,
    otherwise: Option<&ability::Block>,
) -> Option<&'s ability::Block> {
    let (Condition::Exists(asked), [Effect::Flow(FlowEffect::May(all))]) = (condition, then.steps()) else {
        return None;
    };
    let [Effect::Flow(FlowEffect::May(rest))] = otherwise?.steps() else { return None };
    let [Effect::Card(CardEffect::Return(Target::Choose(first))), others @ ..] = all.steps() else { return None };
    (**first == **asked && others == rest.steps()).then_some(then)
}

/// Matches steps that search a hand and a deck, discard and shuffle. Returns the player and the filter.
pub(crate) fn searched_and_discarded(steps: &[Step]) -> Option<(&PlayerFilter, Filter)> {
    let [
        Effect::Choice(ChoiceEffect::LookAtHand(who)),
        Effect::Choice(ChoiceEffect::Look(Target::All(deck))),
        Effect::Card(CardEffect::Discard(Target::AnyNumber(from_hand))),
        Effect::Card(CardEffect::Discard(Target::AnyNumber(from_deck))),
        Effect::Player(PlayerEffect::Shuffle(shuffles)),
    ] = steps
    else {
        return None;
    };
    let whole = Filter { zone: Zone::Deck, side: Controller::Of(who.clone()), ..Filter::of(Kind::Card) };
    let cards = Filter { zone: Zone::Any, side: Controller::Any, ..(**from_hand).clone() };
    let alike = |zone: Zone| Filter { zone, side: Controller::Of(who.clone()), ..cards.clone() };
    let both = **from_hand == alike(Zone::Hand) && **from_deck == alike(Zone::Deck);
    (shuffles == who && **deck == whole && both).then_some((who, cards))
}

/// Matches consecutive tokens given to the same card. Returns them with their numbers, and the number of steps.
pub(crate) fn given_together(
    steps: &[Step],
    is_choice: impl Fn(&Target) -> bool,
) -> Option<(&Target, Vec<(Token, i16)>)> {
    let [Effect::Card(CardEffect::Give { to, .. }), ..] = steps else { return None };
    let same = |each: &Target| *each == Target::It || (each == to && !is_choice(to));
    let mut tokens = Vec::new();
    for step in steps {
        let Effect::Card(CardEffect::Give { token, count: Amount::N(count), to: each }) = step else { break };
        if !tokens.is_empty() && !same(each) {
            break;
        }
        tokens.push((*token, *count));
    }
    (tokens.len() > 1).then_some((to, tokens))
}

/// Matches constant abilities that grant the keywords another card has, one ability per keyword. Returns the condition
/// with the first keyword, and the granted keywords.
pub(crate) fn same_keywords<'s>(abilities: &[&'s Ability]) -> Option<(&'s Filter, Vec<&'s Modifier>)> {
    let mut first: Option<(&ConstantAbility, &Filter)> = None;
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

/// Matches a constant ability that gives this card the keyword another card has.
fn keyword_of_another(ability: &Ability) -> Option<(&ConstantAbility, &Filter)> {
    let Ability::Constant(constant) = ability else { return None };
    let Some(Condition::Exists(filter)) = &constant.condition else { return None };
    let ([asked], [gives]) = (filter.keywords.as_slice(), constant.gives.as_slice()) else { return None };
    let given = if let Modifier::Value(ValueModifier::KeywordX(keyword, number)) = gives {
        number.number().map(|_| keyword)?
    } else if let Modifier::Value(ValueModifier::Keyword(keyword)) = gives {
        keyword
    } else {
        return None;
    };
    (given == asked && constant.on == Target::This).then_some((constant, filter))
}

/// A step with a larger number under a condition: "deal 3 damage to a unit. If ..., you may deal 5 damage to that unit
/// instead".
pub(crate) struct MoreInstead<'s> {
    /// The step with the smaller number, which chooses the target of both.
    pub less: Step,
    /// The name of the target.
    pub name: Option<Binding>,
    pub condition: &'s Condition,
    /// The step with the larger number.
    pub more: &'s Step,
    /// Number of steps of the block covered by it.
    pub steps: usize,
}

/// Matches first steps that choose a card and then do less or more to it.
pub(crate) fn more_instead(steps: &[Step]) -> Option<MoreInstead<'_>> {
    if let [Effect::Flow(FlowEffect::As(name, bind)), Effect::Flow(FlowEffect::If { condition, then, otherwise }), ..] =
        steps
        && let Effect::Choice(ChoiceEffect::Bind(chosen)) = &**bind
    {
        let (more, less) = either(then, otherwise.as_ref())?;
        let to = if let Target::Choose(_) = chosen { chosen } else { return None };
        return Some(MoreInstead { less: done_to(less, *name, to)?, name: Some(*name), condition, more, steps: 2 });
    }
    let [Effect::Flow(FlowEffect::If { condition, then, otherwise }), ..] = steps else { return None };
    let (more, less) = either(then, otherwise.as_ref())?;
    Some(MoreInstead { less: less.clone(), name: None, condition, more, steps: 1 })
}

/// Returns the two steps to choose from under a condition, and the one used otherwise.
fn either<'s>(then: &'s ability::Block, otherwise: Option<&'s ability::Block>) -> Option<(&'s Step, &'s Step)> {
    let [Effect::Flow(FlowEffect::Modes { choose: Amount::N(1), by: PlayerFilter::You, of, repeat: false })] =
        then.steps()
    else {
        return None;
    };
    let [more, same] = of.as_slice() else { return None };
    let ([more], [less]) = (more.steps(), otherwise?.steps()) else { return None };
    let [same] = same.steps() else { return None };
    alike(same, less).then_some((more, less))
}

/// Returns `true` if two steps are equal, ignoring whether they are optional.
fn alike(one: &Step, other: &Step) -> bool {
    if let (Effect::Flow(FlowEffect::May(one)), Effect::Flow(FlowEffect::May(other))) = (one, other) {
        return one.steps() == other.steps();
    }
    one == other
}

/// Returns the step with another target in place of this name.
fn done_to(step: &Step, name: Binding, to: &Target) -> Option<Step> {
    let named = Target::Named(name);
    let mut step = step.clone();
    let Effect::Card(
        CardEffect::Damage { to: of, .. } | CardEffect::Give { to: of, .. } | CardEffect::Heal { from: of, .. },
    ) = &mut step
    else {
        return None;
    };
    if *of != named {
        return None;
    }
    *of = to.clone();
    Some(step)
}

/// Returns `true` if a player is chosen only for revealing the top of their deck: "reveal the top card of a deck".
pub(crate) fn reveals_of_any_deck(steps: &[Step]) -> bool {
    let [Effect::Choice(ChoiceEffect::ChoosePlayer(PlayerFilter::Any)), reveal, next, ..] = steps else { return false };
    matches!(next.unnamed(), Effect::Choice(ChoiceEffect::ChoosePlayer(_)))
        && matches!(reveal.unnamed(), Effect::Choice(ChoiceEffect::Reveal(Target::Top(_, PlayerFilter::That))))
}

/// Matches a modifier that a played card gains if a condition on its play holds. Returns the condition and the
/// modifier.
pub(crate) fn gained_if(gives: &[Modifier]) -> Option<(&Condition, &[Modifier])> {
    let [Modifier::Value(ValueModifier::Ability(granted))] = gives else { return None };
    let Ability::Constant(constant) = granted.ability() else { return None };
    let condition = constant.condition.as_ref().filter(|each| is_past(each))?;
    let own = matches!(condition, Condition::Is(Target::This, _)) && constant.on == Target::This;
    own.then_some((condition, constant.gives.as_slice()))
}

/// Returns `true` if a constant ability is about rescued units entering play. They enter play when they are rescued.
pub(crate) fn enters_as_rescued(constant: &ConstantAbility) -> bool {
    let Target::All(filter) = &constant.on else { return false };
    filter.marks == [PhaseMark::Rescued] && constant.gives == [Modifier::Rule(UnitRule::EntersReady)]
}

/// A change of damage by a constant ability.
pub(crate) struct ChangedDamage<'s> {
    pub combat: Option<bool>,
    pub by: Option<&'s Filter>,
    pub abilities: Option<&'s Controller>,
    /// `true` if it applies to damage to any unit or base.
    pub anything: bool,
    pub may: bool,
    pub becomes: &'s EventChange,
}

/// Matches a constant ability that only changes damage, each time. Returns the change and the damaged cards.
pub(crate) fn changed_damage(constant: &ConstantAbility) -> Option<(ChangedDamage<'_>, &Target)> {
    let [Modifier::Card(CardModifier::Instead(instead))] = constant.gives.as_slice() else { return None };
    let Replacement { of, times: ReplacementLimit::Each, defeating: None, may, becomes, then: None } = instead else {
        return None;
    };
    let ReplacedEvent::Damage { combat, by, abilities, at_least: None } = of else { return None };
    let all = Target::All(Box::new(Filter::of(Kind::UnitOrBase)));
    let anything = constant.on == all && by.is_none();
    if *may && !(anything && abilities.is_some()) {
        return None;
    }
    let (by, abilities) = (by.as_deref(), abilities.as_ref());
    Some((ChangedDamage { combat: *combat, by, abilities, anything, may: *may, becomes }, &constant.on))
}

/// Returns `true` if the first two steps draw one of the top two cards of the deck and discard the other.
pub(crate) fn draws_one_of_two(steps: &[Step]) -> bool {
    let [
        Effect::Card(CardEffect::Put { what: Target::Choose(one), to: Destination::Hand }),
        Effect::Card(CardEffect::Discard(other)),
        ..,
    ] = steps
    else {
        return false;
    };
    let top = |target: &Target, count: i16| {
        let Target::Top(many, PlayerFilter::You) = target else { return false };
        many.number() == Some(count)
    };
    one.among.as_deref().is_some_and(|among| top(among, 2)) && top(other, 1)
}
