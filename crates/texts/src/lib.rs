//! French and English: the messages of locales/ for server and terminal.
