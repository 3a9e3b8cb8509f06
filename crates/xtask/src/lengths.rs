//! No file of ours is longer than somebody reads at one go.

use std::path::{Path, PathBuf};

use crate::root;

/// A file has no more lines than this.
const LINES: usize = 500;

/// What is written by hand, and read.
const ENDINGS: [&str; 4] = ["rs", "js", "css", "py"];

/// Folders of what we did not write.
const OTHERS: [&str; 2] = ["target", "vendor"];

fn walk(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in folder.read_dir().expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !name.starts_with('.') && !OTHERS.contains(&&*name) {
                walk(&path, into);
            }
        } else if path.extension().is_some_and(|end| ENDINGS.iter().any(|of_ours| end == *of_ours))
        {
            into.push(path);
        }
    }
}

#[test]
fn no_file_is_longer_than_somebody_reads_at_one_go() {
    let mut files = Vec::new();
    walk(&root(), &mut files);
    for ending in ENDINGS {
        let is_such = |path: &PathBuf| path.extension().is_some_and(|end| end == ending);
        assert!(files.iter().any(is_such), "no .{ending} was found");
    }
    let mut long = Vec::new();
    for path in files {
        let lines = std::fs::read_to_string(&path).expect("it is text").lines().count();
        if lines > LINES {
            long.push(format!("{}: {lines} lines", path.display()));
        }
    }
    assert!(long.is_empty(), "too long to be read:\n{}", long.join("\n"));
}
