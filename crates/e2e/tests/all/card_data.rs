//! A card data package in the real window: checked, installed, and used for a draft after a restart.

use std::path::Path;

use e2e::{DriveResult, Window};

fn example() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data-packages/exh").display().to_string()
}

/// Issue 47: a made-up set is installed in the window, drafted by eight, built and paired.
#[tokio::test]
async fn a_package_is_installed_in_the_window_and_its_set_is_drafted_built_and_paired() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open_with(data.path(), &[("CANTINA_OPEN_FROM", example().as_str())]).await?;
    window.click("open-settings").await?;
    window.click("open-card-data").await?;
    window.expect_text("package-cantina", "built-in").await?;
    window.click("choose-package-folder").await?;
    window.expect_text("report-good", "No problems").await?;
    window.expect_text("report-changes", "30 new").await?;
    window.click("install-package").await?;
    window.expect_text("package-example-harbour", "In use after a restart").await?;
    window.restart().await?;
    window.go("#/card-data", "card-data-screen").await?;
    window.expect_text("package-example-harbour", "In use").await?;
    window.expect_gone("card-data-restart").await?;

    window.go("#/events", "new-event").await?;
    window.click("new-event").await?;
    window.fill("event-name", "Harbour draft").await?;
    window.choose("event-set", "EXH").await?;
    window.click("create-event").await?;
    window.type_into("player-name", "Ann").await?;
    window.click("add-player").await?;
    window.expect_text("players", "Ann").await?;
    window.click("fill-bots").await?;
    window.expect_text("player-count", "8").await?;
    for next in ["Start draft", "Go to the draft"] {
        window.click("next-step").await?;
        window.expect_text("next-step", next).await?;
    }
    window.click("next-step").await?;
    while window.count("draft-step").await? > 0 {
        window.pick_first().await?;
    }
    window.click("css=[data-testid^=build-deck-]").await?;
    window.click("suggest-deck").await?;
    window.expect_text("deck-legal", "Legal").await?;
    window.click("css=[data-testid=save-deck]:enabled").await?;
    window.expect_text("deck-saved", "Saved").await?;
    window.click("exit-deck").await?;
    window.click("next-step").await?;
    window.expect_text("open-tables", "4").await?;

    // The event keeps its package.
    window.go("#/card-data", "card-data-screen").await?;
    window.click("remove-example-harbour").await?;
    window.click("confirm-yes").await?;
    window.expect_text("error-banner", "Harbour draft").await?;
    window.close().await
}
