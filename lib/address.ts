/** The query of an address, as the router and pages receive it. */
export type Address = Partial<Record<string, string | string[]>>
type Value = Address[string]

/** Returns a parameter's first value, or "". */
export const firstValue = (value: Value): string => (Array.isArray(value) ? value[0] : value) ?? ''

/** Returns the values of a closed list in a parameter, in the order of the list. */
export function pickKnown<T extends string>(list: readonly T[], value: Value): T[] {
  const params = new Set(String(value ?? '').split(','))
  return list.filter((id) => params.has(id))
}

/** Returns the page number in an address, from 1. */
export function toPageNumber(value: Value): number {
  const page = Number(firstValue(value))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** Cuts a text to at most so many characters once it is encoded in an address. */
export function fitting(text: string, signs: number): string {
  let room = signs
  let fitted = ''
  for (const sign of text.toWellFormed()) {
    room -= encodeURIComponent(sign).replace(/^[!'()*~]$/, '%21').length
    if (room < 0) break
    fitted += sign
  }
  return fitted
}

/** Encoded characters of a typed text; three of them and all filters fit into an address. */
const longestText = 300

/** Converts parameters to an address's query: lists are joined by commas, defaults such as page 1 are left out. */
export const getAddress = (params: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params)
      .map(([name, value]) => {
        const text = typeof value === 'string' ? fitting(value, longestText) : String(value ?? '')
        return [name, text] as const
      })
      .filter(([name, value]) => value !== '' && !(name === 'page' && value === '1')),
  )

/** Counts the parameters that are set. */
export const countFilters = (params: object, things: object): number =>
  Object.keys(getAddress(params)).filter((name) => name in things).length
