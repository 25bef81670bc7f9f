//! Servers, tables and logins that cannot be used: each with its own code, and no password in its text.

use store::StoreError;
use store_postgres::{Address, PostgresJournal, set_up};
use test_postgres::Server;

use crate::common::{client, database, open, refused};

fn error_of(address: &str) -> StoreError {
    let error = refused(address.parse::<Address>().and_then(|address| PostgresJournal::open(&address)));
    assert!(!format!("{error} {error:?}").contains("password@") && !error.to_string().contains("test-password"));
    error
}

#[test]
fn each_wrong_address_has_its_own_code() {
    let database = database();
    let desk = &database.desk;
    for (address, code) in [
        (desk.replace("test-password", "wrong"), "store.server_login"),
        (desk.replace(":test-password", ""), "store.server_login"),
        (desk.replace("/test_", "/no_"), "store.server_login"),
        (desk.replace(":5432/", ":5433/"), "store.server_unreachable"),
        ("postgres://desk:test-password@127.0.0.1:1/cantina".to_owned(), "store.server_unreachable"),
        ("postgres://desk:test-password@no-such-host.invalid/cantina".to_owned(), "store.server_unreachable"),
        (format!("{desk}?sslmode=verify-full"), "store.server_encryption"),
        (format!("{desk}?sslmode=verify-full&sslrootcert=/no/such/file"), "store.server_encryption"),
        ("cantina.db".to_owned(), "store.server_address"),
    ] {
        assert_eq!(error_of(&address).code(), code, "{address}");
    }
}

#[test]
fn a_database_without_tables_is_named_as_such() {
    let database = Server::shared().database();
    assert_eq!(error_of(&database.desk).code(), "store.server_not_set_up");
}

#[test]
fn tables_of_a_newer_version_are_not_touched() {
    let database = database();
    client(&database.owner).batch_execute("UPDATE cantina.about SET format = 3").unwrap();
    assert_eq!(error_of(&database.desk).code(), "store.newer");
    assert_eq!(refused(set_up(&database.owner.parse().unwrap(), &database.desk_name, None)).code(), "store.newer");
}

#[test]
fn setting_up_twice_changes_nothing_and_setting_up_without_the_right_is_refused() {
    let database = database();
    let journal = open(&database);
    let event = crate::common::event(&journal, 3);
    set_up(&database.owner.parse().unwrap(), &database.desk_name, None).unwrap();
    assert_eq!(store::Journal::read(&journal, event, 0).unwrap().len(), 3);
    let desk = database.desk.parse().unwrap();
    assert_eq!(refused(set_up(&desk, &database.desk_name, None)).code(), "store.server_rights");
    let unknown = refused(set_up(&database.owner.parse().unwrap(), "unknown\"; DROP SCHEMA cantina CASCADE; --", None));
    assert_eq!(unknown.code(), "store.server_login", "{unknown}");
    assert_eq!(store::Journal::read(&journal, event, 0).unwrap().len(), 3);
}

#[test]
fn an_encrypted_connection_needs_a_certificate_for_the_name_from_a_trusted_authority() {
    let server = Server::start_encrypted();
    let database = server.database();
    set_up(&database.owner.parse().unwrap(), &database.desk_name, None).unwrap();
    let socket = server.folder().display().to_string().replace('/', "%2F");
    let on = |host: &str| database.desk.replace(&socket, host);
    let trusted = format!("?sslmode=verify-full&sslrootcert={}", server.root_certificate().display());
    let journal = PostgresJournal::open(&format!("{}{trusted}", on("localhost")).parse().unwrap()).unwrap();
    let event = crate::common::event(&journal, 3);
    assert_eq!(store::Journal::read(&journal, event, 0).unwrap().len(), 3);
    for address in [
        // The certificate has no such name.
        format!("{}{trusted}", on("127.0.0.1")),
        // The system does not trust the authority.
        format!("{}?sslmode=verify-full", on("localhost")),
    ] {
        assert_eq!(error_of(&address).code(), "store.server_encryption", "{address}");
    }
    assert!(PostgresJournal::open(&format!("{}?sslmode=disable", on("localhost")).parse().unwrap()).is_ok());
}
