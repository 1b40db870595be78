/** The query of an address, as the router and the pages hand it over. */
export type Address = Partial<Record<string, string | string[]>>
type Value = Address[string]

/** What a name of the address says: the first, where it was said twice; empty when it was not. */
export const firstValue = (value: Value): string => (Array.isArray(value) ? value[0] : value) ?? ''

/** Those of a closed list that a name of the address gives, in the order of the list. */
export function pickKnown<T extends string>(list: readonly T[], value: Value): T[] {
  const params = new Set(String(value ?? '').split(','))
  return list.filter((id) => params.has(id))
}

/** The page that an address asks for, from 1. */
export function toPageNumber(value: Value): number {
  const page = Number(firstValue(value))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The beginning of a text that takes at most so many signs of an address, as a path or a query writes it. */
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

/** Signs of a typed text in an address: three of them and every filter fit into one. */
const longestText = 300

/** What is asked -> the address's query: lists are joined by commas; what asks nothing, like page 1, is left out. */
export const getAddress = (params: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params)
      .map(([name, value]) => {
        const text = typeof value === 'string' ? fitting(value, longestText) : String(value ?? '')
        return [name, text] as const
      })
      .filter(([name, value]) => value !== '' && !(name === 'page' && value === '1')),
  )

/** How many of these things are asked. */
export const countFilters = (params: object, things: object): number =>
  Object.keys(getAddress(params)).filter((name) => name in things).length
