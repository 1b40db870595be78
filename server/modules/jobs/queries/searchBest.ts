import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { mostCounted } from '#server/platform/paging.ts'
import { getLikedTokens, getReachTokens } from './searchLikes.ts'
import { getGroups, getScore, getShown, type Search, type WordsMatch } from './searchOrder.ts'
import { orders, type Reading, readGroups, type Source } from './searchReads.ts'

/** What is read only if the stages before it have too little to fill the page. */
type Stage = readonly Reading[]

/** Where levels do not say the order alone, this many matches are ranked by how well they fit; of more, the newest. */
const mostRanked = 5_000
/** Near a point, where all that is there comes before what is online, this many of each kind that is preferred are read. */
const mostLiked = 200

/** Returns what to read of more matches than are counted; nothing if the first matches are the page's. */
export function getStages(source: Source & Search, match: WordsMatch | null): Stage[] {
  const { sort, likes, offset, limit, filters } = source
  const isNear = filters.near !== null && filters.near !== 'online'
  const asked = match?.words ?? []
  const columns = [...getShown(source), ...(match?.scored ?? [])]
  const any = { column: source.part, words: asked, columns, most: mostCounted + 1 }
  if (sort === 'match' && likes) {
    const tokens = isNear ? getReachTokens(likes) : getLikedTokens(likes)
    const liked = tokens.map((some) => ({ ...any, words: [...asked, ...some] }))
    return isNear
      ? [[any, ...liked.map((reading) => ({ ...reading, most: mostLiked }))]]
      : toStages([...liked, any], offset + limit, any)
  }
  if (sort !== 'relevance' || !match) return []
  const { levels, better } = match
  const byHead = (words: readonly SQL[]): Reading => ({
    column: 'head',
    words,
    columns,
    most: mostCounted + 1,
  })
  if (!better && !isNear) return toStages([...levels.map(byHead), any], offset + limit, any)
  const ranked = [{ ...any, most: mostRanked + 1 }, ...[...levels, ...(better ?? [])].map(byHead)]
  return isNear ? [ranked] : [...toStages(levels.map(byHead), offset + limit), ranked]
}

/** Each reading is a stage of offers with vacancies; those without come last, whatever their score. */
const toStages = (readings: readonly Reading[], most: number, last?: Reading): Stage[] => [
  ...readings.map((reading) => [{ ...reading, most, vacant: true }]),
  ...(last ? [[last]] : []),
]

/** Returns the ids of a page. */
export async function findBest(
  db: Db,
  source: Source & Search,
  match: WordsMatch | null,
  stages: readonly Stage[],
): Promise<string[]> {
  const { offset, limit, order } = source
  const name = (index: number) => sql.identifier(`stage_${index}`)
  const union = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `)
  const sets = stages.map((stage, index) => {
    const before = union(stages.slice(0, index).map((_, earlier) => sql`select job_id from ${name(earlier)}`))
    const isNeeded =
      index === 0
        ? sql`true`
        : sql`(select count(distinct job_id) < ${offset + limit} from (${before}) read_before)`
    const reads = stage.map(
      (reading) => sql`select * from ${readGroups(source, reading)} found where ${isNeeded}`,
    )
    return sql`${name(index)} as materialized (${union(reads)})`
  })
  const all = union(stages.map((_, index) => sql`select * from ${name(index)}`))
  const { rows } = await db.execute<{ ids: string[] }>(sql`
    with ${sql.join(sets, sql`, `)},
    ranked as materialized (
      select job_documents.*, ${getScore(source, match)} as score
      from (select distinct on (job_id) * from (${all}) found) job_documents)
    select array(
      select job_id from ranked order by ${getGroups(source)} is_full, score desc, ${orders[order]}
      limit ${limit} offset ${offset}
    )::text[] as ids`)
  return rows[0]?.ids ?? []
}
