import { notificationTopics } from '#contracts/lists.ts'
import { paths } from '#lib/paths.ts'
import type { Recipient } from '#server/account/index.ts'
import type { Letter } from '#server/platform/mail/index.ts'
import { digestLetter, messagesLetter, newsKinds, newsLetter } from './letters.ts'

/** One of each letter that this room writes, by its place in the dictionary: to be looked at. */
export async function sampleLetters(reader: Recipient, other: string): Promise<Record<string, Letter>> {
  const letters: Record<string, Letter> = {}
  for (const kind of newsKinds) {
    letters[`news.${kind}`] = await newsLetter(reader, { kind, other, path: paths.feed })
  }
  letters.messages = await messagesLetter(reader, { other, total: 3, conversationId: reader.id })
  const busyDay = Object.fromEntries(notificationTopics.map((topic, index) => [topic, index + 1]))
  letters.digest = await digestLetter(reader, busyDay)
  return letters
}
