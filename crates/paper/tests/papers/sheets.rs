//! The sheets as read back from the PDF.

use std::collections::HashSet;
use std::sync::Arc;

use crate::reader::{Pdf, Span};
use catalog::Catalog;
use decks::{DeckList, Entry, Pool, published_decks};
use model::{Card, CardType};
use paper::{Language, PageSize, Sheet, deck_list, registration_sheet};

const PAPERS: [PageSize; 2] = [PageSize::A4, PageSize::Letter];

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().expect("the embedded catalogue")
}

fn entry(number: &str, count: u32) -> Entry {
    Entry::new(number.parse().expect("a number"), count)
}

fn blank(list: &DeckList) -> Sheet<'_> {
    Sheet { player: "", event: "", date: "", format: "", deck_name: "", list, pool: None, language: Language::English }
}

fn sheet(sheet: &Sheet, paper: PageSize) -> Pdf {
    Pdf::read(&registration_sheet(&catalog(), sheet, paper).expect("a sheet"))
}

fn full_name(number: model::CardNumber) -> String {
    let catalog = catalog();
    catalog.card(catalog.by_number(number).expect("a card")).full_name()
}

fn spaced(card: &Card) -> String {
    card.number.to_string().replace('_', " ")
}

fn deck_cards(catalog: &Catalog) -> impl Iterator<Item = &Card> {
    catalog.cards().iter().filter(|card| card.kind.is_deck_card())
}

/// Returns a Premier deck of 50 cards with a sideboard of 10 (CR 9.2.2).
fn premier() -> DeckList {
    DeckList {
        name: Some("Krennic’s “Stardust” – tuned".to_owned()),
        author: Some("Zoë Müller".to_owned()),
        leaders: vec![entry("SOR_001", 1)],
        bases: vec![entry("SOR_022", 1)],
        main: (35..52).map(|number| entry(&format!("SOR_{number:03}"), if number == 51 { 2 } else { 3 })).collect(),
        sideboard: (56..61).map(|number| entry(&format!("SOR_{number:03}"), 2)).collect(),
    }
}

#[test]
fn every_published_deck_has_all_its_cards_on_one_page() {
    // Letter is the shorter paper; the decks of 80 cards fill it.
    for (at, deck) in published_decks().iter().enumerate() {
        let papers = if at == 0 { &PAPERS[..] } else { &[PageSize::Letter] };
        for paper in papers.iter().copied() {
            let pdf = sheet(&blank(&deck.list), paper);
            assert_eq!(pdf.pages.len(), 1, "{}", deck.key);
            for card in deck.list.leaders.iter().chain(&deck.list.bases).chain(&deck.list.main) {
                assert!(pdf.contains_text(&full_name(card.card)), "{}: {}", deck.key, card.card);
                assert!(pdf.contains_text(&card.card.to_string().replace('_', " ")), "{}: {}", deck.key, card.card);
            }
            let size: u32 = deck.list.main.iter().map(|entry| entry.count).sum();
            assert!(pdf.contains_text(&format!("{size} cards")), "{}", deck.key);
            assert!(pdf.spans().all(|span| !span.cut), "{}", deck.key);
        }
    }
}

#[test]
fn a_sheet_names_player_event_date_format_and_deck() {
    let list = premier();
    let asked = Sheet {
        player: "Padmé Amidala",
        event: "Store Showdown",
        date: "2026-11-21",
        format: "Premier",
        deck_name: "Krennic’s “Stardust” – tuned",
        list: &list,
        pool: None,
        language: Language::English,
    };
    let pdf = sheet(&asked, PageSize::A4);
    for text in ["Padmé Amidala", "Store Showdown", "2026-11-21", "Premier", "Krennic’s “Stardust” – tuned"] {
        assert!(pdf.contains_text(text), "{text}");
    }
    assert!(pdf.contains_text("50 cards"));
    assert!(pdf.contains_text("10 cards"));
    assert!(pdf.contains_text("Page 1 of 1"));
}

/// Issue 22, point 3: the sheets in German.
#[test]
fn a_german_sheet_has_no_english_text() {
    let (list, (_, pool)) = (premier(), sealed());
    for asked in [
        Sheet { language: Language::German, ..blank(&list) },
        Sheet { language: Language::German, pool: Some(&pool), ..blank(&list) },
    ] {
        let pdf = sheet(&asked, PageSize::A4);
        for word in ["Deckregistrierung", "Anführer", "Basis", "Unterschrift des Spielers", "Deckcheck"] {
            assert!(pdf.contains_text(word), "{word}");
        }
        for word in ["Deck registration", "Leader", "Base", "Player", "units", "cards", "Round", "Page"] {
            assert!(!pdf.contains_text(word), "{word}");
        }
    }
    let plain = Pdf::read(&deck_list(&catalog(), &list, PageSize::A4, Language::German).expect("a list"));
    assert!(plain.contains_text("Bodeneinheiten") && !plain.contains_text("units"));
}

/// Returns the cards with the longest names.
fn longest_names(catalog: &Catalog, most: usize) -> Vec<&Card> {
    let mut cards: Vec<&Card> = deck_cards(catalog).collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.full_name().chars().count()));
    cards.truncate(most);
    cards
}

/// Five hundred rows with the longest card names: no text is cut, and no row leaves its page.
#[test]
fn five_hundred_rows_are_spread_over_pages_and_not_cut() {
    let catalog = catalog();
    let cards = longest_names(&catalog, 500);
    let list = DeckList { main: cards.iter().map(|card| Entry::new(card.number, 1)).collect(), ..premier() };
    let pdf = sheet(&blank(&list), PageSize::A4);
    assert!(pdf.pages.len() > 3);
    assert!(pdf.contains_text(&format!("Page 2 of {}", pdf.pages.len())));
    let said: HashSet<&str> = pdf.spans().map(|span| span.text.as_str()).collect();
    for card in cards {
        assert!(said.contains(card.full_name().as_str()) && said.contains(spaced(card).as_str()), "{card:?}");
    }
    for span in pdf.spans() {
        assert!(!span.cut, "{span:?}");
        assert!((33.0..=562.0).contains(&span.at.0) && (30.0..=809.0).contains(&span.at.1), "{span:?}");
        assert!(span.size >= 7.0, "{span:?}");
    }
}

/// Card names have a font size of at least 7.5 points, even if a deck of 90 different cards fills the page (CR 12.2.1A
/// with a base that requires ten more).
#[test]
fn ninety_single_cards_fit_on_a_page_in_a_readable_size() {
    let catalog = catalog();
    let list = DeckList {
        leaders: vec![entry("SOR_001", 1), entry("SOR_010", 1)],
        bases: vec![entry("JTL_024", 1)],
        main: deck_cards(&catalog).step_by(9).take(90).map(|card| Entry::new(card.number, 1)).collect(),
        ..DeckList::default()
    };
    for paper in PAPERS {
        let pdf = sheet(&blank(&list), paper);
        assert_eq!(pdf.pages.len(), 1);
        for row in &list.main {
            let name = full_name(row.card);
            let span = pdf.spans().find(|span| span.text == name).expect("the card");
            assert!(span.size >= 7.5 && !span.cut, "{span:?}");
        }
    }
}

fn sealed() -> (DeckList, Pool) {
    let catalog = catalog();
    let set = "SOR".parse().expect("a set");
    let of_set = catalog.cards_of(set).filter(|card| !card.kind.is_token());
    let numbers = of_set.step_by(3).map(|card| (card.number, 1)).chain([("SOR_095".parse().expect("a number"), 2)]);
    let pool = Pool::from_numbers(&catalog, set, numbers).expect("a pool");
    let deck = pool.cards().map(|(id, _)| catalog.card(id)).filter(|card| card.kind.is_deck_card());
    let list = DeckList {
        leaders: vec![entry("SOR_001", 1)],
        bases: vec![entry("SOR_020", 1)],
        main: deck.step_by(2).take(30).map(|card| Entry::new(card.number, 1)).collect(),
        ..DeckList::default()
    };
    (list, pool)
}

/// Returns the spans of a card's row, from its name on.
fn row<'a>(pdf: &'a Pdf, name: &str) -> &'a [Span] {
    let spans = &pdf.pages[0];
    let at = spans.iter().rposition(|span| span.text == name).expect("the row");
    &spans[at..(at + 4).min(spans.len())]
}

#[test]
fn a_pool_sheet_shows_all_cards_and_the_number_played() {
    let catalog = catalog();
    let (list, pool) = sealed();
    for paper in PAPERS {
        let pdf = sheet(&Sheet { pool: Some(&pool), ..blank(&list) }, paper);
        assert_eq!(pdf.pages.len(), 1);
        for (id, _) in pool.cards() {
            assert!(pdf.contains_text(&catalog.card(id).full_name()), "{:?}", catalog.card(id));
        }
        assert!(pdf.contains_text(&format!("30 of {} cards played", pool.size())));
        // Name, number, copies in the pool, copies in the deck.
        let played = list.main.first().expect("a card").card;
        let texts: Vec<&str> = row(&pdf, &full_name(played)).iter().map(|span| span.text.as_str()).collect();
        assert_eq!(texts[2..], ["1", "1"], "{texts:?}");
        // Twice in the pool, but not in the deck: the box for copies played is empty.
        let marine: Vec<&str> = row(&pdf, "Battlefield Marine").iter().map(|span| span.text.as_str()).collect();
        assert_eq!(marine[1..3], ["SOR 095", "2"], "{marine:?}");
        assert_ne!(marine[3], "0");
        // A Common base that is not in the pool (CR 10.2.2C).
        let base: Vec<&str> = row(&pdf, "Capital City").iter().map(|span| span.text.as_str()).collect();
        assert_eq!(base[1..], ["SOR 020", "–", "1"]);
    }
}

/// The rows of a pool have the least room for names.
#[test]
fn the_longest_names_are_not_cut_in_a_pool() {
    let catalog = catalog();
    let (_, mut pool) = sealed();
    let cards = longest_names(&catalog, 100);
    cards.iter().for_each(|card| pool.add(card.id, 12));
    let list = DeckList { main: cards.iter().map(|card| Entry::new(card.number, 12)).collect(), ..DeckList::default() };
    let pdf = sheet(&Sheet { pool: Some(&pool), ..blank(&list) }, PageSize::A4);
    assert!(pdf.spans().all(|span| !span.cut), "{:?}", pdf.spans().find(|span| span.cut));
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let (list, pool) = sealed();
    let catalog = catalog();
    let asked = Sheet { pool: Some(&pool), player: "Ann", ..blank(&list) };
    let make = || registration_sheet(&catalog, &asked, PageSize::A4).expect("a sheet");
    let first = make();
    for _ in 0..3 {
        assert!(make() == first);
    }
    let make = || deck_list(&catalog, &premier(), PageSize::Letter, Language::English).expect("a list");
    assert!(make() == make());
}

#[test]
fn a_document_is_tagged_and_has_its_producer_and_fonts() {
    let list = premier();
    let pdf = sheet(&Sheet { deck_name: "Stardust", ..blank(&list) }, PageSize::Letter);
    for text in ["/StructTreeRoot", "/Lang(en)", "/Marked true", "/Producer(Cantina)", "Deck registration: Stardust"] {
        assert!(pdf.plain.contains(text), "{text}");
    }
    assert!(pdf.plain.contains("Zoë Müller"), "the author is in the XMP data");
    assert!(pdf.plain.contains("MediaBox[0 0 612 792]"));
    assert!(!pdf.plain.contains("/CreationDate") && !pdf.plain.contains("/ModDate"));
    let fonts = pdf.plain.matches("/Subtype/Type0").count();
    assert_eq!((fonts, pdf.plain.matches("/FontFile2").count()), (2, 2));
}

#[test]
fn unknown_card_numbers_are_printed_as_numbers() {
    let list = DeckList { main: vec![entry("XYZ_123", 2), entry("SOR_095", 3), entry("XYZ_123", 1)], ..premier() };
    let (_, pool) = sealed();
    for asked in [blank(&list), Sheet { pool: Some(&pool), ..blank(&list) }] {
        let pdf = sheet(&asked, PageSize::A4);
        assert_eq!(pdf.count("XYZ 123"), 1);
        assert!(pdf.contains_text("Not in the catalogue"));
    }
    let pdf = Pdf::read(&deck_list(&catalog(), &list, PageSize::A4, Language::English).expect("a list"));
    assert!(pdf.contains_text("XYZ 123"));
}

#[test]
fn an_empty_list_gives_a_sheet_to_fill_in_and_an_empty_plain_list() {
    let list = DeckList::default();
    for paper in PAPERS {
        let pdf = sheet(&blank(&list), paper);
        assert_eq!(pdf.pages.len(), 1);
        for heading in ["Ground units", "Space units", "Upgrades", "Events", "Sideboard", "Leader", "Base"] {
            assert_eq!(pdf.count(heading), 1, "{heading}");
        }
        assert_eq!(Pdf::read(&deck_list(&catalog(), &list, paper, Language::English).expect("a list")).pages.len(), 1);
    }
}

#[test]
fn a_plain_list_has_name_author_sections_and_counts() {
    let pdf = Pdf::read(&deck_list(&catalog(), &premier(), PageSize::A4, Language::English).expect("a list"));
    for text in ["Krennic’s “Stardust” – tuned", "by Zoë Müller", "Leader and base", "50 cards", "10 cards"] {
        assert!(pdf.contains_text(text), "{text}");
    }
    for card in premier().main.iter().chain(&premier().sideboard) {
        assert!(pdf.contains_text(&full_name(card.card)), "{}", card.card);
    }
    assert!(!pdf.contains_text("Deck check"));
}

/// Any text in a field gives a sheet. If the font lacks letters of it, the line stays empty.
#[test]
fn any_text_gives_a_sheet() {
    let list = premier();
    let long = "Obi-Wan ".repeat(5_000);
    let all: String = ('\0'..='\u{10ffff}').step_by(997).collect();
    let odd = [
        "\0\u{1}\n\r\t",
        "張三 🙂",
        "e\u{301}\u{301}",
        "שלום",
        "مرحبا",
        "\u{feff}\u{fffe}\u{e000}",
        "ﬁ &<>]]>()\\",
        &long,
        &all,
    ];
    for text in odd {
        let named = DeckList { name: Some(text.to_owned()), author: Some(text.to_owned()), ..list.clone() };
        let asked = Sheet {
            player: text,
            event: text,
            date: text,
            format: text,
            deck_name: text,
            list: &named,
            pool: None,
            language: Language::English,
        };
        let pdf = sheet(&asked, PageSize::Letter);
        assert_eq!(pdf.pages.len(), 1);
        assert!(
            !Pdf::read(&deck_list(&catalog(), &named, PageSize::A4, Language::English).expect("a list"))
                .pages
                .is_empty()
        );
    }
    let asked = Sheet { player: "張三", event: "Ελλάδα – Москва", ..blank(&list) };
    let pdf = sheet(&asked, PageSize::A4);
    assert!(pdf.contains_text("Ελλάδα – Москва"));
    assert!(pdf.spans().all(|span| !span.text.contains('?')));
    let pdf = sheet(&Sheet { event: &long, ..blank(&list) }, PageSize::A4);
    assert!(pdf.spans().any(|span| span.cut && span.text.starts_with("Obi-Wan Obi-Wan")));
}

#[test]
fn absurd_lists_can_be_printed() {
    let catalog = catalog();
    let most = |kind: CardType| -> Vec<Entry> {
        let of_kind = catalog.cards().iter().filter(move |card| card.kind == kind);
        of_kind.map(|card| Entry::new(card.number, u32::MAX)).chain([entry("SOR_001", 0)]).collect()
    };
    let list = DeckList {
        leaders: most(CardType::Leader),
        bases: most(CardType::Base),
        main: most(CardType::TokenUnit),
        sideboard: most(CardType::Event),
        ..DeckList::default()
    };
    let (_, pool) = sealed();
    for asked in [blank(&list), Sheet { pool: Some(&pool), ..blank(&list) }] {
        let pdf = sheet(&asked, PageSize::A4);
        for card in catalog.cards().iter().filter(|card| card.kind == CardType::Leader) {
            assert!(pdf.contains_text(&card.full_name()), "{card:?}");
        }
    }
}

/// The same for any length: a field with more letters than two bytes can count (65,535), with and without spaces.
#[test]
fn text_of_any_length_gives_a_sheet() {
    for long in ["Obi-Wan ".repeat(10_000), "x".repeat(70_000), "Ω".repeat(140_000), "🙂".repeat(70_000)] {
        let list = DeckList { name: Some(long.clone()), author: Some(long.clone()), ..DeckList::default() };
        let all = Sheet {
            player: &long,
            event: &long,
            date: &long,
            format: &long,
            deck_name: &long,
            list: &list,
            pool: None,
            language: Language::English,
        };
        assert!(!sheet(&all, PageSize::A4).pages.is_empty());
        assert!(
            !deck_list(&Catalog::embedded().expect("the embedded catalogue"), &list, PageSize::A4, Language::English)
                .expect("a list")
                .is_empty()
        );
    }
}
