-- The reviews of finished games: one a table, for whoever asked first.
CREATE TABLE reviews (
    table_id BIGINT PRIMARY KEY,
    -- Nobody once they were forgotten.
    person   BIGINT,
    -- waiting, stopped, failed or done
    state    TEXT NOT NULL,
    asked    BIGINT NOT NULL,
    playouts BIGINT NOT NULL,
    searches BIGINT NOT NULL,
    seed     BIGINT NOT NULL,
    -- How it is judged: pieces of different revisions do not fit together.
    revision BIGINT NOT NULL,
    -- All of it as JSON, once it is done.
    review   TEXT
);
CREATE INDEX reviews_waiting ON reviews (state, asked);

-- What was found so far of a review that is being made, from which step on.
CREATE TABLE review_pieces (
    table_id BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    found    TEXT NOT NULL,
    PRIMARY KEY (table_id, at)
);
