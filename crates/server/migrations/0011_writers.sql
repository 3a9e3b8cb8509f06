-- What each program that writes to a shared database has committed last, by a number that it made
-- up: whoever loses a connection over a commit sees here whether it was made.
CREATE TABLE writers (
    name  TEXT PRIMARY KEY NOT NULL,
    token BIGINT NOT NULL,
    seen  BIGINT NOT NULL
);

-- What a node is there for.
ALTER TABLE nodes ADD COLUMN role TEXT NOT NULL DEFAULT 'serves';
