import { type SQL, sql } from 'drizzle-orm'
import { prefixQuery } from '#server/platform/db/words.ts'
import { jobs } from '../tables.ts'

/** What is searched: whole offers for members, previews for others. */
export type SearchedPart = 'whole' | 'preview'

const documents = { whole: jobs.search, preview: jobs.previewSearch }

export const matchesAll = (words: readonly string[], part: SearchedPart): SQL =>
  sql`${documents[part]} @@ ${prefixQuery(words)}`

/** Ranks how well an offer matches: a title weighs more than a place, a place more than the texts. */
export const rank = (words: readonly string[], part: SearchedPart): SQL =>
  sql`ts_rank(${documents[part]}, ${prefixQuery(words)})`

/** Whether each word resembles a word of the title, so that typing errors still find offers. */
export const resemblesAll = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`brota_plain(${word}) <% brota_plain(${jobs.title})`),
    sql` and `,
  )

/** The similarity of words and title, from 0 to 1. */
export const similarity = (words: readonly string[]): SQL =>
  sql`word_similarity(brota_plain(${words.join(' ')}), brota_plain(${jobs.title}))`

/** The least similarity of two words: one letter too many or missing in a word of six. */
export const minSimilarity = 0.45
