//! English text for filters, as nouns and as predicates.

use ability::{AbilityKind, ArenaFilter, Filter, Kind, PhaseMark, Superlative, Target, Zone};
use model::{Aspect, Keyword, Trait};

use crate::plan::Direction;
use crate::plan::features::{Belonging, Feature, Measure, Relation, Shared, Statement, Stronger, features};
use crate::plan::filters::{another, differ_in_zone, how, inner, is_one_of_several_kinds};

use super::Writer;
use super::grammar::list;
use super::nouns::Noun;

/// The noun for cards that were dealt indirect damage, in later sentences.
pub(super) const DAMAGED: &str = "damaged unit or base";

/// The words of a feature.
struct FeatureWords {
    by_noun: Position,
    /// The predicate: "has Sentinel".
    yes: String,
    /// Its negation: "doesn't have Sentinel".
    no: String,
}

/// The position of a feature in the phrase of a noun.
enum Position {
    /// An adjective: "damaged".
    Before(&'static str),
    /// The object of "with": "3 or more power".
    With(String),
    /// The object of "without": "a PILOT upgrade on it".
    Without(String),
    /// The predicate, after "that".
    That,
    /// Words after everything else.
    Last(&'static str),
}

impl FeatureWords {
    fn does(yes: impl Into<String>, no: impl Into<String>) -> FeatureWords {
        FeatureWords { by_noun: Position::That, yes: yes.into(), no: no.into() }
    }

    fn is(adjective: &'static str) -> FeatureWords {
        let by_noun = Position::Before(adjective);
        FeatureWords { by_noun, ..FeatureWords::does(format!("is {adjective}"), format!("is not {adjective}")) }
    }

    fn has(what: String) -> FeatureWords {
        let (yes, no) = (format!("has {what}"), format!("doesn't have {what}"));
        FeatureWords { by_noun: Position::With(what), yes, no }
    }

    /// Returns the words for one of two opposite things.
    fn either(flag: bool, what: [&str; 2]) -> FeatureWords {
        let [this, other] = if flag { what } else { [what[1], what[0]] };
        FeatureWords { no: format!("has {other}"), ..FeatureWords::has(this.to_owned()) }
    }

    fn negated(self) -> FeatureWords {
        FeatureWords::does(self.no, self.yes)
    }
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
        let words: Vec<FeatureWords> = features(filter).into_iter().map(|each| self.feature(each)).collect();
        noun.before.extend(words.iter().filter_map(|each| match each.by_noun {
            Position::Before(adjective) => Some(adjective.to_owned()),
            Position::With(_) | Position::Without(_) | Position::That | Position::Last(_) => None,
        }));
        noun.before.extend((filter.zone == Zone::Captured && filter.on.is_none()).then(|| "captured".to_owned()));
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
        adjectives(filter, &mut noun.before);
        if let Some(ArenaFilter::In(arena)) = &filter.arena {
            noun.before.push(arena.word().to_owned());
        }
        if filter.chosen_aspect {
            noun.after.push("with the chosen aspect".to_owned());
        }
        let numbers = with_and_without(&words);
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
            None => noun.after.extend(self.relations_of(filter)),
        }
        if let Some(places) = self.places(filter) {
            noun.after.push(places);
            noun.after.extend(self.alternatives(&Filter { any: Vec::new(), ..filter.clone() }));
        } else if !side || self.owned_and_controlled(filter).is_none() {
            noun.after.extend(self.alternatives(filter));
        }
        noun.after.extend(after_all(&words));
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
    pub(super) fn relations_of(&self, filter: &Filter) -> Vec<String> {
        self.relations(filter).into_iter().map(|each| self.relation(each)).collect()
    }

    fn relation(&self, relation: Relation<'_>) -> String {
        match relation {
            Relation::DamagedThisWay => "that was dealt damage this way".to_owned(),
            Relation::Among(target) => format!("among {}", self.among(target).text),
            Relation::SameArena(filter) => format!("in the same arena as {}", self.noun(filter).a()),
            Relation::On(how, target) => {
                let word = match how {
                    Belonging::GuardedBy => "guarded by",
                    Belonging::AttachedTo => "on",
                    Belonging::WasAttachedTo => "that was on",
                };
                format!("{word} {}", self.one_of(target))
            }
            Relation::CanAttachTo(target) => format!("that can attach to {}", self.target(target).text),
            Relation::CanCarry(target) => format!("that {} can be attached to", self.target(target).text),
            Relation::CopyOf(target) => format!("that is a copy of {}", self.one_of(target)),
            Relation::NamedSo => "with that name".to_owned(),
            Relation::Shares(Shared::Name, target) => format!("with the same name as {}", self.one_of(target)),
            Relation::Shares(what, target) => format!("that {}", self.shares(what, target).yes),
            Relation::Except(targets) => {
                let names: Vec<String> = targets.iter().map(|target| self.target(target).text).collect();
                format!("other than {}", list(&names, "and"))
            }
        }
    }

    fn shares(&self, what: Shared, target: &Target) -> FeatureWords {
        let what = match what {
            Shared::Name => "a name",
            Shared::Trait => "a trait",
            Shared::Aspect => "an aspect",
            Shared::Keyword => "a keyword",
        };
        let with = self.with_one_of(target);
        FeatureWords::does(format!("shares {what} with {with}"), format!("doesn't share {what} with {with}"))
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
        let said = matches!(Statement::of(&filter, false, false), Statement::Parts { kind: None, .. });
        said.then(|| self.predicate(&filter, not))
    }

    /// Renders the predicate of a card that matches: "is a Rebel unit", "has 3 or more power".
    pub(super) fn predicate(&self, filter: &Filter, not: bool) -> String {
        if let Some(unique) = filter.unique
            && *filter == (Filter { zone: Zone::Any, unique: filter.unique, ..Filter::of(Kind::Card) })
        {
            return if unique == not { "is not unique" } else { "is unique" }.to_owned();
        }
        let (kind, features) = match Statement::of(filter, not, false) {
            Statement::Alternatives(rest) => {
                let words = self.alternatives(&rest);
                let words: Vec<String> = words.iter().map(|each| each.trim_start_matches("that ").to_owned()).collect();
                return list(&words, "and");
            }
            Statement::Noun => return format!("is not {}", self.noun(filter).a()),
            Statement::Parts { kind, features } => (kind, features),
        };
        let kind = kind.map(|kind| format!("{} {}", if not { "is not" } else { "is" }, self.stated_kind(&kind)));
        let words = features.into_iter().map(|each| self.feature(each));
        let said = kind.into_iter().chain(words.map(|each| if not { each.no } else { each.yes }));
        list(&said.collect::<Vec<_>>(), "and")
    }

    /// Renders the kind of card in a predicate: "a Rebel unit", "named Wampa".
    fn stated_kind(&self, kind: &Filter) -> String {
        let named = !kind.named.is_empty();
        let only_named = |frame: Filter| named && *kind == Filter { named: kind.named.clone(), ..frame };
        if only_named(Filter { zone: kind.zone, ..Filter::default() }) {
            self.noun(&Filter { is: Kind::Character, ..kind.clone() }).a()
        } else if only_named(Filter { is: Kind::Card, zone: Zone::Any, ..Filter::default() }) {
            self.noun(kind).after.join(" ")
        } else if *kind == Filter::default() {
            format!("{} in play", self.noun(kind).a())
        } else {
            self.noun(kind).a()
        }
    }

    fn feature(&self, feature: Feature<'_>) -> FeatureWords {
        match feature {
            Feature::Damaged(flag) => FeatureWords::is(if flag { "damaged" } else { "undamaged" }),
            Feature::Exhausted(flag) => FeatureWords::is(if flag { "exhausted" } else { "ready" }),
            Feature::Upgraded(true) => FeatureWords::is("upgraded"),
            Feature::Upgraded(false) => {
                FeatureWords { by_noun: Position::Before("non-upgraded"), ..FeatureWords::is("without upgrades") }
            }
            Feature::Mark(mark, true) => mark_said(mark),
            Feature::Mark(mark, false) => mark_said(mark).negated(),
            Feature::Number(Measure::Cost, range) => {
                let range = self.range(range);
                let words = FeatureWords::has(format!("cost {range}"));
                match range.starts_with(|first: char| first.is_ascii_digit()) {
                    true => {
                        FeatureWords { yes: format!("costs {range}"), no: format!("doesn't cost {range}"), ..words }
                    }
                    false => FeatureWords { by_noun: words.by_noun, ..FeatureWords::has(format!("a cost {range}")) },
                }
            }
            Feature::Number(what, range) => {
                let what = match what {
                    Measure::Power => "power",
                    Measure::PrintedPower => "printed power",
                    Measure::RemainingHp => "remaining HP",
                    Measure::Damage => "damage on it",
                    Measure::Cost => "cost",
                    // A single keyword cannot be different.
                    Measure::DifferentKeywords if crate::is_any(range) => "keywords",
                    Measure::DifferentKeywords => "different keywords",
                };
                FeatureWords::has(self.range_of(range, what))
            }
            Feature::LessPowerThan(than) => {
                let than = match than {
                    Stronger::One(target) => self.target(target).text,
                    Stronger::Any(filter) => self.noun(filter).a(),
                };
                FeatureWords::has(format!("less power than {than}"))
            }
            Feature::Keywords(all) => FeatureWords::has(list_words(all, Keyword::word, "or").unwrap_or_default()),
            Feature::HasAbilities(any) => FeatureWords::either(any, ["1 or more abilities", "no abilities"]),
            Feature::HasAbility(kind) => FeatureWords::has(format!("a \"{}\" ability", kind_word(kind))),
            Feature::Carries(upgrade, any) => {
                let what = format!("{} on it", self.noun(&upgrade).a());
                let words = FeatureWords::has(what.clone());
                if any { words } else { FeatureWords { by_noun: Position::Without(what), ..words.negated() } }
            }
            Feature::OddCost(odd) => FeatureWords::either(odd, ["an odd cost", "an even cost"]),
            Feature::Shares(what, target) => self.shares(what, target),
            Feature::Place(filter) => {
                let here = self.granted().with(|scene| {
                    (scene.toward, scene.named) = (Direction::In, self.named.clone());
                    scene.actor = self.actor.clone();
                });
                let place = here.zone(filter).unwrap_or_default();
                FeatureWords::does(format!("is {place}"), format!("is not {place}"))
            }
        }
    }
}

/// Renders features after a noun: "with 2 or less power and without a PILOT upgrade on it".
fn with_and_without(features: &[FeatureWords]) -> Option<String> {
    let (mut with, mut without) = (Vec::new(), Vec::new());
    for each in features {
        match &each.by_noun {
            Position::With(what) => with.push(what.clone()),
            Position::Without(what) => without.push(what.clone()),
            Position::Before(_) | Position::That | Position::Last(_) => {}
        }
    }
    let parts = [("with", with), ("without", without)].map(|(word, all)| (word, list(&all, "and")));
    let parts: Vec<String> =
        parts.into_iter().filter(|(_, all)| !all.is_empty()).map(|(word, all)| format!("{word} {all}")).collect();
    (!parts.is_empty()).then(|| list(&parts, "and"))
}

/// Renders features in a relative clause: "that attacked this phase", and those after everything else.
fn after_all(features: &[FeatureWords]) -> Vec<String> {
    let (mut that, mut last) = (Vec::new(), Vec::new());
    for each in features {
        match each.by_noun {
            Position::That => that.push(each.yes.clone()),
            Position::Last(words) => last.push(words.to_owned()),
            Position::Before(_) | Position::With(_) | Position::Without(_) => {}
        }
    }
    let that = (!that.is_empty()).then(|| format!("that {}", list(&that, "and")));
    last.into_iter().chain(that).collect()
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

/// Collects adjectives: "unique", "non-leader", "Villainy", "REBEL or TROOPER".
fn adjectives(filter: &Filter, before: &mut Vec<String>) {
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

/// Returns the words of a mark.
fn mark_said(mark: PhaseMark) -> FeatureWords {
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
    let by_noun = if mark == PhaseMark::Attacking {
        Position::Before("attacking")
    } else if mark == PhaseMark::Defending {
        Position::Before("defending")
    } else if mark == PhaseMark::PlayedByYou {
        Position::Last("you played this phase")
    } else {
        Position::That
    };
    FeatureWords { by_noun, ..FeatureWords::does(yes, no) }
}

/// Returns the name of a kind of ability: "When Defeated".
pub(super) fn kind_word(kind: AbilityKind) -> &'static str {
    match kind {
        AbilityKind::WhenDefeated => "When Defeated",
        AbilityKind::OnAttack => "On Attack",
        AbilityKind::WhenPlayed => "When Played",
    }
}
