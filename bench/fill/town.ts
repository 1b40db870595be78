import type pg from 'pg'
import { interests, jobCategories, jobTypes, skills } from '#contracts/lists.ts'
import { size } from '../size.ts'
import { firstNames, passages, places } from './passages.ts'

const { organisations, volunteers, firstFreshVolunteer } = size

/** SQL of an id that depends on the number only, in the shape that endpoints accept. */
export const getId = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind} ' || ${number}) placing '7' from 13) placing '8' from 17)::uuid`
/** SQL of an element of a list that depends on the number only. */
const pick = (list: string, number: string) => `(${list})[1 + (${number}) % cardinality(${list})]`

async function fillWords(client: pg.Client): Promise<void> {
  await client.query(
    'create temp table passages (id int primary key, title text, about text, requirements text)',
  )
  await client.query(
    `insert into passages select (number - 1)::int, passage->>'title', passage->>'about', passage->>'requirements'
     from jsonb_array_elements($1::jsonb) with ordinality as one (passage, number)`,
    [JSON.stringify(passages)],
  )
  await client.query('create temp table places (id int primary key, country text, state text, city text)')
  await client.query(
    `insert into places select (number - 1)::int, place->>'country', place->>'state', place->>'city'
     from jsonb_array_elements($1::jsonb) with ordinality as one (place, number)`,
    [JSON.stringify(places)],
  )
  await client.query(
    `insert into places select ($1::int + row_number() over (order by population desc, id) - 1)::int, country, state,
       split_part(name, ' / ', 1) from cities order by population desc, id limit $2`,
    [places.length, worldCities],
  )
}

/** A third of the offers are in the largest cities of the world, so that the map has points in all of it. */
const worldCities = 1_500

/** Fills all accounts, with one password. */
export async function fillAccounts(client: pg.Client, passwordHash: string): Promise<void> {
  await fillWords(client)
  await client.query(
    `insert into accounts (id, provider, email, password_hash, name, country, state, city, about, categories,
       work_shift, age, is_first_login, privacy_accepted_at, validated_at, created_at, rate_sum, rate_count)
     select ${getId('account', 'i')}, i < $1::int, 'person' || i || '@bench.example', $3,
       ${pick('$4::text[]', 'i * 7')} || ' ' || ${pick('$4::text[]', 'i / 61')} || ' ' || i,
       place.country, place.state, place.city, 'Bench person ' || i,
       array[${pick('$5::text[]', 'i')}, ${pick('$5::text[]', 'i + 3')}], '{sat-m,sun-a}', 18 + i % 60, false,
       now(), now(), now() - i * interval '3 minutes', case when i < $1::int then i % 90 else 0 end,
       case when i < $1::int then 1 + i % 20 else 0 end
     from generate_series(0, $1::int + $2::int - 1) i join places place on place.id = i % $6::int`,
    [organisations, volunteers, passwordHash, firstNames, interests, places.length],
  )
}

/** Fills the offers from number `from` to before `to`. Nine in ten are published, four in five of these are open. */
export async function fillOffers(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(
    `insert into jobs (id, owner_id, organisation, status, title, country, state, city, about, requirements,
       categories, skills, type, start_date, deadline, closes_at, duration_hours, vacancies, questions,
       created_at, published_at)
     select ${getId('job', 'i')}, owner.id, owner.name,
       case when i % 20 = 7 then 'draft' when i % 20 = 13 then 'closed' else 'published' end,
       passage.title, place.country, place.state, place.city, passage.about, passage.requirements,
       array[${pick('$1::text[]', 'i * 5')}, ${pick('$1::text[]', 'i * 11 + 1')}],
       array[${pick('$2::text[]', 'i')}, ${pick('$2::text[]', 'i * 3 + 1')}], ${pick('$3::text[]', 'i')},
       case when i % 3 = 0 then null else current_date + i % 40 end,
       current_date + days, (current_date + days + 1)::timestamptz - interval '1 millisecond',
       1 + i % 40, case when i % 3 = 0 then null else 4 + i % 30 end,
       jsonb_build_array(jsonb_build_object('id', ${getId('question', 'i')}, 'question', 'Why this?')),
       at, case when i % 20 = 7 then null else at end
     from generate_series($4::int, $5::int - 1) i
     cross join lateral (select i * 53 % 75 - 15 as days, now() - (i::bigint * 7919 % 259200) * interval '1 minute' as at) dates
     join passages passage on passage.id = i::bigint * 2654435761 % $6::int
     join places place on place.id = case when i / 7 % 3 = 0 then $7::int + i % $8::int else i * 7 % $7::int end
     join accounts owner on owner.id = ${getId('account', `(i % ${organisations})`)}`,
    [jobCategories, skills, jobTypes, from, to, passages.length, places.length, worldCities],
  )
}

/** Fills ten applications to each offer: five pending, three accepted, two refused. */
export async function fillApplications(client: pg.Client, offers: number): Promise<void> {
  await client.query(
    `insert into applications (id, job_id, volunteer_id, answers, status, created_at, decided_at)
     select ${getId('application', `i || ' ' || k`)}, ${getId('job', 'i')},
       ${getId('account', `(${organisations} + (i * 37 + k * 5573) % ${firstFreshVolunteer - organisations})`)},
       jsonb_build_array(jsonb_build_object('question_id', ${getId('question', 'i')}, 'question', 'Why this?',
         'answer', 'Because I have the time and like the people.')),
       case when k < 5 then 'pending' when k < 8 then 'accepted' else 'refused' end,
       now() - k * interval '1 day', case when k < 5 then null else now() - interval '1 hour' end
     from generate_series(0, $1::int - 1) i cross join generate_series(0, 9) k
     on conflict (job_id, volunteer_id) do nothing`,
    [offers],
  )
}

/** Fills a session for each of these accounts, with the account's id, so that bearers can be signed. */
export async function fillSessions(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(
    `insert into sessions (id, account_id, refresh_hash, expires_at)
     select ${getId('account', 'i')}, ${getId('account', 'i')}, 'bench ' || i, now() + interval '30 days'
     from generate_series($1::int, $2::int - 1) i`,
    [from, to],
  )
}

/** Connects so many consecutive pairs of people, beginning with this one. */
export async function fillPairs(client: pg.Client, from: number, pairs: number): Promise<void> {
  await client.query(
    `insert into friendships (first_id, second_id, asked_by, state, connected_at)
     select least(one, other), greatest(one, other), one, 'connected', now()
     from generate_series(0, $2::int - 1) i
     cross join lateral (select ${getId('account', '($1::int + i * 2)')} as one, ${getId('account', '($1::int + i * 2 + 1)')} as other) pair
     on conflict do nothing`,
    [from, pairs],
  )
  await client.query('vacuum analyze friendships')
}

/** Fills 25 notifications for each busy person, from organisations. */
export async function fillNotifications(client: pg.Client): Promise<void> {
  await client.query(
    `insert into notifications (id, account_id, type, detail, actor_id, action_id, created_at, read_at, visible_from)
     select ${getId('notification', `i || ' ' || k`)}, ${getId('account', '($1::int + i)')}, 'jobs', 'accepted',
       ${getId('account', '(i * 7 + k) % $2::int')}, ${getId('job', '(i * 13 + k)')},
       at, case when k > 3 then at end, at
     from generate_series(0, $3::int - 1) i cross join generate_series(0, 24) k
     cross join lateral (select now() - k * interval '5 hours' - i * interval '1 second' as at) sent`,
    [firstFreshVolunteer - 1, organisations, size.busy],
  )
  await client.query('vacuum analyze notifications')
}

/** Fills views of the first offers on each day of two years, and signs in their owners, the first organisations. */
export async function fillViews(client: pg.Client): Promise<void> {
  await client.query(
    `update jobs set created_at = now() - interval '2 years' where id in
       (select ${getId('job', 'i')} from generate_series(0, $1::int - 1) i)`,
    [size.viewedOffers],
  )
  await client.query(
    `insert into job_views (job_id, viewer, day)
     select ${getId('job', 'i')}, 'guest ' || k, current_date - ago
     from generate_series(0, $1::int - 1) i cross join generate_series(0, 729) ago cross join generate_series(1, 5) k`,
    [size.viewedOffers],
  )
  await fillSessions(client, 0, size.viewedOffers)
  await client.query('vacuum analyze job_views')
}

/** Delays all jobs by a day, so that sending emails is not measured; the baseline has this trigger, too. */
export async function pauseQueue(client: pg.Client): Promise<void> {
  await client.query(`create function bench_delay() returns trigger language plpgsql as
    $$ begin new.run_at := now() + interval '1 day'; return new; end $$`)
  await client.query(`create trigger bench_delay before insert or update of run_at on graphile_worker._private_jobs
    for each row execute function bench_delay()`)
}

export async function settle(client: pg.Client): Promise<void> {
  for (const table of ['accounts', 'jobs', 'job_documents', 'job_terms', 'applications', 'sessions'])
    await client.query(`vacuum analyze ${table}`)
}
