-- The bits of a document: its categories, skills and type, each by its place in this list, and whether it is full. A bit
-- keeps its place for ever; new ones are added at the end.
CREATE FUNCTION brota_bits(head tsvector, is_full boolean) RETURNS bigint
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
    '=part-time', '=full-time', '=on-time-face-to-face', '=continuous-face-to-face', '=online'
  ]) with ordinality known (token, place)
  where known.token = any (tsvector_to_array(head))
$$;
--> statement-breakpoint
-- The terms of a document: its categories, skills, country and city, as its tokens are, and an empty one.
CREATE FUNCTION brota_terms(head tsvector) RETURNS SETOF text
  LANGUAGE sql STABLE AS $$
  select term from unnest(array['']::text[] || tsvector_to_array(head)) term
  where term = '' or left(term, 1) in ('#', '+', '@', '~')
$$;
--> statement-breakpoint
CREATE FUNCTION brota_terms_changed() RETURNS trigger
  LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old.head, old.published_at, old.closes_at, old.country, old.is_full)
    is not distinct from (new.head, new.published_at, new.closes_at, new.country, new.is_full) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.job_terms t using public.brota_terms(old.head) known (term)
    where t.term = known.term and t.published_at = old.published_at and t.job_id = old.job_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.job_terms (job_id, term, published_at, closes_at, country, bits)
    select new.job_id, known.term, new.published_at, new.closes_at, new.country, public.brota_bits(new.head, new.is_full)
    from public.brota_terms(new.head) known (term);
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER job_documents_terms
  AFTER INSERT OR UPDATE OR DELETE ON job_documents
  FOR EACH ROW EXECUTE FUNCTION brota_terms_changed();
--> statement-breakpoint
-- Lists are read from the index alone where the table has been vacuumed, so that this is not left until a fifth has changed.
ALTER TABLE job_terms SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- Statistics know how long each list is, so that a search follows the shortest.
ALTER TABLE job_terms ALTER COLUMN term SET STATISTICS 1000;
--> statement-breakpoint
INSERT INTO job_terms (job_id, term, published_at, closes_at, country, bits)
  SELECT d.job_id, known.term, d.published_at, d.closes_at, d.country, brota_bits(d.head, d.is_full)
  FROM job_documents d, brota_terms(d.head) known (term);
