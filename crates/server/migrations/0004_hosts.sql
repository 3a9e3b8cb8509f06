-- Who made a table is on its sheet; the tables of one host are counted often.
CREATE INDEX tables_of_host ON tables (json_extract(sheet, '$.host'), state);
