-- Where people are told of their turns. The secret signs calls, so it is kept as it is.
CREATE TABLE hooks (
    person TEXT NOT NULL PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL
);
