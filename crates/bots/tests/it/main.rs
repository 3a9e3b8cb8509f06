//! What holds for every bot, whatever the game.

mod by_hand;
mod documents;
mod fairness;
mod games;
mod levels;
mod sameness;
mod seated;
mod table;
mod time;
