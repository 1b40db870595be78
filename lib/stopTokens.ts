/** The prefix of tokens that stop all emails to an address. Those without a prefix contain an account and a topic. */
export const addressTokenPrefix = 'address.'

const isAddressToken = (token: string): boolean => token.startsWith(addressTokenPrefix)

/** The prefixes of tokens that stop a saved search, or all of an account. */
export const searchTokenPrefixes = { one: 'search.', all: 'searches.' } as const

/** The prefix of tokens that stop the daily summary of an account. */
export const summaryTokenPrefix = 'summary.'

export type StopKind = 'topic' | 'address' | 'summary' | 'search' | 'searches'

/** What a token stops, as far as it can be read without its signature. */
export function getStopKind(token: string): StopKind {
  if (isAddressToken(token)) return 'address'
  if (token.startsWith(summaryTokenPrefix)) return 'summary'
  if (token.startsWith(searchTokenPrefixes.one)) return 'search'
  return token.startsWith(searchTokenPrefixes.all) ? 'searches' : 'topic'
}
