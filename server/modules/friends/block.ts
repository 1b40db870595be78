import { object } from 'yup'
import { userIdInput } from '#contracts/rules.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { erasedCard, findRecipient, findShownCards } from '#server/modules/account/index.ts'
import { deleteBlock, findBlocked, insertBlock } from '#server/modules/blocks/index.ts'
import { apiError, mutation, query } from '#server/platform/http/index.ts'
import { deleteEventsBetween, publishBadges, unsubscribeEachOther } from '#server/platform/live/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { endConnection } from './endConnection.ts'
import { lockPair } from './queries/friendships.ts'

/** POST /block/{userId}: blocks a person, so that neither sees or reaches the other; their connection ends. */
export const blockPerson = mutation({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: userIdInput,
  run: async ({ userId }, { viewer, db, now }) => {
    if (userId === viewer.id) throw apiError('messageToSelf')
    if (!(await findRecipient(db, userId))) throw apiError('notFound')
    await lockPair(db, viewer.id, userId)
    await insertBlock(db, viewer.id, userId, now)
    await endConnection(db, viewer.id, userId)
    await deleteEventsBetween(db, viewer.id, userId)
    await unsubscribeEachOther(db, viewer.id, userId)
    await publishBadges(db, [viewer.id, userId])
  },
})

/** DELETE /block/{userId}: removes a block; a former connection is not restored, a turn on a waiting list is. */
export const unblockPerson = mutation({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: userIdInput,
  run: async ({ userId }, { viewer, db }) => {
    await deleteBlock(db, viewer.id, userId)
    await addJob(db, 'jobs.waiting-lists-of', { accountIds: [viewer.id, userId] })
    await publishBadges(db, [viewer.id, userId])
  },
})

/** GET /blocks: lists the people that the caller blocked, newest first; suspended ones have no name. */
export const listBlocks = query({
  access: 'user',
  input: object({}),
  run: async (_input, { viewer, db }): Promise<UserCard[]> => {
    const ids = await findBlocked(db, viewer.id)
    const cards = await findShownCards(db, ids)
    return ids.map((id) => cards.get(id) ?? erasedCard(id))
  },
})
