//! An evening of Twin Suns (CR 12) for eleven in the real window, by keys alone: tables of four, four and three over
//! three rounds, places by HP left, a shared victory, the standings by points.

use e2e::{Done, Window};

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

/// HP left at the three tables of each round, as they are typed.
const ROUNDS: [[&str; 3]; 3] =
    [["25 0 13 7", "0 30 4 9", "11 0 5"], ["12 12 0 4", "1 2 3 4", "0 0 17"], ["5 9 2 0", "8 0 0 20", "3 21 14"]];

/// Points by place (profile 5/3/2/1; who shares a place has the points of the next lower one).
fn points(hp: &str) -> u32 {
    let hp: Vec<u32> = hp.split(' ').map(|text| text.parse().unwrap()).collect();
    let of = |own: u32| {
        let better = hp.iter().filter(|other| **other > own).count();
        let same = hp.iter().filter(|other| **other == own).count();
        [5, 3, 2, 1, 0][better + same.min(2) - 1]
    };
    hp.iter().map(|own| of(*own)).sum()
}

async fn round(window: &Window, number: usize) -> Done<()> {
    window.expect_text("next-step", &format!("Pair round {number}")).await?;
    window.press("Control+Enter").await?;
    window.expect_text("open-tables", "3 open").await?;
    for (table, seats) in [(1, 4), (2, 4), (3, 3)] {
        assert_eq!(window.count(&format!("css=[data-testid=suns-{table}] ol > li")).await?, seats);
    }
    window.expect_focus("entry-table").await?;
    if number == 1 {
        // Too few numbers are said, and can be typed again.
        window.press_text("\n25 0 13\n").await?;
        window.expect_text("entry-says", "3 numbers for 4 seats").await?;
        window.expect_focus("entry-hp").await?;
        window.press("Escape").await?;
    }
    let typed: String = ROUNDS[number - 1].iter().map(|hp| format!("\n{hp}\n")).collect();
    window.press_text(&typed).await?;
    window.expect_text("open-tables", "All results are in").await?;
    window.press("Escape").await
}

#[tokio::test]
async fn eleven_at_tables_of_four_four_and_three() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    window.expect_text("new-event", "New event").await?;
    window.press("n").await?;
    window.expect_focus("event-name").await?;
    window.press_text("Twin Suns evening\tc\tt\n").await?;
    window.expect_text("event-title", "Twin Suns evening").await?;
    window.expect_focus("player-name").await?;
    window.press_text(&NAMES.map(|name| format!("{name}\n")).concat()).await?;
    window.expect_text("player-count", "11 players").await?;
    window.tab_to("plan-rounds").await?;
    window.press_text("3").await?;
    window.expect_text("stepper", "").await?;
    window.expect("plan-rounds", |rounds| rounds == "3").await?;
    window.press("Escape").await?;

    round(&window, 1).await?;
    round(&window, 2).await?;
    let table = window.text("suns-1").await?;
    assert_eq!(table.matches("shared victory").count(), 2, "12 and 12: {table}");
    window.kill_and_reopen().await?;
    window.expect_text("events", "Twin Suns evening").await?;
    window.press("ArrowDown").await?;
    window.press("Enter").await?;
    round(&window, 3).await?;

    window.expect_text("next-step", "Final standings").await?;
    window.press("Control+Enter").await?;
    window.expect("table-standings", |_| true).await?;
    let points_shown = "return [...document.querySelectorAll('[data-testid^=standing-] td:nth-child(3)')]
        .map((cell) => Number(cell.innerText))";
    let shown: Vec<u32> = serde_json::from_value(window.evaluate(points_shown).await?).unwrap();
    assert_eq!(shown.len(), 11);
    assert!(shown.is_sorted_by(|one, other| one >= other), "{shown:?}");
    assert_eq!(shown.iter().sum::<u32>(), ROUNDS.as_flattened().iter().map(|hp| points(hp)).sum::<u32>());
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
