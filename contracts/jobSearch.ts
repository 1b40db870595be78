import { type InferType, number, type ObjectSchema, object } from 'yup'
import type { ListedJob } from './jobs.ts'
import { limits } from './limits.ts'
import {
  type JobCategory,
  type JobType,
  jobCategories,
  jobModes,
  jobTypes,
  nearJobSorts,
  offerLanguages,
  type Radius,
  radii,
  skills,
} from './lists.ts'
import { latitude, longitude, pointOrNull } from './places.ts'
import {
  calendarDate,
  country,
  flag,
  line,
  oneOfListOrNull,
  paging,
  someOfList,
  wholeNumber,
} from './rules.ts'
import type { MetWords, Page } from './shapes.ts'
import { weekParts } from './week.ts'

/** The number of offers for each value of a filter, under the other filters. */
export type JobFacets = {
  categories: Partial<Record<JobCategory, number>>
  type: Partial<Record<JobType, number>>
  country: Record<string, number>
}
export type JobFilterName =
  | 'query'
  | 'country'
  | 'state'
  | 'city'
  | 'startDate'
  | 'deadline'
  | 'type'
  | 'categories'
  | 'skills'
  | 'modes'
  | 'languages'
  | 'times'
  | 'myTimes'
  | 'verified'
  | 'myAge'
  | 'near'
/** How many offers a search finds without one of its filters; `totalIsMinimum` above 1,000. */
export type WithoutFilter = { filter: JobFilterName; total: number; totalIsMinimum: boolean }
/** `without`: of a search that finds nothing, the filters without which it finds most, most first, at most three. */
export type JobSearchPage = Page<ListedJob> & {
  facets: JobFacets
  words: MetWords
  without: WithoutFilter[]
}

/** How many offers of a search have this point: that of their city. */
export type JobPoint = { lat: number; lng: number; count: number }
/** Where the offers of a search are, the points with most offers first; online offers are nowhere. */
export type JobPoints = {
  points: JobPoint[]
  /** How many offers these are. */
  total: number
  /** Whether there are more, which are not counted. */
  totalIsMinimum: boolean
}

const several = limits.job.filterValues

/** A part of a map in degrees; `west` is greater than `east` where it crosses the 180th meridian. */
export type Bounds = { west: number; south: number; east: number; north: number }
const bounds: ObjectSchema<Bounds> = object({
  west: longitude(),
  south: latitude(),
  east: longitude(),
  north: latitude(),
})

/**
 * POST /jobs/search and /jobs/search/points: OR within a filter, AND between filters. Near a point, or a place by its id,
 * offers within the radius come first, within bounds those in them, and then those that are online.
 */
export const jobSearchInput = object({
  ...paging,
  query: line(limits.searchWords),
  country: country(),
  state: line(limits.place),
  city: line(limits.place),
  startDate: calendarDate(),
  deadline: calendarDate(),
  categories: someOfList(jobCategories, several),
  type: someOfList(jobTypes, several),
  skills: someOfList(skills, several),
  modes: someOfList(jobModes, several),
  /** Only offers whose texts are in one of these languages. */
  languages: someOfList(offerLanguages, several),
  /** Only offers that take place in one of these parts of the week, too; readers of previews cannot search by it. */
  times: someOfList(weekParts, several),
  /** Only offers that take place when a volunteer has time; organisations cannot search by it. */
  myTimes: flag(),
  /** Only offers of verified organisations. */
  verified: flag(),
  /** Only offers for which a volunteer is old enough; readers of previews and organisations cannot search by it. */
  myAge: flag(),
  sort: oneOfListOrNull(nearJobSorts),
  near: pointOrNull(),
  placeId: wholeNumber(0, 999_999_999),
  radiusKm: number<Radius>().oneOf(radii, 'not-in-list').default(25),
  bounds: bounds.nullable().default(null),
})
export type JobSearchInput = InferType<typeof jobSearchInput>

/** POST /jobs/globalSearch. `words` says how its words were met, unless all of them were as typed. */
export type FoundJobs = Page<ListedJob> & { words?: MetWords }

export const jobGlobalSearchInput = object({ ...paging, search: line(limits.searchWords) })
export type JobGlobalSearchInput = InferType<typeof jobGlobalSearchInput>
