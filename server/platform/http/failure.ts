import type { ErrorCode } from '#contracts/errors.ts'
import { getCode, isAway, withCauses } from '../db/away.ts'

/** No space left, as PostgreSQL, the system or a quota reports it. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** The code that the caller receives for an unexpected error. */
export function toErrorCode(thrown: unknown): ErrorCode {
  if (withCauses(thrown).some((error) => fullCodes.has(getCode(error) ?? ''))) return 'diskFull'
  return isAway(thrown) ? 'unavailable' : 'internal'
}
