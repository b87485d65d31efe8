//! The files of `locales/`, embedded; listed by the build script.

include!(concat!(env!("OUT_DIR"), "/files.rs"));
