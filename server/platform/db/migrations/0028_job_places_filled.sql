-- The id of the city that a country's place of this name means: the one in this state, else the largest. What follows a
-- comma or a bracket is left out where the whole is no name.
CREATE FUNCTION brota_find_city(its_country text, its_state text, its_name text) RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select n.city_id
  from (values (1, public.brota_place(its_name)), (2, public.brota_place(regexp_replace(its_name, '[,(/;].*$', '')))) named (turn, plain),
    lateral (select * from public.city_names n where n.country = its_country and n.plain = named.plain and n.is_whole) n
    join public.cities c on c.id = n.city_id
  where its_country <> '' and named.plain <> ''
  order by named.turn, public.brota_place(c.state) = public.brota_place(its_state) desc, n.population desc, n.city_id
  limit 1
$$;
--> statement-breakpoint
-- The number of a point: its latitude and longitude in ten thousandths of a degree.
CREATE FUNCTION brota_spot(lat double precision, lng double precision) RETURNS bigint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select round((lat + 90) * 10000)::bigint * 10000000 + round((lng + 180) * 10000)::bigint
$$;
--> statement-breakpoint
-- Writes where an offer is, in the transaction that writes the offer, so that no query that changes an offer can forget it.
CREATE FUNCTION brota_place_job() RETURNS trigger
  LANGUAGE plpgsql AS $$
begin
  select c.lat, c.lng, public.brota_spot(c.lat, c.lng) into new.lat, new.lng, new.spot
  from public.cities c where c.id = public.brota_find_city(new.country, new.state, new.city);
  if new.spot is not null and not exists (select from public.job_spots s where s.spot = new.spot) then
    insert into public.job_spots (spot, lat, lng) values (new.spot, new.lat, new.lng) on conflict do nothing;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_place
  BEFORE INSERT OR UPDATE OF country, state, city, spot ON jobs
  FOR EACH ROW EXECUTE FUNCTION brota_place_job();
--> statement-breakpoint
-- The tokens by which filters find an offer; categories, skills and country are among its words. '%' and '&' alone stand
-- for all weeks, '*' is its point.
CREATE OR REPLACE FUNCTION brota_filter_tokens(job jobs) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_tsvector(array_remove(array[
    '=' || job.type,
    case when job.city = '' then null else '~' || public.brota_plain(job.city) end,
    '*' || job.spot,
    '%', '%' || public.brota_week(coalesce(job.published_at, job.created_at)),
    '&', '&' || public.brota_week(job.closes_at)
  ], null))
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
    country, city, type, categories, is_full, spot)
  select j.id,
    titled || setweight(named || stated, 'B') || setweight(public.brota_lexemes(j.about) || learned, 'C')
      || setweight(public.brota_lexemes(j.requirements || ' ' || j.additional_information), 'D')
      || public.brota_filter_tokens(j) || public.brota_member_tokens(j),
    titled || setweight(named, 'B') || setweight(public.brota_lexemes(left(j.about, 300)), 'C')
      || public.brota_filter_tokens(j),
    titled || setweight(named, 'B') || setweight(stated, 'C') || public.brota_filter_tokens(j)
      || public.brota_member_tokens(j) || learned,
    coalesce(j.published_at, j.created_at), j.closes_at, j.start_date, j.owner_id, j.country,
    public.brota_plain(j.city), j.type, j.categories, public.brota_is_full(j), j.spot
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
    categories = excluded.categories, is_full = excluded.is_full, spot = excluded.spot;
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
    additional_information, categories, skills, owner_id, type, start_date, closes_at, published_at, vacancies, spot ON jobs
  FOR EACH ROW EXECUTE FUNCTION brota_document_changed();
