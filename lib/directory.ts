import { type Interest, interests, type UserSort, userSorts } from '#contracts/lists.ts'
import { type Day, days, type Period, periods, slots } from '#contracts/week.ts'
import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'

/** The directory's filters, as in its address: only those that are set. */
export type Directory = {
  query?: string
  country?: string
  state?: string
  city?: string
  categories?: Interest[]
  days?: Day[]
  periods?: Period[]
  sort?: UserSort
  page?: number
}

/** The empty filters, without words and order. */
export const unfiltered = {
  ...{ country: '', state: '', city: '' },
  ...{ categories: [], days: [], periods: [] },
} satisfies Directory

const texts = ['query', 'country', 'state', 'city'] as const
/** Characters of a text in the address; a longer one is cut. */
const longest = 120
/** Full rows of one, two and three cards. */
const pageSize = 18

/** Converts an address's query to filters; ignores unknown values, so that old links still work. */
export function parseDirectory(address: Address): Directory {
  const params: Directory = {}
  for (const name of texts) {
    const value = firstValue(address[name]).trim().slice(0, longest)
    if (value) params[name] = value
  }
  if (params.country && !/^[A-Za-z]{2}$/.test(params.country)) delete params.country
  const [sort] = pickKnown(userSorts, address.sort)
  const page = toPageNumber(address.page)
  const lists = {
    categories: pickKnown(interests, address.categories).slice(0, mostInterests),
    days: pickKnown(days, address.days),
    periods: pickKnown(periods, address.periods),
  }
  return {
    ...params,
    ...(lists.categories.length > 0 && { categories: lists.categories }),
    ...(lists.days.length > 0 && { days: lists.days }),
    ...(lists.periods.length > 0 && { periods: lists.periods }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
  }
}

/** The most interests in one search. */
export const mostInterests = 4

/** Returns the slots of the chosen days and times of day; where none is chosen, of all. */
export function getSlots({
  days: onDays = [],
  periods: at = [],
}: {
  days?: Day[] | undefined
  periods?: Period[] | undefined
}): string {
  if (onDays.length + at.length === 0) return ''
  const fits = (slot: string) => {
    const [day, period] = slot.split('-')
    const dayFits = onDays.length === 0 || onDays.some((one) => one === day)
    return dayFits && (at.length === 0 || at.some((one) => one === period))
  }
  return slots.filter(fits).join(',')
}

/** Converts filters to the parameters of GET /users, on both sides. Volunteers are sorted by match. */
export function toUsersParams(params: Directory, provider: boolean) {
  const { days: _days, periods: _periods, categories, ...rest } = params
  const work_shift = getSlots(params)
  return {
    ...rest,
    provider,
    limit: pageSize,
    ...(!provider && { sort: params.sort ?? 'match' }),
    ...(categories && { categories: categories.join(',') }),
    ...(work_shift && { work_shift }),
  }
}
