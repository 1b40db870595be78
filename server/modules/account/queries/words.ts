import { type SQL, sql } from 'drizzle-orm'
import { prefixQuery } from '#server/platform/db/words.ts'
import { accounts } from '../tables.ts'

/** Whether every word is the beginning of a word of the name or the city. */
export const isNamed = (words: readonly string[]): SQL => sql`${accounts.search} @@ ${prefixQuery(words)}`

/** Whether every word resembles a word of the name, so that a typing error still finds it. */
export const soundsLike = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`brota_plain(${word}) <% brota_plain(${accounts.name})`),
    sql` and `,
  )

/** The similarity that two words need; two swapped letters in a word of six reach it. */
export const likeEnough = 0.4

/** The score of a name: one that begins with the words ranks above one that contains them. */
export const closeness = (words: readonly string[]): SQL<number> => {
  const text = sql`brota_plain(${words.join(' ')})`
  return sql<number>`(starts_with(brota_plain(${accounts.name}), ${text}))::int
    + similarity(${text}, brota_plain(${accounts.name}))`
}
