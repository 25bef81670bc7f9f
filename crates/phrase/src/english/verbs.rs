//! English text for steps that act.

use ability::{
    AbilityCount, Amount, Attribute, Binding, CardEffect, ChoiceEffect, Effect, FlowEffect, PlayerEffect, PlayerFilter,
    Step, Target, Token,
};

use super::attacks::AttackDescription;
use super::cards::FromHand;
use super::clause::{Clause, Joins, hold, under};
use super::grammar::list;
use super::nouns::{NounPhrase, Referent};
use super::{Done, Writer};

impl Writer<'_> {
    /// Returns the clauses of one step.
    pub(super) fn step(&mut self, step: &Step) -> Vec<Clause> {
        if !self.may
            && !self.blank
            && let Some((chosen, done)) = crate::done_to_what_others_choose(step)
        {
            let mut clauses = self.choose(&chosen);
            self.name(Binding::Chosen);
            self.others_chose = true;
            let done = self.step(&done).into_iter();
            clauses.extend(done.map(|clause| Clause { joins: Joins::Sentence, ..clause }));
            self.others_chose = false;
            return clauses;
        }
        match step {
            Effect::Flow(effect) => self.flow_effect(effect),
            Effect::Choice(effect) => self.choice_effect(effect),
            Effect::Card(effect) => self.card_effect(effect),
            Effect::Player(effect) => self.player_effect(effect),
        }
    }

    fn flow_effect(&mut self, effect: &FlowEffect) -> Vec<Clause> {
        match effect {
            FlowEffect::May(block) => self.optional(None, block),
            FlowEffect::MayBy(player, block) => {
                let who = self.player(player);
                self.optional(Some(who), block)
            }
            FlowEffect::IfYouDo { first, then, otherwise } => self.if_you_do(first, then, otherwise.as_ref()),
            FlowEffect::If { condition, then, otherwise } => self.when_so(condition, then, otherwise.as_ref()),
            FlowEffect::Modes { choose, by, of, repeat } => vec![self.modes(choose, by, of, *repeat)],
            FlowEffect::ForEach(target, block) => self.for_each(target, block),
            FlowEffect::Repeat(amount, block) => self.repeat(amount, block),
            FlowEffect::ForEachPlayer(player, block) => self.for_each_player(player, block),
            FlowEffect::They(player, block) => self.they(player, block),
            FlowEffect::Delay(moment, block) => self.later(*moment, block),
            FlowEffect::As(name, step) => {
                let clauses = self.step(step);
                self.name(*name);
                clauses
            }
            FlowEffect::Then(step) => {
                let clauses = self.step(step);
                under("then,", clauses)
            }
            FlowEffect::After(block) => {
                let clauses = self.steps(block);
                under("after that,", clauses)
            }
            FlowEffect::AtOnce(block) => {
                let clauses = self.steps(block);
                hold(clauses)
            }
        }
    }

    fn choice_effect(&mut self, effect: &ChoiceEffect) -> Vec<Clause> {
        match effect {
            // Already mentioned.
            ChoiceEffect::Bind(Target::It) => Vec::new(),
            ChoiceEffect::Bind(target @ Target::HostOf(_)) if !self.blank => {
                self.acted_on(target);
                Vec::new()
            }
            ChoiceEffect::Bind(target) => self.choose(target),
            ChoiceEffect::ChoosePlayer(player) => {
                let who = self.player(player);
                vec![self.say(format!("{} {who}", self.verb("choose")))]
            }
            ChoiceEffect::ChoosePlayers(count) => {
                self.doers = false;
                let players = super::grammar::counted(i16::from(*count), "player", "players");
                vec![self.say(format!("{} {players}", self.verb("choose")))]
            }
            ChoiceEffect::NameCard => {
                self.acted(Referent::one("name", "names"));
                vec![self.say(format!("{} a card", self.verb("name")))]
            }
            ChoiceEffect::ChooseNumber => {
                self.did("the chosen number", "of the chosen number");
                vec![self.say(format!("{} a number", self.verb("choose")))]
            }
            ChoiceEffect::ChooseAttribute(Attribute::Aspect) => {
                vec![self.say(format!("{} an aspect", self.verb("choose")))]
            }
            ChoiceEffect::ChooseAttribute(Attribute::Trait) => vec![self.say(format!("{} a trait", self.verb("name")))],
            ChoiceEffect::ChooseArena => vec![self.say(format!("{} an arena", self.verb("choose")))],
            ChoiceEffect::Look(target) => self.plain_in("look", "at ", target),
            ChoiceEffect::LookAtHand(player) => {
                let whose = self.players_own(player);
                vec![self.say(format!("{} at {whose} hand", self.verb("look")))]
            }
            ChoiceEffect::Reveal(target) => self.plain("reveal", target),
            ChoiceEffect::RevealHand(player) => vec![self.of_player(player, "reveal", |own| format!("{own} hand"))],
        }
    }

    fn card_effect(&mut self, effect: &CardEffect) -> Vec<Clause> {
        match effect {
            CardEffect::Damage { amount, to, by, unpreventable } => {
                let mut clauses = self.damage(amount, to, by.as_ref());
                if *unpreventable {
                    clauses.push(self.more("this damage can't be prevented".to_owned()));
                }
                clauses
            }
            CardEffect::IndirectDamage { amount, to, by } => self.indirect(amount, to, by.as_ref()),
            CardEffect::DamageDivided { amount, among, by, up_to } => {
                vec![self.divided(amount, among, by.as_ref(), *up_to)]
            }
            CardEffect::Heal { amount, from } => self.heal(amount.as_ref(), from),
            CardEffect::HealUpTo { amount, from } => {
                let from = self.acted_np(from);
                let (head, tail) = self.much(amount, "damage");
                self.did("the damage healed this way", "damage healed this way");
                vec![self.say(format!("{} up to {head} from {}{tail}", self.verb("heal"), from.to_each()))]
            }
            CardEffect::HealDivided { amount, among, up_to } => {
                let (head, tail) = self.much(amount, "damage");
                let among = self.noun(among);
                self.acted(Referent { several: true, ..among.referent() });
                self.did("the damage healed this way", "damage healed this way");
                let among = among.plural();
                let up_to = if *up_to { "up to " } else { "" };
                vec![self.say(format!("{} {up_to}{head} in total from any number of {among}{tail}", self.verb("heal")))]
            }
            CardEffect::Defeat(target) => self.plain("defeat", target),
            CardEffect::Exhaust(target) => self.plain("exhaust", target),
            CardEffect::Ready(target) => self.plain("ready", target),
            CardEffect::Return(target) => self.give_back(target),
            CardEffect::Put { what, to } => vec![self.put(what, *to)],
            CardEffect::Discard(target) => {
                let clauses = self.plain("discard", target);
                self.did("the number of cards discarded this way", "card discarded this way");
                clauses
            }
            CardEffect::Give { token, count, to } => {
                let to = self.acted_np(to);
                let (one, many) = token_words(*token);
                let (head, tail) = self.many(count, one, many);
                vec![self.say(format!("{} {head} to {}{tail}", self.verb("give"), to.to_each()))]
            }
            CardEffect::GiveAnother(target) => {
                let tokens = self.acted_np(target);
                let unit = if tokens.plural { "their units" } else { "its unit" };
                let clause = self.say(format!("{} another one of those tokens to {unit}", self.verb("give")));
                vec![self.say(format!("{} {}", self.verb("choose"), tokens.text)), clause]
            }
            CardEffect::GiveDivided { token, amount, among, up_to } => {
                let (one, many) = token_words(*token);
                let (head, tail) = self.many(amount, one, many);
                let among = self.noun(among);
                self.acted(Referent { several: true, ..among.referent() });
                self.did("the number of tokens given this way", "token given this way");
                let up_to = if *up_to { "up to " } else { "" };
                let among = among.plural();
                vec![self.say(format!("{} {up_to}{head} among {among}{tail}", self.verb("distribute")))]
            }
            CardEffect::Create { token, count, who } => {
                let (one, many) = token_words(*token);
                let (head, tail) = self.many(count, one, many);
                self.acted(Referent { several: *count != Amount::N(1), ..Referent::unit() });
                vec![self.of_player(who, "create", |_| format!("{head}{tail}"))]
            }
            CardEffect::Gain { to, gives, duration } => self.gain(to, gives, *duration),
            CardEffect::Rule { gives, duration } => self.rule(gives, *duration),
            CardEffect::TakeControl { of, by } => {
                let of = self.acted_np(of).text;
                vec![self.of_player(by, "take", |_| format!("control of {of}"))]
            }
            CardEffect::ExchangeControl(target) => {
                let np = self.acted_np(target);
                vec![self.say(format!("{} control of {}", self.verb("exchange"), np.text))]
            }
            CardEffect::Resource { what, by, ready } => self.resource(what, by, *ready),
            CardEffect::Capture { by, what, from_discard } => {
                let by = self.acted_np(by).subject();
                let what = self.acted_np(what).text;
                let from = if *from_discard { format!(" from {} discard pile", self.own()) } else { String::new() };
                vec![self.say_of(&by, "capture", &format!("{what}{from}"))]
            }
            CardEffect::Rescue(target) => self.plain("rescue", target),
            CardEffect::Attach { what, to, by } => self.attach(what, to, by.as_ref()),
            CardEffect::Attack { with, gives, defender, and_if, defender_if, rules } => {
                let (and_if, defender_if) = (and_if.as_ref(), defender_if.as_ref());
                self.attacks(&AttackDescription { with, gives, defender, and_if, defender_if, rules })
            }
            CardEffect::Play { what, cost_changes, gives, tokens, on } => {
                let mut clauses = self.play(what, cost_changes, gives, on.as_ref());
                clauses.extend(self.give_played(tokens));
                clauses
            }
            CardEffect::PlayEach { what, cost_changes, on } => {
                let on = on.as_ref().map(|on| format!(" on {}", self.target(on).text)).unwrap_or_default();
                let np = self.acted_np(what);
                let cost_changes = self.cost_changes(cost_changes, true);
                vec![self.say(format!(
                    "{} {}{on}{cost_changes}, one at a time in any order",
                    self.verb("play"),
                    np.text
                ))]
            }
            CardEffect::Deploy(target) => self.plain("deploy", target),
            CardEffect::Move { what, to } => {
                let np = self.acted_np(what);
                let as_what = match (np.referent.one.as_str(), np.referent.several) {
                    ("unit", _) => "",
                    (_, true) => " as units",
                    (_, false) => " as a unit",
                };
                vec![self.say(format!("{} {} to the {} arena{as_what}", self.verb("move"), np.text, to.word()))]
            }
        }
    }

    fn player_effect(&mut self, effect: &PlayerEffect) -> Vec<Clause> {
        match effect {
            PlayerEffect::Draw { count, who } => {
                let (head, tail) = self.many(count, "card", "cards");
                self.acted(Referent {
                    several: *count != Amount::N(1),
                    own: *who == PlayerFilter::You,
                    ..Referent::card()
                });
                self.did("the number of cards drawn this way", "card drawn this way");
                vec![self.of_player(who, "draw", |_| format!("{head}{tail}"))]
            }
            PlayerEffect::DiscardFromHand { count, who, cards, by, random } => {
                self.discard(&FromHand { count, who, cards: cards.as_deref(), by: by.as_ref(), random: *random })
            }
            PlayerEffect::DiscardHand(player) => {
                self.did("the number of cards discarded this way", "card discarded this way");
                vec![self.of_player(player, "discard", |own| format!("{own} hand"))]
            }
            PlayerEffect::Mill { count, who } => vec![self.mill(count, who)],
            PlayerEffect::Shuffle(player) => vec![self.of_player(player, "shuffle", |own| format!("{own} deck"))],
            PlayerEffect::Search { top, cards, take, reveal, then } => {
                let found = self.search(top.as_ref(), cards, take);
                let mut clauses = vec![found];
                if *reveal {
                    clauses.push(self.say(format!("{} {}", self.verb("reveal"), self.it.pronoun())));
                }
                clauses.extend(self.steps(then));
                hold(clauses)
            }
            PlayerEffect::Arrange(amount) => {
                let top = self.top_cards(amount, &PlayerFilter::You);
                let own = self.own();
                self.acted(Referent { several: true, own: true, deck: true, ..Referent::card() });
                vec![
                    self.say(format!("{} at {top}", self.verb("look"))),
                    self.more(format!(
                        "put any number of them on the bottom of {own} deck and the rest on top in any order"
                    )),
                ]
            }
            PlayerEffect::RevealUntilStop(amount) => {
                let most = self.amount(amount);
                self.acted(Referent { several: true, own: true, deck: true, ..Referent::card() });
                let deck = self.own();
                vec![self.say(format!(
                    "{} cards from the top of {deck} deck one at a time, up to {most}, stopping when {} wish",
                    self.verb("reveal"),
                    self.self_pronoun()
                ))]
            }
            PlayerEffect::Pay(amount) => {
                let (head, tail) = self.resources(amount);
                vec![self.say(format!("{} {head}{tail}", self.verb("pay")))]
            }
            PlayerEffect::PayUpTo { most: None } => {
                self.did("the number of resources paid this way", "resource paid this way");
                vec![self.say(format!("{} any number of resources", self.verb("pay")))]
            }
            PlayerEffect::PayUpTo { most: Some(amount) } => {
                let (head, tail) = self.resources(amount);
                self.did("the number of resources paid this way", "resource paid this way");
                vec![self.say(format!("{} up to {head}{tail}", self.verb("pay")))]
            }
            PlayerEffect::Lose(player) => {
                let who = self.player(player);
                vec![self.say_of(&who, "lose", "the game")]
            }
            PlayerEffect::Win(player) => {
                let who = self.player(player);
                vec![self.say_of(&who, "win", "the game")]
            }
            PlayerEffect::Flip(target) => self.plain("flip", target),
            PlayerEffect::CollectBounties(target) => self.plain_in("collect", "the Bounties of ", target),
            PlayerEffect::UseAgain => vec![self.say(format!("{} that ability again", self.verb("use")))],
            PlayerEffect::CollectAgain => vec![self.say(format!("{} that Bounty again", self.verb("collect")))],
            PlayerEffect::TheForceIsWith(player) => {
                let who = self.player(player);
                vec![Clause::more("", format!("the Force is with {who}"))]
            }
            PlayerEffect::Disclose { icons, any_of, and_or } => {
                let joined = match (any_of, and_or) {
                    (_, true) => "and/or",
                    (true, false) => "or",
                    (false, false) => "and",
                };
                let icons: Vec<String> = icons.iter().map(|icon| icon.word().to_owned()).collect();
                self.acted(Referent {
                    several: *and_or,
                    ..Referent::one(super::targets::DISCLOSED, "disclosed cards")
                });
                vec![self.say(format!("{} {}", self.verb("disclose"), list(&icons, joined)))]
            }
            PlayerEffect::UseTheForce => vec![self.say(format!("{} the Force", self.verb("use")))],
            PlayerEffect::UseAbility { of, kind, how } => {
                let kind = super::filters::kind_word(*kind);
                let what = match how {
                    AbilityCount::One => format!("a \"{kind}\" ability on {}", self.acted_np(of).text),
                    AbilityCount::All => format!("all of {} \"{kind}\" abilities", self.acted_np(of).possessive()),
                    AbilityCount::AnyNumber => {
                        format!("any number of \"{kind}\" abilities on {}", self.acted_np(&crate::each_of(of)).text)
                    }
                };
                vec![self.say(format!("{} {what}", self.verb("use")))]
            }
            PlayerEffect::ExtraAction => {
                vec![self.say(format!("{} an extra action after this one", self.verb("take")))]
            }
            PlayerEffect::NextCardGains(filter, modifier) => {
                let next = format!("the next {} you play this phase", self.noun_alone(filter).bare());
                // Exploit is used while the card is played, and the card enters play only once.
                let lasts = if crate::lasts_beyond_playing(modifier) { " for this phase" } else { "" };
                let texts =
                    self.modifiers(&NounPhrase::one(&next, Referent::unit()), None, std::slice::from_ref(modifier));
                texts.into_iter().map(|text| Clause::more("", format!("{text}{lasts}"))).collect()
            }
        }
    }

    /// Renders "Deal 3 indirect damage to a player".
    fn indirect(&mut self, amount: &Amount, to: &PlayerFilter, by: Option<&Target>) -> Vec<Clause> {
        let dealer = by.map(|by| self.target(by).subject());
        let (amount, instead) = self.alternative(amount, &Target::Damaged, "deal", by);
        let (head, tail) = self.much(amount, "indirect damage");
        self.acted(Referent { several: true, ..Referent::one(super::filters::DAMAGED, "damaged units and bases") });
        self.did("the damage dealt this way", "damage dealt this way");
        let rest = format!("{head} to {}{tail}", self.player(to));
        let clause = match dealer {
            Some(dealer) => self.say_of(&dealer, "deal", &rest),
            None => self.say(format!("{} {rest}", self.verb("deal"))),
        };
        [clause].into_iter().chain(instead).collect()
    }

    pub(super) fn did(&mut self, number: &str, each: &str) {
        self.done = Done { number: number.to_owned(), each: each.to_owned() };
    }

    /// Returns the noun phrase of a target and makes it the referent of "it".
    pub(super) fn acted_np(&mut self, target: &Target) -> NounPhrase {
        let np = self.target(target);
        self.acted(np.referent.clone());
        np
    }

    /// Returns the clause of a verb with its object: "defeat a unit".
    fn plain(&mut self, verb: &str, target: &Target) -> Vec<Clause> {
        self.plain_in(verb, "", target)
    }

    fn plain_in(&mut self, verb: &str, word: &str, target: &Target) -> Vec<Clause> {
        let np = self.acted_np(target);
        let (done, of) = (super::grammar::past(verb), &np.referent);
        self.did(&format!("the number of {} {done} this way", of.many), &format!("{} {done} this way", of.one));
        vec![self.say(format!("{} {word}{}", self.verb(verb), np.text))]
    }

    /// Returns a clause of a player: imperative for the actor, otherwise with that player as the subject.
    pub(super) fn of_player(&self, player: &PlayerFilter, verb: &str, rest: impl Fn(&str) -> String) -> Clause {
        if self.is_actor(player) {
            return self.say(format!("{} {}", self.verb(verb), rest(self.own())));
        }
        let who = self.player(player);
        self.say_of(&who, verb, &rest("their"))
    }

    fn choose(&mut self, target: &Target) -> Vec<Clause> {
        if let Target::ChosenBy(player, filter) = target {
            let who = self.player(player);
            let chosen = self.target(&Target::Choose(filter.clone())).text;
            self.acted_on(target);
            return vec![self.say_of(&who, "choose", &chosen)];
        }
        let np = { Writer { zone_word: "in", ..self.here() }.target(target) };
        let text = if self.blank { String::new() } else { np.text };
        self.acted(np.referent);
        vec![self.say(format!("{} {text}", self.verb("choose")))]
    }
}

/// Returns the singular and the plural of a token.
pub(super) fn token_words(token: Token) -> (&'static str, &'static str) {
    match token {
        Token::Experience => ("Experience token", "Experience tokens"),
        Token::Shield => ("Shield token", "Shield tokens"),
        Token::BattleDroid => ("Battle Droid token", "Battle Droid tokens"),
        Token::CloneTrooper => ("Clone Trooper token", "Clone Trooper tokens"),
        Token::TieFighter => ("TIE Fighter token", "TIE Fighter tokens"),
        Token::XWing => ("X-Wing token", "X-Wing tokens"),
        Token::Spy => ("Spy token", "Spy tokens"),
        Token::Mandalorian => ("Mandalorian token", "Mandalorian tokens"),
        Token::Advantage => ("Advantage token", "Advantage tokens"),
        Token::Beast => ("Beast token", "Beast tokens"),
        Token::Credit => ("Credit token", "Credit tokens"),
        Token::Weakness => ("Weakness token", "Weakness tokens"),
    }
}
