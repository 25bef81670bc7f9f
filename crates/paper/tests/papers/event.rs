//! The printouts of an event as read back from the PDF: with 1, 7, 33 and 256 players, long names and foreign letters.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::reader::{Pdf, Span};
use catalog::Catalog;
use decks::{DeckList, published_decks};
use paper::{
    Bracket, BracketPlace, DeckCheck, EventPaper, EventSheet, FigureColumn, FigureTable, Figures, Language, MatchSlip,
    PageSize, Player, Pod, RankedBy, SeatCard, Standing, Standings, TeamStanding, event_paper,
};

const PAPERS: [(PageSize, f32, f32); 2] = [(PageSize::A4, 595.28, 841.89), (PageSize::Letter, 612.0, 792.0)];
/// Field sizes; the largest is tested only on the shorter paper.
const FIELDS: [u32; 4] = [1, 7, 33, 256];

/// Returns the number of field sizes tested on a paper.
fn tried(on: PageSize) -> usize {
    match on {
        PageSize::A4 => 3,
        PageSize::Letter => 4,
    }
}

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().expect("the embedded catalogue")
}

/// Returns a player. The tenth name is long, the eleventh Greek, and the twelfth has letters that the font lacks.
fn player(number: u32) -> Player {
    let name = match number % 12 {
        0 => format!("張三 {number}"),
        9 => format!("Maximiliane-Theodora von Hohenberg und Falkenstein {number}"),
        10 => format!("Ελένη Παπαδοπούλου {number}"),
        11 => format!("Дмитрий Щербаков {number}"),
        _ => format!("Player {number:03}"),
    };
    Player { number, name, record: "1-0-0".to_owned() }
}

/// Returns the name as printed.
fn shown(number: u32) -> String {
    match number % 12 {
        0 => format!("{number} (player {number})"),
        _ => player(number).name,
    }
}

/// Returns a round of matches; in an odd field, the last player has a bye.
fn matches(players: u32) -> Vec<MatchSlip> {
    let all: Vec<u32> = (1..=players).collect();
    all.chunks(2)
        .zip(1u32..)
        .map(|(pair, table)| MatchSlip {
            table: (pair.len() == 2).then_some(table),
            players: pair.iter().map(|number| player(*number)).collect(),
            code: format!("3-{table}-KV"),
        })
        .collect()
}

/// Returns multiplayer tables (CR 12).
fn tables(players: u32) -> Vec<MatchSlip> {
    let all: Vec<u32> = (1..=players).collect();
    let table = |(seats, table): (&[u32], u32)| MatchSlip {
        table: Some(table),
        players: seats.iter().map(|number| player(*number)).collect(),
        code: format!("1-{table}-ZZ"),
    };
    all.chunks(4).zip(1..).map(table).collect()
}

fn pods(players: u32) -> Vec<Pod> {
    let all: Vec<u32> = (1..=players).collect();
    let pod = |(seats, number): (&[u32], u32)| Pod { number, seats: seats.iter().map(|seat| player(*seat)).collect() };
    all.chunks(8).zip(1..).map(pod).collect()
}

fn captions(captions: [&str; 4]) -> Vec<String> {
    captions.map(str::to_owned).to_vec()
}

fn standings(players: u32, by: RankedBy) -> Standings {
    let line = |number: u32| Standing {
        rank: number,
        player: player(number),
        dropped: number % 5 == 4,
        figures: vec!["2-1-0".to_owned(), format!("{}.25", number % 100), "66.67".to_owned(), "33.33".to_owned()],
    };
    Standings {
        round: 3,
        open: false,
        profile: "Premier store".to_owned(),
        tiebreaks: "Ranked by match wins, then OMW%, GW%, OGW%; no percentage counts below 1/3. ".repeat(3),
        by,
        columns: match by {
            RankedBy::Matches => captions(["Games", "OMW %", "GW %", "OGW %"]),
            RankedBy::Tables => captions(["Points", "Won", "Opp. points", "HP left"]),
            RankedBy::League => captions(["Points", "Events", "Won", "Matches"]),
        },
        places: Vec::new(),
        teams: Vec::new(),
        lines: (1..=players).map(line).collect(),
    }
}

/// Returns a team of three players, whose numbers start with `first`.
fn team(number: u32, first: u32) -> TeamStanding {
    TeamStanding {
        rank: number,
        team: number,
        members: (first..first + 3).map(player).collect(),
        figures: ["2-1-0", "50.00", "6-3-0", "61.54"].map(str::to_owned),
    }
}

#[test]
fn teams_are_listed_before_the_players_with_their_members() {
    for (on, width, height) in PAPERS {
        let teams = vec![team(1, 1), team(2, 4)];
        let pdf = made(EventPaper::Standings(Standings { teams, ..standings(6, RankedBy::Matches) }), on);
        is_in_order(&pdf, (width, height), &format!("teams on {on:?}"));
        let members: Vec<String> = (1..=6).map(shown).collect();
        assert_eq!(count(&pdf, "6-3-0"), 2, "once for each team");
        assert!(members.iter().all(|name| count(&pdf, name) >= 1));
        assert!(order(&pdf, &["Teams".into(), "Members".into(), "Players".into()]).is_sorted());
    }
}

/// Returns a bracket with a finished first round.
fn bracket(size: u32) -> Bracket {
    let place = |seed: u32, result: &str| Some(BracketPlace { seed, player: player(seed), result: result.to_owned() });
    let mut rounds = vec![(1..=size).map(|seed| place(seed, "")).collect::<Vec<_>>()];
    rounds.push((1..=size / 2).map(|pair| place(2 * pair - 1, "2-1")).collect());
    while rounds.last().is_some_and(|round| round.len() > 1) {
        let half = rounds.last().map_or(0, Vec::len) / 2;
        rounds.push(vec![None; half]);
    }
    Bracket { rounds }
}

fn made(paper: EventPaper, on: PageSize) -> Pdf {
    let sheet =
        EventSheet {
            event: "Store Showdown – Ελλάδα".to_owned(), round: Some(3), paper, language: Language::English
        };
    Pdf::read(&event_paper(&catalog(), &sheet, on).expect("a paper"))
}

/// Checks that no text is cut, outside the page, too small, or on top of another text.
fn is_in_order(pdf: &Pdf, (width, height): (f32, f32), what: &str) {
    for page in &pdf.pages {
        let mut places: Vec<(i64, i64)> = Vec::new();
        for span in page {
            assert!(!span.cut, "{what}: {span:?}");
            assert!(span.size >= 7.0 && span.scale > 0.7 || span.scale == 0.0, "{what}: {span:?}");
            assert!((30.0..width - 30.0).contains(&span.at.0), "{what}: {span:?}");
            assert!((14.0..height - 14.0).contains(&span.at.1), "{what}: {span:?}");
            places.push(((span.at.0 * 2.0) as i64, (span.at.1 * 2.0) as i64));
        }
        let count = places.len();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), count, "{what}: two texts overlap");
    }
}

fn texts(pdf: &Pdf) -> Vec<&str> {
    pdf.spans().map(|span| span.text.as_str()).collect()
}

/// Returns the positions of these texts in reading order.
fn order(pdf: &Pdf, wanted: &[String]) -> Vec<usize> {
    let texts = texts(pdf);
    wanted.iter().map(|text| texts.iter().position(|said| said == text).unwrap_or_else(|| panic!("{text}"))).collect()
}

fn count(pdf: &Pdf, wanted: &str) -> usize {
    pdf.count(wanted)
}

/// Issue 22, point 3: every printout of an event in German has no English text and no cut text.
#[test]
fn german_papers_have_no_english_text() {
    let table = |by, columns| Standings {
        round: 3,
        open: false,
        profile: "x".to_owned(),
        tiebreaks: String::new(),
        by,
        columns: captions(columns),
        places: vec![("1".to_owned(), player(1))],
        teams: vec![team(1, 3)],
        lines: vec![Standing { rank: 1, player: player(1), dropped: true, figures: captions(["1", "2", "3", "4"]) }],
    };
    let matches_standings = table(RankedBy::Matches, ["Spiele", "OMW %", "GW %", "OGW %"]);
    let tables_standings = table(RankedBy::Tables, ["Punkte", "Siege", "Punkte der Gegner", "Übrige TP"]);
    let league_standings = table(RankedBy::League, ["Punkte", "Events", "Siege", "Matches"]);
    let cards = FigureTable {
        heading: "Karten".to_owned(),
        names: "Karte".to_owned(),
        columns: vec![FigureColumn::texts("Deck", 80), FigureColumn::figures("Siegquote", 96)],
        rows: vec![["Yoda", "Palpatine", "47,5 %"].map(str::to_owned).to_vec()],
    };
    let figures = Figures { title: "Statistik der Menschen".to_owned(), notes: Vec::new(), tables: vec![cards] };
    let pods = || vec![Pod { number: 1, seats: (1..=8).map(player).collect() }];
    let slips = |matches| EventPaper::Slips { matches, games_to_win: 2, phones: BTreeMap::new() };
    let check = DeckCheck { table: 4, player: player(1), deck_name: String::new(), list: None };
    let papers = [
        (EventPaper::PairingsByTable(matches(9)), ["Paarungen nach Tisch, Runde 3", "Freilos"]),
        (EventPaper::PairingsByName(matches(8)), ["Paarungen nach Namen, Runde 3", "Gegner"]),
        (EventPaper::PairingsByName(tables(8)), ["Paarungen nach Namen, Runde 3", "Gegner"]),
        (EventPaper::Seatings(pods()), ["Draft-Plätze nach Namen", "Platz"]),
        (EventPaper::Pods(pods()), ["Deckliste", "Pack 3"]),
        (slips(matches(8)), ["Gewonnene Spiele", "Unterschrift"]),
        (slips(tables(8)), ["Übrige TP", "Verlängerung"]),
        (EventPaper::Standings(matches_standings), ["Tabelle nach Runde 3", "Bilanz"]),
        (EventPaper::Standings(tables_standings), ["Punkte der Gegner", "Endplatzierungen"]),
        (EventPaper::Standings(league_standings), ["Tabelle nach 3 Events", "Matches"]),
        (EventPaper::Figures(figures), ["Statistik der Menschen", "47,5 %"]),
        (EventPaper::Bracket(bracket(8)), ["Halbfinale", "Sieger"]),
        (EventPaper::DeckChecks(vec![check]), ["Deckcheck, Runde 3", "Alle Karten und Anzahlen"]),
    ];
    let english = [
        "Pairings",
        "Table",
        "Round",
        "round",
        "bye",
        "Opponent",
        "Seat",
        "seats",
        "Leaders",
        "Games",
        "Signature",
        "HP",
        "Drop",
        "Drawn",
        "Extra",
        "Standings",
        "Rank",
        "Record",
        "Points",
        "points",
        "Won",
        "Place",
        "Final",
        "final",
        "Winner",
        "Quarter",
        "Began",
        "Ended",
        "Penalty",
        "Every",
        "Base",
        "Sleeves",
        "Page",
        "Rules",
    ];
    for (paper, right) in papers {
        let what = format!("{paper:?}").chars().take(20).collect::<String>();
        let sheet = EventSheet { event: "Samstag".into(), round: Some(3), paper, language: Language::German };
        let pdf = Pdf::read(&event_paper(&catalog(), &sheet, PageSize::A4).expect("a paper"));
        let all = texts(&pdf).join(" ");
        for word in right {
            assert!(all.contains(word), "{what}: {word} is missing in {all}");
        }
        for word in english {
            let there = all.split(|letter: char| !letter.is_alphabetic()).any(|one| one == word);
            assert!(!there, "{what}: {word} in {all}");
        }
        assert!(pdf.spans().all(|span| !span.cut), "{what} is cut");
    }
}

#[test]
fn pairings_by_table_list_every_table_once_in_order() {
    for (on, width, height) in PAPERS {
        for (players, pages) in FIELDS.into_iter().zip([1, 1, 1, 4]).take(tried(on)) {
            let pdf = made(EventPaper::PairingsByTable(matches(players)), on);
            is_in_order(&pdf, (width, height), &format!("{players} on {on:?}"));
            assert_eq!(pdf.pages.len(), pages, "{players} on {on:?}");
            assert_eq!(count(&pdf, "Pairings by table, round 3"), pages);
            let names: Vec<String> = (1..=players).map(shown).collect();
            assert!(order(&pdf, &names).is_sorted(), "{players} on {on:?}");
            assert_eq!(count(&pdf, "bye"), players as usize % 2);
        }
    }
}

#[test]
fn pairings_by_name_list_every_player_with_table_and_opponent() {
    for (on, width, height) in PAPERS {
        // For 33 players, the long names are narrow enough for letters that are legible from afar, on two pages.
        for (players, pages) in FIELDS.into_iter().zip([1, 1, 2, 7]).take(tried(on)) {
            let pdf = made(EventPaper::PairingsByName(matches(players)), on);
            is_in_order(&pdf, (width, height), &format!("{players} on {on:?}"));
            assert_eq!(pdf.pages.len(), pages, "{players} on {on:?}");
            for number in 1..=players {
                let alone = players % 2 == 1 && number == players;
                assert_eq!(count(&pdf, &shown(number)), if alone { 1 } else { 2 }, "{number} of {players}");
            }
        }
    }
    let pdf = made(EventPaper::PairingsByName(matches(8)), PageSize::A4);
    let row = ["Player 001", "1", "Player 002", "Player 002", "1", "Player 001", "Player 003", "2", "Player 004"];
    let texts = texts(&pdf);
    let first = texts.iter().position(|text| *text == "Player 001").expect("the first player");
    assert_eq!(texts[first..first + row.len()], row);
}

/// Wall lists are read from three metres: 12 names fill a page, 40 have letters of 22 points on several pages. One long
/// name does not shrink the others, and is not cut.
#[test]
fn names_on_wall_lists_are_as_large_as_the_page_allows() {
    let sizes = |matches: Vec<MatchSlip>| {
        let pdf = made(EventPaper::PairingsByName(matches), PageSize::Letter);
        let names: Vec<_> = pdf.spans().filter(|span| span.text.starts_with("Player ")).collect();
        assert!(names.iter().all(|span| span.scale > 0.85 && !span.cut));
        let smallest = names.iter().map(|span| span.size).fold(f32::MAX, f32::min);
        let lowest = names.iter().map(|span| span.at.1).fold(f32::MAX, f32::min);
        (smallest, lowest, pdf)
    };
    let mut short = matches(12);
    for player in short.iter_mut().flat_map(|entry| &mut entry.players) {
        player.name = format!("Player {:03}", player.number);
    }
    let (few, lowest, pdf) = sizes(short);
    assert!(few >= 20.0 && lowest < 300.0 && pdf.pages.len() == 1, "{few} points, {lowest} above the lower edge");
    let mut club = matches(40);
    for player in club.iter_mut().flat_map(|entry| &mut entry.players) {
        player.name = format!("Player {:03}", player.number);
    }
    let (from_afar, _, pdf) = sizes(club);
    assert!(from_afar >= 22.0 && pdf.pages.len() <= 4, "{from_afar} points on {} pages", pdf.pages.len());
    let (with_a_long_name, _, pdf) = sizes(matches(12));
    assert!(with_a_long_name >= 15.0, "{with_a_long_name} points");
    assert!(pdf.spans().filter(|span| span.text.starts_with("Maximiliane")).all(|span| !span.cut));
    let (many, _, pdf) = sizes(matches(64));
    assert!(many > 14.5 && pdf.pages.len() == 3, "{many} points on {} pages", pdf.pages.len());
    let (most, _, _) = sizes(matches(300));
    assert!((10.9..13.0).contains(&most), "{most} points");
}

/// CR 12: Twin Suns tables have three or four players.
#[test]
fn multiplayer_tables_are_listed_by_table_and_name_and_have_slips() {
    for (on, width, height) in PAPERS {
        let size = (width, height);
        let by_table = made(EventPaper::PairingsByTable(tables(11)), on);
        let slips = made(EventPaper::Slips { matches: tables(11), games_to_win: 1, phones: BTreeMap::new() }, on);
        is_in_order(&slips, size, "slips");
        for number in 1..=11 {
            assert_eq!((count(&by_table, &shown(number)), slips.contains_text("HP left")), (1, true), "{number}");
        }
        let by_name = made(EventPaper::PairingsByName(tables(11)), on);
        assert!(by_name.contains_text("Player 002, Player 003, Player 004"));
        assert!(!slips.contains_text("Drawn games"));
    }
}

/// QR codes are drawn for the listed players, large enough for phones, including at multiplayer tables.
#[test]
fn a_slip_has_codes_for_the_players_without_an_enrolled_phone() {
    let address = |player: u32| format!("http://192.168.178.100:8177/p#{player}.000102030405060708090a0b0c0d0e0f");
    let size = |matches: Vec<MatchSlip>, phones: BTreeMap<u32, String>| {
        let paper = EventPaper::Slips { matches, games_to_win: 2, phones };
        let sheet = EventSheet { event: "Saturday".into(), round: Some(1), paper, language: Language::English };
        event_paper(&catalog(), &sheet, PageSize::A4).expect("a paper").len()
    };
    let all: BTreeMap<u32, String> = (1..=8).map(|player| (player, address(player))).collect();
    let one: BTreeMap<u32, String> = [(1, address(1))].into();
    let (none, first, every) =
        (size(matches(8), BTreeMap::new()), size(matches(8), one), size(matches(8), all.clone()));
    assert!(none + 500 < first && first + 2000 < every, "{none} {first} {every}");
    let many = |phones| size(tables(7), phones);
    let (none_of_many, every_of_many) = (many(BTreeMap::new()), many(all));
    assert!(none_of_many + 2000 < every_of_many, "{none_of_many} {every_of_many}");
    let long: BTreeMap<u32, String> = [(1, "x".repeat(5000))].into();
    assert_eq!(size(matches(8), long), none, "too long for a code");
}

/// One card for each seat, ten per page, with a code for each player who has no enrolled phone.
#[test]
fn a_seat_card_names_the_player_and_has_a_join_code() {
    for (on, width, height) in PAPERS {
        for (players, pages) in FIELDS.into_iter().zip([1, 1, 4, 26]).take(tried(on)) {
            let card = |number: u32| SeatCard { player: player(number), seat: Some((number / 9 + 1, number % 9 + 1)) };
            let cards: Vec<SeatCard> = (1..=players).map(card).collect();
            let code = "http://192.168.178.100:8177/p#1.000102030405060708090a0b0c0d0e0f".to_owned();
            let phones: BTreeMap<u32, String> = [(1, code)].into();
            let pdf = made(EventPaper::SeatCards { cards, phones }, on);
            is_in_order(&pdf, (width, height), &format!("{players} on {on:?}"));
            assert_eq!(pdf.pages.len(), pages, "{players} on {on:?}");
            assert!(pdf.contains_text("Pod 1, Seat 2") && pdf.contains_text(&shown(1)));
            assert_eq!(count(&pdf, "Scan with your phone"), 1, "one has a code");
        }
    }
}

#[test]
fn slips_are_four_to_a_page_and_a_cut_pile_is_in_order() {
    for (on, width, height) in PAPERS {
        for (players, pages) in FIELDS.into_iter().zip([1, 1, 4, 32]).take(tried(on)) {
            let pdf =
                made(EventPaper::Slips { matches: matches(players), games_to_win: 2, phones: BTreeMap::new() }, on);
            is_in_order(&pdf, (width, height), &format!("{players} on {on:?}"));
            assert_eq!(pdf.pages.len(), pages, "{players} on {on:?}");
            let played = players as usize / 2;
            let tops: Vec<Vec<&Span>> = pdf
                .pages
                .iter()
                .map(|page| page.iter().filter(|span| span.text.starts_with("Table ")).collect())
                .collect();
            assert_eq!(tops.iter().map(Vec::len).sum::<usize>(), played);
            // The slips in one quarter of all pages, one quarter at a time.
            let pile =
                |place: usize| tops.iter().filter_map(move |page| page.get(place).map(|span| span.text.as_str()));
            let piles: Vec<&str> = (0..4).flat_map(pile).collect();
            let wanted: Vec<String> = (1..=played).map(|table| format!("Table {table}")).collect();
            assert_eq!(piles, wanted, "{players} on {on:?}");
            for table in 1..=played {
                assert_eq!(count(&pdf, &format!("3-{table}-KV")), 1);
            }
        }
    }
}

#[test]
fn standings_name_the_profile_and_its_tiebreaks() {
    for (on, width, height) in PAPERS {
        for (players, pages) in FIELDS.into_iter().zip([1, 1, 1, 7]).take(tried(on)) {
            for by in [RankedBy::Matches, RankedBy::Tables] {
                let pdf = made(EventPaper::Standings(standings(players, by)), on);
                is_in_order(&pdf, (width, height), &format!("{players} on {on:?}"));
                assert_eq!(pdf.pages.len(), pages, "{players} on {on:?}");
                assert!(pdf.contains_text("Rules profile: Premier store"));
                let said: Vec<&str> = texts(&pdf);
                assert!(said.join(" ").contains("no percentage counts below 1/3."));
                let left = |number: u32| if number % 5 == 4 { " (dropped)" } else { "" };
                let names: Vec<String> = (1..=players).map(|number| shown(number) + left(number)).collect();
                assert!(order(&pdf, &names).is_sorted());
                assert_eq!(pdf.contains_text("OMW %"), by == RankedBy::Matches);
                assert_eq!(count(&pdf, "66.67"), players as usize);
            }
        }
    }
    let places = vec![("1".to_owned(), player(2)), ("2".to_owned(), player(1)), ("3-4".to_owned(), player(3))];
    let pdf = made(EventPaper::Standings(Standings { places, ..standings(7, RankedBy::Matches) }), PageSize::A4);
    let order = order(&pdf, &["Final places".into(), "3-4".into(), "Standings after the Swiss rounds".into()]);
    assert!(order.is_sorted());
}

#[test]
fn seats_are_listed_by_name_and_every_pod_has_its_page() {
    for (on, width, height) in PAPERS {
        for (players, pages) in FIELDS.into_iter().zip([1, 1, 2, 7]).take(tried(on)) {
            let by_name = made(EventPaper::Seatings(pods(players)), on);
            is_in_order(&by_name, (width, height), &format!("{players} on {on:?}"));
            assert_eq!(by_name.pages.len(), pages, "{players} on {on:?}");
            let sheets = made(EventPaper::Pods(pods(players)), on);
            is_in_order(&sheets, (width, height), &format!("{players} on {on:?}"));
            assert_eq!(sheets.pages.len(), players.div_ceil(8) as usize, "{players} on {on:?}");
            let names: Vec<String> = (1..=players).map(shown).collect();
            assert!(order(&sheets, &names).is_sorted());
            assert!(names.iter().all(|name| count(&by_name, name) == 1));
        }
    }
}

#[test]
fn brackets_of_every_size_fit_on_one_landscape_page() {
    for (on, width, height) in PAPERS {
        for (size, first) in [(2, "Final"), (4, "Semifinals"), (8, "Quarterfinals"), (16, "Round of 16")] {
            let pdf = made(EventPaper::Bracket(bracket(size)), on);
            is_in_order(&pdf, (height, width), &format!("{size} on {on:?}"));
            assert_eq!(pdf.pages.len(), 1);
            assert!(pdf.contains_text(first) && pdf.contains_text("Winner"));
            // The long name is printed in two lines.
            for seed in (1..=size).filter(|seed| seed % 12 != 9) {
                assert_eq!(count(&pdf, &shown(seed)), if seed % 2 == 1 { 2 } else { 1 }, "{seed} of {size}");
            }
        }
    }
}

#[test]
fn a_deck_check_has_the_registered_cards_or_lines_to_write_on() {
    let check = |number: u32, list: Option<DeckList>| DeckCheck {
        table: number,
        player: player(number),
        deck_name: "Krennic’s “Stardust”".to_owned(),
        list,
    };
    for (on, width, height) in PAPERS {
        let decks = &published_decks()[..3];
        let mut checks: Vec<DeckCheck> =
            decks.iter().zip(1..).map(|(deck, number)| check(number, Some(deck.list.clone()))).collect();
        checks.push(check(9, None));
        let pdf = made(EventPaper::DeckChecks(checks), on);
        is_in_order(&pdf, (width, height), &format!("{on:?}"));
        assert_eq!((pdf.pages.len(), count(&pdf, "not as registered")), (4, 4));
        for entry in decks.iter().flat_map(|deck| deck.list.leaders.iter().chain(&deck.list.main)) {
            assert!(pdf.contains_text(&entry.card.to_string().replace('_', " ")), "{}", entry.card);
        }
        assert!(pdf.contains_text(&shown(9)));
        // Only the form without a list has empty lines for both.
        assert_eq!((count(&pdf, "Leader"), count(&pdf, "Base")), (1, 1));
    }
}

/// Any text gives a printout, and the same text gives the same printout.
#[test]
fn any_text_gives_a_paper() {
    let long = "Obi-Wan ".repeat(5_000);
    for name in ["", "\0\u{1}\n", "שלום", "مرحبا", "🙂", "\u{feff}\u{e000}", &long] {
        let odd = |number: u32| Player { number, name: name.to_owned(), record: String::new() };
        let matches =
            || vec![MatchSlip { table: Some(u32::MAX), players: vec![odd(1), odd(u32::MAX)], code: name.to_owned() }];
        let place = || Some(BracketPlace { seed: 1, player: odd(1), result: name.to_owned() });
        let all = [
            EventPaper::PairingsByTable(matches()),
            EventPaper::PairingsByName(matches()),
            EventPaper::Slips { matches: matches(), games_to_win: u32::MAX, phones: BTreeMap::new() },
            EventPaper::Pods(vec![Pod { number: 1, seats: vec![odd(1); 16] }]),
            EventPaper::Bracket(Bracket { rounds: vec![vec![place(), None, place()], vec![place()]] }),
            EventPaper::Bracket(Bracket { rounds: Vec::new() }),
            EventPaper::PairingsByTable(Vec::new()),
        ];
        for paper in all {
            let sheet = EventSheet { event: name.to_owned(), round: None, paper, language: Language::English };
            let first = event_paper(&catalog(), &sheet, PageSize::Letter).expect("a paper");
            assert_eq!(first, event_paper(&catalog(), &sheet, PageSize::Letter).expect("a paper"));
            assert!(!Pdf::read(&first).pages.is_empty());
        }
    }
}

/// The same for any length: a cell with more letters than two bytes can count (65,535), with and without spaces.
#[test]
fn text_of_any_length_gives_a_paper() {
    for name in ["Obi-Wan ".repeat(10_000), "x".repeat(70_000), "Ω".repeat(140_000), "🙂".repeat(70_000)] {
        let odd = || Player { number: 1, name: name.clone(), record: name.clone() };
        let matches = || vec![MatchSlip { table: Some(1), players: vec![odd(), odd()], code: name.clone() }];
        let line = || Standing { rank: 1, player: odd(), dropped: true, figures: vec![name.clone(); 4] };
        let standings = |by| Standings {
            round: 1,
            open: true,
            profile: name.clone(),
            tiebreaks: name.clone(),
            by,
            columns: vec![name.clone(); 4],
            places: vec![(name.clone(), odd())],
            teams: vec![TeamStanding {
                rank: 1,
                team: 1,
                members: vec![odd(), odd()],
                figures: [(); 4].map(|()| name.clone()),
            }],
            lines: vec![line()],
        };
        let place = || Some(BracketPlace { seed: 1, player: odd(), result: name.clone() });
        let all = [
            EventPaper::PairingsByTable(matches()),
            EventPaper::PairingsByName(matches()),
            EventPaper::Slips { matches: matches(), games_to_win: 2, phones: BTreeMap::new() },
            EventPaper::Pods(vec![Pod { number: 1, seats: vec![odd(); 8] }]),
            EventPaper::Bracket(Bracket { rounds: vec![vec![place(), place()], vec![place()]] }),
            EventPaper::Standings(standings(RankedBy::Matches)),
            EventPaper::Standings(standings(RankedBy::Tables)),
            EventPaper::Standings(standings(RankedBy::League)),
        ];
        for paper in all {
            let sheet = EventSheet { event: name.clone(), round: Some(1), paper, language: Language::English };
            assert!(!event_paper(&catalog(), &sheet, PageSize::A4).expect("a paper").is_empty());
        }
    }
}
