import { object } from 'yup'
import type { UserCard } from '#contracts/shapes.ts'
import { findUserCards } from '#server/modules/account/index.ts'
import { findBlocked } from '#server/modules/blocks/index.ts'
import { query } from '#server/platform/http/index.ts'

/** GET /blocks: lists the people that the caller blocked, newest first. */
export const listBlocks = query({
  access: 'user',
  input: object({}),
  run: async (_input, { viewer, db }): Promise<UserCard[]> => {
    const ids = await findBlocked(db, viewer.id)
    const cards = await findUserCards(db, ids)
    return ids.flatMap((id) => cards.get(id) ?? [])
  },
})
