//! English text for filters, as nouns and as predicates.

use ability::{AbilityKind, ArenaFilter, Filter, Kind, PhaseMark, Range, Superlative, Target, Zone};
use model::{Aspect, Keyword, Trait};

use crate::plan::filters::{
    another, differ_in_zone, how, inner, is_one_of_several_kinds, only_among, shares_alone, without_verbs,
};
use crate::plan::{Direction, Head};

use super::Writer;
use super::grammar::list;
use super::nouns::Noun;

/// The noun for cards that were dealt indirect damage, in later sentences.
pub(super) const DAMAGED: &str = "damaged unit or base";

/// A predicate of a card: "is damaged", "costs 3 or less".
enum Said {
    /// Adjective after "is": "damaged".
    Is(String),
    /// A verb with its negation: "has Sentinel", "doesn't have Sentinel".
    Does(String, String),
}

impl Writer<'_> {
    /// Renders the filter as a noun with all its restrictions.
    pub(super) fn noun(&self, filter: &Filter) -> Noun {
        self.noun_for(filter, true, true)
    }

    /// Like [`Writer::noun`], without side and zone, which the sentence provides.
    pub(super) fn noun_alone(&self, filter: &Filter) -> Noun {
        self.noun_for(filter, false, false)
    }

    /// Renders "a unit or base", for a filter with several kinds of cards in play.
    fn one_of_kinds_in_play(&self, filter: &Filter, side: bool, zone: bool) -> Option<Noun> {
        let (kinds, filter) = crate::of_kinds_in_play(filter)?;
        let noun = self.noun_for(&filter, side, zone);
        let words = |several: bool| {
            let words =
                kinds.iter().map(|is| kind(&Filter::of(*is))).map(|(one, many)| if several { many } else { one });
            list(&words.map(str::to_owned).collect::<Vec<_>>(), "or")
        };
        Some(Noun { one: words(false), many: words(true), ..noun })
    }

    fn noun_for(&self, filter: &Filter, side: bool, zone: bool) -> Noun {
        if let Some(noun) = self.given_card(filter) {
            return noun;
        }
        if let Some(noun) = self.one_of_several_kinds(filter, side, zone) {
            return noun;
        }
        if let Some(noun) = self.one_of_kinds_in_play(filter, side, zone) {
            return noun;
        }
        let (one, many) = kind(filter);
        let mut noun = Noun { other: filter.other, one: one.to_owned(), many: many.to_owned(), ..Noun::default() };
        self.names_of(filter, &mut noun);
        if filter.different {
            noun.before.push("different".to_owned());
        }
        states(filter, &mut noun.before);
        let mut nots = Vec::new();
        for one in &filter.not {
            match not_of_kind(filter, one) {
                Some(word) => noun.before.push(format!("non-{word}")),
                None => nots.push(one.clone()),
            }
        }
        let filter = &Filter { not: nots, ..filter.clone() };
        let elsewhere = super::sides::elsewhere(filter);
        noun.other |= elsewhere.is_some() || another(filter);
        noun.definite = filter.marks.contains(&PhaseMark::Attacking) || filter.marks.contains(&PhaseMark::Defending);
        let (before, mut owner) = match (side, self.owned_and_controlled(filter)) {
            (true, Some(both)) => (None, Some(both)),
            (true, None) if elsewhere.is_none() => self.side_of(filter),
            (true | false, _) => (None, None),
        };
        noun.before.extend(before);
        words(filter, &mut noun.before);
        if let Some(ArenaFilter::In(arena)) = &filter.arena {
            noun.before.push(arena.word().to_owned());
        }
        if filter.chosen_aspect {
            noun.after.push("with the chosen aspect".to_owned());
        }
        let numbers = self.numbers(filter);
        if zone && filter.zone != Zone::Play {
            noun.after.extend(numbers);
            // Cards of a given group need no zone.
            noun.after.extend(self.zone(filter).filter(|_| filter.among.is_none() || filter.zone != Zone::Seen));
            noun.after.extend(owner.take());
        } else {
            noun.after.extend(owner.take());
            noun.after.extend(numbers);
        }
        noun.after.extend(self.place(filter));
        match &elsewhere {
            Some(rest) => noun.after.push(self.same_controller(rest)),
            None => noun.after.extend(self.relations(filter)),
        }
        if let Some(places) = self.places(filter) {
            noun.after.push(places);
            noun.after.extend(self.alternatives(&Filter { any: Vec::new(), ..filter.clone() }));
        } else if !side || self.owned_and_controlled(filter).is_none() {
            noun.after.extend(self.alternatives(filter));
        }
        noun.after.extend(marks_after(filter));
        if let Some(most) = filter.most {
            let rest = Filter { most: None, ..filter.clone() };
            noun.definite = true;
            noun.other = false;
            noun.before.clear();
            noun.after = vec![format!("{} among {}", most_word(most), self.noun_for(&rest, side, zone).plural())];
        }
        noun
    }

    /// Renders "from your hand or your discard pile" if the alternatives differ only in zone.
    fn places(&self, filter: &Filter) -> Option<String> {
        let places: Option<Vec<String>> = filter.any.iter().map(|one| self.zone(one)).collect();
        let places = places.filter(|_| differ_in_zone(filter));
        let (first, rest) = places.as_deref()?.split_first()?;
        let preposition = format!("{} ", self.zone_word());
        let rest = rest.iter().map(|place| place.strip_prefix(&preposition).unwrap_or(place).to_owned());
        Some(list(&[first.clone()].into_iter().chain(rest).collect::<Vec<_>>(), "or"))
    }

    /// Returns "this unit" if the filter matches exactly one given card.
    fn given_card(&self, filter: &Filter) -> Option<Noun> {
        let text = self.target(self.that_very_card(filter)?).text;
        Some(Noun { one: text.clone(), many: text, proper: true, ..Noun::default() })
    }

    /// Returns "an event or a unit" if only kinds and zone are given.
    fn one_of_several_kinds(&self, filter: &Filter, side: bool, zone: bool) -> Option<Noun> {
        if !is_one_of_several_kinds(filter) {
            return None;
        }
        let inside: Vec<Noun> = filter
            .any
            .iter()
            .map(|one| {
                let same = one.side == filter.side;
                self.noun_for(one, !same, one.zone != filter.zone && one.zone != Zone::Play)
            })
            .collect();
        let ones: Vec<String> = inside.iter().map(Noun::bare).collect();
        let manys: Vec<String> = inside.iter().map(Noun::plural).collect();
        let mut noun = Noun { other: filter.other, ..Noun::default() };
        let each: Vec<String> = inside.iter().map(Noun::a).collect();
        if inside.iter().any(|one| one.definite || one.other) {
            return Some(Noun { one: list(&each, "or"), many: list(&each, "or"), proper: true, ..noun });
        }
        noun.one = list(&ones, "or");
        noun.many = list(&manys, "or");
        if inside.iter().any(|one| !one.after.is_empty()) && !filter.other {
            noun.indefinite = Some(list(&each, "or"));
        }
        if side && filter.zone == Zone::Play {
            let (before, owner) = self.side_of(filter);
            noun.before.extend(before);
            noun.after.extend(owner);
        }
        if zone && filter.zone != Zone::Play {
            noun.after.extend(self.zone(filter));
        }
        Some(noun)
    }

    fn names_of(&self, filter: &Filter, noun: &mut Noun) {
        if filter.named.is_empty() {
            return;
        }
        let names: Vec<String> = filter.named.iter().map(|name| self.names.card(name)).collect();
        if filter.is == Kind::Character {
            noun.proper = true;
            noun.one = list(&names, "or");
            noun.many = noun.one.clone();
        } else if crate::named_token(filter).is_some() {
            // "an Experience token" rather than "a token upgrade named Experience"
            (noun.one, noun.many) = (format!("{} token", names[0]), format!("{} tokens", names[0]));
        } else {
            noun.after.push(format!("named {}", list(&names, "or")));
        }
    }

    /// Renders "in the same arena as it"; a named arena precedes the noun.
    fn place(&self, filter: &Filter) -> Option<String> {
        match filter.arena.as_ref()? {
            ArenaFilter::In(_) => None,
            ArenaFilter::Different(target) => Some(format!("in a different arena than {}", self.target(target).text)),
            ArenaFilter::Same(target) => Some(format!("in the same arena as {}", self.target(target).text)),
            ArenaFilter::Chosen => Some("in the chosen arena".to_owned()),
        }
    }

    /// Renders numeric limits: "that costs 3 or less", "with 2 or less power".
    fn numbers(&self, filter: &Filter) -> Vec<String> {
        let mut with = Vec::new();
        for (range, what) in [
            (&filter.power, "power"),
            (&filter.printed_power, "printed power"),
            (&filter.remaining_hp, "remaining HP"),
            (&filter.damage, "damage on it"),
        ] {
            with.extend(range.as_ref().map(|range| self.range_of(range, what)));
        }
        with.extend(filter.weaker_than.as_ref().map(|other| format!("less power than {}", self.weaker(other))));
        let keywords: Vec<String> = filter.keywords.iter().map(|keyword| keyword.word().to_owned()).collect();
        if !keywords.is_empty() {
            with.push(list(&keywords, "or"));
        }
        with.extend(filter.has.iter().map(|kind| format!("a \"{}\" ability", kind_word(*kind))));
        with.extend(filter.different_keywords.as_ref().map(|range| self.range_of(range, keywords_word(range))));
        with.extend(filter.plain.map(|plain| if plain { "no abilities" } else { "1 or more abilities" }.to_owned()));
        let mut after = Vec::new();
        with.extend(filter.carries.as_ref().map(|carried| self.on_it(carried)));
        if !with.is_empty() {
            after.push(format!("with {}", list(&with, "and")));
        }
        after.extend(filter.cost.as_ref().map(|cost| format!("with cost {}", self.range(cost))));
        after.extend(filter.odd_cost.map(|odd| format!("with {} cost", if odd { "an odd" } else { "an even" })));
        let and = if after.is_empty() { "" } else { "and " };
        after.extend(filter.carries_no.as_ref().map(|carried| format!("{and}without {}", self.on_it(carried))));
        after
    }

    /// Renders the unit that a unit has less power than: "a friendly unit", "this unit".
    fn weaker(&self, than: &Filter) -> String {
        only_among(than).map_or_else(|| self.noun(than).a(), |one| self.target(one).text)
    }

    /// Renders "a PILOT upgrade on it".
    fn on_it(&self, carried: &Filter) -> String {
        format!("{} on it", self.noun(&Filter { is: Kind::Upgrade, ..carried.clone() }).a())
    }

    /// Renders "a friendly unit" for all friendly units, if one of them is enough.
    pub(super) fn one_of(&self, target: &Target) -> String {
        if let Target::All(filter) = target { self.noun(filter).a() } else { self.target(target).text }
    }

    /// Like [`Writer::one_of`], for a given group: "one of the revealed cards".
    fn with_one_of(&self, target: &Target) -> String {
        let np = self.target(target);
        if np.plural { format!("one of {}", np.text) } else { self.one_of(target) }
    }

    /// Renders relations: "attached to this unit", "that shares a trait with it".
    pub(super) fn relations(&self, filter: &Filter) -> Vec<String> {
        let mut after = Vec::new();
        if let Some(target) = &filter.among {
            after.push(match self.is_damaged(target) {
                true => "that was dealt damage this way".to_owned(),
                false => format!("among {}", self.among(target).text),
            });
        }
        if let Some(beside) = &filter.beside {
            after.push(format!("in the same arena as {}", self.noun(beside).a()));
        }
        if let Some(target) = &filter.on {
            let word = match filter.zone {
                Zone::Captured => "guarded by",
                Zone::Play => "on",
                Zone::Hand
                | Zone::Deck
                | Zone::Discard
                | Zone::Seen
                | Zone::Resources
                | Zone::Everywhere
                | Zone::Any => "that was on",
            };
            after.push(format!("{word} {}", self.one_of(target)));
        }
        if let Some(target) = &filter.fits {
            after.push(format!("that can attach to {}", self.target(target).text));
        }
        if let Some(target) = &filter.takes {
            after.push(format!("that {} can be attached to", self.target(target).text));
        }
        if let Some(target) = &filter.copy_of {
            after.push(format!("that is a copy of {}", self.one_of(target)));
        }
        for (target, what) in [
            (&filter.same_name, "name"),
            (&filter.shares_trait, "trait"),
            (&filter.shares_aspect, "aspect"),
            (&filter.shares_keyword, "keyword"),
        ] {
            let Some(target) = target else { continue };
            let with = self.one_of(target);
            after.push(if what != "name" {
                format!("that shares {} with {}", super::grammar::with_article(what), self.with_one_of(target))
            } else if with.ends_with("name") || (**target == Target::It && self.it.head == Head::Name) {
                "with that name".to_owned()
            } else {
                format!("with the same name as {with}")
            });
        }
        if !filter.except.is_empty() && !another(filter) {
            let names: Vec<String> = filter.except.iter().map(|target| self.target(target).text).collect();
            after.push(format!("other than {}", list(&names, "and")));
        }
        after
    }

    /// Returns `true` if a target is the cards that a previous step damaged.
    pub(super) fn is_damaged(&self, target: &Target) -> bool {
        *target == Target::Damaged || *target == Target::It && self.it.head == Head::Damaged
    }

    /// Renders alternatives: "that is a Rebel unit or an event", "that is not a unit".
    fn alternatives(&self, filter: &Filter) -> Vec<String> {
        let mut after = Vec::new();
        if !filter.any.is_empty() {
            let each: Vec<String> = filter.any.iter().map(|one| self.predicate(&inner(filter, one), false)).collect();
            after.push(format!("that {}", list(&each, "or")));
        }
        if !filter.not.is_empty() {
            let each: Vec<String> = filter.not.iter().map(|one| self.predicate(&inner(filter, one), true)).collect();
            after.push(format!("that {}", list(&each, "and")));
        }
        after
    }

    /// Renders the predicate of a card of known kind. Returns `None` if the filter needs more than verbs.
    pub(super) fn said_of_any(&self, filter: &Filter, not: bool) -> Option<String> {
        let filter = Filter { is: Kind::Unit, ..filter.clone() };
        let rest = without_verbs(&filter, false);
        let said = !self.sayings(&filter).is_empty() && rest == Filter { zone: rest.zone, ..Filter::default() };
        said.then(|| self.predicate(&filter, not))
    }

    /// Renders the predicate of a card that matches: "is a Rebel unit", "has 3 or more power".
    pub(super) fn predicate(&self, filter: &Filter, not: bool) -> String {
        if let Some(unique) = filter.unique
            && *filter == (Filter { zone: Zone::Any, unique: filter.unique, ..Filter::of(Kind::Card) })
        {
            return if unique == not { "is not unique" } else { "is unique" }.to_owned();
        }
        let mut said = self.sayings(filter);
        let rest = without_verbs(filter, false);
        let plain = Filter { is: rest.is, zone: rest.zone, ..Filter::default() };
        let (any, none) = (rest.any.clone(), rest.not.clone());
        let alternatives = Filter { is: Kind::Card, zone: rest.zone, any, not: none, ..Filter::default() };
        if rest == alternatives && rest.zone == Zone::Any && !not && said.is_empty() && rest != plain {
            let words = self.alternatives(&rest);
            let words: Vec<String> = words.iter().map(|each| each.trim_start_matches("that ").to_owned()).collect();
            return list(&words, "and");
        }
        let any_card = rest == Filter { is: Kind::Card, zone: Zone::Any, ..Filter::default() } && !said.is_empty();
        let noun = (rest != plain || rest.is != Kind::Unit || said.is_empty()) && !any_card;
        if noun {
            let mut words = self.noun(&rest).a();
            if !rest.named.is_empty()
                && rest == (Filter { named: rest.named.clone(), zone: rest.zone, ..Filter::default() })
            {
                words = self.noun(&Filter { is: Kind::Character, ..rest.clone() }).a();
            }
            let card = Filter { is: Kind::Card, zone: Zone::Any, ..Filter::default() };
            if !rest.named.is_empty() && rest == (Filter { named: rest.named.clone(), ..card }) {
                words = self.noun(&rest).after.join(" ");
            }
            if rest == Filter::default() {
                words.push_str(" in play");
            }
            said.insert(0, Said::Is(words));
        }
        if not && said.len() > 1 {
            return format!("is not {}", self.noun(filter).a());
        }
        let parts: Vec<String> = said
            .into_iter()
            .map(|each| match (each, not) {
                (Said::Is(what), false) => format!("is {what}"),
                (Said::Is(what), true) => format!("is not {what}"),
                (Said::Does(what, _), false) | (Said::Does(_, what), true) => what,
            })
            .collect();
        list(&parts, "and")
    }

    fn sayings(&self, filter: &Filter) -> Vec<Said> {
        let mut said = self.sayings_of_state(filter);
        said.extend(self.sayings_of_abilities(filter));
        said.extend(self.sayings_of_numbers(filter));
        said.extend(self.sayings_of_shares(filter));
        if filter.zone != Zone::Play && filter.zone != Zone::Any && filter.zone != Zone::Seen {
            let here = self.granted().with(|scene| {
                (scene.toward, scene.named) = (Direction::In, self.named.clone());
                scene.actor = self.actor.clone();
            });
            said.extend(here.zone(filter).map(Said::Is));
        }
        said
    }

    /// Renders the counters and upgrades on a card, and the events of this phase that it was part of.
    fn sayings_of_state(&self, filter: &Filter) -> Vec<Said> {
        let mut said = Vec::new();
        let mut is = |flag: Option<bool>, yes: &str, no: &str| {
            if let Some(flag) = flag {
                said.push(Said::Is(if flag { yes } else { no }.to_owned()));
            }
        };
        is(filter.damaged, "damaged", "undamaged");
        is(filter.exhausted, "exhausted", "ready");
        is(filter.upgraded, "upgraded", "without upgrades");
        for (carried, none) in [(&filter.carries, false), (&filter.carries_no, true)] {
            let Some(carried) = carried else { continue };
            let upgrade = self.on_it(carried);
            let (yes, no) = (format!("has {upgrade}"), format!("doesn't have {upgrade}"));
            said.push(if none { Said::Does(no, yes) } else { Said::Does(yes, no) });
        }
        said.extend(filter.marks.iter().map(|mark| mark_said(*mark, false)));
        said.extend(filter.not_marks.iter().map(|mark| mark_said(*mark, true)));
        said
    }

    fn sayings_of_abilities(&self, filter: &Filter) -> Vec<Said> {
        let mut said = Vec::new();
        said.extend(list_words(&filter.keywords, Keyword::word, "or").map(|keyword| has(&keyword)));
        said.extend(filter.different_keywords.iter().map(|range| has(&self.range_of(range, keywords_word(range)))));
        if let Some(plain) = filter.plain {
            let (yes, no) = ("has no abilities".to_owned(), "has 1 or more abilities".to_owned());
            said.push(if plain { Said::Does(yes, no) } else { Said::Does(no, yes) });
        }
        said.extend(filter.has.iter().map(|kind| has(&format!("a \"{}\" ability", kind_word(*kind)))));
        said
    }

    /// Renders power, HP, damage and cost.
    fn sayings_of_numbers(&self, filter: &Filter) -> Vec<Said> {
        let in_range = |range: &Option<Range>, what: &str| range.as_ref().map(|range| has(&self.range_of(range, what)));
        let mut said = Vec::new();
        said.extend(in_range(&filter.power, "power"));
        said.extend(in_range(&filter.printed_power, "printed power"));
        said.extend(filter.weaker_than.iter().map(|other| has(&format!("less power than {}", self.weaker(other)))));
        said.extend(in_range(&filter.remaining_hp, "remaining HP"));
        said.extend(in_range(&filter.damage, "damage on it"));
        if let Some(cost) = &filter.cost {
            let range = self.range(cost);
            said.push(if range.starts_with(|first: char| first.is_ascii_digit()) {
                Said::Does(format!("costs {range}"), format!("doesn't cost {range}"))
            } else {
                has(&format!("a cost {range}"))
            });
        }
        if let Some(odd) = filter.odd_cost {
            let (yes, no) = if odd { ("odd", "even") } else { ("even", "odd") };
            said.push(Said::Does(format!("has an {yes} cost"), format!("has an {no} cost")));
        }
        said
    }

    /// Renders a trait, aspect or keyword in common with other cards.
    fn sayings_of_shares(&self, filter: &Filter) -> Vec<Said> {
        if filter.is != Kind::Card && !shares_alone(filter) {
            return Vec::new();
        }
        let shared = [
            (&filter.shares_trait, "a trait"),
            (&filter.shares_aspect, "an aspect"),
            (&filter.shares_keyword, "a keyword"),
        ];
        let shares = |(target, what): (&Option<Box<Target>>, &str)| {
            let with = self.with_one_of(target.as_deref()?);
            Some(Said::Does(format!("shares {what} with {with}"), format!("doesn't share {what} with {with}")))
        };
        shared.into_iter().filter_map(shares).collect()
    }
}

/// Splits a filter for played cards into the rest and the way of playing: " using Smuggle", " using Plot".
pub(super) fn how_played(filter: &Filter) -> (Filter, &'static str) {
    let (rest, way) = how(filter, &[PhaseMark::Smuggled, PhaseMark::Plot]);
    let words = way.map(|way| if way == PhaseMark::Plot { " using Plot" } else { " using Smuggle" });
    (rest, words.unwrap_or_default())
}

/// Renders a superlative: "with the most power".
fn most_word(most: Superlative) -> &'static str {
    match most {
        Superlative::Power => "with the most power",
        Superlative::LeastRemainingHp => "with the least remaining HP",
        Superlative::Cost => "with the highest cost",
    }
}

/// Returns the singular and plural of the kind of card.
pub(super) fn kind(filter: &Filter) -> (&'static str, &'static str) {
    match filter.is {
        Kind::Unit => ("unit", "units"),
        Kind::Base => ("base", "bases"),
        Kind::UnitOrBase => ("unit or base", "units or bases"),
        Kind::Upgrade => ("upgrade", "upgrades"),
        Kind::Event => ("event", "events"),
        Kind::Resource => ("resource", "resources"),
        Kind::Leader => ("leader", "leaders"),
        Kind::Character => ("leader or unit", "leaders or units"),
        Kind::Card => ("card", "cards"),
        Kind::Credit => ("Credit token", "Credit tokens"),
        Kind::Token => ("token", "tokens"),
    }
}

/// Returns the kind excluded by a filter for cards or leaders, if nothing else is excluded: "a non-unit card".
fn not_of_kind(filter: &Filter, not: &Filter) -> Option<&'static str> {
    let plain = *not == Filter { is: not.is, zone: not.zone, ..Filter::default() };
    let word = match (filter.is, not.is) {
        (Kind::Card, Kind::Unit | Kind::Event | Kind::Upgrade) | (Kind::Leader, Kind::Unit) => kind(not).0,
        _ => return None,
    };
    plain.then_some(word)
}

fn states(filter: &Filter, before: &mut Vec<String>) {
    let mut state = |flag: Option<bool>, yes: &str, no: &str| {
        if let Some(flag) = flag {
            before.push(if flag { yes } else { no }.to_owned());
        }
    };
    state(filter.damaged, "damaged", "undamaged");
    state(filter.exhausted, "exhausted", "ready");
    state(filter.upgraded, "upgraded", "non-upgraded");
    if filter.marks.contains(&PhaseMark::Attacking) {
        before.push("attacking".to_owned());
    }
    if filter.marks.contains(&PhaseMark::Defending) {
        before.push("defending".to_owned());
    }
    if filter.zone == Zone::Captured && filter.on.is_none() {
        before.push("captured".to_owned());
    }
}

/// Collects adjectives: "unique", "non-leader", "Villainy", "REBEL or TROOPER".
fn words(filter: &Filter, before: &mut Vec<String>) {
    let mut state = |flag: Option<bool>, yes: &str| {
        if let Some(flag) = flag {
            before.push(if flag { yes.to_owned() } else { format!("non-{yes}") });
        }
    };
    state(filter.unique, "unique");
    state(filter.token.filter(|_| crate::named_token(filter).is_none()), "token");
    state(filter.leader.filter(|leader| !leader), "leader");
    before.extend(filter.not_aspects.iter().map(|aspect| format!("non-{}", aspect.word())));
    before.extend(list_words(&filter.aspects, |aspect: Aspect| aspect.word(), "or"));
    for none in &filter.not_traits {
        before.push(format!("non-{}", trait_word(*none)));
    }
    let traits: Vec<String> = filter.traits.iter().map(|each| trait_word(*each)).collect();
    if !traits.is_empty() {
        before.push(list(&traits, "or"));
    }
    // "a SITH leader unit", but "a non-leader SITH unit"
    before.extend(filter.leader.filter(|leader| *leader).map(|_| "leader".to_owned()));
}

/// Returns a trait in capitals, as printed on cards.
pub(super) fn trait_word(each: Trait) -> String {
    each.word().to_uppercase()
}

fn list_words<T: Copy>(items: &[T], word: fn(T) -> &'static str, join: &str) -> Option<String> {
    let words: Vec<String> = items.iter().map(|item| word(*item).to_owned()).collect();
    (!words.is_empty()).then(|| list(&words, join))
}

fn marks_after(filter: &Filter) -> Vec<String> {
    let positive = filter.marks.iter().filter(|mark| !matches!(mark, PhaseMark::Attacking | PhaseMark::Defending));
    let mut after: Vec<String> = positive
        .map(|mark| {
            let by_you = *mark == PhaseMark::PlayedByYou;
            if by_you { "you played this phase".to_owned() } else { that(mark_said(*mark, false), false) }
        })
        .collect();
    let not: Vec<String> = filter.not_marks.iter().map(|mark| that(mark_said(*mark, true), false)).collect();
    let not: Vec<String> = not
        .iter()
        .enumerate()
        .map(|(nth, said)| if nth == 0 { said } else { said.trim_start_matches("that ") }.to_owned())
        .collect();
    after.extend(Some(list(&not, "and")).filter(|said| !said.is_empty()));
    after
}

fn that(said: Said, not: bool) -> String {
    match (said, not) {
        (Said::Is(what), false) => format!("that is {what}"),
        (Said::Is(what), true) => format!("that is not {what}"),
        (Said::Does(what, _), false) | (Said::Does(_, what), true) => format!("that {what}"),
    }
}

/// Returns the noun for counted keywords: a single one cannot be different.
fn keywords_word(range: &Range) -> &'static str {
    if crate::is_any(range) { "keywords" } else { "different keywords" }
}

/// Returns the predicate of a mark; `not` negates it.
fn mark_said(mark: PhaseMark, not: bool) -> Said {
    let (yes, no) = match mark {
        PhaseMark::Attacked => ("attacked this phase", "didn't attack this phase"),
        PhaseMark::AttackedYourBase => ("attacked your base this phase", "didn't attack your base this phase"),
        PhaseMark::PlayedByYou => ("was played by you this phase", "wasn't played by you this phase"),
        PhaseMark::Played => ("was played this phase", "wasn't played this phase"),
        PhaseMark::Entered => ("entered play this phase", "didn't enter play this phase"),
        PhaseMark::EnteredUnderYou => {
            ("entered play under your control this phase", "didn't enter play under your control this phase")
        }
        PhaseMark::EnteredThisRound => ("entered play this round", "didn't enter play this round"),
        PhaseMark::Defeated => ("was defeated this phase", "wasn't defeated this phase"),
        PhaseMark::DefeatedInCombat => ("was defeated by combat damage", "wasn't defeated by combat damage"),
        PhaseMark::Healed => ("was healed this phase", "wasn't healed this phase"),
        PhaseMark::Damaged => ("was dealt damage this phase", "wasn't dealt damage this phase"),
        PhaseMark::Rescued => ("was rescued this phase", "wasn't rescued this phase"),
        PhaseMark::DamagedABase => ("dealt damage to a base this phase", "didn't deal damage to a base this phase"),
        PhaseMark::DamagedEnemyBase => {
            ("dealt damage to an opponent's base this phase", "didn't deal damage to an opponent's base this phase")
        }
        PhaseMark::Discarded => ("was discarded this phase", "wasn't discarded this phase"),
        PhaseMark::PaidWithCredit => {
            ("was paid for by defeating a Credit token", "wasn't paid for by defeating a Credit token")
        }
        PhaseMark::Smuggled => ("was played using Smuggle", "wasn't played using Smuggle"),
        PhaseMark::Ambushing => ("is attacking using Ambush", "isn't attacking using Ambush"),
        PhaseMark::FromHand => ("was played from hand", "wasn't played from hand"),
        PhaseMark::Plot => ("is played using Plot", "isn't played using Plot"),
        PhaseMark::Attacking => ("is attacking", "isn't attacking"),
        PhaseMark::Defending => ("is defending", "isn't defending"),
        PhaseMark::Struck => ("was dealt combat damage by the attacker", "wasn't dealt combat damage by the attacker"),
    };
    if not { Said::Does(no.to_owned(), yes.to_owned()) } else { Said::Does(yes.to_owned(), no.to_owned()) }
}

/// Returns the name of a kind of ability: "When Defeated".
pub(super) fn kind_word(kind: AbilityKind) -> &'static str {
    match kind {
        AbilityKind::WhenDefeated => "When Defeated",
        AbilityKind::OnAttack => "On Attack",
        AbilityKind::WhenPlayed => "When Played",
    }
}

/// Renders "has 3 or more power".
fn has(what: &str) -> Said {
    Said::Does(format!("has {what}"), format!("doesn't have {what}"))
}
