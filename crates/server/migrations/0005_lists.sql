-- Indexes that hold just what a list shows, in its order: a list costs the same however many tables there are.
DROP INDEX games_listed;
DROP INDEX games_due;
CREATE INDEX games_listed ON games (touched DESC, id) WHERE listed = 1 AND phase IN ('gathering', 'playing');
CREATE INDEX games_due ON games (due, id) WHERE phase = 'playing' AND due > 0;
CREATE INDEX games_gathering ON games (touched, id) WHERE phase = 'gathering';
