import { type JobCategory, jobCategories, type MatchReason } from '#contracts/lists.ts'
import { stripAccents } from '#lib/text.ts'
import type { VolunteerFacts } from '#server/modules/account/index.ts'
import { categoryInterests } from './categoryInterests.ts'

/** Returns the categories that match a volunteer's interests. */
export const likedCategories = ({ interests }: Pick<VolunteerFacts, 'interests'>): JobCategory[] =>
  jobCategories.filter((category) =>
    categoryInterests[category].some((interest) => interests.includes(interest)),
  )

const comparable = (place: string) => stripAccents(place).toLowerCase()

/** Returns why an offer matches this volunteer, strongest reason first. */
export function explainMatch(
  job: { categories: readonly JobCategory[]; country: string; city: string },
  volunteer: Pick<VolunteerFacts, 'interests' | 'country' | 'city'>,
): MatchReason[] {
  const liked = new Set(likedCategories(volunteer))
  const isNear = job.country === volunteer.country && comparable(job.city) === comparable(volunteer.city)
  return [
    ...(job.categories.some((category) => liked.has(category)) ? (['interest'] as const) : []),
    ...(isNear && job.city ? (['place'] as const) : []),
  ]
}
