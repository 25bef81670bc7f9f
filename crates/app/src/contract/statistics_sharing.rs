//! Digests of events that shops exchange. `docs/statistics.md` describes them.

use serde::{Deserialize, Serialize};

use super::ShareView;

wire! {
    /// A shop whose digests count.
    #[derive(Eq)]
    pub struct SharedShopView {
        /// Public key in the format of minisign.
        pub key: String,
        /// Name given to it here; empty for this shop.
        pub name: String,
        /// Weight of its games in percent, from 0 to 100.
        pub weight: u32,
        /// Number of events.
        pub events: u32,
        /// Number of games with a winner.
        pub games: u32,
    }

    /// The key of this shop, and the shops that it trusts.
    #[derive(Eq)]
    pub struct StatisticsSharingView {
        /// Public key of this shop in the format of minisign.
        pub key: String,
        /// Trusted shops, oldest entry first.
        pub shops: Vec<SharedShopView>,
    }

    /// Result of an export of digests.
    #[derive(Eq)]
    pub struct DigestExportView {
        /// Folder with the files.
        pub folder: String,
        /// Number of events written.
        pub files: u32,
        /// Number of events with too few players for any count.
        pub left_out: u32,
    }

    /// A digest that was not imported.
    #[derive(Eq)]
    pub struct DigestProblemView {
        /// Path of the file.
        pub file: String,
        /// The error code.
        pub code: String,
        /// The localized message.
        pub message: String,
    }

    /// Result of an import of digests.
    #[derive(Default, Eq)]
    pub struct DigestImportView {
        /// Number of new events.
        pub added: u32,
        /// Number of events that replaced an earlier revision.
        pub replaced: u32,
        /// Number of events that were already there.
        pub present: u32,
        /// Files that were not imported.
        pub problems: Vec<DigestProblemView>,
    }

    /// The win rate of a card without one shop.
    pub struct SharedRateView {
        /// Name of the shop that is left out; empty for this shop.
        pub shop: String,
        /// The win rate of the others.
        pub win_rate: Option<ShareView>,
    }

    /// Games with a card over several shops.
    pub struct SharedCardLine {
        /// Card number; reprints count under the oldest.
        pub id: String,
        /// The name.
        pub name: String,
        /// Number of games, whatever the weight of their shop.
        pub games: u32,
        /// Games played win rate by weight; `None` below the threshold.
        pub win_rate: Option<ShareView>,
        /// The win rate without each shop in turn; empty below the threshold and with one shop.
        pub without: Vec<SharedRateView>,
    }

    /// Win rates of cards over several shops.
    pub struct SharedStatisticsView {
        /// Number of events.
        pub events: u32,
        /// Number of games with a winner.
        pub games: u32,
        /// Number of events of this shop that are left out because they are still being counted.
        pub counting: u32,
        /// Shops, this one first.
        pub shops: Vec<SharedShopView>,
        /// Cards in the order of their numbers.
        pub cards: Vec<SharedCardLine>,
    }
}
