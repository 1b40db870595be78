import { type CurrentVolunteer, volunteersInput } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { findPublicRows, findUserCards, userView } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { getWords } from '#server/platform/db/words.ts'
import { query } from '#server/platform/http/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { countServing, findServices, findServing, type Serving } from '../queries/volunteerings.ts'

/** A search by name compares at most this many current volunteers. */
const maxSearched = 2_000

/** GET /volunteers: lists the current volunteers of the caller's organisation, with the offers they serve in. */
export const listVolunteers = query({
  access: 'organisation',
  input: volunteersInput,
  run: async (input, { viewer, db }): Promise<Page<CurrentVolunteer>> => {
    const params = { ...input, organisationId: viewer.id, hidden: await blockedIds(db, viewer) }
    const { ids, total } = await (input.query ? findNamed(db, params) : findAll(db, params))
    const [rows, services] = await Promise.all([findPublicRows(db, ids), findServices(db, viewer.id, ids)])
    // An organisation sees the availability of those who serve there.
    const users = new Map(rows.map((row) => [row.id, userView(row, viewer, { seesAvailability: true })]))
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

/** Names belong to the account module, so they are read in one batch and compared here. */
async function findNamed(db: Db, params: Params) {
  const all = await findServing(db, params, { limit: maxSearched, offset: 0 })
  const cards = await findUserCards(db, all)
  const searchedWords = getWords(params.query)
  const named = all.filter((id) => {
    const words = getWords(cards.get(id)?.name ?? '')
    return searchedWords.every((prefix) => words.some((word) => word.startsWith(prefix)))
  })
  const { limit, offset } = toBounds(params)
  return { ids: named.slice(offset, offset + limit), total: named.length }
}
