//! English text for whole abilities.

use ability::{
    Ability, ActionAbility, Amount, Block, Condition, ConstantAbility, Controller, Cost, DeckRule, ExtraCost,
    ExtraCostKind, Filter, Modifier, PlayCondition, Smuggle, Target, TriggeredAbility, UseLimit, Zone,
};

use crate::plan::Myself;

use super::Writer;
use super::clause::{Clause, Phrase, sentences, under};
use super::grammar::{capital, list};
use super::nouns::{NounPhrase, Referent};

impl Writer<'_> {
    /// Renders one ability as sentences.
    pub(super) fn ability(&mut self, ability: &Ability) -> String {
        match ability {
            Ability::When(when) => self.when(when),
            Ability::Action(action) => self.action("Action", action),
            Ability::EpicAction(action) => self.action("Epic Action", action),
            Ability::Constant(constant) => self.constant(constant),
            Ability::Event(block) => {
                let clauses = self.steps(block);
                sentences(&clauses)
            }
            Ability::CostsLess { condition, amount, on } => {
                let lead = condition.as_ref().map(|each| format!("if {}, ", self.condition(each))).unwrap_or_default();
                let (head, tail) = self.resources(amount);
                let on = self.played_on(on.as_ref());
                format!("{}.", capital(&format!("{lead}{} costs {head} less to play{on}{tail}", self.me())))
            }
            Ability::IgnorePenalty { condition, aspects, on } => {
                let lead = condition.as_ref().map(|each| format!("if {}, ", self.condition(each))).unwrap_or_default();
                let of: Vec<String> = aspects.iter().map(|aspect| format!("{} ", aspect.word())).collect();
                let on = self.played_on(on.as_ref());
                let text =
                    format!("{lead}while playing {}{on}, ignore its {}aspect penalty", self.me(), list(&of, "and"));
                format!("{}.", capital(&text))
            }
            Ability::InsteadOfCost(costs) => {
                let costs: Vec<String> = costs.iter().map(|each| self.extra_cost(each)).collect();
                format!("You may {} instead of paying {}'s cost.", list(&costs, "and"), self.me())
            }
            Ability::WhilePlaying(additional_cost) => self.while_playing(additional_cost),
            Ability::Coordinate(granted) => {
                format!(
                    "Coordinate \u{2014} {}",
                    self.granted().with(|scene| scene.me = self.me).ability(granted.ability())
                )
            }
            Ability::Bounty(block) => {
                let clauses = self.steps(block);
                format!("Bounty \u{2014} {}", sentences(&clauses))
            }
            Ability::Keyword(keyword, amount) => self.keyword(*keyword, amount),
            Ability::Smuggle(smuggle) => self.with(|scene| scene.me = Myself::Card).smuggle(smuggle),
            Ability::InsteadOfCapture(block) => {
                let clauses = self.steps(block);
                format!("If {} would be captured, instead: {}", self.me(), sentences(&clauses))
            }
            Ability::Setup(all) => all.iter().map(setup).collect::<Vec<_>>().join(" "),
            Ability::Playable(PlayCondition::NotFromHand) => "This card can't be played from your hand.".to_owned(),
            Ability::Playable(PlayCondition::AsFirstAction) => {
                "Play only as your first action in the action phase.".to_owned()
            }
            Ability::EntersAsCopy { of, gives: _, only: Some(kind) } => {
                let (kind, of) = (super::filters::kind_word(*kind), self.noun(of).a());
                format!("You may have {} enter play with the \"{kind}\" abilities of {of} in play.", self.me())
            }
            Ability::EntersAsCopy { of, gives, only: None } => {
                let it = NounPhrase::one("it", Referent::unit());
                let more = self.modifiers(&it, Some(&Target::This), gives).join(" and ");
                let of = self.noun(of).a();
                format!("You may have {} enter play as a copy of {of}, except {more} and is not unique.", self.me())
            }
        }
    }

    /// Renders "While playing this unit, you may defeat any number of ready resources you control."
    fn while_playing(&self, additional_cost: &ExtraCost) -> String {
        let ExtraCost { choose, most, each, less, gains } = additional_cost;
        let noun = self.noun(choose);
        let cards = match most {
            Some(most) => format!("up to {most} {}", noun.plural()),
            None => format!("any number of {}", noun.plural()),
        };
        let (what, done) = match each {
            ExtraCostKind::Defeat => (format!("defeat {cards}"), "defeated"),
            ExtraCostKind::Damage(amount) => {
                (format!("choose {cards} and deal {amount} damage to each of them"), "chosen")
            }
            ExtraCostKind::PutOnBottom => (format!("put {cards} on the bottom of your deck"), "put there"),
        };
        let me = self.me();
        let mut text = if *less == 0 {
            format!("As an additional cost to play {me}, {what}.")
        } else {
            let one = self.noun_alone(&Filter { is: choose.is, ..Filter::default() }).singular();
            let resources = super::grammar::counted(i16::from(*less), "resource", "resources");
            let resources = resources.replacen("a ", "1 ", 1);
            format!(
                "While playing {me}, you may {what}. For each {one} {done} this way, {me} costs {resources} less to play."
            )
        };
        if let Some(kind) = gains {
            let kind = super::filters::kind_word(*kind);
            text.push_str(&format!(" {} gains their \"{kind}\" abilities for this phase.", capital(me)));
        }
        text
    }

    /// Renders " on a Mandalorian unit".
    fn played_on(&self, on: Option<&Filter>) -> String {
        on.map(|on| format!(" on {}", self.noun(on).a())).unwrap_or_default()
    }

    /// Renders "Smuggle [7 resources, Vigilance, deal 4 damage to a friendly unit]".
    fn smuggle(&self, smuggle: &Smuggle) -> String {
        let (head, tail) = if let Amount::N(_) = &smuggle.resources {
            self.resources(&smuggle.resources)
        } else {
            (format!("resources equal to {}", self.amount(&smuggle.resources)), String::new())
        };
        let mut parts = vec![format!("{head}{tail}")];
        match &smuggle.aspects {
            Some(aspects) => parts.extend(aspects.iter().map(|aspect| aspect.word().to_owned())),
            None => parts.push("its aspect icons".to_owned()),
        }
        parts.extend(smuggle.costs.iter().map(|cost| self.extra_cost(cost)));
        format!("Smuggle [{}]", parts.join(", "))
    }

    fn when(&mut self, when: &TriggeredAbility) -> String {
        let phase = if when.in_action_phase { " during the action phase" } else { "" };
        let head = format!("{}{phase}", self.triggers(&when.on));
        self.scene.subject = self.about(&when.on);
        self.scene.it = self.subject.clone();
        let body = self.body(when.condition.as_ref(), &when.steps);
        format!("{head}: {body}{}", limit(when.limit))
    }

    fn action(&mut self, word: &str, action: &ActionAbility) -> String {
        let costs = action.cost.chunk_by(|one, next| one == next);
        let costs: Vec<String> = costs.map(|alike| capital_first_only(&self.cost_times(alike))).collect();
        let costs = if costs.is_empty() { String::new() } else { format!(" [{}]", costs.join(", ")) };
        let body = self.body(None, &action.steps);
        let from = if action.from == Zone::Discard { " Use this from your discard pile." } else { "" };
        let any = match &action.who {
            Controller::Friendly | Controller::Chooser => String::new(),
            Controller::Any => " Any player may use this.".to_owned(),
            Controller::Enemy => " Only opponents may use this.".to_owned(),
            Controller::Of(player) | Controller::OwnedBy(player) => {
                format!(" Only {} may use this.", self.player(player))
            }
        };
        format!("{word}{costs}: {body}{}{from}{any}", limit(action.limit))
    }

    fn body(&mut self, condition: Option<&Condition>, steps: &Block) -> String {
        let lead = condition.map(|each| format!("if {},", self.condition(each)));
        let clauses = self.steps(steps);
        match lead {
            Some(lead) => sentences(&under(&lead, clauses)),
            None => sentences(&clauses),
        }
    }

    fn constant(&mut self, constant: &ConstantAbility) -> String {
        // Past events have no duration.
        let when = |each: &Condition| if crate::is_past(each) { "if" } else { "while" };
        let lead = constant.condition.as_ref().map(|each| format!("{} {},", when(each), self.condition(each)));
        self.scene.attack = false;
        if let Some(text) = self.damage_instead(constant) {
            let Some(lead) = lead else { return sentences(&[Clause::more("", text)]) };
            // A card named in the condition is "it".
            let who = self.target(&constant.on).text;
            let it = lead.starts_with(&format!("while {who} "));
            let text = if it { text.replacen(&format!("dealt to {who}"), "dealt to it", 1) } else { text };
            return sentences(&[Clause::more("", text).led(&lead)]);
        }
        let fighting = crate::while_fighting(&constant.on).filter(|_| lead.is_none());
        let (on, fights) = match fighting {
            Some((others, true)) => (others, " while attacking"),
            Some((others, false)) => (others, " while defending"),
            None => (constant.on.clone(), ""),
        };
        let mut subject = self.target(&on);
        if crate::enters_as_rescued(constant) {
            subject.text = subject.text.replace("that was rescued this phase", "that is rescued");
        }
        self.scene.it = self.called(&on);
        let speaks_of_it = |lead: &String| {
            lead.split_once(' ').is_some_and(|(_, rest)| rest.starts_with(&format!("{} ", subject.text)))
        };
        if lead.as_ref().is_some_and(speaks_of_it) {
            subject.text = "it".to_owned();
        }
        let mut texts = self.modifiers(&subject, Some(&on), &constant.gives);
        // A condition of a single simple sentence is stated once.
        if lead.is_some() && texts.iter().all(|text| !text.contains([',', ':', '"'])) {
            texts = vec![list(&texts, "and")];
        }
        let mut clauses: Vec<Clause> =
            texts.into_iter().map(|text| Clause::more("", with_adverb(&text, fights))).collect();
        if let Some(lead) = lead {
            clauses = clauses.into_iter().map(|clause| clause.led(&lead)).collect();
        }
        sentences(&clauses)
    }

    /// Renders "This unit gains each of these keywords while you control another unit with that keyword: Ambush and
    /// Raid 2."
    pub(super) fn keywords_of_another(&self, another: &Filter, gained: &[&Modifier]) -> String {
        let keyword = another.keywords.first().map_or("", |keyword| keyword.word());
        let condition = self.condition(&Condition::Exists(Box::new(another.clone())));
        let condition = condition.replacen(&format!("with {keyword}"), "with that keyword", 1);
        let words: Vec<String> = gained.iter().filter_map(|each| self.given(None, &[(*each).clone()])).collect();
        let head = format!("{} gains each of these keywords while {condition}", self.me());
        format!("{}: {}.", capital(&head), list(&words, "and"))
    }

    /// Renders a part of a cost, as used in the brackets of an action and after "may".
    pub(super) fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Exhaust => "exhaust".to_owned(),
            Cost::Resources(amount) => {
                let (head, tail) = self.resources(amount);
                format!("{head}{tail}")
            }
            Cost::Defeat(target) => format!("defeat {}", self.target(target).text),
            Cost::Damage(amount, target) => {
                let (head, tail) = self.much(amount, "damage");
                format!("deal {head} to {}{tail}", self.target(target).to_each())
            }
            Cost::Discard(filter) => format!("discard {}", self.noun(filter).a()),
            Cost::Return(target) => format!("return {} to its owner's hand", self.target(target).text),
            Cost::Mill(amount) => {
                let (head, tail) = self.many(amount, "card", "cards");
                format!("discard {head} from your deck{tail}")
            }
            Cost::Turn { what, ready } => {
                format!("{} {}", if *ready { "ready" } else { "exhaust" }, self.target(what).text)
            }
            Cost::UseTheForce => "use the Force".to_owned(),
        }
    }

    /// Renders several equal costs as one.
    fn cost_times(&self, alike: &[Cost]) -> String {
        match alike {
            [Cost::Discard(filter), _, ..] => format!("discard {} {}", alike.len(), self.noun(filter).plural()),
            _ => alike.iter().map(|cost| self.cost(cost)).collect::<Vec<_>>().join(", "),
        }
    }
}

/// Inserts an adverb before an explanation: "gets +X/+0 while defending, where X is its Raid".
fn with_adverb(text: &str, adverb: &str) -> String {
    match text.split_once(", where ") {
        Some((what, explained)) => format!("{what}{adverb}, where {explained}"),
        None => format!("{text}{adverb}"),
    }
}

/// Capitalizes "Exhaust"; other costs stay in lower case.
fn capital_first_only(cost: &str) -> String {
    if cost == "exhaust" { capital(cost) } else { cost.to_owned() }
}

fn limit(limit: Option<UseLimit>) -> String {
    match limit {
        None => String::new(),
        Some(UseLimit::EachPhase) => " Use this only once each phase.".to_owned(),
        Some(UseLimit::EachRound) => " Use this only once each round.".to_owned(),
        Some(UseLimit::EachGame) => " Use this only once each game.".to_owned(),
        Some(UseLimit::TimesEachGame(times)) => format!(" Use this no more than {times} times each game."),
    }
}

/// Renders a change to deck building or to the start of a game.
fn setup(setup: &DeckRule) -> String {
    let word = |n: u8| if n == 1 { "card" } else { "cards" };
    let cards = |n: u8| format!("{n} {}", word(n));
    match setup {
        DeckRule::HandSize(more) => {
            let (n, way) = (more.unsigned_abs(), if *more < 0 { "fewer" } else { "more" });
            format!("Draw {n} {way} {} for your starting hand.", word(n))
        }
        DeckRule::NoMulligan => "You can't take a mulligan.".to_owned(),
        DeckRule::DeckSize(more) => {
            let way = if *more < 0 { "decreased" } else { "increased" };
            format!("Your minimum deck size is {way} by {}.", cards(more.unsigned_abs()))
        }
        DeckRule::Copies(most) => format!("A deck can have up to {most} copies of this card."),
    }
}
