//! The embedded catalogue, checked card by card.

use catalog::{Catalog, Query};
use model::{Aspect, CardNumber, CardType, Keyword, Rarity, Treatment};

fn number(text: &str) -> CardNumber {
    text.parse().unwrap()
}

fn names(query: &str) -> Vec<String> {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    catalog.search(&Query::parse(query).unwrap()).iter().map(|id| catalog.card(*id).full_name()).collect()
}

/// Counts by set from the organisers' lists: numbered cards, leaders, Common bases.
#[test]
fn every_set_has_its_known_number_of_cards() {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    let codes: Vec<String> = catalog.sets().iter().map(|set| set.code.to_string()).collect();
    assert_eq!(codes, ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "IBH", "LAW", "TS26", "ASH", "HMW"]);
    for set in catalog.sets() {
        let plain = catalog.cards_of(set.code).filter(|card| !card.kind.is_token());
        let numbers: Vec<u16> = plain.map(|card| card.number.number).collect();
        assert_eq!(numbers, (1..=set.numbered).collect::<Vec<_>>(), "{}", set.code);
    }
    for code in ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "LAW", "ASH", "HMW"] {
        let of = |kind, rarity| {
            catalog.cards_of(code.parse().unwrap()).filter(|card| card.kind == kind && card.rarity == rarity).count()
        };
        assert_eq!(of(CardType::Leader, Rarity::Common), 8, "{code}");
        assert_eq!(of(CardType::Leader, Rarity::Rare), 8, "{code}");
        // Homeworlds has a Common base for each of four planets and four aspects.
        let bases = if code == "HMW" { 16 } else { 8 };
        assert_eq!(of(CardType::Base, Rarity::Common), bases, "{code}");
    }
}

#[test]
fn every_printing_leads_to_its_card() {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    // 7,940 numbered printings, and 21 of tokens.
    assert_eq!(catalog.printing_count(), 7961);
    let leads =
        |from: &str| catalog.printing(number(from)).map(|p| (catalog.card(p.card).number.to_string(), p.treatment));
    assert_eq!(leads("SOR_253"), Some(("SOR_001".into(), Treatment::Showcase)));
    assert_eq!(leads("ASH_528"), Some(("ASH_264".into(), Treatment::Hyperspace)));
    assert_eq!(leads("ASH_594"), Some(("ASH_092".into(), Treatment::HyperspaceFoil)));
    assert_eq!(leads("JTL_525"), Some(("JTL_021".into(), Treatment::Foil)));
    for (number, card, treatment) in [
        ("HMW_544", "HMW_272", Treatment::Hyperspace),
        ("HMW_545", "HMW_035", Treatment::HyperspaceFoil),
        ("HMW_800", "HMW_018", Treatment::Showcase),
        ("HMW_801", "HMW_045", Treatment::Prestige),
        ("HMW_944", "HMW_260", Treatment::PrestigeSerialized),
        ("HMW_T05", "HMW_T03", Treatment::Normal),
        ("HMW_T07", "HMW_T02", Treatment::Hyperspace),
    ] {
        assert_eq!(leads(number), Some((card.into(), treatment)), "{number}");
    }
    assert_eq!(leads("SOR_999"), None);
}

#[test]
fn a_card_carries_its_printed_facts() {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    let krennic = catalog.card(catalog.by_number(number("SOR_001")).unwrap());
    assert_eq!(krennic.full_name(), "Director Krennic, Aspiring to Authority");
    assert_eq!((krennic.kind, krennic.cost, krennic.power, krennic.hp), (CardType::Leader, Some(5), Some(2), Some(7)));
    assert_eq!(krennic.aspects.iter().collect::<Vec<_>>(), [Aspect::Vigilance, Aspect::Villainy]);
    assert_eq!((krennic.keywords[0].keyword, krennic.keywords[0].value), (Keyword::Restore, Some(2)));
    let experience = catalog.card(catalog.by_number(number("SOR_T01")).unwrap());
    assert_eq!(experience.kind, CardType::TokenUpgrade);
}

/// Reprints share an identity; cards with the same name and another subtitle do not.
#[test]
fn identity_is_name_subtitle_and_type() {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    let of = |text: &str| catalog.identity(catalog.by_number(number(text)).unwrap());
    assert_eq!(of("SOR_033"), of("SHD_030"));
    assert_eq!(of("SOR_033"), of("SEC_030"));
    assert_eq!(of("SOR_030"), of("JTL_029"));
    assert_ne!(of("SOR_005"), of("SOR_051"));
    // Reprints in Homeworlds.
    for (new, old) in [
        ("HMW_022", "JTL_020"),
        ("HMW_025", "JTL_023"),
        ("HMW_032", "JTL_030"),
        ("HMW_096", "SOR_070"),
        ("HMW_239", "LOF_224"),
        ("HMW_T01", "SOR_T02"),
    ] {
        assert_eq!(of(new), of(old), "{new}");
    }
    let reprints = catalog.reprints(catalog.by_number(number("SOR_078")).unwrap()).count();
    assert_eq!(reprints, 2);
}

#[test]
fn search_finds_cards_by_every_key() {
    assert_eq!(names("Chirrut"), names("chirrut imwe"));
    assert!(names("t:leader a:villainy set:sor").contains(&"Darth Vader, Dark Lord of the Sith".to_owned()));
    assert_eq!(names("set:SOR t:base r:common").len(), 8);
    assert_eq!(names("set:SOR cost<2 cost>=1 t:unit").len(), names("set:SOR cost:1 t:unit").len());
    assert!(names("tr:\"bounty hunter\" r:l").iter().any(|name| name.starts_with("Boba Fett")));
    assert_eq!(names("").len(), Catalog::embedded().unwrap_or_else(|error| panic!("{error}")).cards().len());
    assert!(names("a:none t:event set:SOR").iter().all(|name| !name.is_empty()));
}

#[test]
fn an_invalid_query_is_refused_with_the_reason() {
    for (text, part) in [("colour:red", "colour:red"), ("cost<three", "cost<three"), ("t:spell", "t:spell")] {
        let error = Query::parse(text).unwrap_err().to_string();
        assert!(error.contains(part), "{error}");
    }
    assert!(Query::parse("tr:\"bounty").is_err());
}

/// Icons 2027 is on sale, but most of its cards are unknown: it is not a set of the catalogue, but its name is known
/// and its reprints refer to the cards that they reprint.
#[test]
fn an_incomplete_set_is_known_by_name_and_reprints() {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    let icons = catalog.incomplete_set("IC27".parse().unwrap()).unwrap();
    assert_eq!((&*icons.name, &*icons.released, icons.at_least), ("Icons 2027 Edition", "2026-11-20", 194));
    assert!(catalog.set(icons.code).is_none());
    let reprints: Vec<String> = icons.reprints.iter().map(|card| catalog.card(*card).number.to_string()).collect();
    assert_eq!(reprints, ["JTL_033", "SOR_128", "TWI_137", "SOR_172", "SHD_196", "SOR_238", "SOR_246"]);
    let leads = |text| catalog.by_number(number(text)).map(|card| catalog.card(card).number.to_string());
    assert_eq!(leads("IC27_097").as_deref(), Some("SOR_128"));
    assert_eq!(leads("IC27_001"), None);
    let storm_trooper = catalog.by_number(number("SOR_128")).unwrap();
    assert_eq!(catalog.number_in(storm_trooper, Treatment::Normal), Some(number("SOR_128")), "the plain number stays");

    let with = |name, subtitle| catalog.incomplete_set_with(name, subtitle).map(|set| set.code.to_string());
    assert_eq!(with("Cunning Ploy", None).as_deref(), Some("IC27"));
    assert_eq!(with("Darth Vader", Some("no one to stop us")).as_deref(), Some("IC27"));
    assert_eq!(with("Avar Kriss - For Light and Life", None).as_deref(), Some("IC27"));
    assert_eq!(with("Darth Vader", Some("Dark Lord of the Sith")), None);
    assert_eq!(with("Open Fire", None), None, "a reprint is a card of the catalogue");
}
