//! Where the database is, and how the line to it is kept from strangers.

use super::PATIENCE;
use crate::{Error, Result};
use rustls::pki_types::{CertificateDer, pem::PemObject};
use rustls::{ClientConfig, RootCertStore, crypto::ring};
use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;

/// A database and the way to it.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) config: Config,
    pub(super) tls: MakeRustlsConnect,
}

impl Address {
    /// Reads an address. `sslmode=require` and `verify-full` are the same: the certificate must be the host's, from an
    /// authority that the system knows or that `sslrootcert=FILE` holds. Whoever asks for neither gets a plain line:
    /// one that is encrypted only if the other side happens to offer it keeps nobody out.
    pub(super) fn read(address: &str) -> Result<Address> {
        // the driver knows neither of these two words
        let address = address.replace("sslmode=verify-full", "sslmode=require");
        let (address, authority) = match address.split_once("sslrootcert=") {
            None => (address, None),
            Some((before, after)) => {
                let (file, after) = after.split_once('&').unwrap_or((after, ""));
                let address = format!("{before}{after}");
                (address.trim_end_matches(['?', '&']).to_owned(), Some(file.to_owned()))
            }
        };
        let mut config = Config::from_str(&address).map_err(wrong)?;
        config.connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE).application_name("veillee");
        config.keepalives_idle(PATIENCE).keepalives_interval(PATIENCE);
        let roots = match (config.get_ssl_mode(), authority) {
            (SslMode::Require, Some(file)) => from_file(&file)?,
            (SslMode::Require, None) => from_system(),
            _ => {
                config.ssl_mode(SslMode::Disable);
                RootCertStore::empty()
            }
        };
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(wrong)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Address { config, tls: MakeRustlsConnect::new(tls) })
    }
}

fn from_file(file: &str) -> Result<RootCertStore> {
    let mut roots = RootCertStore::empty();
    let wrong = |error: &dyn Display| Error::Unavailable(format!("{file}: {error}"));
    for certificate in CertificateDer::pem_file_iter(file).map_err(|error| wrong(&error))? {
        let certificate = certificate.map_err(|error| wrong(&error))?;
        roots.add(certificate).map_err(|error| wrong(&error))?;
    }
    Ok(roots)
}

/// What cannot be read is left out: the certificate at hand may need none of it.
fn from_system() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
}

fn wrong(error: impl Display) -> Error {
    Error::Unavailable(format!("the address: {error}"))
}
