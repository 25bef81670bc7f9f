//! All texts on the sheets, by language.

use crate::Language;
use crate::content::Kind;

/// The texts in one language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Words {
    /// The language as a BCP 47 tag.
    pub language: &'static str,
    /// The heading of the registration sheet.
    pub registration: &'static str,
    /// The heading of a deck list without a name.
    pub deck_list: &'static str,
    /// Two lines next to the box for sorting sheets.
    pub first_letter: [&'static str; 2],
    /// Label of the event's name.
    pub event: &'static str,
    /// Label of the date.
    pub date: &'static str,
    /// Label of the format.
    pub format: &'static str,
    /// Label of the player's name.
    pub player: &'static str,
    /// Label of the player's number.
    pub player_id: &'static str,
    /// Label of the table's number.
    pub table: &'static str,
    /// Label of the deck's name.
    pub deck_name: &'static str,
    /// Label of a leader.
    pub leader: &'static str,
    /// Label of a base.
    pub base: &'static str,
    /// Heading of the leader and the base in a plain list.
    pub leader_and_base: &'static str,
    /// Heading of the deck's cards.
    pub main_deck: &'static str,
    /// Heading of the sideboard.
    pub sideboard: &'static str,
    /// Heading of a limited pool.
    pub pool: &'static str,
    /// Column caption: copies in the deck.
    pub played: &'static str,
    /// Column caption: copies in the pool.
    pub total: &'static str,
    /// Heading of ground units.
    pub ground_units: &'static str,
    /// Heading of space units.
    pub space_units: &'static str,
    /// Heading of the upgrades.
    pub upgrades: &'static str,
    /// Heading of the events.
    pub events: &'static str,
    /// Heading of leaders among the cards.
    pub leaders: &'static str,
    /// Heading of bases among the cards.
    pub bases: &'static str,
    /// Heading of tokens and other cards that are not part of a deck.
    pub other_cards: &'static str,
    /// Heading of numbers that are not in the catalogue.
    pub unknown_numbers: &'static str,
    /// Suffix of a heading repeated in the next column or page.
    pub continued: &'static str,
    /// The declaration above the player's signature.
    pub declaration: &'static str,
    /// Label of the player's signature.
    pub signature: &'static str,
    /// Heading of the judge's rows.
    pub deck_check: &'static str,
    /// Column caption: the round of the check.
    pub round: &'static str,
    /// Column caption: the time of the check.
    pub time: &'static str,
    /// Column caption: the judge's name.
    pub judge: &'static str,
    /// Column caption: the outcome of the check.
    pub status: &'static str,
    /// A box to tick: no problem.
    pub no_problem: &'static str,
    /// A box to tick: a problem.
    pub problem: &'static str,
    /// Column caption: remarks.
    pub remarks: &'static str,
    /// The program that created the sheet.
    pub made_with: &'static str,
    /// A number of cards: "12 cards".
    pub cards: fn(u64) -> String,
    /// "30 of 96 cards played".
    pub played_of: fn(u64, u64) -> String,
    /// The author of a deck: "by Ann".
    pub by: fn(&str) -> String,
    /// "Page 1 of 2".
    pub page_of: fn(usize, usize) -> String,
}

impl Words {
    /// Returns the texts in a language.
    pub(crate) fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    /// Returns the heading of a kind of card.
    pub(crate) fn kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Leader => self.leaders,
            Kind::Base => self.bases,
            Kind::GroundUnit => self.ground_units,
            Kind::SpaceUnit => self.space_units,
            Kind::Upgrade => self.upgrades,
            Kind::Event => self.events,
            Kind::Other => self.other_cards,
            Kind::Unknown => self.unknown_numbers,
        }
    }
}

/// English texts.
const ENGLISH: Words = Words {
    language: "en",
    registration: "Deck registration",
    deck_list: "Deck list",
    first_letter: ["First letter", "of last name"],
    event: "Event",
    date: "Date",
    format: "Format",
    player: "Player",
    player_id: "Player ID",
    table: "Table",
    deck_name: "Deck name",
    leader: "Leader",
    base: "Base",
    leader_and_base: "Leader and base",
    main_deck: "Main deck",
    sideboard: "Sideboard",
    pool: "Pool",
    played: "Played",
    total: "Total",
    ground_units: "Ground units",
    space_units: "Space units",
    upgrades: "Upgrades",
    events: "Events",
    leaders: "Leaders",
    bases: "Bases",
    other_cards: "Other cards",
    unknown_numbers: "Not in the catalogue",
    continued: "continued",
    declaration: "This list is complete and correct. I play exactly these cards.",
    signature: "Player’s signature",
    deck_check: "Deck check",
    round: "Round",
    time: "Time",
    judge: "Judge",
    status: "Status",
    no_problem: "OK",
    problem: "problem",
    remarks: "Remarks",
    made_with: "Cantina",
    cards: |count| match count {
        1 => "1 card".to_owned(),
        _ => format!("{count} cards"),
    },
    played_of: |played, total| format!("{played} of {total} cards played"),
    by: |author| format!("by {author}"),
    page_of: |page, pages| format!("Page {page} of {pages}"),
};

/// German texts, with the game's German terms (leader and base: Anführer und Basis).
const GERMAN: Words = Words {
    language: "de",
    registration: "Deckregistrierung",
    deck_list: "Deckliste",
    first_letter: ["Anfangsbuchstabe", "des Nachnamens"],
    event: "Event",
    date: "Datum",
    format: "Format",
    player: "Spieler",
    player_id: "Spielernummer",
    table: "Tisch",
    deck_name: "Deckname",
    leader: "Anführer",
    base: "Basis",
    leader_and_base: "Anführer und Basis",
    main_deck: "Hauptdeck",
    sideboard: "Sideboard",
    pool: "Pool",
    played: "Gespielt",
    total: "Gesamt",
    ground_units: "Bodeneinheiten",
    space_units: "Weltraumeinheiten",
    upgrades: "Upgrades",
    events: "Ereignisse",
    leaders: "Anführer",
    bases: "Basen",
    other_cards: "Andere Karten",
    unknown_numbers: "Nicht im Katalog",
    continued: "Fortsetzung",
    declaration: "Diese Liste ist vollständig und richtig. Ich spiele diese Karten und keine anderen.",
    signature: "Unterschrift des Spielers",
    deck_check: "Deckcheck",
    round: "Runde",
    time: "Zeit",
    judge: "Judge",
    status: "Ergebnis",
    no_problem: "in Ordnung",
    problem: "Problem",
    remarks: "Bemerkungen",
    made_with: "Cantina",
    cards: |count| match count {
        1 => "1 Karte".to_owned(),
        _ => format!("{count} Karten"),
    },
    played_of: |played, total| format!("{played} von {total} Karten gespielt"),
    by: |author| format!("von {author}"),
    page_of: |page, pages| format!("Seite {page} von {pages}"),
};
