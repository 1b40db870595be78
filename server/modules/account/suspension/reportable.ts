import type { ReportedContent } from '#contracts/moderation.ts'
import { signedAddress } from '#server/modules/media/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { pageFor } from '../policy.ts'
import { findPublicRow, findPublicRows } from '../queries/accounts.ts'

/** Reported people, for moderation: whether a viewer sees them, and what their profile says. */
export const reportablePeople = {
  ownerSeenBy: async (db: Db, viewer: Viewer, id: string): Promise<string | null> => {
    const row = await findPublicRow(db, id)
    return row && pageFor(viewer, row) === 'whole' ? id : null
  },

  reportedContents: async (db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>> => {
    const rows = await findPublicRows(db, ids)
    return new Map(
      rows.map(({ id, about, avatar, background, suspendedAt }) => [
        id,
        {
          ownerId: id,
          text: about,
          pictures: [avatar, background].filter(Boolean).map(signedAddress),
          hidden: suspendedAt !== null,
          opens: { kind: 'user', id },
        },
      ]),
    )
  },
}
