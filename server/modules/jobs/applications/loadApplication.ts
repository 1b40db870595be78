import type { Application } from '#contracts/jobs.ts'
import { erasedCard, findUserCards } from '#server/modules/account/index.ts'
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

export async function showApplication(
  application: ShownApplication,
  context: RequestContext,
): Promise<Application> {
  const [view] = await applicationViews([application], context)
  if (!view) throw apiError('notFound')
  return view
}

/** Converts applications to views; reads the applicants' cards in one batch. */
export async function applicationViews(
  rows: readonly ShownApplication[],
  { db, viewer, now }: RequestContext,
): Promise<Application[]> {
  const users = await findUserCards(
    db,
    rows.map(({ volunteerId }) => volunteerId),
  )
  return rows.map((row) => {
    const user = users.get(row.volunteerId) ?? erasedCard(row.volunteerId)
    return applicationView(row, { isOwner: row.ownerId === viewer.id, user, now })
  })
}
