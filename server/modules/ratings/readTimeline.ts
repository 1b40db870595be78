import { type Milestone, timelineInput } from '#contracts/account.ts'
import type { Page } from '#contracts/shapes.ts'
import { findPublicRow, findShownCards, type PublicRow, pageFor } from '#server/modules/account/index.ts'
import { blockedIds, isBlockedBetween } from '#server/modules/blocks/index.ts'
import { findJobMilestones, type JobMilestone } from '#server/modules/jobs/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { getPage } from '#server/platform/paging.ts'
import { findGivenRatings } from './queries/ratings.ts'

/** The timeline reads at most so many milestones of each kind. */
const mostPerKind = 200

/** GET /user/{id}/timeline: lists a person's milestones, newest first: joined, accepted in, published, rated. */
export const readTimeline = query({
  access: 'user',
  input: timelineInput,
  run: async ({ id, page, limit }, { viewer, db, now }): Promise<Page<Milestone>> => {
    const person = await findPublicRow(db, id)
    if (!person || pageFor(viewer, person) !== 'whole') throw apiError('notFound')
    if (await isBlockedBetween(db, viewer.id, id)) throw apiError('notFound')
    const hidden = new Set(await blockedIds(db, viewer))
    const all = await getMilestones(db, person, { now, hidden })
    return getPage(all.slice((page - 1) * limit, page * limit), all.length, { page, limit })
  },
})

type Reading = { now: Date; hidden: ReadonlySet<string> }

async function getMilestones(db: Db, person: PublicRow, { now, hidden }: Reading): Promise<Milestone[]> {
  const [offers, given] = await Promise.all([
    findJobMilestones(db, person, { now, limit: mostPerKind }),
    findGivenRatings(db, person.id, mostPerKind),
  ])
  const ids = [...offers, ...given].map(({ organisationId }) => organisationId)
  const cards = await findShownCards(db, ids)
  // Milestones with blocked and suspended organisations are left out.
  const names = new Map(
    [...cards.values()].filter(({ id }) => !hidden.has(id)).map(({ id, name }) => [id, name]),
  )
  const joined = { kind: 'joined' as const, at: person.createdAt, id: person.id, name: person.name }
  const rated = given.flatMap(({ organisationId: id, rate, createdAt }) => {
    const name = names.get(id)
    return name ? [{ kind: 'rated' as const, at: createdAt, id, name, rate }] : []
  })
  const moments = [joined, ...rated, ...offers.flatMap((offer) => offerMoment(offer, names))]
  return moments
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((moment) => ({ ...moment, at: moment.at.toISOString() }))
}

function offerMoment(offer: JobMilestone, names: ReadonlyMap<string, string>) {
  const { kind, at, jobId: id, title, organisationId, isOpen: open } = offer
  const name = names.get(organisationId)
  if (!name) return []
  return [
    {
      kind,
      at,
      id,
      name: title,
      open,
      ...(kind === 'accepted' && { organisation: { id: organisationId, name } }),
    },
  ]
}
