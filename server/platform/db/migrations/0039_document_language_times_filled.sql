-- The tokens by which filters find an offer; categories, skills and country are among its words. '%' and '&' alone stand
-- for all weeks, '*' is its point, '!' stands for a
-- verified organisation, '_' for its language.
CREATE OR REPLACE FUNCTION brota_filter_tokens(job jobs) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_tsvector(array_remove(array[
    '=' || job.type,
    case when job.city = '' then null else '~' || public.brota_plain(job.city) end,
    '*' || job.spot,
    case when job.organisation_verified then '!' end,
    '_' || job.language,
    '%', '%' || public.brota_week(coalesce(job.published_at, job.created_at)),
    '&', '&' || public.brota_week(job.closes_at)
  ], null))
$$;
--> statement-breakpoint
-- The tokens that only members search by: the state, and the times of the week.
CREATE OR REPLACE FUNCTION brota_member_tokens(job jobs) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_tsvector(
    array(select '?' || slot from unnest(job.work_shift) slot)
    || case when job.state = '' then '{}'::text[] else array['^' || public.brota_plain(job.state)] end)
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
    country, city, type, categories, is_full, spot, minimum_age, language, work_shift)
  select j.id,
    titled || setweight(named || stated, 'B') || setweight(public.brota_lexemes(j.about) || learned, 'C')
      || setweight(public.brota_lexemes(j.requirements || ' ' || j.additional_information), 'D')
      || public.brota_filter_tokens(j) || public.brota_member_tokens(j),
    titled || setweight(named, 'B') || setweight(public.brota_lexemes(left(j.about, 300)), 'C')
      || public.brota_filter_tokens(j),
    titled || setweight(named, 'B') || setweight(stated, 'C') || public.brota_filter_tokens(j)
      || public.brota_member_tokens(j) || learned,
    coalesce(j.published_at, j.created_at), j.closes_at, j.start_date, j.owner_id, j.country,
    public.brota_plain(j.city), j.type, j.categories, public.brota_is_full(j), j.spot, j.minimum_age, j.language,
    j.work_shift
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
    categories = excluded.categories, is_full = excluded.is_full, spot = excluded.spot, minimum_age = excluded.minimum_age,
    language = excluded.language, work_shift = excluded.work_shift;
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
  AFTER INSERT OR UPDATE OF status, title, organisation, organisation_verified, country, state, city, about, requirements,
    additional_information, categories, skills, owner_id, type, start_date, closes_at, published_at, vacancies, spot,
    minimum_age, language, work_shift ON jobs
  FOR EACH ROW EXECUTE FUNCTION brota_document_changed();
--> statement-breakpoint
-- The bits of a document: its categories, skills, type and language, each by its place in this list, and whether it is full. A bit
-- keeps its place for ever; new ones are added at the end.
CREATE OR REPLACE FUNCTION brota_bits(head tsvector, is_full boolean) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  select (case when is_full then 1::bigint << 62 else 0 end) | coalesce(bit_or(1::bigint << (known.place - 1)::int), 0)
  from unnest(array[
    '#addictions', '#advice', '#humanitarian-aid', '#feeding', '#animals', '#responsible-consumption',
    '#development-cooperation', '#culture-and-social-art', '#human-rights', '#design', '#sports',
    '#childhood-youth-and-family', '#computing', '#immigration-refuge-and-asylum', '#international', '#greater',
    '#ethnic-minorities', '#women', '#people-with-disabilities', '#people-at-risk-of-exclusion',
    '#people-in-prison-situation', '#homeless', '#health', '#icts',
    '+teamwork', '+mentoring', '+problem-solving', '+diversity-respect', '+empathy', '+conflict-management',
    '+management', '+decision-making', '+analytical-thinking', '+collaborative-spirit', '+self-confidence',
    '+organization-skills', '+teaching', '+cultural-intelligence', '+planification', '+communication', '+creativity',
    '+leadership',
    '=part-time', '=full-time', '=on-time-face-to-face', '=continuous-face-to-face', '=online',
    '_es', '_ca', '_gl', '_eu', '_pt', '_en', '_fr', '_it', '_de'
  ]) with ordinality known (token, place)
  where known.token = any (tsvector_to_array(head))
$$;
--> statement-breakpoint
-- The terms of a document: its categories, skills, country, city and language, as its tokens are, and an empty one.
CREATE OR REPLACE FUNCTION brota_terms(head tsvector) RETURNS SETOF text
  LANGUAGE sql STABLE AS $$
  select term from unnest(array['']::text[] || tsvector_to_array(head)) term
  where term = '' or left(term, 1) in ('#', '+', '@', '~', '_')
$$;
