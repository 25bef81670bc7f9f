//! German predicates of a card: "beschädigt ist", "Wachposten hat". The verb comes last, as after "falls" and "die".

use ability::{Controller, Filter, Kind, PhaseMark, Zone};

use crate::plan::filters::{inner, shares_alone, without_verbs};

use super::Writer;
use super::amounts::remaining_hp;
use super::filters::{carried_upgrade, keywords, keywords_word};
use super::grammar::{Case, Determiner, list};
use super::nouns::{Noun, NounSuffix};
use super::words;

/// A predicate, in the singular and the plural.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Predicate {
    pub one: String,
    pub many: String,
}

impl Predicate {
    fn is(what: &str) -> Predicate {
        Predicate { one: format!("{what} ist"), many: format!("{what} sind") }
    }

    fn has(what: &str) -> Predicate {
        Predicate { one: format!("{what} hat"), many: format!("{what} haben") }
    }

    fn was(what: &str) -> Predicate {
        Predicate { one: format!("{what} wurde"), many: format!("{what} wurden") }
    }

    fn join(parts: &[Predicate], word: &str) -> Predicate {
        let ones: Vec<String> = parts.iter().map(|part| part.one.clone()).collect();
        let manys: Vec<String> = parts.iter().map(|part| part.many.clone()).collect();
        Predicate { one: list(&ones, word), many: list(&manys, word) }
    }

    fn not(self, not: bool) -> Predicate {
        if not { Predicate { one: format!("nicht {}", self.one), many: format!("nicht {}", self.many) } } else { self }
    }

    fn after(self) -> NounSuffix {
        NounSuffix::Clause { case: Case::Nom, before: "", one: self.one, many: self.many }
    }
}

impl Writer<'_> {
    /// Renders alternatives: "die eine REBELLEN-Einheit oder ein Ereignis ist", "die keine Einheit ist".
    pub(super) fn alternatives(&self, filter: &Filter) -> Vec<NounSuffix> {
        self.either(filter).into_iter().map(Predicate::after).collect()
    }

    fn either(&self, filter: &Filter) -> Vec<Predicate> {
        let mut said = Vec::new();
        if !filter.any.is_empty() {
            let each: Vec<Predicate> = filter.any.iter().map(|one| self.said_of(&inner(filter, one), false)).collect();
            said.push(Predicate::join(&each, "oder"));
        }
        if !filter.not.is_empty() {
            let each: Vec<Predicate> = filter.not.iter().map(|one| self.said_of(&inner(filter, one), true)).collect();
            said.push(Predicate::join(&each, "und"));
        }
        said
    }

    pub(super) fn marks_after(&self, filter: &Filter) -> Vec<NounSuffix> {
        let positive = filter.marks.iter().filter(|mark| !matches!(mark, PhaseMark::Attacking | PhaseMark::Defending));
        let mut after: Vec<NounSuffix> = positive
            .map(|mark| {
                let by_you = *mark == PhaseMark::PlayedByYou;
                if by_you {
                    NounSuffix::whom("du in dieser Phase gespielt hast")
                } else {
                    mark_said(*mark, false).after()
                }
            })
            .collect();
        after.extend(filter.not_marks.iter().map(|mark| mark_said(*mark, true).after()));
        after
    }

    /// Renders the predicate of a card that matches: "eine REBELLEN-Einheit ist", "3 oder mehr Stärke hat".
    pub(super) fn said_of(&self, filter: &Filter, not: bool) -> Predicate {
        if let Controller::OwnedBy(player) = &filter.side
            && *filter == (Filter { is: filter.is, zone: filter.zone, side: filter.side.clone(), ..Filter::default() })
        {
            let owner = self.owner(player);
            let one = format!("{} gehört", owner.dat());
            return Predicate { many: format!("{}en", one.trim_end_matches('t')), one }.not(not);
        }
        let mut said = self.sayings(filter, not);
        let rest = without_verbs(filter, true);
        let plain = Filter { is: rest.is, zone: rest.zone, ..Filter::default() };
        let (any, none) = (rest.any.clone(), rest.not.clone());
        let alternatives = Filter { is: Kind::Card, zone: rest.zone, any, not: none, ..Filter::default() };
        if rest == alternatives && rest.zone == Zone::Any && !not && said.is_empty() && rest != plain {
            return Predicate::join(&self.either(&rest), "und");
        }
        let any_card = rest == Filter { is: Kind::Card, zone: Zone::Any, ..Filter::default() } && !said.is_empty();
        if (rest != plain || rest.is != Kind::Unit || said.is_empty()) && !any_card {
            if not && !said.is_empty() {
                return self.is_a(filter, true);
            }
            said.insert(0, self.is_a(&rest, not));
        }
        if not && said.len() > 1 {
            return self.is_a(filter, true);
        }
        Predicate::join(&said, "und")
    }

    /// Renders a kind: "eine REBELLEN-Einheit ist", "keine Einheit ist".
    fn is_a(&self, filter: &Filter, not: bool) -> Predicate {
        let named = Filter { named: filter.named.clone(), zone: filter.zone, is: filter.is, ..Filter::default() };
        if !filter.named.is_empty() && *filter == named {
            let name = self.noun(&Filter { is: Kind::Character, ..filter.clone() }).a();
            return Predicate::is(name.nom()).not(not);
        }
        // "einzigartig ist" is clearer than "eine einzigartige Karte ist".
        let unique = Filter { unique: filter.unique, zone: filter.zone, is: filter.is, ..Filter::default() };
        if let (Some(unique), true) = (filter.unique, *filter == unique) {
            return Predicate::is("einzigartig").not(unique == not);
        }
        let mut noun = self.noun(filter);
        if *filter == Filter::default() {
            noun = noun.after("im Spiel");
        }
        if noun.whole.is_some() {
            return Predicate::is(noun.a().nom()).not(not);
        }
        let det = if not { Determiner::No } else { Determiner::A };
        // "eine Karte ist, die dir gehört"
        let short = noun.without_clauses();
        Predicate {
            one: format!("{} ist{}", short.np(det, false).nom(), noun.clauses(false)),
            many: format!("{} sind{}", short.np(det, true).nom(), noun.clauses(true)),
        }
    }

    fn sayings(&self, filter: &Filter, not: bool) -> Vec<Predicate> {
        let mut said = Vec::new();
        let mut is = |flag: Option<bool>, yes: &str, no: &str| {
            if let Some(flag) = flag {
                said.push(Predicate::is(if flag != not { yes } else { no }));
            }
        };
        is(filter.damaged, "beschädigt", "unbeschädigt");
        is(filter.exhausted, "erschöpft", "spielbereit");
        if let Some(flag) = filter.upgraded {
            said.push(Predicate::has(if flag != not { "ein Upgrade" } else { "kein Upgrade" }));
        }
        for (carried, none) in [(&filter.carries, false), (&filter.carries_no, true)] {
            let Some(carried) = carried else { continue };
            let det = if none != not { Determiner::No } else { Determiner::A };
            said.push(Predicate::has(&format!("{} auf sich", carried_upgrade(self, carried).np(det, false).acc())));
        }
        for mark in &filter.marks {
            said.push(mark_said(*mark, not));
        }
        for mark in &filter.not_marks {
            said.push(mark_said(*mark, !not));
        }
        if let Some(keyword) = keywords(&filter.keywords) {
            said.push(if not { Predicate::is(&format!("ohne {keyword}")) } else { Predicate::has(&keyword) });
        }
        if let Some(plain) = filter.plain {
            said.push(Predicate::has(if plain == not { "1 oder mehr Fähigkeiten" } else { "keine Fähigkeiten" }));
        }
        if filter.is == Kind::Card || shares_alone(filter) {
            for shares in self.shared_words(filter) {
                // "keinen gemeinsamen Aspekt hat"
                let none = not && shares.starts_with("ein");
                said.push(if none { Predicate::has(&format!("k{shares}")) } else { Predicate::has(&shares).not(not) });
            }
        }
        for (range, what, plural) in [
            (&filter.power, Noun::of(words::POWER), false),
            (&filter.printed_power, Noun::of(words::POWER).adjective("aufgedruckt"), false),
            (&filter.remaining_hp, remaining_hp(), true),
            (&filter.damage, Noun::of(words::DAMAGE), false),
            (&filter.cost, Noun::of(words::COST), true),
            (&filter.different_keywords, keywords_word(filter), true),
        ] {
            let Some(range) = range else { continue };
            let has = match self.in_numbers(range) {
                Some(number) if what.word == words::COST => Predicate::has(&format!("Kosten von {number}")),
                Some(number) => Predicate::has(what.numbered(Determiner::Bare, &number, plural).acc()),
                None => Predicate::has(&self.as_much(range, what.np(Determiner::Bare, plural).acc())),
            };
            said.push(has.not(not));
        }
        if let Some(other) = &filter.weaker_than {
            said.push(Predicate::has(&format!("weniger Stärke als {}", self.weaker(other))).not(not));
        }
        for kind in &filter.has {
            let what = format!("eine Fähigkeit \u{201e}{}\u{201c}", super::terms::kind_word(*kind));
            said.push(if not { Predicate::has(&format!("k{what}")) } else { Predicate::has(&what) });
        }
        if let Some(odd) = filter.odd_cost {
            said.push(Predicate::has(if odd != not { "ungerade Kosten" } else { "gerade Kosten" }));
        }
        if filter.zone != Zone::Play && filter.zone != Zone::Any && filter.zone != Zone::Seen {
            let here = self.inside();
            said.extend(here.zone(filter).map(|place| Predicate::is(&place).not(not)));
        }
        said
    }
}

/// Returns the predicate of a mark; `not` negates it.
fn mark_said(mark: PhaseMark, not: bool) -> Predicate {
    let not = if not { "nicht " } else { "" };
    let now = |words: &str| format!("{not}{words}");
    let phase = |words: &str| format!("in dieser Phase {not}{words}");
    match mark {
        PhaseMark::Attacked => Predicate::has(&phase("angegriffen")),
        PhaseMark::AttackedYourBase => Predicate::has(&format!("in dieser Phase deine Basis {not}angegriffen")),
        PhaseMark::PlayedByYou => Predicate::was(&phase("von dir gespielt")),
        PhaseMark::Played => Predicate::was(&phase("gespielt")),
        PhaseMark::Entered => Predicate::is(&phase("ins Spiel gekommen")),
        PhaseMark::EnteredThisRound => Predicate::is(&format!("in dieser Runde {not}ins Spiel gekommen")),
        PhaseMark::EnteredUnderYou => Predicate::is(&phase("unter deiner Kontrolle ins Spiel gekommen")),
        PhaseMark::Defeated => Predicate::was(&phase("besiegt")),
        PhaseMark::DefeatedInCombat => Predicate::was(&now("durch Kampfschaden besiegt")),
        PhaseMark::Healed => Predicate::was(&phase("geheilt")),
        PhaseMark::Damaged => Predicate::has(&phase("Schaden genommen")),
        PhaseMark::Rescued => Predicate::was(&phase("befreit")),
        PhaseMark::DamagedABase => Predicate::has(&format!("in dieser Phase einer Basis {not}Schaden zugefügt")),
        PhaseMark::DamagedEnemyBase => {
            Predicate::has(&format!("in dieser Phase einer feindlichen Basis {not}Schaden zugefügt"))
        }
        PhaseMark::Discarded => Predicate::was(&phase("abgelegt")),
        PhaseMark::FromHand => Predicate::was(&now("von der Hand gespielt")),
        PhaseMark::Plot => {
            Predicate { one: now("mit Komplott gespielt wird"), many: now("mit Komplott gespielt werden") }
        }
        PhaseMark::PaidWithCredit => Predicate::was(&now("auch mit einem Credit-Marker bezahlt")),
        PhaseMark::Smuggled => Predicate::was(&now("mit Schmuggeln gespielt")),
        PhaseMark::Ambushing => {
            Predicate { one: now("mit Hinterhalt angreift"), many: now("mit Hinterhalt angreifen") }
        }
        PhaseMark::Attacking => Predicate { one: now("angreift"), many: now("angreifen") },
        PhaseMark::Struck => Predicate::has(&format!("vom Angreifer {not}Kampfschaden erhalten")),
        PhaseMark::Defending => Predicate { one: now("verteidigt"), many: now("verteidigen") },
    }
}
