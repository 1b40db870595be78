import { object } from 'yup'
import type { Surfle } from '#contracts/account.ts'
import { findRandomPeople } from '#server/modules/account/index.ts'
import { blockedAndMutedIds } from '#server/modules/blocks/index.ts'
import { query } from '#server/platform/http/index.ts'
import { findUsers } from './people.ts'
import { maySeeVolunteers } from './policy.ts'

const most = 20

/** GET /user/surfle/false: suggests a few people in random order; guests get organisations only. */
export const listRandomPeople = query({
  access: 'guest',
  input: object({}),
  run: async (_input, { viewer, db }): Promise<Surfle> => {
    const { blocked, muted } = await blockedAndMutedIds(db, viewer)
    const ids = await findRandomPeople(db, {
      provider: maySeeVolunteers(viewer) ? null : true,
      without: [...(viewer ? [viewer.id] : []), ...blocked, ...muted],
      limit: most,
    })
    const users = await findUsers(db, ids, viewer)
    return { users: ids.flatMap((id) => users.get(id) ?? []) }
  },
})
