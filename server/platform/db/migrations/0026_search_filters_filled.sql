-- The number of a week; documents name the weeks in which their offer was published and closes, so that a search can look
-- into a few weeks at a time.
CREATE FUNCTION brota_week(instant timestamptz) RETURNS int
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select floor(extract(epoch from instant) / 604800)::int
$$;
--> statement-breakpoint
-- Matches tokens that begin with this mark and this text without accents and case.
CREATE FUNCTION brota_beginning(mark text, value text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select ('''' || replace(replace(mark || public.brota_plain(value), '\', '\\'), '''', '''''') || ''':*')::tsquery
$$;
--> statement-breakpoint
-- Matches documents that have one of these words, as it stands or by a stem, in fields of these weights; none means all.
-- Each lexeme is in it once, because ranking looks up every one of them in every match.
CREATE FUNCTION brota_any(words text, weights text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select string_agg(quote_literal(lexeme) || case when weights = '' then '' else ':' || weights end, ' | ')::tsquery
  from unnest(tsvector_to_array(public.brota_lexemes(words))) lexeme
$$;
--> statement-breakpoint
-- The tokens by which filters find an offer; categories, skills and country are among its words. '%' and '&' alone stand
-- for all weeks.
CREATE FUNCTION brota_filter_tokens(job jobs) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_tsvector(array_remove(array[
    '=' || job.type,
    case when job.city = '' then null else '~' || public.brota_plain(job.city) end,
    '%', '%' || public.brota_week(coalesce(job.published_at, job.created_at)),
    '&', '&' || public.brota_week(job.closes_at)
  ], null))
$$;
--> statement-breakpoint
-- Only members search by states, which previews do not show.
CREATE FUNCTION brota_member_tokens(job jobs) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_tsvector(array_remove(array[
    case when job.state = '' then null else '^' || public.brota_plain(job.state) end
  ], null))
$$;
--> statement-breakpoint
CREATE FUNCTION brota_is_full(job jobs) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  select job.vacancies is not null and job.vacancies <= (
    select count(*) from public.applications a where a.job_id = job.id and a.status = 'accepted')
$$;
--> statement-breakpoint
-- Writes the document of an offer, or deletes it when the offer is not published. The shared lock excludes the task that
-- deletes words without offers, which could delete a word that this transaction counts on.
CREATE OR REPLACE FUNCTION brota_store_document(id_of_job uuid) RETURNS void
  LANGUAGE plpgsql AS $$
begin
  delete from public.job_documents d where d.job_id = id_of_job
    and not exists (select from public.jobs j where j.id = id_of_job and j.status = 'published');
  insert into public.job_documents as d (job_id, whole, preview, head, published_at, closes_at, start_date, owner_id,
    country, city, type, categories, is_full)
  select j.id,
    titled || setweight(named || stated, 'B') || setweight(public.brota_lexemes(j.about) || learned, 'C')
      || setweight(public.brota_lexemes(j.requirements || ' ' || j.additional_information), 'D')
      || public.brota_filter_tokens(j) || public.brota_member_tokens(j),
    titled || setweight(named, 'B') || setweight(public.brota_lexemes(left(j.about, 300)), 'C')
      || public.brota_filter_tokens(j),
    titled || setweight(named, 'B') || setweight(stated, 'C') || public.brota_filter_tokens(j)
      || public.brota_member_tokens(j) || learned,
    coalesce(j.published_at, j.created_at), j.closes_at, j.start_date, j.owner_id, j.country,
    public.brota_plain(j.city), j.type, j.categories, public.brota_is_full(j)
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
  on conflict (job_id) do update set whole = excluded.whole, preview = excluded.preview, head = excluded.head,
    published_at = excluded.published_at, closes_at = excluded.closes_at, start_date = excluded.start_date,
    owner_id = excluded.owner_id, country = excluded.country, city = excluded.city, type = excluded.type,
    categories = excluded.categories, is_full = excluded.is_full;
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
DROP TRIGGER jobs_document ON jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_document
  AFTER INSERT OR UPDATE OF status, title, organisation, country, state, city, about, requirements,
    additional_information, categories, skills, owner_id, type, start_date, closes_at, published_at, vacancies ON jobs
  FOR EACH ROW EXECUTE FUNCTION brota_document_changed();
--> statement-breakpoint
-- Notes whether an offer is full. The document is locked first, so that of two decisions the second counts the first.
CREATE FUNCTION brota_application_changed() RETURNS trigger
  LANGUAGE plpgsql AS $$
declare
  id_of_job uuid := coalesce(new.job_id, old.job_id);
begin
  perform from public.job_documents d where d.job_id = id_of_job for update;
  update public.job_documents d set is_full = public.brota_is_full(j)
  from public.jobs j where j.id = id_of_job and d.job_id = j.id and d.is_full <> public.brota_is_full(j);
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER applications_decided AFTER UPDATE OF status ON applications
  FOR EACH ROW WHEN (old.status <> new.status and 'accepted' in (old.status, new.status))
  EXECUTE FUNCTION brota_application_changed();
--> statement-breakpoint
CREATE TRIGGER applications_accepted AFTER INSERT ON applications
  FOR EACH ROW WHEN (new.status = 'accepted') EXECUTE FUNCTION brota_application_changed();
--> statement-breakpoint
CREATE TRIGGER applications_deleted AFTER DELETE ON applications
  FOR EACH ROW WHEN (old.status = 'accepted') EXECUTE FUNCTION brota_application_changed();
--> statement-breakpoint
DROP INDEX job_documents_whole_index;
--> statement-breakpoint
DROP INDEX job_documents_preview_index;
--> statement-breakpoint
DROP INDEX job_documents_head_index;
--> statement-breakpoint
INSERT INTO job_documents (job_id, whole, preview, head, published_at, closes_at, start_date, owner_id, country, city,
  type, categories, is_full)
SELECT j.id, d.whole || brota_filter_tokens(j) || brota_member_tokens(j), d.preview || brota_filter_tokens(j),
  d.head || brota_filter_tokens(j) || brota_member_tokens(j) || learned, coalesce(j.published_at, j.created_at),
  j.closes_at, j.start_date, j.owner_id, j.country, brota_plain(j.city), j.type, j.categories, brota_is_full(j)
FROM job_documents_before d JOIN jobs j ON j.id = d.job_id,
  lateral (select coalesce((select string_agg(quote_literal('+' || s) || ':1', ' ') from unnest(j.skills) s), '')::tsvector
    as learned) parts;
--> statement-breakpoint
CREATE INDEX job_documents_whole_index ON job_documents USING gin (whole) WITH (gin_pending_list_limit=256);
--> statement-breakpoint
CREATE INDEX job_documents_preview_index ON job_documents USING gin (preview) WITH (gin_pending_list_limit=256);
--> statement-breakpoint
CREATE INDEX job_documents_head_index ON job_documents USING gin (head) WITH (gin_pending_list_limit=256);
--> statement-breakpoint
DROP TABLE job_documents_before;
