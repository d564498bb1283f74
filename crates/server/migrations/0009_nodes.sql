-- The node that may write each table, and how often that has changed: an append is refused unless its writer knows both.
ALTER TABLE games ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
CREATE INDEX games_owner ON games (owner, id) WHERE phase IN ('gathering', 'playing');

-- The nodes that run. Each raises its beat every second, and nobody compares clocks.
CREATE TABLE nodes (
    node TEXT NOT NULL PRIMARY KEY,
    beat BIGINT NOT NULL,
    leaving BIGINT NOT NULL,
    version BIGINT NOT NULL
);
