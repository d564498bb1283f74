-- When the server last said that it runs and can save, and how many milliseconds up to then count for nobody's clock.
CREATE TABLE awake (id BIGINT PRIMARY KEY, time BIGINT NOT NULL, slept BIGINT NOT NULL);
