//! Whole reviews of small games.

mod made;
mod played;
mod twins;
