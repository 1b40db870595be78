import { and, between, desc, eq, getTableColumns, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Bounds } from '#contracts/jobSearch.ts'
import type { Place, PlacesInput } from '#contracts/places.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { CityNames } from './names/cityNames.ts'
import { cities, cityLists, cityNames, isLarge } from './tables.ts'

const mostPlaces = 10

/** The cities whose names begin with this text, or in which a later word does, larger ones first. */
export async function findPlaces(db: Db, { search, country }: PlacesInput): Promise<Place[]> {
  if (country) return findNamed(db, search, eq(cityNames.country, country))
  // A letter begins thousands of names, but then ten large places, too.
  const large = await findNamed(db, search, isLarge)
  return large.length < mostPlaces ? findNamed(db, search) : large
}

function findNamed(db: Db, search: string, where?: SQL): Promise<Place[]> {
  const { plain, cityId, isWhole, population } = cityNames
  const begins = sql`${plain} like replace(replace(brota_place(${search}), '_', '\\_'), '%', '\\%') || '%'`
  const found = db
    .select({ id: cityId, isBegun: sql<boolean>`bool_or(${isWhole})`.as('is_begun') })
    .from(cityNames)
    .where(and(sql`brota_place(${search}) <> ''`, begins, where))
    .groupBy(cityId, population)
    .orderBy(sql`is_begun desc`, desc(population), cityId)
    .limit(mostPlaces)
    .as('found')
  return db
    .select(getTableColumns(cities))
    .from(found)
    .innerJoin(cities, eq(cities.id, found.id))
    .orderBy(desc(found.isBegun), desc(cities.population), cities.id)
}

export async function findPlace(db: Db, id: number): Promise<Place | null> {
  const [place] = await db.select().from(cities).where(eq(cities.id, id))
  return place ?? null
}

/** The name of the largest city in a part of a map; null where there is none. */
export async function findLargestCity(db: Db, { west, south, east, north }: Bounds): Promise<string | null> {
  const { lat, lng, name, population } = cities
  const isEast = gte(lng, west)
  const isWest = lte(lng, east)
  const [largest] = await db
    .select({ name })
    .from(cities)
    .where(and(between(lat, south, north), west <= east ? and(isEast, isWest) : or(isEast, isWest)))
    .orderBy(desc(population), cities.id)
    .limit(1)
  return largest?.name ?? null
}

export async function readLoadedVersion(db: Db): Promise<string | null> {
  const [row] = await db.select({ version: cityLists.version }).from(cityLists)
  return row?.version ?? null
}

/** The advisory lock of loading the cities: an arbitrary fixed number. */
const loadingLock = 7_263_403

/** Begins a transaction that alone loads cities; the version that is loaded by then. */
export async function beginLoading(client: pg.ClientBase): Promise<string | null> {
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  await client.query('select pg_advisory_xact_lock($1)', [loadingLock])
  const { rows } = await client.query<{ version: string }>('select version from city_lists')
  return rows[0]?.version ?? null
}

/** Opens a connection beside those of the pool, which send statements before a copy has ended. */
export async function openToCopy({ options }: pg.Pool): Promise<pg.Client> {
  const client = new pg.Client({ ...options, pipeline: false })
  // A statement that is under way rejects by itself.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Empties the tables of cities and returns the stream that fills them. */
export async function replaceCities(client: pg.ClientBase) {
  await client.query('truncate cities, city_names, city_lists')
  return client.query(copyFrom('copy cities (id, name, country, state, lat, lng, population) from stdin'))
}

/** Names of smaller places are found by their beginning only, so that there are fewer to load. */
const largeEnough = 5_000

/**
 * Fills the names of all cities: GeoNames' own, those of our list, and what follows the first words of long ones. The
 * order is that of the index, which is three times as fast to fill so.
 */
export async function fillNames(client: pg.ClientBase, names: readonly CityNames[]): Promise<void> {
  const listed = JSON.stringify(
    names.flatMap(({ id, names }) => names.split(', ').map((name) => ({ id, name }))),
  )
  await client.query(
    `insert into city_names (plain, city_id, is_whole, country, population)
     select distinct brota_place(name) collate "C" as plain, id, true, country, population from (
       select id, country, population, string_to_table(name, ' / ') as name from cities
       union all
       select id, country, population, listed.name from json_to_recordset($1::json) listed (id int, name text) join cities using (id)
     ) named order by plain`,
    [listed],
  )
  await client.query(
    `insert into city_names (plain, city_id, is_whole, country, population)
     select distinct array_to_string(words[start:], ' '), city_id, false, country, population
     from (select *, string_to_array(plain, ' ') as words from city_names where population >= $1 and plain like '% %') long,
       generate_series(2, cardinality(words)) start
     where length(words[start]) > 3`,
    [largeEnough],
  )
  await client.query(
    `update cities set name = shown.name
     from json_to_recordset($1::json) shown (id int, name text) where cities.id = shown.id and cities.name <> shown.name`,
    [JSON.stringify(names.map(({ id, names }) => ({ id, name: names.split(', ')[0] })))],
  )
}

/** Ends the transaction that loaded the cities; offers look for their places later. */
export async function endLoading(client: pg.ClientBase, version: string): Promise<void> {
  await client.query("select graphile_worker.add_job('jobs.find-places', job_key => 'jobs.find-places')")
  await client.query('insert into city_lists (version) values ($1)', [version])
  await client.query('commit')
  // Reading from an index alone needs it, and so does a good plan.
  await client.query('vacuum (analyze) cities, city_names')
}
