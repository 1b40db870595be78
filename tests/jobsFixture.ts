import type { Platform } from '#server/platform/index.ts'
import type { Person } from './people.ts'
import { unhurried, vacuum } from './unhurried.ts'

const searchTables = ['jobs', 'job_documents', 'job_terms', 'search_words', 'search_lexemes', 'job_spots']
/** After so many offers the triggers' statements are planned again, because those planned for empty tables read all of them. */
const step = 20_000
const unknownCities = `select 'Town ' || n % 400 as name, 'State ' || n % 60 as state,
  (array['ES','ES','ES','PT','BR','GB'])[1 + n % 6] as country from generate_series(0, 1199) n`

type FillOptions = {
  /** False leaves out the documents of their words, which take most of the time. */
  searched?: boolean
  /** SQL that selects the name, state and country of the cities where they are, in turn; without it, cities that nobody knows. */
  cities?: string
}

/** Saves this number of open offers of one owner, with varied list values and texts. */
export async function fillWithJobs(
  testApp: Platform,
  owner: Person,
  howMany: number,
  { searched = true, cities = unknownCities }: FillOptions = {},
): Promise<void> {
  await unhurried(testApp, async (client) => {
    if (!searched) await client.query('alter table jobs disable trigger jobs_document')
    const insertJobs = (from: number, to: number) =>
      client.query(
        `with numbered as materialized (
       select *, row_number() over () - 1 as number, count(*) over () as amount from (${cities}) city
     )
     insert into jobs (id, owner_id, organisation, status, title, country, state, city, about, requirements,
       categories, skills, type, start_date, deadline, closes_at, duration_hours, vacancies, published_at, created_at)
     select gen_random_uuid(), case when n % 500 = 0 then $1::uuid else gen_random_uuid() end, 'House ' || n % 300,
       case when n % 50 = 0 then 'draft' when n % 51 = 0 then 'closed' else 'published' end,
       (array['Plant','Read','Cook','Walk','Paint','Teach','Sew','Sing'])[1 + n % 8] || ' with ' ||
         (array['children','neighbours','dogs','elders','students'])[1 + n % 5] || ' ' || md5(n::text),
       country, state, name,
       'Every week we meet. ' || repeat(md5((n * 7)::text) || ' ', 12) || 'word' || n % 900, 'Patience and boots.',
       string_to_array((array['animals,sports','health','women,icts','greater','feeding','design,computing'])[1 + n % 6],
         ','),
       string_to_array((array['teamwork','teaching,empathy','creativity'])[1 + n % 3], ','),
       (array['part-time','full-time','on-time-face-to-face','continuous-face-to-face','online'])[1 + n % 5],
       case when n % 3 = 0 then null else current_date + n % 90 end, current_date + n % 60 - 5,
       now() + make_interval(days => n % 60 - 5, mins => n % 1000), 1 + n % 40,
       case when n % 4 = 0 then 3 end, now() - make_interval(mins => n * 10), now() - make_interval(mins => n * 10)
     from generate_series($2::int, $3) n join numbered on number = (n + n / amount) % amount`,
        [owner.id, from, to],
      )
    for (let done = 0; done < howMany; done += step) {
      await insertJobs(done + 1, Math.min(done + step, howMany))
      await client.query(`analyze ${searchTables.join(', ')}`)
    }
    if (!searched) await client.query('alter table jobs enable trigger jobs_document')
    // After the first part, PostgreSQL knows that the table is not empty and counts accepted applications by the index.
    for (const part of [
      "id < '08000000-0000-0000-0000-000000000000'",
      "id >= '08000000-0000-0000-0000-000000000000'",
    ]) {
      await client.query(
        `insert into applications (id, job_id, volunteer_id, status, created_at, decided_at)
         select gen_random_uuid(), id, gen_random_uuid(), (array['pending','accepted','refused'])[1 + k % 3], now(), now()
         from jobs, generate_series(1, 2) k where ${part}`,
      )
      await client.query('analyze applications')
    }
    await client.query('insert into favorites (volunteer_id, job_id) select gen_random_uuid(), id from jobs')
    await client.query(
      `insert into job_views (job_id, viewer, day) select id, id::text, current_date from jobs`,
    )
    await client.query(
      `insert into volunteerings (organisation_id, volunteer_id, job_id) select owner_id, gen_random_uuid(), id from jobs`,
    )
    await vacuum(client, [...searchTables, 'applications', 'favorites', 'job_views', 'volunteerings'])
  })
}
