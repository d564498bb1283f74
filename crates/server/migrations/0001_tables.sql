-- The head of each table: how long its journal is, the sum of its last entry, and what lists show.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    entries BIGINT NOT NULL,
    sum TEXT NOT NULL,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    card TEXT NOT NULL,
    due BIGINT NOT NULL,
    touched BIGINT NOT NULL
);
CREATE INDEX games_listed ON games (listed, phase, touched);
CREATE INDEX games_due ON games (phase, due);

-- What happened at each table, in order. The key refuses a second writer.
CREATE TABLE journal (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    entry TEXT NOT NULL,
    sum TEXT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE members (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX members_game ON members (game);

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE logins (
    login TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    passphrase TEXT NOT NULL
);

-- Only hashes of secrets are kept. What expires has a time, what does not has 0.
CREATE TABLE keys (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX keys_person ON keys (person);

CREATE TABLE maps (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    files TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX maps_person ON maps (person);
