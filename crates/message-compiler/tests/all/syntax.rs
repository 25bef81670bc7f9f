//! The syntax of the catalogue, and the differences between languages that are errors.

use message_compiler::{ParameterType, Part, Subject, rust, typescript};

fn subject(english: &str, german: &str) -> Subject {
    Subject::parse("log", &[english, german]).unwrap_or_else(|error| panic!("{error}"))
}

fn problem(english: &str, german: &str) -> String {
    Subject::parse("log", &[english, german]).unwrap_err().to_string()
}

#[test]
fn a_parameter_has_the_type_of_its_use() {
    let english = "a = { $name } { $count ->\n    [one] has\n   *[other] have\n } { $done ->\n    [true] done\n   *[false] open\n }\n";
    let found = subject(english, "a = { $name } { $count } { $done ->\n    [true] fertig\n   *[false] offen\n }\n");
    let parameters = &found.messages[0].parameters;
    let types: Vec<_> = parameters.iter().map(|parameter| (parameter.name.as_str(), parameter.kind.clone())).collect();
    let expected = [("name", ParameterType::Value), ("count", ParameterType::Number), ("done", ParameterType::Switch)];
    assert_eq!(types, expected);
    let code = rust::module(&found);
    for field in ["pub name: &'a dyn crate::Value", "pub count: &'a dyn crate::Number", "pub done: bool"] {
        assert!(code.contains(field), "{field}: {code}");
    }
}

#[test]
fn a_comment_can_name_parameters_that_no_text_uses() {
    let found = subject("# $why: for logs\na = Failed.\n", "a = Fehler.\n");
    assert_eq!(found.messages[0].parameters[0].name, "why");
}

#[test]
fn a_term_is_inserted_with_its_arguments() {
    let german = "-table = { $case ->\n    [dative] Tischen\n   *[nominative] Tische\n }\na = An { -table(case: \"dative\") }: { -table }\n";
    let found = subject("a = At tables\n", german);
    let texts = found.messages[0].texts.as_ref().unwrap();
    assert_eq!(texts[1], [Part::Literal("An Tischen: Tische".to_owned())]);
}

#[test]
fn every_file_can_use_the_terms_of_the_glossary() {
    let glossary = ["-win-rate = Win rate\n", "-win-rate = Siegquote\n"];
    let messages = "a = { -win-rate }, { $month }\n";
    let found = Subject::parse_with(&glossary, "log", &[messages, messages]).unwrap();
    let texts = found.messages[0].texts.as_ref().unwrap();
    let text = |start: &str| vec![Part::Literal(start.to_owned()), Part::Value("month".to_owned())];
    assert_eq!(*texts, [text("Win rate, "), text("Siegquote, ")]);
    assert!(problem(messages, messages).contains("no term -win-rate in this file or the glossary"));
}

#[test]
fn languages_must_have_the_same_messages_and_parameters() {
    assert_eq!(problem("a = A\nb = B\n", "a = A\n"), "data/messages/de/log.ftl:0: b is missing");
    assert_eq!(problem("a = A\n", "a = A\nb = B\n"), "data/messages/de/log.ftl:2: b does not exist in en");
    assert_eq!(
        problem("a = { $name }\n", "a = { $who }\n"),
        "data/messages/de/log.ftl:1: a: there is no parameter $who"
    );
    assert_eq!(
        problem("a = A\n    .next-step = B\n", "a = A\n"),
        "data/messages/de/log.ftl:1: a: the parts differ from those in en"
    );
    assert_eq!(problem("a = A\na = B\n", "a = A\n"), "data/messages/en/log.ftl:1: a exists twice");
}

#[test]
fn what_is_not_supported_is_an_error() {
    for (text, why) in [
        ("{ $kind ->\n    [one] a\n   *[sealed] b\n }", "$kind selects [sealed] by default"),
        ("{ $count ->\n    [ona] a\n   *[other] b\n }", "[ona] is neither a plural form nor one of the words"),
        ("{ $count ->\n    [one] a\n    [ona] b\n   *[other] c\n }", "[ona] is not a plural form"),
        ("{ NUMBER($share, style: \"currency\") }", "NUMBER does not know the style currency"),
        ("{ LESS($a, $b) ->\n    [true] a\n   *[false] b\n }", "LESS cannot select a variant"),
        ("{ DATETIME($day) }", "DATETIME is not a function"),
        ("{ -brand }", "no term -brand"),
        ("{ a }", "refers to itself"),
        ("{ $name", "a = {"),
    ] {
        let said = problem(&format!("a = {text}\n"), "a = A\n");
        assert!(said.starts_with("data/messages/en/log.ftl:") && (said.contains(why) || why == "a = {"), "{said}");
    }
}

#[test]
fn the_page_has_texts_and_functions_in_objects() {
    let english = "penalty-warning = Warning\npenalty-match-loss = It’s a `loss`\ncards = { $count ->\n    [0] none\n    [one] { NUMBER($count) } card of { $name }\n   *[other] { NUMBER($count) } cards\n }\n";
    let table = typescript::table(
        &subject(english, "penalty-warning = Verwarnung\npenalty-match-loss = M\ncards = { $count } von { $name }\n"),
        0,
    );
    for part in [
        "penalty: {\n    warning: 'Warning',",
        "match: {\n      loss: 'It’s a `loss`',",
        "cards: (count: number, name: string | number) => ",
        "count === 0 ? 'none' : forms.some(count, `card of ${name}`, 'cards')",
    ] {
        assert!(table.contains(part), "{part}: {table}");
    }
}

#[test]
fn a_word_that_selects_a_text_is_one_of_those_in_the_catalogue() {
    let closed = "a = { $mode ->\n    [paper] cards\n   *[digital] screen\n }\n";
    let english = format!(
        "# $who: [you], [opponent] or [named]\nb = {{ $who ->\n    [you] yours\n   *[other] theirs\n }}\n{closed}"
    );
    let german = format!("b = {{ $who ->\n    [opponent] seine\n   *[other] deren\n }}\n{closed}");
    let table = typescript::table(&subject(&english, &german), 1);
    assert!(
        table.contains("b: (who: 'you' | 'opponent' | 'named') => who === 'opponent' ? 'seine' : 'deren'"),
        "{table}"
    );
    assert!(table.contains("a: (mode: 'paper' | 'digital') => mode === 'paper' ? 'cards' : 'screen'"), "{table}");
    let misspelt = german.replace("[opponent]", "[rival]");
    assert!(problem(&english, &misspelt).contains("[rival] is neither"));
    let other = closed.replace("[digital]", "[computer]");
    let said = problem(closed, &other);
    assert!(said.contains("$mode is one of [digital, paper] and one of [computer, paper]"), "{said}");
}

#[test]
fn numbers_lists_and_missing_values_have_their_functions_in_the_page() {
    let english = "a = { NUMBER($share, style: \"percent\") }\nb = { NUMBER($mean, fractionDigits: 2) }\nc = { LIST($names) }\nd = { LIST($names, type: \"or\") }\ne = { LIST($names, separator: \"; \") }\nf = { LOWERCASE($kind) }\ng = { $name ->\n    [none] You\n   *[other] { $name }\n }\nh = { EQUAL($shown, $all) ->\n    [true] all\n   *[false] { $shown }\n }\ni = { NUMBER($place, type: \"ordinal\") ->\n    [one] { $place }st\n   *[other] { $place }th\n }\nj-a__b___c = x\n";
    let found = subject(english, english);
    let table = typescript::table(&found, 0);
    for part in [
        "a: (share: number) => forms.percent(share),",
        "b: (mean: number) => forms.decimal(mean, 2),",
        "c: (names: readonly string[]) => forms.all(names),",
        "d: (names: readonly string[]) => forms.either(names),",
        "e: (names: readonly string[]) => names.join('; '),",
        "f: (kind: string) => kind.toLowerCase(),",
        "g: (name: string | number | null) => (name ?? '') === '' ? 'You' : `${name}`,",
        "h: (shown: number, all: number) => shown === all ? 'all' : `${shown}`,",
        "i: (place: number) => forms.ordinal(place) === 'one' ? `${place}st` : `${place}th`,",
        "j: {\n    'a-b c': 'x',",
    ] {
        assert!(table.contains(part), "{part}: {table}");
    }
    let code = rust::module(&found);
    assert!(code.contains("compile_error!"), "{code}");
}

#[test]
fn a_preview_has_english_for_what_it_leaves_out() {
    let english = "a = { -table }\nb-c__d = { $count ->\n    [one] card\n   *[other] cards\n }\ng =\n    .e = E\n";
    let glossary = "-table = Table\n";
    let german = english.replace("card", "Karte");
    let whole = Subject::parse_with(&[glossary, glossary], "ui/draft", &[english, &german]).unwrap();
    let preview = |french: &str| Subject::parse_preview("fr", "ui/draft", [english, glossary], french);
    let table = typescript::preview_table(&whole, "fr", &preview("a = Tableau\n").unwrap());
    let parts =
        ["import { en } from './en';", "a: 'Tableau',", "'c-d': en.b['c-d'],", "e: en.g.e,", "export const fr = {"];
    for part in parts {
        assert!(table.contains(part), "{part}: {table}");
    }
    assert!(!table.contains("forms"), "{table}");
    let all = "a = Tableau\nb-c__d = { $count ->\n    [one] carte\n   *[other] cartes\n }\ng =\n    .e = E\n";
    let table = typescript::preview_table(&whole, "fr", &preview(all).unwrap());
    assert!(!table.contains("import { en }") && table.contains("of('fr')"), "{table}");
    let problem = preview("a = { $who }\n").unwrap_err().to_string();
    assert_eq!(problem, "data/messages/fr/ui/draft.ftl:1: a: there is no parameter $who");
    let problem = preview("f = F\n").unwrap_err().to_string();
    assert_eq!(problem, "data/messages/fr/ui/draft.ftl:1: f does not exist in en");
}
