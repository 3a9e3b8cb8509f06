//! What a browser calls: bytes in, bytes out, over the module's own memory.
//!
//! `room(n)` makes room for a question of `n` bytes and says where it is; the page writes it
//! there and calls `ask()`, which says how long the answer is; `answer()` says where that is.
//! The names must reach the module's table of exports unchanged, and Rust counts such a name
//! as unsafe because two could clash: that is all that is unsafe here, no pointer is read.
#![allow(unsafe_code)]

use std::cell::RefCell;

use crate::Tab;

/// A module has one page, and a page one module.
#[derive(Default)]
struct Exchange {
    tab: Tab,
    question: Vec<u8>,
    answer: Vec<u8>,
}

thread_local! {
    static EXCHANGE: RefCell<Exchange> = RefCell::default();
}

/// Makes room for a question of so many bytes, and says where to write it.
#[unsafe(no_mangle)]
extern "C" fn room(bytes: usize) -> *mut u8 {
    EXCHANGE.with_borrow_mut(|exchange| {
        exchange.question = vec![0; bytes];
        exchange.question.as_mut_ptr()
    })
}

/// Answers the question, and says how many bytes the answer has.
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    EXCHANGE.with_borrow_mut(|exchange| {
        exchange.answer = exchange.tab.answer(&exchange.question);
        exchange.answer.len()
    })
}

/// Where the answer is, until the next question.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    EXCHANGE.with_borrow(|exchange| exchange.answer.as_ptr())
}
