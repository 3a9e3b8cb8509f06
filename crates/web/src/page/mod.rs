//! The pages around the tables: plain structs in, markup out.
