//! The battery of laws that every game is handed to.
