import { type SQL, sql } from 'drizzle-orm'
import { jobs } from '../tables.ts'

const mostWords = 8

/** The words of a question: letters and digits only, without accents, so that nothing in them is a sign of tsquery. */
export function wordsOf(question: string): string[] {
  const plain = question
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}]/gu, '')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{Nd}]+/gu) ?? []).slice(0, mostWords)
}

/** Every word has to begin a word of the offer. */
const prefixQuery = (words: readonly string[]): SQL =>
  sql`to_tsquery('simple', brota_plain(${words.map((word) => `'${word}':*`).join(' & ')}))`

export const saysAll = (words: readonly string[]): SQL => sql`${jobs.search} @@ ${prefixQuery(words)}`

/** How well an offer says them: a title weighs more than a place, a place more than the texts. */
export const rank = (words: readonly string[]): SQL => sql`ts_rank(${jobs.search}, ${prefixQuery(words)})`

/** Every word is like a word of the title: what a slip of the finger still finds. */
export const soundsLike = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`brota_plain(${word}) <% brota_plain(${jobs.title})`),
    sql` and `,
  )

/** How alike, from 0 to 1. */
export const likeness = (words: readonly string[]): SQL =>
  sql`word_similarity(brota_plain(${words.join(' ')}), brota_plain(${jobs.title}))`

/** How alike two words have to be: a letter too many, missing or swapped in a word of six. */
export const likeEnough = 0.45

export const beginsWith = (column: SQL, place: string): SQL =>
  sql`${column} like brota_plain(${place.replace(/[\\%_]/g, '\\$&')}) || '%'`
