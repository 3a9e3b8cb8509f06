//! How the house is run: flags and environment variables.

use std::path::PathBuf;

use clap::Args;

/// How the house is run.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free port
    #[arg(long, value_name = "HOST:PORT", env = "SNUG_ADDRESS", default_value = "127.0.0.1:7684")]
    pub address: String,
    /// The file everything is kept in, which is created if missing; or the address of a PostgreSQL
    /// database, such as postgres://snug@db.example/snug
    #[arg(long, value_name = "DATABASE", env = "SNUG_DATABASE", hide_env_values = true)]
    #[arg(default_value = "snug.db")]
    pub database: String,
    /// The NATS server that carries news between the nodes of a house in PostgreSQL, such as
    /// tls://snug@bus.example; several are separated by commas. Without one PostgreSQL carries them.
    /// A password is in SNUG_BUS_PASSWORD
    #[arg(long, value_name = "URL", env = "SNUG_BUS")]
    pub bus: Option<String>,
    /// The file that has the password of the bus
    #[arg(long, value_name = "FILE", env = "SNUG_BUS_PASSWORD_FILE")]
    pub bus_password_file: Option<PathBuf>,
    /// The file with the certificates of those who sign for the bus, if it is nobody the system
    /// knows
    #[arg(long, value_name = "FILE", env = "SNUG_BUS_CA")]
    pub bus_ca: Option<PathBuf>,
    /// The address people use, when it is not the one listened on
    #[arg(long, value_name = "URL", env = "SNUG_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Trust the X-Forwarded-For header of a reverse proxy in front
    #[arg(long, env = "SNUG_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// The token that lets the host into /house; without one that page is closed
    #[arg(long, value_name = "TOKEN", env = "SNUG_HOST_TOKEN", hide_env_values = true)]
    pub host_token: Option<String>,
    /// How many threads bots think on
    #[arg(long, value_name = "N", env = "SNUG_BOT_THREADS", default_value_t = 1)]
    pub bot_threads: usize,
    /// After how many seconds an unused table is unloaded from memory
    #[arg(long, value_name = "SECONDS", env = "SNUG_IDLE", default_value_t = 120)]
    pub idle: u32,
    /// Maximum number of connections
    #[arg(long, value_name = "N", env = "SNUG_CONNECTIONS", default_value_t = 20_000)]
    pub connections: usize,
    /// Maximum number of connections from one address, unless behind a proxy; 0 means no limit
    #[arg(long, value_name = "N", env = "SNUG_CONNECTIONS_EACH", default_value_t = 500)]
    pub connections_each: usize,
    /// Maximum number of requests per minute from one address or one person; 0 means no limit
    #[arg(long, value_name = "N", env = "SNUG_REQUESTS", default_value_t = 6_000)]
    pub requests: u32,
    /// Maximum number of event streams to one address; 0 means no limit
    #[arg(long, value_name = "N", env = "SNUG_STREAMS", default_value_t = 200)]
    pub streams: usize,
    /// Maximum number of seconds a request may take to arrive
    #[arg(long, value_name = "SECONDS", env = "SNUG_PATIENCE", default_value_t = 30)]
    pub patience: u32,
    /// Maximum number of unfinished tables one person may have opened or sit at
    #[arg(long, value_name = "N", env = "SNUG_TABLES", default_value_t = 50)]
    pub tables: usize,
    /// Maximum number of records one person or address may bring in per hour; 0 offers it to nobody
    #[arg(long, value_name = "N", env = "SNUG_RECORDS", default_value_t = 60)]
    pub records: u32,
    /// Maximum number of questions of one person's tables that wait for searching bots; they answer
    /// further ones at a glance
    #[arg(long, value_name = "N", env = "SNUG_SEARCHES", default_value_t = 12)]
    pub searches: usize,
    /// Maximum number of reviews of finished games that one person may wait for; 0 offers them to
    /// nobody
    #[arg(long, value_name = "N", env = "SNUG_REVIEWS", default_value_t = 30)]
    pub reviews: usize,
    /// How much is done for each of them: as much as `snug review` does.
    #[arg(skip)]
    pub review_budget: review::Budget,
    /// Whether everyone may see the statistics of this house, and not only the host
    #[arg(long, env = "SNUG_STATISTICS", default_value_t = true, action = clap::ArgAction::Set)]
    pub statistics: bool,
    /// Whether players may ask for hints, alone against bots or where all have agreed
    #[arg(long, env = "SNUG_HINTS", default_value_t = true, action = clap::ArgAction::Set)]
    pub hints: bool,
    /// The server that sends turn notices, such as smtps://user:password@mail.example
    #[arg(long, value_name = "URL", env = "SNUG_SMTP", hide_env_values = true)]
    pub smtp: Option<String>,
    /// The address they are sent from, such as "Snug <snug@snug.example>"
    #[arg(long, value_name = "ADDRESS", env = "SNUG_MAIL_FROM")]
    pub mail_from: Option<String>,
    /// After how many seconds a waiting player is told that it is their turn
    #[arg(long, value_name = "SECONDS", env = "SNUG_NOTICE_AFTER", default_value_t = 60)]
    pub notice_after: u32,
    /// Open a browser, if there is a desktop
    #[arg(long, env = "SNUG_BROWSER", default_value_t = true, action = clap::ArgAction::Set)]
    pub browser: bool,
}

impl Config {
    /// How much is done for each review.
    ///
    /// A build for developers takes it from `SNUG_REVIEW_FOR_TESTS` where that is set, as the
    /// playouts and the searches with a comma between them. A release has no such means.
    pub(crate) fn budget_of_reviews(&self) -> review::Budget {
        #[cfg(debug_assertions)]
        if let Some((playouts, searches)) = std::env::var("SNUG_REVIEW_FOR_TESTS")
            .ok()
            .as_deref()
            .and_then(|text| text.split_once(','))
            .and_then(|(playouts, searches)| Some((playouts.parse().ok()?, searches.parse().ok()?)))
        {
            return review::Budget { playouts, searches };
        }
        self.review_budget
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            address: "127.0.0.1:0".to_owned(),
            database: "snug.db".to_owned(),
            bus: None,
            bus_password_file: None,
            bus_ca: None,
            public_url: None,
            behind_proxy: false,
            host_token: None,
            bot_threads: 1,
            idle: 120,
            connections: 20_000,
            connections_each: 0,
            requests: 0,
            streams: 0,
            patience: 30,
            tables: 50,
            records: 60,
            searches: 12,
            reviews: 30,
            review_budget: review::Budget::default(),
            statistics: true,
            hints: true,
            smtp: None,
            mail_from: None,
            notice_after: 60,
            browser: false,
        }
    }
}
