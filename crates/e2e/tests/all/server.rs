//! Several desks on a PostgreSQL server, in the window.

use std::process::Command;
use std::time::Duration;

use e2e::{DriveResult, Problem, Window, command_line_path};
use test_postgres::{Database, Server};

/// Time after which a window without an answer must not look live.
const NOT_LIVE: Duration = Duration::from_secs(5);

/// Starts a server with an empty database that has the tables of Cantina.
async fn start() -> DriveResult<(Server, Database)> {
    // Connects without a runtime.
    let started = tokio::task::spawn_blocking(|| {
        let server = Server::start(&[]);
        let database = server.database();
        let mut command = Command::new(command_line_path()?);
        command.args(["database", "set-up", &database.owner, "--desk", &database.desk_name]);
        let done = command.output().map_err(|error| Problem::when("setting up the database", error))?;
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        Ok((server, database))
    });
    started.await.map_err(|error| Problem::when("starting the server", error))?
}

/// Chooses a server in the settings of a window.
async fn choose(window: &Window, address: &str) -> DriveResult<()> {
    window.go("#/events", "new-event").await?;
    window.press("g").await?;
    window.press(",").await?;
    window.click("open-server").await?;
    window.expect_text("server-none", "file of this computer").await?;
    window.fill("server-address", address).await?;
    window.click("server-connect").await
}

async fn chosen(window: &Window) -> DriveResult<()> {
    window.expect_gone("server-dialog").await?;
    window.expect("new-event", |_| true).await.map(drop)
}

#[tokio::test]
async fn two_windows_share_an_event_and_show_when_the_server_is_silent() -> DriveResult<()> {
    let (server, database) = start().await?;
    let (data, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let first = Window::open(data.path()).await?;
    // A server that cannot be used is not chosen, and the message does not show the password.
    choose(&first, "postgres://desk:s3cret@127.0.0.1:9/cantina").await?;
    let problem = first.expect_text("server-dialog", "cannot be reached").await?;
    assert!(!problem.contains("s3cret"), "{problem}");
    first.fill("server-address", &database.desk).await?;
    first.click("server-connect").await?;
    chosen(&first).await?;
    let second = Window::open(other.path()).await?;
    choose(&second, &database.desk).await?;
    chosen(&second).await?;
    // An event and its players appear in the other window without a click.
    first.click("new-event").await?;
    first.fill("event-name", "Both desks").await?;
    first.click("create-event").await?;
    second.click("open-event-1").await?;
    first.fill("player-name", "Ada").await?;
    first.press("Enter").await?;
    second.expect_text("player-count", "1").await?;
    // A silent server is named on both screens within five seconds, and they continue when it answers again.
    server.freeze();
    assert!(first.appears("not-live", NOT_LIVE).await? && second.appears("not-live", NOT_LIVE).await?);
    server.thaw();
    first.expect_gone("not-live").await?;
    first.fill("player-name", "Grace").await?;
    first.press("Enter").await?;
    second.expect_text("player-count", "2").await?;
    second.close().await?;
    first.close().await
}

#[tokio::test]
async fn a_window_opens_without_its_server_and_uses_it_again_at_the_next_start() -> DriveResult<()> {
    let (server, database) = start().await?;
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    choose(&window, &database.desk).await?;
    chosen(&window).await?;
    window.restart().await?;
    window.press("g").await?;
    window.press(",").await?;
    window.click("open-server").await?;
    let used = window.expect_text("server-used", "postgres://").await?;
    assert!(!used.contains("test-password"), "{used}");
    drop(server);
    window.restart().await?;
    window.expect_text("start-error", "cannot be reached").await?;
    window.click("without-server").await?;
    window.expect("new-event", |_| true).await?;
    window.press("g").await?;
    window.press(",").await?;
    window.click("open-server").await?;
    window.expect_text("server-dialog", "Not used until the next start").await?;
    window.click("server-leave").await?;
    window.click("confirm-yes").await?;
    chosen(&window).await?;
    window.restart().await?;
    window.expect("new-event", |_| true).await?;
    window.close().await
}
