import { eq, or } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { blocks, mutes } from '../tables.ts'

/** The accounts that this account blocks and mutes, without those that block or mute it. */
export const exportPersonalData = (db: Db, id: string): PersonalData => ({
  blocked: readInBatches(db, blocks, { where: eq(blocks.blockerId, id), by: ['blockedId'] }),
  muted: readInBatches(db, mutes, { where: eq(mutes.muterId, id), by: ['mutedId'] }),
})

export async function erasePersonalData(db: Db, id: string): Promise<void> {
  await db.delete(blocks).where(or(eq(blocks.blockerId, id), eq(blocks.blockedId, id)))
  await db.delete(mutes).where(or(eq(mutes.muterId, id), eq(mutes.mutedId, id)))
}
