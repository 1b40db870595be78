import { findSeenMarks } from '#server/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'

/** Whether these two see of each other what was read: only while both tell it. */
export async function tellSeen(db: Db, one: string, other: string): Promise<boolean> {
  const marks = await findSeenMarks(db, [one, other])
  return marks.get(one) === true && marks.get(other) === true
}
