//! Players who are dragged onto each other in the lists of an event swap places.

use e2e::{DriveResult, Window};

/// Drags one element onto another and returns `true` if the target was highlighted. Pauses in between, because the page
/// highlights drop targets only after the browser has taken its drag image.
async fn drag(window: &Window, from: &str, to: &str) -> DriveResult<bool> {
    let send = "const at = (name) => document.querySelector(`[data-testid=${name}]`);
        const send = (what, name) => at(name).dispatchEvent(
            new DragEvent(what, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }));";
    window.evaluate(&format!("{send} send('dragstart', '{from}')")).await?;
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let over = format!(
        "{send} send('dragenter', '{to}');
         const lit = at('{to}').hasAttribute('data-over');
         send('drop', '{to}');
         if (at('{from}')) send('dragend', '{from}');
         return lit"
    );
    Ok(window.evaluate(&over).await? == true)
}

async fn event_of_four(window: &Window, kind: &str) -> DriveResult<()> {
    window.click("new-event").await?;
    window.fill("event-name", "Saturday").await?;
    window.choose("event-kind", kind).await?;
    window.click("create-event").await?;
    for player in ["Ann", "Bob", "Cleo", "Dan"] {
        window.type_into("player-name", player).await?;
        window.press("Enter").await?;
    }
    window.expect_text("player-count", "4 players").await.map(drop)
}

/// The list opens the dialog for changed pairings with both players; only the reason is missing. Players at the same
/// table cannot be swapped.
#[tokio::test]
async fn players_of_two_tables_can_be_swapped_by_dragging() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    event_of_four(&window, "constructed").await?;
    window.click("next-step").await?;
    window.expect_text("open-tables", "2 open").await?;
    let (one, other) = (name(&window, "side-1-a").await?, name(&window, "side-2-b").await?);

    assert!(!drag(&window, "side-1-a", "side-1-b").await?, "nothing changes at one table");
    assert_eq!(window.count("change-dialog").await?, 0);

    assert!(drag(&window, "side-1-a", "side-2-b").await?, "the other table takes a player");
    window.expect_focus("change-note").await?;
    window.expect("change-one", |value| value == one).await?;
    window.expect("change-other", |value| value == other).await?;
    window.press_text("One family\n").await?;
    window.expect_gone("change-dialog").await?;
    window.expect_text("side-1-a", &other).await?;
    window.expect_text("side-2-b", &one).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Seats of a pod are swapped by dragging and in the dialog. Dragging is disabled once the draft has begun.
#[tokio::test]
async fn seats_of_a_pod_can_be_swapped_by_dragging() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    event_of_four(&window, "draft").await?;
    window.click("next-step").await?;
    window.expect_text("pod-1", "Ann").await?;
    let at = async |player: &str| {
        let seat = format!("return document.querySelector('[data-testid=seat-of-{player}] .number').textContent");
        window.evaluate(&seat).await
    };
    let (one, other) = (at("1").await?, at("3").await?);
    assert!(drag(&window, "seat-of-1", "seat-of-3").await?, "a seat takes another");
    window.expect_text("toasts", "Ann and Cleo have swapped seats").await?;
    assert_eq!((at("1").await?, at("3").await?), (other.clone(), one.clone()));

    window.click("swap-seats").await?;
    window.click("swap-one").await?;
    window.press_text("Ann\tCleo\n").await?;
    window.expect_gone("swap-seats-dialog").await?;
    assert_eq!((at("1").await?, at("3").await?), (one, other));

    window.click("next-step").await?;
    window.expect_gone("swap-seats").await?;
    assert!(!drag(&window, "seat-of-1", "seat-of-3").await?, "seats stay once the draft has begun");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Returns the player on this side of a table.
async fn name(window: &Window, side: &str) -> DriveResult<String> {
    let title = format!("return document.querySelector('[data-testid={side}]').title");
    Ok(window.evaluate(&title).await?.as_str().unwrap_or_default().to_owned())
}
