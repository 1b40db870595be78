import { describe, expect, it } from 'vitest'
import { correct } from '#server/modules/words/correct.ts'
import { areAlike, findLikeliest, findRelative, getDistance } from '#server/modules/words/distance.ts'
import { findBases, fold, toPlainWords } from '#server/modules/words/fold.ts'
import { broaden, readSearch } from '#server/modules/words/readSearch.ts'
import { manners, topics } from '#server/modules/words/thesaurus/index.ts'

const groups = [...topics, ...manners]
const read = (search: string) => readSearch(search).map(({ words }) => words.join(' '))

describe('reading a search', () => {
  it('Known expressions are read as one, and words that say nothing are left out', () => {
    expect(read('Voluntariado con la TERCERA edad en La Coruña')).toEqual(['tercera edad', 'la coruna'])
    expect(read('animales valencia')).toEqual(['animales', 'valencia'])
    expect(read('!? ')).toEqual([])
  })

  it('Words that say nothing count when there are no others', () => {
    expect(read('voluntariado')).toEqual(['voluntariado'])
    expect(read('de la')).toEqual(['de', 'la'])
  })

  it('Only the last word may be a beginning', () => {
    expect(readSearch('perro guita').map(({ begun }) => begun)).toEqual([null, 'guita'])
    expect(readSearch('anim')[0]?.tokens).toContain('#animals')
  })

  it('A word of the thesaurus brings its synonyms in every language and its categories', () => {
    const [elders] = readSearch('ancianas')
    expect(elders?.tokens).toEqual(['#greater'])
    expect(elders?.synonyms).toEqual(expect.arrayContaining([['idosos'], ['elderly'], ['tercera', 'edad']]))
    expect(readSearch('saúde')[0]?.tokens).toContain('#health')
    expect(readSearch('spain')[0]?.tokens).toContain('@es')
  })

  it('A diminutive that the thesaurus lacks means what it is made from', () => {
    expect(readSearch('doguinhos')[0]?.synonyms).toContainEqual(['perros'])
    expect(readSearch('huertecito')[0]?.synonyms).toContainEqual(['gardens'])
    expect(readSearch('visita')[0]?.synonyms).toContainEqual(['befriending'])
    expect(readSearch('cãezinhos')[0]?.synonyms).toContainEqual(['dogs'])
    const made = ['amiguitas', 'chiquito', 'doggies', 'city']
    expect(made.map(findBases)).toEqual([['amigs'], ['chics'], ['dogs'], []])
  })

  it('A double s is no plural', () => {
    expect(fold('press')).not.toBe(fold('presos'))
  })

  it('A form of a verb that the thesaurus lacks means what the verb means', () => {
    for (const form of ['cocinando', 'cozinhamos', 'cocino']) {
      expect(readSearch(form)[0]?.synonyms).toContainEqual(['kitchen'])
    }
    expect(findBases('perro')).not.toContain('perro')
    expect(readSearch('roto')[0]?.synonyms).toEqual([])
  })

  it('A part of a category means the category only where that is asked for', () => {
    const wanted = readSearch('niños con cáncer')
    expect(wanted.map(({ tokens }) => tokens)).toEqual([['#childhood-youth-and-family'], []])
    const broad = broaden(wanted, [false, false])
    expect(broad?.map(({ tokens }) => tokens)).toEqual([['#childhood-youth-and-family'], ['#health']])
    expect(broaden(wanted, [false, true])).toBeNull()
    expect(broaden(readSearch('valencia'), [false])).toBeNull()
  })
})

describe('the thesaurus', () => {
  it('It has at least sixty groups, each with words in every column, and none of them twice', () => {
    expect(groups.length).toBeGreaterThanOrEqual(60)
    for (const { es, pt, en } of groups) {
      for (const column of [es, pt, en]) {
        const terms = column.split(',').map((term) => toPlainWords(term).join(' '))
        expect(terms).not.toContain('')
        expect(new Set(terms).size).toBe(terms.length)
      }
    }
  })

  it.each([
    ['animales', 'animal'],
    ['animais', 'animal'],
    ['niñas', 'niño'],
    ['cães', 'cão'],
    ['refugees', 'refugee'],
    ['coding', 'codes'],
  ])('%s and %s are looked up alike', (one, other) => {
    const [first = '', second = ''] = [one, other].flatMap(toPlainWords).map(fold)
    expect(first).toBe(second)
  })
})

describe('typing mistakes', () => {
  it('A missing, further, wrong or swapped letter is one step', () => {
    for (const typed of ['guitara', 'guitarrra', 'guitatra', 'guitrara', 'guitarra']) {
      expect(getDistance(typed, 'guitarra')).toBe(typed === 'guitarra' ? 0 : 1)
    }
    expect(getDistance('', 'abc')).toBe(3)
  })

  it('The likeliest word is the nearest one that is near enough', () => {
    expect(findLikeliest('valensia', ['palencia', 'valencia', 'valla'])).toBe('valencia')
    expect(findLikeliest('xyzzyx', ['valencia', 'guitarra'])).toBeNull()
    expect(findLikeliest('cat', ['car'])).toBeNull()
  })

  it('The relative of a word has the longest common beginning, and most of the word', () => {
    expect(findRelative('reforestar', ['reformas', 'reforestaciones', 'reforestacion'])).toBe('reforestacion')
    expect(findRelative('addicts', ['addition', 'addictions'])).toBe('addictions')
    expect(findRelative('presidiarios', ['presidencia', 'presidio'])).toBe('presidio')
    expect(findRelative('portugal', ['porto', 'portero'])).toBeNull()
    expect(findRelative('inter', ['internacionales'])).toBeNull()
  })

  it('Two words are corrected to the one that something has, and to no other', async () => {
    const correctAmong = async (typed: string, ...known: string[]) => {
      const { likely } = await correct(readSearch(typed), {
        findMet: async (wanted) => wanted.map(({ words }) => known.includes(words.join(' '))),
        findAlike: async () => [],
      })
      return likely
    }
    expect(await correctAmong('gravar audio livros', 'gravar', 'audiolivros')).toEqual(['gravar audiolivros'])
    expect(await correctAmong('gravar audio livros', 'gravar', 'livros')).toEqual([])
  })

  it('Expressions are alike if each word is at most a mistyping of the other’s', () => {
    expect(areAlike(['tercera', 'idade'], ['terceira', 'idade'])).toBe(true)
    expect(areAlike(['tercera', 'clase'], ['terceira', 'idade'])).toBe(false)
    expect(areAlike(['comunity'], ['community', 'manager'])).toBe(false)
  })
})
