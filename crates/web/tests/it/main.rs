//! The pages, as readers get them.

mod pages;
