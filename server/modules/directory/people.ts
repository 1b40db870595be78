import type { User } from '#contracts/shapes.ts'
import { findPublicRows, isVerified, userView } from '#server/modules/account/index.ts'
import { appliedAmong, servedAmong } from '#server/modules/jobs/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { type AvailabilitySeen, availabilitySeenBy } from './policy.ts'

/** id -> person as this viewer sees them, in one batch; unknown ids are left out. */
export async function findUsers(
  db: Db,
  ids: readonly string[],
  viewer: Viewer | null,
): Promise<Map<string, User>> {
  const rows = await findPublicRows(db, ids)
  const now = platform().clock.now()
  const getIds = (kind: boolean) => rows.filter(({ provider }) => provider === kind).map(({ id }) => id)
  const served = viewer && !viewer.provider ? await servedAmong(db, viewer.id, getIds(true), now) : new Set()
  const seesAvailability = await getAvailability(db, getIds(false), viewer)
  return new Map(
    rows.map((row) => [
      row.id,
      userView(row, viewer, { served: served.has(row.id), seesAvailability: seesAvailability(row.id) }),
    ]),
  )
}

/** Whose availability this viewer sees, by the policy. */
export const findAvailabilitySeen = async (db: Db, viewer: Viewer | null): Promise<AvailabilitySeen> =>
  availabilitySeenBy(viewer, viewer?.provider === true && (await isVerified(db, viewer.id)))

/** Returns a function that says whether this viewer sees a volunteer's availability. */
export async function getAvailability(
  db: Db,
  volunteerIds: readonly string[],
  viewer: Viewer | null,
): Promise<(id: string) => boolean> {
  const seen = volunteerIds.length > 0 ? await findAvailabilitySeen(db, viewer) : 'of nobody'
  if (seen !== 'of applicants' || !viewer) return () => seen === 'of all'
  const applicants = await appliedAmong(db, viewer.id, volunteerIds)
  return (id) => applicants.has(id)
}
