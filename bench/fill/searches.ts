import type pg from 'pg'

/**
 * Saves this number of searches as they are compiled: of ten, four for a word in a city, one for two words, two for a
 * category in a country, one near somewhere, one for a part of a map and one for a city.
 */
export async function fillWithSearches(client: pg.ClientBase, howMany: number): Promise<void> {
  await client.query(
    `insert into saved_searches (id, account_id, search, frequency, channels, since, my_age, vocabulary, conditions, keys, lat, lng, radius_km,
       west, south, east, north)
     select gen_random_uuid(), md5('person ' || n / 5)::uuid, '{}', (array['now','daily','weekly'])[1 + n % 3], '{site,email}',
       '2000-01-01', false, 'filled', conditions::tsquery, keys, case when kind = 7 then lat end, case when kind = 7 then lng end,
       case when kind = 7 then 25 end, case when kind = 8 then lng - 0.3 end, case when kind = 8 then lat - 0.3 end,
       case when kind = 8 then lng + 0.3 end, case when kind = 8 then lat + 0.3 end
     from (select n, n % 10 as kind, n / 10 as m from generate_series(1, $1::int) n) numbers, lateral (
       select format('''word%s'' & ''~town %s'':*', m % 900, m % 400), array['word' || m % 900], null::float8, null::float8
         where kind < 4
       union all select format('%s & %s', brota_any(one, ''), brota_any(other, '')), tsvector_to_array(brota_lexemes(other)), null, null
         from (select (array['plant','read','cook','walk','paint','teach','sew','sing'])[1 + m % 8] as one,
           (array['pottery','chess','dogs','bikes','cats','choir','yoga','radio','bees','clay'])[1 + m % 10] as other) words
         where kind = 4
       union all select format('''#%s'' & ''@%s''', category, (array['es','pt','br','gb'])[1 + m % 4]), array['#' || category], null, null
         from (select (array['animals','sports','health','women','icts','greater','feeding','design','computing','homeless',
           'advice','addictions','international','human-rights'])[1 + m % 14] as category) categories
         where kind in (5, 6)
       union all select null, array[
           'cell ' || floor((lat + 89.7) / 2)::int || ' ' || floor((lng + 179.7) / 2)::int,
           'cell ' || floor((lat + 89.7) / 2)::int || ' ' || floor((lng + 180.3) / 2)::int,
           'cell ' || floor((lat + 90.3) / 2)::int || ' ' || floor((lng + 179.7) / 2)::int,
           'cell ' || floor((lat + 90.3) / 2)::int || ' ' || floor((lng + 180.3) / 2)::int, '=online'], lat, lng
         from (select -30 + m % 83 + (m % 7) / 10.0 as lat, -60 + m % 71 + (m % 11) / 10.0 as lng) points
         where kind in (7, 8)
       union all select format('''~town %s'':*', m % 400), array[left('~town ' || m % 400, 8) || ':*'], null, null
         where kind = 9
     ) compiled (conditions, keys, lat, lng)`,
    [howMany],
  )
  await client.query('vacuum analyze saved_searches')
}
