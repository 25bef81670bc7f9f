//! Which rules the log cites for what resolves.

use ability::{Ability, Trigger};

use crate::Game;
use crate::explain::log::Event;
use crate::state::{Gives, Lasting, Ref, Triggered, Waiting};

impl Game {
    /// Notes that a triggered ability did nothing at all: its resolving is the last that was noted when it is over.
    pub(crate) fn note_idle(&mut self) {
        let last = self.log.as_ref().and_then(|log| log.last()).map(|entry| &entry.event);
        let Some(Event::Resolving { player, card, what }) = last else { return };
        let (player, card, what) = (*player, *card, *what);
        // What it does comes later (CR 7.7.4).
        let later = self.state.delayed.iter().any(|delayed| delayed.frame.source.card == card);
        // Nothing is noted of what applies to no card in play, as a price.
        let unnoted = |lasting: &Lasting| {
            lasting.source.card == card && (lasting.on == Ref::NONE || matches!(lasting.gives, Gives::NextCard(..)))
        };
        if later || self.state.lasting.iter().any(unnoted) {
            return;
        }
        let frame = self.state.frames.last().map(|frame| (frame.source.card, frame.ability));
        if frame.is_some_and(|(source, id)| source == card && id.map(Triggered::Ability) == Some(what)) {
            self.note("1.6.2", Event::Lapsed { player, card, what });
        }
    }

    /// The rule by which a triggered ability resolves when it does: that of its keyword or timing point, of several that by
    /// which it was triggered (CR 7.6.2).
    pub(crate) fn rule_of(&self, waiting: &Waiting) -> &'static str {
        let id = match waiting.what {
            Triggered::Ambush => return "7.5.5A",
            Triggered::Plot => return "7.5.19A",
            Triggered::Shielded => return "7.5.12A",
            Triggered::Restore(_) => return "7.5.9A",
            Triggered::Saboteur => return "7.5.10A",
            Triggered::Support => return "7.5.20A",
            Triggered::Ability(id) => id,
        };
        let when = match self.book.ability(id) {
            Ability::Bounty(_) => return "7.5.13A",
            Ability::When(when) => when,
            Ability::Action(_)
            | Ability::EpicAction(_)
            | Ability::Constant(_)
            | Ability::Event(_)
            | Ability::CostsLess { .. }
            | Ability::IgnorePenalty { .. }
            | Ability::InsteadOfCost(_)
            | Ability::WhilePlaying(_)
            | Ability::Coordinate(_)
            | Ability::Keyword(..)
            | Ability::Smuggle(_)
            | Ability::InsteadOfCapture(_)
            | Ability::Setup(_)
            | Ability::EntersAsCopy { .. }
            | Ability::Playable(_) => return "7.6.8",
        };
        let on = match when.on.as_slice() {
            [only] => Some(only),
            several => several.get(usize::from(waiting.trigger)),
        };
        match on {
            Some(Trigger::Played | Trigger::PlayedUsingSmuggle) => "7.6.13A",
            Some(Trigger::Defeated) => "7.6.14A",
            Some(Trigger::Attacks | Trigger::Attacked) => "7.6.15A",
            Some(Trigger::AttackEnds) => "7.6.16A",
            Some(_) => "7.6.8",
            None => "7.6.17",
        }
    }
}
