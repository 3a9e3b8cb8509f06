//! The pages as people use them: clicked, typed at and looked at in Chromium.

mod budgets;
mod card_text;
mod dice;
mod everyone;
mod hint;
mod house;
mod keyboard;
mod layout;
mod learn;
mod lessons;
mod look;
mod pictures;
mod play;
mod proof;
mod reviews;
mod scene;
mod site;
mod tab;
mod tables;
mod together;
mod tour;
mod updates;
mod whole_games;
mod widths;
mod window;
mod without_script;
