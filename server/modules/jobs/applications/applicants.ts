import type { Applicant } from '#contracts/applications.ts'
import { type AgeGroup, type Day, days, type Interest, slots } from '#contracts/lists.ts'
import { roundKilometres } from '#lib/distance.ts'
import { erasedCard, storedCardView } from '#server/modules/account/index.ts'
import type { ShownApplicant, Wanted } from '../queries/applicants.ts'
import type { ShownJob } from '../queries/jobs.ts'
import { categoryInterests } from '../search/categoryInterests.ts'
import { applicationView } from '../views.ts'

/** What the applicants of an offer are compared with. */
export function getWanted(job: ShownJob): Wanted {
  const day = getFittingDay(job)
  return {
    id: job.id,
    ownerId: job.ownerId,
    interests: getInterests(job),
    slots: slots.filter((slot) => day === null || slot.startsWith(day)),
    isOnline: job.type === 'online',
  }
}

const getInterests = ({ categories }: Pick<ShownJob, 'categories'>): Interest[] => [
  ...new Set(categories.flatMap((category) => categoryInterests[category])),
]

type Dated = Pick<ShownJob, 'startDate' | 'type' | 'durationDays'>

/** The day of the week of an offer of one day; null where the offer lasts longer or begins at any time. */
function getFittingDay({ startDate, type, durationDays }: Dated): Day | null {
  const isOneDay = durationDays === 1 || (type === 'on-time-face-to-face' && durationDays === null)
  if (!startDate || !isOneDay) return null
  const sundayFirst = new Date(`${startDate}T00:00:00Z`).getUTCDay()
  return days[(sundayFirst + 6) % 7] ?? null
}

const groups: readonly [from: number, group: AgeGroup][] = [
  [65, '65-plus'],
  [50, '50-64'],
  [35, '35-49'],
  [25, '25-34'],
  [18, '18-24'],
  [0, 'under-18'],
]

/** The exact age of an applicant is not shown to organisations. */
const getAgeGroup = (age: number): AgeGroup => groups.find(([from]) => age >= from)?.[1] ?? 'under-18'

type Compared = { job: ShownJob; rate: number | null; now: Date }

/** Converts an applicant to the view of the organisation that they applied to. */
export function applicantView(row: ShownApplicant, { job, rate, now }: Compared): Applicant {
  const { card, person, km, appliedBefore, servedBefore } = row
  const user = card ? storedCardView(card) : erasedCard(row.volunteerId)
  const wanted = new Set(getInterests(job))
  const age = job.minimumAge === null ? null : (person?.age ?? null)
  return {
    ...applicationView(row, { isOwner: true, user, now }),
    applicant: {
      interests: person?.interests ?? [],
      fittingInterests: person?.interests.filter((interest) => wanted.has(interest)) ?? [],
      availability: person?.workShift ?? [],
      fittingDay: getFittingDay(job),
      distanceKm: km === null ? null : roundKilometres(km),
      ageGroup: age === null ? null : getAgeGroup(age),
      language: person?.language ?? 'es',
      appliedBefore,
      servedBefore,
      rate,
      shortlisted: row.shortlisted,
      note: row.note,
    },
  }
}
