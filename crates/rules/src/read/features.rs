//! What the cards of a game can ask for at all: what none of them has need not be looked for after every action.

/// Declares the features, and how those of several cards come together.
macro_rules! features {
    ($($(#[$about:meta])* $name:ident,)+) => {
        /// Rare abilities that some card of a game has, wherever it is. Worked out from the cards, not part of the state.
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
        pub(crate) struct Features {
            $($(#[$about])* pub $name: bool,)+
        }

        impl Features {
            /// Takes in what others can ask for.
            pub(crate) fn add(&mut self, other: Features) {
                $(self.$name |= other.$name;)+
            }

            /// Whether there is nothing in others that is not in these.
            pub(crate) fn cover(self, others: Features) -> bool {
                $((self.$name || !others.$name))&&+
            }
        }
    };
}

features! {
    /// Resources may be played (CR 7.5.14).
    smuggle,
    /// Resources may be played when a leader is deployed (CR 7.5.19).
    plot,
    /// Abilities are used from the discard pile.
    from_discard,
    /// Abilities may be used by any player.
    for_any_player,
    /// A card takes the abilities of leaders.
    silenced_leaders,
    /// An upgrade takes the abilities of the unit that it is on.
    blanking_upgrades,
    /// A card takes the abilities of cards wherever they are.
    silences,
    /// A leader has two Leader sides.
    two_sided,
    /// A constant ability prevents damage.
    prevention,
    /// A player may pay for what happens instead of something else.
    asks_instead,
    /// A card makes damage unpreventable that other cards deal.
    unpreventable,
    /// A constant ability replaces a defeat.
    replaces_defeat,
    /// Abilities of other cards are used, or used again.
    reuses,
    /// Units or leaders may be upgrades (CR 3.5.6).
    turning,
    /// An upgrade makes its unit a leader unit (CR 3.4.7).
    leads,
    /// It matters which actions players have taken this phase.
    counts_actions,
    /// Credit tokens are there, or can be created (CR 3.7.13).
    credits,
    /// A card takes the abilities of upgrades.
    blanked_upgrades,
    /// Upgrades have action abilities of their own.
    upgrade_actions,
    /// A cost reduction is for the first cards that a player plays each round or phase.
    counts_played_cards,
    /// It matters which upgrades were defeated this phase.
    counts_upgrades,
    /// It matters which units entered play this phase.
    counts_entering,
    /// A card gives something to cards in play and out of it.
    everywhere,
    /// A card lets units enter play ready.
    enters_ready,
    /// A card says that units cannot be readied, or are not.
    stops_readying,
    /// A card says what counts as printed on units.
    reprints,
    /// A card brings another regroup phase.
    extra_regroup,
}
