//! English text for modifiers.

use std::rc::Rc;

use ability::{
    Amount, CardModifier, ConstantAbility, Controller, Cost, DefeatAlternative, Duration, EventChange, Filter,
    GameModifier, KeptAbilities, LostFeature, Modifier, PlayModifier, ProtectedAction, ReplacedEvent, Replacement,
    ReplacementLimit, Target, UnitRule, ValueModifier,
};
use model::Keyword;

use crate::cost_limit::CostLimit;
use crate::plan::numbers::{Stats, Varying};
use crate::plan::players::{Everyone, everyone};
use crate::plan::{Actor, Party, Who};
use crate::unit_rules;

use super::Writer;
use super::amounts::for_each;
use super::clause::{sentences, under};
use super::filters::trait_word;
use super::grammar::{NEXT_REGROUP, list, third};
use super::nouns::NounPhrase;

/// A modifier as text.
enum Said {
    /// Object of "gets": "+2/+0".
    Gets(String),
    /// Object of "gains": "Sentinel".
    Gains(String),
    /// Objects of "loses" and of "can't gain": all abilities, abilities. Epic actions can still be gained.
    Loses(String, Option<String>),
    /// A verb and its complement: "can't" "attack bases".
    Verb(&'static str, String),
    /// A complete sentence that is not about the card.
    Whole(String),
}

/// English words of a unit rule. `{me}` is replaced by the card's phrase for itself.
pub(crate) enum RuleWords {
    /// A verb and its complement: "can't" "attack bases".
    Verb(&'static str, &'static str),
    /// A complete sentence that is not about the card.
    Whole(&'static str),
}

impl Writer<'_> {
    /// Renders modifiers as clauses about a card: "this unit gets +1/+0 and gains Sentinel". A modifier that is not
    /// about a card becomes a separate clause.
    pub(super) fn modifiers(&self, subject: &NounPhrase, topic: Option<&Target>, gives: &[Modifier]) -> Vec<String> {
        let here = self.with(|scene| scene.topic = topic.cloned());
        let said: Vec<Said> = gives
            .iter()
            .map(|each| match here.modifier(each) {
                // A complete sentence has no subject, except for permissions to play the card.
                Said::Whole(_) if !matches!(each, Modifier::Card(CardModifier::MayBePlayed { .. })) => {
                    self.whole(topic, each)
                }
                whole @ Said::Whole(_) => whole,
                about @ (Said::Gets(_) | Said::Gains(_) | Said::Loses(..) | Said::Verb(..)) => about,
            })
            .collect();
        let mut clauses = Vec::new();
        let plural = topic.and_then(|topic| self.plural_subject(subject, topic, &said));
        let subject = plural.as_ref().unwrap_or(subject);
        let about = verbs(&said, subject.plural);
        if !about.is_empty() {
            clauses.push(format!("{} {}", subject.subject(), list(&about, "and")));
        }
        clauses.extend(said.into_iter().filter_map(|each| match each {
            Said::Whole(text) => Some(text),
            Said::Gets(_) | Said::Gains(_) | Said::Loses(..) | Said::Verb(..) => None,
        }));
        clauses
    }

    /// Returns "bases can't be healed" if the cards do not refer to themselves. The longer form is "each base can't be
    /// healed".
    fn plural_subject(&self, subject: &NounPhrase, topic: &Target, said: &[Said]) -> Option<NounPhrase> {
        let Target::All(filter) = topic else { return None };
        let noun = self.noun(filter);
        let none = said.iter().all(|each| match each {
            Said::Verb("can't", what) => !what.ends_with(" it has Sentinel"),
            Said::Gets(_) | Said::Gains(_) | Said::Loses(..) | Said::Verb(..) | Said::Whole(_) => false,
        });
        let each = subject.text == noun.each();
        (none && each).then(|| NounPhrase::many(noun.plural(), subject.referent.clone()))
    }

    /// Renders modifiers after "give a unit": "+2/+2 and Sentinel". Returns `None` if one of them cannot be expressed
    /// that way.
    pub(super) fn given(&self, topic: Option<&Target>, gives: &[Modifier]) -> Option<String> {
        let here = self.with(|scene| scene.topic = topic.cloned());
        let mut things = Vec::new();
        for each in gives {
            match here.modifier(each) {
                Said::Gets(what) | Said::Gains(what) => things.push(what),
                Said::Loses(..) | Said::Verb(..) | Said::Whole(_) => return None,
            }
        }
        Some(list(&things, "and"))
    }

    /// Renders a complete sentence; one about a replacement effect names its card.
    fn whole(&self, topic: Option<&Target>, modifier: &Modifier) -> Said {
        let Modifier::Card(CardModifier::Instead(instead)) = modifier else { return self.modifier(modifier) };
        match topic {
            Some(Target::All(filter)) => self.instead(instead, &self.noun(filter).a()),
            Some(target @ (Target::Attached | Target::It | Target::Named(_))) => {
                self.instead(instead, &self.target(target).text)
            }
            Some(_) | None => self.instead(instead, self.me()),
        }
    }

    fn modifier(&self, modifier: &Modifier) -> Said {
        match modifier {
            Modifier::Value(modifier) => self.value_modifier(modifier),
            Modifier::Rule(rule) => self.unit_rule(*rule),
            Modifier::Card(modifier) => self.card_modifier(modifier),
            Modifier::Play(modifier) => self.play_modifier(modifier),
            Modifier::Game(modifier) => self.game_modifier(modifier),
        }
    }

    fn value_modifier(&self, modifier: &ValueModifier) -> Said {
        match modifier {
            ValueModifier::Stats(power, hp) => Said::Gets(self.stats(power, hp)),
            ValueModifier::Keyword(keyword) => Said::Gains(keyword.word().to_owned()),
            ValueModifier::KeywordX(keyword, amount) => Said::Gains(self.keyword(*keyword, amount)),
            ValueModifier::Ability(granted) => {
                Said::Gains(format!("\"{}\"", self.granted().ability(granted.ability())))
            }
            ValueModifier::Trait(each) => Said::Gains(format!("the {} trait", trait_word(*each))),
            ValueModifier::LoseKeyword(keyword) => loses(keyword.word(), keyword.word()),
            ValueModifier::LoseKeywords => loses("all keywords", "keywords"),
            ValueModifier::LoseTrait(each) => {
                let word = format!("the {} trait", trait_word(*each));
                loses(&word, "that trait")
            }
            ValueModifier::TraitsOf { of, except } => {
                let words: Vec<String> = except.iter().map(|each| trait_word(*each)).collect();
                let but = if words.is_empty() { String::new() } else { format!(" except {}", list(&words, "and")) };
                let whose = self.target(of).possessive();
                Said::Gains(format!("{whose} traits{but}, even while it is not in play"))
            }
            ValueModifier::PrintedStats { power, hp } => {
                let power = power.map(|power| format!("a printed power of {power}"));
                let hp = hp.map(|hp| format!("printed HP of {hp}"));
                let both: Vec<String> = power.into_iter().chain(hp).collect();
                Said::Verb("be", format!("considered to have {}", both.join(" and ")))
            }
            ValueModifier::KeywordTimes(keyword, times) => {
                let times = if *times == 2 { "doubled".to_owned() } else { format!("multiplied by {times}") };
                Said::Verb("have", format!("its {} {times}", keyword.word()))
            }
            ValueModifier::KeywordBecomes(one, other) => {
                Said::Verb("have", format!("{} instead of any {} it has or gains", other.word(), one.word()))
            }
            ValueModifier::LoseAbilitiesBut(KeptAbilities::Keywords(kept)) => {
                let kept: Vec<&str> = kept.iter().map(|keyword| keyword.word()).collect();
                let kept = kept.join(" and ");
                loses(&format!("all abilities except for {kept}"), &format!("abilities other than {kept}"))
            }
            ValueModifier::LoseAbilities => loses("all abilities", "abilities"),
            ValueModifier::LoseAbilitiesBut(KeptAbilities::Given) => loses("all other abilities", "others"),
            ValueModifier::CantAttack { whom: Controller::Any } => cant("attack"),
            ValueModifier::CantAttack { whom } => {
                cant(&format!("attack {} or units {}", self.bases(whom), self.side_does(whom, "control")))
            }
            ValueModifier::KeywordsOf(target) => Said::Gains(format!("{} keywords", self.target(target).possessive())),
            ValueModifier::AbilitiesOf(target) => {
                Said::Gains(format!("{} abilities", self.target(target).possessive()))
            }
            ValueModifier::AttacksArena(arena) => {
                Said::Verb("can", format!("attack units in the {} arena", arena.word()))
            }
            ValueModifier::LoseAbilitiesBut(KeptAbilities::EpicActions) => {
                Said::Loses("all abilities except for epic actions".to_owned(), None)
            }
        }
    }

    fn unit_rule(&self, rule: UnitRule) -> Said {
        match unit_rules::words(rule).0 {
            RuleWords::Verb(verb, what) => Said::Verb(verb, what.to_owned()),
            RuleWords::Whole(text) => Said::Whole(text.replace("{me}", self.me())),
        }
    }

    fn card_modifier(&self, modifier: &CardModifier) -> Said {
        match modifier {
            CardModifier::MayDealExcess(filter) => {
                let when = if self.attack { "" } else { " while attacking" };
                Said::Verb("may", format!("deal its excess combat damage to {}{when}", self.noun(filter).a()))
            }
            CardModifier::MorePilots(amount) => {
                let more = self.amount(amount);
                let pilots = if *amount == Amount::N(1) { "Pilot" } else { "Pilots" };
                Said::Verb("can", format!("have {more} more {pilots} played or deployed on it than usual"))
            }
            CardModifier::Instead(instead) => self.instead(instead, self.me()),
            // Applies to control taken by opponents, whatever the source (CR 1.5.2B).
            CardModifier::CantBe { verbs, by: Controller::Enemy }
                if verbs.as_slice() == [ProtectedAction::TakenOver] =>
            {
                Said::Whole(format!("opponents can't take control of {}", self.me()))
            }
            CardModifier::CantBe { verbs, by } => {
                let verbs: Vec<String> = verbs.iter().map(|verb| verb_word(*verb).to_owned()).collect();
                let whose = self.whose_abilities(by);
                Said::Verb("can't", format!("be {} by {whose}card abilities", list(&verbs, "or")))
            }
            CardModifier::RedirectDamage { to, combat } => {
                let what = if *combat { "combat damage" } else { "damage" };
                let to = self.target(to).text;
                Said::Whole(format!("all {what} that would be dealt to {} is dealt to {to} instead", self.me()))
            }
            CardModifier::MayBePlayed { by, cost_changes, tokens } => {
                let who = self.side_who(by);
                let what = self.target(&Target::It);
                let cost_changes = self.cost_changes(cost_changes, what.referent.several);
                let what = if self.topic == Some(Target::This) { self.me() } else { &what.text };
                let tokens = tokens.map(|(token, count)| {
                    let (one, many) = super::verbs::token_words(token);
                    format!(" and give {} to it", super::grammar::counted(i16::from(count), one, many))
                });
                Said::Whole(format!("{who} may play {what}{cost_changes}{}", tokens.unwrap_or_default()))
            }
            CardModifier::AttackerHas(gives) => {
                let attacker = NounPhrase::one("the attacker", super::nouns::Referent::unit());
                let texts = self.modifiers(&attacker, None, gives);
                Said::Whole(format!("while that unit is defending, {}", list(&texts, "and")))
            }
        }
    }

    fn play_modifier(&self, modifier: &PlayModifier) -> Said {
        match modifier {
            PlayModifier::CardsCostLess { by, cards, amount, on, .. } => {
                Said::Whole(self.cost_less(by, cards, amount, on.as_ref(), CostLimit::of(modifier)))
            }
            PlayModifier::IgnorePenalty { by, cards, on, first_each_round, first_each_phase } => {
                let (who, noun) = (self.players_of(by), self.cards(cards));
                let on = on.as_ref().map(|on| format!(" on {}", self.target(on).text)).unwrap_or_default();
                let (cards, when) = if *first_each_round || *first_each_phase {
                    let when = if *first_each_phase { " each phase" } else { " each round" };
                    (format!("penalty of the first {}", noun.singular()), when)
                } else {
                    (format!("penalties of {}", noun.plural()), "")
                };
                Said::Whole(match (plural_players(&who), who.as_str()) {
                    (_, "you") => format!("ignore the aspect {cards} you play{on}{when}"),
                    (true, _) => format!("{who} ignore the aspect {cards} they play{on}{when}"),
                    (false, _) => format!("{who} ignores the aspect {cards} they play{on}{when}"),
                })
            }
            PlayModifier::CardsAreFree { by, cards, next } => {
                let (who, noun) = (self.players_of(by), self.cards(cards));
                let (next, noun) = match next {
                    1 => ("next".to_owned(), noun.singular()),
                    next => (format!("next {next}"), noun.plural()),
                };
                let play = if plural_players(&who) || who == "you" { "play" } else { "plays" };
                Said::Whole(format!("the {next} {noun} that {who} {play} may be played for free"))
            }
            PlayModifier::ExtraCost { by, cards, cost } => {
                let who = self.players_of(by);
                let cards = self.cards(cards).a();
                let payer = self.with(|scene| {
                    if *by != Controller::Friendly {
                        let who = Party { who: Who::Side(by.clone()), at: self.now() };
                        scene.actor = Actor::They(Rc::new(who));
                    }
                });
                let additional = payer.extra_cost(cost);
                let must = if plural_players(&who) { "must" } else { "has to" };
                Said::Whole(format!("to play {cards}, {who} {must} also {additional}"))
            }
            PlayModifier::CantPlay { by, cards } => {
                Said::Whole(format!("{} can't play {}", self.players_of(by), self.cards(cards).plural()))
            }
        }
    }

    fn game_modifier(&self, modifier: &GameModifier) -> Said {
        match modifier {
            GameModifier::CardsLose(cards, LostFeature::NamedTrait) => {
                let cards = format!("{}{}", self.whose_abilities(&cards.side), self.noun_alone(cards).plural());
                Said::Whole(format!("{cards}, including those not in play, lose the named trait"))
            }
            GameModifier::CardsLose(cards, LostFeature::Abilities) => Said::Whole(format!(
                "{}, wherever it is, loses all abilities and can't gain abilities",
                self.noun(cards).each()
            )),
            GameModifier::Unpreventable(cards) => {
                Said::Whole(format!("damage dealt by {} is unpreventable", self.noun(cards).plural()))
            }
            GameModifier::HalvesCosts => {
                Said::Whole("while paying costs, you pay half as many resources, rounded up".to_owned())
            }
            GameModifier::AssignsIndirect { all } => Said::Whole(match all {
                true => "you assign all indirect damage you deal to opponents".to_owned(),
                false => format!("you assign all indirect damage dealt by {}", self.me()),
            }),
            GameModifier::MoreIndirect(amount) => {
                Said::Whole(format!("indirect damage you deal to opponents is increased by {}", self.amount(amount)))
            }
            GameModifier::FirstEventIsBlank(side) => {
                let who = match everyone(side) {
                    Some(Everyone::Players) => "each player".to_owned(),
                    Some(Everyone::Opponents) => "each opponent".to_owned(),
                    None => self.side_who(side),
                };
                let verb = if who == "you" { "play".to_owned() } else { third("play") };
                Said::Whole(format!("the first event {who} {verb} each round loses all abilities"))
            }
        }
    }

    /// Renders a replacement effect: "prevents 1 damage of any damage that would be dealt to it".
    fn instead(&self, instead: &Replacement, who: &str) -> Said {
        let Replacement { of, times, defeating, may, becomes, then } = instead;
        let (combat, by, abilities, at_least) = match of {
            ReplacedEvent::Damage { combat, by, abilities, at_least } => (combat, by, abilities, at_least),
            ReplacedEvent::Defeat(rather) => return self.instead_of_defeat(rather, who),
            ReplacedEvent::Search => {
                let count = self.changed(becomes);
                let would = "if you would search a number of cards from your deck";
                return Said::Whole(format!("{would}, search {count} cards instead"));
            }
            ReplacedEvent::Create => {
                let create = format!("create {} tokens instead", self.changed(becomes));
                let would = "if you would create a number of tokens";
                return Said::Whole(match defeating {
                    Some(target) => {
                        let defeated = self.target(target).text;
                        format!("{would}, you may defeat {defeated}. If you do, {create}")
                    }
                    None => format!("{would}, {create}"),
                });
            }
        };
        let damage = match combat {
            Some(true) => "combat damage",
            Some(false) => "damage other than combat damage",
            None => "damage",
        };
        let damage = &match at_least {
            Some(least) => format!("{} or more {damage}", self.amount(least)),
            None => damage.to_owned(),
        };
        let by = by.as_ref().map(|by| format!(" by {}", self.noun(by).a())).unwrap_or_default();
        let abilities = abilities.as_ref().map(|side| format!(" by {}card abilities", self.whose_abilities(side)));
        let by = format!("{by}{}", abilities.unwrap_or_default());
        let (which, when) = match (times, becomes) {
            (ReplacementLimit::FirstEachPhase, _) => ("the first", " each phase"),
            (ReplacementLimit::Next, _) => ("the next", ""),
            (ReplacementLimit::Each, EventChange::Nothing) => ("all", ""),
            (
                ReplacementLimit::Each,
                EventChange::Less(_) | EventChange::More(_) | EventChange::Times(_) | EventChange::AtMost(_),
            ) => ("any", ""),
        };
        let what = match (times, becomes) {
            (ReplacementLimit::FirstEachPhase, EventChange::Nothing) => {
                format!("all {damage} the first time it would be dealt {damage}{by}{when}")
            }
            (ReplacementLimit::Next, EventChange::Nothing) => {
                format!("all {damage} the next time it would be dealt {damage}{by}")
            }
            (ReplacementLimit::FirstEachPhase | ReplacementLimit::Next | ReplacementLimit::Each, _) => {
                format!("{which} {damage} that would be dealt to it{by}{when}")
            }
        };
        let dealt = format!("{damage} that would be dealt to {who}{by}{when}");
        if let Some(target) = defeating {
            let defeated = self.target(target).text;
            let would = format!("if {damage} would be dealt to {who}{by}");
            return Said::Whole(format!("{would}, you may defeat {defeated}. If you do, prevent that damage"));
        }
        if let Some(then) = then {
            let then = sentences(&under("if you do,", self.with(|_| ()).steps(then)));
            let then = then.trim_end_matches('.');
            return Said::Whole(format!("if {who} would be dealt {damage}{by}, prevent that damage. {then}"));
        }
        match becomes {
            EventChange::Nothing => Said::Verb("prevent", what),
            EventChange::Less(amount) => {
                let less = match amount.number() {
                    Some(n) => n.to_string(),
                    None => {
                        let (head, tail) = self.much(amount, "damage");
                        format!("{head}{tail}")
                    }
                };
                Said::Verb("prevent", format!("{less} of {what}"))
            }
            EventChange::More(amount) => {
                let may = if *may { ", if you choose" } else { "" };
                Said::Whole(format!("{which} {dealt} is increased by {}{may}", self.amount(amount)))
            }
            EventChange::Times(2) => Said::Whole(format!("{which} {dealt} is doubled")),
            EventChange::Times(times) => Said::Whole(format!("{which} {dealt} is multiplied by {times}")),
            EventChange::AtMost(amount) => Said::Verb("prevent", format!("all but {} of {what}", self.amount(amount))),
        }
    }

    /// Renders a constant replacement of damage: "if damage would be dealt to another friendly unit, prevent 1 of that
    /// damage".
    pub(super) fn damage_instead(&self, constant: &ConstantAbility) -> Option<String> {
        let (what, who) = crate::changed_damage(constant)?;
        let who = if let Target::All(filter) = who { self.noun(filter).a() } else { self.target(who).text };
        let damage = match what.combat {
            Some(true) => "combat damage",
            Some(false) => "non-combat damage",
            None => "damage",
        };
        let by = what.by.map(|by| format!(" by {}", self.noun(by).a())).unwrap_or_default();
        let by = match what.abilities {
            Some(side) => format!("{by} by {}card abilities", self.whose_abilities(side)),
            None => by,
        };
        if let (EventChange::More(more), Some(side), true) = (what.becomes, what.abilities, what.anything) {
            let (whose, more) = (self.whose_abilities(side), self.amount(more));
            let ability = super::grammar::with_article(&format!("{whose}card ability"));
            let may = if what.may { "you may have it deal" } else { "it deals" };
            return Some(format!("if {ability} would deal damage, {may} that much damage plus {more} instead"));
        }
        let would = format!("if {damage} would be dealt to {who}{by},");
        Some(match what.becomes {
            EventChange::Less(amount) => format!("{would} prevent {} of that damage", amount.number()?),
            EventChange::AtMost(amount) => {
                let most = amount.number()?;
                format!(
                    "if more than {most} {damage} would be dealt to {who}{by}, prevent all but {most} of that damage"
                )
            }
            EventChange::More(amount) => format!("{would} that much damage plus {} is dealt instead", amount.number()?),
            EventChange::Times(2) => format!("{would} twice that much damage is dealt instead"),
            EventChange::Nothing | EventChange::Times(_) => return None,
        })
    }

    /// Renders the replaced count: "twice that number of".
    fn changed(&self, change: &EventChange) -> String {
        match change {
            EventChange::Nothing => "no".to_owned(),
            EventChange::Less(amount) => format!("{} fewer", self.amount(amount)),
            EventChange::More(amount) => format!("{} more", self.amount(amount)),
            EventChange::Times(2) => "twice that number of".to_owned(),
            EventChange::Times(times) => format!("{times} times that number of"),
            EventChange::AtMost(amount) => format!("at most {}", self.amount(amount)),
        }
    }

    /// Renders "if this unit would be defeated, you may attach it to a friendly Vehicle unit instead".
    fn instead_of_defeat(&self, rather: &DefeatAlternative, who: &str) -> Said {
        let what = match rather {
            DefeatAlternative::Attach(target) => format!("attach it as an upgrade to {}", self.target(target).text),
            DefeatAlternative::Move(arena) => format!("move it to the {} arena as a unit and exhaust it", arena.word()),
            DefeatAlternative::Defeat(target) => format!("defeat {}", self.target(target).text),
        };
        Said::Whole(format!("if {who} would be defeated, you may instead {what}"))
    }

    /// Returns the side before "card abilities": "enemy ".
    fn whose_abilities(&self, side: &Controller) -> String {
        match side {
            Controller::Any => String::new(),
            Controller::Friendly => "friendly ".to_owned(),
            Controller::Enemy => "enemy ".to_owned(),
            Controller::Chooser | Controller::Of(_) | Controller::OwnedBy(_) => format!("{} ", self.side_own(side)),
        }
    }

    /// Renders a keyword with its amount: "Raid 2", "Raid 1 for each friendly unit".
    pub(super) fn keyword(&self, keyword: Keyword, amount: &Amount) -> String {
        let word = keyword.word();
        match (amount, self.each(amount)) {
            (Amount::N(0), _) => word.to_owned(),
            (Amount::N(n), _) => format!("{word} {n}"),
            (_, Some((times, each))) => format!("{word} {times} for each {each}"),
            (_, None) => format!("{word} X, where X is {}", self.amount(amount)),
        }
    }

    fn stats(&self, power: &Amount, hp: &Amount) -> String {
        let Stats { numbers, varying } = Stats::of(power, hp, |of| self.each(of).map(|(times, _)| times));
        match varying {
            None => numbers,
            Some(Varying::ForEach(of)) => {
                let each = self.each(of).map(|(_, each)| each).unwrap_or_default();
                format!("{numbers} {} {each}", for_each(of))
            }
            Some(Varying::X(of)) => format!("{numbers}, where X is {}", self.amount(of)),
        }
    }

    /// Returns the noun for played cards, without the zone they are played from.
    fn cards(&self, filter: &Filter) -> super::nouns::Noun {
        self.noun_alone(filter)
    }

    fn cost_less(
        &self,
        by: &Controller,
        cards: &Filter,
        amount: &Amount,
        on: Option<&Target>,
        which: CostLimit,
    ) -> String {
        let (cards, how) = super::filters::how_played(cards);
        let noun = self.cards(&cards);
        let plays = match by {
            Controller::Any => "played".to_owned(),
            Controller::Enemy => "opponents play".to_owned(),
            Controller::Friendly if let Actor::They(who) = &self.actor => format!("{} plays", self.party(who)),
            Controller::Friendly | Controller::Chooser | Controller::Of(_) | Controller::OwnedBy(_) => {
                self.side_does(by, "play")
            }
        };
        let on = on.map(|on| format!(" on {}", self.one_of(on))).unwrap_or_default();
        let (cards, when) = match which {
            CostLimit::Each => (noun.each(), ""),
            CostLimit::FirstEachRound => (format!("the first {}", noun.singular()), " each round"),
            CostLimit::NthEachRound(nth) => {
                (format!("the {} {}", super::triggers::ordinal(nth), noun.singular()), " each round")
            }
            CostLimit::FirstEachPhase => (format!("the first {}", noun.singular()), " each phase"),
            CostLimit::Next(1) => (format!("the next {}", noun.singular()), ""),
            CostLimit::Next(count) => (format!("each of the next {count} {}", noun.plural()), ""),
        };
        let (amount, more) = match amount.negated() {
            Some(amount) => (amount, "more"),
            None => (amount.clone(), "less"),
        };
        let (head, tail) = self.many(&amount, "resource", "resources");
        let head = if amount == Amount::N(1) || head.starts_with("a ") { head.replacen("a ", "1 ", 1) } else { head };
        format!("{cards} {plays}{on}{how}{when} costs {head} {more}{tail}")
    }

    /// Renders the players of a side as a subject: "you", "opponents", "players".
    pub(super) fn players_of(&self, side: &Controller) -> String {
        match everyone(side) {
            Some(Everyone::Players) => "players".to_owned(),
            Some(Everyone::Opponents) => "opponents".to_owned(),
            None => self.side_who(side),
        }
    }

    /// Renders a cost as an action: "pay 1 resource".
    pub(super) fn extra_cost(&self, cost: &Cost) -> String {
        if let Cost::Resources(amount) = cost {
            let (head, tail) = self.resources(amount);
            format!("pay {head}{tail}")
        } else {
            self.cost(cost)
        }
    }

    /// Renders resources: "1 resource", "3 resources".
    pub(super) fn resources(&self, amount: &Amount) -> (String, String) {
        let (head, tail) = self.many(amount, "resource", "resources");
        (if head.starts_with("a ") { head.replacen("a ", "1 ", 1) } else { head }, tail)
    }

    /// Renders a duration: "for this phase". Empty for effects that last as long as the card.
    pub(super) fn duration(&self, duration: Duration) -> String {
        match duration {
            Duration::Phase => " for this phase".to_owned(),
            Duration::Round => " for this round".to_owned(),
            Duration::NextRegroup => NEXT_REGROUP.to_owned(),
            Duration::Attack => " for this attack".to_owned(),
            Duration::WhileInPlay => format!(" while {} is in play", self.me()),
            Duration::Always => " for as long as it is in play".to_owned(),
        }
    }
}

fn verb_word(verb: ProtectedAction) -> &'static str {
    match verb {
        ProtectedAction::Captured => "captured",
        ProtectedAction::Damaged => "damaged",
        ProtectedAction::Defeated => "defeated",
        ProtectedAction::Returned => "returned to hand",
        ProtectedAction::Exhausted => "exhausted",
        ProtectedAction::TakenOver => "taken control of",
    }
}

fn loses(what: &str, nothing: &str) -> Said {
    Said::Loses(what.to_owned(), Some(nothing.to_owned()))
}

fn cant(what: &str) -> Said {
    Said::Verb("can't", what.to_owned())
}

fn plural_players(who: &str) -> bool {
    matches!(who, "you" | "they" | "players" | "opponents")
}

/// Renders the clauses after the subject: "gets +1/+0", "gains Sentinel and Overwhelm", "can't ready".
fn verbs(said: &[Said], plural: bool) -> Vec<String> {
    let mut gets = Vec::new();
    let mut gains = Vec::new();
    let mut loses = Vec::new();
    let mut never = Vec::new();
    let mut rest = Vec::new();
    for each in said {
        match each {
            Said::Gets(what) => gets.push(what.clone()),
            Said::Gains(what) => gains.push(what.clone()),
            Said::Loses(what, nothing) => {
                loses.push(what.clone());
                never.extend(nothing.clone());
            }
            Said::Verb("don't", what) => rest.push(format!("{} {what}", if plural { "don't" } else { "doesn't" })),
            Said::Verb("be", what) => rest.push(format!("{} {what}", if plural { "are" } else { "is" })),
            Said::Verb(verb @ ("can" | "can't" | "may"), what) => rest.push(format!("{verb} {what}")),
            Said::Verb(verb, what) => {
                let verb = if plural { (*verb).to_owned() } else { third(verb) };
                rest.push(format!("{verb} {what}"));
            }
            Said::Whole(_) => {}
        }
    }
    let mut clauses = Vec::new();
    let others = !gets.is_empty() || !gains.is_empty() || !rest.is_empty();
    let never = match never.as_slice() {
        [] => None,
        // "loses Sentinel and can't gain it"
        [one] if !others && loses.len() == 1 && !one.contains("abilities") && !one.ends_with('s') => {
            Some("it".to_owned())
        }
        all => Some(list(all, "or")),
    };
    for (verb, things) in [("get", gets), ("lose", loses)] {
        if !things.is_empty() {
            let verb = if plural { verb.to_owned() } else { third(verb) };
            clauses.push(format!("{verb} {}", list(&things, "and")));
        }
    }
    clauses.extend(never.map(|what| format!("can't gain {what}")));
    clauses.extend(rest);
    if !gains.is_empty() {
        // An ability in quotes ends a sentence, so it comes last.
        gains.sort_by_key(|what| what.starts_with('"'));
        let at = usize::from(clauses.first().is_some_and(|first| first.starts_with("get")));
        let gains_clause = format!("{} {}", if plural { "gain" } else { "gains" }, list(&gains, "and"));
        if gains_clause.ends_with('"') {
            clauses.push(gains_clause);
        } else {
            clauses.insert(at, gains_clause);
        }
    }
    clauses
}
