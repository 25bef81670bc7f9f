//! Search grammar: errors and their places, unfinished queries, and logical equivalences.

use std::sync::Arc;

use catalog::{CardStatus, Catalog, Query, QueryError, SearchFacts};
use model::CardId;
use proptest::prelude::*;

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap_or_else(|error| panic!("{error}"))
}

fn query(text: &str) -> Query {
    Query::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn found(text: &str) -> Vec<CardId> {
    catalog().search(&query(text))
}

fn parse_error(text: &str) -> QueryError {
    Query::parse(text).map(|query| query.to_string()).expect_err(text)
}

/// Code, term, its start and length in characters, and part of the message.
#[test]
fn a_query_error_names_the_term_its_place_and_valid_values() {
    for (text, code, term, at, words) in [
        ("vader colour:red", "query.unknown_key", "colour:red", 6, "the keys are name, title"),
        ("raritty:c", "query.unknown_key", "raritty:c", 0, "did you mean rarity"),
        ("î t:spell", "query.unknown_value", "t:spell", 2, "leader, base, unit, upgrade, event"),
        ("s:XYZ", "query.unknown_value", "s:XYZ", 0, "SOR"),
        ("tr:imperail", "query.unknown_value", "tr:imperail", 0, "Imperial"),
        ("tr=imp", "query.unknown_value", "tr=imp", 0, "Imperial"),
        ("a:purple", "query.unknown_value", "a:purple", 0, "vigilance"),
        ("a:none,villainy", "query.unknown_value", "a:none,villainy", 0, "villainy"),
        ("order:colour", "query.unknown_value", "order:colour", 0, "power"),
        ("a:v", "query.ambiguous", "a:v", 0, "vigilance or villainy"),
        ("t:u s:sor", "query.ambiguous", "t:u", 0, "unit or upgrade"),
        ("t>unit", "query.not_comparable", "t>unit", 0, "type"),
        ("tr<=jedi", "query.not_comparable", "tr<=jedi", 0, "trait"),
        ("r>=c,u", "query.not_comparable", "r>=c,u", 0, "rarity"),
        ("cost<three", "query.not_a_number", "cost<three", 0, "cost<=3"),
        ("cost<99999999999", "query.not_a_number", "cost<99999999999", 0, "number"),
        ("t: unit", "query.no_value", "t:", 0, "type:unit"),
        ("luke t:", "query.no_value", "t:", 5, "without a space"),
        ("<=3", "query.no_key", "<=3", 0, "cost<=3"),
        ("tr:\"bounty", "query.open_quote", "\"bounty", 3, "quotation mark"),
        ("a (b or (c)", "query.open_parenthesis", "(", 2, "not closed"),
        ("a) b", "query.stray_parenthesis", ")", 1, "not opened"),
        ("luke ()", "query.empty_parentheses", "(", 5, "nothing"),
        ("or luke", "query.no_operand", "or", 0, "quotation marks"),
        ("luke or", "query.no_operand", "or", 5, "\"or\""),
        ("luke or or leia", "query.no_operand", "or", 5, "\"or\""),
        ("luke and", "query.no_operand", "and", 5, "\"and\""),
        ("(luke -)", "query.no_operand", "-", 6, "\"not\""),
        ("luke NOT", "query.no_operand", "NOT", 5, "\"not\""),
    ] {
        let error = parse_error(text);
        assert_eq!((error.code(), error.term.as_str(), error.at), (code, term, at), "{text}");
        assert_eq!(error.length, term.chars().count(), "{text}");
        assert!(error.to_string().contains(words), "{text}: {error}");
    }
}

/// A bare word that names a keyword, a set or a tag finds those cards besides the names; in quotation marks it does not.
#[test]
fn bare_words_find_keywords_sets_and_removal() {
    for (typed, meant) in [
        ("sentinel", "\"sentinel\" or k:sentinel"),
        ("Plot t:unit", "(\"plot\" or k:plot) t:unit"),
        ("-shielded", "-(\"shielded\" or k:shielded)"),
        ("raid 2", "raid=2"),
        ("Cost 3 t:base or power 4", "cost=3 t:base or power=4"),
        ("luke hmw", "luke (\"hmw\" or set:hmw)"),
        ("removal s:sor", "(\"removal\" or does:removal) s:sor"),
        ("is:banned", "is:suspended"),
        ("legal:premier", "format:premier"),
    ] {
        assert_eq!(found(typed), found(meant), "{typed}");
        let parsed = query(typed);
        assert_eq!(query(&parsed.to_string()), parsed, "{typed} as {parsed}");
    }
    assert!(found("sentinel").len() > found("\"sentinel\"").len());
    // A number after a word that is neither a keyword nor a figure is part of the name.
    assert_eq!(found("order 66"), found("\"order\" \"66\""));
}

/// Cards that damage, defeat, capture, weaken or return enemy units, or take control of them, remove them.
#[test]
fn removal_is_known_from_the_texts() {
    let removal = found("does:removal");
    let names = ["Vanquish", "Takedown", "Open Fire", "Superlaser Blast", "Waylay", "Make an Opening", "Traitorous"];
    for name in names {
        let card = found(&format!("title=\"{name}\""));
        assert!(!card.is_empty() && card.iter().all(|card| removal.contains(card)), "{name}");
    }
    for name in ["Battlefield Marine", "Repair", "Recruit", "Entrenched"] {
        let card = found(&format!("title=\"{name}\""));
        assert!(!card.is_empty() && !card.iter().any(|card| removal.contains(card)), "{name}");
    }
}

/// Formats and suspensions are given to the search; without them, their terms match nothing.
#[test]
fn formats_are_those_of_the_given_statuses() {
    let catalog = catalog();
    let mut statuses = vec![CardStatus::default(); catalog.cards().len()];
    statuses[3].legal = [true, false, true];
    statuses[5] = CardStatus { legal: [false, true, false], suspended: true };
    let facts = SearchFacts { texts: None, statuses: &statuses };
    let found = |text: &str| -> Vec<usize> {
        catalog.search_with(&query(text), facts).into_iter().map(|card| card.index()).collect()
    };
    assert_eq!([found("format:premier"), found("f:twin"), found("f:eternal")], [vec![3], vec![3], vec![5]]);
    assert_eq!([found("is:suspended"), found("format:eternal -is:banned")], [vec![5], vec![]]);
    assert!(catalog.search(&query("format:premier")).is_empty());
    assert!(query("format:premier").needs_statuses() && !query("t:unit").needs_statuses());
}

/// Nicknames that players type find the cards that they stand for, also together with other terms.
#[test]
fn nicknames_find_the_cards_that_they_stand_for() {
    for (typed, meant) in [
        ("chewie", "title:chewbacca"),
        ("Mando", "title:\"the mandalorian\""),
        ("R2", "title:r2-d2"),
        ("palps t:leader", "title:palpatine t:leader"),
    ] {
        let (there, wanted) = (found(typed), found(meant));
        assert!(!wanted.is_empty() && wanted.iter().all(|card| there.contains(card)), "{typed}");
    }
    assert_eq!(query("chewie").to_string(), "chewie");
}

/// Unfinished parts are ignored; errors that typing cannot fix are reported.
#[test]
fn an_unfinished_query_is_accepted_while_typing() {
    for (typed, meant) in [
        ("luke t:", "luke"),
        ("luke t: ", "luke"),
        ("luke -", "luke"),
        ("luke -t:", "luke"),
        ("luke or", "luke"),
        ("luke or ", "luke"),
        ("luke and", "luke"),
        ("or luke", "luke"),
        ("luke or or leia", "luke or leia"),
        ("luke NOT ", "luke"),
        ("luke (", "luke"),
        ("luke ()", "luke"),
        ("luke (t:unit or (a:command", "luke (t:unit or a:command)"),
        ("(luke or leia", "luke or leia"),
        ("\"luke sky", "\"luke sky\""),
        ("\"", ""),
        ("tr:\"bounty hun", "tr:\"bounty hunter\""),
        ("tr:imp", "tr:imperial"),
        ("t:u", ""),
        ("t:un", "t:unit"),
        ("luke a:v", "luke"),
        ("cost<", ""),
        ("cost <=", ""),
        ("s:sor,", "s:sor"),
        ("s:s", ""),
        ("is:uni", ""),
        ("order:", ""),
        ("order:-", ""),
    ] {
        assert_eq!(Query::parse_typed(typed).as_ref(), Ok(&query(meant)), "{typed}");
    }
    for (wrong, code) in
        [("t:x", "query.unknown_value"), ("a:v luke", "query.ambiguous"), ("colour:", "query.unknown_key")]
    {
        assert_eq!(Query::parse_typed(wrong).map_err(|error| error.code()), Err(code), "{wrong}");
    }
}

/// Short forms, colours, capitals and spaces are alternative spellings of the same query.
#[test]
fn alternative_spellings_give_the_same_query() {
    for (spelling, plain) in [
        ("T:Unit", "type:unit"),
        ("cost <= 3 luke", "cost<=3 luke"),
        ("cost: 3", "cost:3"),
        ("cost:<=3", "cost<=3"),
        ("cost\u{2264}3", "cost<=3"),
        ("tr:\u{201c}bounty hunter\u{201d}", "tr:\"bounty hunter\""),
        ("a:red", "a:aggression"),
        ("a>=command,heroism", "a:command,heroism"),
        ("a:neutral", "is:neutral"),
        ("r:c,u", "r:common or r:uncommon"),
        ("k:raid,ambush", "k:raid k:ambush"),
        ("-t:unit", "t!=unit"),
        ("not t:unit", "-t:unit"),
        ("--luke", "luke"),
        ("luke AND leia", "luke leia"),
        ("luke - leia", "luke leia"),
        ("((luke))", "luke"),
        ("a (b c)", "a b c"),
        ("a (b and c or d)", "a ((b c) or d)"),
        ("-order:cost", "order:-cost"),
        ("order:cost,-name luke", "luke order:cost order:-name"),
        ("e:spark", "set:SOR"),
        ("c>p", "cost>power"),
        ("SOR-253", "number:SOR_001"),
        ("size matters not", "\"size\" \"matters\" \"not\""),
    ] {
        assert_eq!(query(spelling), query(plain), "{spelling}");
    }
    assert_ne!(query("NOT luke"), query("not luke"));
}

#[test]
fn found_cards_are_sorted_by_the_requested_order() {
    let catalog = catalog();
    let costs = |text: &str| -> Vec<Option<u8>> { found(text).iter().map(|id| catalog.card(*id).cost).collect() };
    let up = costs("s:sor order:cost");
    let none = up.iter().position(Option::is_none).unwrap();
    assert!(up[..none].is_sorted() && up[none..].iter().all(Option::is_none));
    let down = costs("s:sor order:-cost");
    assert!(down[..none].iter().rev().is_sorted() && down[none..].iter().all(Option::is_none));
    let names: Vec<String> =
        found("t:event order:name").iter().map(|id| catalog.card(*id).name.to_lowercase()).collect();
    assert_eq!(names.first().map(String::as_str), Some("a fine addition"));
    assert!(names.is_sorted_by_key(|name| name.replace(['\'', '.', '"'], "").replace(['-', '!', ',', '?'], " ")));
    let first = found("t:leader order:-set").first().map(|id| catalog.card(*id).number.to_string());
    assert_eq!(first.as_deref(), Some("HMW_018"));
    let mut rarities: Vec<_> = found("s:sor order:-rarity").iter().map(|id| catalog.card(*id).rarity.word()).collect();
    rarities.dedup();
    assert_eq!(rarities, ["Legendary", "Rare", "Uncommon", "Common", "Special", "Token"]);
    let both: Vec<_> = found("s:sor t:unit order:-power order:cost")
        .iter()
        .map(|id| (-catalog.card(*id).power.unwrap(), catalog.card(*id).cost.unwrap()))
        .collect();
    assert!(both.is_sorted());
    assert_eq!(found("order:cost").len(), catalog.cards().len());
}

#[test]
fn overlong_and_deeply_nested_queries_are_refused() {
    let deep = format!("{}luke{}", "(".repeat(10_000), ")".repeat(10_000));
    assert_eq!(parse_error(&deep).code(), "query.too_long");
    let deep = format!("{}luke{}", "(".repeat(5_000), ")".repeat(5_000));
    assert_eq!(parse_error(&deep).code(), "query.too_deep");
    assert_eq!(Query::parse_typed(&"(".repeat(10_000)).map_err(|error| error.code()), Err("query.too_deep"));
    assert_eq!(query(&format!("{}luke", "-".repeat(10_000))), query("luke"));
    assert_eq!(parse_error(&"a ".repeat(300)).code(), "query.too_many_terms");
    assert_eq!(query(&format!("{}luke{}", "(".repeat(50), ")".repeat(50))), query("luke"));
    assert!(parse_error(&format!("t:{}", "x".repeat(9_000))).term.len() < 100);
}

/// Returns any complete query of a few terms.
fn any_query(orders: bool) -> impl Strategy<Value = String> {
    let words = ["luke", "\"dark lord\"", "x-wing", "title:sky", "subtitle=\"faithful friend\"", "sor_010", "\"or\""];
    let terms = [
        "t:unit",
        "t!=event",
        "t:token",
        "a:villainy",
        "a=command",
        "a<=cunning,heroism",
        "a>=2",
        "a:none",
        "a:double",
        "cost<=3",
        "cost!=2,3",
        "p>h",
        "hp>=5",
        "arena:space",
        "tr:imp",
        "tr:jedi,force",
        "k:raid",
        "raid>=2",
        "r>=rare",
        "r:c,u",
        "s:sor,shd",
        "set>=law",
        "is:unique",
        "not:leader",
        "is:reprint",
        "is:common-base",
        "number<20",
        "power<0",
    ];
    let sorts: &[&str] = if orders { &["order:cost", "-order:name", "order:-set,power"] } else { &[] };
    let all = words.iter().chain(&terms).chain(sorts);
    let leaf = prop::sample::select(all.map(|term| (*term).to_owned()).collect::<Vec<_>>());
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 1..4).prop_map(|parts| format!("({})", parts.join(" "))),
            prop::collection::vec(inner.clone(), 1..4).prop_map(|parts| format!("({})", parts.join(" or "))),
            inner.clone().prop_map(|part| format!("-{part}")),
            inner.prop_map(|part| format!("not {part}")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// Any text is parsed, or rejected with a place inside it, and never panics.
    #[test]
    fn any_text_is_parsed_as_a_query_or_refused(text in "[a-z0-9():<>=!,\"\u{201c} \\-_îß\u{fe0f}😀.]{0,60}|.{0,60}") {
        for reading in [Query::parse(&text), Query::parse_typed(&text)] {
            match reading {
                Ok(query) => {
                    let written = query.to_string();
                    prop_assert_eq!(Query::parse(&written), Ok(query), "{} as {}", text, written);
                }
                Err(error) => prop_assert!(error.at + error.length <= text.chars().count()),
            }
        }
    }

    /// Every prefix of a valid query is accepted while typing or reported as an error. The whole query parses to the
    /// same result both ways.
    #[test]
    fn typing_a_query_to_its_end_gives_the_query(text in any_query(true)) {
        for (end, _) in text.char_indices() {
            let _ = Query::parse_typed(&text[..end]).map_err(|error| error.to_string());
        }
        prop_assert_eq!(Query::parse_typed(&text), Query::parse(&text));
    }

    #[test]
    fn a_written_query_parses_to_the_same_query(text in any_query(true)) {
        let query = Query::parse(&text).map_err(|error| TestCaseError::fail(error.to_string()))?;
        let written = query.to_string();
        prop_assert_eq!(Query::parse(&written), Ok(query), "{} as {}", text, written);
    }

    #[test]
    fn a_twice_negated_query_is_the_same(text in any_query(false)) {
        prop_assert_eq!(query(&format!("-(-({text}))")), query(&text));
        let mut both = found(&text);
        both.extend(found(&format!("-({text})")));
        both.sort();
        prop_assert_eq!(both, found(""));
    }

    #[test]
    fn negation_follows_de_morgans_laws(one in any_query(false), other in any_query(false)) {
        prop_assert_eq!(found(&format!("-({one} or {other})")), found(&format!("-({one}) -({other})")));
        prop_assert_eq!(found(&format!("-({one} {other})")), found(&format!("-({one}) or -({other})")));
    }
}
