import { addressLimits } from '#contracts/addressLimits.ts'
import { type ApiError, apiError } from './apiError.ts'

const ampersand = '&'.charCodeAt(0)
const semicolon = ';'.charCodeAt(0)

/**
 * Checks a URL before it is parsed; null when it is acceptable. Next's query parser takes a second for 14 kB, so the
 * parameters are counted by their separators.
 */
export function addressError(url: string): ApiError | null {
  if (url.length > addressLimits.characters) return apiError('addressTooLong')
  const query = url.indexOf('?')
  if (query < 0) return null
  let parameters = 1
  for (let index = query + 1; index < url.length; index += 1) {
    const sign = url.charCodeAt(index)
    if (sign === ampersand || sign === semicolon) parameters += 1
  }
  return parameters > addressLimits.parameters ? apiError('tooManyParameters') : null
}
