//! German text for filters, as nouns.

use ability::{ArenaFilter, Controller, Filter, Kind, PhaseMark, PlayerFilter, Superlative, Target, Zone};
use model::Keyword;

use crate::plan::Head;
use crate::plan::filters::{another, differ_in_zone, how, is_one_of_several_kinds, only_among};

use super::Writer;
use super::amounts::remaining_hp;
use super::grammar::{Case, Determiner, list};
use super::nouns::{Noun, NounSuffix, Np};
use super::terms::{arena, aspect, joined_trait, keyword, kind_word};
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
        states(filter, &mut noun);
        if let (Zone::Captured, Some(guard)) = (filter.zone, &filter.on) {
            noun.adjectives.push(format!("von {} bewacht", self.one_of(guard).dat()));
        }
        let owner = if side { self.side_of(filter, &mut noun) } else { None };
        compound(filter, &mut noun);
        self.names_of(filter, &mut noun);
        noun.after.extend(self.numbers(filter));
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
        noun.after.extend(self.relations(filter));
        if alternatives || !filter.not.is_empty() {
            let rest = if alternatives { filter.clone() } else { Filter { any: Vec::new(), ..filter.clone() } };
            noun.after.extend(self.alternatives(&rest));
        }
        noun.after.extend(self.marks_after(filter));
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

    /// Renders the unit that a unit has less power than: "eine befreundete Einheit", "diese Einheit".
    pub(super) fn weaker(&self, than: &Filter) -> String {
        only_among(than).map_or_else(|| self.noun(than).a(), |one| self.target(one)).nom().to_owned()
    }

    /// Renders numeric limits: "mit 2 oder weniger Stärke", "mit Kosten von 3 oder weniger", "deren Kosten höchstens so
    /// hoch sind wie ...".
    fn numbers(&self, filter: &Filter) -> Vec<NounSuffix> {
        let mut with = Vec::new();
        let mut whose = Vec::new();
        let hp = remaining_hp();
        for (range, what, plural) in [
            (&filter.power, Noun::of(words::POWER), false),
            (&filter.printed_power, Noun::of(words::POWER).adjective("aufgedruckt"), false),
            (&filter.remaining_hp, hp, true),
            (&filter.damage, Noun::of(words::DAMAGE), false),
            (&filter.cost, Noun::of(words::COST), true),
            (&filter.different_keywords, keywords_word(filter), true),
        ] {
            let Some(range) = range else { continue };
            match self.in_numbers(range) {
                Some(number) if what.word == words::COST => with.push(format!("Kosten von {number}")),
                Some(number) => {
                    with.push(what.numbered(super::grammar::Determiner::Bare, &number, plural).dat().to_owned())
                }
                None => whose.push(NounSuffix::whose(self.whose(range, &what, plural))),
            }
        }
        if let Some(other) = &filter.weaker_than {
            with.push(format!("weniger Stärke als {}", self.weaker(other)));
        }
        with.extend(filter.has.iter().map(|kind| format!("einer Fähigkeit \u{201e}{}\u{201c}", kind_word(*kind))));
        if let Some(odd) = filter.odd_cost {
            with.push(if odd { "ungeraden Kosten" } else { "geraden Kosten" }.to_owned());
        }
        if let Some(keywords) = keywords(&filter.keywords) {
            with.push(keywords);
        }
        let mut after = Vec::new();
        if filter.plain == Some(false) {
            with.push("1 oder mehr Fähigkeiten".to_owned());
        }
        match filter.upgraded {
            Some(true) => with.push("Upgrade".to_owned()),
            Some(false) => after.push(NounSuffix::Words("ohne Upgrades".to_owned())),
            None => {}
        }
        with.extend(
            filter.carries.as_ref().map(|carried| format!("{} darauf", carried_upgrade(self, carried).a().dat())),
        );
        if let Some(carried) = &filter.carries_no {
            let none = carried_upgrade(self, carried).np(Determiner::Bare, false);
            after.push(NounSuffix::Words(format!("ohne {} darauf", none.acc())));
        }
        if !with.is_empty() {
            after.insert(0, NounSuffix::Words(format!("mit {}", list(&with, "und"))));
        }
        if filter.plain == Some(true) {
            after.push(NounSuffix::Words("ohne Fähigkeiten".to_owned()));
        }
        if filter.not_aspects.len() > 1 {
            let none: Vec<String> = filter.not_aspects.iter().map(|each| aspect(*each).to_owned()).collect();
            after.push(NounSuffix::Words(format!("ohne {}", list(&none, "oder"))));
        }
        after.extend(whose);
        after
    }

    /// Returns "eine befreundete Einheit" for all friendly units, if one of them is enough.
    pub(super) fn one_of(&self, target: &Target) -> Np {
        if let Target::All(filter) = target { self.noun(filter).a() } else { self.target(target) }
    }

    /// Like [`Writer::one_of`], for a given group: "einer der aufgedeckten Karten".
    fn with_one_of(&self, target: &Target) -> Np {
        let np = self.target(target);
        if np.plural { np.one_of() } else { self.one_of(target) }
    }

    /// Renders relations: "auf dieser Einheit", "die ein gemeinsames Merkmal mit ihr hat".
    fn relations(&self, filter: &Filter) -> Vec<NounSuffix> {
        let mut after = Vec::new();
        if let Some(target) = &filter.among {
            after.push(match self.is_damaged(target) {
                true => NounSuffix::who("so Schaden erhalten hat", "so Schaden erhalten haben"),
                false => NounSuffix::Words(format!("unter {}", self.among(target).dat())),
            });
        }
        if let Some(beside) = &filter.beside {
            after.push(NounSuffix::Words(format!("im selben Kampfgebiet wie {}", self.noun(beside).a().nom())));
        }
        if let Some(target) = filter.on.as_ref().filter(|_| filter.zone != Zone::Captured) {
            let unit = self.one_of(target);
            after.push(match filter.zone {
                Zone::Play => NounSuffix::Words(format!("auf {}", unit.dat())),
                Zone::Hand
                | Zone::Deck
                | Zone::Discard
                | Zone::Captured
                | Zone::Seen
                | Zone::Resources
                | Zone::Everywhere
                | Zone::Any => NounSuffix::who(format!("auf {} war", unit.dat()), format!("auf {} waren", unit.dat())),
            });
        }
        if let Some(target) = &filter.fits {
            let to = format!("an {} angehängt", self.target(target).acc());
            after.push(NounSuffix::who(format!("{to} werden kann"), format!("{to} werden können")));
        }
        if let Some(target) = &filter.takes {
            let fits = format!("{} angehängt werden kann", self.target(target).nom());
            after.push(NounSuffix::Clause { case: Case::Acc, before: "an", one: fits.clone(), many: fits });
        }
        after.extend(self.shared(filter));
        if !filter.except.is_empty() && !another(filter) && !self.one_more(filter) {
            let but: Vec<String> = filter.except.iter().map(|target| self.target(target).dat().to_owned()).collect();
            after.push(NounSuffix::Words(format!("außer {}", list(&but, "und"))));
        }
        after
    }

    /// Returns `true` if a target is the cards that a previous step damaged.
    pub(super) fn is_damaged(&self, target: &Target) -> bool {
        *target == Target::Damaged || *target == Target::It && self.it.head == Head::Damaged
    }

    fn shared(&self, filter: &Filter) -> Vec<NounSuffix> {
        let mut after = Vec::new();
        if let Some(target) = &filter.same_name {
            let with = self.one_of(target);
            let name = with.referent.word == words::NAME;
            after.push(NounSuffix::Words(if name {
                "mit diesem Namen".to_owned()
            } else {
                format!("mit demselben Namen wie {}", with.nom())
            }));
        }
        if let Some(target) = &filter.copy_of {
            let with = self.one_of(target).of_them();
            after.push(NounSuffix::who(format!("eine Kopie {with} ist"), format!("Kopien {with} sind")));
        }
        let frame = Filter { same_name: None, ..filter.clone() };
        for shares in self.shared_words(&frame) {
            after.push(NounSuffix::who(format!("{shares} hat"), format!("{shares} haben")));
        }
        after
    }

    /// Renders shared properties: "ein gemeinsames Merkmal mit ihr", "denselben Namen wie jene Karte".
    pub(super) fn shared_words(&self, filter: &Filter) -> Vec<String> {
        let mut words = Vec::new();
        if let Some(target) = &filter.same_name {
            let with = self.one_of(target);
            let name = with.referent.word == words::NAME;
            words.push(if name { "diesen Namen".to_owned() } else { format!("denselben Namen wie {}", with.nom()) });
        }
        for (target, what) in [
            (&filter.shares_trait, "ein gemeinsames Merkmal"),
            (&filter.shares_aspect, "einen gemeinsamen Aspekt"),
            (&filter.shares_keyword, "ein gemeinsames Schlüsselwort"),
        ] {
            words.extend(target.as_ref().map(|target| format!("{what} mit {}", self.with_one_of(target).dat())));
        }
        words
    }
}

/// Returns the noun for counted keywords: a single one cannot be different.
pub(super) fn keywords_word(filter: &Filter) -> Noun {
    let word = Noun::of(words::KEYWORD);
    if filter.different_keywords.as_ref().is_some_and(crate::is_any) { word } else { word.adjective("verschieden") }
}

/// Renders alternative keywords: "Wachposten oder Hinterhalt". Returns `None` if there are none.
pub(super) fn keywords(of: &[Keyword]) -> Option<String> {
    let words: Vec<String> = of.iter().map(|each| keyword(*each).to_owned()).collect();
    (!words.is_empty()).then(|| list(&words, "oder"))
}

/// Returns the noun for an upgrade that a unit carries or does not carry.
pub(super) fn carried_upgrade(writer: &Writer<'_>, carried: &Filter) -> Noun {
    writer.noun(&Filter { is: Kind::Upgrade, ..carried.clone() })
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

fn states(filter: &Filter, noun: &mut Noun) {
    let mut state = |flag: Option<bool>, yes: &str, no: &str| {
        if let Some(flag) = flag {
            noun.adjectives.push(if flag { yes } else { no }.to_owned());
        }
    };
    state(filter.damaged, "beschädigt", "unbeschädigt");
    state(filter.exhausted, "erschöpft", "spielbereit");
    state(filter.unique, "einzigartig", "nicht einzigartig");
    if noun.word == words::UNIT {
        if filter.marks.contains(&PhaseMark::Attacking) {
            noun.adjectives.push("angreifend".to_owned());
        }
        if filter.marks.contains(&PhaseMark::Defending) {
            noun.adjectives.push("verteidigend".to_owned());
        }
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
