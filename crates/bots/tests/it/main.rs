//! What holds for every bot, whatever the game.

mod fairness;
mod games;
mod levels;
mod sameness;
mod table;
mod time;
