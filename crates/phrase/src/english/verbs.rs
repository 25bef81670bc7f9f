//! English text for steps that act.

use ability::{AbilityCount, Amount, Attribute, Binding, Effect, PlayerFilter, Step, Target, Token};

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
            Effect::May(block) => self.optional(None, block),
            Effect::MayBy(player, block) => {
                let who = self.player(player);
                self.optional(Some(who), block)
            }
            Effect::IfYouDo { first, then, otherwise } => self.if_you_do(first, then, otherwise.as_ref()),
            Effect::If { condition, then, otherwise } => self.when_so(condition, then, otherwise.as_ref()),
            Effect::Modes { choose, by, of, repeat } => vec![self.modes(choose, by, of, *repeat)],
            Effect::ForEach(target, block) => self.for_each(target, block),
            Effect::Repeat(amount, block) => self.repeat(amount, block),
            Effect::ForEachPlayer(player, block) => self.for_each_player(player, block),
            Effect::They(player, block) => self.they(player, block),
            Effect::Delay(moment, block) => self.later(*moment, block),
            Effect::As(name, step) => {
                let clauses = self.step(step);
                self.name(*name);
                clauses
            }
            Effect::Then(step) => {
                let clauses = self.step(step);
                under("then,", clauses)
            }
            Effect::After(block) => {
                let clauses = self.steps(block);
                under("after that,", clauses)
            }
            Effect::AtOnce(block) => {
                let clauses = self.steps(block);
                hold(clauses)
            }
            // Already mentioned.
            Effect::Bind(Target::It) => Vec::new(),
            Effect::Bind(target @ Target::HostOf(_)) if !self.blank => {
                self.acted_on(target);
                Vec::new()
            }
            Effect::Bind(target) => self.choose(target),
            Effect::ChoosePlayer(player) => {
                let who = self.player(player);
                vec![self.say(format!("{} {who}", self.verb("choose")))]
            }
            Effect::ChoosePlayers(count) => {
                self.doers = false;
                let players = super::grammar::counted(i16::from(*count), "player", "players");
                vec![self.say(format!("{} {players}", self.verb("choose")))]
            }
            Effect::NameCard => {
                self.acted(Referent::one("name", "names"));
                vec![self.say(format!("{} a card", self.verb("name")))]
            }
            Effect::ChooseNumber => {
                self.did("the chosen number", "of the chosen number");
                vec![self.say(format!("{} a number", self.verb("choose")))]
            }
            Effect::ChooseAttribute(Attribute::Aspect) => {
                vec![self.say(format!("{} an aspect", self.verb("choose")))]
            }
            Effect::ChooseAttribute(Attribute::Trait) => vec![self.say(format!("{} a trait", self.verb("name")))],
            Effect::ChooseArena => vec![self.say(format!("{} an arena", self.verb("choose")))],
            Effect::Look(target) => self.plain_in("look", "at ", target),
            Effect::LookAtHand(player) => {
                let whose = self.players_own(player);
                vec![self.say(format!("{} at {whose} hand", self.verb("look")))]
            }
            Effect::Reveal(target) => self.plain("reveal", target),
            Effect::RevealHand(player) => vec![self.of_player(player, "reveal", |own| format!("{own} hand"))],
            Effect::Damage { amount, to, by, unpreventable } => {
                let mut clauses = self.damage(amount, to, by.as_ref());
                if *unpreventable {
                    clauses.push(self.more("this damage can't be prevented".to_owned()));
                }
                clauses
            }
            Effect::IndirectDamage { amount, to, by } => self.indirect(amount, to, by.as_ref()),
            Effect::DamageDivided { amount, among, by, up_to } => {
                vec![self.divided(amount, among, by.as_ref(), *up_to)]
            }
            Effect::Heal { amount, from } => self.heal(amount.as_ref(), from),
            Effect::HealUpTo { amount, from } => {
                let from = self.acted_np(from);
                let (head, tail) = self.much(amount, "damage");
                self.did("the damage healed this way", "damage healed this way");
                vec![self.say(format!("{} up to {head} from {}{tail}", self.verb("heal"), from.to_each()))]
            }
            Effect::HealDivided { amount, among, up_to } => {
                let (head, tail) = self.much(amount, "damage");
                let among = self.noun(among);
                self.acted(Referent { several: true, ..among.referent() });
                self.did("the damage healed this way", "damage healed this way");
                let among = among.plural();
                let up_to = if *up_to { "up to " } else { "" };
                vec![self.say(format!("{} {up_to}{head} in total from any number of {among}{tail}", self.verb("heal")))]
            }
            Effect::Defeat(target) => self.plain("defeat", target),
            Effect::Exhaust(target) => self.plain("exhaust", target),
            Effect::Ready(target) => self.plain("ready", target),
            Effect::Return(target) => self.give_back(target),
            Effect::Put { what, to } => vec![self.put(what, *to)],
            Effect::Discard(target) => {
                let clauses = self.plain("discard", target);
                self.did("the number of cards discarded this way", "card discarded this way");
                clauses
            }
            Effect::Give { token, count, to } => {
                let to = self.acted_np(to);
                let (one, many) = token_words(*token);
                let (head, tail) = self.many(count, one, many);
                vec![self.say(format!("{} {head} to {}{tail}", self.verb("give"), to.to_each()))]
            }
            Effect::GiveAnother(target) => {
                let tokens = self.acted_np(target);
                let unit = if tokens.plural { "their units" } else { "its unit" };
                let clause = self.say(format!("{} another one of those tokens to {unit}", self.verb("give")));
                vec![self.say(format!("{} {}", self.verb("choose"), tokens.text)), clause]
            }
            Effect::GiveDivided { token, amount, among, up_to } => {
                let (one, many) = token_words(*token);
                let (head, tail) = self.many(amount, one, many);
                let among = self.noun(among);
                self.acted(Referent { several: true, ..among.referent() });
                self.did("the number of tokens given this way", "token given this way");
                let up_to = if *up_to { "up to " } else { "" };
                let among = among.plural();
                vec![self.say(format!("{} {up_to}{head} among {among}{tail}", self.verb("distribute")))]
            }
            Effect::Create { token, count, who } => {
                let (one, many) = token_words(*token);
                let (head, tail) = self.many(count, one, many);
                self.acted(Referent { several: *count != Amount::N(1), ..Referent::unit() });
                vec![self.of_player(who, "create", |_| format!("{head}{tail}"))]
            }
            Effect::Gain { to, gives, duration } => self.gain(to, gives, *duration),
            Effect::Rule { gives, duration } => self.rule(gives, *duration),
            Effect::TakeControl { of, by } => {
                let of = self.acted_np(of).text;
                vec![self.of_player(by, "take", |_| format!("control of {of}"))]
            }
            Effect::ExchangeControl(target) => {
                let np = self.acted_np(target);
                vec![self.say(format!("{} control of {}", self.verb("exchange"), np.text))]
            }
            Effect::Resource { what, by, ready } => self.resource(what, by, *ready),
            Effect::Capture { by, what, from_discard } => {
                let by = self.acted_np(by).subject();
                let what = self.acted_np(what).text;
                let from = if *from_discard { format!(" from {} discard pile", self.own()) } else { String::new() };
                vec![self.say_of(&by, "capture", &format!("{what}{from}"))]
            }
            Effect::Rescue(target) => self.plain("rescue", target),
            Effect::Attach { what, to, by } => self.attach(what, to, by.as_ref()),
            Effect::Attack { with, gives, defender, and_if, defender_if, rules } => {
                let (and_if, defender_if) = (and_if.as_ref(), defender_if.as_ref());
                self.attacks(&AttackDescription { with, gives, defender, and_if, defender_if, rules })
            }
            Effect::Play { what, cost_changes, gives, tokens, on } => {
                let mut clauses = self.play(what, cost_changes, gives, on.as_ref());
                clauses.extend(self.give_played(tokens));
                clauses
            }
            Effect::PlayEach { what, cost_changes, on } => {
                let on = on.as_ref().map(|on| format!(" on {}", self.target(on).text)).unwrap_or_default();
                let np = self.acted_np(what);
                let cost_changes = self.cost_changes(cost_changes, true);
                vec![self.say(format!(
                    "{} {}{on}{cost_changes}, one at a time in any order",
                    self.verb("play"),
                    np.text
                ))]
            }
            Effect::Draw { count, who } => {
                let (head, tail) = self.many(count, "card", "cards");
                self.acted(Referent {
                    several: *count != Amount::N(1),
                    own: *who == PlayerFilter::You,
                    ..Referent::card()
                });
                self.did("the number of cards drawn this way", "card drawn this way");
                vec![self.of_player(who, "draw", |_| format!("{head}{tail}"))]
            }
            Effect::DiscardFromHand { count, who, cards, by, random } => {
                self.discard(&FromHand { count, who, cards: cards.as_deref(), by: by.as_ref(), random: *random })
            }
            Effect::DiscardHand(player) => {
                self.did("the number of cards discarded this way", "card discarded this way");
                vec![self.of_player(player, "discard", |own| format!("{own} hand"))]
            }
            Effect::Mill { count, who } => vec![self.mill(count, who)],
            Effect::Shuffle(player) => vec![self.of_player(player, "shuffle", |own| format!("{own} deck"))],
            Effect::Search { top, cards, take, reveal, then } => {
                let found = self.search(top.as_ref(), cards, take);
                let mut clauses = vec![found];
                if *reveal {
                    clauses.push(self.say(format!("{} {}", self.verb("reveal"), self.it.pronoun())));
                }
                clauses.extend(self.steps(then));
                hold(clauses)
            }
            Effect::Arrange(amount) => {
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
            Effect::RevealUntilStop(amount) => {
                let most = self.amount(amount);
                self.acted(Referent { several: true, own: true, deck: true, ..Referent::card() });
                let deck = self.own();
                vec![self.say(format!(
                    "{} cards from the top of {deck} deck one at a time, up to {most}, stopping when {} wish",
                    self.verb("reveal"),
                    self.self_pronoun()
                ))]
            }
            Effect::Pay(amount) => {
                let (head, tail) = self.resources(amount);
                vec![self.say(format!("{} {head}{tail}", self.verb("pay")))]
            }
            Effect::PayUpTo { most: None } => {
                self.did("the number of resources paid this way", "resource paid this way");
                vec![self.say(format!("{} any number of resources", self.verb("pay")))]
            }
            Effect::PayUpTo { most: Some(amount) } => {
                let (head, tail) = self.resources(amount);
                self.did("the number of resources paid this way", "resource paid this way");
                vec![self.say(format!("{} up to {head}{tail}", self.verb("pay")))]
            }
            Effect::Lose(player) => {
                let who = self.player(player);
                vec![self.say_of(&who, "lose", "the game")]
            }
            Effect::Win(player) => {
                let who = self.player(player);
                vec![self.say_of(&who, "win", "the game")]
            }
            Effect::Flip(target) => self.plain("flip", target),
            Effect::Deploy(target) => self.plain("deploy", target),
            Effect::Move { what, to } => {
                let np = self.acted_np(what);
                let as_what = match (np.referent.one.as_str(), np.referent.several) {
                    ("unit", _) => "",
                    (_, true) => " as units",
                    (_, false) => " as a unit",
                };
                vec![self.say(format!("{} {} to the {} arena{as_what}", self.verb("move"), np.text, to.word()))]
            }
            Effect::CollectBounties(target) => self.plain_in("collect", "the Bounties of ", target),
            Effect::UseAgain => vec![self.say(format!("{} that ability again", self.verb("use")))],
            Effect::CollectAgain => vec![self.say(format!("{} that Bounty again", self.verb("collect")))],
            Effect::TheForceIsWith(player) => {
                let who = self.player(player);
                vec![Clause::more("", format!("the Force is with {who}"))]
            }
            Effect::Disclose { icons, any_of, and_or } => {
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
            Effect::UseTheForce => vec![self.say(format!("{} the Force", self.verb("use")))],
            Effect::UseAbility { of, kind, how } => {
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
            Effect::ExtraAction => vec![self.say(format!("{} an extra action after this one", self.verb("take")))],
            Effect::NextCardGains(filter, modifier) => {
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
