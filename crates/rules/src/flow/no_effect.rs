//! Check whether an option would change anything (CR 6.2.2C, 6.4.0D).

use ability::{Ability, Cost};
use model::CardType;

use crate::Game;
use crate::explain::log::LogEvent;
use crate::read::View;
use crate::state::{Action, AnswerEffect, CardIndex, CardZone, Flags, FrameSlot, QuestionKind, Seat};

/// Maximum number of game copies per check.
const TRIES: u32 = 64;

/// Cards that costs move, which are ignored in comparisons.
struct Apart {
    /// The event being played.
    event: CardIndex,
    /// The card that is exhausted to use its ability.
    source: CardIndex,
}

impl Game {
    /// Returns `true` if an option would change nothing apart from paying its cost. All continuations are tried.
    /// Returns `None` if this is unknown: there are too many continuations, the phase ends, or the option declines.
    pub fn has_no_effect(&self, action: Action) -> Option<bool> {
        let question = self.state.question()?;
        let mut apart = Apart { event: CardIndex::NONE, source: CardIndex::NONE };
        match action {
            Action::Attack { .. } | Action::Deploy(_) | Action::DeployOnto { .. } | Action::Take(_) => {
                return Some(false);
            }
            Action::Play { card, alternative, .. } => {
                if self.def(card).kind != CardType::Event || alternative {
                    return Some(false);
                }
                apart.event = card;
            }
            Action::Use { card, ability } => {
                if let Ability::Action(used) | Ability::EpicAction(used) = self.book.ability(ability)
                    && used.cost.contains(&Cost::Exhaust)
                {
                    apart.source = card;
                }
            }
            Action::Card(_)
            | Action::Player(_)
            | Action::Mode(_)
            | Action::Number(_)
            | Action::Arena(_)
            | Action::Yes => match question.ask.weight() {
                AnswerEffect::Changes => return Some(false),
                AnswerEffect::Arranges => return None,
                AnswerEffect::Depends => {}
            },
            Action::Top(_) | Action::Bottom(_) => return None,
            Action::Pass | Action::Name(_) | Action::Trigger(_) | Action::No | Action::Done => return None,
        }
        let mut game = self.clone();
        game.auto = false;
        game.handles = None;
        game.log = Some(Vec::new());
        game.play_legal(action);
        self.explore(game, &apart, &mut TRIES.clone())
    }

    fn explore(&self, game: Game, apart: &Apart, tries: &mut u32) -> Option<bool> {
        if game.state.outcome().is_some() || self.differs(&game, apart) {
            return Some(false);
        }
        if game.state.phase() != self.state.phase() || game.state.round() != self.state.round() {
            return None;
        }
        let question = game.state.question()?;
        if question.ask == QuestionKind::Action {
            return Some(true);
        }
        let mut known = true;
        for action in game.state.options() {
            if *tries == 0 {
                return None;
            }
            *tries -= 1;
            let mut next = game.clone();
            next.play_legal(*action);
            match self.explore(next, apart, tries) {
                Some(false) => return Some(false),
                Some(true) => {}
                None => known = false,
            }
        }
        known.then_some(true)
    }
}

impl View {
    /// Returns `true` if anything other than costs has changed.
    fn differs(&self, after: &Game, apart: &Apart) -> bool {
        let told = after.log.iter().flatten().any(|entry| {
            let is_apart = matches!(entry.event, LogEvent::Played { card, .. } if card == apart.event);
            !is_apart && !entry.event.shows_in_state()
        });
        let (old, new) = (&self.state, &after.state);
        if told
            || old.rng() != new.rng()
            || old.cards().len() != new.cards().len()
            || old.lasting() != new.lasting()
            || old.delayed().len() != new.delayed().len()
            || new.frames().iter().any(|frame| frame.cards.iter().any(|(slot, _)| *slot == FrameSlot::Seen))
        {
            return true;
        }
        let shown = |flags: Flags, place: CardZone, at: CardIndex| {
            let mut kept = Flags::DEPLOYED | Flags::IN_SPACE | Flags::FLIPPED;
            if place != CardZone::Resources && at != apart.source {
                kept |= Flags::EXHAUSTED;
            }
            flags & kept
        };
        let moved = old.cards().iter().zip(new.cards()).enumerate().any(|(at, (before, now))| {
            let at = CardIndex(at as u16);
            at != apart.event
                && ((before.place, before.controller, before.damage, before.host, before.copy)
                    != (now.place, now.controller, now.damage, now.host, now.copy)
                    || shown(before.flags, before.place, at) != shown(now.flags, now.place, at))
        });
        let decks = |seat: Seat| old.list(seat, CardZone::Deck) != new.list(seat, CardZone::Deck);
        moved || old.seats().any(decks) || old.seats().any(|seat| self.turned_resources(after, seat))
    }

    /// Returns `true` if a player's number of ready resources differs from what the payments explain.
    fn turned_resources(&self, after: &Game, seat: Seat) -> bool {
        let paid = after.log.iter().flatten().filter_map(|entry| {
            let LogEvent::Paid { player, resources } = entry.event else { return None };
            (player == seat).then_some(i16::from(resources))
        });
        i16::from(self.ready_resources(seat)) - paid.sum::<i16>() != i16::from(after.ready_resources(seat))
    }
}
