import { day } from '#lib/durations.ts'
import type { JobSeed } from '#server/modules/jobs/index.ts'
import type { RatingSeed } from '#server/modules/ratings/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Town } from './actions.ts'
import { answers, reviews } from './content/reviews.ts'
import { dice } from './images/dice.ts'
import type { OrganisationRow, VolunteerRow } from './people.ts'

/** No one rates in the first days of serving, nor an organisation that registered in the last months. */
const settlingIn = 2 * day
const tooNew = 90 * day

type Volunteering = JobSeed['volunteerings'][number]

/** Most volunteers who have served for some days rate, and about half get an answer. */
export function createRatings(
  volunteerings: readonly Volunteering[],
  { people, calendar }: Town,
): RatingSeed[] {
  const organisations = byId(people.organisations)
  const volunteers = byId(people.volunteers)
  const first = new Map(volunteerings.map((one) => [`${one.organisationId} ${one.volunteerId}`, one]))
  return [...first.values()].flatMap(({ organisationId, volunteerId, since }) => {
    const [organisation] = organisations.get(organisationId) ?? []
    const [volunteer, key] = volunteers.get(volunteerId) ?? []
    if (!organisation || !volunteer || !since) return []
    if (calendar.now.getTime() - organisation.createdAt.getTime() < tooNew) return []
    const chance = dice(`rating ${organisation.name} ${key}`)
    const time = calendar.now.getTime() - since.getTime() - settlingIn
    if (time <= 0 || !chance.chance(0.85)) return []
    const createdAt = new Date(since.getTime() + settlingIn + chance.between(0, 0.8) * time)
    const { rate, comment } = chance.pick(reviews[volunteer.language])
    const answer = chance.chance(0.5) ? chance.pick(answers[organisation.language]) : ''
    const answeredAt = answer ? new Date(createdAt.getTime() + chance.between(0.1, 0.9) * 0.2 * time) : null
    return [
      { id: newId(), organisationId, authorId: volunteerId, rate, comment, createdAt, answer, answeredAt },
    ]
  })
}

/** Id -> row and key of each account. */
const byId = <Row extends OrganisationRow | VolunteerRow>(rows: ReadonlyMap<string, Row>) =>
  new Map([...rows].map(([key, row]) => [row.id, [row, key] as const]))
