-- The games that somebody does not want to see in their lists any more.
CREATE TABLE hidden (
    person   BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
