-- Tokens have names, and people need not listen to everyone.

ALTER TABLE credentials ADD COLUMN label TEXT NOT NULL DEFAULT '';

CREATE TABLE mutes (
    person BIGINT NOT NULL,
    muted  BIGINT NOT NULL,
    PRIMARY KEY (person, muted)
);
