-- The rights of a login for desks (DESK): it adds entries, and cannot change or remove any.
GRANT USAGE ON SCHEMA cantina TO DESK;
GRANT SELECT ON cantina.about, cantina.stream, cantina.entry, cantina.device, cantina.device_print, cantina.write_count TO DESK;
GRANT INSERT, UPDATE (updated_at, archived, name, length, head, status) ON cantina.stream TO DESK;
GRANT INSERT ON cantina.entry TO DESK;
GRANT INSERT, UPDATE, DELETE ON cantina.device, cantina.device_print TO DESK;
GRANT UPDATE (writes) ON cantina.write_count TO DESK;
