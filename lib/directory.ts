import {
  type Day,
  days,
  type Interest,
  interests,
  type Period,
  periods,
  slots,
  type UserSort,
  userSorts,
} from '#contracts/lists.ts'

/** What the directory is asked, as its address carries it: only what was chosen. */
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

type Address = Partial<Record<string, string | string[]>>

const texts = ['query', 'country', 'state', 'city'] as const
/** Characters of a text in the address; a longer one is cut. */
const longest = 120
/** Full rows of one, two and three cards. */
const pageSize = 18

const joined = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(',') : (value ?? '')

function known<T extends string>(list: readonly T[], value: string | string[] | undefined): T[] {
  const asked = new Set(joined(value).split(','))
  return list.filter((id) => asked.has(id))
}

/** The address's query -> what it asks. What no filter knows is left out, so that a worn link still finds somebody. */
export function directoryOfAddress(address: Address): Directory {
  const asked: Directory = {}
  for (const name of texts) {
    const value = joined(address[name]).trim().slice(0, longest)
    if (value) asked[name] = value
  }
  if (asked.country && !/^[A-Za-z]{2}$/.test(asked.country)) delete asked.country
  const [sort] = known(userSorts, address.sort)
  const page = Number(joined(address.page))
  const lists = {
    categories: known(interests, address.categories).slice(0, mostInterests),
    days: known(days, address.days),
    periods: known(periods, address.periods),
  }
  return {
    ...asked,
    ...(lists.categories.length > 0 && { categories: lists.categories }),
    ...(lists.days.length > 0 && { days: lists.days }),
    ...(lists.periods.length > 0 && { periods: lists.periods }),
    ...(sort && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  }
}

/** So many interests can be asked for at once. */
export const mostInterests = 4

/** The slots that the chosen days and times of day have in common; of what is not chosen, any. */
function slotsOf({ days: onDays = [], periods: at = [] }: Directory): string {
  if (onDays.length + at.length === 0) return ''
  const fits = (slot: string) => {
    const [day, period] = slot.split('-')
    const dayFits = onDays.length === 0 || onDays.some((one) => one === day)
    return dayFits && (at.length === 0 || at.some((one) => one === period))
  }
  return slots.filter(fits).join(',')
}

/** What GET /users is asked, on both sides. Volunteers come best matches first. */
export function usersQuestion(asked: Directory, provider: boolean) {
  const { days: _days, periods: _periods, categories, ...rest } = asked
  const work_shift = slotsOf(asked)
  return {
    ...rest,
    provider,
    limit: pageSize,
    ...(!provider && { sort: asked.sort ?? 'match' }),
    ...(categories && { categories: categories.join(',') }),
    ...(work_shift && { work_shift }),
  }
}

/** A question -> the address's query: lists are joined by commas. */
export function addressOfDirectory(asked: Directory): Record<string, string> {
  const entries = Object.entries(asked).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== '' && !(name === 'page' && value === '1')),
  )
}
