//! Words for targets and players.

use ability::{Binding, ChoiceMode, Controller, PlayerFilter, Target};
use model::CardType;

use crate::plan::{self, Actor, Done, Head, Manner, Myself, Party, Verb, Who};

use super::Writer;
use super::grammar::{of, words};
use super::nouns::{Noun, Np, Word};
use super::terms;

impl Writer<'_> {
    /// Returns the noun phrase of a target.
    pub(super) fn target(&self, target: &Target) -> Np {
        let mention = self.mention(target);
        let np = self.phrase(&mention.how, &mention.of);
        Np { pronoun: np.pronoun || self.topic.as_ref() == Some(target), ..np }
    }

    /// Returns the noun phrase of the candidates of a choice.
    fn among(&self, target: &Target) -> Np {
        let mention = self.candidates(target);
        Np { pronoun: false, ..self.phrase(&mention.how, &mention.of) }
    }

    fn phrase(&self, how: &Manner<'_>, of_what: &plan::Referent) -> Np {
        let word = self.word(of_what);
        let several = of_what.several;
        let np = |text: String, feminine: bool, plural: bool| Np {
            text,
            feminine,
            plural,
            pronoun: false,
            referent: of_what.clone(),
        };
        let one = |noun: &Noun, text: String| np(text, noun.word.feminine, false);
        let many = |noun: &Noun, text: String| np(text, noun.word.feminine, true);
        match how {
            Manner::Me if self.grammar.attacker => np(self.me(), false, false),
            Manner::Me => {
                let me = self.me_word();
                let pronoun = self.me == Myself::Pronoun;
                Np { pronoun, ..np(me.this(false), me.feminine, false) }
            }
            Manner::Attached => np("l'unité attachée".to_owned(), true, false),
            Manner::Attacker => np("l'attaquant".to_owned(), false, false),
            Manner::Defender => np("le défenseur".to_owned(), false, false),
            Manner::Pronoun if self.is_like_me(&word) => {
                let it = Np { pronoun: true, ..np(String::new(), word.feminine, several) };
                Np { text: it.after_word(), ..it }
            }
            Manner::Pronoun => Np { pronoun: true, ..np(word.this(several), word.feminine, several) },
            // "cette unité" would be the unit with the text.
            Manner::That if self.is_like_me(&word) => {
                let last = ["ce dernier", "cette dernière", "ces derniers", "ces dernières"];
                let text = last[usize::from(several) * 2 + usize::from(word.feminine)];
                np(text.to_owned(), word.feminine, several)
            }
            Manner::That => np(word.this(several), word.feminine, several),
            // "l'unité choisie" would be the one that was chosen to deal the damage.
            Manner::The(Binding::Chosen) if self.was_dealt_damage() => {
                let first = if word.feminine { "la première" } else { "le premier" };
                np(format!("{} ayant subi les dégâts {}", word.the(false), of(first)), word.feminine, false)
            }
            Manner::The(name) => np(the_named(*name, &word, several), word.feminine, several),
            Manner::Group(group) => self.among(group),
            Manner::OneOf(group) => np(format!("l'une {}", of(&self.among(group).text)), word.feminine, false),
            Manner::SomeOf(group, ChoiceMode::AnyNumber) => {
                let text = self.among(group).text;
                let some = text.strip_prefix("les ").map_or_else(|| word.this(true), str::to_owned);
                np(format!("n'importe quel nombre {}", super::grammar::before("de", &some)), word.feminine, true)
            }
            Manner::RestOf(group) => np(format!("le reste {}", of(&self.among(group).text)), false, false),
            Manner::Base(player) => self.base(player, of_what),
            Manner::Each(filter) => {
                let noun = self.noun(filter);
                one(&noun, noun.each())
            }
            Manner::A(filter) => {
                let noun = self.noun(filter);
                one(&noun, noun.a())
            }
            Manner::Several { count, up_to, cards } => {
                let noun = self.noun(cards);
                let Some(n) = count.number() else { return self.no_phrase(of_what) };
                let (up_to, text) = (if *up_to { "jusqu'à " } else { "" }, format!("{n} {}", noun.plural()));
                many(&noun, format!("{up_to}{text}"))
            }
            Manner::AnyNumber(filter) => {
                let noun = self.noun(filter);
                many(&noun, format!("n'importe quel nombre {}", noun.of_several()))
            }
            Manner::UpgradesOn(inner) => np(
                format!("chaque amélioration attachée {}", super::grammar::to(&self.target(inner).text)),
                true,
                false,
            ),
            Manner::Top(count, player) => match count.number() {
                Some(n) => np(self.top_cards(n, player), true, n != 1),
                None => self.no_phrase(of_what),
            },
            _ => self.no_phrase(of_what),
        }
    }

    /// Returns a phrase without a text, which French does not have yet.
    fn no_phrase(&self, of_what: &plan::Referent) -> Np {
        let referent = of_what.clone();
        Np { text: self.missing(), feminine: false, plural: false, pronoun: false, referent }
    }

    /// Renders "les 3 cartes du dessus de votre deck".
    pub(super) fn top_cards(&self, count: i16, player: &PlayerFilter) -> String {
        let deck = of(&self.players_own("deck", false, player));
        match count {
            1 => format!("la carte du dessus {deck}"),
            n => format!("les {n} cartes du dessus {deck}"),
        }
    }

    fn base(&self, player: &PlayerFilter, of_what: &plan::Referent) -> Np {
        let text = match player {
            PlayerFilter::Any => "une base".to_owned(),
            PlayerFilter::Each => "chaque base".to_owned(),
            _ => self.players_own("base", true, player),
        };
        Np { text, feminine: true, plural: false, pronoun: false, referent: of_what.clone() }
    }

    /// Returns the noun of a referent.
    pub(super) fn word(&self, of_what: &plan::Referent) -> Word {
        match &of_what.head {
            Head::Card | Head::Disclosed => terms::card(),
            Head::Unit | Head::Attacker | Head::Attached(_) | Head::Created(_) => terms::unit(),
            Head::Defender => terms::defender(),
            Head::Base => Word::new("base", "bases", true),
            Head::Upgrade => terms::type_word(CardType::Upgrade),
            Head::Leader => terms::type_word(CardType::Leader),
            Head::Token => Word::new("jeton", "jetons", false),
            Head::Name => Word::new("nom", "noms", false),
            Head::Damaged => Word::new("carte endommagée", "cartes endommagées", true),
            Head::This(kind) => terms::type_word(*kind),
            Head::Of(filter) => terms::filter_word(filter),
        }
    }

    /// Returns `true` if the chosen card is one that a step dealt damage to.
    fn was_dealt_damage(&self) -> bool {
        matches!(self.named(Binding::Chosen), Some((of, Done::Damage(Verb::Deal))) if !of.several)
    }

    /// Returns `true` if the card with the text would have the same words: "cette unité".
    fn is_like_me(&self, word: &Word) -> bool {
        matches!(self.me, Myself::Is(_)) && self.me_word() == *word
    }

    /// Returns the noun for the card with the text.
    pub(super) fn me_word(&self) -> Word {
        match self.me {
            Myself::Is(kind) => terms::type_word(kind),
            Myself::Card | Myself::Pronoun => terms::card(),
        }
    }

    /// Renders a player: "vous", "un adversaire".
    pub(super) fn player(&self, player: &PlayerFilter) -> Np {
        let text = match player {
            PlayerFilter::You if self.is_you() => "vous".to_owned(),
            PlayerFilter::You | PlayerFilter::That | PlayerFilter::Actor => "ce joueur".to_owned(),
            PlayerFilter::Opponent => "un adversaire".to_owned(),
            PlayerFilter::EachOpponent => "chaque adversaire".to_owned(),
            PlayerFilter::Each => "chaque joueur".to_owned(),
            PlayerFilter::Any => "un joueur".to_owned(),
            PlayerFilter::Another => "un autre joueur".to_owned(),
            PlayerFilter::Defending => "le joueur défenseur".to_owned(),
            PlayerFilter::Those if !self.doers => "chacun de ces joueurs".to_owned(),
            PlayerFilter::ControllerOf(target) => self.holder(target).own(&Word::new("contrôleur", "", false)),
            PlayerFilter::OwnerOf(target) => self.holder(target).own(&Word::new("propriétaire", "", false)),
            _ => self.missing(),
        };
        let referent = plan::Referent::one(Head::Card);
        Np { text, feminine: false, plural: false, pronoun: false, referent }
    }

    /// Returns the phrase for a card whose player acts: "cette unité" for the only chosen one, as its controller may
    /// choose too.
    fn holder(&self, target: &Target) -> Np {
        let mention = self.mention(target);
        let word = self.word(&mention.of);
        let only = matches!(mention.how, Manner::The(Binding::Chosen)) && self.scene.named.len() == 1;
        let how = if only && !self.is_like_me(&word) { Manner::That } else { return self.target(target) };
        self.phrase(&how, &mention.of)
    }

    /// Renders a party that acts.
    pub(super) fn party(&self, party: &Party) -> Np {
        let here = self.at(&party.at);
        match &party.who {
            Who::Player(player) => here.player(player),
            Who::Target(target) => here.target(target),
            Who::Side(Controller::Enemy) => {
                let referent = plan::Referent::many(Head::Card);
                Np { text: "vos adversaires".to_owned(), feminine: false, plural: true, pronoun: false, referent }
            }
            Who::Side(_) | Who::EachOf(_) => Np { text: self.missing(), ..self.player(&PlayerFilter::That) },
        }
    }

    /// Renders something of a player: "votre base", "la base d'un adversaire", "sa main".
    pub(super) fn players_own(&self, thing: &str, feminine: bool, player: &PlayerFilter) -> String {
        match player {
            PlayerFilter::You => return self.own(thing, feminine),
            PlayerFilter::That if self.is_you() => return their(thing, feminine),
            _ => {}
        }
        format!("{} {thing} {}", if feminine { "la" } else { "le" }, of(&self.player(player).text))
    }

    /// Renders something of the actor: "votre main", "sa main".
    pub(super) fn own(&self, thing: &str, feminine: bool) -> String {
        let own = match &self.actor {
            Actor::You => "votre",
            Actor::They(who) if matches!(who.who, Who::Side(_)) => "leur",
            Actor::They(_) => return their(thing, feminine),
        };
        format!("{own} {thing}")
    }

    /// Renders something of a side: "votre main", "la main d'un adversaire", "n'importe quelle défausse".
    pub(super) fn side_own(&self, thing: &str, feminine: bool, side: &Controller) -> String {
        match side {
            Controller::Any => format!("n'importe quel{} {thing}", if feminine { "le" } else { "" }),
            Controller::Friendly => self.own(thing, feminine),
            Controller::Enemy => self.players_own(thing, feminine, &PlayerFilter::Opponent),
            Controller::Chooser => their(thing, feminine),
            Controller::Of(player) | Controller::OwnedBy(player) => self.players_own(thing, feminine, player),
        }
    }

    /// Renders the players of a side with an auxiliary or verb: "vous avez", "un adversaire a".
    pub(super) fn side_does(&self, side: &Controller, verb: &str) -> String {
        use super::grammar::{Person, conjugate};
        let (who, person) = match side {
            Controller::Any => ("un joueur".to_owned(), Person::He),
            Controller::Friendly | Controller::Chooser if self.is_you() => ("vous".to_owned(), Person::You),
            Controller::Friendly | Controller::Chooser => ("il".to_owned(), Person::He),
            Controller::Enemy => ("un adversaire".to_owned(), Person::He),
            Controller::Of(player) | Controller::OwnedBy(player) => {
                let who = self.player(player).text;
                let person = if who == "vous" { Person::You } else { Person::He };
                (who, person)
            }
        };
        words(&[who, conjugate(verb, person)])
    }

    /// Renders the hand that cards return to: "votre main", "la main de son propriétaire".
    pub(super) fn hand_of(&self, np: &Np, own: bool) -> String {
        if own || np.referent.own {
            self.own("main", true)
        } else if np.plural {
            "la main de leur propriétaire".to_owned()
        } else {
            "la main de son propriétaire".to_owned()
        }
    }
}

/// Renders something of a player who was mentioned: "sa main".
fn their(thing: &str, feminine: bool) -> String {
    format!("{} {thing}", if feminine { "sa" } else { "son" })
}

/// Renders a named card: "la première unité", "les cartes révélées".
fn the_named(name: Binding, word: &Word, several: bool) -> String {
    let (first, participle) = match name {
        Binding::First => (if word.feminine { "première" } else { "premier" }, ""),
        // "la deuxième unité" would be the second one of the text.
        Binding::Second => return word.this(false).replacen(' ', " autre ", 1).replacen("ce ", "cet ", 1),
        Binding::Third => ("troisième", ""),
        Binding::Fourth => ("quatrième", ""),
        Binding::Chosen => ("", "choisi~"),
        Binding::Revealed => ("", "révélé~"),
        Binding::Played => ("", "joué~"),
        Binding::Discarded => ("", "défaussé~"),
        Binding::Defeated => ("", "éliminé~"),
        Binding::Healed => ("", "soigné~"),
        Binding::Searched => ("", "trouvé~"),
    };
    if !first.is_empty() {
        return format!("{} {first} {}", if word.feminine { "la" } else { "le" }, word.one);
    }
    words(&[&word.the(several), &super::grammar::agree(participle, word.feminine, several)])
}
