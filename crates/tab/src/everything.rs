//! Everything that a browser keeps: saved in one file, brought in from one, forgotten.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use web::Spoken;
use words::Problem;

use crate::Show;
use crate::house::{Call, Done, House};
use crate::reader::{Known, READER};
use crate::sheet::{REVIEWS, Sheet, TABLES, is_id};

/// The name of the file.
const NAME: &str = "snug.json";
/// The version of its format.
const VERSION: u32 = 1;

/// The file.
#[derive(Serialize, Deserialize)]
struct Everything {
    snug: u32,
    kept: BTreeMap<String, String>,
}

impl House {
    /// All of it as a file.
    pub(crate) fn everything(&self) -> Done {
        let all = Everything { snug: VERSION, kept: self.kept.clone() };
        let text = serde_json::to_string(&all).expect("it is plain data");
        Done::show(Show::File(NAME.to_owned(), text))
    }

    /// What a form does with all of it.
    pub(crate) fn act_on_everything(
        &mut self,
        call: &Call<'_>,
        what: &[&str],
    ) -> Result<Done, Problem> {
        match what {
            [] => self.bring_everything(call),
            ["forget"] => {
                let all = self.kept.keys().map(|name| (name.clone(), None)).collect();
                Ok(Done { keep: all, ..Done::go("/") })
            }
            _ => Err(Problem::NoSuchPage),
        }
    }

    /// A file is brought in: what is here and not in it stays, and so does a game that has
    /// been played here since.
    fn bring_everything(&mut self, call: &Call<'_>) -> Result<Done, Problem> {
        let file = call.field("file").unwrap_or_default();
        let file: Everything = serde_json::from_str(file).map_err(|_| Problem::NotEverything)?;
        if file.snug != VERSION {
            return Err(Problem::NotEverything);
        }
        let mut keep = Vec::new();
        let mut newer = 0;
        for (name, text) in &file.kept {
            if let Some(id) = name.strip_prefix(TABLES) {
                let Some(brought) = Sheet::read(text) else {
                    // What nobody could read where it was saved replaces nothing here.
                    if is_id(id) && !self.kept.contains_key(name) {
                        keep.push((name.clone(), Some(text.clone())));
                    }
                    continue;
                };
                if brought.id != id {
                    return Err(Problem::NotEverything);
                }
                match self.compared(&brought) {
                    Compared::Older => keep.push((name.clone(), Some(text.clone()))),
                    Compared::Newer => newer += 1,
                    Compared::Same => {}
                }
            } else if let Some(id) = name.strip_prefix(REVIEWS) {
                // A game that is over is reviewed alike everywhere.
                if !is_id(id) {
                    return Err(Problem::NotEverything);
                }
                if !self.kept.contains_key(name) {
                    keep.push((name.clone(), Some(text.clone())));
                }
            } else if name == READER {
                let mut known = call.known.clone();
                known.join(Known::read(Some(text)));
                keep.push((name.clone(), Some(known.text())));
            } else {
                return Err(Problem::NotEverything);
            }
        }
        keep.iter().for_each(|(name, _)| drop(self.sittings.remove(name)));
        let words = call.lang().words();
        let mut said = words.say("tab-imported").to_owned();
        if newer > 0 {
            said.push(' ');
            said.push_str(&words.with("tab-imported-newer", &[("n", u32::into(newer))]));
        }
        Ok(Done { keep, ..Done::show(Show::Say(said)) })
    }

    /// The game that is kept here, beside the same one from a file.
    fn compared(&self, brought: &Sheet) -> Compared {
        let here = self.kept.get(&brought.name()).and_then(|text| Sheet::read(text));
        match here {
            Some(here) if here.written > brought.written => Compared::Newer,
            Some(here) if here == *brought => Compared::Same,
            _ => Compared::Older,
        }
    }
}

/// How a game here is, beside the same one elsewhere.
enum Compared {
    Newer,
    Same,
    Older,
}
