//! Steps that act.

use ability::{
    Amount, AttackRule, Condition, Destination, Duration, Effect, Filter, Modifier, Order, Player, Price, Step, Take,
    Target, Token, Zone,
};

use super::clause::{Clause, Joins, hold};
use super::nouns::{Np, Referent};
use super::{Done, Writer};

/// What an attack is like.
struct Assault<'e> {
    with: &'e Target,
    gives: &'e [Modifier],
    defender: &'e [Modifier],
    and_if: Option<&'e (Condition, Vec<Modifier>)>,
    rules: &'e [AttackRule],
}

/// Which cards are discarded from a hand.
struct FromHand<'e> {
    count: &'e Amount,
    who: &'e Player,
    cards: Option<&'e Filter>,
    by: Option<&'e Player>,
    random: bool,
}

impl Writer<'_> {
    /// The clauses of a step that joins no others.
    pub(super) fn act(&mut self, step: &Step) -> Vec<Clause> {
        match step {
            Effect::Choose(target) => self.choose(target),
            Effect::ChoosePlayer(player) => {
                let who = self.player(player);
                vec![self.say(format!("{} {who}", self.verb("choose")))]
            }
            Effect::NameCard => {
                self.acted(Referent::one("name", "names"));
                vec![self.say(format!("{} a card", self.verb("name")))]
            }
            Effect::ChooseNumber => {
                self.did("the chosen number", "of the chosen number");
                vec![self.say(format!("{} a number", self.verb("choose")))]
            }
            Effect::ChooseArena => vec![self.say(format!("{} an arena", self.verb("choose")))],
            Effect::Look(target) => self.plain_in("look", "at ", target),
            Effect::LookAtHand(player) => {
                let whose = self.players_own(player);
                vec![self.say(format!("{} at {whose} hand", self.verb("look")))]
            }
            Effect::Reveal(target) => self.plain("reveal", target),
            Effect::RevealHand(player) => vec![self.of_player(player, "reveal", |own| format!("{own} hand"))],
            Effect::Damage { amount, to, by } => vec![self.damage(amount, to, by.as_ref())],
            Effect::DamageDivided { amount, among, by } => vec![self.divided(amount, among, by.as_ref())],
            Effect::Heal { amount, from } => vec![self.heal(amount.as_ref(), from)],
            Effect::HealUpTo { amount, from } => {
                let from = self.acted_np(from);
                let (head, tail) = self.much(amount, "damage");
                self.did("the damage healed this way", "damage healed this way");
                vec![self.say(format!("{} up to {head} from {}{tail}", self.verb("heal"), from.to_each()))]
            }
            Effect::HealDivided { amount, among } => {
                let (head, tail) = self.much(amount, "damage");
                let among = self.noun(among);
                self.acted(Referent { several: true, ..among.referent() });
                self.did("the damage healed this way", "damage healed this way");
                let among = among.plural();
                vec![self.say(format!("{} up to {head} in total from any number of {among}{tail}", self.verb("heal")))]
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
            Effect::Resource { what, by, ready } => self.resource(what, by, *ready),
            Effect::Capture { by, what } => {
                let by = self.target(by).subject();
                let what = self.acted_np(what).text;
                vec![self.say_of(&by, "capture", &what)]
            }
            Effect::Rescue(target) => self.plain("rescue", target),
            Effect::Attach { what, to, by } => self.attach(what, to, by.as_ref()),
            Effect::Attack { with, gives, defender, and_if, rules } => {
                self.attacks(&Assault { with, gives, defender, and_if: and_if.as_ref(), rules })
            }
            Effect::Play { what, price, gives } => self.play(what, price, gives),
            Effect::PlayEach { what, price } => {
                let np = self.acted_np(what);
                let price = self.price(price, true);
                vec![self.say(format!("{} {}{price}, one after the other in any order", self.verb("play"), np.text))]
            }
            Effect::Draw { count, who } => {
                let (head, tail) = self.many(count, "card", "cards");
                self.acted(Referent { several: *count != Amount::N(1), own: *who == Player::You, ..Referent::card() });
                self.did("the number of cards drawn this way", "card drawn this way");
                vec![self.of_player(who, "draw", |_| format!("{head}{tail}"))]
            }
            Effect::DiscardFromHand { count, who, cards, by, random } => {
                self.discard(&FromHand { count, who, cards: cards.as_ref(), by: by.as_ref(), random: *random })
            }
            Effect::DiscardHand(player) => {
                self.did("the number of cards discarded this way", "card discarded this way");
                vec![self.of_player(player, "discard", |own| format!("{own} hand"))]
            }
            Effect::Mill { count, who } => vec![self.mill(count, who)],
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
                let top = self.top_cards(amount);
                let own = self.own();
                self.acted(Referent { several: true, own: true, ..Referent::card() });
                vec![
                    self.say(format!("{} at {top}", self.verb("look"))),
                    self.more(format!(
                        "put any number of them on the bottom of {own} deck and the rest on top in any order"
                    )),
                ]
            }
            Effect::RevealUntilStop(amount) => {
                let most = self.amount(amount);
                self.acted(Referent { several: true, own: true, ..Referent::card() });
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
            Effect::PayAny => {
                self.did("the number of resources paid this way", "resource paid this way");
                vec![self.say(format!("{} any number of resources", self.verb("pay")))]
            }
            Effect::Lose(player) => {
                let who = self.player(player);
                vec![self.say_of(&who, "lose", "the game")]
            }
            Effect::Flip(target) => self.plain("flip", target),
            Effect::CollectBounties(target) => self.plain_in("collect", "the Bounties of ", target),
            Effect::NextCardGains(filter, keyword, amount) => {
                let (card, gains) = (self.noun_alone(filter).bare(), self.keyword(*keyword, amount));
                vec![Clause::more("", format!("the next {card} you play this phase gains {gains}"))]
            }
            Effect::May(_)
            | Effect::MayBy(..)
            | Effect::IfYouDo { .. }
            | Effect::If { .. }
            | Effect::Modes { .. }
            | Effect::ForEach(..)
            | Effect::ForEachPlayer(..)
            | Effect::They(..)
            | Effect::Delay(..)
            | Effect::As(..)
            | Effect::After(_) => self.step(step),
        }
    }

    fn did(&mut self, number: &str, each: &str) {
        self.done = Done { number: number.to_owned(), each: each.to_owned() };
    }

    /// What a target is called; it is what was acted on from now.
    fn acted_np(&mut self, target: &Target) -> Np {
        let np = self.target(target);
        self.acted(np.referent.clone());
        np
    }

    /// A verb with its object: "defeat a unit".
    fn plain(&mut self, verb: &str, target: &Target) -> Vec<Clause> {
        self.plain_in(verb, "", target)
    }

    fn plain_in(&mut self, verb: &str, word: &str, target: &Target) -> Vec<Clause> {
        let np = self.acted_np(target);
        let (done, of) = (super::grammar::past(verb), &np.referent);
        self.did(&format!("the number of {} {done} this way", of.many), &format!("{} {done} this way", of.one));
        vec![self.say(format!("{} {word}{}", self.verb(verb), np.text))]
    }

    /// A clause of a player: imperative for the one who acts, otherwise with that player before the verb.
    fn of_player(&self, player: &Player, verb: &str, rest: impl Fn(&str) -> String) -> Clause {
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

    fn damage(&mut self, amount: &Amount, to: &Target, by: Option<&Target>) -> Clause {
        let dealer = by.map(|by| self.target(by).subject());
        let (head, tail) = match by {
            Some(by) => Writer { topic: Some(by.clone()), ..self.here() }.much(amount, "damage"),
            None => self.much(amount, "damage"),
        };
        let to = self.acted_np(to);
        self.did("the damage dealt this way", "damage dealt this way");
        let rest = if tail.is_empty() || to.text.len() < 12 {
            format!("{head} to {}{tail}", to.to_each())
        } else {
            format!("{head}{tail} to {}", to.to_each())
        };
        match dealer {
            Some(dealer) => self.say_of(&dealer, "deal", &rest),
            None => self.say(format!("{} {rest}", self.verb("deal"))),
        }
    }

    fn divided(&mut self, amount: &Amount, among: &Filter, by: Option<&Target>) -> Clause {
        let dealer = by.map(|by| self.target(by).subject());
        let (head, tail) = match by {
            Some(by) => Writer { topic: Some(by.clone()), ..self.here() }.much(amount, "damage"),
            None => self.much(amount, "damage"),
        };
        let among = self.noun(among);
        self.acted(Referent { several: true, ..among.referent() });
        self.did("the damage dealt this way", "damage dealt this way");
        let chooser = self.self_pronoun();
        let rest = format!("{head}{tail} divided as {chooser} choose among {}", among.plural());
        match dealer {
            Some(dealer) => self.say_of(&dealer, "deal", &rest),
            None => self.say(format!("{} {rest}", self.verb("deal"))),
        }
    }

    fn heal(&mut self, amount: Option<&Amount>, from: &Target) -> Clause {
        let (head, tail) = match amount {
            Some(amount) => self.much(amount, "damage"),
            None => ("all damage".to_owned(), String::new()),
        };
        let from = self.acted_np(from);
        self.did("the damage healed this way", "damage healed this way");
        self.say(format!("{} {head}{tail} from {}", self.verb("heal"), from.to_each()))
    }

    fn give_back(&mut self, target: &Target) -> Vec<Clause> {
        let own = self.filter_of(target).is_some_and(super::filters::is_own);
        let np = self.acted_np(target);
        let hand = self.hand_of(&np, own);
        self.did(
            &format!("the number of {} returned this way", np.referent.many),
            &format!("{} returned this way", np.referent.one),
        );
        vec![self.say(format!("{} {} to {hand}", self.verb("return"), np.text))]
    }

    /// "your hand", "its owner's hand".
    fn hand_of(&self, np: &Np, own: bool) -> String {
        if own || np.referent.own {
            format!("{} hand", self.own())
        } else if np.plural {
            "their owners' hands".to_owned()
        } else {
            "its owner's hand".to_owned()
        }
    }

    fn put(&mut self, what: &Target, to: Destination) -> Clause {
        let np = self.acted_np(what);
        let own = np.referent.own;
        let deck = match (own, np.plural) {
            (true, _) => format!("{} deck", self.own()),
            (false, true) => "their owners' decks".to_owned(),
            (false, false) => "its owner's deck".to_owned(),
        };
        let order = |order: Order| match (np.referent.several, order) {
            (false, _) => "",
            (true, Order::Chosen) => " in any order",
            (true, Order::Random) => " in a random order",
        };
        let place = match to {
            Destination::Hand => format!("into {}", self.hand_of(&np, own)),
            Destination::Top(way) => format!("on top of {deck}{}", order(way)),
            Destination::Bottom(way) => format!("on the bottom of {deck}{}", order(way)),
        };
        self.say(format!("{} {} {place}", self.verb("put"), np.text))
    }

    fn gain(&mut self, to: &Target, gives: &[Modifier], duration: Duration) -> Vec<Clause> {
        let np = self.acted_np(to);
        let choice = self.is_choice(to);
        let lasts = self.duration(duration);
        let topic = if choice { Target::It } else { to.clone() };
        if (choice || self.may)
            && let Some(things) = self.given(Some(&topic), gives)
        {
            let to = np.to_each();
            let text = if things.ends_with('"') {
                format!("{} {to}{lasts} {things}", self.verb("give"))
            } else {
                format!("{} {to} {things}{lasts}", self.verb("give"))
            };
            return vec![self.say(text)];
        }
        let mut clauses = Vec::new();
        let subject = if choice || self.may {
            clauses.push(self.say(format!("{} {}", self.verb("choose"), np.text)));
            let subject = self.target(&Target::It);
            if subject.plural { Np { text: "they".to_owned(), ..subject } } else { subject }
        } else {
            np
        };
        for text in self.modifiers(&subject, Some(&topic), gives) {
            if choice || self.may {
                clauses.push(self.more(lasting(&text, &lasts)));
            } else {
                let free = Clause { joins: Joins::Free, ..Clause::more("", lasting(&text, &lasts)) };
                clauses.push(free);
            }
        }
        clauses
    }

    fn rule(&mut self, gives: &[Modifier], duration: Duration) -> Vec<Clause> {
        let lasts = self.duration(duration);
        let subject = Np::one("the game", Referent::card());
        let texts = self.modifiers(&subject, None, gives);
        let make = |text: String| Clause { joins: Joins::Free, ..Clause::more("", lasting(&text, &lasts)) };
        texts.into_iter().map(make).collect()
    }

    fn resource(&mut self, what: &Target, by: &Player, ready: bool) -> Vec<Clause> {
        let np = self.acted_np(what);
        let resource = if np.referent.several { "as resources" } else { "as a resource" };
        let control =
            if *by == Player::You { String::new() } else { format!(" under {} control", self.players_own(by)) };
        let mut clauses = vec![self.say(format!("{} {} into play {resource}{control}", self.verb("put"), np.text))];
        if ready {
            clauses.push(self.say(format!("{} {}", self.verb("ready"), np.referent.pronoun())));
        }
        hold(clauses)
    }

    fn attach(&mut self, what: &Target, to: &Target, by: Option<&Player>) -> Vec<Clause> {
        let np = self.target(what);
        let to = self.target(to).text;
        let Some(by) = by else {
            self.acted(np.referent.clone());
            return vec![self.say(format!("{} {} to {to}", self.verb("attach"), np.text))];
        };
        self.acted(np.referent.clone());
        let control = self.of_player(by, "take", |_| format!("control of {}", np.text));
        hold(vec![control, self.say(format!("{} {} to {to}", self.verb("attach"), np.referent.pronoun()))])
    }

    fn attacks(&mut self, attack: &Assault<'_>) -> Vec<Clause> {
        let np = self.acted_np(attack.with);
        let mut text = format!("{} with {}", self.verb("attack"), np.text);
        let mut optional = false;
        let mut more = Vec::new();
        for rule in attack.rules {
            match rule {
                AttackRule::EvenIfExhausted => text.push_str(", even if it is exhausted"),
                AttackRule::OnlyUnits => more.push("it can't attack bases for this attack".to_owned()),
                AttackRule::Only(filter) => {
                    more.push(format!("it can attack only {} for this attack", self.noun(filter).plural()));
                }
                AttackRule::Optional => optional = true,
            }
        }
        let mut clause = self.say(text);
        clause.may |= optional;
        let it = Np::one("it", Referent::unit());
        let before = std::mem::replace(&mut self.attack, true);
        let may = std::mem::replace(&mut self.may, false);
        for text in self.modifiers(&it, Some(&Target::Attacker), attack.gives) {
            more.push(lasting(&text, " for this attack"));
        }
        let defender = Np::one("the defender", Referent::unit());
        for text in self.modifiers(&defender, Some(&Target::Defender), attack.defender) {
            more.push(lasting(&text, " for this attack"));
        }
        if let Some((condition, gives)) = attack.and_if {
            let condition = self.condition(condition);
            for text in self.modifiers(&it, Some(&Target::Attacker), gives) {
                more.push(lasting(&format!("if {condition}, {text}"), " for this attack"));
            }
        }
        (self.attack, self.may) = (before, may);
        let more: Vec<Clause> = more.into_iter().map(|text| self.more(text)).collect();
        [clause].into_iter().chain(more).collect()
    }

    fn play(&mut self, what: &Target, price: &[Price], gives: &[Modifier]) -> Vec<Clause> {
        let np = self.acted_np(what);
        let price = self.price(price, np.referent.several);
        let mut clauses = vec![self.say(format!("{} {}{price}", self.verb("play"), np.text))];
        let subject = if np.referent.several {
            Np { text: "they".to_owned(), ..Np::many("they", np.referent) }
        } else {
            Np::one("it", np.referent)
        };
        for text in self.modifiers(&subject, Some(&Target::It), gives) {
            let lasts = if gives == [Modifier::EntersReady] { "" } else { " for this phase" };
            clauses.push(self.more(lasting(&text, lasts)));
        }
        clauses
    }

    fn price(&self, price: &[Price], several: bool) -> String {
        let mut words = Vec::new();
        for each in price {
            words.push(match each {
                Price::Free => " for free".to_owned(),
                Price::Less(amount) => {
                    let (head, tail) = self.resources(amount);
                    format!(" for {head} less{}{tail}", if several { " each" } else { "" })
                }
                Price::IgnorePenalty => {
                    format!(", ignoring {} aspect penalties", if several { "their" } else { "its" })
                }
            });
        }
        words.concat()
    }

    fn discard(&mut self, hand: &FromHand<'_>) -> Vec<Clause> {
        let random = if hand.random { "random " } else { "" };
        let any = Filter::of(ability::Kind::Card);
        let filter = Filter { zone: Zone::Any, ..hand.cards.unwrap_or(&any).clone() };
        let noun = self.noun_alone(&filter);
        let (head, tail) =
            self.many(hand.count, &format!("{random}{}", noun.bare()), &format!("{random}{}", noun.plural()));
        let (head, tail) = match all_but(hand.count) {
            Some(kept) => (format!("all but {}", super::grammar::counted(kept, "card", "cards")), String::new()),
            None => (head, tail),
        };
        let several = *hand.count != Amount::N(1);
        let referent = Referent { several, own: *hand.who == Player::You, ..Referent::card() };
        self.did("the number of cards discarded this way", "card discarded this way");
        let clause = match hand.by {
            Some(by) if by != hand.who => {
                let whose = self.players_own(hand.who);
                let who = self.player(hand.who);
                let choose = self.of_player(by, "choose", |_| format!("{head} from {whose} hand{tail}"));
                let pronoun = referent.pronoun();
                self.acted(referent);
                let discard =
                    Clause { may: false, ..Writer { may: false, ..self.here() }.say_of(&who, "discard", pronoun) };
                return vec![choose, Clause { joins: Joins::And, ..discard }];
            }
            Some(_) | None => self.of_player(hand.who, "discard", |own| format!("{head} from {own} hand{tail}")),
        };
        self.acted(referent);
        vec![clause]
    }

    fn mill(&mut self, count: &Amount, who: &Player) -> Clause {
        let own = self.own();
        let top = |own: &str| match count {
            Amount::N(1) => format!("the top card of {own} deck"),
            Amount::N(n) => format!("the top {n} cards of {own} deck"),
            other => format!("cards from the top of {own} deck equal to {}", self.amount(other)),
        };
        let clause = self.of_player(who, "discard", |whose| top(if whose == own { own } else { "their" }));
        self.acted(Referent { several: *count != Amount::N(1), own: *who == Player::You, ..Referent::card() });
        self.did("the number of cards discarded this way", "card discarded this way");
        clause
    }

    fn top_cards(&self, amount: &Amount) -> String {
        let own = self.own();
        match amount {
            Amount::N(1) => format!("the top card of {own} deck"),
            Amount::N(n) => format!("the top {n} cards of {own} deck"),
            other => format!("cards from the top of {own} deck equal to {}", self.amount(other)),
        }
    }

    fn search(&mut self, top: Option<&Amount>, cards: &Filter, take: &Take) -> Clause {
        let place = match top {
            Some(amount) => self.top_cards(amount),
            None => format!("{} deck", self.own()),
        };
        let noun = self.noun_alone(&Filter { zone: Zone::Any, ..cards.clone() });
        let (what, several) = match take {
            Take::One => (noun.a(), false),
            Take::UpTo(amount) => (format!("up to {} {}", self.amount(amount), noun.plural()), true),
            Take::CombinedCost(cost) => {
                let cost = self.amount(cost);
                (format!("any number of {} with combined cost {cost} or less", noun.plural()), true)
            }
            Take::UpToCombinedCost(amount, cost) => {
                let (amount, cost) = (self.amount(amount), self.amount(cost));
                (format!("up to {amount} {} with combined cost {cost} or less", noun.plural()), true)
            }
        };
        self.acted(Referent { several, own: true, ..noun.referent() });
        self.say(format!("{} {place} for {what}", self.verb("search")))
    }
}

/// "All but 2 cards": the number of cards in hand less the ones that are kept.
fn all_but(count: &Amount) -> Option<i16> {
    let Amount::Sum(parts) = count else { return None };
    match parts.as_slice() {
        [Amount::Count(filter), Amount::N(less)] | [Amount::N(less), Amount::Count(filter)]
            if filter.zone == Zone::Hand && *less < 0 =>
        {
            Some(-less)
        }
        _ => None,
    }
}

/// A text with its duration: before an ability in quotes, otherwise at the end.
fn lasting(text: &str, lasts: &str) -> String {
    if lasts.is_empty() || text.contains(" you play this phase") {
        return text.to_owned();
    }
    match text.split_once(" \"") {
        Some(_) => format!("{}, {text}", lasts.trim_start()),
        None => format!("{text}{lasts}"),
    }
}

/// A token for one and for several.
fn token_words(token: Token) -> (&'static str, &'static str) {
    match token {
        Token::Experience => ("Experience token", "Experience tokens"),
        Token::Shield => ("Shield token", "Shield tokens"),
        Token::BattleDroid => ("Battle Droid token", "Battle Droid tokens"),
        Token::CloneTrooper => ("Clone Trooper token", "Clone Trooper tokens"),
    }
}
