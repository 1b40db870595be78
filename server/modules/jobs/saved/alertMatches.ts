import type { AlertFrequency } from '#contracts/lists.ts'
import { dayIn, hourIn } from '#lib/dates.ts'
import { hour } from '#lib/durations.ts'
import {
  findRecipient,
  findRecipients,
  type Recipient,
  type VolunteerFacts,
  volunteerFacts,
} from '#server/modules/account/index.ts'
import { notify } from '#server/modules/notifications/index.ts'
import { lowestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import {
  findAccountsWaiting,
  forgetMatches,
  lockWaiting,
  markAlerted,
  type Waiting,
} from '../queries/savedMatches.ts'
import { getTimes } from '../search/match.ts'
import { type FoundBySearch, matchesEmail } from './emails.ts'

/** The newest offers of each search that are told one by one; the rest is a number. */
const mostListed = 10

/** Tells accounts of the matches of their searches that tell at once. */
export async function alertAtOnce(accountIds: readonly string[]): Promise<void> {
  for (const id of accountIds) {
    await platform().database.db.transaction((tx) => tell(tx, id, { frequencies: ['now'] }))
  }
}

/** The hour at which it tells, and the day of the week (1 is Monday), in the reader's time zone. */
const alertHour = 8
const weeklyDay = 1
const batchSize = 200

/** Runs every hour: tells the accounts for which it was `alertHour` when it was due what came since yesterday, and on Mondays in a week. */
export async function alertByFrequency(due: Date): Promise<void> {
  const { db } = platform().database
  let after = lowestId
  for (let isMore = true; isMore; ) {
    const ids = await findAccountsWaiting(db, ['daily', 'weekly'], { after, limit: batchSize })
    for (const reader of (await findRecipients(db, ids)).values()) await alertInTheMorning(reader, due)
    after = ids.at(-1) ?? after
    isMore = ids.length === batchSize
  }
}

async function alertInTheMorning({ id, timeZone }: Recipient, due: Date): Promise<void> {
  const { database } = platform()
  if (hourIn(timeZone, due) !== alertHour) return
  const isWeekly = new Date(`${dayIn(timeZone, due)}T00:00:00Z`).getUTCDay() === weeklyDay
  const frequencies: AlertFrequency[] = isWeekly ? ['daily', 'weekly'] : ['daily']
  // What comes later in this hour waits for tomorrow, so that a repeated task finds nothing more to tell.
  const until = new Date(Math.floor(due.getTime() / hour) * hour)
  // The hour and not the day: who moves to a later time zone has a second morning.
  const cause = `saved-searches:${id}:${until.toISOString()}`
  await database.db.transaction((tx) => tell(tx, id, { frequencies, until, cause }))
}

/**
 * Of which searches, what was found until when; at once it is all, because the clock of the machine that found it may be
 * ahead. Without a `cause`, the email has one of its own.
 */
type Alert = { frequencies: readonly AlertFrequency[]; until?: Date; cause?: string }

/**
 * Tells an account what its searches of these frequencies have found, each offer once a search, in the caller's transaction:
 * what is told is marked with it, so that a repeated task tells nothing twice.
 */
async function tell(db: Db, accountId: string, { frequencies, until, cause }: Alert): Promise<void> {
  const now = platform().clock.now()
  const reader = await findRecipient(db, accountId)
  const waiting = await lockWaiting(db, accountId, { frequencies, until, now })
  const isOfReader = waiting.some(({ myAge, search }) => myAge || search.myTimes)
  const facts = isOfReader ? await volunteerFacts(db, accountId) : null
  const isAlertable = (match: Waiting) =>
    reader?.reachable && match.title !== null && (!facts || suits(match, facts))
  const [told, gone] = [waiting.filter(isAlertable), waiting.filter((one) => !isAlertable(one))]
  if (gone.length > 0) await forgetMatches(db, gone)
  const [first] = told
  if (!reader || !first) return
  await markAlerted(db, told, now)
  await notifyOf(db, accountId, told)
  const emailed = told.filter(({ channels }) => channels.includes('email'))
  const searches = bySearch(emailed)
  if (searches.length === 0) return
  await sendMail(db, {
    to: { email: reader.email, accountId },
    language: reader.language,
    content: await matchesEmail(reader, searches),
    alsoAbout: emailed.map(({ ownerId }) => ownerId),
    cause: cause ?? `saved-search:${first.searchId}:${first.jobId}`,
  })
}

/** Age and times are compared when a match is told, because they change. */
function suits({ myAge, minimumAge, search, workShift }: Waiting, facts: VolunteerFacts): boolean {
  const times = getTimes(facts)
  const isOldEnough = !myAge || !facts.age || minimumAge === null || minimumAge <= facts.age
  return (
    isOldEnough && (!search.myTimes || times.length === 0 || workShift.some((slot) => times.includes(slot)))
  )
}

/** One line of the list for each offer, whichever searches found it. */
async function notifyOf(db: Db, accountId: string, told: readonly Waiting[]): Promise<void> {
  const inSite = told.filter(({ channels }) => channels.includes('site'))
  const first = [...Map.groupBy(inSite, ({ searchId }) => searchId).values()].flatMap((found) =>
    found.slice(0, mostListed),
  )
  const offers = new Map(first.map(({ jobId, ownerId }) => [jobId, ownerId]))
  for (const [jobId, ownerId] of [...offers].reverse()) {
    await notify(db, { accountId, type: 'jobs', detail: 'found', actorId: ownerId, actionId: jobId })
  }
}

const bySearch = (told: readonly Waiting[]): FoundBySearch[] =>
  [...Map.groupBy(told, ({ searchId }) => searchId).values()].flatMap((found) => {
    const [first] = found
    const offers = found.slice(0, mostListed)
    if (!first) return []
    const { searchId: id, search, areaCity } = first
    return [{ id, search, areaCity, offers, more: found.length - offers.length }]
  })
