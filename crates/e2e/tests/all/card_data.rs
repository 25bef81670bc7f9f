//! A card data package in the real window: checked, installed, and used for a draft after a restart.

use e2e::{DriveResult, Window};

/// Issue 47: a made-up set is installed in the window, drafted by eight, built and paired.
#[tokio::test]
async fn a_package_is_installed_in_the_window_and_its_set_is_drafted_built_and_paired() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let package = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data-packages/exh");
    let mut window = Window::open_with(data.path(), &[("CANTINA_OPEN_FROM", package)]).await?;
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
    window.draft_with_bots("Ann").await?;
    while window.count("draft-step").await? > 0 {
        window.pick_first().await?;
    }
    window.build_suggested_deck().await?;
    window.click("next-step").await?;
    window.expect_text("open-tables", "4").await?;

    // The event keeps its package.
    window.go("#/card-data", "card-data-screen").await?;
    window.click("remove-example-harbour").await?;
    window.click("confirm-yes").await?;
    window.expect_text("error-banner", "Harbour draft").await?;
    window.close().await
}
