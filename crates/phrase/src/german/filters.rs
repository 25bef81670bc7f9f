//! German text for filters, as nouns.

use ability::{ArenaFilter, Controller, Filter, Kind, PhaseMark, PlayerFilter, Superlative, Target, Zone};

use crate::plan::features::{Belonging, Relation, Shared, features};
use crate::plan::filters::{another, differ_in_zone, how, is_one_of_several_kinds};

use super::Writer;
use super::grammar::{Case, list};
use super::nouns::{Noun, NounSuffix, Np};
use super::predicate::{FeatureWords, Position};
use super::terms::{arena, aspect, joined_trait};
use super::words::{self, Word};

impl Writer<'_> {
    /// Returns the filter as a noun with all its restrictions.
    pub(super) fn noun(&self, filter: &Filter) -> Noun {
        self.noun_for(filter, true, true)
    }

    /// Like [`Writer::noun`], without side and zone, which the sentence provides.
    pub(super) fn noun_alone(&self, filter: &Filter) -> Noun {
        self.noun_for(filter, false, false)
    }

    fn noun_for(&self, filter: &Filter, side: bool, zone: bool) -> Noun {
        if let Some(noun) = self.given_card(filter) {
            return noun;
        }
        if let Some(noun) = self.one_of_several_kinds(filter, side, zone) {
            return noun;
        }
        if let Some((kinds, filter)) = crate::of_kinds_in_play(filter) {
            let or = kinds.into_iter().map(|is| self.noun_for(&Filter { is, ..filter.clone() }, side, zone));
            return Noun { or: or.collect(), ..Noun::of(words::CARD) };
        }
        let mut noun = Noun::of(kind(filter));
        match (filter.other || another(filter), self.one_more(filter)) {
            (true, _) => noun.adjectives.push("ander".to_owned()),
            (false, true) => noun.adjectives.push("weiter".to_owned()),
            (false, false) => {}
        }
        if filter.different {
            noun.adjectives.push("ander".to_owned());
        }
        let words: Vec<FeatureWords> = features(filter).into_iter().map(|each| self.feature(each)).collect();
        states(filter, &words, &mut noun);
        if let (Zone::Captured, Some(guard)) = (filter.zone, &filter.on) {
            noun.adjectives.push(format!("von {} bewacht", self.one_of(guard).dat()));
        }
        let owner = if side { self.side_of(filter, &mut noun) } else { None };
        compound(filter, &mut noun);
        self.names_of(filter, &mut noun);
        with_and_without(filter, &words, &mut noun);
        if zone && filter.zone != Zone::Play {
            // Cards of a given group need no zone.
            let place = self.zone(filter).filter(|_| filter.among.is_none() || filter.zone != Zone::Seen);
            noun.after.extend(place.map(NounSuffix::Words));
        }
        let places = self.places(filter);
        let alternatives = places.is_none();
        noun.after.extend(places.map(NounSuffix::Words));
        self.place(filter, &mut noun);
        noun.after.extend(owner);
        noun.after.extend(self.relations_of(filter));
        if alternatives || !filter.not.is_empty() {
            let rest = if alternatives { filter.clone() } else { Filter { any: Vec::new(), ..filter.clone() } };
            noun.after.extend(self.alternatives(&rest));
        }
        noun.after.extend(words.into_iter().filter_map(|each| match each.by_noun {
            Position::Last(suffix) => Some(suffix),
            Position::Adjective(_) | Position::Fights(_) | Position::With(_) | Position::Without(_) => None,
            Position::Whose(_) => None,
        }));
        if let Some(most) = filter.most {
            let among = self.noun_for(&Filter { most: None, ..filter.clone() }, side, zone).several();
            noun = Noun::of(kind(filter));
            noun.definite = true;
            noun.after.push(NounSuffix::Words(format!("{} unter {}", most_word(most), among.dat())));
        }
        noun
    }

    /// Renders "von deiner Hand oder aus deinem Ablagestapel" if the alternatives differ only in zone.
    fn places(&self, filter: &Filter) -> Option<String> {
        let places: Option<Vec<String>> = filter.any.iter().map(|one| self.zone(one)).collect();
        places.filter(|_| differ_in_zone(filter)).map(|places| list(&places, "oder"))
    }

    /// Returns "diese Einheit" if the filter matches exactly one given card.
    fn given_card(&self, filter: &Filter) -> Option<Noun> {
        Some(Noun::whole(self.target(self.that_very_card(filter)?)))
    }

    /// Returns "ein Ereignis oder eine Einheit" if only kinds and zone are given.
    fn one_of_several_kinds(&self, filter: &Filter, side: bool, zone: bool) -> Option<Noun> {
        if !is_one_of_several_kinds(filter) {
            return None;
        }
        let mut or: Vec<Noun> = filter
            .any
            .iter()
            .map(|one| {
                let same = one.side == filter.side;
                self.noun_for(one, !same, one.zone != filter.zone && one.zone != Zone::Play)
            })
            .collect();
        let mut noun = Noun::of(or.last().map_or(words::CARD, |last| last.word));
        if side && filter.zone == Zone::Play {
            let mut adjectives = Noun::of(words::CARD);
            noun.after.extend(self.side_of(filter, &mut adjectives));
            for adjective in adjectives.adjectives.iter().rev() {
                or = or.into_iter().map(|one| one.adjective(adjective)).collect();
            }
        }
        if filter.other {
            or = or.into_iter().map(|one| one.adjective("ander")).collect();
        }
        if zone && filter.zone != Zone::Play {
            noun.after.extend(self.zone(filter).map(NounSuffix::Words));
        }
        Some(Noun { or, ..noun })
    }

    /// Returns `true` if the filter excludes several cards chosen before: "eine weitere".
    fn one_more(&self, filter: &Filter) -> bool {
        let except = &filter.except;
        except.len() > 1 && except.iter().all(|each| matches!(each, Target::Named(_))) && filter.among.is_none()
    }

    fn names_of(&self, filter: &Filter, noun: &mut Noun) {
        if filter.named.is_empty() {
            return;
        }
        let names: Vec<String> = filter.named.iter().map(|name| self.names.card(name)).collect();
        let names = list(&names, "oder");
        if let Some(token) = crate::named_token(filter) {
            // "einen Schild-Marker" rather than "ein Upgrade namens Schild"
            let token = super::terms::token(token);
            (noun.prefix, noun.word) = (format!("{}{}", noun.prefix, token.prefix), token.word);
        } else if filter.is == Kind::Character {
            *noun = Noun::whole(Np::fixed(&names).with(Noun::of(words::UNIT).referent(false)));
        } else {
            noun.after.push(NounSuffix::Words(format!("namens {names}")));
        }
    }

    /// Adds "befreundet" before the noun, or returns "die du kontrollierst" for after it.
    fn side_of(&self, filter: &Filter, noun: &mut Noun) -> Option<NounSuffix> {
        let adjective = !matches!(filter.is, Kind::Event | Kind::Resource | Kind::Card);
        if !matches!(filter.zone, Zone::Play | Zone::Everywhere)
            && (!matches!(filter.zone, Zone::Any | Zone::Captured) || !matches!(filter.side, Controller::OwnedBy(_)))
        {
            return None;
        }
        let own = self.is_you();
        let verb = match &filter.side {
            Controller::Any => return None,
            Controller::Friendly if own && adjective => {
                noun.adjectives.push("befreundet".to_owned());
                return None;
            }
            Controller::Enemy if own && adjective => {
                noun.adjectives.push("feindlich".to_owned());
                return None;
            }
            Controller::Friendly | Controller::Enemy | Controller::Chooser | Controller::Of(_) => words::CONTROL,
            Controller::OwnedBy(_) => words::OWN,
        };
        let who = if let Controller::Of(PlayerFilter::ControllerOf(of)) = &filter.side
            && matches!(**of, Target::HostOf(_))
        {
            Np::fixed("derselbe Spieler")
        } else {
            self.side_np(&filter.side)
        };
        Some(NounSuffix::whom(super::players::last(&who, "", verb)))
    }

    fn place(&self, filter: &Filter, noun: &mut Noun) {
        match &filter.arena {
            // An arena is part of the compound noun.
            None | Some(ArenaFilter::In(_)) => {}
            Some(ArenaFilter::Different(target)) => {
                let other = format!("in einem anderen Kampfgebiet als {}", self.target(target).nom());
                noun.after.push(NounSuffix::Words(other));
            }
            Some(ArenaFilter::Same(target)) => {
                let like = format!("im selben Kampfgebiet wie {}", self.target(target).nom());
                noun.after.push(NounSuffix::Words(like));
            }
            Some(ArenaFilter::Chosen) => noun.after.push(NounSuffix::Words("im gewählten Kampfgebiet".to_owned())),
        }
        if filter.chosen_aspect {
            noun.after.push(NounSuffix::Words("mit dem gewählten Aspekt".to_owned()));
        }
    }

    /// Returns "eine befreundete Einheit" for all friendly units, if one of them is enough.
    pub(super) fn one_of(&self, target: &Target) -> Np {
        if let Target::All(filter) = target { self.noun(filter).a() } else { self.target(target) }
    }

    /// Like [`Writer::one_of`], for a given group: "einer der aufgedeckten Karten".
    pub(super) fn with_one_of(&self, target: &Target) -> Np {
        let np = self.target(target);
        if np.plural { np.one_of() } else { self.one_of(target) }
    }

    /// Renders relations: "auf dieser Einheit", "die ein gemeinsames Merkmal mit ihr hat".
    fn relations_of(&self, filter: &Filter) -> Vec<NounSuffix> {
        let all = self.relations(filter).into_iter();
        let all = all.filter(|each| !matches!(each, Relation::Except(_)) || !self.one_more(filter));
        all.filter_map(|each| self.relation(each)).collect()
    }

    fn relation(&self, relation: Relation<'_>) -> Option<NounSuffix> {
        let words = |text: String| Some(NounSuffix::Words(text));
        match relation {
            Relation::DamagedThisWay => Some(NounSuffix::who("so Schaden erhalten hat", "so Schaden erhalten haben")),
            Relation::Among(target) => words(format!("unter {}", self.among(target).dat())),
            Relation::SameArena(filter) => words(format!("im selben Kampfgebiet wie {}", self.noun(filter).a().nom())),
            // The guard is an adjective.
            Relation::On(Belonging::GuardedBy, _) => None,
            Relation::On(Belonging::AttachedTo, target) => words(format!("auf {}", self.one_of(target).dat())),
            Relation::On(Belonging::WasAttachedTo, target) => {
                let unit = self.one_of(target);
                Some(NounSuffix::who(format!("auf {} war", unit.dat()), format!("auf {} waren", unit.dat())))
            }
            Relation::CanAttachTo(target) => {
                let to = format!("an {} angehängt", self.target(target).acc());
                Some(NounSuffix::who(format!("{to} werden kann"), format!("{to} werden können")))
            }
            Relation::CanCarry(target) => {
                let fits = format!("{} angehängt werden kann", self.target(target).nom());
                Some(NounSuffix::Clause { case: Case::Acc, before: "an", one: fits.clone(), many: fits })
            }
            Relation::CopyOf(target) => {
                let with = self.one_of(target).of_them();
                Some(NounSuffix::who(format!("eine Kopie {with} ist"), format!("Kopien {with} sind")))
            }
            Relation::NamedSo => words("mit diesem Namen".to_owned()),
            Relation::Shares(Shared::Name, target) => {
                words(format!("mit demselben Namen wie {}", self.one_of(target).nom()))
            }
            Relation::Shares(what, target) => Some(self.shares(what, target).is.after()),
            Relation::Except(targets) => {
                let but: Vec<String> = targets.iter().map(|target| self.target(target).dat().to_owned()).collect();
                words(format!("außer {}", list(&but, "und")))
            }
        }
    }
}

/// Adds features after a noun: "mit 2 oder weniger Stärke", "ohne Fähigkeiten", "deren Kosten höchstens so hoch sind
/// wie ...".
fn with_and_without(filter: &Filter, features: &[FeatureWords], noun: &mut Noun) {
    let (mut with, mut without, mut whose) = (Vec::new(), Vec::new(), Vec::new());
    for each in features {
        match &each.by_noun {
            Position::With(what) => with.push(what.clone()),
            Position::Without(what) => without.push(NounSuffix::Words(format!("ohne {what}"))),
            Position::Whose(suffix) => whose.push(suffix.clone()),
            Position::Adjective(_) | Position::Fights(_) | Position::Last(_) => {}
        }
    }
    if filter.not_aspects.len() > 1 {
        let none: Vec<String> = filter.not_aspects.iter().map(|each| aspect(*each).to_owned()).collect();
        without.push(NounSuffix::Words(format!("ohne {}", list(&none, "oder"))));
    }
    let with = (!with.is_empty()).then(|| NounSuffix::Words(format!("mit {}", list(&with, "und"))));
    noun.after.extend(with.into_iter().chain(without).chain(whose));
}

/// Splits a filter for played cards into the rest and the way of playing: "mit Schmuggeln".
pub(super) fn how_played(filter: &Filter) -> (Filter, &'static str) {
    let (rest, way) = how(filter, &[PhaseMark::Smuggled, PhaseMark::Plot]);
    let words = way.map(|way| if way == PhaseMark::Plot { "mit Komplott" } else { "mit Schmuggeln" });
    (rest, words.unwrap_or_default())
}

/// Renders a superlative: "mit der meisten Stärke".
fn most_word(most: Superlative) -> &'static str {
    match most {
        Superlative::Power => "mit der meisten Stärke",
        Superlative::LeastRemainingHp => "mit den wenigsten verbleibenden TP",
        Superlative::Cost => "mit den höchsten Kosten",
    }
}

/// Returns the noun for the kind of card of a filter.
fn kind(filter: &Filter) -> Word {
    if filter.is == Kind::Unit && filter.zone == Zone::Play {
        if filter.marks.contains(&PhaseMark::Attacking) && !is_described(filter) {
            return words::ATTACKER;
        }
        if filter.marks.contains(&PhaseMark::Defending) && !is_described(filter) {
            return words::DEFENDER;
        }
    }
    match filter.is {
        Kind::Unit => words::UNIT,
        Kind::Base => words::BASE,
        Kind::UnitOrBase => words::UNIT_OR_BASE,
        Kind::Upgrade => words::UPGRADE,
        Kind::Event => words::EVENT,
        Kind::Resource => words::RESOURCE,
        Kind::Leader => words::LEADER,
        Kind::Character => words::UNIT_OR_LEADER,
        Kind::Card => words::CARD,
        Kind::Credit => words::CREDIT,
        Kind::Token => words::TOKEN,
    }
}

/// Returns `true` if an attacker or defender is described by words before "Einheit".
fn is_described(filter: &Filter) -> bool {
    !parts(filter).0.is_empty()
}

/// Adds adjectives: "beschädigt", "einzigartig", "angreifend".
fn states(filter: &Filter, features: &[FeatureWords], noun: &mut Noun) {
    let stem = |fights: bool| {
        features.iter().filter_map(move |each| match each.by_noun {
            Position::Adjective(stem) if !fights => Some(stem.to_owned()),
            Position::Fights(stem) if fights => Some(stem.to_owned()),
            Position::Adjective(_) | Position::Fights(_) | Position::With(_) | Position::Without(_) => None,
            Position::Whose(_) | Position::Last(_) => None,
        })
    };
    noun.adjectives.extend(stem(false));
    let unique = filter.unique.map(|unique| if unique { "einzigartig" } else { "nicht einzigartig" });
    noun.adjectives.extend(unique.map(str::to_owned));
    if noun.word == words::UNIT {
        noun.adjectives.extend(stem(true));
    }
    if filter.zone == Zone::Captured && filter.on.is_none() {
        noun.adjectives.push("gefangen".to_owned());
    }
    noun.definite = filter.marks.contains(&PhaseMark::Attacking) || filter.marks.contains(&PhaseMark::Defending);
}

/// Returns the parts of the compound noun, and the exclusions that would give it a second "Nicht-".
fn parts(filter: &Filter) -> (Vec<String>, Vec<String>) {
    let mut parts: Vec<String> = Vec::new();
    let mut nots: Vec<String> = Vec::new();
    match filter.token.filter(|_| crate::named_token(filter).is_none()) {
        Some(true) => parts.push("Marker".to_owned()),
        Some(false) => nots.push("Marker".to_owned()),
        None => {}
    }
    if filter.leader == Some(false) {
        nots.push("Anführer".to_owned());
    }
    if let [one] = filter.not_aspects.as_slice() {
        nots.push(aspect(*one).to_owned());
    }
    nots.extend(filter.not_traits.iter().map(|each| joined_trait(*each)));
    let several = |words: Vec<String>| {
        (!words.is_empty()).then(|| list(&words, "oder").replace(',', "-,").replace(" oder", "- oder"))
    };
    parts.extend(several(filter.aspects.iter().map(|each| aspect(*each).to_owned()).collect()));
    parts.extend(several(filter.traits.iter().map(|each| joined_trait(*each)).collect()));
    if let Some(ArenaFilter::In(one)) = &filter.arena {
        parts.push(arena(*one).to_owned());
    }
    // "eine SITH-Anführer-Einheit", but "eine Nicht-Anführer-SITH-Einheit"
    if filter.leader == Some(true) {
        parts.push("Anführer".to_owned());
    }
    let rest = nots.split_off(nots.len().min(1));
    let nots = nots.into_iter().map(|each| format!("Nicht-{each}"));
    (nots.chain(parts).collect(), rest)
}

/// Adds the parts of the compound noun: "Nicht-Anführer-", "REBELLEN- oder DROID-", "Boden-".
fn compound(filter: &Filter, noun: &mut Noun) {
    let (parts, rest) = parts(filter);
    if !parts.is_empty() {
        noun.prefix = format!("{}-", parts.join("-"));
    }
    for not in rest {
        let kind = Noun { prefix: format!("{not}-"), ..Noun::of(noun.word) };
        let (one, many) =
            (kind.np(super::grammar::Determiner::No, false), kind.np(super::grammar::Determiner::No, true));
        noun.after.push(NounSuffix::who(format!("{} ist", one.nom()), format!("{} sind", many.nom())));
    }
}
