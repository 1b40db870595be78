import type { Language } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { day } from '#lib/durations.ts'
import { paths } from '#lib/paths.ts'
import type { PastMessage } from '#server/modules/chat/index.ts'
import type { PastNotification } from '#server/modules/notifications/index.ts'
import type { ApplicationRow, Town } from './actions.ts'
import { known } from './people.ts'

const freshMilliseconds = 4 * day
const timeToTakeIt = 2 * day

/** Old notifications count as read. */
const isOld = (at: Date, { calendar }: Town) => calendar.now.getTime() - at.getTime() > freshMilliseconds

/** Notifications of each application: to the organisation its arrival, to the volunteer its decision. */
export function createApplicationNotifications(
  applications: ApplicationRow[],
  town: Town,
): PastNotification[] {
  const owners = getOwners(town)
  return applications.flatMap(({ jobId, volunteerId, status, createdAt, decidedAt, placeOfferedUntil }) => {
    const ownerId = known(owners, jobId).id
    const about = { type: 'jobs', actionId: jobId } as const
    const received: PastNotification = {
      ...about,
      accountId: ownerId,
      actorId: volunteerId,
      detail: 'applied',
      at: createdAt,
      isRead: decidedAt !== null || isOld(createdAt, town),
    }
    if (placeOfferedUntil) {
      const at = new Date(placeOfferedUntil.getTime() - timeToTakeIt)
      return [{ ...about, accountId: volunteerId, actorId: ownerId, detail: 'place-free', at, isRead: false }]
    }
    if (status === 'waitlisted') return []
    if (status === 'pending' || !decidedAt) return [received]
    const decided = { ...about, accountId: volunteerId, actorId: ownerId, detail: status, at: decidedAt }
    return [received, { ...decided, isRead: isOld(decidedAt, town) }]
  })
}

/** The automatic message to the organisation in its conversation with each applicant, in its language. */
export async function getMessages(applications: ApplicationRow[], town: Town): Promise<PastMessage[]> {
  const owners = getOwners(town)
  const titles = new Map([...town.offers.values()].map(({ id, title }) => [id, title]))
  return Promise.all(
    applications
      .filter(({ status }) => status !== 'waitlisted')
      .map(async ({ jobId, volunteerId, createdAt, decidedAt }) => {
        const owner = known(owners, jobId)
        return {
          fromId: volunteerId,
          toId: owner.id,
          text: await sentence(owner.language, known(titles, jobId)),
          link: paths.applicants(jobId),
          at: createdAt,
          isRead: decidedAt !== null || isOld(createdAt, town),
        }
      }),
  )
}

async function sentence(language: Language, job: string): Promise<string> {
  const t = await translator(language, 'mail')
  return t('applications.message', { job })
}

/** Offer id -> its organisation. */
function getOwners({ people, offers }: Town) {
  const byId = new Map([...people.organisations.values()].map((one) => [one.id, one]))
  return new Map([...offers.values()].map(({ id, ownerId }) => [id, known(byId, ownerId)]))
}
