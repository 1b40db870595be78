import { type OfferLanguage, offerLanguages } from '#contracts/lists.ts'
import { lowestId } from '#server/platform/db/ids.ts'
import { platform } from '#server/platform/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { findWithoutLanguage, type OfferTexts, storeLanguages } from './queries/languages.ts'

/** Longer texts say no more of their language. */
const longest = 1_000

let detector: ReturnType<typeof loadDetector> | null = null

/** The tables take 28 MB and half a second, which a process that publishes nothing does not spend. */
async function loadDetector() {
  const { eld } = await import('eld/extrasmall')
  eld.setLanguageSubset([...offerLanguages])
  return eld
}

type Texts = Omit<OfferTexts, 'id'>

/** Returns the language of an offer's texts; null where it cannot be told. Galician is not known, and seems Portuguese. */
export async function guessLanguage({ title, about, requirements }: Texts): Promise<OfferLanguage | null> {
  detector ??= loadDetector()
  const guess = (await detector).detect(`${title}\n${about}\n${requirements}`.slice(0, longest))
  return offerLanguages.find((language) => guess.isReliable() && language === guess.language) ?? null
}

const batchSize = 200

/** Runs at night: guesses the languages of the offers that were published before offers had one. */
export async function guessLanguages(): Promise<void> {
  const { db } = platform().database
  let after = lowestId
  let isChanged = false
  for (let isMore = true; isMore; ) {
    const offers = await findWithoutLanguage(db, { after, limit: batchSize })
    const guesses = await Promise.all(
      offers.map(async ({ id, ...texts }) => ({ id, language: await guessLanguage(texts) })),
    )
    const known = guesses.flatMap(({ id, language }) => (language ? [{ id, language }] : []))
    if (known.length > 0) await storeLanguages(db, known)
    isChanged ||= known.length > 0
    after = offers.at(-1)?.id ?? after
    isMore = offers.length === batchSize
  }
  if (isChanged) await outdateGuestPages(db)
}
