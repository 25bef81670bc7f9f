//! German text for modifiers.

use std::rc::Rc;

use ability::{
    Amount, CardModifier, ConstantAbility, Controller, Cost, CostChange, DefeatAlternative, Duration, EventChange,
    Filter, GameModifier, KeptAbilities, LostFeature, Modifier, PlayModifier, ProtectedAction as Done, ReplacedEvent,
    Replacement, ReplacementLimit, Target, Token, UnitRule, ValueModifier,
};
use model::Keyword;

use crate::cost_limit::CostLimit;
use crate::plan::numbers::{Stats, Varying};
use crate::plan::{Actor, Party, Who};
use crate::unit_rules;

use super::Writer;
use super::clause::{Clause, Joins, Phrase, Subject, sentences, under};
use super::grammar::{Case, Determiner, list, pronoun, words as spaced};
use super::nouns::{Noun, NounSuffix, Np};
use super::players::last;
use super::terms::{self, arena, trait_word};
use super::words::{self, Verb};

/// A duration: words after the verb, and a clause at the end.
#[derive(Debug, Clone, Default)]
pub(super) struct DurationPhrase {
    pub front: String,
    pub back: String,
}

impl DurationPhrase {
    pub(super) fn front(words: &str) -> DurationPhrase {
        DurationPhrase { front: words.to_owned(), back: String::new() }
    }

    /// Renders "in dieser Phase", for events or prohibitions during that time.
    fn during(&self) -> String {
        let of_attacks = self.front.replace("für diesen Angriff", "bei diesem Angriff");
        of_attacks.replace("für diese Angriffe", "bei diesen Angriffen").replace("für diese ", "in dieser ")
    }
}

/// Duration of effects that last until the next regroup phase ends.
const NEXT_REGROUP: &str = "in der nächsten Sammelphase";

/// A modifier as text.
enum Said {
    /// Object of "bekommt": "+2/+0".
    Gets(String),
    /// Object of "erhält": "Wachposten".
    Gains(String),
    /// Objects of "verliert" and of the verb for not gaining it again.
    Loses(String, String),
    /// A verb and its complement.
    Does(Verb, String),
    /// A complete sentence that is not about the card; it includes the duration.
    Whole(Box<Clause>),
}

/// German words of a unit rule: a verb and its complement. In the complement, `{it}` and `{has}` are replaced by the
/// unit's pronoun and the form of "haben" for it, `{own}` by the stem of its possessive pronoun, and
/// `{in the regroup phase}` by these words, unless the duration already contains them.
pub(crate) enum RuleWords {
    /// The verb "kann" and its complement.
    Can(&'static str),
    /// The verb "zufügen" and its complement.
    Deals(&'static str),
    /// The verb "wird" and its complement.
    Becomes(&'static str),
    /// The verb "ist" and its complement.
    Is(&'static str),
    /// The verb "kommt" and its complement.
    Comes(&'static str),
    /// A complete sentence, which is built from clauses.
    Whole(RuleSentence),
}

/// A unit rule whose German text is a complete sentence.
pub(crate) enum RuleSentence {
    ExtraRegroup,
    NextActionIsAttack,
    ProvidesIcons,
    SeesTop,
}

impl Writer<'_> {
    /// Renders modifiers as clauses about a card: "diese Einheit bekommt +1/+0 und erhält Wachposten". A modifier that
    /// is not about a card becomes a separate clause.
    pub(super) fn modifiers(
        &self,
        subject: &Np,
        topic: Option<&Target>,
        gives: &[Modifier],
        lasts: &DurationPhrase,
    ) -> Vec<Clause> {
        let here = self.with(|scene| scene.topic = topic.cloned());
        let mut about = Vec::new();
        let mut whole = Vec::new();
        for each in gives {
            match here.modifier(each, subject, lasts) {
                // What may be played is the subject.
                Said::Whole(clause) if matches!(each, Modifier::Card(CardModifier::MayBePlayed { .. })) => {
                    whole.push(*clause)
                }
                // A complete sentence has no subject.
                Said::Whole(_) => {
                    if let Said::Whole(clause) = self.whole(topic, each, subject, lasts) {
                        whole.push(*clause);
                    }
                }
                said @ (Said::Gets(_) | Said::Gains(_) | Said::Loses(..) | Said::Does(..)) => about.push(said),
            }
        }
        let mut clauses = Vec::new();
        for (nth, (verb, mid)) in verbs(about).into_iter().enumerate() {
            let joins = if nth == 0 { Joins::Sentence } else { Joins::And };
            let front = if is_during(verb) { lasts.during() } else { lasts.front.clone() };
            let mid = if nth == 0 { spaced(&[&front, &mid]) } else { mid };
            clauses.push(Clause { joins, ..Clause::about(subject, verb, mid) });
        }
        if let Some(last) = clauses.last_mut() {
            last.tail.push_str(&lasts.back);
        }
        clauses.extend(whole);
        clauses
    }

    /// Renders modifiers after "gib einer Einheit": "+2/+2 und Wachposten". Returns `None` if one of them cannot be
    /// expressed that way.
    pub(super) fn given(&self, topic: Option<&Target>, gives: &[Modifier]) -> Option<String> {
        let here = self.with(|scene| scene.topic = topic.cloned());
        let mut things = Vec::new();
        let subject = self.it();
        for each in gives {
            match here.modifier(each, &subject, &DurationPhrase::default()) {
                Said::Gets(what) | Said::Gains(what) => things.push(what),
                Said::Loses(..) | Said::Does(..) | Said::Whole(_) => return None,
            }
        }
        Some(list(&things, "und"))
    }

    /// Returns "Basen können nicht geheilt werden" rather than "jede Basis kann nicht geheilt werden".
    pub(super) fn nobody(&self, target: &Target, gives: &[Modifier]) -> Option<Np> {
        let Target::All(filter) = target else { return None };
        let cant = gives.iter().any(|each| {
            matches!(
                each,
                Modifier::Value(ValueModifier::CantAttack { .. })
                    | Modifier::Card(CardModifier::CantBe { .. })
                    | Modifier::Rule(
                        UnitRule::CantAttackBases
                            | UnitRule::CantBeAttacked
                            | UnitRule::CantBeHealed
                            | UnitRule::CantReady
                    )
            )
        });
        cant.then(|| self.noun(filter).several())
    }

    /// Renders a complete sentence; one about a replacement effect names its card.
    fn whole(&self, topic: Option<&Target>, modifier: &Modifier, subject: &Np, lasts: &DurationPhrase) -> Said {
        let Modifier::Card(CardModifier::Instead(instead)) = modifier else {
            return self.modifier(modifier, subject, lasts);
        };
        let who = match topic {
            Some(Target::All(filter)) => self.noun(filter).a(),
            Some(target @ Target::Attached) => self.target(target),
            Some(_) | None => self.me(),
        };
        self.instead(instead, pronoun(who.gender, who.plural, Case::Dat), &who)
    }

    fn modifier(&self, modifier: &Modifier, subject: &Np, lasts: &DurationPhrase) -> Said {
        match modifier {
            Modifier::Value(modifier) => self.value_modifier(modifier, subject),
            Modifier::Rule(rule) => self.unit_rule(*rule, subject, lasts),
            Modifier::Card(modifier) => self.card_modifier(modifier, subject, lasts),
            Modifier::Play(modifier) => self.play_modifier(modifier, lasts),
            Modifier::Game(modifier) => self.game_modifier(modifier, lasts),
        }
    }

    fn value_modifier(&self, modifier: &ValueModifier, subject: &Np) -> Said {
        let it = |case: Case| pronoun(subject.gender, subject.plural, case);
        let cant = |what: &str| Said::Does(words::CAN, what.to_owned());
        match modifier {
            ValueModifier::Stats(power, hp) => Said::Gets(self.stats(power, hp)),
            ValueModifier::Keyword(keyword) => Said::Gains(terms::keyword(*keyword).to_owned()),
            ValueModifier::KeywordX(keyword, amount) => Said::Gains(self.keyword(*keyword, amount)),
            ValueModifier::Ability(granted) => {
                Said::Gains(format!("\u{201e}{}\u{201c}", self.granted().ability(granted.ability())))
            }
            ValueModifier::Trait(each) => Said::Gains(format!("das Merkmal {}", trait_word(*each))),
            ValueModifier::LoseKeyword(keyword) => {
                let word = terms::keyword(*keyword);
                Said::Loses(word.to_owned(), format!("{word} nicht"))
            }
            ValueModifier::LoseKeywords => {
                Said::Loses("alle Schlüsselwörter".to_owned(), "keine Schlüsselwörter".to_owned())
            }
            ValueModifier::LoseTrait(each) => {
                let word = trait_word(*each);
                Said::Loses(format!("das Merkmal {word}"), format!("das Merkmal {word} nicht"))
            }
            ValueModifier::TraitsOf { of, except } => {
                let words: Vec<String> = except.iter().map(|each| trait_word(*each)).collect();
                let but = if words.is_empty() { String::new() } else { format!(" außer {}", list(&words, "und")) };
                let is = words::BE.finite(subject.person());
                let whose = self.target(of).of_them();
                Said::Gains(format!("die Merkmale {whose}{but}, auch wenn {} nicht im Spiel {is},", it(Case::Nom)))
            }
            ValueModifier::PrintedStats { power, hp } => {
                let power = power.map(|power| format!("einer aufgedruckten Stärke von {power}"));
                let hp = hp.map(|hp| format!("aufgedruckten TP von {hp}"));
                let both: Vec<String> = power.into_iter().chain(hp).collect();
                Said::Does(words::COUNT_AS, format!("als Einheit mit {}", both.join(" und ")))
            }
            ValueModifier::KeywordTimes(keyword, times) => {
                let times = if *times == 2 { "doppelten".to_owned() } else { format!("{times}-fachen") };
                Said::Does(words::HAVE, format!("den {times} {}-Wert", terms::keyword(*keyword)))
            }
            ValueModifier::KeywordBecomes(one, other) => {
                let (one, other) = (terms::keyword(*one), terms::keyword(*other));
                Said::Does(words::HAVE, format!("{other} statt {one} mit demselben Wert"))
            }
            ValueModifier::LoseAbilitiesBut(KeptAbilities::Keywords(kept)) => {
                let kept: Vec<&str> = kept.iter().map(|keyword| terms::keyword(*keyword)).collect();
                let kept = kept.join(" und ");
                Said::Loses(format!("alle Fähigkeiten außer {kept}"), format!("keine Fähigkeiten außer {kept}"))
            }
            ValueModifier::LoseAbilities => Said::Loses("alle Fähigkeiten".to_owned(), "keine Fähigkeiten".to_owned()),
            ValueModifier::LoseAbilitiesBut(KeptAbilities::Given) => {
                Said::Loses("alle anderen Fähigkeiten".to_owned(), "keine anderen Fähigkeiten".to_owned())
            }
            ValueModifier::LoseAbilitiesBut(KeptAbilities::EpicActions) => {
                Said::Loses("alle Fähigkeiten außer Epischen Aktionen".to_owned(), "keine Fähigkeiten".to_owned())
            }
            ValueModifier::CantAttack { whom: Controller::Any } => cant("nicht angreifen"),
            ValueModifier::CantAttack { whom } => {
                let control = last(&self.side_np(whom), "", words::CONTROL);
                cant(&format!("{} und Einheiten, die {control}, nicht angreifen", self.bases(whom).acc()))
            }
            ValueModifier::KeywordsOf(target) => {
                Said::Gains(format!("die Schlüsselwörter {}", self.target(target).of_them()))
            }
            ValueModifier::AbilitiesOf(target) => {
                Said::Gains(format!("die Fähigkeiten {}", self.target(target).of_them()))
            }
            ValueModifier::AttacksArena(one) => {
                cant(&format!("auch Einheiten im {}-Kampfgebiet angreifen", arena(*one)))
            }
        }
    }

    fn unit_rule(&self, rule: UnitRule, subject: &Np, lasts: &DurationPhrase) -> Said {
        let (verb, what) = match unit_rules::words(rule).1 {
            RuleWords::Can(what) => (words::CAN, what),
            RuleWords::Deals(what) => (words::DEAL, what),
            RuleWords::Becomes(what) => (words::BECOME, what),
            RuleWords::Is(what) => (words::BE, what),
            RuleWords::Comes(what) => (words::COME, what),
            RuleWords::Whole(sentence) => return self.rule_sentence(sentence, subject, lasts),
        };
        let regroup = if lasts.front == NEXT_REGROUP { "" } else { "in der Sammelphase " };
        let what = what
            .replace("{own}", subject.own_stem())
            .replace("{it}", pronoun(subject.gender, subject.plural, Case::Nom))
            .replace("{has}", words::HAVE.finite(subject.person()))
            .replace("{in the regroup phase}", regroup);
        Said::Does(verb, what)
    }

    /// Renders a unit rule that is a complete sentence, including the duration.
    fn rule_sentence(&self, sentence: RuleSentence, subject: &Np, lasts: &DurationPhrase) -> Said {
        Said::Whole(Box::new(match sentence {
            RuleSentence::SeesTop => {
                let you = self.side_np(&Controller::Friendly);
                let clause = Clause::about(&you, words::LOOK, "dir jederzeit die oberste Karte deines Decks");
                Clause { may: true, ..clause }
            }
            RuleSentence::ExtraRegroup => {
                let another = Np::fixed("nach der ersten Sammelphase jeder Runde eine weitere Sammelphase");
                while_it_lasts(Clause::about(&Np::fixed("es"), words::GIVE, another.acc()), lasts)
            }
            RuleSentence::ProvidesIcons => {
                let me = self.me();
                let icons = format!("{}e Aspektsymbole", me.own_stem());
                let clause = Clause::about(&me, words::PROVIDE, icons).led("solange du Kosten zahlst,");
                while_it_lasts(clause, lasts)
            }
            RuleSentence::NextActionIsAttack => {
                let it = |case: Case| pronoun(subject.gender, false, case);
                let who = Noun::of(words::ACTION).adjective("nächst");
                let player = format!("des Spielers, der {} kontrolliert,", it(Case::Acc));
                let must = format!("nach Möglichkeit ein Angriff mit {} sein", it(Case::Dat));
                let unit = format!(", und {} muss nach Möglichkeit eine Einheit angreifen", it(Case::Nom));
                let action = who.after(player).np(Determiner::The, false);
                while_it_lasts(Clause::about(&action, words::MUST, must).tailed(unit), lasts)
            }
        }))
    }

    fn card_modifier(&self, modifier: &CardModifier, subject: &Np, lasts: &DurationPhrase) -> Said {
        let it = |case: Case| pronoun(subject.gender, subject.plural, case);
        let cant = |what: &str| Said::Does(words::CAN, what.to_owned());
        match modifier {
            CardModifier::MayDealExcess(filter) => {
                let excess = Noun::of(words::COMBAT_DAMAGE).adjective("überschüssig");
                let excess = excess.np(Determiner::Own(subject.own_stem()), false);
                let to = self.noun(filter).a();
                let when = if self.attack { "" } else { "beim Angriff" };
                Said::Does(words::MAY, spaced(&[when, excess.acc(), to.dat(), "zufügen"]))
            }
            CardModifier::MorePilots(amount) => {
                let more = self.amount(amount);
                let more = more.acc();
                cant(&format!("durch Spielen oder Rufen mit {more} Piloten mehr als üblich besetzt werden"))
            }
            CardModifier::Instead(instead) => self.instead(instead, it(Case::Dat), &self.me()),
            // Applies to control taken by opponents, whatever the source (CR 1.5.2B).
            CardModifier::CantBe { verbs, by: Controller::Enemy } if verbs.as_slice() == [Done::TakenOver] => {
                cant("nicht von Gegnern unter Kontrolle gebracht werden")
            }
            CardModifier::CantBe { verbs, by } => {
                let verbs: Vec<String> = verbs.iter().map(|verb| done_word(*verb).to_owned()).collect();
                let abilities = self.abilities_of(by);
                cant(&format!("nicht durch {abilities} {} werden", list(&verbs, "oder")))
            }
            CardModifier::RedirectDamage { to, combat } => {
                let what = if *combat { "Kampfschaden" } else { "Schaden" };
                let all = format!("aller {what}, der {} zugefügt würde,", self.me().dat());
                let instead = format!("stattdessen {} zugefügt", self.target(to).dat());
                let clause = Clause::about(&Np::fixed(&all), words::BECOME, instead);
                Said::Whole(Box::new(while_it_lasts(clause, lasts)))
            }
            CardModifier::MayBePlayed { by, cost_changes, tokens } => {
                Said::Whole(Box::new(self.may_be_played(by, cost_changes, *tokens, lasts)))
            }
            CardModifier::AttackerHas(gives) => {
                let attacker = Noun::of(words::ATTACKER).np(Determiner::The, false);
                let clauses = self.modifiers(&attacker, None, gives, lasts);
                let lead = format!("solange {},", last(subject, "", words::DEFEND));
                let clauses = under(&lead, clauses).into_iter().reduce(also);
                let nothing = || Clause::about(&attacker, words::GET, "nichts").led(&lead);
                Said::Whole(Box::new(clauses.unwrap_or_else(nothing)))
            }
        }
    }

    fn play_modifier(&self, modifier: &PlayModifier, lasts: &DurationPhrase) -> Said {
        let clause = match modifier {
            PlayModifier::CardsCostLess { by, cards, amount, on, .. } => {
                self.cost_less(by, cards, amount, on.as_ref(), CostLimit::of(modifier), lasts)
            }
            PlayModifier::IgnorePenalty { by, cards, on, .. } => {
                while_it_lasts(self.ignore_penalty(by, cards, on.as_ref(), CostLimit::of(modifier)), lasts)
            }
            PlayModifier::ExtraCost { by, cards, cost } => {
                let who = self.side_all(by);
                let payer = self.with(|scene| {
                    if *by != Controller::Friendly {
                        let who = Party { who: Who::Side(by.clone()), at: self.now() };
                        scene.actor = Actor::They(Rc::new(who));
                    }
                });
                let also = format!("zusätzlich {}", payer.to_pay(cost));
                let lead = format!("um {} zu spielen,", self.noun_alone(cards).a().acc());
                while_it_lasts(Clause::about(&who, words::MUST, also).led(&lead), lasts)
            }
            PlayModifier::CantPlay { by, cards } => {
                let cards = self.noun_alone(cards).np(Determiner::No, true);
                let cant = Clause::about(&self.side_all(by), words::CAN, format!("{} spielen", cards.acc()));
                while_it_lasts(cant, lasts)
            }
            PlayModifier::CardsAreFree { by, cards, next } => self.free_cards(by, cards, *next, lasts),
        };
        Said::Whole(Box::new(clause))
    }

    fn game_modifier(&self, modifier: &GameModifier, lasts: &DurationPhrase) -> Said {
        let clause = match modifier {
            GameModifier::CardsLose(cards, LostFeature::Abilities) => {
                let cards = self.noun(cards).each();
                let all = "alle Fähigkeiten, wo immer sie auch liegt, und kann keine erhalten";
                Clause::about(&cards, words::LOSE, all)
            }
            GameModifier::CardsLose(cards, LostFeature::NamedTrait) => {
                let noun = self.noun_alone(cards);
                let noun = match cards.side {
                    Controller::Enemy => noun.adjective("feindlich"),
                    Controller::Friendly => noun.adjective("befreundet"),
                    Controller::Any | Controller::Chooser | Controller::Of(_) | Controller::OwnedBy(_) => noun,
                };
                let what = "das genannte Merkmal, auch solche, die nicht im Spiel sind";
                Clause::about(&noun.several(), words::LOSE, what)
            }
            GameModifier::FirstEventIsBlank(side) => {
                let who = self.side_each(side);
                let mut first = Noun::of(words::EVENT).adjective("erst");
                first.after.push(NounSuffix::whom(last(&who, "in jeder Runde", words::PLAY)));
                Clause::about(&first.np(Determiner::The, false), words::LOSE, "alle Fähigkeiten")
            }
            GameModifier::HalvesCosts => {
                let you = self.side_np(&Controller::Friendly);
                let lead = format!("wenn {},", last(&you, "Kosten", words::PAY));
                Clause::about(&you, words::PAY, "nur die Hälfte der Ressourcen, aufgerundet").led(&lead)
            }
            GameModifier::Unpreventable(cards) => {
                let cards = self.noun(cards).several();
                let damage = format!("Schaden, den {} zufügen,", cards.nom());
                Clause::about(&Np::fixed(&damage), words::CAN, "nicht verhindert werden")
            }
            GameModifier::AssignsIndirect { all } => {
                let what = match all {
                    true => "allen indirekten Schaden, den du Gegnern zufügst".to_owned(),
                    false => format!("allen indirekten Schaden, den {} zufügt", self.me().nom()),
                };
                Clause::about(&self.side_np(&Controller::Friendly), words::ASSIGN, what)
            }
            GameModifier::MoreIndirect(amount) => {
                let damage = Np::fixed("indirekter Schaden, den du Gegnern zufügst,");
                Clause::about(&damage, words::BECOME, format!("um {} erhöht", self.amount(amount).acc()))
            }
        };
        Said::Whole(Box::new(while_it_lasts(clause, lasts)))
    }

    fn ignore_penalty(&self, by: &Controller, cards: &Filter, on: Option<&Target>, which: CostLimit) -> Clause {
        let (first, when) = match which {
            CostLimit::FirstEachPhase => (true, "in jeder Phase"),
            CostLimit::FirstEachRound => (true, "in jeder Runde"),
            CostLimit::Each | CostLimit::NthEachRound(_) | CostLimit::Next(_) => (false, ""),
        };
        let who = self.side_all(by);
        let on = on.map(|on| format!("auf {}", self.target(on).acc())).unwrap_or_default();
        let mut noun = self.noun_alone(cards);
        let they = if who.you { who.clone() } else { Np::pronoun(who.gender, who.plural, who.referent.clone()) };
        let (object, plays) = if first {
            ("die Aspekt-Strafe", last(&they, &spaced(&[when, &on]), words::PLAY))
        } else {
            ("die Aspekt-Strafen", last(&they, &on, words::PLAY))
        };
        noun.after.push(NounSuffix::whom(plays));
        let cards = if first { noun.adjective("erst").np(Determiner::The, false) } else { noun.several() };
        let of = if first { cards.gen_().to_owned() } else { format!("von {}", cards.dat()) };
        let subject = if who.you { Subject::Reader } else { Subject::Np(who) };
        Clause { joins: Joins::Sentence, ..Clause::of(subject, words::IGNORE, format!("{object} {of}")) }
    }

    fn free_cards(&self, by: &Controller, cards: &Filter, next: u8, lasts: &DurationPhrase) -> Clause {
        let who = self.side_each(by);
        let several = next > 1;
        let noun = self.noun_alone(cards);
        let noun = match next {
            1 => noun,
            next => Noun { prefix: format!("{next} {}", noun.prefix), ..noun },
        };
        let cards = noun.adjective("nächst").np(Determiner::The, several);
        let lead = format!("wenn {},", last(&who, &spaced(&[&lasts.during(), cards.acc()]), words::PLAY));
        let they = if who.you { who } else { Np::pronoun(who.gender, who.plural, who.referent.clone()) };
        let them = Np::pronoun(cards.gender, cards.plural, cards.referent.clone());
        let cost_changes = self.cost_changes(&[CostChange::Free], several);
        let clause = Clause::about(&they, words::PLAY, spaced(&[them.acc(), &cost_changes])).led(&lead);
        Clause { may: true, tail: lasts.back.clone(), ..clause }
    }

    fn may_be_played(
        &self,
        by: &Controller,
        cost_changes: &[CostChange],
        tokens: Option<(Token, u8)>,
        lasts: &DurationPhrase,
    ) -> Clause {
        let who = self.side_np(by);
        let this = self.topic == Some(Target::This);
        let what = if this { self.me() } else { self.target(&Target::It) };
        let cost_changes = self.cost_changes(cost_changes, what.referent.several);
        let front = lasts.during();
        let clause = Clause::about(&who, words::PLAY, spaced(&[what.acc(), &front, &cost_changes]));
        let given = tokens.map(|(token, count)| {
            let tokens = self.many(&Amount::N(i16::from(count)), &terms::token(token));
            let it = pronoun(what.gender, what.plural, Case::Dat);
            format!(" und {it} {tokens} geben")
        });
        Clause { may: true, tail: format!("{}{}", given.unwrap_or_default(), lasts.back), ..clause }
    }

    /// Renders a keyword with its amount: "Offensive 2", "Offensive 1 für jede befreundete Einheit".
    pub(super) fn keyword(&self, keyword: Keyword, amount: &Amount) -> String {
        let word = terms::keyword(keyword);
        match (amount, self.each(amount)) {
            (Amount::N(0), _) => word.to_owned(),
            (Amount::N(n), _) => format!("{word} {n}"),
            (_, Some((times, each))) => format!("{word} {times} {each}"),
            (_, None) => {
                let amount = self.amount(amount);
                let is = words::BE.finite(amount.person());
                format!("{word} X, wobei X {} {is},", amount.nom())
            }
        }
    }

    /// Renders a replacement effect: "verhindert 1 Schaden von jedem Schaden, der ihr zugefügt würde".
    fn instead(&self, instead: &Replacement, it: &str, who: &Np) -> Said {
        let Replacement { of, times, defeating, may, becomes, then } = instead;
        let (combat, by, abilities, at_least) = match of {
            ReplacedEvent::Damage { combat, by, abilities, at_least } => (combat, by, abilities, at_least),
            ReplacedEvent::Defeat(rather) => return self.instead_of_defeat(rather, who),
            ReplacedEvent::Search | ReplacedEvent::Create => return self.instead_of_number(instead),
        };
        let damage = match combat {
            Some(true) => "Kampfschaden",
            Some(false) => "Schaden außer Kampfschaden",
            None => "Schaden",
        };
        let damage = &match at_least {
            Some(least) => format!("{} oder mehr {damage}", self.amount(least).nom()),
            None => damage.to_owned(),
        };
        let by = by.as_ref().map(|by| format!(" von {}", self.noun(by).a().dat())).unwrap_or_default();
        let abilities = abilities.as_ref().map(|side| format!(" durch {}", self.abilities_of(side)));
        let by = format!("{by}{}", abilities.unwrap_or_default());
        if let Some(then) = then {
            let then = sentences(&under("falls du das tust,", self.with(|_| ()).steps(then)));
            let lead = format!("falls {} {damage}{by} zugefügt würde,", who.dat());
            let clause = Clause::order(words::PREVENT, "ihn").led(&lead).tailed(format!(". {then}"));
            return Said::Whole(Box::new(clause));
        }
        let would = format!(", der {it}{by} zugefügt würde,");
        let (acc, dat, when) = match times {
            ReplacementLimit::Each => ("allen", "jedem", ""),
            ReplacementLimit::FirstEachPhase => ("den ersten", "dem ersten", " in jeder Phase"),
            ReplacementLimit::Next => ("den nächsten", "dem nächsten", ""),
        };
        if let Some(target) = defeating {
            let cost = format!("falls du dich entscheidest, dafür {} zu besiegen,", self.target(target).acc());
            return Said::Does(words::PREVENT, format!("{acc} {damage}{would} {cost}"));
        }
        match becomes {
            EventChange::Nothing => match times {
                ReplacementLimit::Each => Said::Does(words::PREVENT, format!("{acc} {damage}{would}")),
                ReplacementLimit::FirstEachPhase | ReplacementLimit::Next => {
                    let first = if *times == ReplacementLimit::Next { "das nächste Mal" } else { "zum ersten Mal" };
                    let would = format!("wenn {it} {first}{when}{by} Schaden zugefügt würde,");
                    Said::Does(words::PREVENT, format!("allen {damage}, {would}"))
                }
            },
            EventChange::Less(amount) => {
                let part = self.damage_of(amount);
                Said::Does(words::PREVENT, format!("{part} von {dat} {damage}{when}{would}"))
            }
            EventChange::More(amount) => {
                let part = self.damage_of(amount);
                let may = if *may { " wenn du willst," } else { "" };
                Said::Does(words::GET, format!("zusätzlich {part} zu {dat} {damage}{when}{would}{may}"))
            }
            EventChange::Times(2) => Said::Does(words::GET, format!("das Doppelte von {dat} {damage}{when}{would}")),
            EventChange::Times(times) => {
                Said::Does(words::GET, format!("das {times}-Fache von {dat} {damage}{when}{would}"))
            }
            EventChange::AtMost(amount) => {
                let most = self.amount(amount);
                Said::Does(words::PREVENT, format!("alles bis auf {} von {dat} {damage}{when}{would}", most.acc()))
            }
        }
    }

    /// Renders a constant replacement of damage: "falls einer anderen befreundeten Einheit Schaden zugefügt würde,
    /// verhindere 1 davon".
    pub(super) fn damage_instead(&self, constant: &ConstantAbility) -> Option<Clause> {
        let (what, who) = crate::changed_damage(constant)?;
        let who = if let Target::All(filter) = who { self.noun(filter).a() } else { self.target(who) };
        let damage = match what.combat {
            Some(true) => "Kampfschaden",
            Some(false) => "Schaden außer Kampfschaden",
            None => "Schaden",
        };
        let by = what.by.map(|by| format!(" von {}", self.noun(by).a().dat())).unwrap_or_default();
        let by = match what.abilities {
            Some(side) => format!("{by} durch {}", self.abilities_of(side)),
            None => by,
        };
        let whom = if what.anything { String::new() } else { format!(" {}", who.dat()) };
        let would = format!("falls{whom}{by} {damage} zugefügt würde,");
        Some(match what.becomes {
            EventChange::Less(amount) => {
                Clause::order(words::PREVENT, format!("{} davon", amount.number()?)).led(&would)
            }
            EventChange::AtMost(amount) => {
                let most = amount.number()?;
                let would = format!("falls{whom}{by} mehr als {most} {damage} zugefügt würde,");
                Clause::order(words::PREVENT, format!("alles bis auf {most} davon")).led(&would)
            }
            EventChange::More(amount) if what.may => {
                let add = format!("diesen Schaden um {}", amount.number()?);
                Clause { may: true, ..Clause::order(words::INCREASE, add) }.led(&would)
            }
            EventChange::More(amount) => {
                Clause::order(words::INCREASE, format!("diesen Schaden um {}", amount.number()?)).led(&would)
            }
            EventChange::Times(2) => Clause::order(words::DOUBLE, "diesen Schaden").led(&would),
            EventChange::Nothing | EventChange::Times(_) => return None,
        })
    }

    /// Renders "falls du eine Anzahl Karten deines Decks durchsuchen würdest, durchsuchst du stattdessen doppelt so
    /// viele Karten".
    fn instead_of_number(&self, instead: &Replacement) -> Said {
        let searches = instead.of == ReplacedEvent::Search;
        let (verb, would, things) = match searches {
            true => (words::SEARCH, "falls du eine Anzahl Karten deines Decks durchsuchen würdest", "Karten"),
            false => (words::CREATE, "falls du eine Anzahl Marker erschaffen würdest", "Marker"),
        };
        let count = match &instead.becomes {
            EventChange::Nothing => "keine".to_owned(),
            EventChange::Less(amount) => format!("{} weniger", self.amount(amount).acc()),
            EventChange::More(amount) => format!("{} mehr", self.amount(amount).acc()),
            EventChange::Times(2) => "doppelt so viele".to_owned(),
            EventChange::Times(times) => format!("{times}-mal so viele"),
            EventChange::AtMost(amount) => format!("höchstens {}", self.amount(amount).acc()),
        };
        let cost = instead
            .defeating
            .as_ref()
            .map(|target| format!(" und du dich entscheidest, dafür {} zu besiegen", self.target(target).acc()));
        let clause = Clause::about(&self.side_np(&Controller::Friendly), verb, format!("stattdessen {count} {things}"));
        Said::Whole(Box::new(clause.led(&format!("{would}{},", cost.unwrap_or_default()))))
    }

    /// Renders "falls diese Einheit besiegt würde, darfst du sie stattdessen an eine befreundete Fahrzeug-Einheit
    /// anhängen".
    fn instead_of_defeat(&self, rather: &DefeatAlternative, who: &Np) -> Said {
        let it = pronoun(who.gender, false, Case::Acc);
        let (verb, what) = match rather {
            DefeatAlternative::Attach(target) => {
                (words::ATTACH, format!("{it} stattdessen als Upgrade an {}", self.target(target).acc()))
            }
            DefeatAlternative::Move(one) => {
                let there = format!("als Einheit ins {}-Kampfgebiet", arena(*one));
                (words::MOVE, format!("{it} stattdessen erschöpft {there}"))
            }
            DefeatAlternative::Defeat(target) => (words::DEFEAT, format!("stattdessen {}", self.target(target).acc())),
        };
        let clause = Clause::about(&self.side_np(&Controller::Friendly), verb, what);
        let clause = clause.led(&format!("falls {} besiegt würde,", who.nom()));
        Said::Whole(Box::new(Clause { may: true, ..clause }))
    }

    /// Renders the card abilities of a side: "feindliche Kartenfähigkeiten".
    fn abilities_of(&self, side: &Controller) -> String {
        match side {
            Controller::Any => "Kartenfähigkeiten".to_owned(),
            Controller::Friendly => "befreundete Kartenfähigkeiten".to_owned(),
            Controller::Enemy => "feindliche Kartenfähigkeiten".to_owned(),
            Controller::Chooser | Controller::Of(_) | Controller::OwnedBy(_) => {
                format!("Kartenfähigkeiten {}", self.side_np(side).gen_())
            }
        }
    }

    fn stats(&self, power: &Amount, hp: &Amount) -> String {
        let Stats { numbers, varying } = Stats::of(power, hp, |of| self.each(of).map(|(times, _)| times));
        match varying {
            None => numbers,
            Some(Varying::ForEach(of)) => {
                let each = self.each(of).map(|(_, each)| each).unwrap_or_default();
                format!("{numbers} {each}")
            }
            Some(Varying::X(of)) => {
                let x = self.amount(of);
                format!("{numbers}, wobei X {} {},", x.nom(), words::BE.finite(x.person()))
            }
        }
    }

    fn cost_less(
        &self,
        by: &Controller,
        cards: &Filter,
        amount: &Amount,
        on: Option<&Target>,
        which: CostLimit,
        lasts: &DurationPhrase,
    ) -> Clause {
        let who = match which {
            CostLimit::Each => self.side_all(by),
            CostLimit::FirstEachRound | CostLimit::FirstEachPhase | CostLimit::NthEachRound(_) | CostLimit::Next(_) => {
                self.side_each(by)
            }
        };
        let on = on.map(|on| format!("auf {}", self.one_of(on).acc())).unwrap_or_default();
        let phase = lasts.during();
        let when = match which {
            CostLimit::FirstEachRound | CostLimit::NthEachRound(_) => "in jeder Runde",
            CostLimit::FirstEachPhase => "in jeder Phase",
            CostLimit::Each | CostLimit::Next(_) => &phase,
        };
        let (cards, how) = super::filters::how_played(cards);
        let mut noun = self.noun_alone(&cards);
        noun.after.push(NounSuffix::whom(last(&who, &spaced(&[when, &on, how]), words::PLAY)));
        let cards = match which {
            CostLimit::Each => noun.each(),
            CostLimit::FirstEachRound | CostLimit::FirstEachPhase => noun.adjective("erst").np(Determiner::The, false),
            CostLimit::NthEachRound(nth) => noun.adjective(&super::triggers::ordinal(nth)).np(Determiner::The, false),
            CostLimit::Next(1) => noun.adjective("nächst").np(Determiner::The, false),
            CostLimit::Next(count) => {
                let noun = Noun { prefix: format!("{count} {}", noun.prefix), ..noun };
                noun.adjective("nächst").np(Determiner::The, true)
            }
        };
        let each = if cards.plural { "je" } else { "" };
        let (amount, more) = match amount.negated() {
            Some(amount) => (amount, "mehr"),
            None => (amount.clone(), "weniger"),
        };
        let resources = self.many(&amount, &Noun::of(words::RESOURCE).after(more));
        let resources = match resources.strip_prefix("eine ") {
            Some(rest) => format!("1 {rest}"),
            None => resources,
        };
        Clause::about(&cards, words::COST_IT, spaced(&[each, &resources])).tailed(lasts.back.clone())
    }

    /// Renders a cost as an action: "1 Ressource zahlen".
    pub(super) fn to_pay(&self, cost: &Cost) -> String {
        if let Cost::Resources(amount) = cost { format!("{} zahlen", self.resources(amount)) } else { self.cost(cost) }
    }

    /// Returns a duration: "für diese Phase". Empty for effects that last as long as the card.
    pub(super) fn lasts(&self, duration: Duration) -> DurationPhrase {
        match duration {
            Duration::Phase => DurationPhrase::front("für diese Phase"),
            Duration::Round => DurationPhrase::front("für diese Runde"),
            Duration::NextRegroup => DurationPhrase::front(NEXT_REGROUP),
            Duration::Attack => DurationPhrase::front("für diesen Angriff"),
            Duration::WhileInPlay => {
                DurationPhrase { front: String::new(), back: format!(", solange {} im Spiel ist", self.me().nom()) }
            }
            Duration::Always => {
                let it = self.it();
                let is = words::BE.finite(it.person());
                DurationPhrase { front: String::new(), back: format!(", solange {} im Spiel {is}", it.nom()) }
            }
        }
    }
}

/// Adds the duration of a lasting effect to a separate sentence.
fn while_it_lasts(clause: Clause, lasts: &DurationPhrase) -> Clause {
    let tail = format!("{}{}", clause.tail, lasts.back);
    Clause { mid: spaced(&[&lasts.during(), &clause.mid]), tail, ..clause }
}

/// Returns `true` for verbs about events or prohibitions during the duration, rather than a card's property.
fn is_during(verb: Verb) -> bool {
    [words::CAN, words::MAY, words::MUST, words::PREVENT, words::BECOME].contains(&verb)
}

fn done_word(verb: Done) -> &'static str {
    match verb {
        Done::Captured => "gefangen genommen",
        Done::Damaged => "beschädigt",
        Done::Defeated => "besiegt",
        Done::TakenOver => "unter fremde Kontrolle gebracht",
        Done::Exhausted => "erschöpft",
        Done::Returned => "auf die Hand zurückgeschickt",
    }
}

/// Joins two clauses of one subject.
fn also(first: Clause, second: Clause) -> Clause {
    let person = match &second.who {
        Subject::Reader => words::Person::You,
        Subject::Np(np) => np.person(),
    };
    let mid = spaced(&[&first.mid, first.verb.apart.trim_end(), "und", second.verb.finite(person), &second.mid]);
    let verb = Verb { apart: second.verb.apart, ..first.verb };
    Clause { mid, verb, ..first }
}

/// Renders the verbs after the subject: "bekommt +1/+0", "erhält Wachposten und Überwältigen", "kann nicht angreifen".
fn verbs(said: Vec<Said>) -> Vec<(Verb, String)> {
    let mut gets = Vec::new();
    let mut gains = Vec::new();
    let mut rest = Vec::new();
    for each in said {
        match each {
            Said::Gets(what) => gets.push(what),
            Said::Gains(what) => gains.push(what),
            Said::Loses(what, nothing) => {
                rest.push((words::LOSE, what));
                rest.push((words::CAN, format!("{nothing} erhalten")));
            }
            Said::Does(verb, what) => rest.push((verb, what)),
            Said::Whole(_) => {}
        }
    }
    let mut clauses = Vec::new();
    if !gets.is_empty() {
        clauses.push((words::GET, list(&gets, "und")));
    }
    let at = clauses.len();
    clauses.extend(rest);
    if !gains.is_empty() {
        // An ability in quotes ends a sentence, so it comes last.
        gains.sort_by_key(|what| what.starts_with('\u{201e}'));
        let quoted = gains.last().is_some_and(|what| what.starts_with('\u{201e}'));
        let clause = (words::GAIN, list(&gains, "und"));
        if quoted { clauses.push(clause) } else { clauses.insert(at, clause) }
    }
    clauses
}
