-- Text without accents and case in which signs part words, so that "niños/as" is two words and no path.
CREATE FUNCTION brota_parted(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select translate(public.brota_plain(value), '/@._:+&|\-', '          ')
$$;
--> statement-breakpoint
-- The lexemes of a text in which searches look: each word as it stands and its stems in Spanish, Portuguese and English,
-- by dictionaries that every PostgreSQL has.
CREATE FUNCTION brota_lexemes(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select to_tsvector('pg_catalog.simple', plain) || to_tsvector('pg_catalog.spanish', plain)
    || to_tsvector('pg_catalog.portuguese', plain) || to_tsvector('pg_catalog.english', plain)
  from public.brota_parted(value) plain
$$;
--> statement-breakpoint
-- What a search asks for: words of an expression such as 'dog | puppy' as they stand and by their stems. Stop words of a
-- language have no stem in it.
CREATE FUNCTION brota_asked(words text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select to_tsquery('pg_catalog.simple', words) || to_tsquery('pg_catalog.spanish', words)
    || to_tsquery('pg_catalog.portuguese', words) || to_tsquery('pg_catalog.english', words)
$$;
