-- The secret with which nodes encrypt their messages to each other, in hexadecimal. The first node creates it.
CREATE TABLE bus_key (id BIGINT PRIMARY KEY, key TEXT NOT NULL);
