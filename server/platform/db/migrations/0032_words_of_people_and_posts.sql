-- What an account is found by: its name (A), its place and interests (B), and what it says of itself (C).
CREATE FUNCTION brota_account_document(name text, city text, state text, country text, interests text[], about text)
  RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select setweight(public.brota_lexemes(name), 'A')
    || setweight(public.brota_lexemes(city || ' ' || state)
      || (coalesce((select string_agg(quote_literal('$' || i) || ':1', ' ') from unnest(interests) i), '')
        || case when country = '' then '' else ' ' || quote_literal('@' || lower(country)) || ':1' end)::tsvector, 'B')
    || setweight(public.brota_lexemes(about), 'C')
$$;
--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "search",
  ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (brota_account_document(name, city, state, country, categories, about)) STORED,
  ADD COLUMN "named" "tsvector" GENERATED ALWAYS AS (brota_lexemes(name)) STORED;
--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "search",
  ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (brota_lexemes(text)) STORED;
--> statement-breakpoint
-- With their columns, the indexes were dropped.
CREATE INDEX "accounts_search_index" ON "accounts" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "accounts_named_index" ON "accounts" USING gin ("named");
--> statement-breakpoint
CREATE INDEX "posts_search_index" ON "posts" USING gin ("search");
