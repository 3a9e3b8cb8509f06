//! The pages as people use them: clicked, typed at and looked at in Chromium.

mod dice;
mod everyone;
mod house;
mod keyboard;
mod layout;
mod learn;
mod look;
mod pictures;
mod play;
mod proof;
mod scene;
mod tables;
mod together;
mod tour;
mod updates;
mod whole_games;
mod widths;
mod window;
mod without_script;
