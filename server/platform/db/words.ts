import { type SQL, sql } from 'drizzle-orm'

const mostWords = 8

/** The words of a question: letters and digits only, without accents, so that nothing in them is a sign of tsquery. */
export function wordsOf(question: string): string[] {
  const plain = question
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}]/gu, '')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{Nd}]+/gu) ?? []).slice(0, mostWords)
}

/** Every word has to begin a word of the document. */
export const prefixQuery = (words: readonly string[]): SQL =>
  sql`to_tsquery('simple', brota_plain(${words.map((word) => `'${word}':*`).join(' & ')}))`

/** How alike two words have to be: a letter too many, missing or swapped in a word of six. */
const likeEnough = 0.45

/** Holds `<%` to `likeEnough` until the transaction of `tx` ends. */
export const expectLikeness: SQL = sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeEnough)}, true)`
