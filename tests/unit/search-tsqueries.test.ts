import { describe, expect, it } from 'vitest'
import { readSearch } from '#server/modules/words/readSearch.ts'
import { createTsqueries, type Known } from '#server/modules/words/tsqueries.ts'

const stems: Record<string, string[]> = { xilof: ['xilof'], viola: ['viola', 'viol'], casa: ['casa', 'cas'] }
const lexemes = new Map(Object.entries(stems).map(([word, any]) => [word, { any, parts: [word] }]))

/** What is asked for the last word of a search. */
function ask(search: string, known: Known | null, weights = ''): string {
  const [wanted] = readSearch(search).slice(-1)
  return wanted ? createTsqueries(lexemes, known).askAll(wanted, weights) : ''
}

const toKnown = (known: string[], completions: [string, string[]][]): Known => ({
  lexemes: new Set(known),
  completions: new Map(completions),
})

describe('what documents are asked for', () => {
  it('Where it is not looked up what documents have, each stem and the beginning are asked for', () => {
    expect(ask('viola', null)).toBe(`(('viola' | 'viol') | 'viola':*)`)
    expect(ask('viola', null, 'A')).toBe(`(('viola':A | 'viol':A) | 'viola':*A)`)
  })

  it('A beginning is asked for by what it may become, and by itself if that is too much', () => {
    const few = toKnown(['xilof'], [['xilof', ['xilofono', "xilof'ista"]]])
    expect(ask('xilof', few, 'A')).toBe(`('xilof':A | ('xilofono':A | 'xilof''ista':A))`)
    expect(ask('xilof', toKnown(['xilof'], []))).toBe(`('xilof' | 'xilof':*)`)
  })

  it('What no document has is not asked for', () => {
    expect(ask('viola', toKnown(['viol'], [['viola', []]]))).toBe(`'viol'`)
    expect(ask('viola', toKnown([], [['viola', []]]))).toBe('')
  })

  it('An expression is met by nothing if no document has one of its words', () => {
    const wanted = {
      words: ['casa', 'viola'],
      names: [['casa', 'viola']],
      synonyms: [],
      tokens: [],
      broader: [],
      isManner: false,
      begun: null,
    }
    const askFor = (known: string[]) => createTsqueries(lexemes, toKnown(known, [])).askAll(wanted, '')
    expect(askFor(['casa', 'cas', 'viola'])).toBe(`((('casa' | 'cas') & 'viola') | ('casa' <-> 'viola'))`)
    expect(askFor(['casa', 'cas', 'viol'])).toBe(`(('casa' | 'cas') & 'viol')`)
    expect(askFor(['casa', 'cas'])).toBe('')
  })
})
