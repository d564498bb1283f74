-- A number that only grows. Raising it and reading it through another connection proves that commits arrive.
CREATE TABLE pulse (number BIGINT NOT NULL);
INSERT INTO pulse (number) VALUES (0);
