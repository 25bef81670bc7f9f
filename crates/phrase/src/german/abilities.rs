//! German text for whole abilities.

use ability::{
    Ability, ActionAbility, Amount, Block, Condition, ConstantAbility, Controller, Cost, DeckRule, ExtraCost,
    ExtraCostKind, Filter, Modifier, PlayCondition, Smuggle, Target, TriggeredAbility, UseLimit, Zone,
};

use crate::plan::Myself;

use super::Writer;
use super::clause::{Clause, Joins, Phrase, Subject, sentences, under};
use super::grammar::{Determiner, list, tidy, words as spaced};
use super::modifiers::DurationPhrase;
use super::nouns::Np;
use super::terms::aspect;
use super::triggers::in_action_phase;
use super::words;

impl Writer<'_> {
    /// Renders one ability as sentences.
    pub(super) fn ability(&mut self, ability: &Ability) -> String {
        match ability {
            Ability::When(when) => self.when(when),
            Ability::Action(action) => self.action("Aktion", action),
            Ability::EpicAction(action) => self.action("Epische Aktion", action),
            Ability::Constant(constant) => self.constant(constant),
            Ability::Event(block) => {
                let clauses = self.steps(block);
                sentences(&clauses)
            }
            Ability::CostsLess { condition, amount, on } => {
                let less = self.resources_less(amount);
                let on = self.played_on(on.as_ref());
                let to_play = spaced(&[self.me().acc(), &on, "zu spielen"]);
                let costs = if condition.is_some() {
                    Clause::about(&Np::fixed("es"), words::COST_IT, less).tailed(format!(", {to_play}"))
                } else {
                    Clause::about(&Np::fixed(&to_play), words::COST_IT, less)
                };
                sentences(&[self.with_condition(condition.as_ref(), costs)])
            }
            Ability::IgnorePenalty { condition, aspects, on } => {
                let of: Vec<String> = aspects.iter().map(|each| format!("{}-", aspect(*each))).collect();
                let penalty = format!("{}Aspekt-Strafe", list(&of, "und "));
                let whose = self.me().own_stem();
                let on = self.played_on(on.as_ref());
                let while_playing = spaced(&["beim Spielen", self.me().gen_(), &on]);
                let ignore = Clause::order(words::IGNORE, format!("{while_playing} {} {penalty}", feminine(whose)));
                sentences(&[self.with_condition(condition.as_ref(), ignore)])
            }
            Ability::InsteadOfCost(costs) => {
                let costs: Vec<String> = costs.iter().map(|each| self.to_pay(each)).collect();
                let instead = format!("anstatt die Kosten {} zu zahlen", self.me().gen_());
                tidy(&format!("Du darfst {}, {instead}.", list(&costs, "und")))
            }
            Ability::WhilePlaying(additional_cost) => self.while_playing(additional_cost),
            Ability::Coordinate(granted) => {
                format!(
                    "Koordinieren \u{2013} {}",
                    self.granted().with(|scene| scene.me = self.me).ability(granted.ability())
                )
            }
            Ability::Bounty(block) => {
                let clauses = self.steps(block);
                format!("Kopfgeld \u{2013} {}", sentences(&clauses))
            }
            Ability::Keyword(keyword, amount) => tidy(&self.keyword(*keyword, amount)),
            Ability::Smuggle(smuggle) => self.with(|scene| scene.me = Myself::Card).smuggle(smuggle),
            Ability::InsteadOfCapture(block) => {
                let clauses = self.steps(block);
                let captured = format!("Falls {} gefangen genommen würde, stattdessen", self.me().nom());
                format!("{captured}: {}", sentences(&clauses))
            }
            Ability::Setup(all) => all.iter().map(setup).collect::<Vec<_>>().join(" "),
            Ability::Playable(PlayCondition::NotFromHand) => {
                "Diese Karte kann nicht von deiner Hand gespielt werden.".to_owned()
            }
            Ability::Playable(PlayCondition::AsFirstAction) => {
                "Spiele diese Karte nur als deine erste Aktion in der Aktionsphase.".to_owned()
            }
            Ability::EntersAsCopy { of, gives: _, only: Some(kind) } => {
                let (me, of) = (self.me(), self.noun(of).a());
                let with =
                    format!("mit den \u{201e}{}\u{201c}-Fähigkeiten {}", super::terms::kind_word(*kind), of.gen_());
                tidy(&format!("Du darfst {} {with} im Spiel ins Spiel bringen.", me.acc()))
            }
            Ability::EntersAsCopy { of, gives, only: None } => self.copy(of, gives),
        }
    }

    /// Renders "Beim Spielen dieser Einheit darfst du beliebig viele spielbereite Ressourcen besiegen, die du
    /// kontrollierst."
    fn while_playing(&self, additional_cost: &ExtraCost) -> String {
        let ExtraCost { choose, most, each, less, gains } = additional_cost;
        let noun = self.noun(choose);
        let cards = match most {
            Some(most) => noun.numbered(Determiner::Bare, &format!("bis zu {most}"), true),
            None => noun.np(Determiner::AnyNumber, true),
        };
        let (verb, what, rest, done) = match each {
            ExtraCostKind::Defeat => (words::DEFEAT, cards.acc().to_owned(), String::new(), "besiegt"),
            ExtraCostKind::Damage(amount) => {
                let damage = format!(" und jeder von ihnen {amount} Schaden zufügen");
                (words::CHOOSE, cards.acc().to_owned(), damage, "gewählt")
            }
            ExtraCostKind::PutOnBottom => {
                (words::PUT, format!("{} unter dein Deck", cards.acc()), String::new(), "gelegt")
            }
        };
        let me = self.me();
        let mut text = if *less == 0 {
            let pays = Clause::order(verb, what).tailed(rest);
            sentences(&[pays.led(&format!("als zusätzliche Kosten, um {} zu spielen,", me.acc()))])
        } else {
            let gives = Clause::about(&Np::you(), verb, what).tailed(rest);
            let gives = Clause { may: true, ..gives }.led(&format!("beim Spielen {}", me.gen_()));
            let one = self.noun_alone(&Filter { is: choose.is, ..Filter::default() });
            let one = one.adjective(&format!("so {done}")).each();
            let less = self.resources_less(&Amount::N(i16::from(*less)));
            let costs = Clause::about(&Np::fixed("es"), words::COST_IT, less);
            let costs = costs.tailed(format!(", {} zu spielen", me.acc())).led(&format!("für {}", one.acc()));
            sentences(&[gives, costs])
        };
        if let Some(kind) = gains {
            let kind = super::terms::kind_word(*kind);
            let what = format!("für diese Phase deren \u{201e}{kind}\u{201c}-Fähigkeiten");
            text.push(' ');
            text.push_str(&sentences(&[Clause::about(&me, words::GAIN, what)]));
        }
        text
    }

    fn with_condition(&self, condition: Option<&Condition>, clause: Clause) -> Clause {
        match condition {
            Some(condition) => clause.led(&format!("falls {},", self.condition(condition))),
            None => clause,
        }
    }

    /// Renders the host of a played card: "auf eine MANDALORIANER-Einheit"; empty if there is none.
    fn played_on(&self, on: Option<&Filter>) -> String {
        on.map(|on| format!("auf {}", self.noun(on).a().acc())).unwrap_or_default()
    }

    fn copy(&self, of: &Filter, gives: &[ability::Modifier]) -> String {
        let it = self.me().as_pronoun();
        let more = self.modifiers(&it, Some(&Target::This), gives, &DurationPhrase::default());
        let more: Vec<String> = more.iter().map(|clause| ended(clause, &it)).collect();
        let what = format!("{} als Kopie {}", self.me().acc(), self.noun(of).a().gen_());
        let but = format!("außer dass {} {} und nicht einzigartig ist", it.nom(), list(&more, "und"));
        tidy(&format!("Du darfst {what} ins Spiel bringen, {but}."))
    }

    /// Renders "Schmuggeln [7 Ressourcen, Wachsamkeit, einer befreundeten Einheit 4 Schaden zufügen]".
    fn smuggle(&self, smuggle: &Smuggle) -> String {
        let resources = if let Amount::N(_) = &smuggle.resources {
            self.resources(&smuggle.resources)
        } else {
            format!("Ressourcen in Höhe {}", self.amount(&smuggle.resources).gen_())
        };
        let mut parts = vec![resources];
        match &smuggle.aspects {
            Some(aspects) => parts.extend(aspects.iter().map(|each| aspect(*each).to_owned())),
            None => parts.push(format!("{} Aspekt-Symbole", feminine(self.me().own_stem()))),
        }
        parts.extend(smuggle.costs.iter().map(|cost| self.to_pay(cost)));
        tidy(&format!("Schmuggeln [{}]", parts.join(", ")))
    }

    fn when(&mut self, when: &TriggeredAbility) -> String {
        let head = self.triggers(&when.on);
        let head = if when.in_action_phase { in_action_phase(&head) } else { head };
        self.scene.subject = self.about(&when.on);
        self.scene.it = self.subject.clone();
        let body = self.body(when.condition.as_ref(), &when.steps);
        format!("{head}: {body}{}", limit(when.limit))
    }

    fn action(&mut self, word: &str, action: &ActionAbility) -> String {
        let costs = action.cost.chunk_by(|one, next| one == next);
        let costs: Vec<String> = costs.map(|alike| self.cost_times(alike)).collect();
        let costs = if costs.is_empty() { String::new() } else { tidy(&format!(" [{}]", costs.join(", "))) };
        let body = self.body(None, &action.steps);
        let from = if action.from == Zone::Discard { " Verwende dies aus deinem Ablagestapel." } else { "" };
        let any = match &action.who {
            Controller::Friendly | Controller::Chooser => String::new(),
            Controller::Any => " Jeder Spieler darf dies verwenden.".to_owned(),
            Controller::Enemy => " Nur Gegner dürfen dies verwenden.".to_owned(),
            Controller::Of(player) | Controller::OwnedBy(player) => {
                format!(" Nur {} darf dies verwenden.", self.player(player).nom())
            }
        };
        format!("{word}{costs}: {body}{}{from}{any}", limit(action.limit))
    }

    fn body(&mut self, condition: Option<&Condition>, steps: &Block) -> String {
        let lead = condition.map(|each| format!("falls {},", self.condition(each)));
        let clauses = self.steps(steps);
        match lead {
            Some(lead) => sentences(&under(&lead, clauses)),
            None => sentences(&clauses),
        }
    }

    fn constant(&mut self, constant: &ConstantAbility) -> String {
        // Past events have no duration.
        let when = |each: &Condition| if crate::is_past(each) { "falls" } else { "solange" };
        let lead = constant.condition.as_ref().map(|each| format!("{} {},", when(each), self.condition(each)));
        self.scene.attack = false;
        if let Some(clause) = self.damage_instead(constant) {
            let Some(lead) = lead else { return sentences(&[clause]) };
            // "solange die Einheit Boba Fett ist und ihr Schaden zugefügt würde,": a card named in the condition is a
            // pronoun.
            let who = self.target(&constant.on);
            let it = super::grammar::pronoun(who.gender, who.plural, super::grammar::Case::Dat);
            let would = clause.lead.trim_start_matches("falls ").replacen(who.dat(), it, 1);
            let lead = format!("{} und {would}", lead.trim_end_matches(','));
            return sentences(&[Clause { lead, ..clause }]);
        }
        let fighting = crate::while_fighting(&constant.on).filter(|_| lead.is_none());
        let (on, fights) = match fighting {
            Some((others, true)) => (others, Some(words::ATTACK)),
            Some((others, false)) => (others, Some(words::DEFEND)),
            None => (constant.on.clone(), None),
        };
        let mut subject = self.target(&on);
        self.scene.it = self.called(&on);
        let speaks_of_it = |lead: &String| {
            lead.split_once(' ').is_some_and(|(_, rest)| rest.starts_with(&format!("{} ", subject.nom())))
        };
        if lead.as_ref().is_some_and(speaks_of_it) {
            subject = Np::pronoun(subject.gender, subject.plural, subject.referent);
        }
        let subject = self.nobody(&on, &constant.gives).unwrap_or(subject);
        let mut clauses = self.modifiers(&subject, Some(&on), &constant.gives, &DurationPhrase::default());
        if let Some(fights) = fights {
            let fights = fights.last(subject.person());
            let it = Np::pronoun(subject.gender, subject.plural, subject.referent.clone());
            clauses = clauses.into_iter().map(|each| each.tailed(format!(", solange {} {fights}", it.nom()))).collect();
        }
        let Some(lead) = lead else {
            let text = sentences(&clauses);
            return if crate::enters_as_rescued(constant) {
                text.replace("die in dieser Phase befreit wurde", "die befreit wird")
            } else {
                text
            };
        };
        // A condition of a single simple sentence is stated once.
        let is_plain = |clause: &Clause| {
            clause.joins != Joins::And && clause.tail.is_empty() && !clause.mid.contains([',', ':', '\u{201e}'])
        };
        if clauses.iter().all(is_plain) {
            clauses.iter_mut().for_each(|clause| clause.joins = Joins::Free);
            return sentences(&under(&lead, clauses));
        }
        let led = clauses.into_iter().map(|clause| match clause.joins {
            Joins::And => clause,
            Joins::Free | Joins::Sentence => clause.led(&lead),
        });
        sentences(&led.collect::<Vec<Clause>>())
    }

    /// Renders "Diese Einheit erhält jedes dieser Schlüsselwörter, solange du eine andere Einheit damit kontrollierst:
    /// ...".
    pub(super) fn keywords_of_another(&self, another: &Filter, gained: &[&Modifier]) -> String {
        let keyword = another.keywords.first().map_or("", |each| super::terms::keyword(*each));
        let condition = self.condition(&Condition::Exists(Box::new(another.clone())));
        let condition = condition.replacen(&format!("mit {keyword}"), "mit diesem Schlüsselwort", 1);
        let words: Vec<String> = gained.iter().filter_map(|each| self.given(None, &[(*each).clone()])).collect();
        let gains = Clause::about(&self.me(), words::GAIN, "jedes dieser Schlüsselwörter");
        sentences(&[gains.tailed(format!(", solange {condition}: {}", list(&words, "und")))])
    }

    /// Renders a part of a cost, as used in the brackets of an action and after "du darfst".
    pub(super) fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Exhaust => super::EXHAUST.to_owned(),
            Cost::Resources(amount) => self.resources(amount),
            Cost::Defeat(target) => format!("{} besiegen", self.target(target).acc()),
            Cost::Damage(amount, target) => {
                let to = self.target(target);
                format!("{} zufügen", spaced(&[to.dat(), to.each_gets(), &self.damage_of(amount)]))
            }
            Cost::Discard(filter) => format!("{} ablegen", self.noun(filter).a().acc()),
            Cost::Return(target) => {
                let card = self.target(target);
                let hand = self.of_owner(&card, false, words::HAND);
                format!("{} auf {} zurückschicken", card.acc(), hand.acc())
            }
            Cost::Mill(amount) => {
                format!("{} von deinem Deck ablegen", self.many(amount, &super::nouns::Noun::of(words::CARD)))
            }
            Cost::Turn { what, ready } => {
                format!("{} {}", self.target(what).acc(), if *ready { "spielbereit machen" } else { "erschöpfen" })
            }
            Cost::UseTheForce => "die Macht nutzen".to_owned(),
        }
    }

    /// Renders several equal costs as one.
    fn cost_times(&self, alike: &[Cost]) -> String {
        match alike {
            [Cost::Discard(filter), _, ..] => {
                let number = alike.len().to_string();
                format!("{} ablegen", self.noun(filter).numbered(super::grammar::Determiner::Bare, &number, true).acc())
            }
            _ => alike.iter().map(|cost| self.cost(cost)).collect::<Vec<_>>().join(", "),
        }
    }
}

/// Renders a clause with its verb at the end and without its subject: "das Merkmal KLON erhält".
fn ended(clause: &Clause, it: &Np) -> String {
    let person = match &clause.who {
        Subject::Reader => words::Person::You,
        Subject::Np(np) => np.person(),
    };
    let subject = if clause.who == Subject::Np(it.clone()) { "" } else { "es" };
    spaced(&[subject, &clause.mid, &clause.verb.last(person)])
}

/// Returns a possessive before a feminine or plural noun: "ihre".
fn feminine(stem: &str) -> String {
    format!("{stem}e")
}

fn limit(limit: Option<UseLimit>) -> String {
    match limit {
        None => String::new(),
        Some(UseLimit::EachPhase) => " Verwende dies nur ein Mal pro Phase.".to_owned(),
        Some(UseLimit::EachRound) => " Verwende dies nur ein Mal pro Runde.".to_owned(),
        Some(UseLimit::EachGame) => " Verwende dies nur ein Mal pro Spiel.".to_owned(),
        Some(UseLimit::TimesEachGame(times)) => format!(" Verwende dies höchstens {times} Mal pro Spiel."),
    }
}

/// Renders a change to deck building or to the start of a game.
fn setup(setup: &DeckRule) -> String {
    let cards = |n: u8| if n == 1 { "1 Karte".to_owned() } else { format!("{n} Karten") };
    match setup {
        DeckRule::HandSize(more) if *more < 0 => {
            format!("Ziehe {} weniger für deine Starthand.", cards(more.unsigned_abs()))
        }
        DeckRule::HandSize(more) => format!("Ziehe {} mehr für deine Starthand.", cards(more.unsigned_abs())),
        DeckRule::NoMulligan => "Du kannst keinen Mulligan nehmen.".to_owned(),
        DeckRule::DeckSize(more) => {
            let way = if *more < 0 { "kleiner" } else { "größer" };
            format!("Die Mindestgröße deines Decks ist um {} {way}.", cards(more.unsigned_abs()))
        }
        DeckRule::Copies(most) => format!("Ein Deck kann bis zu {most} Exemplare dieser Karte enthalten."),
    }
}
