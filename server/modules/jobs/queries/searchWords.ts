import { type SQL, sql } from 'drizzle-orm'
import { prefixQuery } from '#server/platform/db/words.ts'
import { jobs } from '../tables.ts'

/** What is looked through: whole offers for members, for all others what a preview shows. */
export type SearchedPart = 'whole' | 'preview'

const documents = { whole: jobs.search, preview: jobs.previewSearch }

export const saysAll = (words: readonly string[], part: SearchedPart): SQL =>
  sql`${documents[part]} @@ ${prefixQuery(words)}`

/** How well an offer says them: a title weighs more than a place, a place more than the texts. */
export const rank = (words: readonly string[], part: SearchedPart): SQL =>
  sql`ts_rank(${documents[part]}, ${prefixQuery(words)})`

/** Every word is like a word of the title: what a slip of the finger still finds. */
export const soundsLike = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`brota_plain(${word}) <% brota_plain(${jobs.title})`),
    sql` and `,
  )

/** How alike, from 0 to 1. */
export const likeness = (words: readonly string[]): SQL =>
  sql`word_similarity(brota_plain(${words.join(' ')}), brota_plain(${jobs.title}))`

/** How alike two words have to be: a letter too many or missing in a word of six. */
export const likeEnough = 0.45
