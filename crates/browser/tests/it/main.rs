//! The pages as people use them: clicked, typed at and looked at in Chromium.
#![allow(dead_code, reason = "windows can do more than the first tests need")]

mod house;
mod look;
mod play;
mod scene;
mod whole_games;
mod window;
