import { dayIn, hourIn } from '#lib/dates.ts'
import { hour } from '#lib/durations.ts'
import { findRecipients, type Recipient } from '#server/modules/account/index.ts'
import { countUnreadFor, findPeopleWithUnread } from '#server/modules/chat/index.ts'
import { type FittingOffer, findFitting } from '#server/modules/jobs/index.ts'
import { countUnseen, findPeopleWithUnseen, getAllPreferences } from '#server/modules/notifications/index.ts'
import { lowestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { digestEmail, type Summary } from './emails.ts'

const batchSize = 200

/** The hour at which the digest is sent, in its reader's time zone. */
const digestHour = 8

/** How many new offers a digest names. */
const mostOffers = 3

type Span = { since: Date; until: Date }

/** The hours of a day, those of the days on which the clocks change last. */
const dayHours = [24, 23, 25]
const longestDay = Math.max(...dayHours)

const getBefore = (moment: Date, hours: number): Date => new Date(moment.getTime() - hours * hour)

/** When it was last the hour of the digest there. */
const getSince = (timeZone: string, until: Date): Date =>
  dayHours
    .map((hours) => getBefore(until, hours))
    .find((moment) => hourIn(timeZone, moment) === digestHour) ?? getBefore(until, longestDay)

/** Runs every hour: sends the digest of unseen events to the accounts for which it was `digestHour` when it was due. */
export async function sendDigests(until: Date): Promise<void> {
  const { database } = platform()
  const span = { since: getBefore(until, longestDay), until }
  let after = lowestId
  for (let isMore = true; isMore; ) {
    const ids = await findPeople(database.db, span, after)
    await sendBatch(ids, until)
    after = ids.at(-1) ?? after
    isMore = ids.length === batchSize
  }
}

/** Returns the next accounts, by id, with unread notifications or messages of the day. */
async function findPeople(db: Db, span: Span, after: string): Promise<string[]> {
  const page = { after, limit: batchSize }
  const [unseen, unread] = await Promise.all([
    findPeopleWithUnseen(db, span, page),
    findPeopleWithUnread(db, span, page),
  ])
  return [...new Set([...unseen, ...unread])].sort().slice(0, batchSize)
}

/** Finds the readers of a batch for whom it is morning; those of one time zone or day have the same hours behind them. */
async function sendBatch(ids: readonly string[], until: Date): Promise<void> {
  const recipients = await findRecipients(platform().database.db, ids)
  const readers = [...recipients.values()].filter(
    ({ reachable, timeZone }) => reachable && hourIn(timeZone, until) === digestHour,
  )
  const bySince = Map.groupBy(readers, ({ timeZone }) => getSince(timeZone, until).getTime())
  for (const [since, some] of bySince) await sendTo(some, { since: new Date(since), until })
}

/** Reads the summaries of these readers at once and saves the emails one by one. */
async function sendTo(readers: readonly Recipient[], span: Span): Promise<void> {
  const { db } = platform().database
  const readerIds = readers.map(({ id }) => id)
  const preferences = await getAllPreferences(db, readerIds)
  const summaries = await summarise(db, preferences, span)
  for (const reader of readers) {
    const summary = summaries.get(reader.id)
    const fitting =
      summary && preferences.get(reader.id)?.jobs.email !== 'never' ? await findOffers(reader, span) : []
    if (summary) await sendDigest(reader, { summary, fitting, span })
  }
}

const findOffers = ({ id }: Recipient, { since, until }: Span): Promise<FittingOffer[]> =>
  findFitting(platform().database.db, id, { since, now: until, limit: mostOffers })

type Digest = { summary: Summary; fitting: readonly FittingOffer[]; span: Span }

const sendDigest = (reader: Recipient, { summary, fitting, span }: Digest): Promise<void> =>
  platform().database.db.transaction(async (tx) => {
    await sendMail(tx, {
      to: { email: reader.email, accountId: reader.id },
      language: reader.language,
      content: await digestEmail(reader, summary, fitting),
      alsoAbout: fitting.map(({ ownerId }) => ownerId),
      cause: `digest:${reader.id}:${dayIn(reader.timeZone, span.until)}`,
    })
  })

/** Returns by account id the unread counts of the topics it wants daily, without accounts that have none. */
async function summarise(
  db: Db,
  preferences: Awaited<ReturnType<typeof getAllPreferences>>,
  span: Span,
): Promise<Map<string, Summary>> {
  const ids = [...preferences.keys()]
  const [unseen, unread] = await Promise.all([countUnseen(db, ids, span), countUnreadFor(db, ids, span)])
  const messages = [...unread].map(([accountId, total]) => ({ accountId, type: 'messages' as const, total }))
  const summaries = new Map<string, Summary>()
  for (const { accountId, type, total } of [...unseen, ...messages]) {
    const isWanted = total > 0 && preferences.get(accountId)?.[type].email === 'daily'
    if (isWanted) summaries.set(accountId, { ...summaries.get(accountId), [type]: total })
  }
  return summaries
}
