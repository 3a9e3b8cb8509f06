//! What somebody could try, and what comes of it: nothing.

mod forms;
mod headers;
mod identity;
mod requests;
mod secrets;
mod slow;
mod steps;
mod texts;
