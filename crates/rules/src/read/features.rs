//! What the cards of a game can ask for at all: what none of them has need not be looked for after every action.

use model::{CardType, Keyword};

use crate::Book;
use crate::state::State;

/// Rare abilities that some card of a game has, wherever it is. Worked out from the cards, not part of the state.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Features {
    /// Resources may be played (CR 7.5.14).
    pub smuggle: bool,
    /// Resources may be played when a leader is deployed (CR 7.5.19).
    pub plot: bool,
    /// Abilities are used from the discard pile.
    pub from_discard: bool,
    /// Abilities may be used by any player.
    pub for_any_player: bool,
    /// A card takes the abilities of leaders.
    pub silenced_leaders: bool,
    /// An upgrade takes the abilities of the unit that it is on.
    pub blanking_upgrades: bool,
    /// A card takes the abilities of cards wherever they are.
    pub silences: bool,
    /// A leader has two Leader sides.
    pub two_sided: bool,
    /// A constant ability prevents damage.
    pub prevention: bool,
    /// A player may pay for what happens instead of something else.
    pub asks_instead: bool,
    /// A card makes damage unpreventable that other cards deal.
    pub unpreventable: bool,
    /// A constant ability replaces a defeat.
    pub replaces_defeat: bool,
    /// Abilities of other cards are used, or used again.
    pub reuses: bool,
    /// Units or leaders may be upgrades (CR 3.5.6).
    pub turning: bool,
    /// An upgrade makes its unit a leader unit (CR 3.4.7).
    pub leads: bool,
    /// It matters which actions players have taken this phase.
    pub counts_actions: bool,
    /// Credit tokens are there, or can be created (CR 3.7.13).
    pub credits: bool,
    /// A card takes the abilities of upgrades.
    pub blanked_upgrades: bool,
    /// Upgrades have action abilities of their own.
    pub upgrade_actions: bool,
    /// It matters which upgrades were defeated this phase.
    pub counts_upgrades: bool,
    /// It matters which units entered play this phase.
    pub counts_entering: bool,
    /// A card gives something to cards in play and out of it.
    pub everywhere: bool,
}

impl Features {
    /// What the cards of a state can ask for.
    pub(crate) fn of(book: &Book, state: &State) -> Features {
        let mut found = Features::default();
        for card in &state.cards {
            let def = book.def(card.def);
            let faces = [&def.front, &def.unit, &def.pilot];
            found.smuggle |= faces.iter().any(|face| face.gives_smuggle || face.keywords.has(Keyword::Smuggle));
            found.plot |= def.front.keywords.has(Keyword::Plot);
            found.from_discard |= def.front.from_discard;
            found.for_any_player |= faces.iter().any(|face| face.for_any_player);
            found.silenced_leaders |= faces.iter().any(|face| face.silences_leaders);
            found.blanking_upgrades |= def.front.blanks || def.front.leaves_only;
            found.silences |= faces.iter().any(|face| face.silences);
            found.reuses |= faces.iter().any(|face| face.reuses);
            found.turning |= def.turns;
            found.leads |= def.leads;
            found.upgrade_actions |= def.kind == CardType::Upgrade && !def.front.actions.is_empty();
            found.credits |= def.kind == CardType::CreditToken || faces.iter().any(|face| face.credits);
            found.counts_actions |= def.front.counts_actions;
            found.asks_instead |= faces.iter().any(|face| face.asks_instead);
            found.unpreventable |= faces.iter().any(|face| face.unpreventable);
            found.replaces_defeat |= faces.iter().any(|face| face.replaces_defeat);
            found.blanked_upgrades |= faces.iter().any(|face| face.blanks_upgrades);
            found.counts_upgrades |= faces.iter().any(|face| face.counts_upgrades);
            found.counts_entering |= faces.iter().any(|face| face.counts_entering);
            found.everywhere |= faces.iter().any(|face| face.everywhere);
            found.prevention |= faces.iter().any(|face| face.prevention);
            found.two_sided |= def.kind == CardType::Leader && def.hp == 0 && def.other.is_some();
        }
        found
    }
}
