import type { CardJob, ListedJob } from '#contracts/jobs.ts'
import { limits } from '#contracts/limits.ts'
import {
  type ApplicationStatus,
  applicationStatuses,
  type JobStatus,
  jobStatuses,
  type OwnJobSort,
  ownJobSorts,
} from '#contracts/lists.ts'
import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'

type OwnJobs = {
  status?: JobStatus | undefined
  query?: string | undefined
  sort?: OwnJobSort | undefined
  page: number
}

/** The tab, words, order and page in the address of /my-jobs. */
export function getOwnJobs(address: Address): OwnJobs {
  const query = firstValue(address.query).trim().slice(0, limits.searchWords)
  return {
    status: pickKnown(jobStatuses, address.status)[0],
    sort: pickKnown(ownJobSorts, address.sort)[0],
    ...(query && { query }),
    page: toPageNumber(address.page),
  }
}

/** The own offers from which a new one can begin. */
export const templates = { sort: 'newest' } as const

/** The search and page in the address of /volunteers. */
export const getCurrentVolunteers = (address: Address) => ({
  query: firstValue(address.query).slice(0, limits.searchWords),
  page: toPageNumber(address.page),
})

/** The page in the address of saved offers. */
export const favoriteJobs = (address: Address) => ({ favorites: true, page: toPageNumber(address.page) })

/** The tab and page in the address of the viewer's applications. */
export function appliedJobs(address: Address) {
  const application: ApplicationStatus | undefined = pickKnown(applicationStatuses, address.application)[0]
  return { applied: true, ...(application && { application }), page: toPageNumber(address.page) }
}

/** Leaves out what the card of an offer does not show, which is more than half of its data. */
export function toCard(job: ListedJob): CardJob {
  if (job.preview) {
    const { about, categories, place, language, publishedAt, ...card } = job
    return card
  }
  const { about, requirements, additionalInformation, questions, images, categories, ...mostly } = job
  const {
    state,
    place,
    address,
    language,
    work_shift,
    startDate,
    durationHours,
    durationPer,
    durationDays,
    ...almost
  } = mostly
  const { vacancies, minimumAge, createdAt, updatedAt, ...card } = almost
  return card
}
