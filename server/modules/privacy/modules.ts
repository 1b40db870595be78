import * as account from '#server/modules/account/index.ts'
import * as blocks from '#server/modules/blocks/index.ts'
import * as chat from '#server/modules/chat/index.ts'
import * as friends from '#server/modules/friends/index.ts'
import * as jobs from '#server/modules/jobs/index.ts'
import * as media from '#server/modules/media/index.ts'
import * as moderation from '#server/modules/moderation/index.ts'
import * as notifications from '#server/modules/notifications/index.ts'
import * as posts from '#server/modules/posts/index.ts'
import * as ratings from '#server/modules/ratings/index.ts'
import * as stores from '#server/modules/stores/index.ts'
import type { PersonalData } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { deleteResponses } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { deleteEventsFor, publishBadges } from '#server/platform/live/index.ts'
import { eraseMailsFor, mailsTo } from '#server/platform/mail/index.ts'
import { removeJobsAbout } from '#server/platform/work/index.ts'

type Person = { id: string; email: string }

/** The personal data of each module, one file of the archive each; read while the archive is written. */
export const exportPersonalData = (db: Db, id: string, now: Date): Record<string, PersonalData> => ({
  account: { ...account.exportPersonalData(db, id), ...ratings.exportPersonalData(db, id) },
  connections: { ...friends.exportPersonalData(db, id), ...blocks.exportPersonalData(db, id) },
  posts: posts.exportPersonalData(db, id),
  chat: chat.exportPersonalData(db, id),
  offers: jobs.exportPersonalData(db, id, now),
  notifications: notifications.exportPersonalData(db, id, now),
  moderation: moderation.exportPersonalData(db, id),
  mails: { received: mailsTo(db, id, now) },
  media: media.exportPersonalData(db, id),
})

/** Erases an account from every module; the account row goes last, since other modules may query it. */
export async function erasePersonalData(db: Db, { id, email }: Person): Promise<void> {
  // First, since the modules queue their remaining work.
  await removeJobsAbout(db, [id])
  await notifications.cancelAllAbout(db, await posts.erasePersonalData(db, id))
  const talked = await chat.erasePersonalData(db, id, platform().clock.now())
  await jobs.erasePersonalData(db, id)
  await ratings.erasePersonalData(db, id)
  await friends.erasePersonalData(db, id, email)
  await blocks.erasePersonalData(db, id)
  await moderation.erasePersonalData(db, id)
  const notified = await notifications.erasePersonalData(db, id)
  await media.erasePersonalData(db, id, stores.findShownImages)
  await eraseMailsFor(db, { id, email })
  await deleteResponses(db, id)
  await deleteEventsFor(db, id)
  await account.cancelAfter('deleted', db, id)
  await account.erasePersonalData(db, id)
  await publishBadges(db, [...new Set([...talked, ...notified])])
}
