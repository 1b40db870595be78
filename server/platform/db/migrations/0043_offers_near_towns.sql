-- The id of the city of a country that is nearest to a point, at most some 50 km away.
CREATE FUNCTION brota_nearest_city(its_country text, its_lat double precision, its_lng double precision) RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select c.id
  from public.cities c, lateral (select least(abs(c.lng - its_lng), 360 - abs(c.lng - its_lng)) * cosd(its_lat) as east) away
  where c.country = its_country and c.lat between its_lat - 0.45 and its_lat + 0.45 and away.east <= 0.45
  order by (c.lat - its_lat) ^ 2 + away.east ^ 2, c.id
  limit 1
$$;
--> statement-breakpoint
-- The id of the city where an offer is, for everybody: the one of this name, or the one nearest to its exact point.
CREATE FUNCTION brota_find_city(its_country text, its_state text, its_name text, its_lat double precision, its_lng double precision)
  RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select coalesce(public.brota_find_city(its_country, its_state, its_name), public.brota_nearest_city(its_country, its_lat, its_lng))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION brota_place_job() RETURNS trigger
  LANGUAGE plpgsql AS $$
begin
  select c.lat, c.lng, public.brota_spot(c.lat, c.lng) into new.lat, new.lng, new.spot
  from public.cities c
  where c.id = public.brota_find_city(new.country, new.state, new.city, new.exact_lat, new.exact_lng);
  if new.spot is not null and not exists (select from public.job_spots s where s.spot = new.spot) then
    insert into public.job_spots (spot, lat, lng) values (new.spot, new.lat, new.lng) on conflict do nothing;
  end if;
  return new;
end
$$;
--> statement-breakpoint
DROP TRIGGER jobs_place ON jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_place
  BEFORE INSERT OR UPDATE OF country, state, city, spot, exact_lat, exact_lng ON jobs
  FOR EACH ROW EXECUTE FUNCTION brota_place_job();
--> statement-breakpoint
DROP TRIGGER jobs_document ON jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_document
  AFTER INSERT OR UPDATE OF status, title, organisation, organisation_verified, country, state, city, about, requirements,
    additional_information, categories, skills, owner_id, type, start_date, closes_at, published_at, vacancies, spot,
    minimum_age, language, work_shift, exact_lat, exact_lng ON jobs
  FOR EACH ROW EXECUTE FUNCTION brota_document_changed();
--> statement-breakpoint
-- Finds the towns of the offers that have none yet.
UPDATE jobs SET spot = null WHERE spot IS NULL AND exact_lat IS NOT NULL;
