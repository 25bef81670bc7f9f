//! Words for filters, as nouns and as predicates.

use ability::{ArenaFilter, Binding, Controller, Filter, Kind, PhaseMark, PlayerFilter, Range, Target, Zone};
use model::Trait;

use crate::plan::features::{Belonging, Feature, Measure, Relation, Statement, features};
use crate::plan::filters::{another, differ_in_zone, is_one_of_several_kinds};

use super::Writer;
use super::grammar::{agree, before, list, of, to, words};
use super::nouns::{Noun, Np, Word};
use super::terms::{arena, aspect, defender, filter_word, keyword, trait_word};

impl Writer<'_> {
    /// Renders the filter as a noun with all its restrictions.
    pub(super) fn noun(&self, filter: &Filter) -> Noun {
        self.noun_for(filter, true)
    }

    /// Like [`Writer::noun`], without side and zone, which the sentence provides.
    pub(super) fn noun_alone(&self, filter: &Filter) -> Noun {
        self.noun_for(filter, false)
    }

    fn noun_for(&self, filter: &Filter, placed: bool) -> Noun {
        if let Some(one) = self.that_very_card(filter) {
            let np = self.target(one);
            let word = Word { one: np.text.clone(), many: np.text, feminine: np.feminine };
            return Noun { proper: true, ..Noun::of(word) };
        }
        if is_one_of_several_kinds(filter) && !differ_in_zone(filter) {
            return self.one_of_several(filter);
        }
        let defends = filter.is == Kind::Unit && filter.marks == [PhaseMark::Defending];
        let mut noun = Noun::of(if defends { defender() } else { filter_word(filter) });
        if filter.is == Kind::UnitOrBase {
            noun.indefinite = Some("une unité ou une base".to_owned());
        }
        noun.other = filter.other || another(filter);
        let fights = |mark: &PhaseMark| matches!(mark, PhaseMark::Attacking | PhaseMark::Defending);
        noun.definite = filter.marks.iter().any(fights);
        if filter.is == Kind::Character && !filter.named.is_empty() {
            noun.proper = true;
            noun.word.one = self.names(filter);
        } else if !filter.named.is_empty() {
            self.missing();
        }
        self.kinds(filter, &mut noun);
        let (states, limits) = self.features(filter);
        let (side, leader) = (if placed { self.side(filter) } else { None }, leader_and_unique(filter));
        // The cost is that of the card, not of the hand it is in.
        noun.after.extend(match filter.zone {
            Zone::Play if side.as_ref().is_some_and(|side| !side.contains(' ')) => {
                [side.into_iter().collect(), leader, states, limits].concat()
            }
            Zone::Play => [leader, side.into_iter().collect(), states, limits].concat(),
            _ => [leader, limits, side.into_iter().collect(), states].concat(),
        });
        self.is_not(filter, &mut noun);
        self.more(filter, &mut noun);
        noun
    }

    fn names(&self, filter: &Filter) -> String {
        list(&filter.named.iter().map(|name| self.names.card(name)).collect::<Vec<_>>(), "ou")
    }

    /// Renders "le défenseur ou une base".
    fn one_of_several(&self, filter: &Filter) -> Noun {
        let inside: Vec<Noun> = filter
            .any
            .iter()
            .map(|one| {
                let defending = filter.is == Kind::UnitOrBase && one.marks == [PhaseMark::Defending];
                let alone = Filter { marks: Vec::new(), ..one.clone() };
                if defending && alone == Filter::default() {
                    return Noun { definite: true, ..Noun::of(defender()) };
                }
                self.noun(one)
            })
            .collect();
        let each = |words: fn(&Noun) -> String| inside.iter().map(words).collect::<Vec<_>>();
        let word =
            Word { one: list(&each(Noun::singular), "ou"), many: list(&each(Noun::plural), "et"), feminine: true };
        if filter.other || filter.side != Controller::Any || filter.zone != Zone::Play {
            self.missing();
        }
        Noun { indefinite: Some(list(&each(Noun::a), "ou")), ..Noun::of(word) }
    }

    /// Adds traits, aspects, kinds and the arena: "non-leader", "IMPÉRIAL", "Héroïsme", "unique", "terrestre".
    fn kinds(&self, filter: &Filter, noun: &mut Noun) {
        let after = &mut noun.after;
        if let [one] = filter.not_aspects.as_slice() {
            after.push(format!("non-{}", aspect(*one)));
        }
        let aspects: Vec<String> = filter.aspects.iter().map(|each| aspect(*each).to_owned()).collect();
        let traits = |non: &str, all: &[Trait]| {
            let words =
                all.iter().map(|each| trait_word(*each).map_or_else(|| self.missing(), |word| format!("{non}{word}")));
            list(&words.collect::<Vec<_>>(), "ou")
        };
        let (not_traits, traits) = (traits("non-", &filter.not_traits), traits("", &filter.traits));
        after.extend([list(&aspects, "ou"), not_traits, traits].into_iter().filter(|words| !words.is_empty()));
        if let Some(ArenaFilter::In(here)) = filter.arena {
            after.push(arena(here).to_owned());
        }
        let Filter { different, token, chosen_aspect, most, any, taken_over, .. } = filter;
        if *different || token.is_some() || *chosen_aspect || most.is_some() || !any.is_empty() || *taken_over {
            self.missing();
        }
    }

    /// Renders the side or the zone: "ami", "que vous contrôlez", "de votre main".
    fn side(&self, filter: &Filter) -> Option<String> {
        let adjective = !matches!(filter.is, Kind::Event | Kind::Resource | Kind::Card) && self.is_you();
        // "une unité d'un coût de 3 ou moins depuis votre main"
        let from = |place: String| if filter.cost.is_some() { format!("depuis {place}") } else { of(&place) };
        let place = |thing: &str, feminine: bool| Some(from(self.side_own(thing, feminine, &filter.side)));
        match (filter.zone, &filter.side) {
            (Zone::Any, _) | (Zone::Play, Controller::Any) => None,
            (Zone::Seen, _) if filter.among.is_some() => None,
            (Zone::Hand, _) => place("main", true),
            (Zone::Discard, _) => place("défausse", true),
            (Zone::Deck, _) => place("deck", false),
            (Zone::Play, Controller::Friendly) if adjective => Some("ami~".to_owned()),
            (Zone::Play, Controller::Enemy) if adjective => Some("ennemi~".to_owned()),
            (Zone::Play, Controller::Friendly) if self.is_you() => Some("que vous contrôlez".to_owned()),
            (Zone::Play, Controller::Friendly | Controller::Chooser) => Some("qu'il contrôle".to_owned()),
            (Zone::Play, Controller::Of(PlayerFilter::ControllerOf(card))) => {
                Some(format!("contrôlé~ par le joueur qui contrôle {}", self.target(card).text))
            }
            (Zone::Play, Controller::Of(player)) => Some(format!("contrôlé~ par {}", self.player(player).text)),
            _ => Some(self.missing()),
        }
    }

    /// Renders states and events of this phase, and limits: "endommagé"; "d'un coût de 3 ou moins".
    fn features(&self, filter: &Filter) -> (Vec<String>, Vec<String>) {
        let (mut states, mut limits, mut with): (Vec<String>, Vec<String>, Vec<String>) = Default::default();
        for feature in features(filter) {
            match feature {
                Feature::Number(Measure::Damage, range) => with.push(self.number_of_things(range, "dégâts")),
                Feature::Number(what, range) => limits.push(self.measure(what, range)),
                Feature::Keywords(words) => {
                    let words: Vec<String> = words.iter().map(|each| keyword(*each).to_owned()).collect();
                    with.push(list(&words, "ou"));
                }
                Feature::Mark(PhaseMark::Defending, true) if filter.is == Kind::Unit && filter.marks.len() == 1 => {}
                feature => states.push(match state(&feature) {
                    Some(state) => state.to_owned(),
                    None => self.missing(),
                }),
            }
        }
        if !with.is_empty() {
            limits.push(format!("avec {}", list(&with, "et")));
        }
        (states, limits)
    }

    /// Renders a limit: "d'un coût de 3 ou moins", "à laquelle il reste 4 PV ou moins".
    fn measure(&self, what: Measure, range: &Range) -> String {
        match what {
            Measure::Cost => format!("d'un coût {}", self.range_of(range, false)),
            Measure::Power => format!("d'une puissance {}", self.range_of(range, true)),
            Measure::RemainingHp => format!("à laquelle il reste {}", self.number_of_things(range, "PV")),
            Measure::Damage | Measure::PrintedPower | Measure::DifferentKeywords => self.missing(),
        }
    }

    /// Adds kinds and aspects that a card does not have: "qui n'est pas une unité", "qui n'est ni Héroïsme ni Infamie".
    fn is_not(&self, filter: &Filter, noun: &mut Noun) {
        for not in &filter.not {
            let plain = *not == Filter { is: not.is, zone: not.zone, ..Filter::default() };
            noun.after.push(match plain && filter.is == Kind::Card {
                true => format!("qui n'est pas {}", Noun::of(filter_word(not)).a()),
                false => self.missing(),
            });
        }
        if let several @ [_, _, ..] = filter.not_aspects.as_slice() {
            let several: Vec<String> = several.iter().map(|each| format!("ni {}", aspect(*each))).collect();
            noun.after.push(format!("qui n'est {}", words(&several)));
        }
    }

    /// Adds relations: "parmi les cartes révélées", "dans la même arène que cette unité".
    fn more(&self, filter: &Filter, noun: &mut Noun) {
        noun.after.extend(filter.arena.as_ref().and_then(|arena| match arena {
            ArenaFilter::In(_) => None,
            ArenaFilter::Chosen => Some("de l'arène choisie".to_owned()),
            ArenaFilter::Same(target) => {
                Some(format!("dans la même arène {}", before("que", &self.target(target).text)))
            }
            ArenaFilter::Different(_) => Some(self.missing()),
        }));
        for relation in self.relations(filter) {
            noun.after.push(match relation {
                Relation::Among(target) => format!("parmi {}", self.target(target).text),
                Relation::On(Belonging::AttachedTo, target) => format!("attaché~ {}", to(&self.target(target).text)),
                Relation::NamedSo => "portant ce nom".to_owned(),
                Relation::Except([Target::Named(Binding::First), Target::Named(Binding::Second)]) => {
                    noun.word.one = format!("troisième {}", noun.word.one);
                    continue;
                }
                _ => self.missing(),
            });
        }
    }

    /// Renders the predicate of a card: "est une unité FORCE", "défend", "n'est pas une unité".
    pub(super) fn predicate(&self, subject: &Np, filter: &Filter, not: bool) -> String {
        let is = |what: &str, not: bool| {
            let what = agree(what, subject.feminine, subject.plural);
            if not { format!("n'est pas {what}") } else { format!("est {what}") }
        };
        let Statement::Parts { kind, features } = Statement::of(filter, not, false) else {
            let [one] = filter.not.as_slice() else { return self.missing() };
            return if filter.any.is_empty() && !not { is(&self.noun(one).a(), true) } else { self.missing() };
        };
        let kind = kind.map(|kind| {
            let named = Filter { named: kind.named.clone(), zone: kind.zone, ..Filter::default() };
            if *kind == named && !kind.named.is_empty() { self.names(&kind) } else { self.noun(&kind).a() }
        });
        let mut said: Vec<String> = kind.map(|kind| is(&kind, not)).into_iter().collect();
        said.extend(features.into_iter().map(|feature| match (&feature, not) {
            (Feature::Mark(PhaseMark::Attacking, true), false) => "attaque".to_owned(),
            (Feature::Mark(PhaseMark::Defending, true), false) => "défend".to_owned(),
            (Feature::Mark(PhaseMark::EnteredThisRound, false), false) => is("entré~ en jeu pendant ce round", true),
            (Feature::Damaged(damaged), not) => is("endommagé~", *damaged == not),
            (Feature::Exhausted(_), not) => is(state(&feature).unwrap_or_default(), not),
            _ => self.missing(),
        }));
        list(&said, "et")
    }
}

/// Renders "non-leader" and "unique", which follow the side.
fn leader_and_unique(filter: &Filter) -> Vec<String> {
    let leader = filter.leader.map(|leader| if leader { "leader" } else { "non-leader" }.to_owned());
    let unique = filter.unique.map(|unique| if unique { "unique^" } else { "non unique^" }.to_owned());
    leader.into_iter().chain(unique).collect()
}

/// Returns a state or event of a card as an adjective.
fn state(feature: &Feature<'_>) -> Option<&'static str> {
    Some(match feature {
        Feature::Damaged(true) => "endommagé~",
        Feature::Damaged(false) => "non endommagé~",
        Feature::Exhausted(true) => "incliné~",
        Feature::Exhausted(false) => "redressé~",
        Feature::Mark(PhaseMark::Attacking, true) => "en attaque",
        Feature::Mark(PhaseMark::Defending, true) => "en défense",
        Feature::Mark(PhaseMark::Attacked, true) => "ayant attaqué pendant cette phase",
        Feature::Mark(PhaseMark::Defeated, true) => "ayant été éliminé~ pendant cette phase",
        Feature::Mark(PhaseMark::PlayedByYou, true) => "que vous avez joué~ pendant cette phase",
        _ => return None,
    })
}
