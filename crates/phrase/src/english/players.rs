//! Words for players and sides.

use ability::{Controller, PlayerFilter, Target};

use super::grammar::{possessive, third};
use crate::plan::Actor;

use super::Writer;

impl Writer<'_> {
    /// Renders a player as the object or subject of a clause: "you", "an opponent".
    pub(super) fn player(&self, player: &PlayerFilter) -> String {
        match player {
            PlayerFilter::You => match self.actor {
                Actor::You => "you".to_owned(),
                Actor::They(_) => "that player".to_owned(),
            },
            PlayerFilter::Opponent => "an opponent".to_owned(),
            PlayerFilter::YouAnd(other) => {
                format!("{} and {} each", self.player(&PlayerFilter::You), self.player(other))
            }
            PlayerFilter::EachOpponent => "each opponent".to_owned(),
            PlayerFilter::Each => "each player".to_owned(),
            PlayerFilter::Any => "a player".to_owned(),
            PlayerFilter::Another => "another player".to_owned(),
            PlayerFilter::Defending => "the defending player".to_owned(),
            PlayerFilter::Right => format!("the player to {} right", self.own()),
            PlayerFilter::Those if self.doers => "each player who did".to_owned(),
            PlayerFilter::Those => "each of them".to_owned(),
            PlayerFilter::InOrder(inner) => format!("{}, in player order,", self.player(inner)),
            PlayerFilter::That | PlayerFilter::Actor => "that player".to_owned(),
            PlayerFilter::ControllerOf(target) => self.player_of(target, "controller"),
            PlayerFilter::OwnerOf(target) => self.player_of(target, "owner"),
        }
    }

    /// Renders the players of a target: "its controller", "each owner of the chosen units".
    fn player_of(&self, target: &Target, what: &str) -> String {
        let np = self.target(target);
        if np.plural { format!("each {what} of {}", np.text) } else { format!("{} {what}", np.possessive()) }
    }

    /// Renders players as possessors: "your", "each opponent's".
    pub(super) fn players_own(&self, player: &PlayerFilter) -> String {
        let others = *player == PlayerFilter::You && !self.is_you();
        match others || *player == PlayerFilter::Those {
            true => "their".to_owned(),
            false => possessive(&self.player(player)),
        }
    }

    /// Returns "your" or "their" for the actor.
    pub(super) fn own(&self) -> &'static str {
        match self.actor {
            Actor::You => "your",
            Actor::They(_) => "their",
        }
    }

    /// Returns "you" or "they" for the actor.
    pub(super) fn self_pronoun(&self) -> &'static str {
        match self.actor {
            Actor::You => "you",
            Actor::They(_) => "they",
        }
    }

    /// Renders the players of a side as a subject with its verb: "you control", "an opponent plays".
    pub(super) fn side_does(&self, side: &Controller, verb: &str) -> String {
        match side {
            Controller::Any => format!("a player {}", third(verb)),
            Controller::Friendly | Controller::Chooser => format!("{} {verb}", self.self_pronoun()),
            Controller::Enemy => format!("an opponent {}", third(verb)),
            Controller::Of(player) | Controller::OwnedBy(player) => {
                let who = self.player(player);
                if who == "you" { format!("you {verb}") } else { format!("{who} {}", third(verb)) }
            }
        }
    }

    /// Like [`Writer::side_does`], without the verb.
    pub(super) fn side_who(&self, side: &Controller) -> String {
        match side {
            Controller::Any => "a player".to_owned(),
            Controller::Friendly | Controller::Chooser => self.self_pronoun().to_owned(),
            Controller::Enemy => "an opponent".to_owned(),
            Controller::Of(player) | Controller::OwnedBy(player) => self.player(player),
        }
    }

    /// Renders a side as a possessor: "your", "an opponent's", "any".
    pub(super) fn side_own(&self, side: &Controller) -> String {
        match side {
            Controller::Any => "any".to_owned(),
            Controller::Friendly => self.own().to_owned(),
            Controller::Chooser => "their".to_owned(),
            Controller::Enemy => "an opponent's".to_owned(),
            Controller::Of(player) | Controller::OwnedBy(player) => self.players_own(player),
        }
    }
}
