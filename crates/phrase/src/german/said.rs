//! German predicates of a card: "beschädigt ist", "Wachposten hat". The verb comes last, as after "falls" and "die".

use ability::{Controller, Filter, Kind, PhaseMark, Zone};

use super::Writer;
use super::amounts::remaining_hp;
use super::filters::{carried_upgrade, keywords, keywords_word};
use super::grammar::{Case, Det, list};
use super::nouns::{After, Noun};
use super::words;
use super::zones::Toward;

/// A predicate, in the singular and the plural.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Said {
    pub one: String,
    pub many: String,
}

impl Said {
    fn is(what: &str) -> Said {
        Said { one: format!("{what} ist"), many: format!("{what} sind") }
    }

    fn has(what: &str) -> Said {
        Said { one: format!("{what} hat"), many: format!("{what} haben") }
    }

    fn was(what: &str) -> Said {
        Said { one: format!("{what} wurde"), many: format!("{what} wurden") }
    }

    fn join(parts: &[Said], word: &str) -> Said {
        let ones: Vec<String> = parts.iter().map(|part| part.one.clone()).collect();
        let manys: Vec<String> = parts.iter().map(|part| part.many.clone()).collect();
        Said { one: list(&ones, word), many: list(&manys, word) }
    }

    fn not(self, not: bool) -> Said {
        if not { Said { one: format!("nicht {}", self.one), many: format!("nicht {}", self.many) } } else { self }
    }

    fn after(self) -> After {
        After::Clause { case: Case::Nom, before: "", one: self.one, many: self.many }
    }
}

impl Writer<'_> {
    /// Renders alternatives: "die eine REBELLEN-Einheit oder ein Ereignis ist", "die keine Einheit ist".
    pub(super) fn alternatives(&self, filter: &Filter) -> Vec<After> {
        self.either(filter).into_iter().map(Said::after).collect()
    }

    fn either(&self, filter: &Filter) -> Vec<Said> {
        let mut said = Vec::new();
        if !filter.any.is_empty() {
            let each: Vec<Said> = filter.any.iter().map(|one| self.said_of(&inner(filter, one), false)).collect();
            said.push(Said::join(&each, "oder"));
        }
        if !filter.not.is_empty() {
            let each: Vec<Said> = filter.not.iter().map(|one| self.said_of(&inner(filter, one), true)).collect();
            said.push(Said::join(&each, "und"));
        }
        said
    }

    pub(super) fn marks_after(&self, filter: &Filter) -> Vec<After> {
        let positive = filter.marks.iter().filter(|mark| !matches!(mark, PhaseMark::Attacking | PhaseMark::Defending));
        let mut after: Vec<After> = positive
            .map(|mark| {
                let by_you = *mark == PhaseMark::PlayedByYou;
                if by_you { After::whom("du in dieser Phase gespielt hast") } else { mark_said(*mark, false).after() }
            })
            .collect();
        after.extend(filter.not_marks.iter().map(|mark| mark_said(*mark, true).after()));
        after
    }

    /// Renders the predicate of a card that matches: "eine REBELLEN-Einheit ist", "3 oder mehr Stärke hat".
    pub(super) fn said_of(&self, filter: &Filter, not: bool) -> Said {
        if let Controller::OwnedBy(player) = &filter.side
            && *filter == (Filter { is: filter.is, zone: filter.zone, side: filter.side.clone(), ..Filter::default() })
        {
            let owner = self.owner(player);
            let one = format!("{} gehört", owner.dat());
            return Said { many: format!("{}en", one.trim_end_matches('t')), one }.not(not);
        }
        let mut said = self.sayings(filter, not);
        let rest = without_sayings(filter);
        let plain = Filter { is: rest.is, zone: rest.zone, ..Filter::default() };
        let (any, none) = (rest.any.clone(), rest.not.clone());
        let alternatives = Filter { is: Kind::Card, zone: rest.zone, any, not: none, ..Filter::default() };
        if rest == alternatives && rest.zone == Zone::Any && !not && said.is_empty() && rest != plain {
            return Said::join(&self.either(&rest), "und");
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
        Said::join(&said, "und")
    }

    /// Renders a kind: "eine REBELLEN-Einheit ist", "keine Einheit ist".
    fn is_a(&self, filter: &Filter, not: bool) -> Said {
        let named = Filter { named: filter.named.clone(), zone: filter.zone, is: filter.is, ..Filter::default() };
        if !filter.named.is_empty() && *filter == named {
            let name = self.noun(&Filter { is: Kind::Character, ..filter.clone() }).a();
            return Said::is(name.nom()).not(not);
        }
        // "einzigartig ist" is clearer than "eine einzigartige Karte ist".
        let unique = Filter { unique: filter.unique, zone: filter.zone, is: filter.is, ..Filter::default() };
        if let (Some(unique), true) = (filter.unique, *filter == unique) {
            return Said::is("einzigartig").not(unique == not);
        }
        let mut noun = self.noun(filter);
        if *filter == Filter::default() {
            noun = noun.after("im Spiel");
        }
        if noun.whole.is_some() {
            return Said::is(noun.a().nom()).not(not);
        }
        let det = if not { Det::No } else { Det::A };
        // "eine Karte ist, die dir gehört"
        let short = noun.without_clauses();
        Said {
            one: format!("{} ist{}", short.np(det, false).nom(), noun.clauses(false)),
            many: format!("{} sind{}", short.np(det, true).nom(), noun.clauses(true)),
        }
    }

    fn sayings(&self, filter: &Filter, not: bool) -> Vec<Said> {
        let mut said = Vec::new();
        let mut is = |flag: Option<bool>, yes: &str, no: &str| {
            if let Some(flag) = flag {
                said.push(Said::is(if flag != not { yes } else { no }));
            }
        };
        is(filter.damaged, "beschädigt", "unbeschädigt");
        is(filter.exhausted, "erschöpft", "spielbereit");
        if let Some(flag) = filter.upgraded {
            said.push(Said::has(if flag != not { "ein Upgrade" } else { "kein Upgrade" }));
        }
        for (carried, none) in [(&filter.carries, false), (&filter.carries_no, true)] {
            let Some(carried) = carried else { continue };
            let det = if none != not { Det::No } else { Det::A };
            said.push(Said::has(&format!("{} auf sich", carried_upgrade(self, carried).np(det, false).acc())));
        }
        for mark in &filter.marks {
            said.push(mark_said(*mark, not));
        }
        for mark in &filter.not_marks {
            said.push(mark_said(*mark, !not));
        }
        if let Some(keyword) = keywords(&filter.keywords) {
            said.push(if not { Said::is(&format!("ohne {keyword}")) } else { Said::has(&keyword) });
        }
        if let Some(plain) = filter.plain {
            said.push(Said::has(if plain == not { "1 oder mehr Fähigkeiten" } else { "keine Fähigkeiten" }));
        }
        if filter.is == Kind::Card || shares_alone(filter) {
            for shares in self.shared_words(filter) {
                // "keinen gemeinsamen Aspekt hat"
                let none = not && shares.starts_with("ein");
                said.push(if none { Said::has(&format!("k{shares}")) } else { Said::has(&shares).not(not) });
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
                Some(number) if what.word == words::COST => Said::has(&format!("Kosten von {number}")),
                Some(number) => Said::has(what.numbered(Det::Bare, &number, plural).acc()),
                None => Said::has(&self.as_much(range, what.np(Det::Bare, plural).acc())),
            };
            said.push(has.not(not));
        }
        if let Some(other) = &filter.weaker_than {
            said.push(Said::has(&format!("weniger Stärke als {}", self.weaker(other))).not(not));
        }
        for kind in &filter.has {
            let what = format!("eine Fähigkeit \u{201e}{}\u{201c}", super::terms::kind_word(*kind));
            said.push(if not { Said::has(&format!("k{what}")) } else { Said::has(&what) });
        }
        if let Some(odd) = filter.odd_cost {
            said.push(Said::has(if odd != not { "ungerade Kosten" } else { "gerade Kosten" }));
        }
        if filter.takes.is_none() && filter.zone == Zone::Play {
            return said;
        }
        if filter.zone != Zone::Play && filter.zone != Zone::Any && filter.zone != Zone::Seen {
            let here = Writer { toward: Toward::In, ..self.here() };
            said.extend(here.zone(filter).map(|place| Said::is(&place).not(not)));
        }
        said
    }
}

/// Returns an alternative of another filter, without the zone and side that the outer filter already states.
fn inner(outer: &Filter, one: &Filter) -> Filter {
    let side = if one.side == outer.side && one.zone == outer.zone { Controller::Any } else { one.side.clone() };
    let zone = if one.zone == outer.zone { Zone::Any } else { one.zone };
    let is = if one.zone != outer.zone && one.is == outer.is { Kind::Card } else { one.is };
    Filter { is, side, zone, ..one.clone() }
}

/// Returns `true` if a filter only states properties shared with other cards.
fn shares_alone(filter: &Filter) -> bool {
    let rest = Filter { shares_trait: None, shares_aspect: None, shares_keyword: None, ..filter.clone() };
    rest == (Filter { is: filter.is, zone: filter.zone, ..Filter::default() }) && rest != *filter
}

/// Returns the filter without the parts rendered by [`Writer::sayings`].
fn without_sayings(filter: &Filter) -> Filter {
    let card = filter.is == Kind::Card || shares_alone(filter);
    Filter {
        same_name: filter.same_name.clone().filter(|_| !card),
        shares_trait: filter.shares_trait.clone().filter(|_| !card),
        shares_aspect: filter.shares_aspect.clone().filter(|_| !card),
        shares_keyword: filter.shares_keyword.clone().filter(|_| !card),
        damaged: None,
        exhausted: None,
        upgraded: None,
        carries: None,
        carries_no: None,
        keywords: Vec::new(),
        different_keywords: None,
        plain: None,
        has: Vec::new(),
        cost: None,
        odd_cost: None,
        power: None,
        printed_power: None,
        weaker_than: None,
        remaining_hp: None,
        damage: None,
        marks: Vec::new(),
        not_marks: Vec::new(),
        zone: if filter.zone == Zone::Play { Zone::Play } else { Zone::Any },
        side: match filter.zone {
            Zone::Play | Zone::Any | Zone::Everywhere | Zone::Seen => filter.side.clone(),
            Zone::Hand | Zone::Deck | Zone::Discard | Zone::Captured | Zone::Resources => Controller::Any,
        },
        ..filter.clone()
    }
}

/// Returns the predicate of a mark; `not` negates it.
fn mark_said(mark: PhaseMark, not: bool) -> Said {
    let when = match mark {
        PhaseMark::Attacked
        | PhaseMark::AttackedYourBase
        | PhaseMark::PlayedByYou
        | PhaseMark::Played
        | PhaseMark::Entered
        | PhaseMark::EnteredUnderYou
        | PhaseMark::Defeated
        | PhaseMark::Healed
        | PhaseMark::Damaged
        | PhaseMark::DamagedABase
        | PhaseMark::Rescued
        | PhaseMark::DamagedEnemyBase
        | PhaseMark::Discarded => "in dieser Phase ",
        PhaseMark::EnteredThisRound => "in dieser Runde ",
        PhaseMark::PaidWithCredit
        | PhaseMark::Smuggled
        | PhaseMark::Ambushing
        | PhaseMark::DefeatedInCombat
        | PhaseMark::FromHand
        | PhaseMark::Plot
        | PhaseMark::Attacking
        | PhaseMark::Defending
        | PhaseMark::Struck => "",
    };
    let not = if not { "nicht " } else { "" };
    let text = |words: &str| format!("{when}{not}{words}");
    match mark {
        PhaseMark::Attacked => Said::has(&text("angegriffen")),
        PhaseMark::AttackedYourBase => Said::has(&format!("{when}deine Basis {not}angegriffen")),
        PhaseMark::PlayedByYou => Said::was(&text("von dir gespielt")),
        PhaseMark::Played => Said::was(&text("gespielt")),
        PhaseMark::Entered | PhaseMark::EnteredThisRound => Said::is(&text("ins Spiel gekommen")),
        PhaseMark::EnteredUnderYou => Said::is(&text("unter deiner Kontrolle ins Spiel gekommen")),
        PhaseMark::Defeated => Said::was(&text("besiegt")),
        PhaseMark::DefeatedInCombat => Said::was(&text("durch Kampfschaden besiegt")),
        PhaseMark::Healed => Said::was(&text("geheilt")),
        PhaseMark::Damaged => Said::has(&text("Schaden genommen")),
        PhaseMark::Rescued => Said::was(&text("befreit")),
        PhaseMark::DamagedABase => Said::has(&format!("{when}einer Basis {not}Schaden zugefügt")),
        PhaseMark::DamagedEnemyBase => Said::has(&format!("{when}einer feindlichen Basis {not}Schaden zugefügt")),
        PhaseMark::Discarded => Said::was(&text("abgelegt")),
        PhaseMark::FromHand => Said::was(&text("von der Hand gespielt")),
        PhaseMark::Plot => Said { one: text("mit Komplott gespielt wird"), many: text("mit Komplott gespielt werden") },
        PhaseMark::PaidWithCredit => Said::was(&text("auch mit einem Credit-Marker bezahlt")),
        PhaseMark::Smuggled => Said::was(&text("mit Schmuggeln gespielt")),
        PhaseMark::Ambushing => Said { one: text("mit Hinterhalt angreift"), many: text("mit Hinterhalt angreifen") },
        PhaseMark::Attacking => Said { one: text("angreift"), many: text("angreifen") },
        PhaseMark::Struck => Said::has(&format!("vom Angreifer {not}Kampfschaden erhalten")),
        PhaseMark::Defending => Said { one: text("verteidigt"), many: text("verteidigen") },
    }
}
