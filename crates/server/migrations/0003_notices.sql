-- Where people want to be told that it is their turn; only once they have confirmed it.
CREATE TABLE mail (
    person    BIGINT PRIMARY KEY NOT NULL,
    address   TEXT NOT NULL,
    lang      TEXT NOT NULL,
    confirmed BIGINT NOT NULL
);

-- Who was told about which table and has not been there since.
CREATE TABLE told (
    person   BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
