import { type SQL, sql } from 'drizzle-orm'
import { prefixQuery } from '#server/platform/db/words.ts'
import { accounts } from '../tables.ts'

/** Every word begins a word of the name or the city. */
export const isNamed = (words: readonly string[]): SQL => sql`${accounts.search} @@ ${prefixQuery(words)}`

/** Every word is like a word of the name: what a slip of the finger still finds. */
export const soundsLike = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`brota_plain(${word}) <% brota_plain(${accounts.name})`),
    sql` and `,
  )

/** How alike two words of a name have to be: two letters swapped in a word of six. */
export const likeEnough = 0.4

/** How close a name is: one that begins with the words comes before any that only holds them. */
export const closeness = (words: readonly string[]): SQL<number> => {
  const asked = sql`brota_plain(${words.join(' ')})`
  return sql<number>`(starts_with(brota_plain(${accounts.name}), ${asked}))::int
    + similarity(${asked}, brota_plain(${accounts.name}))`
}
