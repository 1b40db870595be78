import { demoPassword } from '#lib/demo.ts'
import { hasAccounts, hashPassword, seedAccounts } from '#server/modules/account/index.ts'
import { insertMute } from '#server/modules/blocks/index.ts'
import { seedMessages } from '#server/modules/chat/index.ts'
import { seedConnections } from '#server/modules/friends/index.ts'
import { seedJobs, seedSearches } from '#server/modules/jobs/index.ts'
import { seedModeration } from '#server/modules/moderation/index.ts'
import { seedNotifications } from '#server/modules/notifications/index.ts'
import { seedMarks, seedPosts } from '#server/modules/posts/index.ts'
import { seedRatings } from '#server/modules/ratings/index.ts'
import { seedStores } from '#server/modules/stores/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import {
  createViews,
  createVolunteerings,
  getAccount,
  getApplications,
  getFavorites,
  getMarks,
  getNotes,
  getSavedSearches,
  type Town,
} from './actions.ts'
import { calendarFrom } from './calendar.ts'
import { createConnectionNotifications, createConnections } from './connections.ts'
import { town as content } from './content/index.ts'
import { drawingsFor } from './drawings.ts'
import { createModeration, createVerificationDocuments } from './moderation.ts'
import { createApplicationNotifications, getMessages } from './notifications.ts'
import { createOffers } from './offers.ts'
import { createPeople } from './people.ts'
import { createPostImages, createPostNotifications, createPosts } from './posts.ts'
import { lockDemoTown } from './queries.ts'
import { createRatings } from './ratings.ts'
import { createStores } from './stores.ts'
import { createTalks } from './talks.ts'

/** Drawing runs after emails and all other tasks. */
const whenIdle = 20

/**
 * Fills a database without accounts with the demo town in one transaction, also when several processes start at once.
 * The queue draws the images afterwards; until then screens show a colour.
 */
export async function fillDemoTown(): Promise<void> {
  const { db } = platform().database
  if (await hasAccounts(db)) return
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction(async (tx) => {
    await lockDemoTown(tx)
    if (await hasAccounts(tx)) return
    const town = createTown(passwordHash)
    await fillRows(tx, town)
    for (const drawing of drawingsFor(town)) {
      await addJob(tx, 'demo.draw', drawing, { maxAttempts: 5, priority: whenIdle })
    }
  })
}

function createTown(passwordHash: string): Town {
  const { clock, config } = platform()
  const calendar = calendarFrom(clock.now(), config.timeZone)
  const people = createPeople(content, passwordHash, calendar)
  return {
    people,
    offers: createOffers(content, people, calendar),
    stores: createStores(),
    postImages: createPostImages(),
    verificationDocuments: createVerificationDocuments(),
    calendar,
  }
}

async function fillRows(db: Db, town: Town): Promise<void> {
  const applications = getApplications(content, town)
  const { organisations, volunteers } = town.people
  await seedAccounts(db, [...organisations.values(), ...volunteers.values()])
  const volunteerings = createVolunteerings(applications, town)
  await seedRatings(db, createRatings(volunteerings, town))
  await seedJobs(db, {
    jobs: [...town.offers.values()],
    applications,
    notes: getNotes(content, applications, town),
    favorites: getFavorites(content, town),
    views: createViews(town),
    volunteerings,
  })
  for (const { jobId, placeOfferedUntil: until } of applications)
    if (until) await addJob(db, 'jobs.waiting-list', { jobId }, { runAt: new Date(until.getTime() + 1) })
  await seedSearches(db, getSavedSearches(content, town))
  await seedStores(db, [...town.stores.values()])
  const postsByKey = createPosts(town)
  const posts = [...postsByKey.values()]
  await seedPosts(db, posts)
  await seedMarks(db, {
    saved: getMarks(content, postsByKey, town, 'saved'),
    hidden: getMarks(content, postsByKey, town, 'hidden'),
  })
  await seedModeration(db, createModeration(town, postsByKey))
  const connections = createConnections(content, volunteerings, town)
  await seedConnections(db, connections)
  for (const { from, to } of content.mutes) {
    const [muter, muted] = [getAccount(town.people, from), getAccount(town.people, to)]
    await insertMute(db, muter.id, muted.id, town.calendar.now)
  }
  const notifications = [
    ...createApplicationNotifications(applications, town),
    ...createPostNotifications(posts, town),
    ...createConnectionNotifications(connections),
  ]
  await seedNotifications(db, notifications)
  await seedMessages(db, [...(await getMessages(applications, town)), ...createTalks(town)])
}
