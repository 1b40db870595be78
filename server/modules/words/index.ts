// Owns how searches are read: expressions, words that mean the same in four languages, places, typing mistakes, stems.
// Never knows what is searched: offers, people and posts have documents of their own.
// Notifies no one.
export { findByWords, findMostMet, sayWords } from './findByWords.ts'
export { toPlainWords } from './fold.ts'
export { getTsquery, type Match, meets, openMatch, openTsqueries, scoreWanted } from './queries.ts'
export { readSearch, type Wanted, withoutTokens } from './readSearch.ts'
export type { Known, Tsqueries } from './tsqueries.ts'
export { getVocabularyVersion } from './vocabulary.ts'
