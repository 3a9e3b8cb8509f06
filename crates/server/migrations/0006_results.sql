-- How games ended that were played here from their first card on: one row for each seat,
-- written together with the last step, so that statistics never replay anything.
CREATE TABLE results (
    table_id BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    game     TEXT NOT NULL,
    -- Empty where a game has only one.
    edition  TEXT NOT NULL,
    players  BIGINT NOT NULL,
    time     BIGINT NOT NULL,
    turns    BIGINT NOT NULL,
    ending   TEXT NOT NULL,
    -- Nobody where a bot sat, where several seats were one person's, or who was forgotten.
    person   BIGINT,
    bot      TEXT,
    -- Empty where a game has none.
    role     TEXT NOT NULL,
    won      BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_person ON results (person);
CREATE INDEX results_of_game ON results (game, players, edition);

-- What was played in them, and how often.
CREATE TABLE plays (
    table_id BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    what     TEXT NOT NULL,
    times    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, what)
);

-- Whether somebody shows their figures to others.
ALTER TABLE people ADD COLUMN shows INTEGER NOT NULL DEFAULT 0;
