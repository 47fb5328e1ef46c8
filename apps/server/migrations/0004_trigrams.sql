-- Names that are nearly right are found by the three-letter pieces they share.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
