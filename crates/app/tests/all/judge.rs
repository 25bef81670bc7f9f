//! The judge's table: a disputed position is rebuilt, tried out, ruled on, saved and exported.

use app::App;
use app::contract::{
    CardPlace, DraftMode, JudgeAttachment, JudgeBranch, JudgeCase, JudgeUnit, JudgeView, NewEvent, OpenCases,
    OptionKind, Ruling, RulingDraft, RulingFile,
};

use crate::desks;

/// A test position: a ready unit of the active player, and a defender with Sentinel.
const POSITION: &str = r#"{"players":[
    {"leaders":[{"card":"SOR_005"}],"base":{"card":"SOR_023"},"hand":["SOR_172"],
     "resources":[{"card":"SOR_095"},{"card":"SOR_172"},{"card":"SOR_046"},{"card":"SOR_128"},{"card":"SOR_128"}],
     "deck":["SOR_046"],"units":[{"card":"SOR_095"}]},
    {"leaders":[{"card":"SOR_010"}],"base":{"card":"SOR_026"},"deck":["SOR_128"],
     "units":[{"card":"SOR_063"},{"card":"SOR_128"}]}],"round":4}"#;

fn case(desk: &App) -> JudgeCase {
    let mut case = desk.judge().read_case(POSITION).unwrap().case;
    case.title = "Sentinel in the way".to_owned();
    case.question = "May the Marine attack the Death Star Stormtrooper?".to_owned();
    case
}

fn option(view: &JudgeView, words: &str) -> u32 {
    let question = view.table.as_ref().unwrap().question.as_ref().unwrap();
    let found = question.options.iter().find(|option| option.words.contains(words));
    found
        .unwrap_or_else(|| {
            panic!("{words:?} is not among {:?}", question.options.iter().map(|one| &one.words).collect::<Vec<_>>())
        })
        .index
}

/// Answers at the end of a branch.
fn answer(desk: &App, case: &mut JudgeCase, branch: u32, words: &str) -> JudgeView {
    let at = case.branches[branch as usize].steps.len() as u32;
    let view = desk.judge().judge_look(case, branch, at).unwrap();
    let moved = desk.judge().judge_answer(case, branch, at, option(&view, words)).unwrap();
    case.branches[branch as usize].steps.push(moved.step);
    moved.view
}

fn card(view: &JudgeView, number: &str) -> u32 {
    view.table.as_ref().unwrap().cards.iter().find(|card| card.number == number).unwrap().id
}

fn ruling(case: JudgeCase) -> Ruling {
    Ruling {
        case,
        branch: Some(0),
        outcome: "No: Cloud City Wing Guard has Sentinel.".to_owned(),
        judge: "Kim".to_owned(),
        rules: vec!["CR 7.5.11b".to_owned(), "6.3.2B".to_owned()],
        at: String::new(),
        program: String::new(),
    }
}

/// CR 7.5.11B: a unit with Sentinel must be attacked; the refusal names the rule.
#[test]
fn a_case_offers_legal_actions_and_explains_illegal_ones() {
    let desk = desks::in_memory().unwrap();
    let case = case(&desk);
    let view = desk.judge().judge_look(&case, 0, 0).unwrap();
    assert_eq!(view.warnings, []);
    let options = &view.table.as_ref().unwrap().question.as_ref().unwrap().options;
    assert!(options.iter().any(|option| option.kind == OptionKind::Attack && option.words.contains("Cloud City")));
    let [marine, trooper] = ["SOR_095", "SOR_128"].map(|number| {
        let cards = &view.table.as_ref().unwrap().cards;
        cards.iter().find(|card| card.number == number && card.place == app::contract::CardPlace::Ground).unwrap().id
    });
    let why = desk.judge().judge_why_not(&case, 0, 0, marine, Some(trooper)).unwrap().unwrap();
    assert_eq!(why.rule, "7.5.11B");
    assert!(why.words.contains("Sentinel"), "{why:?}");
    let guard = card(&view, "SOR_063");
    assert_eq!(desk.judge().judge_why_not(&case, 0, 0, marine, Some(guard)).unwrap(), None);
}

/// CR 7.5.17A: a Pilot whose Vehicles all have one can only be played as a unit; the option states the reason
/// beforehand.
#[test]
fn a_pilot_without_a_free_vehicle_has_a_warning() {
    let desk = desks::in_memory().unwrap();
    for (upgrades, expected) in [(r#"[{"card":"JTL_108"}]"#, Some("7.5.17A")), ("[]", None)] {
        let vehicle = format!(r#"[{{"card":"JTL_061","upgrades":{upgrades}}}]"#);
        let position = POSITION.replace(r#""hand":["SOR_172"]"#, r#""hand":["JTL_108"]"#).replacen(
            r#"[{"card":"SOR_095"}]}"#,
            &format!("{vehicle}}}"),
            1,
        );
        let case = desk.judge().read_case(&position).unwrap().case;
        let view = desk.judge().judge_look(&case, 0, 0).unwrap();
        let options = view.table.unwrap().question.unwrap().options;
        let as_unit = options.iter().find(|option| option.kind == OptionKind::Play && option.target.is_none()).unwrap();
        assert_eq!(as_unit.caution.as_ref().map(|why| why.rule.as_str()), expected, "{as_unit:?}");
        if let Some(caution) = &as_unit.caution {
            assert!(caution.words.contains("already has a Pilot"), "{caution:?}");
        }
    }
}

/// CR 3.7.6: a Shield prevents the damage; the preview shows this before the attack.
#[test]
fn an_attack_preview_accounts_for_shields() {
    let desk = desks::in_memory().unwrap();
    let shielded = POSITION.replace(
        r#""units":[{"card":"SOR_063"},"#,
        r#""units":[{"card":"SOR_063","upgrades":[{"card":"SOR_T02","owner":1}]},"#,
    );
    let case = desk.judge().read_case(&shielded).unwrap().case;
    let view = desk.judge().judge_look(&case, 0, 0).unwrap();
    let guard = card(&view, "SOR_063");
    let options = &view.table.as_ref().unwrap().question.as_ref().unwrap().options;
    let attack = options.iter().find(|option| option.target == Some(guard)).unwrap();
    let effects = &attack.preview.as_ref().unwrap().effects;
    let on_guard = effects.iter().find(|effect| effect.card == guard).unwrap();
    assert_eq!((on_guard.damage, on_guard.prevented, on_guard.falls), (0, 3, false));
    assert!(effects.iter().any(|effect| effect.card != guard && effect.damage == 2), "{effects:?}");
}

#[test]
fn branches_of_a_case_can_be_tried_reviewed_and_compared() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    answer(&desk, &mut case, 0, "attack Cloud City Wing Guard");
    case.branches.push(JudgeBranch { name: "Fire first".to_owned(), steps: Vec::new() });
    answer(&desk, &mut case, 1, "Open Fire");
    let after = answer(&desk, &mut case, 1, "Cloud City Wing Guard");
    assert!(after.table.unwrap().log.iter().all(|line| !line.rule.is_empty()));

    let rows = desk.judge().judge_compare(&case).unwrap();
    let guard = rows.iter().find(|row| row.what.starts_with("Cloud City Wing Guard")).unwrap();
    assert_eq!((guard.before.as_str(), guard.after[1].as_str()), ("2/4", "in the discard pile"));
    assert_eq!(guard.after[0], "2/4, 3 damage");
    assert!(rows.iter().all(|row| row.after.len() == 2));

    // Going back means viewing fewer steps; the case itself does not change.
    assert_eq!(desk.judge().judge_look(&case, 1, 0).unwrap(), desk.judge().judge_look(&case, 0, 0).unwrap());
    assert_eq!(desk.judge().judge_look(&case, 1, 1).unwrap().followed, 1);
}

#[test]
fn a_step_that_no_longer_fits_is_reported_and_not_replayed() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    answer(&desk, &mut case, 0, "attack Cloud City Wing Guard");
    case.branches[0].steps[0].hash = "0".to_owned();
    let view = desk.judge().judge_look(&case, 0, 9).unwrap();
    assert_eq!(view.followed, 0);
    assert!(view.problem.unwrap().contains("another result"));
}

#[test]
fn impossible_positions_are_refused_and_unusual_ones_warned_about() {
    let desk = desks::in_memory().unwrap();
    let mut odd = case(&desk);
    let unit = JudgeUnit {
        card: "SOR_095".to_owned(),
        damage: 3,
        exhausted: false,
        owner: None,
        upgrades: Vec::new(),
        captured: Vec::new(),
    };
    odd.position.sides[1].units.push(unit);
    odd.position.sides[0].hand = vec!["SOR_095".to_owned(); 2];
    odd.position.sides[1].units[0].upgrades =
        vec![JudgeAttachment { card: "SOR_136".to_owned(), owner: None, controller: None }];
    odd.position.round = 1;
    odd.position.initiative_taken = true;
    let view = desk.judge().judge_look(&odd, 0, 0).unwrap();
    let rules: Vec<&str> = view.warnings.iter().map(|warning| warning.rule.as_str()).collect();
    // Three damage on 3 HP; five resources in round 1; four Marines; no one took the initiative.
    for rule in ["1.16.5E", "5.5.1C", "8.5.5", "1.15.5B"] {
        assert!(rules.contains(&rule), "{rule} is not among {rules:?}");
    }
    assert!(view.table.is_some() && view.warnings.iter().all(|warning| !warning.impossible));

    let mut impossible = case(&desk);
    impossible.position.sides[0].base.as_mut().unwrap().card = "SOR_095".to_owned();
    let view = desk.judge().judge_look(&impossible, 0, 0).unwrap();
    assert!(view.table.is_none() && view.warnings[0].impossible && view.warnings[0].rule == "3.1.1");
    assert_eq!(desk.judge().judge_answer(&impossible, 0, 0, 0).unwrap_err().code, "judge.impossible");
    impossible.position.sides[0].hand.push("nonsense".to_owned());
    assert_eq!(desk.judge().judge_look(&impossible, 0, 0).unwrap_err().code, "judge.card");
}

/// CR 1.17.2: cards hidden from the judge are neither named nor played.
#[test]
fn cards_unknown_to_the_judge_are_counted_and_not_named() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    case.position.sides[0].hidden_hand = 2;
    case.position.sides[0].force = true;
    case.position.sides[0].hidden_deck = 9;
    case.position.sides[0].resources[0].card = None;
    let view = desk.judge().judge_look(&case, 0, 0).unwrap();
    let table = view.table.as_ref().unwrap();
    assert_eq!(table.sides[0].hand.iter().filter(|card| card.id.is_none()).count(), 2);
    assert_eq!((table.sides[0].deck, table.sides[0].resources[0].id), (10, None));
    // CR 3.7.11: a player has the Force or not, and this is public.
    let force = table.sides[0].force.expect("the Force is with the first player");
    assert!(table.cards.iter().any(|card| card.id == force && card.place == CardPlace::Base));
    assert_eq!(table.sides[1].force, None);
    let options = &table.question.as_ref().unwrap().options;
    let plays = options.iter().filter(|option| option.kind == OptionKind::Play).count();
    assert_eq!(plays, 1, "only Open Fire can be played");
    assert!(view.warnings.iter().any(|warning| warning.rule == "1.17.2"));
    // To the regroup phase: drawn cards are unknown too.
    answer(&desk, &mut case, 0, "pass");
    let regroup = answer(&desk, &mut case, 0, "pass");
    let log = regroup.table.unwrap().log;
    assert!(log.iter().any(|line| line.text.contains("an unknown card")), "{log:?}");
}

#[test]
fn a_ruling_is_saved_in_the_events_log_and_its_file_opens_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = desks::open(&path).unwrap();
    let event = desk
        .events()
        .create_event(NewEvent {
            seed: Some("1".to_owned()),
            ..NewEvent::draft("Store night", "SOR", DraftMode::Paper, 8)
        })
        .unwrap()
        .summary
        .id;
    let mut case = case(&desk);
    answer(&desk, &mut case, 0, "attack Cloud City Wing Guard");
    let half = Ruling { outcome: "No: Cloud City".to_owned(), judge: String::new(), ..ruling(case.clone()) };
    let draft = RulingDraft { ruling: half, event: Some(event) };
    let open = OpenCases { cases: vec![draft.clone(), RulingDraft { event: None, ..draft }], at: 1 };
    desk.judge().keep_judge_desk(&open).unwrap();
    let kept = desk.judge().save_ruling(event, &ruling(case.clone())).unwrap();
    assert_eq!(kept.rules, ["7.5.11B", "6.3.2B"]);
    assert!(!kept.at.is_empty() && !kept.program.is_empty());

    // As after a crash: only the file remains.
    drop(desk);
    let desk = desks::open(&path).unwrap();
    assert_eq!(desk.judge().rulings(event).unwrap(), std::slice::from_ref(&kept));
    assert_eq!(desk.judge().judge_desk().unwrap(), open);
    let log = desk.events().event(event).unwrap().log;
    assert!(log.iter().any(|line| line.text.contains("Ruling by Kim, Sentinel in the way")), "{log:?}");

    let file = folder.path().join(app::judge::ruling_file_name(&kept, RulingFile::Case));
    assert!(file.ends_with("sentinel-in-the-way.ruling.json"));
    desk.judge().export_ruling(&kept, Some(event), RulingFile::Case, &file).unwrap();
    let other = desks::in_memory().unwrap();
    let opened = other.judge().read_case_file(&file).unwrap();
    assert_eq!(opened, kept);
    assert_eq!(other.judge().judge_look(&opened.case, 0, 9).unwrap().followed, 1);
    assert_eq!(other.judge().read_case(&std::fs::read_to_string(&file).unwrap()).unwrap(), kept);

    let file = folder.path().join("report.md");
    desk.judge().export_ruling(&kept, Some(event), RulingFile::Report, &file).unwrap();
    let report = std::fs::read_to_string(file).unwrap();
    for words in [
        "# Sentinel in the way",
        "Event: Store night",
        "Judge: Kim",
        "- Cloud City Wing Guard: 2/4",
        "## Branch 1 (ruling)",
        "1. attack Cloud City Wing Guard",
        "[6.3.3]",
        "No: Cloud City Wing Guard has Sentinel.",
        "- 7.5.11B: With a Sentinel there, choose a Sentinel",
    ] {
        assert!(report.contains(words), "{words:?} is not in\n{report}");
    }
}

/// Imported rulings are made consistent: one without branches gets one, and a nonexistent branch cannot be ruled on.
#[test]
fn imported_rulings_without_branches_or_with_a_wrong_branch_are_fixed() {
    let desk = desks::in_memory().unwrap();
    let case = case(&desk);
    let read = desk.judge().read_case(&serde_json::to_string(&case).unwrap()).unwrap();
    assert_eq!((read.case, read.branch, read.outcome.as_str(), read.judge.as_str()), (case.clone(), None, "", ""));

    let bare = Ruling { branch: Some(3), case: JudgeCase { branches: Vec::new(), ..case.clone() }, ..ruling(case) };
    let file = serde_json::json!({ "cantina_ruling": 1, "ruling": bare });
    let read = desk.judge().read_case(&file.to_string()).unwrap();
    assert_eq!((read.case.branches.len(), read.branch, read.outcome), (1, None, bare.outcome));
}

/// A draft saved by an earlier version, which contains only the case, still exists.
#[test]
fn a_case_draft_of_an_earlier_version_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = desks::open(&path).unwrap();
    let case = case(&desk);
    drop(desk);
    let store = store::Store::open(&path).unwrap();
    store.set_setting("judge_case", &serde_json::to_string(&case).unwrap()).unwrap();
    drop(store);
    let draft = desks::open(&path).unwrap().judge().judge_desk().unwrap().cases.remove(0);
    assert_eq!((draft.ruling.case, draft.ruling.outcome.as_str(), draft.event), (case, "", None));
}

#[test]
fn an_incomplete_ruling_is_refused() {
    let desk = desks::in_memory().unwrap();
    let whole = ruling(case(&desk));
    let folder = tempfile::tempdir().unwrap();
    let taken = folder.path().join("taken");
    std::fs::write(&taken, "no folder").unwrap();
    let file = taken.join("ruling.json");
    let code = |ruling: &Ruling| desk.judge().export_ruling(ruling, None, RulingFile::Case, &file).unwrap_err().code;
    assert_eq!(code(&Ruling { outcome: " ".to_owned(), ..whole.clone() }), "judge.no_outcome");
    assert_eq!(code(&Ruling { judge: String::new(), ..whole.clone() }), "judge.no_judge");
    assert_eq!(code(&Ruling { rules: vec!["7.99".to_owned()], ..whole.clone() }), "judge.rule");
    assert_eq!(code(&Ruling { branch: Some(7), ..whole.clone() }), "judge.no_branch");
    assert!(code(&whole).as_str().starts_with("store."));
    assert_eq!(desk.judge().save_ruling(77, &whole).unwrap_err().code, "event.not_found");
}
