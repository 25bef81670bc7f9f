//! Card data packages: the installed ones, and the check of one before it is installed.

use serde::{Deserialize, Serialize};

wire! {
    /// The built-in card data and the installed packages.
    #[derive(Eq)]
    pub struct CardDataView {
        /// The folder of the installed packages; empty without a database file.
        pub folder: String,
        /// The built-in data first, then the packages by id.
        pub packages: Vec<CardPackageView>,
        /// `true` if packages were installed, updated or removed since the start: Cantina uses the change after the next
        /// start.
        pub restart: bool,
    }

    /// The use of a package by the running program.
    #[derive(Eq, Copy)]
    pub enum CardPackageState {
        /// It is used.
        Used,
        /// It was installed or updated, and is used after the next start.
        AfterRestart,
        /// It was removed, and is used until the next start.
        UntilRestart,
        /// It has problems and is not used.
        NotUsed,
    }

    /// A package, or the built-in data.
    #[derive(Eq)]
    pub struct CardPackageView {
        /// The id; the name of the file if the package cannot be read.
        pub id: String,
        /// The version; empty if the package cannot be read.
        pub version: String,
        /// The day of the version, as `YYYY-MM-DD`; empty if the package cannot be read.
        pub date: String,
        /// The name for people; the name of the file if the package cannot be read.
        pub title: String,
        /// The sources of its facts.
        pub sources: Vec<String>,
        /// The codes of the sets that have a row in it.
        pub sets: Vec<String>,
        /// `true` for the built-in data.
        pub built_in: bool,
        /// Its use by the running program.
        pub state: CardPackageState,
        /// The reasons why it is not used.
        pub problems: Vec<CardDataProblem>,
    }

    /// A mistake in a package. The messages are in English, like the names of files and columns.
    #[derive(Eq)]
    pub struct CardDataProblem {
        /// The file inside the package; empty if the problem concerns the whole package.
        pub file: String,
        /// The line, from 1; 0 if the problem concerns the whole file.
        pub line: u32,
        /// The column: a heading of a table, or the number of a character; empty if it concerns the line.
        pub column: String,
        /// The reason, as a sentence without a full stop.
        pub what: String,
        /// The suggested fix, as a sentence without a full stop.
        pub fix: String,
    }

    /// A card that can be in decks and pools, but not played with in this version.
    #[derive(Eq)]
    pub struct NotPlayableCard {
        /// The card number.
        pub id: String,
        /// The name and subtitle.
        pub name: String,
        /// The first word of its text that this version does not have, with its place; `None` without a text.
        pub unknown: Option<String>,
    }

    /// A cell that differs between two versions of a row.
    #[derive(Eq)]
    pub struct ChangedCell {
        /// The heading.
        pub column: String,
        /// The old cell.
        pub old: String,
        /// The new cell.
        pub new: String,
    }

    /// The kind of a change to a row or text.
    #[derive(Eq, Copy)]
    pub enum CardDataChangeKind {
        /// It is new.
        Added,
        /// It differs.
        Changed,
        /// The new version of a package no longer has it.
        Removed,
    }

    /// A row or text that a package adds, changes or, compared with its installed version, no longer has.
    #[derive(Eq)]
    pub struct CardDataChange {
        /// The row or card; empty if the whole file is compared.
        pub row: String,
        /// The kind of change.
        pub kind: CardDataChangeKind,
        /// The cells that differ; empty for new and removed rows, texts and whole files.
        pub cells: Vec<ChangedCell>,
    }

    /// The changes in one file of a package.
    #[derive(Eq)]
    pub struct CardDataFileChanges {
        /// The file, such as `cards/abc.csv`; for card texts, the folder.
        pub file: String,
        /// Number of new rows or texts.
        pub added: u32,
        /// Number of changed rows or texts.
        pub changed: u32,
        /// Number of rows or texts that the new version no longer has.
        pub removed: u32,
        /// The changes: at most 200.
        pub changes: Vec<CardDataChange>,
    }

    /// The check of a package: its problems, or what it changes.
    #[derive(Eq)]
    pub struct CardDataReport {
        /// The package; `None` if its description cannot be read.
        pub package: Option<CardPackageView>,
        /// The installed version that it replaces, if there is one.
        pub replaces: Option<String>,
        /// All problems. A package with problems cannot be installed.
        pub problems: Vec<CardDataProblem>,
        /// The cards that it adds or changes and that cannot be played with in this version.
        pub not_playable: Vec<NotPlayableCard>,
        /// The changes by file: compared with the installed version of the package, or else with the built-in and
        /// installed data.
        pub files: Vec<CardDataFileChanges>,
        /// Number of random games that were played with its cards without a problem.
        pub games: u32,
        /// `true` if it was installed.
        pub installed: bool,
    }

    /// The use of a package that an event has recorded.
    #[derive(Eq, Copy)]
    pub enum EventPackageState {
        /// The running program uses it in this version.
        Used,
        /// The running program uses another version of it.
        OtherVersion,
        /// The running program does not use it.
        Missing,
    }

    /// A card data package that an event has recorded.
    #[derive(Eq)]
    pub struct EventPackageView {
        /// The id.
        pub id: String,
        /// The latest version that the event recorded.
        pub version: String,
        /// The name for people, or the id if this version is not on this computer.
        pub title: String,
        /// The use of this version by the running program.
        pub state: EventPackageState,
        /// The version that the program uses instead, if there is one.
        pub used_version: Option<String>,
        /// `true` if this version is installed and is used after the next start.
        pub after_restart: bool,
        /// `true` if this version is on this computer, from the event's export or an earlier installation, and can be
        /// installed.
        pub can_install: bool,
        /// Number of differences between this version and the one that is used; 0 if this version is not on this
        /// computer.
        pub difference_count: u32,
        /// The places of the first differences: file and row.
        pub differences: Vec<String>,
    }

    /// The card data packages that an event has recorded.
    #[derive(Eq)]
    pub struct EventCardDataView {
        /// The packages by id; empty for an event with built-in data only.
        pub packages: Vec<EventPackageView>,
        /// `true` if the current draft has cards of a package that is missing: its picks and decks are not shown.
        pub unknown_draft: bool,
    }
}
