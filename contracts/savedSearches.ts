import { boolean, type ObjectSchema, object } from 'yup'
import { jobSearchInput } from './jobSearch.ts'
import { limits } from './limits.ts'
import {
  type AlertRhythm,
  type AlertWay,
  alertRhythms,
  alertWays,
  type JobCategory,
  type JobMode,
  type JobType,
  type Radius,
  type Skill,
} from './lists.ts'
import { line, neededId, oneOfList, someOfList } from './rules.ts'

/** The words and filters of a search that is kept; `place` is the name of `placeId` as it was chosen. */
export type KeptSearch = {
  query: string
  country: string
  state: string
  city: string
  startDate: string | null
  deadline: string | null
  categories: JobCategory[]
  type: JobType[]
  skills: Skill[]
  modes: JobMode[]
  verified: boolean
  myAge: boolean
  near: { lat: number; lng: number } | null
  placeId: number | null
  place: string
  radiusKm: Radius
}
const keptSearch: ObjectSchema<KeptSearch> = jobSearchInput
  .omit(['page', 'limit', 'sort'])
  .shape({ place: line(limits.place) })

const how = {
  rhythm: oneOfList(alertRhythms).required('required'),
  ways: someOfList(alertWays, alertWays.length).min(1, 'too-few'),
}

/** POST /saved-searches: keeps a search; one that is kept already only changes how it tells of new offers. */
export const savedSearchInput = object({ search: keptSearch, ...how })

/** PUT /saved-searches/{id}: how it tells, and whether it is paused. */
export const changedSearchInput = object({ id: neededId(), ...how, paused: boolean().default(false) })

/** A search that tells its owner of new offers. */
export type SavedSearch = {
  id: string
  /** The search in the reader's words: what was typed first, then each filter. */
  words: string[]
  search: KeptSearch
  rhythm: AlertRhythm
  ways: AlertWay[]
  paused: boolean
  createdAt: string
}
/** How a saved search tells, and whether it is paused. */
export type SearchAlert = Pick<SavedSearch, 'rhythm' | 'ways' | 'paused'>
/** What its default values leave out need not be sent. */
export type SavedSearchInput = { search: Partial<KeptSearch> } & Pick<SavedSearch, 'rhythm' | 'ways'>
