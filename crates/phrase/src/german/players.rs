//! German text for players and sides.

use ability::{Controller, PlayerFilter, Target};

use crate::plan::Actor;
use crate::plan::players::{Everyone, counted, everyone};

use super::Writer;
use super::grammar::{Case, Determiner, Gender};
use super::nouns::{Noun, Np};
use super::words::{self, Verb, Word};

impl Writer<'_> {
    /// Returns a player: "du", "ein Gegner".
    pub(super) fn player(&self, player: &PlayerFilter) -> Np {
        match player {
            PlayerFilter::You => match self.actor {
                Actor::You => Np::you(),
                Actor::They(_) => a(Determiner::This, words::PLAYER),
            },
            PlayerFilter::Opponent => a(Determiner::A, words::OPPONENT),
            PlayerFilter::YouAnd(other) => {
                let (you, other) = (self.player(&PlayerFilter::You), self.player(other));
                Np::build(Gender::M, true, |case| format!("{} und {}", you.case(case), other.case(case)))
            }
            PlayerFilter::EachOpponent => a(Determiner::Each, words::OPPONENT),
            PlayerFilter::Each => a(Determiner::Each, words::PLAYER),
            PlayerFilter::Any => a(Determiner::A, words::PLAYER),
            PlayerFilter::Another => Noun::of(words::PLAYER).adjective("ander").np(Determiner::A, false),
            PlayerFilter::Defending => Noun::of(words::PLAYER).adjective("verteidigend").np(Determiner::The, false),
            PlayerFilter::Right => Noun::of(words::PLAYER)
                .after(format!("zu {}er Rechten", self.self_np().own_stem()))
                .np(Determiner::The, false),
            PlayerFilter::Those if self.doers => a(Determiner::Each, words::PLAYER).followed(", der das getan hat,"),
            PlayerFilter::Those => Np::build(Gender::M, false, |case| {
                format!("{} von ihnen", Determiner::Each.word(Gender::M, false, case))
            }),
            PlayerFilter::InOrder(inner) => self.player(inner).followed("in Spielerreihenfolge"),
            PlayerFilter::That | PlayerFilter::Actor => a(Determiner::This, words::PLAYER),
            PlayerFilter::ControllerOf(target) => self.controller_of(target),
            PlayerFilter::OwnerOf(target) => {
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
        let (det, whom) = if np.plural { (Determiner::Each, np.one_of()) } else { (Determiner::The, np) };
        let clause = format!("der {} kontrolliert", whom.acc());
        Noun::of(words::PLAYER).np(det, false).followed(&format!(", {clause},"))
    }

    /// Returns the player as an owner: the actor is "dein" or "sein".
    pub(super) fn owner(&self, player: &PlayerFilter) -> Np {
        match &self.actor {
            Actor::They(who) if *player == PlayerFilter::You => self.party(who).as_pronoun(),
            Actor::They(_) | Actor::You => self.player(player),
        }
    }

    /// Returns a player's property: "deine Hand", "das Deck eines Gegners".
    pub(super) fn players_own(&self, player: &PlayerFilter, word: Word) -> Np {
        self.owner(player).own_word(word)
    }

    /// Returns the actor as a pronoun: "du", "er".
    pub(super) fn self_np(&self) -> Np {
        match &self.actor {
            Actor::You => Np::you(),
            Actor::They(who) if self.spelled => self.party(who),
            Actor::They(who) => self.party(who).as_pronoun(),
        }
    }

    /// Returns the actor's property: "deine Hand", "seine Hand".
    pub(super) fn self_own(&self, word: Word) -> Np {
        self.self_np().own_word(word)
    }

    /// Returns the players of a side: "du", "ein Gegner".
    pub(super) fn side_np(&self, side: &Controller) -> Np {
        match side {
            Controller::Any => a(Determiner::A, words::PLAYER),
            Controller::Friendly => self.self_np(),
            Controller::Chooser => match &self.actor {
                // The choosing player was just named.
                Actor::You => self.chooser.as_ref().map_or_else(Np::you, |who| self.party(who).as_pronoun()),
                Actor::They(_) => self.self_np(),
            },
            Controller::Enemy => a(Determiner::A, words::OPPONENT),
            Controller::Of(player) | Controller::OwnedBy(player) => self.owner_as_subject(player),
        }
    }

    fn owner_as_subject(&self, player: &PlayerFilter) -> Np {
        if self.is_actor(player) { self.self_np() } else { self.player(player) }
    }

    /// Returns all players of a side: "du", "Gegner", "Spieler".
    pub(super) fn side_all(&self, side: &Controller) -> Np {
        match everyone(side) {
            Some(all) => Noun::of(noun_of(all)).several(),
            None => self.side_np(side),
        }
    }

    /// Returns each player of a side: "du", "jeder Gegner".
    pub(super) fn side_each(&self, side: &Controller) -> Np {
        match everyone(side) {
            Some(all) => Noun::of(noun_of(all)).each(),
            None => self.side_np(side),
        }
    }

    /// Returns the owner of a zone. Returns `None` if it does not matter.
    pub(super) fn side_owner(&self, side: &Controller) -> Option<Np> {
        match side {
            Controller::Any => None,
            Controller::Of(player) | Controller::OwnedBy(player) => Some(self.owner(player)),
            Controller::Friendly | Controller::Enemy | Controller::Chooser => Some(self.side_np(side)),
        }
    }

    /// Returns the bases of a side: "deine Basis", "die Basis eines Gegners", "eine Basis".
    pub(super) fn bases(&self, side: &Controller) -> Np {
        match self.side_owner(side) {
            Some(owner) => owner.own_word(words::BASE),
            None => a(Determiner::A, words::BASE),
        }
    }
}

fn a(det: Determiner, word: Word) -> Np {
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
pub(super) fn each_player(player: &PlayerFilter) -> String {
    Determiner::Each.word(Gender::M, false, Case::Acc) + " " + kind_of(player).one
}

/// Returns the noun for counted players.
pub(super) fn kind_of(player: &PlayerFilter) -> Word {
    noun_of(counted(player))
}

fn noun_of(all: Everyone) -> Word {
    match all {
        Everyone::Opponents => words::OPPONENT,
        Everyone::Players => words::PLAYER,
    }
}
