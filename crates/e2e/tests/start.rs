//! The window opens, says what it is, is shut tight, and goes away when it is told to.

use e2e::{Done, Window};
use serde_json::json;

#[tokio::test]
async fn the_window_opens_names_its_data_and_closes() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    let about = window.expect_text("about", "cantina.db").await?;
    assert!(about.contains(env!("CARGO_PKG_VERSION")), "{about}");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn the_page_can_call_our_commands_and_nothing_else() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect_text("about", "cantina.db").await?;
    for command in ["plugin:dialog|open", "plugin:window|set_title", "plugin:event|emit", "no_such_command"] {
        let call = format!(
            "const done = arguments[arguments.length - 1];
             window.__TAURI_INTERNALS__.invoke('{command}', {{}}).then(() => done('allowed'), (why) => done(String(why)))"
        );
        let answer = window.client().execute_async(&call, Vec::new()).await.unwrap();
        assert!(
            answer.as_str().is_some_and(|why| why.contains("not allowed") || why.contains("not found")),
            "{command}: {answer}"
        );
    }
    let elsewhere = "fetch('https://example.org/').then(() => 0, () => 1)";
    assert_eq!(window.evaluate(&format!("return await {elsewhere}")).await.ok(), Some(json!(1)));
    Ok(())
}

#[tokio::test]
async fn a_second_window_on_the_same_data_says_so_and_leaves_them_alone() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let first = Window::open(data.path()).await?;
    first.expect_text("about", "cantina.db").await?;
    let second = Window::open(data.path()).await?;
    second.expect_text("start-error", "Another Cantina window").await?;
    second.close().await?;
    first.close().await
}

#[tokio::test]
async fn killed_at_once_it_starts_again() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    window.expect_text("about", "cantina.db").await?;
    window.kill_and_reopen().await?;
    window.expect_text("about", "cantina.db").await?;
    window.restart().await?;
    window.expect_text("about", "cantina.db").await?;
    window.close().await
}

#[tokio::test]
async fn a_container_without_a_language_still_gives_the_page_one_that_it_can_format_with() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open_with(data.path(), &[("LANG", "C.UTF-8"), ("LC_ALL", "POSIX")]).await?;
    let formatted = window.evaluate("return new Intl.NumberFormat(navigator.language).format(0.5)").await?;
    assert_eq!(formatted, json!("0.5"));
    Ok(())
}
