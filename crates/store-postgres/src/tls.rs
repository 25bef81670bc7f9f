//! Encryption of connections: the server must have a certificate for its name, signed by an authority that is trusted.

use std::sync::Arc;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use store::{ServerProblem, StoreError};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::Address;

/// Returns the settings of TLS for an address: its file of certificates, or those that the system trusts.
pub(crate) fn connector(address: &Address) -> Result<MakeRustlsConnect, StoreError> {
    let failed = |detail: String| StoreError::Server {
        address: address.to_string(),
        problem: ServerProblem::Encryption { detail },
    };
    let mut trusted = RootCertStore::empty();
    match &address.root_certificates {
        Some(file) => {
            let unreadable = |error: &dyn std::fmt::Display| failed(format!("{}: {error}", file.display()));
            let certificates = CertificateDer::pem_file_iter(file).map_err(|error| unreadable(&error))?;
            for certificate in certificates {
                let certificate = certificate.map_err(|error| unreadable(&error))?;
                trusted.add(certificate).map_err(|error| unreadable(&error))?;
            }
            if trusted.is_empty() {
                return Err(unreadable(&"the file contains no certificate"));
            }
        }
        None => {
            trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| failed(error.to_string()))?
        .with_root_certificates(trusted)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
