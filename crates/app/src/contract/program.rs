//! Program information for the start of the window, and settings.

use serde::{Deserialize, Serialize};

use super::{AutoAnswers, CardCount, CardDataReport, EventSummary, ProfileView, Ruling, SetView, TextLanguage};

wire! {
    /// Program information for the start of the window.
    pub struct About {
        /// The program version, with its build information.
        pub version: String,
        /// The path of the database file; "" for one in memory.
        pub database: String,
        /// The known sets, oldest first.
        pub sets: Vec<SetView>,
        /// The rules profiles, built-in ones first.
        pub profiles: Vec<ProfileView>,
        /// The settings of this computer.
        pub settings: Settings,
        /// Cards with a different limit of copies, by identity (CR 1.3.1).
        pub own_limits: Vec<CardCount>,
        /// The numbers of the bases that change the opening hand.
        pub hand_bases: Vec<String>,
        /// The shared event, on a scorekeeper's device. Files, printouts, decks and games are only at the main desk.
        pub second_desk: Option<u32>,
    }

    /// A third-party package in Cantina.
    pub struct ThirdPartyView {
        /// The name.
        pub name: String,
        /// The version.
        pub version: String,
        /// The SPDX licence expression.
        pub licence: String,
        /// The address of its repository.
        pub repository: String,
    }

    /// The content of a file or link opened with Cantina.
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    pub enum OpenedFile {
        /// An event, imported into the database.
        Event {
            /// The event.
            event: EventSummary,
            /// `true` if the database already had it, so nothing was imported.
            known: bool,
        },
        /// A league, imported into the database with its events.
        League {
            /// The number.
            league: u32,
            /// The name.
            name: String,
            /// `true` if the database already had it, so nothing was imported.
            known: bool,
        },
        /// A game, added to the games of the database.
        Game {
            /// Its number in the database.
            game: u32,
        },
        /// A case for the judge's table, from a link.
        Case {
            /// The case, with its ruling if any.
            ruling: Ruling,
        },
        /// A card data package, checked but not installed.
        CardData {
            /// The check.
            report: CardDataReport,
        },
        /// A table or document of players from another program, for a new event or a league.
        Players {
            /// The file's name without its extension.
            name: String,
            /// The text.
            text: String,
            /// `true` if it has deck lists.
            decks: bool,
            /// `true` if it has points, places or records for a league.
            results: bool,
        },
        /// A deck or collection to preview before saving.
        List {
            /// The file's name without its extension.
            name: String,
            /// The text.
            text: String,
        },
    }

    /// The settings of the window.
    pub struct Settings {
        /// The theme.
        pub theme: Theme,
        /// Text size in per cent, 80 to 160.
        pub text_percent: u32,
        /// The language of the window, prompts, card texts, logs and errors.
        pub language: TextLanguage,
        /// `true` to use the system language, which the window looks up when it opens.
        pub language_of_system: bool,
        /// `true` to always prompt players in new games, even when a hidden card leaves no choice. "Found nothing" then
        /// looks like "declined" (CR 1.17.4).
        pub ask_always: bool,
        /// The automatic answers in new games, if players are not always prompted.
        #[serde(rename = "byItself")]
        pub auto_answers: AutoAnswers,
    }

    /// A theme of the window.
    #[derive(Copy, Eq)]
    pub enum Theme {
        /// Light text on a dark background.
        Dark,
        /// Dark text on a light background.
        Light,
        /// The system's theme.
        System,
    }
}
