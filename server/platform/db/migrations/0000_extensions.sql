-- Only extensions that an ordinary role may create, and only what PostgreSQL 15 has.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Text as searches see it: lower case, without accents. Immutable, so that indexes and generated columns may use it:
-- the dictionary is named in full and nobody changes it.
CREATE FUNCTION brota_plain(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, value));
