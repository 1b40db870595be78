import {
  countryOfLanguage,
  type JobCategory,
  jobCategories,
  type Language,
  type MatchReason,
  toOfferLanguage,
} from '#contracts/lists.ts'
import { pickSlots, type Slot } from '#contracts/week.ts'
import { getKilometres, type Point } from '#lib/distance.ts'
import { isSameName } from '#lib/text.ts'
import type { VolunteerFacts } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findAround } from '../queries/places.ts'
import type { Likes } from '../queries/searchLikes.ts'
import { categoryInterests } from './categoryInterests.ts'

/** How far from their city volunteers go: as far as from one end of a large city's surroundings to its middle. */
const nearKm = 50

/** What offers are compared with: the facts of a volunteer, and where they live. */
export type Seeker = Pick<VolunteerFacts, 'interests' | 'country' | 'city'> & {
  /** When they have time. */
  times: readonly Slot[]
  /** Null for a city that the list of cities lacks. */
  point: Point | null
}

/** Returns the categories that match a volunteer's interests. */
const likedCategories = ({ interests }: Pick<VolunteerFacts, 'interests'>): JobCategory[] =>
  jobCategories.filter((category) =>
    categoryInterests[category].some((interest) => interests.includes(interest)),
  )

/** Returns a volunteer as a seeker, and what the order of offers prefers for them. */
export async function findLikes(db: Db, facts: VolunteerFacts): Promise<{ seeker: Seeker; likes: Likes }> {
  const around = await findAround(db, facts, nearKm)
  const point = around?.point ?? null
  const spots = around?.spots.filter((spot) => getKilometres(around.point, spot) <= nearKm) ?? []
  const { interests, country, city, language } = facts
  const times = getTimes(facts)
  return {
    seeker: { interests, country, city, point, times },
    likes: {
      categories: likedCategories(facts),
      country,
      city: point ? '' : city,
      spots: spots.map(({ spot }) => spot),
      online: true,
      languages: [toOfferLanguage(language)],
      times,
    },
  }
}

/** The times of the week at which a volunteer is free; none for who has no time now. */
export const getTimes = ({ workShift }: Pick<VolunteerFacts, 'workShift'>): Slot[] => pickSlots(workShift)

/** What the order of offers prefers for guests: those of the country that their language suggests, and in that language. */
export const guestLikes = (language: Language): Likes => ({
  categories: [],
  country: countryOfLanguage[language],
  city: '',
  spots: [],
  online: false,
  languages: [toOfferLanguage(language)],
  times: [],
})

type Placed = { country: string; city: string; lat: number | null; lng: number | null }

function isNear(job: Placed, { point, country, city }: Seeker): boolean {
  if (point && job.lat !== null && job.lng !== null)
    return getKilometres(point, { lat: job.lat, lng: job.lng }) <= nearKm
  return job.city !== '' && job.country === country && isSameName(job.city, city)
}

/**
 * Returns why an offer matches this volunteer, strongest reason first. An offer that they could not get to does not match,
 * whatever it is about.
 */
export function explainMatch(
  job: Placed & { categories: readonly JobCategory[]; type: string | null; workShift: readonly Slot[] },
  seeker: Seeker,
): MatchReason[] {
  const liked = new Set(likedCategories(seeker))
  const isOnline = job.type === 'online'
  const near = !isOnline && isNear(job, seeker)
  const isWithinReach = isOnline || near || (job.country !== '' && job.country === seeker.country)
  return [
    ...(isWithinReach && job.categories.some((category) => liked.has(category))
      ? (['interest'] as const)
      : []),
    ...(near ? (['place'] as const) : []),
    ...((near || isOnline) && job.workShift.some((slot) => seeker.times.includes(slot))
      ? (['availability'] as const)
      : []),
  ]
}
