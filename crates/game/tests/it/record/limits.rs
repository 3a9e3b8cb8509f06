//! A record that is too much of anything is refused before work is spent on it.

use std::io::{self, Read};

use game::Refusal;
use game::record::{
    MAX_BYTES, MAX_LINE, MAX_LINES, MAX_NAME, MAX_STEPS, ReadError, Record, read, read_file,
};

use super::games::{EXAMPLE, first_step, sealed_recorder};
use crate::tiny::Tiny;

/// Counts what is read of an endless text.
struct Endless(usize);

impl Read for &mut Endless {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        into.fill(b'x');
        self.0 += into.len();
        Ok(into.len())
    }
}

#[test]
fn an_endless_text_is_read_to_the_limit_only() {
    let mut endless = Endless(0);
    assert!(matches!(read(&mut endless), Err(ReadError::TooLong)));
    assert_eq!(endless.0, MAX_BYTES + 1);
}

#[test]
fn a_file_over_the_limit_is_refused_by_its_size() {
    let path = std::env::temp_dir().join(format!("snug-oversized-{}", std::process::id()));
    let file = std::fs::File::create(&path).expect("a temporary file");
    file.set_len(1 << 40).expect("a file with a hole");
    let result = read_file(&path);
    file.set_len(MAX_BYTES as u64).expect("a shorter file");
    let longest = read_file(&path).expect("it is just short enough");
    std::fs::remove_file(&path).expect("the file is there");
    assert!(matches!(result, Err(ReadError::TooLong)), "{result:?}");
    assert_eq!(longest.len(), MAX_BYTES);
}

#[test]
fn a_record_is_read_from_anything() {
    let record = Record::<Tiny>::read(EXAMPLE.as_bytes()).expect("a record");
    assert_eq!(record.to_string(), EXAMPLE);
    assert!(matches!(Record::<Tiny>::read(&b"\xff"[..]), Err(ReadError::Io(_))));
    assert!(matches!(Record::<Tiny>::read(&b"x"[..]), Err(ReadError::Fault(_))));
}

#[test]
fn each_limit_of_the_text_is_named() {
    for (text, line, reason) in [
        ("x".repeat(MAX_BYTES + 1), 1, "2097152 bytes"),
        (format!("a\n{}\nb", "x".repeat(MAX_LINE + 1)), 2, "a line is at most 4096 bytes"),
        (format!("{}x", "x\n".repeat(MAX_LINES)), MAX_LINES + 1, "at most 100000 lines"),
        (EXAMPLE.replace("North", &"a".repeat(MAX_NAME + 1)), 5, "at most 100 bytes"),
    ] {
        let fault = Record::<Tiny>::parse(&text).expect_err(reason);
        assert_eq!(fault.line, line, "{fault}");
        assert!(fault.reason.contains(reason), "{fault}");
    }
}

#[test]
fn snug_07_a_full_record_takes_no_more_steps() {
    let mut recorder = sealed_recorder();
    let step = first_step(recorder.table().game());
    for _ in 0..MAX_STEPS {
        recorder.apply(step).expect("not full yet");
        recorder.undo_to(0).expect("one step is in force");
    }
    assert_eq!(recorder.apply(step), Err(Refusal::FULL));
    let text = recorder.record().to_string();
    assert!(Record::<Tiny>::parse(&text).expect("full, not too full").replay().is_ok());
    let fault = Record::<Tiny>::parse(&format!("{text}{step}\n")).expect_err("too full");
    assert!(fault.reason.contains("at most 20000 steps"), "{fault}");
}
