-- Format 2 of the tables, made from format 1 (tables.sql): each row belongs to a shop, each login of desks to one shop, and a
-- login sees and changes only the rows of its shop. What format 1 contains belongs to the first shop.
CREATE TABLE cantina.shop (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE CHECK (name <> '')
);
INSERT INTO cantina.shop (name) VALUES ('main');

CREATE TABLE cantina.desk (
    login text PRIMARY KEY,
    shop integer NOT NULL REFERENCES cantina.shop (id)
);
INSERT INTO cantina.desk (login, shop)
SELECT DISTINCT grantee, 1 FROM information_schema.role_table_grants
WHERE table_schema = 'cantina' AND table_name = 'entry' AND privilege_type = 'INSERT' AND grantee <> current_user;

-- Returns the shop of the login, or NULL. It runs with the owner's rights: desks cannot read the table of logins.
CREATE FUNCTION cantina.own_shop() RETURNS integer
LANGUAGE sql STABLE PARALLEL RESTRICTED SECURITY DEFINER SET search_path = pg_catalog, pg_temp
RETURN (SELECT desk.shop FROM cantina.desk WHERE desk.login = session_user::text);

-- Returns the epoch of phone requests. Starts a new one if the database was restored on another server or under another
-- name: sequence numbers of phones may have decreased.
CREATE FUNCTION cantina.open_epoch() RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    here text;
    known cantina.about;
BEGIN
    SELECT (SELECT system_identifier FROM pg_control_system()) || ' ' || oid INTO here
    FROM pg_database WHERE datname = current_database();
    SELECT * INTO known FROM cantina.about;
    IF known.place <> here THEN
        SELECT * INTO known FROM cantina.about FOR UPDATE;
        IF known.place NOT IN ('', here) THEN
            known.epoch := replace(gen_random_uuid()::text, '-', '');
        END IF;
        UPDATE cantina.about SET epoch = known.epoch, place = here;
    END IF;
    RETURN known.epoch;
END $$;

ALTER TABLE cantina.stream ADD shop integer NOT NULL DEFAULT 1 REFERENCES cantina.shop (id);
ALTER TABLE cantina.stream ALTER shop SET DEFAULT cantina.own_shop(), DROP CONSTRAINT stream_kind_number_key,
    ADD UNIQUE (shop, kind, number), ADD UNIQUE (shop, id);
DROP TRIGGER stream_start_is_not_rewritten ON cantina.stream;
CREATE TRIGGER stream_start_is_not_rewritten
    BEFORE UPDATE OF id, shop, kind, number, created_at, start, append ON cantina.stream
    FOR EACH ROW EXECUTE FUNCTION cantina.refuse();

-- The foreign keys contain the shop: the check of a foreign key sees the rows of all shops.
ALTER TABLE cantina.entry ADD shop integer NOT NULL DEFAULT 1, DROP CONSTRAINT entry_stream_fkey;
ALTER TABLE cantina.entry ALTER shop SET DEFAULT cantina.own_shop(),
    ADD FOREIGN KEY (shop, stream) REFERENCES cantina.stream (shop, id);
ALTER TABLE cantina.device ADD shop integer NOT NULL DEFAULT 1, DROP CONSTRAINT device_stream_fkey,
    DROP CONSTRAINT device_pkey;
ALTER TABLE cantina.device ALTER shop SET DEFAULT cantina.own_shop(), ADD PRIMARY KEY (shop, id),
    ADD FOREIGN KEY (shop, stream) REFERENCES cantina.stream (shop, id);
ALTER TABLE cantina.device_print ADD shop integer NOT NULL DEFAULT 1, DROP CONSTRAINT device_print_stream_fkey;
ALTER TABLE cantina.device_print ALTER shop SET DEFAULT cantina.own_shop(),
    ADD FOREIGN KEY (shop, stream) REFERENCES cantina.stream (shop, id);
ALTER TABLE cantina.write_count ADD shop integer NOT NULL DEFAULT 1 REFERENCES cantina.shop (id),
    DROP CONSTRAINT write_count_pkey;
ALTER TABLE cantina.write_count ALTER shop DROP DEFAULT, ADD PRIMARY KEY (shop, part);

-- The owner, who makes copies with pg_dump, sees all rows.
DO $$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY ARRAY['stream', 'entry', 'device', 'device_print', 'write_count'] LOOP
        EXECUTE format('ALTER TABLE cantina.%I ENABLE ROW LEVEL SECURITY', name);
        EXECUTE format('CREATE POLICY of_own_shop ON cantina.%I USING (shop = (SELECT cantina.own_shop()))', name);
    END LOOP;
    FOR name IN SELECT login FROM cantina.desk LOOP
        EXECUTE format('REVOKE UPDATE (epoch, place) ON cantina.about FROM %I', name);
    END LOOP;
END $$;

UPDATE cantina.about SET format = 2;
