//! A small authority and what it vouches for.

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};

/// The certificate of a host, its key, and the authority that signed it, all as PEM.
pub(crate) fn make(host: &str) -> (String, String, String) {
    let mut params = CertificateParams::new(Vec::new()).expect("no names");
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().expect("a key");
    let authority = params.self_signed(&key).expect("an authority");
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().expect("a key");
    let host = CertificateParams::new([host.to_owned()]).expect("a host");
    let certificate = host.signed_by(&key, &issuer).expect("a certificate");
    (certificate.pem(), key.serialize_pem(), authority.pem())
}
