// What modules contribute beside endpoints: queue tasks, crons, images in use, the reads of every page, badges,
// and what modules need of modules above them.

import { demoTasks } from '#demo/work.ts'
import { keys } from '#lib/keys.ts'
import { findShownImages as imagesOfPeople, lockSuspension } from '#server/modules/account/index.ts'
import { accountCrons, accountTasks } from '#server/modules/account/work.ts'
import { countBadges, findShownImages as imagesOfMessages } from '#server/modules/chat/index.ts'
import { saveInvitation, welcomeInvited } from '#server/modules/friends/index.ts'
import { findShownImages as imagesOfOffers, stopSearches, workTogether } from '#server/modules/jobs/index.ts'
import { jobsCrons, jobsTasks } from '#server/modules/jobs/work.ts'
import { mailingCrons, mailingTasks } from '#server/modules/mailings/work.ts'
import { mediaCrons, mediaTasks } from '#server/modules/media/work.ts'
import { findShownImages as imagesOfVerifications } from '#server/modules/moderation/index.ts'
import { readVisitor } from '#server/modules/notifications/readVisitor.ts'
import { notificationCrons, notificationTasks } from '#server/modules/notifications/work.ts'
import { placesTasks, queueCities } from '#server/modules/places/work.ts'
import { findShownImages as imagesOfPosts, postsTasks } from '#server/modules/posts/index.ts'
import { privacyTasks } from '#server/modules/privacy/work.ts'
import { findRatedAmong, findRatesBy } from '#server/modules/ratings/index.ts'
import { findShownImages as imagesOfStores } from '#server/modules/stores/index.ts'
import { httpCrons, httpTasks } from '#server/platform/http/work.ts'
import { liveCrons, liveTasks } from '#server/platform/live/work.ts'
import { mailTasks } from '#server/platform/mail/index.ts'
import { platform } from './platform/index.ts'
import type { BadgeReader } from './platform/live/badges.ts'
import type { ReadEveryPage } from './platform/page/everyPage.ts'
import type { Ports } from './platform/ports.ts'

/** The sweep deletes images that none of these finds in use. */
const images = [
  imagesOfPeople,
  imagesOfMessages,
  imagesOfOffers,
  imagesOfPosts,
  imagesOfStores,
  imagesOfVerifications,
]

export const tasks = {
  ...mailTasks,
  ...liveTasks,
  ...httpTasks,
  ...notificationTasks,
  ...placesTasks,
  ...accountTasks,
  ...jobsTasks,
  ...postsTasks,
  ...mediaTasks(images),
  ...mailingTasks,
  ...privacyTasks,
  ...demoTasks,
}

export const crons = [
  ...liveCrons,
  ...httpCrons,
  ...accountCrons,
  ...jobsCrons,
  ...notificationCrons,
  ...mailingCrons,
  ...mediaCrons,
]

/** What each process that works on the queue does when that has started; several may do it at once. */
export const starts = [queueCities]

export const readEveryPage: ReadEveryPage = async (execute) => {
  const { me, count, newestEvent } = await execute(readVisitor, {})
  return [
    [keys.liveFrom, newestEvent],
    [keys.me, me],
    [keys.notificationCount, count],
  ]
}

export const ports: Ports = {
  onRegistered: saveInvitation,
  onValidated: welcomeInvited,
  lockSuspension,
  workTogether,
  ratesBy: findRatesBy,
  ratedAmong: findRatedAmong,
  stopSearches,
}

export const badges: BadgeReader = async (db, ids) =>
  ids.length > 0 ? countBadges(db, ids, platform().clock.now()) : new Map()
