import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import {
  getTsquery,
  type Match,
  meets,
  openTsqueries,
  scoreWanted,
  type Wanted,
} from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { expectLikeness } from '#server/platform/db/words.ts'
import { accounts } from '../tables.ts'
import { isShown } from './present.ts'

/** Whom a search may find. */
export type Among = {
  /** Null: both kinds. */
  provider: boolean | null
  /** Ids of blocked people. */
  hidden: readonly string[]
}

export const isAmong = ({ provider, hidden }: Among): SQL | undefined =>
  and(
    isShown,
    provider === null ? undefined : eq(accounts.provider, provider),
    sql`${accounts.id} <> all(${sql.param(hidden)}::uuid[])`,
  )

const documents = { whole: sql`${accounts.search}`, name: sql`${accounts.named}` }

/** Whether the account, or its name alone, meets this. Names are often typed by their beginnings, so every word may be one. */
export const isMet = (match: Match, document: keyof typeof documents): SQL =>
  meets(documents[document], withBeginnings(match))

const asBegun = (wanted: Wanted): Wanted => {
  const [word = null] = wanted.words
  return { ...wanted, begun: wanted.words.length === 1 ? word : null }
}

const withBeginnings = (match: Match): Match => ({ ...match, wanted: match.wanted.map(asBegun) })

const getText = (wanted: readonly Wanted[]): SQL =>
  sql`brota_plain(${wanted.flatMap(({ words }) => words).join(' ')})`

/** Whether every word resembles a word of the name, so that a typing error still finds it. */
export const isAlike = (wanted: readonly Wanted[]): SQL =>
  sql.join(
    wanted
      .flatMap(({ words }) => words)
      .map((word) => sql`brota_plain(${word}) <% brota_plain(${accounts.name})`),
    sql` and `,
  )

/** The similarity that two words need; two swapped letters in a word of six reach it. */
export const expectLikeEnough = expectLikeness(0.4)

/** A name that has the words comes before a place and interests, and those before texts. */
export const scoreWords = ({ wanted, ask }: Match): SQL<number> =>
  sql<number>`(${sql.join(
    wanted.map((one) => scoreWanted(documents.whole, asBegun(one), 'B', ask)),
    sql` + `,
  )})`

/** A name that begins with the words ranks above one that contains them. */
export const closeness = (wanted: readonly Wanted[]): SQL<number> =>
  sql<number>`(starts_with(brota_plain(${accounts.name}), ${getText(wanted)}))::int
    + similarity(${getText(wanted)}, brota_plain(${accounts.name}))`

/** Returns for each wanted thing whether one of these accounts meets it. */
export async function findMet(db: Db, among: Among, all: readonly Wanted[]): Promise<boolean[]> {
  const ask = await openTsqueries(db, all)
  const met = all.map(
    (one) =>
      sql`exists (select from ${accounts} where ${and(isMet({ wanted: [one], least: 1, ask }, 'whole'), isAmong(among))})`,
  )
  const { rows } = await db.execute<{ met: boolean[] }>(sql`select array[${sql.join(met, sql`, `)}] as met`)
  return rows[0]?.met ?? []
}

const mostNames = 500
const mostAlike = 20

/** Returns words of names and cities of these accounts that resemble this word, most alike first. */
export function findAlike(db: Db, among: Among, word: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(expectLikeEnough)
    const { rows } = await tx.execute<{ word: string }>(sql`
      select word from (
        select distinct unnest(tsvector_to_array(to_tsvector('simple', brota_parted(name || ' ' || city)))) as word
        from (select ${accounts.name}, ${accounts.city} from ${accounts}
          where brota_plain(${word}) <% brota_plain(${accounts.name}) and ${isAmong(among)} limit ${mostNames}) alike
      ) each order by similarity(word, ${word}) desc, word limit ${mostAlike}`)
    return rows.map((row) => row.word)
  })
}

/** Returns what a name has to meet, for `isNamed`. */
export const getNameTsquery = (match: Match): string => getTsquery(withBeginnings(match))

/** Whether `named` of `namedAccounts` meets a tsquery of `getNameTsquery`. */
export const isNamed = (named: SQL, tsquery: Placeholder): SQL => sql`${named} @@ ${tsquery}::tsquery`
