-- What was worked out about finished games. It can be worked out again.
CREATE TABLE chances (
    game TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
);
