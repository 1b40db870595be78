import type { Applicant } from '#contracts/applications.ts'
import type { AgeGroup, Interest } from '#contracts/lists.ts'
import { days, type Slot, slots } from '#contracts/week.ts'
import { roundKilometres } from '#lib/distance.ts'
import { erasedCard, storedCardView } from '#server/modules/account/index.ts'
import type { ShownApplicant, Wanted } from '../queries/applicants.ts'
import type { ShownJob } from '../queries/jobs.ts'
import { categoryInterests } from '../search/categoryInterests.ts'
import { applicationView } from '../views.ts'

/** What the applicants of an offer are compared with. */
export function getWanted(job: ShownJob): Wanted {
  return {
    id: job.id,
    ownerId: job.ownerId,
    interests: getInterests(job),
    slots: getTimes(job) ?? slots,
    isOnline: job.type === 'online',
  }
}

const getInterests = ({ categories }: Pick<ShownJob, 'categories'>): Interest[] => [
  ...new Set(categories.flatMap((category) => categoryInterests[category])),
]

type Timed = Pick<ShownJob, 'workShift' | 'startDate' | 'type' | 'durationDays'>

/** When an offer takes place: at its times, or on its day if it has but one; null where neither is known. */
function getTimes({ workShift, startDate, type, durationDays }: Timed): readonly Slot[] | null {
  if (workShift.length > 0) return workShift
  const isOneDay = durationDays === 1 || (type === 'on-time-face-to-face' && durationDays === null)
  if (!startDate || !isOneDay) return null
  const sundayFirst = new Date(`${startDate}T00:00:00Z`).getUTCDay()
  const day = days[(sundayFirst + 6) % 7] ?? ''
  return slots.filter((slot) => slot.startsWith(day))
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
      fittingSlots: getTimes(job)?.filter((slot) => person?.workShift.includes(slot)) ?? [],
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
