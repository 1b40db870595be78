import { type CurrentVolunteer, volunteersInput } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { findUserCards, findUsers } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { getWords } from '#server/platform/db/words.ts'
import { query } from '#server/platform/http/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { countServing, findServices, findServing, type Serving } from './queries/volunteerings.ts'

/** Among how many current volunteers a name is looked for. */
const mostSearched = 2_000

/** GET /volunteers: who serves at one's organisation now, with the offers they serve in. */
export const listVolunteers = query({
  access: 'organisation',
  input: volunteersInput,
  run: async (input, { viewer, db }): Promise<Page<CurrentVolunteer>> => {
    const params = { ...input, organisationId: viewer.id, hidden: await blockedIds(db, viewer) }
    const { ids, total } = await (input.query ? findNamed(db, params) : findAll(db, params))
    const [users, services] = await Promise.all([
      findUsers(db, ids, viewer),
      findServices(db, viewer.id, ids),
    ])
    const data = ids.flatMap((id) => {
      const user = users.get(id)
      const theirs = services.filter(({ volunteerId }) => volunteerId === id)
      return user ? [{ ...user, jobs: theirs.map(({ id: jobId, title }) => ({ id: jobId, title })) }] : []
    })
    return getPage(data, total, input)
  },
})

type Params = Serving & { query: string; page: number; limit: number }

async function findAll(db: Db, params: Params) {
  const [ids, total] = await Promise.all([
    findServing(db, params, toBounds(params)),
    countServing(db, params),
  ])
  return { ids, total }
}

/** Names are the account room's: they are compared here, in one batch. */
async function findNamed(db: Db, params: Params) {
  const all = await findServing(db, params, { limit: mostSearched, offset: 0 })
  const cards = await findUserCards(db, all)
  const wanted = getWords(params.query)
  const named = all.filter((id) => {
    const words = getWords(cards.get(id)?.name ?? '')
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)))
  })
  const { limit, offset } = toBounds(params)
  return { ids: named.slice(offset, offset + limit), total: named.length }
}
