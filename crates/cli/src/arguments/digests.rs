//! Arguments of `cantina digests`.

use std::path::PathBuf;

use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(crate) enum DigestCommand {
    /// Show the public key of this shop and the trusted shops
    List,
    /// Write the digests of events to a folder, each with its signature, and the public key of this shop
    Export {
        /// Folder for the files
        folder: PathBuf,
        /// Number of the event; can be repeated [default: all finished events that are not archived]
        #[arg(long, value_name = "EVENT")]
        event: Vec<u32>,
    },
    /// Import digests of trusted shops (exit code 1 if a file was not imported)
    Import {
        /// Digests, or folders with digests; each has its signature file next to it
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Trust a shop, or change its name or weight
    Trust {
        /// Public key of the shop, such as RW..., or its file shop.pub
        key: String,
        /// Name of the shop
        #[arg(long)]
        name: String,
        /// Weight of its games in percent, from 0 to 100
        #[arg(long, default_value_t = 100)]
        weight: u8,
    },
    /// Remove a trusted shop and its digests
    Remove {
        /// Name or public key of the shop
        shop: String,
    },
    /// Show win rates of cards over this shop and the trusted shops, and without each shop in turn
    Show {
        /// List only cards of this set
        #[arg(long, value_name = "CODE")]
        set: Option<String>,
        /// Count bots instead of people
        #[arg(long)]
        bots: bool,
    },
}
