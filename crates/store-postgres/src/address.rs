//! Addresses of databases on a server, and how a connection to them is encrypted.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use store::{ServerProblem, StoreError};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

/// Longest wait for a connection to one host.
const CONNECT: Duration = Duration::from_millis(1_500);
/// A connection without an answer for this long is lost.
const SILENCE: Duration = Duration::from_secs(3);

/// The address of a database, such as `postgres://desk@server/cantina`. Shown without its password.
#[derive(Clone)]
pub struct Address {
    pub(crate) config: Config,
    /// File with the certificates to trust, instead of those of the system.
    pub(crate) root_certificates: Option<PathBuf>,
    shown: String,
}

impl Address {
    /// Returns `true` if a text is an address of a server rather than the path of a file.
    pub fn is_address(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    /// Returns the address with another password.
    #[must_use]
    pub fn with_password(mut self, password: &str) -> Address {
        self.config.password(password);
        self
    }
}

impl FromStr for Address {
    type Err = StoreError;

    /// Reads an address: `postgres://user:password@host:port/database`, with options after a question mark. Of the
    /// options of PostgreSQL's own programs, `sslmode` accepts `verify-full` (the default for other machines) and
    /// `disable`, and `sslrootcert` is a file.
    ///
    /// # Errors
    /// `store.server_address`.
    fn from_str(text: &str) -> Result<Address, StoreError> {
        let invalid = |detail: &str| StoreError::Server {
            address: without_secrets(text),
            problem: ServerProblem::Address { detail: detail.to_owned() },
        };
        if !Address::is_address(text) {
            return Err(invalid("it must start with postgres://"));
        }
        let (base, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut kept, mut mode, mut root_certificates) = (Vec::new(), None, None);
        for option in query.split('&').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value),
                Some(("sslrootcert", value)) => {
                    let path = decoded(value).ok_or_else(|| invalid("sslrootcert is not a path"))?;
                    root_certificates = Some(PathBuf::from(path));
                }
                // The password would be visible in lists of processes and in histories of shells.
                Some(("password", _)) => return Err(invalid("the password cannot be an option")),
                _ => kept.push(option),
            }
        }
        let plain = if kept.is_empty() { base.to_owned() } else { format!("{base}?{}", kept.join("&")) };
        let mut config = Config::from_str(&plain).map_err(|error| invalid(&reason(&error)))?;
        if config.get_hosts().is_empty() || config.get_dbname().is_none() || config.get_user().is_none() {
            return Err(invalid("it needs a user, a host and a database: postgres://user@host/database"));
        }
        let is_local = config.get_hosts().iter().all(is_this_machine);
        config.ssl_mode(match mode {
            None if is_local => SslMode::Disable,
            Some("disable") => SslMode::Disable,
            None | Some("verify-full") => SslMode::Require,
            Some(_) => return Err(invalid("sslmode must be verify-full or disable")),
        });
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        config.connect_timeout(CONNECT).tcp_user_timeout(SILENCE);
        config.keepalives_idle(Duration::from_secs(2)).keepalives_interval(Duration::from_secs(1));
        config.keepalives_retries(2).application_name("cantina");
        if config.get_password().is_none()
            && let Some(password) = std::env::var("PGPASSWORD").ok().filter(|password| !password.is_empty())
        {
            config.password(password);
        }
        Ok(Address { shown: shown(&config), config, root_certificates })
    }
}

/// Shows the address without its password and without its options.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

/// Shows the address like [`fmt::Display`], so that no password is in any log.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

fn shown(config: &Config) -> String {
    let ports = config.get_ports();
    let hosts: Vec<String> = (0..)
        .zip(config.get_hosts())
        .map(|(index, host)| {
            let name = match host {
                Host::Tcp(name) => name.clone(),
                #[cfg(unix)]
                Host::Unix(path) => path.display().to_string(),
            };
            match ports.get(index).or(ports.first()) {
                Some(5432) | None => name,
                Some(port) => format!("{name}:{port}"),
            }
        })
        .collect();
    let (user, database) = (config.get_user().unwrap_or_default(), config.get_dbname().unwrap_or_default());
    format!("postgres://{user}@{}/{database}", hosts.join(","))
}

fn is_this_machine(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|address: std::net::IpAddr| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// Returns an unreadable address without its options and without what may be a password.
fn without_secrets(text: &str) -> String {
    let place = |text: &str| text.split('?').next().unwrap_or_default().to_owned();
    let Some((login, rest)) = text.rsplit_once('@') else { return place(text) };
    let (scheme, login) = login.split_once("://").unwrap_or(("postgres", login));
    format!("{scheme}://{}@{}", login.split(':').next().unwrap_or_default(), place(rest))
}

fn reason(error: &tokio_postgres::Error) -> String {
    std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string)
}

/// Decodes the percent signs of an option.
fn decoded(value: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = value.as_bytes();
    while let [first, after @ ..] = rest {
        rest = match (first, after) {
            (b'%', [high, low, after @ ..]) => {
                let digits = [*high, *low];
                bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
                after
            }
            (b'%', _) => return None,
            (other, after) => {
                bytes.push(*other);
                after
            }
        };
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(text: &str) -> SslMode {
        text.parse::<Address>().unwrap().config.get_ssl_mode()
    }

    #[test]
    fn connections_beyond_this_machine_are_encrypted_unless_the_address_says_otherwise() {
        assert_eq!(mode("postgres://desk@10.0.0.5/cantina"), SslMode::Require);
        assert_eq!(mode("postgres://desk@10.0.0.5/cantina?sslmode=verify-full"), SslMode::Require);
        assert_eq!(mode("postgres://desk@10.0.0.5/cantina?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("postgres://desk@localhost,server/cantina"), SslMode::Require);
        for local in ["localhost", "127.0.0.1", "[::1]", "%2Frun%2Fpostgresql"] {
            assert_eq!(mode(&format!("postgresql://desk@{local}/cantina")), SslMode::Disable, "{local}");
        }
    }

    #[test]
    fn an_address_is_shown_without_its_password() {
        let address: Address = "postgres://desk:s%23cret@one,two:5433/cantina?sslmode=disable".parse().unwrap();
        assert_eq!(address.config.get_password(), Some(b"s#cret".as_slice()));
        for shown in [address.to_string(), format!("{address:?}")] {
            assert!(shown.starts_with("postgres://desk@one") && !shown.contains("cret"), "{shown}");
        }
    }

    #[test]
    fn an_unreadable_address_is_an_error_without_its_password() {
        for text in [
            "postgres://desk:s3cret@server/cantina?password=s3cret",
            "postgres://desk:s3cret@server/cantina?sslmode=require",
            "postgres://desk:s3cret@server/cantina?nonsense=s3cret",
            "postgres://desk:s3cret@server:port/cantina",
            "postgres://desk:s3cret@server",
            "desk:s3cret@server",
        ] {
            let error = text.parse::<Address>().unwrap_err();
            assert_eq!(error.code(), "store.server_address", "{text}");
            assert!(!error.to_string().contains("cret"), "{text}: {error}");
        }
    }

    #[test]
    fn the_file_of_certificates_may_contain_any_letter() {
        let address: Address = "postgres://desk@server/cantina?sslrootcert=%2Fmy%20certs/root.pem".parse().unwrap();
        assert_eq!(address.root_certificates, Some(PathBuf::from("/my certs/root.pem")));
    }
}
