-- Notes the lexemes of a document that none had before. The shared lock excludes the task that deletes those without
-- documents, which could delete one that this transaction counts on.
CREATE FUNCTION brota_lexemes_changed() RETURNS trigger
  LANGUAGE plpgsql AS $$
begin
  perform pg_advisory_xact_lock_shared(7263402);
  insert into public.search_lexemes (lexeme)
  select has.lexeme from unnest(tsvector_to_array(new.whole)) has (lexeme)
  where not exists (select from public.search_lexemes known where known.lexeme = has.lexeme)
  order by has.lexeme
  on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
-- Writers of documents wait from here until the lexemes of those that there are have been noted.
CREATE TRIGGER job_documents_lexemes
  AFTER INSERT OR UPDATE OF whole ON job_documents
  FOR EACH ROW EXECUTE FUNCTION brota_lexemes_changed();
--> statement-breakpoint
INSERT INTO search_lexemes (lexeme) SELECT word FROM ts_stat('SELECT whole FROM public.job_documents');
--> statement-breakpoint
ANALYZE search_lexemes;
