//! Words for players and sides.

use ability::{Player, Side, Target};

use super::grammar::{possessive, third};
use super::{Actor, Writer};

impl Writer<'_> {
    /// Renders a player as the object or subject of a clause: "you", "an opponent".
    pub(super) fn player(&self, player: &Player) -> String {
        match player {
            Player::You => match self.actor {
                Actor::You => "you".to_owned(),
                Actor::They(_) => "that player".to_owned(),
            },
            Player::Opponent => "an opponent".to_owned(),
            Player::YouAnd(other) => format!("{} and {} each", self.player(&Player::You), self.player(other)),
            Player::EachOpponent => "each opponent".to_owned(),
            Player::Each => "each player".to_owned(),
            Player::Any => "a player".to_owned(),
            Player::Another => "another player".to_owned(),
            Player::Defending => "the defending player".to_owned(),
            Player::Right => format!("the player to {} right", self.own()),
            Player::Those if self.doers => "each player who did".to_owned(),
            Player::Those => "each of them".to_owned(),
            Player::InOrder(inner) => format!("{}, in player order,", self.player(inner)),
            Player::That | Player::Actor => "that player".to_owned(),
            Player::ControllerOf(target) => self.player_of(target, "controller"),
            Player::OwnerOf(target) => self.player_of(target, "owner"),
        }
    }

    /// Renders the players of a target: "its controller", "each owner of the chosen units".
    fn player_of(&self, target: &Target, what: &str) -> String {
        let np = self.target(target);
        if np.plural { format!("each {what} of {}", np.text) } else { format!("{} {what}", np.possessive()) }
    }

    /// Renders players as possessors: "your", "each opponent's".
    pub(super) fn players_own(&self, player: &Player) -> String {
        match (player, &self.actor) {
            (Player::You, Actor::They(_)) | (Player::Those, _) => "their".to_owned(),
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
                | Player::InOrder(_)
                | Player::That
                | Player::ControllerOf(_)
                | Player::OwnerOf(_)
                | Player::Actor,
                _,
            ) => possessive(&self.player(player)),
        }
    }

    /// Returns `true` if the player is the actor of the imperative.
    pub(super) fn is_actor(&self, player: &Player) -> bool {
        *player == Player::You
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

    /// Returns the verb for the actor: "deal" in the imperative and after "may", otherwise "deals".
    pub(super) fn verb(&self, verb: &str) -> String {
        match self.actor {
            Actor::They(_) if !self.may => third(verb),
            Actor::You | Actor::They(_) => verb.to_owned(),
        }
    }

    /// Renders the players of a side as a subject with its verb: "you control", "an opponent plays".
    pub(super) fn side_does(&self, side: &Side, verb: &str) -> String {
        match side {
            Side::Any => format!("a player {}", third(verb)),
            Side::Friendly | Side::Chooser => format!("{} {verb}", self.self_pronoun()),
            Side::Enemy => format!("an opponent {}", third(verb)),
            Side::Of(player) | Side::OwnedBy(player) => {
                let who = self.player(player);
                if who == "you" { format!("you {verb}") } else { format!("{who} {}", third(verb)) }
            }
        }
    }

    /// Like [`Writer::side_does`], without the verb.
    pub(super) fn side_who(&self, side: &Side) -> String {
        match side {
            Side::Any => "a player".to_owned(),
            Side::Friendly | Side::Chooser => self.self_pronoun().to_owned(),
            Side::Enemy => "an opponent".to_owned(),
            Side::Of(player) | Side::OwnedBy(player) => self.player(player),
        }
    }

    /// Renders a side as a possessor: "your", "an opponent's", "any".
    pub(super) fn side_own(&self, side: &Side) -> String {
        match side {
            Side::Any => "any".to_owned(),
            Side::Friendly => self.own().to_owned(),
            Side::Chooser => "their".to_owned(),
            Side::Enemy => "an opponent's".to_owned(),
            Side::Of(player) | Side::OwnedBy(player) => self.players_own(player),
        }
    }
}
