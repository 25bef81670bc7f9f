//! The program itself: what the window needs at its start, and its settings.

use serde::{Deserialize, Serialize};

use super::{CardCount, EventSummary, ProfileView, Ruling, SetView, TextLanguage};

wire! {
    /// What the window needs once, at the start.
    pub struct About {
        /// The version of this program, with what it was built from.
        pub version: String,
        /// The path of the database file; "" for one in memory.
        pub database: String,
        /// The sets that are known, oldest first.
        pub sets: Vec<SetView>,
        /// The rules profiles, built-in ones first.
        pub profiles: Vec<ProfileView>,
        /// The settings of this computer.
        pub settings: Settings,
        /// Cards that set their own limit of copies, by identity (CR 1.3.1).
        pub own_limits: Vec<CardCount>,
        /// The numbers of the bases that change the opening hand.
        pub hand_bases: Vec<String>,
        /// At a scorekeeper's own device the one event that is served to it: files, papers, decks and games are at the desk.
        pub second_desk: Option<u32>,
    }

    /// A package of somebody else that Cantina is built from.
    pub struct ThirdPartyView {
        /// The name by which people know it.
        pub name: String,
        /// The version that is built in.
        pub version: String,
        /// Its licence, as SPDX writes it.
        pub licence: String,
        /// The address of its repository.
        pub repository: String,
    }

    /// What a file or link was that somebody opened with Cantina, by a double click on it.
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    pub enum OpenedFile {
        /// An event: it is in the database now.
        Event {
            /// The event.
            event: EventSummary,
            /// It was there already, as far as the file goes: nothing was taken in.
            known: bool,
        },
        /// A league: it is in the database now, with its events.
        League {
            /// Its number.
            league: u32,
            /// Its name.
            name: String,
            /// It was there already, as far as the file goes: nothing was taken in.
            known: bool,
        },
        /// A case of the judge's table, from a link.
        Case {
            /// The case, with its ruling if it has one.
            ruling: Ruling,
        },
        /// A table or a document of players, as other programs export an event: for a new event or for a league.
        Players {
            /// The file's name without its ending.
            name: String,
            /// What stands in it.
            text: String,
            /// Deck lists stand beside the names.
            decks: bool,
            /// Points, places or a record stand beside the names, so that a league can take them.
            results: bool,
        },
        /// Something else, such as a deck or a collection, to be looked at before anything is saved.
        List {
            /// The file's name without its ending.
            name: String,
            /// What stands in it.
            text: String,
        },
    }

    /// The organiser's choices for the window.
    pub struct Settings {
        /// The look of the window.
        pub theme: Theme,
        /// Text size in per cent, 80 to 160.
        pub text_percent: u32,
        /// The language of the window and of what the game says: prompts, the cards' texts, the log, refusals.
        pub language: TextLanguage,
        /// Whether that is to be the language of the system: the window looks it up when it opens.
        pub language_of_system: bool,
        /// In games begun from now on players are asked always: also where a hidden card leaves no choice, so that the
        /// others cannot tell "found nothing" from "declined" (CR 1.17.4).
        pub ask_always: bool,
        /// What games begun from now on answer by themselves, when players are not asked always.
        pub by_itself: ByItself,
    }

    /// What a game answers by itself, so that nobody is asked what is no choice.
    #[derive(Copy, Eq)]
    pub struct ByItself {
        /// A question with one answer: the only target is taken.
        pub only_answer: bool,
        /// An action when passing is all that can be done (CR 1.15.6).
        pub lone_pass: bool,
        /// Which of equal triggered abilities is resolved first (CR 7.6.9).
        pub equal_triggers: bool,
    }

    /// A look of the window.
    #[derive(Copy, Eq)]
    pub enum Theme {
        /// Light text on a dark ground.
        Dark,
        /// Dark text on a light ground.
        Light,
        /// As the system says.
        System,
    }
}

impl ByItself {
    /// Everything that leaves no choice is answered.
    pub const ALL: ByItself = ByItself { only_answer: true, lone_pass: true, equal_triggers: true };
    /// Nothing is.
    pub const NONE: ByItself = ByItself { only_answer: false, lone_pass: false, equal_triggers: false };
}
