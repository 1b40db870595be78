import type { JobSearchInput } from '#contracts/jobSearch.ts'
import type { Language, NearJobSort } from '#contracts/lists.ts'
import { toSlots } from '#contracts/week.ts'
import { endOfDay } from '#lib/dates.ts'
import type { Point } from '#lib/distance.ts'
import type { VolunteerFacts } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { toBounds } from '#server/platform/paging.ts'
import { getMember, hiddenFilters } from '../policy.ts'
import { knownBy } from '../queries/savedSearches.ts'
import type { Search } from '../queries/searchOrder.ts'
import { findLikes, getTimes, guestLikes, type Seeker } from './match.ts'
import { findNear, findPoint, findWithin } from './near.ts'
import { factsFor } from './showJobs.ts'

type Reader = { viewer: Viewer | null; db: Db; now: Date; language: Language }

type ReadParams = {
  params: Search
  /** From where distances are said; null for searches without a point. */
  point: Point | null
  facts: VolunteerFacts | null
  seeker: Seeker | undefined
}

/** What a reader searches: readers of previews only what previews show, and no one what a block hides. */
export async function readParams(input: JobSearchInput, reader: Reader): Promise<ReadParams> {
  const { viewer, db, now, language } = reader
  const member = getMember(viewer)
  const [facts, hidden] = await Promise.all([factsFor(db, viewer), blockedIds(db, member)])
  const matching = facts && (await findLikes(db, facts))
  const { deadline, near, placeId, radiusKm, bounds, myAge, times, myTimes, ...filters } = input
  const point = near ?? (await findPoint(db, placeId, knownBy(db, viewer?.id)))
  const around = point ? await findNear(db, point, radiusKm) : bounds && (await findWithin(db, bounds))
  const params: Search = {
    part: member ? 'whole' : 'preview',
    filters: {
      ...filters,
      times: times.flatMap(toSlots),
      myTimes: myTimes && facts ? getTimes(facts) : [],
      ...(!member && hiddenFilters),
      near: around,
      age: (myAge && facts?.age) || null,
      since: null,
      closesBy: deadline ? endOfDay(deadline, platform().config.timeZone) : null,
      hidden,
    },
    sort: getSort(input),
    likes: matching?.likes ?? (viewer ? null : guestLikes(language)),
    withFacets: true,
    now,
    ...toBounds(input),
  }
  return { params, point, facts, seeker: matching?.seeker }
}

/** Without words, nothing is more relevant than what matches the reader. */
const getSort = ({ sort, query }: JobSearchInput): NearJobSort =>
  query.trim() === '' && (sort ?? 'relevance') === 'relevance' ? 'match' : (sort ?? 'relevance')
