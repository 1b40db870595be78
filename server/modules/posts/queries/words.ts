import { type SQL, sql } from 'drizzle-orm'
import { type Match, meets } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { posts } from '../tables.ts'
import { type Bounds, getIds, hasMedia } from './feed.ts'

/** Which posts a search may find. */
export type Among = {
  authorId: string | undefined
  withMedia: boolean
  /** Authors on either side of a block with the viewer, and those that the viewer mutes. */
  hidden: readonly string[]
}

const isAmong = ({ authorId, withMedia, hidden }: Among): SQL =>
  sql`${posts.hiddenAt} is null and ${posts.authorId} <> all(${sql.param(hidden)}::uuid[])
    ${authorId ? sql`and ${posts.authorId} = ${authorId}` : sql``} ${hasMedia(withMedia)}`

const isMatch = (match: Match, among: Among): SQL =>
  sql`${meets(sql`${posts.search}`, match)} and ${isAmong(among)}`

/** Words in more posts than this are common: reading from the newest post finds matches soon. */
const minCommon = 2_000

/** Returns the newest posts that meet this. */
export async function findIdsByWords(
  db: Db,
  match: Match,
  { below, limit, ...among }: Omit<Bounds, 'withMedia'> & Among,
): Promise<string[]> {
  const matches = isMatch(match, among)
  const found = await getIds(db, sql`select ${posts.id} from ${posts} where ${matches} limit ${minCommon}`)
  if (found.length < minCommon) {
    return found
      .filter((id) => id < below)
      .sort()
      .reverse()
      .slice(0, limit)
  }
  return getIds(
    db,
    sql`select ${posts.id} from ${posts} where ${posts.id} < ${below} and ${matches}
      order by ${posts.id} desc limit ${limit}`,
  )
}

/** Returns for each of these whether a post meets it. */
export async function findMet(db: Db, matches: readonly Match[], among: Among): Promise<boolean[]> {
  const met = matches.map((match) => sql`exists (select from ${posts} where ${isMatch(match, among)})`)
  const { rows } = await db.execute<{ met: boolean[] }>(sql`select array[${sql.join(met, sql`, `)}] as met`)
  return rows[0]?.met ?? []
}

/** Similar words are looked up in this many of the newest posts. */
const mostRead = 500
const mostAlike = 20

/** Returns words of the newest posts that resemble this one, most alike first. */
export async function findAlike(db: Db, word: string, among: Among): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      select distinct unnest(tsvector_to_array(to_tsvector('simple', brota_parted(text)))) as word
      from (select ${posts.text} from ${posts} where ${isAmong(among)} order by ${posts.id} desc limit ${mostRead}) newest
    ) each where word % ${word} order by similarity(word, ${word}) desc, word limit ${mostAlike}`)
  return rows.map((row) => row.word)
}
