//! One test for each known pitfall of the formats in circulation.

use crate::common;

use common::{all, catalog, collection, deck, error, nearest, read, rows, unresolved};
use exchange::{Content, InputFormat, OwnedPrinting, Place, ReadError, Section, UnresolvedReason, limits};

#[test]
fn every_key_of_the_second_leader_is_read() {
    for key in ["secondleader", "secondLeader", "leader2", "second_leader", "SecondLeader"] {
        let text = format!(r#"{{"leader":{{"id":"SOR_001","count":1}},"{key}":{{"id":"sor-2"}},"deck":[]}}"#);
        assert_eq!(rows(&deck(&text).leaders), "1 SOR_001, 1 SOR_002", "{key}");
        let none = format!(r#"{{"leader":{{"id":"SOR_001","count":1}},"{key}":null,"deck":[]}}"#);
        assert_eq!(rows(&deck(&none).leaders), "1 SOR_001", "{key}");
    }
    let both = r#"{"leader":{"id":"SOR_001"},"secondleader":null,"leader2":{"id":"SOR_002"},"deck":[]}"#;
    assert_eq!(rows(&deck(both).leaders), "1 SOR_001, 1 SOR_002");
}

#[test]
fn a_missing_card_is_reported_and_the_rest_is_read() {
    let reading = read(
        r#"{"leader":{"id":"undefined_undefined","count":1},"base":{"id":"","count":1},
            "deck":[{"id":"SOR_042","count":3}],"sideboard":null}"#,
    );
    let Content::Deck(list) = &reading.content else { panic!("{reading:?}") };
    assert_eq!(rows(&list.main), "3 SOR_042");
    let told: Vec<_> =
        reading.unresolved.iter().map(|t| (t.kind, t.place.to_string(), t.section, t.text.as_str())).collect();
    assert_eq!(
        told,
        [
            (UnresolvedReason::NoCard, "leader.id".to_owned(), Section::Leader, "undefined_undefined"),
            (UnresolvedReason::NoCard, "base.id".to_owned(), Section::Base, ""),
        ]
    );
}

/// A person reads the problem: it names the card as a card is named, without count and separators.
#[test]
fn an_unknown_card_is_reported_by_its_name() {
    for (row, name) in [
        ("1 | Dragonsnake Bogg", "Dragonsnake Bogg"),
        ("3x Dragonsnake Bogg", "Dragonsnake Bogg"),
        ("1 | Darth Vadder | Dark Lord of the Sith", "Darth Vadder, Dark Lord of the Sith"),
    ] {
        let found = unresolved(&format!("Deck\n{row}\n"));
        assert_eq!(found.kind, UnresolvedReason::UnknownName);
        assert_eq!(found.to_string(), format!("line 2: no card is named {name:?}"));
        assert_eq!(found.text, row, "the row itself stays");
    }
}

#[test]
fn card_ids_are_read_in_every_spelling() {
    for id in ["SOR_042", "sor_42", "SOR-042", "SOR 042", "sor_0042", "SOR042", "SOR#42"] {
        let text = format!(r#"{{"deck":[{{"id":"{id}","count":2}}]}}"#);
        if id == "SOR#42" {
            assert_eq!(unresolved(&text).kind, UnresolvedReason::UnknownName);
        } else {
            assert_eq!(rows(&deck(&text).main), "2 SOR_042", "{id}");
        }
    }
    assert_eq!(rows(&deck(r#"{"leader":{"id":"IG-88"},"deck":[{"id":"Ewok Warrior"}]}"#).leaders), "1 SOR_012");
    // Set codes with four characters, and tokens.
    let text = r#"{"deck":["TS26_20",{"id":"twi_t1","count":1},{"id":"SOR_T02","count":1}]}"#;
    assert_eq!(rows(&deck(text).main), "1 TS26_020, 1 TWI_T01, 1 SOR_T02");
}

#[test]
fn alternative_set_codes_are_read() {
    assert_eq!(all(&deck(r#"{"leader":{"id":"ALT_005"},"deck":["LAW_042"]}"#)), "1 LAW_005 /  / 1 LAW_042 / ");
}

/// Promotional sets have separate numbering (SOROP 3 is Waylay, SOR 3 is Chewbacca) and are not in the catalogue, so
/// only a name in the same row identifies the card.
#[test]
fn a_promotional_number_is_reported_unless_a_name_is_next_to_it() {
    let codes = ["CE24", "C24", "CE25", "C25", "GGTS", "GG", "P25", "J25", "EE24", "GC23", "SOROP", "SHDOP", "JTLPR"];
    for code in codes {
        let line = format!("2 {code}_003 Ewok Warrior");
        assert_eq!(rows(&deck(&line).main), "2 ASH_166", "{code}");
        let alone = unresolved(&format!(r#"{{"deck":[{{"id":"{code}_003","count":2}}]}}"#));
        assert_eq!((alone.kind, alone.count), (UnresolvedReason::UnknownNumber, 2), "{code}");
    }
    for line in [
        "3 SOROP 3 Waylay",
        "3 Waylay (SOROP) 03",
        "3 Waylay (Organized Play) [SOROP_03]",
        "3 Waylay (Organized Play)",
        "3 Waylay - Organized Play Foil",
        "3 Waylay (Prerelease Promo)",
        "3 Waylay (Store Showdown)",
        "3 Waylay - Foil",
    ] {
        assert_eq!(rows(&deck(line).main), "3 TWI_226", "{line}");
    }
    let table =
        "Count,Set,Number,Name\n3,SOROP,03,Waylay\n2,SHDOP,16,\"Millennium Falcon - Lando's Pride\"\n1,GC23,5,\n";
    let reading = read(table);
    assert_eq!(rows(&reading.decks()[0].main), "3 TWI_226, 2 SHD_204");
    assert_eq!(reading.unresolved.len(), 1);
    let ids = r#"{"deck":[{"id":"SOROP_03","count":3},{"id":"SHDOP_16","count":2},{"id":"SHDOP_15","count":2},
        {"id":"SOR_203","count":3}]}"#;
    let reading = read(ids);
    assert_eq!(rows(&reading.decks()[0].main), "3 SOR_203");
    let unknown: Vec<_> =
        reading.unresolved.iter().map(|unresolved| (unresolved.kind, unresolved.text.as_str())).collect();
    let number = UnresolvedReason::UnknownNumber;
    assert_eq!(unknown, [(number, "SOROP_03"), (number, "SHDOP_16"), (number, "SHDOP_15")]);
}

#[test]
fn numbers_of_other_treatments_lead_to_the_plain_card() {
    // Showcase, foil, hyperspace foil, prestige.
    let text = r#"{"leader":{"id":"SOR_253"},"base":{"id":"JTL_525"},
        "deck":[{"id":"ASH_594","count":1},{"id":"JTL_1022","count":1},{"id":"JTL_062","count":1}]}"#;
    assert_eq!(all(&deck(text)), "1 SOR_001 / 1 JTL_021 / 1 ASH_092, 2 JTL_062 / ");
}

#[test]
fn names_with_a_subtitle_are_read_in_every_spelling() {
    for line in [
        "1 | Hera Syndulla | Renegade General",
        "1 Hera Syndulla, Renegade General",
        "1 Hera Syndulla - Renegade General",
        "1 Hera Syndulla – Renegade General",
        "1 Hera Syndulla: Renegade General",
        "1 Hera Syndulla Renegade General",
        "1 HERA SYNDULLA | renegade general (ASH)",
        "1 Hera Syndulla (Renegade General)",
        "Hera Syndulla - Renegade General (ASH) 031",
        "1 Hera Syndulla, Renegade General [ASH_031]",
        "1 ASH_031 Hera Syndulla | Renegade General",
        "1\tHera Syndulla\tRenegade General",
        "1\u{a0}Hera\u{a0}Syndulla | Renegade General // my only one",
    ] {
        assert_eq!(rows(&deck(line).main), "1 ASH_031", "{line}");
    }
}

#[test]
fn names_that_contain_separators_and_digits_are_read() {
    for (line, card) in [
        ("2 R5-D4, Built for Adventure", "ASH_156"),
        ("2 R5-D4", "ASH_156"),
        ("2 4-LOM - Devious", "LAW_065"),
        ("2x 4-LOM, Bounty Hunter for Hire", "SHD_188"),
        ("2 0-0-0 | Translation and Torture", "LAW_174"),
        ("2 C-3PO - Translation Protocol", "LAW_152"),
        ("2 8D8 | Daimyo\u{2019}s Majordomo", "ASH_118"),
        ("2 T-6 Shuttle 1974 - Stay Close", "LOF_047"),
        ("2 No Glory, Only Results", "JTL_043"),
        ("2 The Mandalorian, Wherever I Go, He Goes", "SHD_049"),
        ("2 HK-47, Exclamation: Die, Meatbag!", "LOF_130"),
        ("2 Chirrut Imwe, Blind, but not Deaf", "LOF_067"),
        ("2 Benthic \u{201c}Two Tubes\u{201d} | Partisan Lieutenant", "SOR_156"),
        ("2 TIE/ln Fighter", "SOR_225"),
        ("2 97th Legion, Keeping the Peace on Sullust", "SOR_118"),
        ("2 GR-75 Medium Transport", "IBH_022"),
        ("2 HWK-290 Freighter", "SHD_060"),
        ("2 Execute Order 66", "TWI_239"),
        ("2 Level 1313", "TWI_029"),
    ] {
        let list = deck(line);
        let found = [rows(&list.main), rows(&list.bases)].concat();
        assert_eq!(found, format!("2 {card}"), "{line}");
    }
}

#[test]
fn known_misspellings_of_names_are_read() {
    assert_eq!(
        rows(&deck("1 Zeb Orellios | Headstrong Warrior").main),
        rows(&deck("1 Zeb Orrelios | Headstrong Warrior").main)
    );
    assert_eq!(rows(&deck("1 C-3P0 | Protocol Droid").main), "1 SOR_238");
    // Sources differ in the case of small words.
    assert_eq!(rows(&deck("1 chirrut îmwe | one with the force").leaders), "1 SOR_004");
    assert_eq!(rows(&deck("1 Super Laser Technician").main), rows(&deck("1 Superlaser Technician").main));
    assert_eq!(rows(&deck("1 Snap-Shot Reflexes").main), rows(&deck("1 Snapshot Reflexes").main));
}

#[test]
fn a_name_that_fits_several_cards_is_ambiguous() {
    let found = unresolved("3 C-3PO\n1 SOR_042");
    assert_eq!((found.kind, found.count, found.section), (UnresolvedReason::AmbiguousName, 3, Section::Main));
    assert_eq!(found.place, Place::Line(1));
    let names = nearest(&found);
    assert_eq!(names.len(), limits::MAX_NEAREST);
    assert!(names.iter().all(|name| name.starts_with("C-3PO, ")), "{names:?}");
    // A name with a single identity is not ambiguous, however often it is printed.
    assert_eq!(rows(&deck("3 Death Trooper").main), "3 SEC_030");
    // The set or the section may decide.
    assert_eq!(rows(&deck("3 C-3PO (LAW)").main), "3 LAW_152");
    assert_eq!(rows(&deck("Leader\n1 | C-3PO\nDeck\n").leaders), "1 SEC_015");
    // If one card has the name without a subtitle, and others with one, the name refers to the first.
    let alone = deck("1 The Darksaber");
    assert_eq!(catalog().card(catalog().by_number(alone.main[0].card).unwrap()).subtitle, None);
}

#[test]
fn a_name_leads_to_the_newest_printing_or_the_named_set() {
    for (line, card) in [
        ("1 Death Trooper", "SEC_030"),
        ("1 Death Trooper (SHD)", "SHD_030"),
        ("1 Death Trooper (HMW)", "SEC_030"),
        ("1 Devotion", "HMW_096"),
        ("1 Open Fire (IC27)", "TWI_174"),
        ("1 IC27_136 Open Fire", "SOR_172"),
        ("1 Death Trooper | SOR", "SOR_033"),
        ("1 Death Trooper (Hyperspace)", "SEC_030"),
        ("1 Vanquish (SOR)", "SOR_078"),
    ] {
        assert_eq!(rows(&deck(line).main), format!("1 {card}"), "{line}");
    }
}

#[test]
fn rows_are_sorted_into_sections_by_card_type() {
    let text = "1 Director Krennic, Aspiring to Authority\n1 Chopper Base\n3 SOR_042\nSB: 2 Ewok Warrior";
    assert_eq!(all(&deck(text)), "1 SOR_001 / 1 JTL_029 / 3 SOR_042 / 2 ASH_166");
    assert_eq!(read(text).shape, InputFormat::Generic);
}

#[test]
fn counts_before_and_after_a_name_are_read() {
    for line in [
        "3 ASH_166",
        "3xASH_166",
        "x3 ASH 166",
        "ASH_166 x3",
        "ASH_166 3",
        "ASH_166,3",
        "ASH_166\t3",
        "3 | ASH_166",
        "3 x Ewok Warrior",
        "Ewok Warrior x3",
        "Ewok Warrior,3",
        "- 3 Ewok Warrior",
        "3\tEwok Warrior",
        "3;Ewok Warrior",
    ] {
        assert_eq!(rows(&deck(line).main), "3 ASH_166", "{line}");
    }
}

#[test]
fn headings_in_comments_are_read() {
    let text = "// Luke, made on a train\n// Leader and Base\n1 Luke Skywalker, I Can Save Him\n1 Dragonsnake Bog\n\n\
        // Ground Units\n3 Ewok Warrior\n# a remark\n// Space Units\n1 TIE/ln Fighter\n// Sideboard\n1 Curious Flock\n";
    assert_eq!(all(&deck(text)), "1 ASH_005 / 1 ASH_024 / 3 ASH_166, 1 SOR_225 / 1 LOF_255");
    assert_eq!(read(text).shape, InputFormat::Crd88);
}

#[test]
fn titles_labels_and_headings_with_a_row_are_read() {
    let text = "My Deck of Dreams\nAuthor: Someone\nFormat: Premier\nLeader: Luke Skywalker - I Can Save Him\n\
        Base: Dragonsnake Bog\nMain Deck (3)\n3 Ewok Warrior\nSideboard (0 cards)\nTokens\nShield\n";
    let list = deck(text);
    assert_eq!(all(&list), "1 ASH_005 / 1 ASH_024 / 3 ASH_166 / ");
    assert_eq!((list.name.as_deref(), list.author.as_deref()), (Some("My Deck of Dreams"), Some("Someone")));
}

/// Moxfield's finishes and tags, counts in brackets, Markdown, HTML entities, and a total.
#[test]
fn markup_of_deck_builders_and_chats_is_not_part_of_a_name() {
    for line in [
        "3 Ewok Warrior (ASH) 166 *F* #tag one",
        "3 Ewok Warrior #tag #other tag",
        "Ewok Warrior (3)",
        "(3) Ewok Warrior",
        "(3x) Ewok Warrior",
        "**3x** Ewok Warrior",
        "**3** __Ewok Warrior__",
        "3 Ewok Warrior - Foil",
        "3 Ewok Warrior - Hyperspace Foil",
        "3 Ewok Warrior (Hyperspace) (ASH)",
    ] {
        assert_eq!(rows(&deck(line).main), "3 ASH_166", "{line}");
    }
    let name = rows(&deck("1 Qi'ra, Playing Her Part").main);
    assert_eq!(rows(&deck("1 Qi&#39;ra, Playing Her Part").main), name);
    let total = read("Deck\n3 Ewok Warrior\nTotal: 3\n");
    assert_eq!((rows(&total.decks()[0].main).as_str(), total.unresolved.len()), ("3 ASH_166", 0));
    let boards = deck("Card,Main,Side\nEwok Warrior,2,1\n\"Luke Skywalker, I Can Save Him\",1,0\nCurious Flock,,3\n");
    assert_eq!(all(&boards), "1 ASH_005 /  / 2 ASH_166 / 1 ASH_166, 3 LOF_255");
}

/// Rows below a maybeboard are not part of the deck; rows below an unknown heading are reported.
#[test]
fn rows_below_an_unknown_heading_do_not_continue_the_section() {
    for heading in ["Maybeboard", "Maybeboard (3)", "// Maybeboard", "Considering:"] {
        let reading = read(&format!("Deck\n3 Ewok Warrior\nSideboard\n1 Curious Flock\n{heading}\n2 Vanquish\n"));
        assert_eq!(all(&reading.decks()[0]), " /  / 3 ASH_166 / 1 LOF_255", "{heading}");
        assert!(reading.unresolved.is_empty(), "{heading}");
    }
    let reading =
        read("Deck\n3 Ewok Warrior\nSideboard\n1 Curious Flock\nXyzzy qwfp\n2 Vanquish\nDeck\n1 TIE/ln Fighter\n");
    assert_eq!(all(&reading.decks()[0]), " /  / 3 ASH_166, 1 SOR_225 / 1 LOF_255");
    let told: Vec<_> =
        reading.unresolved.iter().map(|unresolved| (unresolved.kind, &unresolved.place, unresolved.count)).collect();
    let (heading, row) = (Place::Line(5), Place::Line(6));
    assert_eq!(told, [(UnresolvedReason::UnknownName, &heading, 1), (UnresolvedReason::UnknownSection, &row, 2)]);
    assert_eq!(reading.unresolved[1].section, Section::Main);
    assert_eq!(nearest(&reading.unresolved[1]), ["Vanquish"]);
}

#[test]
fn line_breaks_byte_order_marks_and_wide_letters_are_read() {
    let text = "Leader\r\n1 | Luke Skywalker | I Can Save Him\r\rMainDeck\r\n3 | Ewok Warrior\r\n";
    let expected = "1 ASH_005 /  / 3 ASH_166 / ";
    assert_eq!(all(&deck(text)), expected);
    assert_eq!(all(&deck(&format!("\u{feff}{text}"))), expected);
    for unit in [u16::to_le_bytes, u16::to_be_bytes] {
        let wide: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(unit).collect();
        let reading = exchange::read(&catalog(), &wide).unwrap();
        assert_eq!(all(&reading.decks()[0]), expected);
    }
    let old = exchange::read(&catalog(), b"1 Chirrut \xcemwe | One With The Force").unwrap();
    assert_eq!(all(&old.decks()[0]), "1 SOR_004 /  /  / ");
}

#[test]
fn json_from_a_chat_is_read() {
    let text = "```json\n{\u{201c}deck\u{201d}:\u{a0}[{\u{201c}id\u{201d}: \u{201c}SOR_042\u{201d}, \u{201c}count\u{201d}: \u{201c}3\u{201d}}]}\n```";
    assert_eq!(rows(&deck(text).main), "3 SOR_042");
}

#[test]
fn the_internal_format_of_swudb_is_read() {
    let card = |set: &str, number: &str, name: &str| {
        format!(r#"{{"defaultExpansionAbbreviation":"{set}","defaultCardNumber":"{number}","cardName":"{name}"}}"#)
    };
    let text = format!(
        r#"{{"deckId":"x","deckName":"Inside","authorName":"A","leader":{},"secondLeader":null,"base":{},"deckFormat":1,
            "shuffledDeck":[{{"card":{},"count":3,"sideboardCount":0}},{{"card":{},"count":0,"sideboardCount":2}}]}}"#,
        card("SOR", "001", "Director Krennic"),
        card("ASH", "024", "Dragonsnake Bog"),
        card("ASH", "166", "Ewok Warrior"),
        card("LOF", "255", "Curious Flock"),
    );
    let list = deck(&text);
    assert_eq!(all(&list), "1 SOR_001 / 1 ASH_024 / 3 ASH_166 / 2 LOF_255");
    assert_eq!(list.name.as_deref(), Some("Inside"));
}

#[test]
fn decks_of_a_saved_game_are_identified_by_their_names() {
    let card = |name: &str, url: &str| {
        format!(
            r#"{{"Name":"Card","CardID":100,"Nickname":"{name}","Description":"what the card does",
                 "CustomDeck":{{"1":{{"FaceURL":"{url}"}}}}}}"#
        )
    };
    let text = format!(
        r#"{{"ObjectStates":[{{"Name":"Bag","ContainedObjects":[
            {{"Name":"Deck","Nickname":"My sideboard","ContainedObjects":[{}]}},
            {{"Name":"Deck","ContainedObjects":[{},{},{}]}},
            {{"Name":"Deck","Nickname":"Tokens","ContainedObjects":[{}]}},
            {{"Name":"DeckCustom","Nickname":"Sideboard","DeckIDs":[100,100],
              "CustomDeck":{{"1":{{"FaceURL":"https://a.invalid/LOF_129.webp?v=2"}}}}}}
          ]}},{}]}}"#,
        card("Curious Flock", ""),
        card("Ewok Warrior", ""),
        card("Luke Skywalker", "https://a.invalid/cards/ASH/005.png"),
        card("", "https://a.invalid/cards/ash/166.png"),
        card("Experience", ""),
        card("Shield", ""),
    );
    assert_eq!(all(&deck(&text)), "1 ASH_005 /  / 2 ASH_166 / 1 LOF_255, 2 LOF_129");
}

#[test]
fn an_address_is_refused_and_not_fetched() {
    for text in ["https://swudb.com/deck/AbCdEf", "swubase.com/decks/123\n", "<https://my-swu.com/api/decks/1/json>"] {
        let error = error(text);
        assert_eq!(error.code(), "exchange.address", "{text}");
        let words = error.to_string();
        assert!(words.contains("nothing is downloaded") && words.contains("export"), "{words}");
    }
}

#[test]
fn input_that_is_no_deck_is_refused_with_its_code() {
    for (text, code) in [
        ("", "exchange.empty"),
        (" \n\t", "exchange.empty"),
        ("\u{0}", "exchange.not_text"),
        ("{\"deck\": [", "exchange.json"),
        ("[", "exchange.json"),
        ("[]", "exchange.shape"),
        ("{}", "exchange.shape"),
        ("{\"deck\": 7}", "exchange.shape"),
        ("{\"message\":\"not found\"}", "exchange.shape"),
        ("[{\"deck\":[]}, 7]", "exchange.shape"),
        ("{\"set\":\"SOR\",\"cards\":{\"SOR_001\":1}}", "exchange.is_a_pool"),
        ("zzzz\nqqqq\n", "exchange.no_cards"),
    ] {
        assert_eq!(error(text).code(), code, "{text}");
    }
    let bad = error("{\n  \"deck\": [}");
    assert_eq!(bad.place(), Place::Line(2));
}

#[test]
fn a_misspelled_name_suggests_the_closest_one() {
    let found = unresolved("Deck\n2 | Ewok Warior\n");
    assert_eq!((found.kind, found.place, found.count), (UnresolvedReason::UnknownName, Place::Line(2), 2));
    assert_eq!(found.section, Section::Main);
    // A leader is suggested in the leader section before a unit is.
    let found = unresolved("Leader\n1 | Luke Skywalkr\nDeck\n");
    assert!(catalog().card(found.nearest[0]).kind == model::CardType::Leader, "{:?}", nearest(&found));
    let found = unresolved("Deck\n2 | Hera Syndulla | Renegate Generel\n");
    assert_eq!(nearest(&found)[0], "Hera Syndulla, Renegade General");
    let found = unresolved("1 Luke Skywaler I Can Save Him\n1 SOR_042");
    assert_eq!(
        (nearest(&found)[0].as_str(), found.text.as_str()),
        ("Luke Skywalker, I Can Save Him", "1 Luke Skywaler I Can Save Him")
    );
    let found = unresolved(&format!("Deck\n1 {}", "Ewok ".repeat(100)));
    assert_eq!(found.text.chars().count(), limits::MAX_UNRESOLVED_TEXT);
}

#[test]
fn a_misspelled_number_suggests_the_closest_one() {
    let found = unresolved(r#"{"deck":[{"id":"SRO_042","count":2},{"id":"SOR_001","count":1}]}"#);
    assert_eq!(found.kind, UnresolvedReason::UnknownNumber);
    let card = catalog().by_number("SOR_042".parse().unwrap()).unwrap();
    assert_eq!(found.nearest, [card]);
    assert_eq!(unresolved(r#"{"deck":[{"id":"SOR_12345"}]}"#).kind, UnresolvedReason::UnknownNumber);
    assert_eq!(unresolved(r#"{"deck":[{"id":"HMW_999"}]}"#).kind, UnresolvedReason::UnknownNumber);
}

/// Icons 2027 is on sale, but its card list is incomplete: its cards are not treated as typing errors, whether a list
/// gives them by known or unknown number, or by name.
#[test]
fn a_card_of_an_incomplete_set_is_not_reported_as_unknown() {
    for row in [
        "1 IC27_001",
        "1 IC27 067 Darth Vader",
        "1 IC27_190",
        "1 | Darth Vader | Useless to Resist",
        "1 Avar Kriss - For Light and Life",
        "1 Cunning Ploy",
    ] {
        let found = unresolved(&format!("Deck\n{row}\n"));
        assert_eq!(found.kind.code(), "exchange.incomplete_set", "{row}");
        assert_eq!((found.nearest.len(), found.count), (0, 1), "{row}");
        assert!(found.to_string().contains("a card of IC27, a set that this version does not include yet"), "{found}");
    }
    assert_eq!(unresolved("Deck\n1 Cuning Ploy\n").kind, UnresolvedReason::UnknownName, "a typing error is one");
}

#[test]
fn a_number_that_contradicts_its_name_is_reported() {
    let found = unresolved("Count,Set,Number,Name\n1,SOR,42,Ewok Warrior\n1,SOR,43,\n");
    assert_eq!((found.kind, &found.place), (UnresolvedReason::Contradiction, &Place::Line(2)));
    assert_eq!(nearest(&found)[1], "Ewok Warrior");
    // A name in another language is not a contradiction.
    assert_eq!(rows(&deck("Count,Set,Number,Name\n1,ASH,166,Ewok-Krieger\n").main), "1 ASH_166");
}

#[test]
fn invalid_counts_are_reported() {
    for count in ["-1", "1.5", "\"many\"", "[]", "true", "99999999999999999999", "1000", "1e300"] {
        let found = unresolved(&format!(r#"{{"deck":[{{"id":"SOR_042","count":{count}}}]}}"#));
        assert_eq!((found.kind, found.count), (UnresolvedReason::BadCount, 1), "{count}");
        assert_eq!(found.place.to_string(), "deck[0].count");
        assert_eq!(found.nearest.len(), 1);
    }
    for count in ["3", "\"3\"", "3.0", "\" 3 \""] {
        assert_eq!(rows(&deck(&format!(r#"{{"deck":[{{"id":"SOR_042","count":{count}}}]}}"#)).main), "3 SOR_042");
    }
    assert_eq!(rows(&deck(r#"{"deck":[{"id":"SOR_042","count":0},{"id":"SOR_043","count":null}]}"#).main), "1 SOR_043");
}

#[test]
fn tables_with_every_separator_are_read() {
    let comma = "Set,CardNumber,Count,IsFoil,Stamp\nASH,166,3,False,\nASH,005,1,False,\n";
    let expected = "1 ASH_005 /  / 3 ASH_166 / ";
    for text in [
        comma.to_owned(),
        comma.replace(',', ";"),
        comma.replace(',', "\t"),
        comma.replace('\n', "\r\n").to_uppercase(),
        format!("\"sep=,\"\n{comma}"),
        format!("sep=;\r\n{}", comma.replace(',', ";")),
        format!("\u{feff}\n\n{comma}\n,,,,\n"),
        comma.replace("Set,CardNumber", "\"set\",\"card number\""),
    ] {
        assert_eq!(all(&deck(&text)), expected, "{text}");
        assert_eq!(read(&text).shape, InputFormat::SwudbDeckCsv, "{text}");
    }
    let found = unresolved(&format!("\"sep=,\"\n{comma}XXX,001,2,False,\n"));
    assert_eq!((found.place, found.text.as_str()), (Place::Line(5), "XXX, 001, 2, False"));
}

#[test]
fn foils_are_read_with_and_without_a_separate_number() {
    let owned = |card: &str, count, foil| OwnedPrinting { card: card.parse().unwrap(), count, foil };
    // JTL_525 is the foil of JTL_021, ASH_594 the hyperspace foil of ASH_092: SWUDB writes the non-foil number.
    let text = "Set,CardNumber,Count,IsFoil\nJTL,525,1,TRUE\nJTL,021,2,TRUE\nJTL,021,3,FALSE\nASH,594,1,FALSE\n";
    let hyperspace = catalog()
        .number_in(catalog().by_number("ASH_092".parse().unwrap()).unwrap(), model::Treatment::Hyperspace)
        .unwrap();
    assert_eq!(
        collection(text),
        [
            owned("JTL_021", 3, true),
            owned("JTL_021", 3, false),
            OwnedPrinting { card: hyperspace, count: 1, foil: true }
        ]
    );
}

#[test]
fn treatments_of_dragon_shield_are_read() {
    let text = "Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing\n\
        Binder,1,0,Ewok Warrior,ASH,Ashes of the Empire,166,NearMint,Hyperspace Foil\n\
        Binder,2,0,Ewok Warrior,ASH,Ashes of the Empire,166,NearMint,Foil\n\
        Binder,1,0,\"Luke Skywalker - I Can Save Him\",ASH,Ashes of the Empire,5,NearMint,Showcase\n";
    let owned: Vec<String> =
        collection(text).iter().map(|owned| format!("{} {} {}", owned.count, owned.card, owned.foil)).collect();
    assert_eq!(owned, ["1 ASH_430 true", "2 ASH_166 true", "1 ASH_771 false"]);
}

/// The file of Dragon Shield's app names its columns differently from the file of its website.
#[test]
fn the_file_of_dragon_shields_app_is_read() {
    let text = "\"sep=,\"\nQuantity,Name,CardNumber,Expansion Code,Expansion Name,PurchasePrice,Foil,Condition,Language\n\
        3,Open Fire,172,SOR,Spark of Rebellion,0.1,,NearMint,English\n\
        1,\"Agent Kallus, Seeking the Rebels\",115,SOR,Spark of Rebellion,1.0,foil,NearMint,English\n";
    assert_eq!(read(text).shape, InputFormat::DragonShield);
    let owned: Vec<String> =
        collection(text).iter().map(|owned| format!("{} {} {}", owned.count, owned.card, owned.foil)).collect();
    assert_eq!(owned, ["3 SOR_172 false", "1 SOR_115 true"]);
}

/// TCGplayer writes the finish in the printing column or after the name.
#[test]
fn foils_of_tcgplayer_are_read() {
    for text in [
        "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition\n2,Ewok Warrior,Ewok Warrior,Ashes of the Empire,166,ASH,Foil,Near Mint\n",
        "Quantity,Name,Set Code,Card Number,Product ID\n2,Ewok Warrior (Foil),ASH,166/264,1234\n",
    ] {
        let owned = collection(text);
        assert_eq!((owned.len(), owned[0].count, owned[0].foil), (1, 2, true), "{text}");
    }
}

/// Twelve treatments of every card, mostly with count 0, do not count towards the row limit.
#[test]
fn a_collection_with_a_column_per_treatment_is_read() {
    let mut text =
        "Set,Base card id,Name,Normal,Foil,Hyperspace,Foil & Hyperspace,Showcase,Organized Play,Event Exclusive,\
        Prerelease Promo,Organized Play Foil,Standard Prestige,Foil Prestige,Serialized Prestige\n"
            .to_owned();
    for card in catalog().cards().iter().filter(|card| !card.kind.is_token()) {
        text += &format!("{},{},\"\",1,0,0,0,0,0,0,0,0,0,0,0\n", card.number.set, card.number.number);
    }
    let cards = catalog().cards().iter().filter(|card| !card.kind.is_token()).count();
    assert!(cards * 12 > limits::MAX_ROWS);
    assert_eq!(collection(&text).len(), cards);
    let many = unresolved("Set,CardNumber,Count,IsFoil\nXXX,001,5000,FALSE\nSOR,042,1,FALSE\n");
    assert_eq!((many.count, many.section), (5000, Section::Collection));
}

#[test]
fn the_limits_of_counts_and_rows_are_enforced() {
    assert_eq!(rows(&deck("900 SOR_042\n99 SOR_042").main), format!("{} SOR_042", limits::MAX_COPIES));
    assert_eq!(unresolved("900 SOR_042\n100 SOR_042").kind, UnresolvedReason::BadCount);
    let many = error("999 SOR_042\n999 SOR_043\n2 SOR_044\n1 SOR_045");
    assert_eq!((many.code(), many.place()), ("exchange.too_many_cards", Place::Line(4)));
    let owned = "SOR,042,1,FALSE\n".repeat(limits::MAX_ROWS + 1);
    let too_long = error(&format!("Set,CardNumber,Count,IsFoil\n{owned}"));
    assert_eq!((too_long.code(), too_long.place()), ("exchange.too_many_rows", Place::Line(limits::MAX_ROWS + 2)));
    let many = format!("[{}]", vec!["{\"deck\":[]}"; limits::MAX_DECKS + 1].join(","));
    assert_eq!(error(&many).code(), "exchange.too_many_decks");
    assert_eq!(error(&" ".repeat(limits::MAX_BYTES + 1)).code(), "exchange.too_large");
    let nested = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(error(&nested).code(), "exchange.json");
}

#[test]
fn pools_are_read_in_every_spelling() {
    let pool = |text: &str| exchange::read_pool(&catalog(), text.as_bytes());
    let read = pool(r#"{"set":"sor","cards":{"SOR_042":2,"sor-1":1,"SOR_253":1}}"#).unwrap();
    assert_eq!((read.set().as_str(), read.size()), ("SOR", 4));
    assert_eq!(read.count(catalog().by_number("SOR_001".parse().unwrap()).unwrap()), 2);
    assert_eq!(pool(r#"{"set":"SOR","cards":[{"id":"SOR_042","count":2},"SOR_001"]}"#).unwrap().size(), 3);
    for (text, code) in [
        (r#"{"set":"XXX","cards":{}}"#, "exchange.pool"),
        (r#"{"set":7,"cards":{}}"#, "exchange.shape"),
        (r#"{"set":"SOR"}"#, "exchange.shape"),
        (r#"{"set":"SOR","cards":{"SOR_999":1}}"#, "exchange.pool"),
        (r#"{"set":"SOR","cards":{"Luke":1}}"#, "exchange.pool_entry"),
        (r#"{"set":"SOR","cards":{"SOR_042":-1}}"#, "exchange.pool_entry"),
        (r#"{"set":"SOR","cards":{"SOR_042":4000000000}}"#, "exchange.pool"),
        ("SOR_042", "exchange.shape"),
        ("", "exchange.empty"),
    ] {
        assert_eq!(pool(text).unwrap_err().code(), code, "{text}");
    }
    assert!(matches!(pool("{\"deck\":[]}"), Err(ReadError::Shape { .. })));
}
