import { object } from 'yup'
import { userIdInput } from '#contracts/rules.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { erasedCard, findRecipient, findShownCards } from '#server/modules/account/index.ts'
import { deleteMute, findMuted, insertMute } from '#server/modules/blocks/index.ts'
import { apiError, mutation, query } from '#server/platform/http/index.ts'

/**
 * POST /mute/{userId}: the caller's feed, searches for posts and suggestions have nothing of this account any more, and
 * its likes, comments and mentions notify them no longer. Their connection and chat stay, and nobody is told.
 */
export const muteAccount = mutation({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: userIdInput,
  run: async ({ userId }, { viewer, db, now }) => {
    if (userId === viewer.id) throw apiError('messageToSelf')
    if (!(await findRecipient(db, userId))) throw apiError('notFound')
    await insertMute(db, viewer.id, userId, now)
  },
})

/** DELETE /mute/{userId}: ends a mute; what it held back does not come later. */
export const unmuteAccount = mutation({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: userIdInput,
  run: async ({ userId }, { viewer, db }) => {
    await deleteMute(db, viewer.id, userId)
  },
})

/** GET /mutes: lists the accounts that the caller mutes, newest first; suspended ones have no name. */
export const listMutes = query({
  access: 'user',
  input: object({}),
  run: async (_input, { viewer, db }): Promise<UserCard[]> => {
    const ids = await findMuted(db, viewer.id)
    const cards = await findShownCards(db, ids)
    return ids.map((id) => cards.get(id) ?? erasedCard(id))
  },
})
