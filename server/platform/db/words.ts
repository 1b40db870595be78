import { type SQL, sql } from 'drizzle-orm'
import { stripAccents } from '#lib/text.ts'

const mostWords = 8

/** The words of a search: letters and digits without accents, so that none contains an operator of tsquery. */
export function getWords(search: string): string[] {
  const plain = stripAccents(search)
    .replace(/\p{Lm}/gu, '')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{Nd}]+/gu) ?? []).slice(0, mostWords)
}

/** A tsquery that matches documents in which each word is the prefix of some word. */
export const prefixQuery = (words: readonly string[]): SQL =>
  sql`to_tsquery('simple', brota_plain(${words.map((word) => `'${word}':*`).join(' & ')}))`

/** Matches places whose name begins with this text, without accents and case. */
export const beginsWith = (column: SQL, place: string): SQL =>
  sql`${column} like brota_plain(${place.replace(/[\\%_]/g, '\\$&')}) || '%'`

/** Sets the threshold (0 to 1) of the operator `<%` for the rest of the transaction. */
export const expectLikeness = (likeness: number): SQL =>
  sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`
