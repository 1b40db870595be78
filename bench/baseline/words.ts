import { isEmptyWord } from '#server/modules/words/ignored.ts'
import { readSearch, withoutTokens } from '#server/modules/words/readSearch.ts'

type Wanted = ReturnType<typeof readSearch>[number]

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const label = (word: string, weights: string) => (weights ? `${word}:${weights}` : word)
const joined = (words: readonly string[], weights: string, operator: string) =>
  words.map((word) => label(word, weights)).join(` ${operator} `)
const toQuery = (text: string) => `brota_asked(${literal(text)})`
const plain = (text: string) => `to_tsquery('simple', brota_plain(${literal(text)}))`
const either = (queries: readonly string[]) => `(${queries.join(' || ')})`

const terms = (all: readonly (readonly string[])[], weights: string): string[] =>
  all.map((words) =>
    words.length === 1 ? toQuery(joined(words, weights, '')) : plain(joined(words, weights, '<->')),
  )

const names = ({ words, names }: Wanted, weights: string): string[] => [
  ...terms(names, weights),
  ...(words.length > 1 && !words.some(isEmptyWord) ? [toQuery(joined(words, weights, '&'))] : []),
]

const everything = (wanted: Wanted, weights: string): string[] => [
  ...names(wanted, weights),
  ...terms(wanted.synonyms, weights),
  ...wanted.tokens.map((token) => `${literal(label(`'${token}'`, weights))}::tsquery`),
  ...(wanted.begun ? [plain(`${wanted.begun}:*${weights}`)] : []),
]

const score = (wanted: Wanted): string => `(case
  when documents.head @@ ${either(names(wanted, 'A'))} then 8
  when documents.head @@ ${either(everything(withoutTokens(wanted), 'A'))} then 7
  ${wanted.tokens.length > 0 ? `when documents.head @@ ${either(everything(wanted, 'A'))} then 6` : ''}
  when documents.head @@ ${either(names(wanted, 'B'))} then 4
  when documents.head @@ ${either(everything(wanted, 'B'))} then 3 else 1 end)`

/**
 * SQL of whether a guest finds an offer by these words, and how well it fits. All is constant, so that PostgreSQL
 * computes the tsqueries once per connection.
 */
export function searchedWords(query: string): { where: string; score: string } {
  const all = readSearch(query)
  const met = all.map((wanted) => either(everything(wanted, '')))
  return { where: `documents.preview @@ (${met.join(' && ')})`, score: all.map(score).join(' + ') }
}

/**
 * SQL of whether a document of the chat has these very words, and whether a name has them, where each may be the beginning
 * of one.
 */
export function searchedTalk(query: string): { words: string; name: string } {
  const all = readSearch(query).map((one) => ({ ...one, synonyms: [], tokens: [] }))
  const met = (wanted: readonly Wanted[]) => wanted.map((one) => either(everything(one, ''))).join(' && ')
  const begun = all.map((one) => ({ ...one, begun: one.words.length === 1 ? (one.words[0] ?? null) : null }))
  return { words: `document.words @@ (${met(all)})`, name: `other.named @@ (${met(begun)})` }
}
