//! Opponents: each is given a view and the legal actions, and returns one.
