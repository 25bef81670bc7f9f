//! Features that the cards of a game use. The engine skips checks for features that no card uses.

/// Declares the features and their combination.
macro_rules! features {
    ($($(#[$about:meta])* $name:ident,)+) => {
        /// Rare abilities that some card of a game has, in any zone. Computed from the cards and not part of the state.
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
        pub(crate) struct Features {
            $($(#[$about])* pub $name: bool,)+
        }

        impl Features {
            /// Adds the features of another card.
            pub(crate) fn add(&mut self, other: Features) {
                $(self.$name |= other.$name;)+
            }

            /// Returns `true` if these features include all of the others.
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
    /// A card makes leaders lose their abilities.
    silenced_leaders,
    /// An upgrade makes the unit it is attached to lose its abilities.
    blanking_upgrades,
    /// A card makes cards lose their abilities in any zone.
    silences,
    /// A leader has two Leader sides.
    two_sided,
    /// A constant ability prevents damage.
    prevention,
    /// A player may choose or pay for a replacement effect.
    asks_instead,
    /// A card makes damage from other cards unpreventable.
    unpreventable,
    /// A constant ability replaces a defeat.
    replaces_defeat,
    /// Abilities of other cards are used, or used again.
    reuses,
    /// Units or leaders may be upgrades (CR 3.5.6).
    turning,
    /// An upgrade makes its unit a leader unit (CR 3.4.7).
    leads,
    /// A card depends on the actions that players have taken this phase.
    counts_actions,
    /// There are Credit tokens, or cards that create them (CR 3.7.13).
    credits,
    /// A card makes upgrades lose their abilities.
    blanked_upgrades,
    /// Upgrades have action abilities.
    upgrade_actions,
    /// A cost reduction applies to the first cards that a player plays each round or phase.
    counts_played_cards,
    /// A card depends on the upgrades that were defeated this phase.
    counts_upgrades,
    /// A card depends on the units that entered play this phase.
    counts_entering,
    /// An effect applies to cards both in play and out of play.
    everywhere,
    /// A card lets units enter play ready.
    enters_ready,
    /// A card stops units from being readied.
    stops_readying,
    /// A card overrides printed stats of units.
    reprints,
    /// A card adds a regroup phase.
    extra_regroup,
}
