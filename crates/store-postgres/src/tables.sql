-- The tables of Cantina, format 1, which shops.sql makes format 2. Run by the owner; a login for desks gets its rights in
-- rights.sql.
-- Texts are bytes (UTF-8), because a text of PostgreSQL cannot hold U+0000.
CREATE SCHEMA cantina;

CREATE TABLE cantina.about (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    format integer NOT NULL,
    -- The epoch of phone requests, and the server and database that it belongs to.
    epoch text NOT NULL DEFAULT '',
    place text NOT NULL DEFAULT ''
);
INSERT INTO cantina.about (format) VALUES (1);

CREATE TABLE cantina.stream (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('event', 'game', 'league', 'deck')),
    number bigint NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
    created_at bytea NOT NULL,
    updated_at bytea NOT NULL,
    archived boolean NOT NULL DEFAULT false,
    name bytea NOT NULL,
    length bigint NOT NULL DEFAULT 0 CHECK (length >= 0),
    head bytea NOT NULL CHECK (octet_length(head) = 32),
    status bytea NOT NULL,
    start bytea NOT NULL,
    -- Random number of the creation, by which a desk recognises its own after a lost answer.
    append bytea NOT NULL UNIQUE CHECK (octet_length(append) = 16),
    UNIQUE (kind, number)
);

CREATE TABLE cantina.entry (
    stream bigint NOT NULL REFERENCES cantina.stream (id),
    seq bigint NOT NULL CHECK (seq BETWEEN 0 AND 4294967295),
    kind bytea NOT NULL,
    at bytea NOT NULL,
    body bytea NOT NULL,
    hash bytea NOT NULL CHECK (octet_length(hash) = 32),
    -- Random number of the append, by which a desk recognises its own after a lost answer.
    append bytea NOT NULL CHECK (octet_length(append) = 16),
    PRIMARY KEY (stream, seq)
);

CREATE TABLE cantina.device (
    id bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
    stream bigint NOT NULL REFERENCES cantina.stream (id),
    holder bytea NOT NULL,
    key bytea NOT NULL CHECK (octet_length(key) = 32),
    asked bigint NOT NULL DEFAULT 0 CHECK (asked >= 0),
    newest bytea CHECK (octet_length(newest) = 32),
    refused boolean NOT NULL DEFAULT false,
    ended boolean NOT NULL DEFAULT false,
    printed boolean NOT NULL DEFAULT false,
    reads bigint NOT NULL DEFAULT 0 CHECK (reads >= 0)
);
CREATE INDEX device_of_holder ON cantina.device (stream, holder);

CREATE TABLE cantina.device_print (
    stream bigint PRIMARY KEY REFERENCES cantina.stream (id),
    key bytea NOT NULL CHECK (octet_length(key) = 32)
);

-- The write counter is the sum of several rows, so that writers seldom wait for each other.
CREATE TABLE cantina.write_count (
    part integer PRIMARY KEY,
    writes bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
INSERT INTO cantina.write_count (part) SELECT part FROM generate_series(0, 31) AS part;

CREATE FUNCTION cantina.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% of %: entries and streams are never changed or removed', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER entry_is_kept BEFORE UPDATE OR DELETE ON cantina.entry
    FOR EACH ROW EXECUTE FUNCTION cantina.refuse();
CREATE TRIGGER entry_is_not_emptied BEFORE TRUNCATE ON cantina.entry
    FOR EACH STATEMENT EXECUTE FUNCTION cantina.refuse();
CREATE TRIGGER stream_is_kept BEFORE DELETE ON cantina.stream
    FOR EACH ROW EXECUTE FUNCTION cantina.refuse();
CREATE TRIGGER stream_is_not_emptied BEFORE TRUNCATE ON cantina.stream
    FOR EACH STATEMENT EXECUTE FUNCTION cantina.refuse();
CREATE TRIGGER stream_start_is_not_rewritten BEFORE UPDATE OF id, kind, number, created_at, start, append ON cantina.stream
    FOR EACH ROW EXECUTE FUNCTION cantina.refuse();
CREATE TRIGGER stream_only_grows BEFORE UPDATE ON cantina.stream
    FOR EACH ROW WHEN (NEW.length < OLD.length) EXECUTE FUNCTION cantina.refuse();
