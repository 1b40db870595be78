import type { Platform } from '#server/platform/index.ts'
import { unhurried } from './unhurried.ts'

/** Saves this number of accounts, a quarter of them organisations, with varied names, places and interests. */
export async function fillWithPeople(testApp: Platform, howMany: number): Promise<void> {
  await unhurried(testApp, async (client) => {
    await client.query(
      `insert into accounts (id, provider, email, name, country, state, city, about, categories, work_shift, rate_sum,
       rate_count, validated_at, created_at)
     select gen_random_uuid(), n % 4 = 0, 'crowd' || n || '@brota.example',
       (array['Ana','Bruno','Carla','Dario','Elena','Fidel','Gala','Hugo'])[1 + n % 8] || ' ' ||
         (array['Robles','Vidal','Sierra','Prado','Luna'])[1 + n % 5] || ' ' || substr(md5(n::text), 1, 6),
       (array['ES','ES','PT','BR','GB'])[1 + n % 5], 'State ' || n % 60, 'Town ' || n % 400, 'We help.',
       string_to_array((array['sports','education,justice','environment','turism'])[1 + n % 4], ','),
       string_to_array((array['mon-a,tue-m','sun-n','no-time'])[1 + n % 3], ','), n % 50, n % 11,
       case when n % 97 > 0 then now() end, now() - make_interval(secs => n)
     from generate_series(1, $1::int) n`,
      [howMany],
    )
    await client.query(
      `insert into recent_searches (id, account_id, words)
     select gen_random_uuid(), id, 'word ' || k from accounts, generate_series(1, 2) k`,
    )
    await client.query('vacuum analyze accounts, recent_searches')
  })
}
