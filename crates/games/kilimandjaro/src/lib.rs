//! Au pied du Kilimandjaro.
