//! German predicates of a card: "beschädigt ist", "Wachposten hat". The verb comes last, as after "falls" and "die".

use ability::{Controller, Filter, Kind, PhaseMark, Target};

use crate::plan::features::{Feature, Measure, Shared, Statement, Stronger};
use crate::plan::filters::inner;

use super::Writer;
use super::amounts::remaining_hp;
use super::grammar::{Case, Determiner, list};
use super::nouns::{Noun, NounSuffix, Np};
use super::terms::{keyword, kind_word};
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

    pub(super) fn after(self) -> NounSuffix {
        NounSuffix::Clause { case: Case::Nom, before: "", one: self.one, many: self.many }
    }
}

/// The words of a feature.
pub(super) struct FeatureWords {
    pub by_noun: Position,
    /// The predicate: "Wachposten hat".
    pub is: Predicate,
    /// Its negation: "ohne Wachposten ist".
    not: Predicate,
}

/// The position of a feature in the phrase of a noun.
pub(super) enum Position {
    /// The stem of an adjective: "beschädigt".
    Adjective(&'static str),
    /// The stem of an adjective that only "Einheit" needs: an "Angreifer" attacks.
    Fights(&'static str),
    /// The complement of "mit".
    With(String),
    /// The complement of "ohne".
    Without(String),
    /// A relative clause with the number of a property.
    Whose(NounSuffix),
    /// A relative clause after everything else.
    Last(NounSuffix),
}

impl FeatureWords {
    fn new(by_noun: Position, is: Predicate, not: Predicate) -> FeatureWords {
        FeatureWords { by_noun, is, not }
    }

    /// Returns the words of a predicate that is negated by "nicht".
    fn simple(by_noun: Position, is: Predicate) -> FeatureWords {
        FeatureWords { by_noun, not: is.clone().not(true), is }
    }

    fn adjective(flag: bool, [yes, no]: [&'static str; 2]) -> FeatureWords {
        let (word, opposite) = if flag { (yes, no) } else { (no, yes) };
        FeatureWords::new(Position::Adjective(word), Predicate::is(word), Predicate::is(opposite))
    }

    /// Returns the words of what a card has or lacks, after "mit", "ohne", "hat" and as a negation.
    fn has(flag: bool, with: &str, without: &str, [yes, no]: [&str; 2]) -> FeatureWords {
        let (yes, no) = (Predicate::has(yes), Predicate::has(no));
        match flag {
            true => FeatureWords::new(Position::With(with.to_owned()), yes, no),
            false => FeatureWords::new(Position::Without(without.to_owned()), no, yes),
        }
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

    /// Renders the predicate of a card that matches: "eine REBELLEN-Einheit ist", "3 oder mehr Stärke hat".
    pub(super) fn said_of(&self, filter: &Filter, not: bool) -> Predicate {
        if let Controller::OwnedBy(player) = &filter.side
            && *filter == (Filter { is: filter.is, zone: filter.zone, side: filter.side.clone(), ..Filter::default() })
        {
            let owner = self.owner(player);
            let one = format!("{} gehört", owner.dat());
            return Predicate { many: format!("{}en", one.trim_end_matches('t')), one }.not(not);
        }
        let (kind, features) = match Statement::of(filter, not, true) {
            Statement::Alternatives(rest) => return Predicate::join(&self.either(&rest), "und"),
            Statement::Noun => return self.is_a(filter, true),
            Statement::Parts { kind, features } => (kind, features),
        };
        let kind = kind.map(|kind| self.is_a(&kind, not));
        let words = features.into_iter().map(|each| self.feature(each));
        let said: Vec<Predicate> =
            kind.into_iter().chain(words.map(|each| if not { each.not } else { each.is })).collect();
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

    /// Returns the words of a feature.
    pub(super) fn feature(&self, feature: Feature<'_>) -> FeatureWords {
        match feature {
            Feature::Damaged(flag) => FeatureWords::adjective(flag, ["beschädigt", "unbeschädigt"]),
            Feature::Exhausted(flag) => FeatureWords::adjective(flag, ["erschöpft", "spielbereit"]),
            Feature::Upgraded(flag) => FeatureWords::has(flag, "Upgrade", "Upgrades", ["ein Upgrade", "kein Upgrade"]),
            Feature::Mark(mark, flag) => {
                let (is, not) = (mark_said(mark, !flag), mark_said(mark, flag));
                let by_noun = match (mark, flag) {
                    (PhaseMark::Attacking, true) => Position::Fights("angreifend"),
                    (PhaseMark::Defending, true) => Position::Fights("verteidigend"),
                    (PhaseMark::PlayedByYou, true) => {
                        Position::Last(NounSuffix::whom("du in dieser Phase gespielt hast"))
                    }
                    (_, true | false) => Position::Last(is.clone().after()),
                };
                FeatureWords::new(by_noun, is, not)
            }
            Feature::Number(what, range) => {
                let (noun, plural) = match what {
                    Measure::Power => (Noun::of(words::POWER), false),
                    Measure::PrintedPower => (Noun::of(words::POWER).adjective("aufgedruckt"), false),
                    Measure::RemainingHp => (remaining_hp(), true),
                    Measure::Damage => (Noun::of(words::DAMAGE), false),
                    Measure::Cost => (Noun::of(words::COST), true),
                    // A single keyword cannot be different.
                    Measure::DifferentKeywords if crate::is_any(range) => (Noun::of(words::KEYWORD), true),
                    Measure::DifferentKeywords => (Noun::of(words::KEYWORD).adjective("verschieden"), true),
                };
                let Some(number) = self.in_numbers(range) else {
                    let has = self.as_much(range, noun.np(Determiner::Bare, plural).acc());
                    let whose = NounSuffix::whose(self.whose(range, &noun, plural));
                    return FeatureWords::simple(Position::Whose(whose), Predicate::has(&has));
                };
                let np = match what == Measure::Cost {
                    true => Np::fixed(&format!("Kosten von {number}")),
                    false => noun.numbered(Determiner::Bare, &number, plural),
                };
                FeatureWords::simple(Position::With(np.dat().to_owned()), Predicate::has(np.acc()))
            }
            Feature::LessPowerThan(than) => {
                let than = match than {
                    Stronger::One(target) => self.target(target),
                    Stronger::Any(filter) => self.noun(filter).a(),
                };
                let less = format!("weniger Stärke als {}", than.nom());
                FeatureWords::simple(Position::With(less.clone()), Predicate::has(&less))
            }
            Feature::Keywords(all) => {
                let all: Vec<String> = all.iter().map(|each| keyword(*each).to_owned()).collect();
                let all = list(&all, "oder");
                let not = Predicate::is(&format!("ohne {all}"));
                FeatureWords::new(Position::With(all.clone()), Predicate::has(&all), not)
            }
            Feature::HasAbilities(flag) => {
                let some = "1 oder mehr Fähigkeiten";
                FeatureWords::has(flag, some, "Fähigkeiten", [some, "keine Fähigkeiten"])
            }
            Feature::HasAbility(kind) => {
                let what = format!("Fähigkeit \u{201e}{}\u{201c}", kind_word(kind));
                let (yes, no) = (format!("eine {what}"), format!("keine {what}"));
                FeatureWords::has(true, &format!("einer {what}"), "", [&yes, &no])
            }
            Feature::Carries(upgrade, any) => {
                let noun = self.noun(&upgrade);
                let on = |det: Determiner| format!("{} auf sich", noun.np(det, false).acc());
                let with = format!("{} darauf", noun.a().dat());
                let without = format!("{} darauf", noun.np(Determiner::Bare, false).acc());
                FeatureWords::has(any, &with, &without, [&on(Determiner::A), &on(Determiner::No)])
            }
            Feature::OddCost(odd) => {
                let [this, other] = if odd { ["ungerade", "gerade"] } else { ["gerade", "ungerade"] };
                let has = |what: &str| Predicate::has(&format!("{what} Kosten"));
                FeatureWords::new(Position::With(format!("{this}n Kosten")), has(this), has(other))
            }
            Feature::Shares(what, target) => self.shares(what, target),
            Feature::Place(filter) => {
                let place = Predicate::is(&self.inside().zone(filter).unwrap_or_default());
                FeatureWords::simple(Position::Last(place.clone().after()), place)
            }
        }
    }

    /// Returns the words of a property in common: "ein gemeinsames Merkmal mit ihr", "denselben Namen wie jene Karte".
    pub(super) fn shares(&self, what: Shared, target: &Target) -> FeatureWords {
        let with = |what: &str| format!("{what} mit {}", self.with_one_of(target).dat());
        let what = match what {
            Shared::Name if self.is_name(target) => "diesen Namen".to_owned(),
            Shared::Name => format!("denselben Namen wie {}", self.one_of(target).nom()),
            Shared::Trait => with("ein gemeinsames Merkmal"),
            Shared::Aspect => with("einen gemeinsamen Aspekt"),
            Shared::Keyword => with("ein gemeinsames Schlüsselwort"),
        };
        let has = Predicate::has(&what);
        // "keinen gemeinsamen Aspekt hat"
        let not = if what.starts_with("ein") { Predicate::has(&format!("k{what}")) } else { has.clone().not(true) };
        FeatureWords::new(Position::Last(has.clone().after()), has, not)
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
