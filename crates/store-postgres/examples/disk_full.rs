//! Fills the disk of a PostgreSQL server: `sudo -E cargo run -p store-postgres --example disk_full`. Needs root on Linux, for
//! a small file system in memory that only this program and the server see.
//!
//! A desk adds entries to an event until there is no space for the tables. The step without space is an error with a code,
//! none of its entries is stored, and the desk continues without a restart once there is space.

use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use postgres::{Client, NoTls};
use store::{Journal, NewEntry, NewStream, Step, StoreError, StreamKind};
use store_postgres::{PostgresJournal, set_up};
use test_postgres::Server;

/// Argument of the part that runs with its own view of the file systems.
const INSIDE: &str = "inside";

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    if std::env::args().nth(1).is_none_or(|argument| argument != INSIDE) {
        return Err(Command::new("unshare").arg("--mount").arg(std::env::current_exe()?).arg(INSIDE).exec().into());
    }
    let folder = tempfile::tempdir()?;
    run("mount", &["-t", "tmpfs", "-o", "size=40m", "tmpfs"], folder.path())?;
    let filled = fill(folder.path());
    // The server has ended.
    run("umount", &[], folder.path())?;
    filled
}

fn run(program: &str, arguments: &[&str], path: &Path) -> Result<(), Failure> {
    let status = Command::new(program).args(arguments).arg(path).status()?;
    if status.success() { Ok(()) } else { Err(format!("{program} failed: root is needed").into()) }
}

fn fill(disk: &Path) -> Result<(), Failure> {
    let space = disk.join("tables");
    std::fs::create_dir(&space)?;
    for path in [disk, &space] {
        run("chown", &["postgres:postgres"], path)?;
    }
    let server = Server::start(&[]);
    let database = server.database();
    set_up(&database.owner.parse()?, &database.desk_name, None)?;
    let mut superuser = Client::connect(&database.superuser, NoTls)?;
    superuser.batch_execute(&format!("CREATE TABLESPACE small LOCATION '{}'", space.display()))?;
    superuser.batch_execute(
        "ALTER TABLE cantina.entry SET TABLESPACE small;
         ALTER INDEX cantina.entry_pkey SET TABLESPACE small;
         CREATE TABLE ballast TABLESPACE small AS SELECT repeat(md5(n::text), 60) AS text FROM generate_series(1, 5000) n",
    )?;
    let journal = PostgresJournal::open(&database.desk.parse()?)?;
    let new = NewStream {
        kind: StreamKind::Event,
        name: "Open".into(),
        at: "2026-11-21T10:00:00Z".into(),
        start: String::new(),
        status: String::new(),
        entries: Vec::new(),
    };
    let event = journal.create(&new)?;
    // Steps of three entries each, which take several pages.
    let step = || -> Vec<NewEntry> {
        let body = || (0..400).map(|_| format!("{:032x}", rand::random::<u128>())).collect();
        (0..3).map(|_| NewEntry { kind: "pick".into(), at: new.at.clone(), body: body() }).collect()
    };
    let mut length = 0;
    let full = loop {
        match journal.append(event, &Step::new(length, &step())) {
            Ok(appended) => length = appended.length,
            Err(error) => break error,
        }
    };
    println!("after {length} entries: {} ({full})", full.code());
    let is_intact = |length: u64| -> Result<bool, StoreError> {
        Ok(journal.read(event, 0)?.len() as u64 == length && journal.damaged_streams()?.is_empty())
    };
    if full.code() != "store.disk_full" || !is_intact(length)? {
        return Err("the step without space is not as it should be".into());
    }
    println!("no entry of the step is stored, and the event can be read");
    superuser.batch_execute("DROP TABLE ballast; CHECKPOINT")?;
    for _ in 0..20 {
        length = journal.append(event, &Step::new(length, &step()))?.length;
    }
    println!("with free space again: {length} entries");
    if is_intact(length)? && PostgresJournal::open(&database.desk.parse()?)?.damaged_streams()?.is_empty() {
        return Ok(());
    }
    Err("the event is damaged".into())
}
