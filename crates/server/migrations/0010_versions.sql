-- How often each table was changed. Nodes that share a house in PostgreSQL tell by it whether
-- what they hold of a table is the newest; in a file, which is one program's alone, nobody
-- counts.
CREATE TABLE versions (
    table_id BIGINT PRIMARY KEY NOT NULL,
    version  BIGINT NOT NULL,
    -- When somebody has to look after the table, if nothing happens before.
    due      BIGINT
);
CREATE INDEX versions_due ON versions (due);
INSERT INTO versions (table_id, version, due) SELECT id, 0, 0 FROM tables;

-- The nodes of the house, and when each showed last that it lives.
CREATE TABLE nodes (
    name TEXT PRIMARY KEY NOT NULL,
    seen BIGINT NOT NULL
);

-- Who has which table open, and at which node.
CREATE TABLE present (
    node     TEXT NOT NULL,
    table_id BIGINT NOT NULL,
    person   BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, node)
);

-- Until when a node makes a review alone, unless it says so again.
ALTER TABLE reviews ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;
