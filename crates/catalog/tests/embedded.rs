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

/// Counts by set from the organisers' lists: numbered cards, leaders, common bases.
#[test]
fn every_set_has_its_numbers() {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    let codes: Vec<String> = catalog.sets().iter().map(|set| set.code.to_string()).collect();
    assert_eq!(codes, ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "IBH", "LAW", "TS26", "ASH"]);
    for set in catalog.sets() {
        let plain = catalog.cards_of(set.code).filter(|card| !card.kind.is_token());
        let numbers: Vec<u16> = plain.map(|card| card.number.number).collect();
        assert_eq!(numbers, (1..=set.numbered).collect::<Vec<_>>(), "{}", set.code);
    }
    for code in ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "LAW", "ASH"] {
        let of = |kind, rarity| {
            catalog.cards_of(code.parse().unwrap()).filter(|card| card.kind == kind && card.rarity == rarity).count()
        };
        assert_eq!(of(CardType::Leader, Rarity::Common), 8, "{code}");
        assert_eq!(of(CardType::Leader, Rarity::Rare), 8, "{code}");
        assert_eq!(of(CardType::Base, Rarity::Common), 8, "{code}");
    }
}

#[test]
fn every_printing_leads_to_its_card() {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    // 6,996 numbered printings and eleven tokens.
    assert_eq!(catalog.printing_count(), 7007);
    let leads =
        |from: &str| catalog.printing(number(from)).map(|p| (catalog.card(p.card).number.to_string(), p.treatment));
    assert_eq!(leads("SOR_253"), Some(("SOR_001".into(), Treatment::Showcase)));
    assert_eq!(leads("ASH_528"), Some(("ASH_264".into(), Treatment::Hyperspace)));
    assert_eq!(leads("ASH_594"), Some(("ASH_092".into(), Treatment::HyperspaceFoil)));
    assert_eq!(leads("JTL_525"), Some(("JTL_021".into(), Treatment::Foil)));
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

/// Reprints share an identity; a card and its namesake with another subtitle do not.
#[test]
fn identity_is_name_subtitle_and_type() {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    let of = |text: &str| catalog.identity(catalog.by_number(number(text)).unwrap());
    assert_eq!(of("SOR_033"), of("SHD_030"));
    assert_eq!(of("SOR_033"), of("SEC_030"));
    assert_eq!(of("SOR_030"), of("JTL_029"));
    assert_ne!(of("SOR_005"), of("SOR_051"));
    let reprints = catalog.reprints(catalog.by_number(number("SOR_078")).unwrap()).count();
    assert_eq!(reprints, 2);
}

#[test]
fn search_finds_by_every_axis() {
    assert_eq!(names("Chirrut"), names("chirrut imwe"));
    assert!(names("t:leader a:villainy set:sor").contains(&"Darth Vader, Dark Lord of the Sith".to_owned()));
    assert_eq!(names("set:SOR t:base r:common").len(), 8);
    assert_eq!(names("set:SOR cost<2 cost>=1 t:unit").len(), names("set:SOR cost:1 t:unit").len());
    assert!(names("tr:\"bounty hunter\" r:l").iter().any(|name| name.starts_with("Boba Fett")));
    assert_eq!(names("").len(), Catalog::embedded().unwrap_or_else(|error| panic!("{error}")).cards().len());
    assert!(names("a:none t:event set:SOR").iter().all(|name| !name.is_empty()));
}

#[test]
fn a_query_that_cannot_be_read_says_why() {
    for (text, part) in [("colour:red", "colour:red"), ("cost<three", "cost<three"), ("t:spell", "t:spell")] {
        let error = Query::parse(text).unwrap_err().to_string();
        assert!(error.contains(part), "{error}");
    }
    assert!(Query::parse("tr:\"bounty").is_err());
}
