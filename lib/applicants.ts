import { type Language, languages } from '#contracts/languages.ts'
import { limits } from '#contracts/limits.ts'
import {
  type ApplicantSort,
  type ApplicationStatus,
  applicantSorts,
  applicationStatuses,
  radii,
} from '#contracts/lists.ts'
import { type Day, days, type Period, periods } from '#contracts/week.ts'
import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'
import { getSlots } from './directory.ts'
import { getParts } from './text.ts'

/** The tab, filters and order in the address of an offer's applicants: only those that are set. */
export type ApplicantList = {
  status?: ApplicationStatus | undefined
  query?: string | undefined
  days?: Day[] | undefined
  periods?: Period[] | undefined
  language?: Language | undefined
  km?: number | undefined
  served?: boolean | undefined
  shortlisted?: boolean | undefined
  /** The applications that are shown side by side, in place of the list. */
  compare?: string[] | undefined
  sort?: ApplicantSort | undefined
  page: number
}

/** The empty filters, without words, tab and order. */
export const unfilteredApplicants = {
  ...{ days: [], periods: [], language: undefined, km: undefined, served: undefined },
} satisfies Partial<ApplicantList>

/** Characters of a name in the address; a longer one is cut. */
const longest = 120

const id = /^[0-9a-f-]{36}$/

/** Converts an address's query to the list; ignores unknown values, so that old links still work. */
export function parseApplicants(address: Address): ApplicantList {
  const chosen = { days: pickKnown(days, address.days), periods: pickKnown(periods, address.periods) }
  const compare = getParts(firstValue(address.compare)).filter((one) => id.test(one))
  const query = firstValue(address.query).trim().slice(0, longest)
  return {
    status: pickKnown(applicationStatuses, address.status)[0],
    language: pickKnown(languages, address.language)[0],
    km: radii.find((km) => String(km) === firstValue(address.km)),
    sort: pickKnown(applicantSorts, address.sort)[0],
    ...(query && { query }),
    ...(chosen.days.length > 0 && { days: chosen.days }),
    ...(chosen.periods.length > 0 && { periods: chosen.periods }),
    ...(firstValue(address.served) === 'true' && { served: true }),
    ...(firstValue(address.shortlisted) === 'true' && { shortlisted: true }),
    ...(compare.length > 1 && { compare: compare.slice(0, limits.applicantsCompared) }),
    page: toPageNumber(address.page),
  }
}

/** Converts the list to the parameters of POST /job/application, on both sides. */
export function toApplicationsInput(jobId: string, { days, periods, compare, ...list }: ApplicantList) {
  if (compare) return { job_id: jobId, ids: compare }
  const work_shift = getSlots({ days, periods })
  return { job_id: jobId, ...list, ...(work_shift && { work_shift }) }
}
