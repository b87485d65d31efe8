//! The binary `veillee`: one file a command.

fn main() {}
