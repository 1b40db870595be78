import type { Recipient } from '#server/account/index.ts'
import type { Letter } from '#server/platform/mail/index.ts'
import { goneLetter, letterOf, occasions, type Told } from './letters.ts'

/** One of each letter that this room writes, by its place in the dictionary: to be looked at. */
export async function sampleLetters(reader: Recipient, other: string): Promise<Record<string, Letter>> {
  const job: Told = { id: reader.id, title: 'Un huerto para la escuela', ownerId: reader.id, categories: [] }
  const letters: Record<string, Letter> = {}
  for (const occasion of occasions) {
    letters[`applications.${occasion}`] = await letterOf(occasion, reader, other, job)
  }
  letters['applications.gone'] = await goneLetter(reader)
  return letters
}
