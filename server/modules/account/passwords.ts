import { findPersonalPart, type Owner } from '#contracts/passwords.ts'
import type { Turn } from '#server/platform/auth/hashing.ts'
import { apiError, isWaitedFor, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { commonPasswords } from './commonPasswords.ts'

/** The contract keeps a new password like this; one that is compared has to look the same. */
const stored = (password: string) => password.toWellFormed().normalize('NFC')

/** Hashes a password for as long as whoever asked, when `request` tells, waits for it. */
export const hashPassword = (
  password: string,
  request: Pick<RequestFacts, 'incoming'> = {},
): Promise<string> => platform().hashing.hash(stored(password), { isWanted: () => isWaitedFor(request) })

let nobodys: Promise<string> | undefined

/** A hash to compare with where there is none; made once, and again when there was no place to make it. */
function dummyHash(): Promise<string> {
  nobodys ??= platform()
    .hashing.hash('nobody has this password')
    .catch((thrown: unknown) => {
      nobodys = undefined
      throw thrown
    })
  return nobodys
}

/** Whether the password is the hash's; without a hash the same work is done and the answer is false. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
  turn?: Turn,
): Promise<boolean> {
  const compared = passwordHash ?? (await dummyHash())
  const isRight = await platform().hashing.verify(compared, stored(password), turn)
  return isRight && Boolean(passwordHash)
}

/** 400 on `field` for a password that is among the first that anybody, or anybody who knows its owner, would try. */
export function assertHardToGuess(password: string, field: string, owner: Owner): void {
  const isCommon = commonPasswords.has(stored(password).toLowerCase())
  const why = isCommon ? 'password-too-common' : findPersonalPart(stored(password), owner)
  if (why) throw apiError('malformed', { fields: { [field]: why } })
}
