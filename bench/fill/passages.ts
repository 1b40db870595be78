import { town } from '#demo/content/index.ts'
import { size } from '../size.ts'

/** The texts of a bench offer: pieces of the demo town's, so that words have realistic frequencies. */
export type Passage = { title: string; about: string; requirements: string }

const passageCount = 4_096
const getWords = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean)

const titles = getWords(town.offers.map(({ title }) => title))
const abouts = getWords(town.offers.map(({ about }) => about))
const requirements = getWords(town.offers.map((offer) => offer.requirements))

/** `length` words from the position `from`; continues at the beginning after the end. */
function piece(words: readonly string[], from: number, length: number): string {
  return Array.from({ length }, (_, index) => words[(from + index) % words.length]).join(' ')
}

export const passages: Passage[] = Array.from({ length: passageCount }, (_, index) => ({
  title: piece(titles, index * 3, 5 + (index % 3)),
  about: piece(abouts, index * 7, 60),
  requirements: piece(requirements, index * 5, 14),
}))

/** The words of the titles of those first offers that are open, as fillOffers makes them. */
const openTitles = Array.from({ length: size.offers.few }, (_, number) => number)
  .filter((number) => number % 20 !== 7 && number % 20 !== 13 && ((number * 53) % 75) - 15 > 0)
  .map((number) => passages[Number((BigInt(number) * 2_654_435_761n) % BigInt(passageCount))]?.title ?? '')
  .map((title) => title.split(' '))

const plainWord = /^\p{L}{5,}$/u
const single = [...new Set(openTitles.flat().filter((word) => plainWord.test(word)))]
const beside = openTitles.flatMap((words) =>
  words.flatMap((word, index) => {
    const next = words[index + 1] ?? ''
    return plainWord.test(word) && plainWord.test(next) ? [`${word} ${next}`] : []
  }),
)

const every = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).flatMap(
    (one) => (one === undefined ? [] : [one]),
  )

/** Searches that find something: single words of open offers' titles and pairs of adjacent words. */
export const questions: string[] = [...every(single, 12), ...every(beside, 12)]

export const places = [
  ...new Set(town.offers.map(({ country, state, city }) => `${country}|${state}|${city}`)),
]
  .map((place) => place.split('|'))
  .map(([country = '', state = '', city = '']) => ({ country, state, city }))

export const firstNames = [...new Set(town.volunteers.map(({ name }) => name.split(' ')[0] ?? ''))]
