import { type SQL, sql } from 'drizzle-orm'
import type { AlertChannel, AlertFrequency } from '#contracts/lists.ts'
import type { SearchCriteria } from '#contracts/savedSearches.ts'
import type { Slot } from '#contracts/week.ts'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { cellSizes } from '../saved/cells.ts'
import { longestBeginning } from '../saved/keys.ts'
import { savedSearches, savedSearchMatches } from '../saved/tables.ts'
import { jobDocuments } from '../search/tables.ts'
import { jobs } from '../tables.ts'
import { withDefaults } from './savedSearches.ts'

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** The kilometres between the offer and the point of a saved search, as `getKilometres` of lib/distance.ts says them. */
const kilometres = sql`(2 * 6371 * asin(least(1, sqrt(
  sind((d.lat - s.lat) / 2) ^ 2 + cosd(s.lat) * cosd(d.lat) * sind((d.lng - s.lng) / 2) ^ 2))))`

/** Whether the offer is in the part of a map of a saved search, whose west is greater than its east over the 180th meridian. */
const isWithin = sql`(d.lat between s.south and s.north and case when s.west <= s.east
  then d.lng between s.west and s.east else d.lng >= s.west or d.lng <= s.east end)`

/** The keys of the cells that the offer is in. */
const cells = sql.join(
  cellSizes.map(
    ({ name, side }) => sql`
      union all
      select ${`${name} `} || floor((lat + 90) / ${side})::int || ' ' || floor((lng + 180) / ${side})::int % ${360 / side}
      from document where lat is not null`,
  ),
)

/** Keys of so many saved searches that the index reads them faster apart from the hundreds of others. */
const common = sql`array['%', '=online']`

/**
 * The document of an open offer, read into memory once, and its keys: every lexeme, every beginning of one, and its cells;
 * the common ones apart.
 */
const documentOf = (jobId: string, now: Date): SQL => sql`
  document as materialized (
    select d.job_id, d.whole || '' as whole, d.published_at, d.closes_at, d.start_date, d.owner_id,
      d.type is not distinct from 'online' as is_online, j.lat, j.lng,
      ${exceptBlocked(sql`d.owner_id`)} as hidden
    from ${jobDocuments} d join ${jobs} j on j.id = d.job_id
    where d.job_id = ${jobId} and d.closes_at > ${instant(now)}
  ),
  keyed as materialized (
    select array(select unnest(${common}) intersect select unnest(tsvector_to_array(whole)) from document) as common, array(
      select distinct key from document, unnest(tsvector_to_array(whole)) lexeme, lateral (
        select lexeme as key
        union all select left(lexeme, signs) || ':*' from generate_series(1, least(length(lexeme), ${longestBeginning})) signs
      ) keys where key <> all(${common})
      ${cells}
    ) as rare
  )`

/** The saved searches that the offer of `document` matches: candidates by a key, then checked like a search does. */
const matching: SQL = sql`
  select s.id from keyed, document d, ${savedSearches} s
  where s.paused_at is null and (s.keys && keyed.common or s.keys && keyed.rare)
    and d.published_at >= s.since and s.account_id <> d.owner_id and s.account_id <> all(d.hidden)
    and (s.start_date is null or d.start_date is null or d.start_date >= s.start_date)
    and (s.closes_by is null or d.closes_at <= s.closes_by)
    and (s.lat is null or d.is_online or (d.lat is not null and ${kilometres} <= s.radius_km))
    and (s.west is null or d.is_online or ${isWithin})
    and (s.conditions is null or d.whole @@ s.conditions)`

/** Returns the ids of the saved searches that an offer matches. */
export async function findMatching(db: Db, jobId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`with ${documentOf(jobId, now)} ${matching}`)
  return rows.map(({ id }) => id)
}

/**
 * Stores which saved searches an offer matches, each once, and takes back what was not told yet and matches no more.
 * Returns the accounts with a new match of a search that tells at once.
 */
export async function storeMatches(db: Db, jobId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ accountId: string }>(sql`
    with ${documentOf(jobId, now)},
    matching as materialized (${matching}),
    outdated as (
      delete from ${savedSearchMatches} m
      where m.job_id = ${jobId} and m.alerted_at is null and not exists (select from matching where matching.id = m.search_id)
    ),
    added as (
      insert into ${savedSearchMatches} (search_id, job_id, matched_at)
      select id, ${jobId}, ${instant(now)} from matching
      on conflict do nothing returning search_id
    )
    select distinct s.account_id as "accountId" from added join ${savedSearches} s on s.id = added.search_id
    where s.frequency = 'now'`)
  return rows.map(({ accountId }) => accountId)
}

/** What waits to be told to an account: a search and an offer that it found, as the offer is now. */
export type Waiting = {
  searchId: string
  search: SearchCriteria
  areaCity: string | null
  channels: AlertChannel[]
  myAge: boolean
  jobId: string
  /** Null when the offer cannot be shown now: closed, hidden, or of someone who is blocked. */
  title: string | null
  organisation: string
  ownerId: string
  minimumAge: number | null
  workShift: Slot[]
}

const mostAtOnce = 1_000

/**
 * Locks and returns what searches of these frequencies found and did not tell yet, the newest offers first; with `until`, what
 * they found by then.
 */
export async function lockWaiting(
  db: Db,
  accountId: string,
  {
    frequencies,
    until,
    now,
  }: { frequencies: readonly AlertFrequency[]; until?: Date | undefined; now: Date },
): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    select s.id as "searchId", ${withDefaults(sql`s.search`)} as search, s.area_city as "areaCity", s.channels, s.my_age as "myAge", m.job_id as "jobId",
      case when d.job_id is not null then j.title end as title, j.organisation, j.owner_id as "ownerId",
      j.minimum_age as "minimumAge", j.work_shift as "workShift"
    from ${savedSearchMatches} m join ${savedSearches} s on s.id = m.search_id join ${jobs} j on j.id = m.job_id
      left join ${jobDocuments} d on d.job_id = m.job_id and d.closes_at > ${instant(now)}
        and d.owner_id <> all(${exceptBlocked(sql`${accountId}::uuid`)})
    where s.account_id = ${accountId} and s.frequency = any(${sql.param(frequencies)}::text[]) and s.paused_at is null
      and m.alerted_at is null ${until ? sql`and m.matched_at <= ${instant(until)}` : sql``}
    order by s.id, j.published_at desc, m.job_id desc limit ${mostAtOnce}
    for no key update of m`)
  return rows
}

type Pair = Pick<Waiting, 'searchId' | 'jobId'>

const among = (pairs: readonly Pair[]): SQL => sql`(search_id, job_id) in (
  select * from unnest(${sql.param(pairs.map(({ searchId }) => searchId))}::uuid[],
    ${sql.param(pairs.map(({ jobId }) => jobId))}::uuid[]))`

export async function markAlerted(db: Db, pairs: readonly Pair[], now: Date): Promise<void> {
  await db.execute(sql`update ${savedSearchMatches} set alerted_at = ${instant(now)} where ${among(pairs)}`)
}

/** Forgets matches that cannot be told now: if the offer opens again, they are found again. */
export async function forgetMatches(db: Db, pairs: readonly Pair[]): Promise<void> {
  await db.execute(sql`delete from ${savedSearchMatches} where ${among(pairs)}`)
}

/** At most `limit` accounts after this id, by id, with something to tell by searches of these frequencies. */
export async function findAccountsWaiting(
  db: Db,
  frequencies: readonly AlertFrequency[],
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ accountId: string }>(sql`
    select distinct s.account_id as "accountId"
    from ${savedSearchMatches} m join ${savedSearches} s on s.id = m.search_id
    where m.alerted_at is null and s.frequency = any(${sql.param(frequencies)}::text[]) and s.paused_at is null
      and s.account_id > ${after}
    order by s.account_id limit ${limit}`)
  return rows.map(({ accountId }) => accountId)
}
