-- Everything the house keeps. Times are milliseconds since 1970.

CREATE TABLE house (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id       BIGINT PRIMARY KEY NOT NULL,
    name     TEXT NOT NULL,
    created  BIGINT NOT NULL,
    -- Until when the host has silenced or shut out this person; 0 is not at all.
    muted    BIGINT NOT NULL DEFAULT 0,
    banned   BIGINT NOT NULL DEFAULT 0
);

-- Cookies, tokens and links: only the hash of each is kept.
CREATE TABLE credentials (
    hash    TEXT PRIMARY KEY NOT NULL,
    person  BIGINT NOT NULL REFERENCES people (id),
    kind    TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX credentials_of_person ON credentials (person);

-- The sheet holds what is agreed at a table, as JSON; what was played is in the log.
CREATE TABLE tables (
    id      BIGINT PRIMARY KEY NOT NULL,
    game    TEXT NOT NULL,
    state   TEXT NOT NULL,
    public  BIGINT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    sheet   TEXT NOT NULL
);
CREATE INDEX tables_to_list ON tables (public, state, changed);

CREATE TABLE seats (
    table_id BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    person   BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_person ON seats (person);

-- Append-only: the lines of each table's record. `at` counts the lines before.
CREATE TABLE log (
    table_id BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    count    BIGINT NOT NULL,
    time     BIGINT NOT NULL,
    seat     BIGINT,
    question BIGINT,
    key      TEXT,
    lines    TEXT NOT NULL,
    PRIMARY KEY (table_id, at)
);

-- Answers given in an interrupt window that has not closed yet.
CREATE TABLE held (
    table_id BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    question BIGINT NOT NULL,
    time     BIGINT NOT NULL,
    key      TEXT,
    action   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id BIGINT NOT NULL,
    person   BIGINT NOT NULL,
    time     BIGINT NOT NULL,
    text     TEXT NOT NULL
);
CREATE INDEX chat_of_table ON chat (table_id, id);

CREATE TABLE notes (
    table_id BIGINT NOT NULL,
    person   BIGINT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE reports (
    id       INTEGER PRIMARY KEY,
    table_id BIGINT NOT NULL,
    reporter BIGINT NOT NULL,
    reported BIGINT NOT NULL,
    time     BIGINT NOT NULL,
    reason   TEXT NOT NULL,
    closed   BIGINT NOT NULL DEFAULT 0
);
