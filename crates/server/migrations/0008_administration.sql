-- What hosts and people may do about people: last visits, mutes and bans, invitations, the log of what hosts did, and
-- people whose journals are still to be rewritten because they were deleted.
CREATE TABLE seen (
    person TEXT NOT NULL PRIMARY KEY,
    time BIGINT NOT NULL
);

CREATE TABLE sanctions (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    until BIGINT NOT NULL,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (person, kind)
);

CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    uses BIGINT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE audit (
    number BIGINT NOT NULL PRIMARY KEY,
    time BIGINT NOT NULL,
    actor TEXT NOT NULL,
    deed TEXT NOT NULL,
    target TEXT NOT NULL,
    detail TEXT NOT NULL
);

CREATE TABLE erasures (
    person TEXT NOT NULL PRIMARY KEY,
    time BIGINT NOT NULL
);
