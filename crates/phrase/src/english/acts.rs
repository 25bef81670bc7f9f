//! English clauses for planned acts.

use ability::{AbilityCount, DelayedTiming, Filter, Target, Token};

use crate::plan::{self, Act, Lead, LeadKind, Object, Party, Place, Subject, Things, Verb, Who};

use super::Writer;
use super::clause::{Clause, Joins, sentences};
use super::grammar::{capital, counted, list, third};
use super::nouns::{NounPhrase, Referent};
use super::verbs::{fixed, token_words, up_to_words, word};

impl Writer<'_> {
    /// Renders "if you do,", "for each friendly unit,".
    pub(super) fn lead(&self, lead: &Lead) -> String {
        let here = self.at(&lead.at);
        match &lead.kind {
            LeadKind::If(condition) => format!("if {},", here.condition(condition)),
            LeadKind::IfDone { who, not } => {
                let you = who.as_ref().is_none_or(|who| self.party(who) == "you");
                let (who, verb) = (if you { "you" } else { "they" }, if *not { "don't" } else { "do" });
                format!("if {who} {verb},")
            }
            LeadKind::Otherwise => "otherwise,".to_owned(),
            LeadKind::Then => "then,".to_owned(),
            LeadKind::AfterThat => "after that,".to_owned(),
            LeadKind::At(moment) => match moment {
                DelayedTiming::RegroupPhase => "at the start of the regroup phase,".to_owned(),
                DelayedTiming::NextActionPhase => "at the start of the next action phase,".to_owned(),
                DelayedTiming::PhaseEnd => "at the end of this phase,".to_owned(),
                DelayedTiming::AttackOver => "after completing this attack,".to_owned(),
                DelayedTiming::ThisLeavesPlay => format!("when {} leaves play,", here.me()),
                DelayedTiming::WhenPlayedUsed => {
                    "the next time you use a \"When Played\" ability this phase,".to_owned()
                }
                DelayedTiming::InitiativeTaken => "the next time you take the initiative this phase,".to_owned(),
            },
            LeadKind::ForEach(target) => format!("for {},", here.each_of(target)),
            LeadKind::Times(amount) => {
                let for_each = super::amounts::for_each(amount);
                match here.each(amount) {
                    Some((1, each)) => format!("{for_each} {each},"),
                    Some((times, each)) => format!("{times} times {for_each} {each},"),
                    None => format!("{} times,", here.amount(amount)),
                }
            }
            LeadKind::ForPlayer { player, .. } => format!("for {},", here.player(player)),
        }
    }

    /// Renders the cards of a target individually: "each of the chosen units".
    fn each_of(&self, target: &Target) -> String {
        let np = self.target(target);
        match target.own_filter().filter(|_| matches!(target, Target::All(_))) {
            Some(filter) => self.noun(filter).each(),
            None => np.to_each(),
        }
    }

    /// Renders a party that acts.
    pub(super) fn party(&self, party: &Party) -> String {
        let here = self.at(&party.at);
        match &party.who {
            Who::Player(player) => here.player(player),
            Who::Side(side) => here.players_of(side),
            Who::Target(target) => here.target(target).subject(),
            Who::EachOf(target) => here.each_of(target),
        }
    }

    /// Returns the clause of a verb: "draw a card", "each opponent draws a card", "have each opponent draw a card".
    pub(super) fn say(&self, plan: &plan::Clause, verb: &str, rest: impl AsRef<str>) -> Clause {
        let (subject, lets) = plan.subject();
        let name = |subject: &Subject| match subject {
            Subject::Reader => String::new(),
            Subject::You => "you".to_owned(),
            Subject::Party(party) => self.party(party),
        };
        let who = name(&subject);
        let reader = matches!(subject, Subject::Reader | Subject::You);
        let plural =
            reader || matches!(who.as_str(), "they" | "you") || who.starts_with("those ") || who.ends_with(" each");
        let verb = if plan.may || plural || lets.is_some() { verb.to_owned() } else { third(verb) };
        let text = format!("{verb} {}", rest.as_ref());
        let text = lets.map_or(text.clone(), |other| format!("have {} {text}", name(&other)));
        let each = matches!(&subject, Subject::Party(Party { who: Who::EachOf(_), .. }));
        let joins = if each { Joins::Sentence } else { Joins::Free };
        Clause { lead: String::new(), who, may: plan.may, text, joins }
    }

    /// Returns a clause that adds to the last target: "It gains Sentinel".
    pub(super) fn more(&self, text: impl AsRef<str>) -> Clause {
        Clause::more("", capital(text.as_ref()))
    }

    /// Renders an act, in the scene after it.
    pub(super) fn act(&self, plan: &plan::Clause) -> Vec<Clause> {
        let before = self.at(&plan.before);
        let say = |verb: &str, rest: String| vec![self.say(plan, verb, rest)];
        match &plan.act {
            Act::Do(verb, object) => say(word(*verb), before.object(plan, *verb, object)),
            Act::Fixed(what) => {
                let (verb, rest) = fixed(*what);
                say(verb, rest.to_owned())
            }
            Act::Count { verb, what, amount, up_to, .. } => {
                say(word(*verb), format!("{}{}", up_to_words(*up_to), before.things(*what, amount)))
            }
            Act::Give { tokens, to } => {
                let to = before.target(to).to_each();
                let tokens = tokens.iter().map(|(token, count)| {
                    let (one, many) = token_words(*token);
                    self.many(count, one, many)
                });
                let (heads, tails): (Vec<String>, Vec<String>) = tokens.unzip();
                say("give", format!("{} to {to}{}", list(&heads, "and"), tails.concat()))
            }
            Act::GiveAnother(target) => {
                let unit = if before.target(target).plural { "their units" } else { "its unit" };
                say("give", format!("another one of those tokens to {unit}"))
            }
            Act::Distribute { token, amount, among, up_to } => {
                let (head, tail) = before.tokens(*token, amount);
                let among = before.noun(among).plural();
                say("distribute", format!("{}{head} among {among}{tail}", up_to_words(*up_to)))
            }
            Act::TakeControl(of) => say("take", format!("control of {}", before.target(of).text)),
            Act::ExchangeControl(of) => say("exchange", format!("control of {}", before.target(of).text)),
            Act::Capture { what, from_discard } => {
                let from = if *from_discard { format!(" from {} discard pile", self.own()) } else { String::new() };
                say("capture", format!("{}{from}", before.target(what).text))
            }
            Act::Move { what, to } => {
                let np = before.target(what);
                let as_what = match (np.referent.one.as_str(), np.referent.several) {
                    ("unit", _) => "",
                    (_, true) => " as units",
                    (_, false) => " as a unit",
                };
                say("move", format!("{} to the {} arena{as_what}", np.text, to.word()))
            }
            Act::Disclose { icons, any_of, and_or } => {
                let joined = match (any_of, and_or) {
                    (_, true) => "and/or",
                    (true, false) => "or",
                    (false, false) => "and",
                };
                let icons: Vec<String> = icons.iter().map(|icon| icon.word().to_owned()).collect();
                say("disclose", list(&icons, joined))
            }
            Act::UseAbility { of, kind, how } => {
                let (kind, np) = (super::filters::kind_word(*kind), before.target(of));
                say(
                    "use",
                    match how {
                        AbilityCount::One => format!("a \"{kind}\" ability on {}", np.text),
                        AbilityCount::All => format!("all of {} \"{kind}\" abilities", np.possessive()),
                        AbilityCount::AnyNumber => format!("any number of \"{kind}\" abilities on {}", np.text),
                    },
                )
            }
            Act::ForceIsWith(player) => vec![Clause::more("", format!("the Force is with {}", self.player(player)))],
            Act::NextCardGains(filter, modifier) => {
                let next = format!("the next {} you play this phase", self.noun_alone(filter).bare());
                // Exploit is used while the card is played, and the card enters play only once.
                let lasts = if crate::lasts_beyond_playing(modifier) { " for this phase" } else { "" };
                let next = NounPhrase::one(&next, Referent::unit());
                let texts = self.modifiers(&next, None, std::slice::from_ref(&**modifier));
                texts.into_iter().map(|text| Clause::more("", format!("{text}{lasts}"))).collect()
            }
            Act::Modes { choose, repeat, options } => {
                let count = match choose.number() {
                    Some(1) => "one".to_owned(),
                    Some(2) => "two".to_owned(),
                    Some(3) => "three".to_owned(),
                    Some(_) | None => before.amount(choose),
                };
                let again = if *repeat { " (the same option may be chosen more than once)" } else { "" };
                let lines = options.iter().map(|each| format!("\n\u{2022} {}", sentences(&self.realise(each))));
                say("choose", format!("{count}{again}:{}", lines.collect::<String>()))
            }
            Act::Damage(act) => self.damage_act(plan, &before, act),
            Act::Cards(act) => self.card_act(plan, &before, act),
            Act::Gain { to, gives, duration } => self.gain(plan, &before.target(to), to, gives, *duration),
            Act::Rule { gives, duration } => self.rule(gives, *duration),
            Act::Attack(attack) => self.attacks(plan, &before, attack),
        }
    }

    /// Renders the object of a verb.
    fn object(&self, plan: &plan::Clause, verb: Verb, object: &Object) -> String {
        let prepositions = [(Verb::Look, "at "), (Verb::CollectBounties, "the Bounties of ")];
        let preposition = prepositions.iter().find(|(of, _)| *of == verb).map_or("", |(_, word)| word);
        let own = || if plan.by.is_none() { self.own() } else { "their" };
        let what = match object {
            Object::Target(_) if verb == Verb::Choose && plan.after.blank => String::new(),
            Object::Target(target) => self.target(target).text,
            Object::It => self.at(&plan.after).pronoun().to_owned(),
            Object::Player(player) => self.player(player),
            Object::Players(count) => counted(i16::from(*count), "player", "players"),
            Object::Own(Place::Hand) => format!("{} hand", own()),
            Object::Own(Place::Deck) => format!("{} deck", own()),
            Object::HandOf(player) => format!("{} hand", self.players_own(player)),
            Object::Game => "the game".to_owned(),
        };
        format!("{preposition}{what}")
    }

    /// Returns the pronoun for the target of the last step: "it", "them".
    pub(super) fn pronoun(&self) -> &'static str {
        if self.it.several { "them" } else { "it" }
    }

    /// Renders counted things: "2 cards", "a Shield token for each friendly unit", "1 resource".
    fn things(&self, what: Things, amount: &ability::Amount) -> String {
        let (head, tail) = match what {
            Things::Cards => self.many(amount, "card", "cards"),
            Things::Resources => self.resources(amount),
            Things::Tokens(token) => self.tokens(token, amount),
        };
        head + &tail
    }

    fn tokens(&self, token: Token, amount: &ability::Amount) -> (String, String) {
        let (one, many) = token_words(token);
        self.many(amount, one, many)
    }

    /// Renders cards of a filter without side and zone, in the plural.
    pub(super) fn cards_of(&self, filter: &Filter) -> String {
        self.noun_alone(filter).plural()
    }
}
