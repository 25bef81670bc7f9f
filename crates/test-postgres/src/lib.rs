//! A real PostgreSQL server for tests, in a temporary folder.
//!
//! It needs the programs of PostgreSQL 15 or newer, which `cargo xtask test` installs on Debian and Ubuntu. A test that
//! needs the server and does not find them fails, with a message that names the package. It is never skipped.
//!
//! All tests of a program share [`Server::shared`]; a test that stops its server uses [`Server::start`]. [`Server::database`] creates an empty database with an owner and a login for desks. A shell stops the server and
//! removes its folder when the program that started it ends, even if it is killed.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use postgres::{Client, NoTls};

/// Password of all logins.
const PASSWORD: &str = "test-password";
/// Time that a server takes to start at most, on a busy machine.
const START: Duration = Duration::from_secs(120);

/// A running server. Dropping it stops it and removes its data.
#[derive(Debug)]
pub struct Server {
    watcher: Child,
    folder: PathBuf,
    port: u16,
    databases: AtomicU32,
}

/// Addresses of an empty database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Database {
    /// Address with the login that owns the database.
    pub owner: String,
    /// Address with the login of desks, which has no rights yet.
    pub desk: String,
    /// Name of the login of desks.
    pub desk_name: String,
    /// Address with the login that may do everything.
    pub superuser: String,
}

impl Server {
    /// Returns the server that all tests of this program share. Starts it on first use.
    ///
    /// # Panics
    /// As [`Server::start`].
    pub fn shared() -> &'static Server {
        static SHARED: OnceLock<Server> = OnceLock::new();
        SHARED.get_or_init(|| Server::start(&[]))
    }

    /// Starts a server that can only be reached over its socket, with further options such as `-c fsync=on`.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start. The message names the package to install.
    pub fn start(options: &[&str]) -> Server {
        let mut all = vec!["-c", "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=32MB"];
        all.extend(["-c", "max_connections=200"]);
        all.extend(options);
        Server::run(&all, 5432, &[])
    }

    /// Starts a server that can be reached on this machine over the network, with a certificate for the name `localhost`.
    /// The certificate of its authority is [`Server::root_certificate`].
    ///
    /// # Panics
    /// As [`Server::start`].
    pub fn start_encrypted() -> Server {
        let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
        let port = free.unwrap_or_else(|error| panic!("no free port: {error}")).port();
        Server::run(&["-c", "listen_addresses=localhost", "-c", "fsync=off"], port, &[("CANTINA_TEST_TLS", "yes")])
    }

    /// Starts a standby of this server with further options. From now on, the server acknowledges a commit only once it is
    /// on both.
    ///
    /// # Panics
    /// As [`Server::start`].
    pub fn start_standby(&self, options: &[&str]) -> Server {
        let folder = self.folder.display().to_string();
        let usual = ["-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=200"];
        let options = [&usual, options].concat();
        let standby = Server::run(&options, self.port, &[("CANTINA_TEST_PRIMARY", &folder)]);
        let mut client = self.superuser();
        let names = "ALTER SYSTEM SET synchronous_standby_names = '*'";
        for sql in [names, "SELECT pg_reload_conf()"] {
            client.batch_execute(sql).unwrap_or_else(|error| panic!("{sql}: {error:?}"));
        }
        let synchronous = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        let since = Instant::now();
        while client.query_one(synchronous, &[]).map_or(0, |row| row.get::<_, i64>(0)) == 0 {
            assert!(since.elapsed() < START, "the standby did not connect");
            sleep(Duration::from_millis(20));
        }
        standby
    }

    /// Ends all processes of the server immediately, like a power cut.
    ///
    /// # Panics
    /// If the processes cannot be found.
    pub fn kill(&self) {
        assert!(self.signal("KILL"), "the processes of the server cannot be ended");
    }

    /// Makes a standby the primary.
    ///
    /// # Panics
    /// If it is not a standby.
    pub fn promote(&self) {
        let promoted = self.superuser().query_one("SELECT pg_promote()", &[]);
        assert!(promoted.is_ok_and(|row| row.get(0)), "not promoted");
    }

    /// Connects with the login that may do everything.
    fn superuser(&self) -> Client {
        let address = self.address("postgres", "postgres");
        Client::connect(&address, NoTls).unwrap_or_else(|error| panic!("no server: {error:?}"))
    }

    /// Returns the file with the certificate of the authority that signed the server's.
    pub fn root_certificate(&self) -> PathBuf {
        self.folder.join("root.pem")
    }

    fn run(options: &[&str], port: u16, environment: &[(&str, &str)]) -> Server {
        let programs = programs().unwrap_or_else(|| {
            panic!(
                "PostgreSQL is not installed, and this test needs a server. Run `cargo xtask test`, which installs it, \
                 or install it yourself (Debian, Ubuntu: sudo apt-get install postgresql)."
            )
        });
        let mut command = match is_root() {
            // The server refuses to run as root; the package created this user for it.
            true => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh"]);
                command
            }
            false => Command::new("sh"),
        };
        command.args(["-c", include_str!("server.sh"), "server.sh"]).arg(&programs).arg(PASSWORD);
        command
            .args(options)
            .args(["-p", &port.to_string()])
            .env("LC_ALL", "C")
            .envs(environment.iter().copied())
            .current_dir("/");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut watcher = command.spawn().unwrap_or_else(|error| panic!("cannot start {command:?}: {error}"));
        let mut line = String::new();
        if let Some(output) = watcher.stdout.take() {
            BufReader::new(output).read_line(&mut line).unwrap_or_default();
        }
        if line.is_empty() {
            let mut problem = String::new();
            if let Some(mut output) = watcher.stderr.take() {
                output.read_to_string(&mut problem).unwrap_or_default();
            }
            panic!("PostgreSQL in {} did not start: {problem}", programs.display());
        }
        let server = Server { watcher, folder: PathBuf::from(line.trim()), port, databases: AtomicU32::new(0) };
        server.wait();
        server
    }

    fn wait(&self) {
        let since = Instant::now();
        loop {
            match Client::connect(&self.address("postgres", "postgres"), NoTls) {
                Ok(_) => return,
                Err(_) if since.elapsed() < START => sleep(Duration::from_millis(20)),
                Err(error) => {
                    let log = std::fs::read_to_string(self.folder.join("server.log")).unwrap_or_default();
                    panic!("PostgreSQL did not answer within {START:?}: {error:?}\n{log}");
                }
            }
        }
    }

    /// Returns the folder with the data, the log and the socket of the server.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Stops all processes of the server in the middle of their work, so that it accepts requests and never answers, like
    /// one behind a cut network. [`Server::thaw`] lets it continue.
    ///
    /// # Panics
    /// If the processes cannot be found.
    pub fn freeze(&self) {
        assert!(self.signal("STOP"), "the processes of the server cannot be stopped");
    }

    /// Lets the server continue after [`Server::freeze`].
    ///
    /// # Panics
    /// If the processes cannot be found.
    pub fn thaw(&self) {
        assert!(self.signal("CONT"), "the processes of the server cannot be continued");
    }

    /// Sends a signal to the main process of the server and its children. Returns `true` if the main process got it.
    fn signal(&self, signal: &str) -> bool {
        let file = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
        let main = file.lines().next().unwrap_or_default();
        // Children may end in the meantime.
        let children = format!("for child in $(ps -o pid= --ppid {main}); do kill -{signal} $child || true; done");
        let script = format!("kill -{signal} {main} && {children}");
        let sent = Command::new("sh").args(["-c", &script]).stderr(Stdio::null()).status();
        sent.is_ok_and(|status| status.success())
    }

    /// Returns the port of the server, which is also part of the name of its socket.
    pub fn port(&self) -> u16 {
        self.port
    }

    fn address(&self, user: &str, database: &str) -> String {
        let host = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{user}:{PASSWORD}@{host}:{}/{database}", self.port)
    }

    /// Creates an empty database with its own logins.
    ///
    /// # Panics
    /// If the server does not answer.
    pub fn database(&self) -> Database {
        let number = self.databases.fetch_add(1, Ordering::SeqCst);
        let (name, owner, desk) = (format!("test_{number}"), format!("owner_{number}"), format!("desk_{number}"));
        let mut client = self.superuser();
        for sql in [
            format!("CREATE ROLE {owner} LOGIN PASSWORD '{PASSWORD}'"),
            format!("CREATE ROLE {desk} LOGIN PASSWORD '{PASSWORD}'"),
            format!("CREATE DATABASE {name} OWNER {owner}"),
        ] {
            client.batch_execute(&sql).unwrap_or_else(|error| panic!("{sql}: {error:?}"));
        }
        Database {
            owner: self.address(&owner, &name),
            desk: self.address(&desk, &name),
            superuser: self.address("postgres", &name),
            desk_name: desk,
        }
    }
}

impl Server {
    /// Creates another login for a database, and returns its address. Its name is that of the login of desks, then an
    /// underscore and `suffix`.
    ///
    /// # Panics
    /// If the server does not answer.
    pub fn login(&self, database: &Database, suffix: &str) -> String {
        let login = format!("{}_{suffix}", database.desk_name);
        let sql = format!("CREATE ROLE {login} LOGIN PASSWORD '{PASSWORD}'");
        self.superuser().batch_execute(&sql).unwrap_or_else(|error| panic!("{sql}: {error:?}"));
        database.desk.replace(&format!("//{}:", database.desk_name), &format!("//{login}:"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A frozen server could not be stopped. The shell stops it when its input ends.
        self.signal("CONT");
        drop(self.watcher.stdin.take());
        let _ = self.watcher.wait();
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Returns the folder with the newest installed programs of PostgreSQL, or `None`.
fn programs() -> Option<PathBuf> {
    let versions = |folder: &str| -> Vec<(u32, PathBuf)> {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let numbered = entries.filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let number = name.trim_start_matches("pgsql-").trim_start_matches("postgresql@").parse().ok()?;
            Some((number, entry.path().join("bin")))
        });
        numbered.collect()
    };
    let folders = ["/usr/lib/postgresql", "/usr", "/opt/homebrew/opt", "/usr/local/opt"];
    let mut found: Vec<(u32, PathBuf)> = folders.into_iter().flat_map(versions).collect();
    found.sort();
    let on_path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let newest = found.into_iter().rev().map(|(_, folder)| folder);
    newest
        .chain(on_path.unwrap_or_default())
        .find(|folder| ["initdb", "postgres"].iter().all(|program| folder.join(program).is_file()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_starts_takes_logins_and_leaves_nothing_behind() {
        let server = Server::start(&[]);
        let database = server.database();
        let mut client = Client::connect(&database.owner, NoTls).unwrap();
        let version: i32 = client.query_one("SELECT current_setting('server_version_num')::int", &[]).unwrap().get(0);
        assert!(version >= 150_000, "{version}");
        let wrong = database.desk.replace(PASSWORD, "wrong");
        assert!(Client::connect(&wrong, NoTls).is_err());
        let folder = server.folder().to_owned();
        assert!(folder.is_dir());
        drop(client);
        drop(server);
        assert!(!folder.exists());
    }
}
