import type { NotificationTopic } from '#contracts/lists.ts'
import { dayIn, hourIn } from '#lib/dates.ts'
import { findRecipient, type Recipient } from '#server/account/index.ts'
import { countUnreadOf } from '#server/chat/index.ts'
import { countUnseen, findPeopleWithUnseen, preferencesOf } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { digestLetter, type Summary } from './letters.ts'

const day = 86_400_000
const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000'

/** The hour at which a day's summary leaves, in its reader's own time zone. */
const digestHour = 8

/** Comes round every hour: writes to those for whom it is morning, of what a day brought and they have not seen. */
export async function sendDigests(): Promise<void> {
  const { database, clock } = platform()
  const until = clock.now()
  const span = { since: new Date(until.getTime() - day), until }
  let after = firstId
  for (let isMore = true; isMore; ) {
    const ids = await findPeopleWithUnseen(database.db, span, { after, limit: batch })
    for (const id of ids) {
      const reader = await findRecipient(database.db, id)
      if (reader?.reachable && hourIn(reader.timeZone, until) === digestHour) await writeTo(reader, span)
    }
    after = ids.at(-1) ?? after
    isMore = ids.length === batch
  }
}

const writeTo = (reader: Recipient, span: { since: Date; until: Date }): Promise<void> =>
  platform().database.db.transaction(async (tx) => {
    const summary = await summaryOf(tx, reader.id, span)
    if (Object.keys(summary).length === 0) return
    await sendMail(tx, {
      to: { email: reader.email, accountId: reader.id },
      language: reader.language,
      letter: await digestLetter(reader, summary),
      deed: `digest:${reader.id}:${dayIn(reader.timeZone, span.until)}`,
    })
  })

/** Of each kind that this person wants once a day: how many. */
async function summaryOf(db: Db, id: string, span: { since: Date; until: Date }): Promise<Summary> {
  const preferences = await preferencesOf(db, id)
  const summary: Summary = {}
  const add = (topic: NotificationTopic, total: number) => {
    if (preferences[topic].email === 'daily' && total > 0) summary[topic] = (summary[topic] ?? 0) + total
  }
  for (const { type, total } of await countUnseen(db, id, span)) add(type, total)
  add('messages', (await countUnreadOf(db, [id])).get(id) ?? 0)
  return summary
}
