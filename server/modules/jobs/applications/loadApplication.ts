import type { Application } from '#contracts/jobs.ts'
import { erasedCard, storedCardView } from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { findApplication, type ShownApplication } from '../queries/applications.ts'
import { applicationView } from '../views.ts'

type RequestContext = { db: Db; viewer: Viewer; now: Date }

/** Loads an application that the viewer wrote or received; throws `notFound` for others and between blocked accounts. */
export async function loadApplication(id: string, { db, viewer }: RequestContext): Promise<ShownApplication> {
  const application = await findApplication(db, id)
  const isTheirs = application?.ownerId === viewer.id || application?.volunteerId === viewer.id
  if (!application || !isTheirs) throw apiError('notFound')
  if (await isBlockedBetween(db, application.ownerId, application.volunteerId)) throw apiError('notFound')
  return application
}

export function showApplication(
  { user: card, ...row }: ShownApplication,
  { viewer, now }: Pick<RequestContext, 'viewer' | 'now'>,
): Application {
  const user = card ? storedCardView(card) : erasedCard(row.volunteerId)
  return applicationView(row, { isOwner: row.ownerId === viewer.id, user, now })
}
