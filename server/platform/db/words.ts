import { type SQL, sql } from 'drizzle-orm'
import { stripAccents } from '#lib/text.ts'

const mostWords = 8

/** The words of a question: letters and digits only, without accents, so that nothing in them is a sign of tsquery. */
export function getWords(question: string): string[] {
  const plain = stripAccents(question)
    .replace(/\p{Lm}/gu, '')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{Nd}]+/gu) ?? []).slice(0, mostWords)
}

/** Every word has to begin a word of the document. */
export const prefixQuery = (words: readonly string[]): SQL =>
  sql`to_tsquery('simple', brota_plain(${words.map((word) => `'${word}':*`).join(' & ')}))`

/** A place by the beginning of its plain name. */
export const beginsWith = (column: SQL, place: string): SQL =>
  sql`${column} like brota_plain(${place.replace(/[\\%_]/g, '\\$&')}) || '%'`

/** Holds `<%` to this likeness (0 to 1) until the transaction it is sent in ends. */
export const expectLikeness = (likeness: number): SQL =>
  sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`
