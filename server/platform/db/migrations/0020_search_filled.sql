-- Writes the document of an offer, or deletes it when the offer is not published. The shared lock excludes the task that
-- deletes words without offers, which could delete a word that this transaction counts on.
CREATE FUNCTION brota_store_document(id_of_job uuid) RETURNS void
  LANGUAGE plpgsql AS $$
begin
  delete from public.job_documents d where d.job_id = id_of_job
    and not exists (select from public.jobs j where j.id = id_of_job and j.status = 'published');
  insert into public.job_documents as d (job_id, whole, preview, head)
  select j.id,
    titled || setweight(named || stated, 'B') || setweight(public.brota_lexemes(j.about) || learned, 'C')
      || setweight(public.brota_lexemes(j.requirements || ' ' || j.additional_information), 'D'),
    titled || setweight(named, 'B') || setweight(public.brota_lexemes(left(j.about, 300)), 'C'),
    titled || setweight(named, 'B') || setweight(stated, 'C')
  from public.jobs j,
    lateral (select
      setweight(public.brota_lexemes(j.title)
        || coalesce((select string_agg(quote_literal('#' || c) || ':1', ' ') from unnest(j.categories) c), '')::tsvector, 'A')
        as titled,
      public.brota_lexemes(j.city || ' ' || j.organisation)
        || (case when j.country = '' then '' else quote_literal('@' || lower(j.country)) || ':1' end)::tsvector as named,
      public.brota_lexemes(j.state) as stated,
      coalesce((select string_agg(quote_literal('+' || s) || ':1', ' ') from unnest(j.skills) s), '')::tsvector as learned
    ) parts
  where j.id = id_of_job and j.status = 'published'
  on conflict (job_id) do update set whole = excluded.whole, preview = excluded.preview, head = excluded.head;
  perform pg_advisory_xact_lock_shared(7263402);
  insert into public.search_words (word)
  select distinct lexeme from public.jobs j,
    unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.brota_parted(
      j.title || ' ' || j.city || ' ' || j.organisation || ' ' || left(j.about, 300))))) lexeme
  where j.id = id_of_job and j.status = 'published' and lexeme ~ '^[^[:digit:][:punct:]]{3,30}$'
    and not exists (select from public.search_words known where known.word = lexeme)
  order by lexeme
  on conflict do nothing;
end
$$;
--> statement-breakpoint
CREATE FUNCTION brota_document_changed() RETURNS trigger
  LANGUAGE plpgsql AS $$
begin
  perform public.brota_store_document(new.id);
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_document
  AFTER INSERT OR UPDATE OF status, title, organisation, country, state, city, about, requirements,
    additional_information, categories, skills ON jobs
  FOR EACH ROW EXECUTE FUNCTION brota_document_changed();
--> statement-breakpoint
-- Fills the documents of the offers there are. Nothing rewrites `jobs`: while this runs, its rows can be read, and only
-- writing an offer waits; afterwards no search looks into a half-filled table.
SELECT count(brota_store_document(id)) FROM jobs WHERE status = 'published';
