import { boolean, type ObjectSchema, object } from 'yup'
import { type Bounds, jobSearchInput } from './jobSearch.ts'
import { limits } from './limits.ts'
import {
  type AlertChannel,
  type AlertFrequency,
  alertChannels,
  alertFrequencies,
  type JobCategory,
  type JobMode,
  type JobType,
  type OfferLanguage,
  type Radius,
  type Skill,
} from './lists.ts'
import { line, neededId, oneOfList, someOfList } from './rules.ts'
import type { WeekPart } from './week.ts'

/** The words and filters of a saved search; `place` is the name of `placeId` as it was chosen. */
export type SearchCriteria = {
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
  languages: OfferLanguage[]
  times: WeekPart[]
  myTimes: boolean
  verified: boolean
  myAge: boolean
  near: { lat: number; lng: number } | null
  placeId: number | null
  place: string
  radiusKm: Radius
  bounds: Bounds | null
}
const searchCriteria: ObjectSchema<SearchCriteria> = jobSearchInput
  .omit(['page', 'limit', 'sort'])
  .shape({ place: line(limits.place) })

/** The search for all offers. */
export const everyOffer = searchCriteria.getDefault()

const how = {
  frequency: oneOfList(alertFrequencies).required('required'),
  channels: someOfList(alertChannels, alertChannels.length).min(1, 'too-few'),
}

/** POST /saved-searches: saves a search; the same one again only changes its alerts. */
export const savedSearchInput = object({ search: searchCriteria, ...how })

/** PUT /saved-searches/{id}: how it tells, and whether it is paused. */
export const changedSearchInput = object({ id: neededId(), ...how, paused: boolean().default(false) })

/** A search that tells its owner of new offers. */
export type SavedSearch = {
  id: string
  /** The search in the reader's words: what was typed first, then each filter. */
  words: string[]
  search: SearchCriteria
  frequency: AlertFrequency
  channels: AlertChannel[]
  paused: boolean
  createdAt: string
}
/** How a saved search tells, and whether it is paused. */
export type SearchAlert = Pick<SavedSearch, 'frequency' | 'channels' | 'paused'>
/** What its default values leave out need not be sent. */
export type SavedSearchInput = { search: Partial<SearchCriteria> } & Pick<
  SavedSearch,
  'frequency' | 'channels'
>
