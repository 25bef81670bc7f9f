//! Words for filters, as nouns and as predicates.

use ability::{ArenaFilter, Binding, Controller, Filter, Kind, PhaseMark, Target, Zone};

use crate::plan::Head;
use crate::plan::filters::{another, differ_in_zone, is_one_of_several_kinds};

use super::Writer;
use super::grammar::{list, of};
use super::nouns::{Noun, Np, Word};
use super::terms::{arena, aspect, filter_word, keyword, trait_word};

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
        // Whatever is left of it at the end has no French text.
        let mut rest = Filter { asked: Default::default(), ..filter.clone() };
        let mut noun = Noun::of(filter_word(filter));
        if filter.is == Kind::UnitOrBase {
            noun.indefinite = Some("une unité ou une base".to_owned());
        }
        noun.other = std::mem::take(&mut rest.other) || another(filter);
        if another(filter) {
            rest.except.clear();
        }
        if !filter.named.is_empty() && filter.is == Kind::Character {
            let names: Vec<String> = rest.named.drain(..).map(|name| self.names.card(&name)).collect();
            noun.proper = true;
            noun.word.one = list(&names, "ou");
        }
        self.kinds(&mut rest, &mut noun);
        let fights = |mark: &PhaseMark| matches!(mark, PhaseMark::Attacking | PhaseMark::Defending);
        noun.definite = rest.marks.iter().any(fights);
        if let Some(ArenaFilter::In(here)) = rest.arena {
            noun.after.push(format!("{}^", arena(here)));
            rest.arena = None;
        }
        self.sides(&mut rest, &mut noun, placed);
        self.states(&mut rest, &mut noun);
        self.numbers(&mut rest, &mut noun);
        self.relations(&mut rest, &mut noun);
        let frame = Filter { is: filter.is, ..Filter::default() };
        if rest != frame {
            self.missing();
        }
        noun
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
                    return Noun { definite: true, ..Noun::of(Word::new("défenseur", "défenseurs", false)) };
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

    /// Adds traits, aspects and kinds: "non-leader", "IMPÉRIAL", "Héroïsme", "unique".
    fn kinds(&self, rest: &mut Filter, noun: &mut Noun) {
        if let Some(leader) = rest.leader.take() {
            noun.after.push(if leader { "leader" } else { "non-leader" }.to_owned());
        }
        rest.not.retain(|not| {
            let plain = *not == Filter { is: not.is, zone: not.zone, ..Filter::default() };
            let kind = plain && rest.is == Kind::Card && matches!(not.is, Kind::Unit | Kind::Event | Kind::Upgrade);
            if kind {
                noun.after.push(format!("non-{}", filter_word(not).one));
            }
            !kind
        });
        noun.after.extend(rest.not_aspects.drain(..).map(|each| format!("non-{}", aspect(each))));
        let aspects: Vec<String> = rest.aspects.drain(..).map(|each| aspect(each).to_owned()).collect();
        noun.after.extend(Some(list(&aspects, "ou")).filter(|words| !words.is_empty()));
        for (traits, non) in [(&mut rest.not_traits, "non-"), (&mut rest.traits, "")] {
            let known: Option<Vec<String>> =
                traits.drain(..).map(|each| trait_word(each).map(|word| format!("{non}{word}"))).collect();
            match known {
                Some(words) if !words.is_empty() => noun.after.push(list(&words, "ou")),
                Some(_) => {}
                None => drop(self.missing()),
            }
        }
        if let Some(unique) = rest.unique.take() {
            noun.after.push(if unique { "unique^" } else { "non-unique^" }.to_owned());
        }
    }

    /// Adds the side or the zone: "allié", "que vous contrôlez", "de votre main".
    fn sides(&self, rest: &mut Filter, noun: &mut Noun, placed: bool) {
        let (side, zone) = (std::mem::take(&mut rest.side), std::mem::take(&mut rest.zone));
        if !placed {
            return;
        }
        let adjective = !matches!(rest.is, Kind::Event | Kind::Resource | Kind::Card) && self.is_you();
        let place = |thing: &str, feminine: bool| Some(of(&self.side_own(thing, feminine, &side)));
        noun.after.extend(match (zone, &side) {
            (Zone::Any, _) | (Zone::Play, Controller::Any) => None,
            (Zone::Seen, _) if rest.among.is_some() => None,
            (Zone::Hand, _) => place("main", true),
            (Zone::Discard, _) => place("défausse", true),
            (Zone::Deck, _) => place("deck", false),
            (Zone::Play, Controller::Friendly) if adjective => Some("allié~".to_owned()),
            (Zone::Play, Controller::Enemy) if adjective => Some("ennemi~".to_owned()),
            (Zone::Play, Controller::Friendly) if self.is_you() => Some("que vous contrôlez".to_owned()),
            (Zone::Play, Controller::Friendly | Controller::Chooser) => Some("qu'il contrôle".to_owned()),
            (Zone::Play, Controller::Of(player)) => Some(format!("contrôlé~ par {}", self.player(player).text)),
            _ => Some(self.missing()),
        });
    }

    /// Adds states and events of this phase: "endommagé", "vaincu cette phase".
    fn states(&self, rest: &mut Filter, noun: &mut Noun) {
        for (flag, yes, no) in
            [(&mut rest.damaged, "endommagé~", "non endommagé~"), (&mut rest.exhausted, "incliné~", "redressé~")]
        {
            noun.after.extend(flag.take().map(|flag| if flag { yes } else { no }.to_owned()));
        }
        noun.after.extend(rest.marks.drain(..).map(|mark| match mark {
            PhaseMark::Attacking => "en attaque".to_owned(),
            PhaseMark::Defending => "en défense".to_owned(),
            PhaseMark::Attacked => "ayant attaqué cette phase".to_owned(),
            PhaseMark::Defeated => "qui # été vaincu~ cette phase".to_owned(),
            PhaseMark::PlayedByYou => "que vous avez joué~ cette phase".to_owned(),
            _ => self.missing(),
        }));
    }

    /// Adds numeric limits: "avec un coût de 3 ou moins".
    fn numbers(&self, rest: &mut Filter, noun: &mut Noun) {
        let mut with: Vec<String> = Vec::new();
        with.extend(rest.cost.take().map(|range| format!("un coût {}", self.range_of(&range, false))));
        with.extend(rest.power.take().map(|range| format!("une puissance {}", self.range_of(&range, true))));
        for (range, what) in [(&mut rest.remaining_hp, "PV restants"), (&mut rest.damage, "dégâts")] {
            with.extend(range.take().map(|range| self.number_of_things(&range, what)));
        }
        with.extend(rest.keywords.drain(..).map(|each| keyword(each).to_owned()));
        if !with.is_empty() {
            noun.after.push(format!("avec {}", list(&with, "et")));
        }
    }

    /// Adds relations: "parmi les cartes révélées", "de la même arène que cette unité".
    fn relations(&self, rest: &mut Filter, noun: &mut Noun) {
        match rest.arena.take() {
            Some(ArenaFilter::Chosen) => noun.after.push("de l'arène choisie".to_owned()),
            Some(ArenaFilter::Same(target)) => {
                noun.after
                    .push(format!("dans la même arène {}", super::grammar::before("que", &self.target(&target).text)));
            }
            None => {}
            Some(_) => drop(self.missing()),
        }
        noun.after.extend(rest.among.take().map(|target| format!("parmi {}", self.target(&target).text)));
        noun.after.extend(
            rest.on.take().map(|target| format!("attaché~ {}", super::grammar::to(&self.target(&target).text))),
        );
        if let Some(target) = rest.same_name.take() {
            let name = matches!(*target, Target::It) && self.it.head == Head::Name
                || matches!(&*target, Target::Named(name) if self.named(*name).is_some_and(|(of, _)| of.head == Head::Name));
            noun.after.push(if name { "portant ce nom".to_owned() } else { self.missing() });
        }
        if let [Target::Named(Binding::First), Target::Named(Binding::Second)] = rest.except.as_slice() {
            rest.except.clear();
            noun.word.one = format!("troisième {}", noun.word.one);
        }
        if !rest.except.is_empty() {
            let others: Vec<String> = rest.except.drain(..).map(|target| self.target(&target).text).collect();
            noun.after.push(format!("autre^ que {}", list(&others, "et")));
        }
    }

    /// Renders the predicate of a card: "est une unité FORCE", "défend", "n'est pas une unité".
    pub(super) fn predicate(&self, subject: &Np, filter: &Filter, not: bool) -> String {
        let mut rest = Filter { asked: Default::default(), ..filter.clone() };
        let mut said: Vec<String> = Vec::new();
        let is = |what: &str, not: bool| {
            let what = super::grammar::agree(what, subject.feminine, subject.plural);
            if not { format!("n'est pas {what}") } else { format!("est {what}") }
        };
        said.extend(rest.damaged.take().map(|flag| is("endommagé~", flag == not)));
        said.extend(rest.exhausted.take().map(|flag| is(if flag { "incliné~" } else { "redressé~" }, not)));
        for (marks, negated) in [(&mut rest.marks, not), (&mut rest.not_marks, !not)] {
            said.extend(marks.drain(..).map(|mark| match (mark, negated) {
                (PhaseMark::Attacking, false) => "attaque".to_owned(),
                (PhaseMark::Defending, false) => "défend".to_owned(),
                (PhaseMark::EnteredThisRound, true) => is("entré~ en jeu pendant ce round", true),
                _ => self.missing(),
            }));
        }
        if !rest.named.is_empty() {
            let names: Vec<String> = rest.named.drain(..).map(|name| self.names.card(&name)).collect();
            said.push(is(&list(&names, "ou"), not));
        }
        let excluded = rest.not.clone();
        if let ([one], false, Kind::Card) = (excluded.as_slice(), not, rest.is) {
            rest.not.clear();
            said.push(is(&self.noun(one).a(), true));
        }
        if let Some(range) = rest.cost.take() {
            said.push(if not { self.missing() } else { format!("a un coût {}", self.range_of(&range, false)) });
        }
        let plain = Filter { is: rest.is, zone: rest.zone, ..Filter::default() };
        if said.is_empty() || rest != plain {
            said.push(is(&self.noun(&rest).a(), not));
        }
        list(&said, "et")
    }
}
