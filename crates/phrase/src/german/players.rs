//! German text for players and sides.

use ability::{Player, Side, Target};

use super::grammar::{Case, Det, Gender};
use super::nouns::{Noun, Np};
use super::words::{self, Verb, Word};
use super::{Actor, Writer};

impl Writer<'_> {
    /// Returns a player: "du", "ein Gegner".
    pub(super) fn player(&self, player: &Player) -> Np {
        match player {
            Player::You => match self.actor {
                Actor::You => Np::you(),
                Actor::They(_) => a(Det::This, words::PLAYER),
            },
            Player::Opponent => a(Det::A, words::OPPONENT),
            Player::YouAnd(other) => {
                let (you, other) = (self.player(&Player::You), self.player(other));
                Np::build(Gender::M, true, |case| format!("{} und {}", you.case(case), other.case(case)))
            }
            Player::EachOpponent => a(Det::Each, words::OPPONENT),
            Player::Each => a(Det::Each, words::PLAYER),
            Player::Any => a(Det::A, words::PLAYER),
            Player::Another => Noun::of(words::PLAYER).adjective("ander").np(Det::A, false),
            Player::Defending => Noun::of(words::PLAYER).adjective("verteidigend").np(Det::The, false),
            Player::Right => {
                Noun::of(words::PLAYER).after(format!("zu {}er Rechten", self.self_np().own_stem())).np(Det::The, false)
            }
            Player::Those if self.doers => a(Det::Each, words::PLAYER).followed(", der das getan hat,"),
            Player::Those => {
                Np::build(Gender::M, false, |case| format!("{} von ihnen", Det::Each.word(Gender::M, false, case)))
            }
            Player::InOrder(inner) => self.player(inner).followed("in Spielerreihenfolge"),
            Player::That | Player::Actor => a(Det::This, words::PLAYER),
            Player::ControllerOf(target) => self.controller_of(target),
            Player::OwnerOf(target) => {
                let np = self.target(target);
                np.own_word(words::OWNER)
            }
        }
    }

    /// Returns "der Spieler, der sie kontrolliert".
    fn controller_of(&self, target: &Target) -> Np {
        let np = self.target(target);
        if np.referent.word == words::BASE && !np.plural {
            return np.own_word(words::PLAYER);
        }
        let (det, whom) = if np.plural { (Det::Each, np.one_of()) } else { (Det::The, np) };
        let clause = format!("der {} kontrolliert", whom.acc());
        Noun::of(words::PLAYER).np(det, false).followed(&format!(", {clause},"))
    }

    /// Returns the player as an owner: the actor is "dein" or "sein".
    pub(super) fn owner(&self, player: &Player) -> Np {
        match (player, &self.actor) {
            (Player::You, Actor::They(who)) => Np::pronoun(who.gender, who.plural, who.referent.clone()),
            (Player::You, Actor::You)
            | (
                Player::Opponent
                | Player::YouAnd(_)
                | Player::EachOpponent
                | Player::Each
                | Player::Any
                | Player::Defending
                | Player::Another
                | Player::Right
                | Player::Those
                | Player::InOrder(_)
                | Player::That
                | Player::ControllerOf(_)
                | Player::OwnerOf(_)
                | Player::Actor,
                _,
            ) => self.player(player),
        }
    }

    /// Returns a player's property: "deine Hand", "das Deck eines Gegners".
    pub(super) fn players_own(&self, player: &Player, word: Word) -> Np {
        self.owner(player).own_word(word)
    }

    /// Returns `true` if the player is the actor.
    pub(super) fn is_actor(&self, player: &Player) -> bool {
        *player == Player::You
    }

    /// Returns the actor as a pronoun: "du", "er".
    pub(super) fn self_np(&self) -> Np {
        match &self.actor {
            Actor::You => Np::you(),
            Actor::They(who) if self.spelled => who.clone(),
            Actor::They(who) => Np::pronoun(who.gender, who.plural, who.referent.clone()),
        }
    }

    /// Returns the actor's property: "deine Hand", "seine Hand".
    pub(super) fn self_own(&self, word: Word) -> Np {
        self.self_np().own_word(word)
    }

    /// Returns the players of a side: "du", "ein Gegner".
    pub(super) fn side_np(&self, side: &Side) -> Np {
        match side {
            Side::Any => a(Det::A, words::PLAYER),
            Side::Friendly => self.self_np(),
            Side::Chooser => match &self.actor {
                // The choosing player was just named.
                Actor::You if self.chooser.is_some() => self.chooser.clone().unwrap_or_else(Np::you),
                Actor::You | Actor::They(_) => self.self_np(),
            },
            Side::Enemy => a(Det::A, words::OPPONENT),
            Side::Of(player) | Side::OwnedBy(player) => self.owner_as_subject(player),
        }
    }

    fn owner_as_subject(&self, player: &Player) -> Np {
        if self.is_actor(player) { self.self_np() } else { self.player(player) }
    }

    /// Returns all players of a side: "du", "Gegner", "Spieler".
    pub(super) fn side_all(&self, side: &Side) -> Np {
        match side {
            Side::Any => Noun::of(words::PLAYER).several(),
            Side::Enemy => Noun::of(words::OPPONENT).several(),
            Side::Friendly | Side::Chooser | Side::Of(_) | Side::OwnedBy(_) => self.side_np(side),
        }
    }

    /// Returns the owner of a zone. Returns `None` if it does not matter.
    pub(super) fn side_owner(&self, side: &Side) -> Option<Np> {
        match side {
            Side::Any => None,
            Side::Of(player) | Side::OwnedBy(player) => Some(self.owner(player)),
            Side::Friendly | Side::Enemy | Side::Chooser => Some(self.side_np(side)),
        }
    }

    /// Returns the bases of a side: "deine Basis", "die Basis eines Gegners", "eine Basis".
    pub(super) fn bases(&self, side: &Side) -> Np {
        match self.side_owner(side) {
            Some(owner) => owner.own_word(words::BASE),
            None => a(Det::A, words::BASE),
        }
    }
}

fn a(det: Det, word: Word) -> Np {
    Noun::of(word).np(det, false)
}

/// Renders a clause with its verb at the end: "du eine Karte spielst".
pub(super) fn last(who: &Np, mid: &str, verb: Verb) -> String {
    super::grammar::words(&[who.nom(), mid, &verb.last(who.person())])
}

/// Renders the same clause in the perfect tense: "du eine Karte gespielt hast".
pub(super) fn perfect(who: &Np, mid: &str, verb: Verb) -> String {
    super::grammar::words(&[who.nom(), mid, verb.past, words::HAVE.finite(who.person())])
}

/// Renders "jeder Gegner" as a counted item.
pub(super) fn each_player(player: &Player) -> String {
    Det::Each.word(Gender::M, false, Case::Acc) + " " + kind_of(player).one
}

/// Returns the noun for counted players.
pub(super) fn kind_of(player: &Player) -> Word {
    match player {
        Player::Opponent | Player::EachOpponent => words::OPPONENT,
        Player::InOrder(inner) => kind_of(inner),
        Player::You
        | Player::YouAnd(_)
        | Player::Each
        | Player::Any
        | Player::Defending
        | Player::Another
        | Player::Right
        | Player::Those
        | Player::That
        | Player::ControllerOf(_)
        | Player::OwnerOf(_)
        | Player::Actor => words::PLAYER,
    }
}
