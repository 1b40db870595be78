import type { VerificationState } from '#contracts/lists.ts'
import { type Verification, verificationsInput } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { findOngIds, listOrganisationIds } from '#server/modules/account/index.ts'
import { signedAddress } from '#server/modules/media/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { query } from '#server/platform/http/index.ts'
import { type Bounds, getPage, toBounds } from '#server/platform/paging.ts'
import { getCards } from '../people.ts'
import { countWaiting, findVerifications, findWaiting } from '../queries/verifications.ts'
import { getVerificationState } from './getVerificationState.ts'

/** GET /verifications: lists organisations by the status of their verification, with the documents they sent. */
export const listVerifications = query({
  access: 'moderator',
  input: verificationsInput,
  run: async ({ status, ...paging }, { db }): Promise<Page<Verification>> => {
    const { ids, total } = await organisations(db, status ?? 'waiting', toBounds(paging))
    const [card, ongIds, verifications] = await Promise.all([
      getCards(db, ids),
      findOngIds(db, ids),
      findVerifications(db, ids),
    ])
    const sent = new Map(verifications.map((row) => [row.organisationId, row]))
    const data = ids.map((id): Verification => {
      const row = sent.get(id)
      const user = card(id)
      return {
        id,
        user,
        ongId: ongIds.get(id) ?? '',
        state: getVerificationState(row, user.verified),
        document: row ? signedAddress(row.document) : null,
        askedAt: row?.askedAt.toISOString() ?? null,
      }
    })
    return getPage(data, total, paging)
  },
})

async function organisations(
  db: Db,
  state: VerificationState,
  bounds: Bounds,
): Promise<{ ids: string[]; total: number }> {
  if (state !== 'waiting') return listOrganisationIds(db, { verified: state === 'verified', ...bounds })
  return { ids: await findWaiting(db, bounds), total: await countWaiting(db) }
}
