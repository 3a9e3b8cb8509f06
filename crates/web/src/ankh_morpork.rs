//! The table of *Discworld: Ankh-Morpork*.
