import { findPersonalPart, type Owner } from '#contracts/passwords.ts'
import type { Turn } from '#server/platform/auth/hashing.ts'
import { apiError, isWaitedFor, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { commonPasswords } from './commonPasswords.ts'

/** The contract normalizes a new password like this, so a compared one needs it too. */
const stored = (password: string) => password.toWellFormed().normalize('NFC')

/** Hashes a password; gives up when the client of `request` disconnects. */
export const hashPassword = (
  password: string,
  request: Pick<RequestFacts, 'incoming'> = {},
): Promise<string> => platform().hashing.hash(stored(password), { isWanted: () => isWaitedFor(request) })

let dummy: Promise<string> | undefined

/** A hash to compare with when an account has none; created once, and again if creating it failed. */
function dummyHash(): Promise<string> {
  dummy ??= platform()
    .hashing.hash('nobody has this password')
    .catch((thrown: unknown) => {
      dummy = undefined
      throw thrown
    })
  return dummy
}

/** Whether the password matches the hash; without a hash it does equal work and returns false. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
  turn?: Turn,
): Promise<boolean> {
  const compared = passwordHash ?? (await dummyHash())
  const isRight = await platform().hashing.verify(compared, stored(password), turn)
  return isRight && Boolean(passwordHash)
}

/** Throws 400 on `field` for a common password, or one that contains the owner's personal data. */
export function assertHardToGuess(password: string, field: string, owner: Owner): void {
  const isCommon = commonPasswords.has(stored(password).toLowerCase())
  const why = isCommon ? 'password-too-common' : findPersonalPart(stored(password), owner)
  if (why) throw apiError('malformed', { fields: { [field]: why } })
}
