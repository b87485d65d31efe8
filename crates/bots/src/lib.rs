//! What plays in an empty seat.
