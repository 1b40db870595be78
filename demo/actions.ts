import { alertChannels, viewSources } from '#contracts/lists.ts'
import { day, hour } from '#lib/durations.ts'
import type { JobSeed } from '#server/modules/jobs/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { type Calendar, later } from './calendar.ts'
import type { DemoApplication, DemoTown } from './content/index.ts'
import { dice } from './images/dice.ts'
import type { OfferRow } from './offers.ts'
import { known, type People, usualDecisionMinutes } from './people.ts'
import type { PostImages } from './posts.ts'
import type { StoreRows } from './stores.ts'

export type Town = {
  people: People
  offers: Map<string, OfferRow>
  stores: StoreRows
  postImages: PostImages
  /** Verification documents: an organisation's key -> imgName. */
  verificationDocuments: Map<string, string>
  calendar: Calendar
}

/** An application with the ids of both sides, which notifications need. */
function applicationRow(application: DemoApplication, owner: string, { people, offers, calendar }: Town) {
  const offer = known(offers, application.offer)
  const seed = `${application.offer} ${application.volunteer}`
  const createdAt = calendar.ago(application.sent, seed)
  const minutes = Math.round(usualDecisionMinutes(owner) * dice(`answer ${seed}`).between(0.7, 1.3))
  return {
    id: newId(),
    jobId: offer.id,
    volunteerId: known(people.volunteers, application.volunteer).id,
    answers: offer.questions.map(({ id, question }, index) => ({
      question_id: id,
      question,
      answer: application.answers[index] ?? '',
    })),
    status: application.status,
    createdAt,
    decidedAt: isDecided(application) ? later(createdAt, minutes, calendar.now) : null,
    placeOfferedUntil: application.placeFor
      ? new Date(calendar.now.getTime() + application.placeFor * hour)
      : null,
  }
}

const isDecided = ({ status }: DemoApplication) => status === 'accepted' || status === 'refused'

export type ApplicationRow = ReturnType<typeof applicationRow>

export function getApplications(content: DemoTown, town: Town): ApplicationRow[] {
  const owners = new Map(content.offers.map(({ key, owner }) => [key, owner]))
  return content.applications.map((one) => applicationRow(one, known(owners, one.offer), town))
}

/** What organisations noted about the applicants; `applications` are in the order of the content. */
export const getNotes = (
  content: DemoTown,
  applications: readonly ApplicationRow[],
  { offers, calendar }: Town,
): JobSeed['notes'] =>
  content.applications.flatMap(({ offer, noted }, index) => {
    const application = applications[index]
    if (!noted || !application) return []
    const { ownerId } = known(offers, offer)
    return [{ applicationId: application.id, ownerId, ...noted, updatedAt: calendar.now }]
  })

/** Which posts people saved or hid. */
export const getMarks = (
  content: DemoTown,
  posts: ReadonlyMap<string, { id: string }>,
  { people }: Town,
  wanted: 'saved' | 'hidden',
) =>
  content.marks.flatMap(({ account, post, mark }) =>
    mark === wanted ? [{ accountId: getAccount(people, account).id, postId: known(posts, post).id }] : [],
  )

/** A person or an organisation of the town by its key. */
export const getAccount = (people: People, key: string): { id: string; name: string } =>
  people.volunteers.get(key) ?? known(people.organisations, key)

/** The accepted volunteers, each serving since their acceptance. */
export function createVolunteerings(
  applications: ApplicationRow[],
  { offers }: Town,
): JobSeed['volunteerings'] {
  const owners = new Map([...offers.values()].map(({ id, ownerId }) => [id, ownerId]))
  return applications.flatMap(({ status, jobId, volunteerId, decidedAt }) =>
    status === 'accepted' && decidedAt
      ? [{ organisationId: known(owners, jobId), volunteerId, jobId, since: decidedAt }]
      : [],
  )
}

export const getFavorites = (content: DemoTown, { people, offers, calendar }: Town): JobSeed['favorites'] =>
  content.favourites.map(({ volunteer, offer }) => ({
    volunteerId: known(people.volunteers, volunteer).id,
    jobId: known(offers, offer).id,
    createdAt: calendar.ago(dice(`favourite ${volunteer} ${offer}`).whole(0, 6), offer),
  }))

export const getSavedSearches = (content: DemoTown, { people, calendar }: Town) =>
  content.savedSearches.map(({ volunteer, search, frequency }) => ({
    accountId: known(people.volunteers, volunteer).id,
    search,
    frequency,
    channels: [...alertChannels],
    createdAt: calendar.ago(dice(`search ${volunteer}`).whole(0, 6), volunteer),
  }))

const mostDaysOfViews = 40

/** Views of offers by guests, spread over the days since they were published. */
export const createViews = ({ offers, calendar }: Town): JobSeed['views'] =>
  [...offers].flatMap(([key, { id, status, createdAt }]) => {
    const chance = dice(`views ${key}`)
    const views = status === 'draft' ? 0 : chance.whole(6, 60)
    const out = Math.floor((calendar.now.getTime() - createdAt.getTime()) / day)
    return Array.from({ length: views }, (_, index) => ({
      jobId: id,
      viewer: `guest ${index}`,
      source: chance.pick(viewSources),
      day: calendar.day(-chance.whole(0, Math.min(out, mostDaysOfViews))),
    }))
  })
