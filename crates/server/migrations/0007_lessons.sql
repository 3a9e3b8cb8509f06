-- Which lessons somebody has solved, and whether with a hint.
CREATE TABLE lessons (
    person BIGINT NOT NULL,
    game   TEXT NOT NULL,
    lesson TEXT NOT NULL,
    helped BIGINT NOT NULL,
    PRIMARY KEY (person, game, lesson)
);
