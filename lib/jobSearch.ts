import type { Bounds } from '#contracts/jobSearch.ts'
import { limits } from '#contracts/limits.ts'
import {
  type JobCategory,
  type JobMode,
  type JobType,
  jobCategories,
  jobModes,
  jobSorts,
  jobTypes,
  type NearJobSort,
  nearJobSorts,
  type OfferLanguage,
  offerLanguages,
  type Radius,
  radii,
  type Skill,
  skills,
} from '#contracts/lists.ts'
import { type WeekPart, weekParts } from '#contracts/week.ts'
import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'
import type { Point } from './distance.ts'

/** The search of offers, as in the address of /jobs: only the filters that are set. */
export type JobSearch = {
  query?: string
  country?: string
  state?: string
  city?: string
  startDate?: string
  deadline?: string
  categories?: JobCategory[]
  type?: JobType[]
  skills?: Skill[]
  modes?: JobMode[]
  languages?: OfferLanguage[]
  times?: WeekPart[]
  myTimes?: boolean
  verified?: boolean
  myAge?: boolean
  /** A city, by its id, and its name as it was chosen. */
  placeId?: number
  place?: string
  /** Where the reader is: latitude and longitude in hundredths of a degree, `39.47,-0.38`. */
  near?: string
  /** How far from the city or from the reader. */
  radiusKm?: Radius
  /** A part of the map, in degrees: west, south, east, north. */
  area?: string
  /** Whether the map stands beside the list. */
  view?: 'map'
  sort?: NearJobSort
  page?: number
}

/** The search without its city, its point, its radius and its part of the map. */
export const anywhere = {
  ...{ placeId: undefined, place: undefined, near: undefined, radiusKm: undefined, area: undefined },
}

/** The empty filters, without words and order. */
export const unfiltered = {
  ...{ country: '', state: '', city: '', startDate: '', deadline: '' },
  ...{ categories: [], type: [], skills: [], modes: [], languages: [], times: [] },
  ...{ verified: undefined, myAge: undefined, myTimes: undefined },
  ...anywhere,
} satisfies JobSearch

/** The empty filters of guests, who filter by what previews show. */
export const unfilteredForGuests = {
  ...{ country: '', city: '', deadline: '' },
  ...{ categories: [], type: [], modes: [], languages: [], verified: undefined },
  ...anywhere,
} satisfies JobSearch

const texts = ['query', 'country', 'state', 'city', 'startDate', 'deadline'] as const

/** Converts an address's query to a search; ignores unknown values, so that old links still work. */
export function parseSearch(address: Address): JobSearch {
  const search: JobSearch = {}
  for (const name of texts) {
    const value = firstValue(address[name]).trim()
    if (value) search[name] = value
  }
  const categories = pickKnown(jobCategories, address.categories)
  const type = pickKnown(jobTypes, address.type)
  const modes = pickKnown(jobModes, address.modes)
  const languages = pickKnown(offerLanguages, address.languages)
  const times = pickKnown(weekParts, address.times)
  const wanted = pickKnown(skills, address.skills)
  const where = parseWhere(address)
  const [sort] = pickKnown(isPlaced(where) ? nearJobSorts : jobSorts, address.sort)
  const page = toPageNumber(address.page)
  return {
    ...search,
    ...(categories.length > 0 && { categories }),
    ...(type.length > 0 && { type }),
    ...(wanted.length > 0 && { skills: wanted }),
    ...(modes.length > 0 && { modes }),
    ...(languages.length > 0 && { languages }),
    ...(times.length > 0 && { times }),
    ...(firstValue(address.verified) === 'true' && { verified: true }),
    ...(firstValue(address.myAge) === 'true' && { myAge: true }),
    ...(firstValue(address.myTimes) === 'true' && { myTimes: true }),
    ...where,
    ...(sort && { sort }),
    ...(page > 1 && { page }),
    ...(address.view === 'map' && { view: 'map' }),
  }
}

/** The radius of a search near somewhere that names none. */
export const usualRadius: Radius = 25

/** Whether a search is near somewhere. */
export const isPlaced = ({ near, placeId }: Pick<JobSearch, 'near' | 'placeId'>): boolean =>
  near !== undefined || placeId !== undefined

/** As POST /jobs/search takes them: whole ids, and points on the earth. */
function parseWhere(address: Address): Pick<JobSearch, 'placeId' | 'place' | 'near' | 'radiusKm' | 'area'> {
  const [lat = Number.NaN, lng = Number.NaN, ...more] = firstValue(address.near)
    .split(',')
    .map(Number.parseFloat)
  const isPoint = more.length === 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  const id = firstValue(address.placeId)
  const placeId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
  const place = firstValue(address.place).trim().slice(0, limits.place)
  const radiusKm = radii.find((radius) => String(radius) === firstValue(address.radiusKm)) ?? usualRadius
  const area = firstValue(address.area)
  if (readArea(area)) return { area }
  if (isPoint) return { near: toPoint({ lat, lng }), radiusKm }
  return placeId && place ? { placeId, place, radiusKm } : {}
}

const roundArea = (degrees: number) => Number(degrees.toFixed(3))

/** A part of the map as it stands in an address, to about a hundred metres. */
export const toArea = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map(roundArea).join(',')

/** The part of the map that an address names; null for what is none on the earth. */
export function readArea(area: string): Bounds | null {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...more] = area
    .split(',')
    .map(Number.parseFloat)
  const isOnEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90
  return more.length === 0 && isOnEarth && south <= north ? { west, south, east, north } : null
}

/** A point as it stands in an address, in hundredths of a degree, which is about a kilometre. */
export const toPoint = ({ lat, lng }: Point): string => `${Number(lat.toFixed(2))},${Number(lng.toFixed(2))}`

/** Offers per page: full rows of one, two or three cards, drawn at once on a slow phone. */
const pageSize = 12

/** Converts a search to the input of POST /jobs/search, on both sides. */
export function toParams({ place: _, view: __, near, area = '', ...search }: JobSearch) {
  const [lat, lng] = near?.split(',').map(Number) ?? []
  const point = lat !== undefined && lng !== undefined && { near: { lat, lng } }
  const bounds = readArea(area)
  return { ...search, ...point, ...(bounds && { bounds }), limit: pageSize }
}
