import type { ReportKind } from '#contracts/lists.ts'
import { liftSuspension, suspendAccount } from '#server/modules/account/index.ts'
import { putOffersAway, restoreOffers } from '#server/modules/jobs/index.ts'
import { setOwnerSuspended } from '#server/modules/media/index.ts'
import { setAuthorSuspended } from '#server/modules/posts/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { subjects } from './reports/subjects.ts'

/** Suspends an account: its sessions end everywhere, and its contents and files are hidden. */
export async function suspend(db: Db, id: string, now: Date): Promise<void> {
  await suspendAccount(db, id, now)
  await putOffersAway(db, id)
  await setAuthorSuspended(db, id, true)
  await setOwnerSuspended(db, id, true)
}

/** Undoes a suspension (of a `user`) or a removal. */
export async function restore(db: Db, kind: ReportKind, id: string): Promise<void> {
  if (kind !== 'user') return subjects[kind].hide?.(db, id, null)
  await liftSuspension(db, id)
  await setAuthorSuspended(db, id, false)
  await setOwnerSuspended(db, id, false)
  await restoreOffers(db, id)
}
