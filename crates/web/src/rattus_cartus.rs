//! The table of *Rattus Cartus*.
