-- What PostgreSQL needs beside the numbered files, which are written for SQLite and read for
-- both. It runs whenever a house is opened, and must change nothing the second time.

-- Two functions of SQLite under the same names, as far as statements here use them.
CREATE OR REPLACE FUNCTION json_extract(document TEXT, path TEXT) RETURNS TEXT
    LANGUAGE SQL IMMUTABLE PARALLEL SAFE
    AS $$ SELECT CAST(document AS JSON) #>> string_to_array(substr(path, 3), '.') $$;

CREATE OR REPLACE FUNCTION json_each(document TEXT) RETURNS TABLE (value JSON)
    LANGUAGE SQL IMMUTABLE PARALLEL SAFE
    AS $$ SELECT json_array_elements(CAST(document AS JSON)) $$;
