//! A Twin Suns event (CR 12) with eleven players in the real window, with keys only: tables of four, four and three
//! players over three rounds, places by remaining HP, a shared victory, the standings by points.

use e2e::{DriveResult, Printer, Problem, Window};

const NAMES: [&str; 11] = [
    "Ada Adler",
    "Ben Berg",
    "Cem Can",
    "Dana Dorn",
    "Eli Esch",
    "Fay Falk",
    "Gus Graf",
    "Hana Hoff",
    "Ivo Imhof",
    "Jana Jung",
    "Kim Kern",
];

/// Remaining HP at the two four-player tables and the three-player table of each round, as typed.
const ROUNDS: [([&str; 2], &str); 3] =
    [(["25 0 13 7", "0 30 4 9"], "11 0 5"), (["12 12 0 4", "1 2 3 4"], "0 0 17"), (["5 9 2 0", "8 0 0 20"], "3 21 14")];

/// Returns the points of a table (profile 5/3/2/1; players who share a place get the points of the next lower one).
fn points(hp: &str) -> u32 {
    let hp: Vec<u32> = hp.split(' ').map(|text| text.parse().unwrap()).collect();
    let of = |own: u32| {
        let better = hp.iter().filter(|other| **other > own).count();
        let same = hp.iter().filter(|other| **other == own).count();
        [5, 3, 2, 1, 0][better + same.min(2) - 1]
    };
    hp.iter().map(|own| of(*own)).sum()
}

/// Pairs a round and types its slips in table order.
async fn round(window: &Window, printer: &mut Printer, number: usize) -> DriveResult<()> {
    window.expect_text("next-step", &format!("Pair round {number}")).await?;
    window.press("Control+Enter").await?;
    window.expect_text("open-tables", "3 open").await?;
    window.expect_focus("entry-table").await?;
    // Prints pairings by table, by name, and slips: while a table is offered, a letter is a key of the screen.
    for key in ["t", "a", "i"] {
        window.press(key).await?;
        printer.take().await.map_err(|problem| Problem::when(format!("printing with {key}"), problem))?;
    }
    if number == 1 {
        // Too few numbers give an error and can be typed again.
        window.press_text("\n25 13\n").await?;
        window.expect_text("entry-says", "2 numbers for").await?;
        window.expect_focus("entry-hp").await?;
        window.press("Escape").await?;
    }
    let (mut fours, three) = (ROUNDS[number - 1].0.into_iter(), ROUNDS[number - 1].1);
    let mut typed = String::new();
    for table in 1..=3 {
        let hp = match window.count(&format!("css=[data-testid=suns-{table}] ol > li")).await? {
            4 => fours.next().ok_or_else(|| Problem("three tables of four".into()))?,
            3 => three,
            seats => return Err(Problem(format!("table {table} has {seats} seats"))),
        };
        typed.push_str(&format!("\n{hp}\n"));
    }
    assert_eq!(fours.next(), None, "two tables of four");
    window.press_text(&typed).await?;
    window.expect_text("open-tables", "All results are in").await.map(drop)
}

#[tokio::test]
async fn a_twin_suns_event_of_eleven_is_run_at_tables_of_four_four_and_three() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let mut printer = Printer::in_folder(data.path());
    let mut window = Window::open_with(data.path(), &[printer.variable()]).await?;
    window.expect_text("new-event", "New event").await?;
    window.press("n").await?;
    window.expect_focus("event-name").await?;
    window.press_text("Twin Suns night\tc\tt\n").await?;
    window.expect_text("event-title", "Twin Suns night").await?;
    window.expect_focus("player-name").await?;
    window.press_text(&NAMES.map(|name| format!("{name}\n")).concat()).await?;
    window.expect_text("player-count", "11 players").await?;
    window.tab_to("plan-rounds").await?;
    window.press_text("3").await?;
    window.expect("plan-rounds", |rounds| rounds == "3").await?;
    window.press("Escape").await?;

    round(&window, &mut printer, 1).await?;
    round(&window, &mut printer, 2).await?;
    let tables = window.text("panel-rounds").await?;
    assert_eq!(tables.matches("shared victory").count(), 2, "12 and 12: {tables}");
    window.kill_and_reopen().await?;
    window.click("nav-events").await?;
    window.expect_text("events", "Twin Suns night").await?;
    window.press("ArrowDown").await?;
    window.press("Enter").await?;
    round(&window, &mut printer, 3).await?;

    window.expect_text("next-step", "Final standings").await?;
    window.press("Control+Enter").await?;
    window.expect("final", |_| true).await?;
    window.press("t").await?;
    printer.take().await?;
    window.expect_text("panel-standings", "5, 3, 2 and 1 points").await?;
    let points_shown = "return [...document.querySelectorAll('[data-testid^=standing-] td:nth-child(3)')]
        .map((cell) => Number(cell.innerText))";
    let shown: Vec<u32> = serde_json::from_value(window.evaluate(points_shown).await?).unwrap();
    assert_eq!(shown.len(), 11);
    assert!(shown.is_sorted_by(|one, other| one >= other), "{shown:?}");
    let given = |(fours, three): &([&str; 2], &str)| fours.iter().chain([three]).map(|hp| points(hp)).sum::<u32>();
    assert_eq!(shown.iter().sum::<u32>(), ROUNDS.iter().map(given).sum::<u32>());
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// The judge sets a table manually before the players sit down, and the best four of the round meet at the final table.
#[tokio::test]
async fn a_table_can_be_set_manually_before_the_final_table() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect_text("new-event", "New event").await?;
    window.press("n").await?;
    window.expect_focus("event-name").await?;
    window.press_text("Family tables\tc\tt\n").await?;
    window.expect_focus("player-name").await?;
    let names = &NAMES[..8];
    window.press_text(&names.iter().map(|name| format!("{name}\n")).collect::<String>()).await?;
    window.expect_text("player-count", "8 players").await?;
    window.choose("plan-rounds", "1").await?;
    window.expect_text("next-step", "Pair round 1").await?;
    window.press("Control+Enter").await?;
    window.expect_text("open-tables", "2 open").await?;

    window.press("Escape").await?;
    window.press("m").await?;
    window.click("change-byHand").await?;
    window.click("change-seat-1").await?;
    window.press_text("Ada\tBen\t").await?;
    window.click("change-note").await?;
    window.press_text("One family").await?;
    window.click("change-do").await?;
    window.expect_text("change-missing", "three or four").await?;
    window.click("change-seat-3").await?;
    window.press_text("Cem\tDana\t").await?;
    window.click("change-do").await?;
    window.expect_gone("change-dialog").await?;
    let together = "return [...document.querySelectorAll('[data-testid^=suns-] ol')].map((table) => table.innerText)
        .some((names) => names.search(/Ada[^]*Ben[^]*Cem[^]*Dana/) >= 0)";
    window.expect_text("open-tables", "2 open").await?;
    assert_eq!(window.evaluate(together).await?, true, "they sit together, in this order");

    window.press("e").await?;
    window.press_text("\n25 20 15 10\n\n24 19 14 9\n").await?;
    window.expect_text("open-tables", "All results are in").await?;
    window.press_text("gb").await?;
    window.expect_text("panel-bracket", "No final table yet").await?;
    window.click("make-bracket").await?;
    window.expect_text("confirm", "Create the final table?").await?;
    window.press("Enter").await?;
    window.expect_text("open-tables", "1 open").await?;
    window.press("e").await?;
    window.press_text("\n1 0 30 2\n").await?;
    window.expect_text("open-tables", "All results are in").await?;
    window.press_text("gb").await?;
    window.expect_text("panel-bracket", "Final places").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
