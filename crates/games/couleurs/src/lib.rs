//! Couleurs du Monde.
