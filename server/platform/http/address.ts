import { limits } from '#contracts/limits.ts'
import { type ApiError, apiError } from './apiError.ts'

const ampersand = '&'.charCodeAt(0)
const semicolon = ';'.charCodeAt(0)

/**
 * What is wrong with an address before anybody reads it, or null. Next's parser of queries takes a second for 14 kB of
 * them, so parameters are counted by their signs, without making any.
 */
export function addressError(url: string): ApiError | null {
  if (url.length > limits.address.characters) return apiError('addressTooLong')
  const query = url.indexOf('?')
  if (query < 0) return null
  let parameters = 1
  for (let index = query + 1; index < url.length; index += 1) {
    const sign = url.charCodeAt(index)
    if (sign === ampersand || sign === semicolon) parameters += 1
  }
  return parameters > limits.address.parameters ? apiError('tooManyParameters') : null
}
