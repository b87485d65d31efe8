//! L'Africa, le jeu des 9 pistes.
