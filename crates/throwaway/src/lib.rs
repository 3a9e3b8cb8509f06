//! Throw-away servers for tests, PostgreSQL, NATS and nginx: on loopback, in a temporary folder, and as
//! a user without rights. They end with the process that started them, however that ends.
//!
//! An address in the environment is used instead where it is given: `SNUG_TEST_POSTGRES`,
//! `SNUG_TEST_NATS`. What is missing is named, and nothing is skipped for want of it.

mod island;
mod nats;
mod nginx;
mod postgres;
mod process;

pub use island::{Island, ran_alone};
pub use nats::Nats;
pub use nginx::Nginx;
pub use postgres::Postgres;
