import { refuse } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { commonPasswords } from './commonPasswords.ts'

/** The contract keeps a new password like this; one that is compared has to look the same. */
const kept = (password: string) => password.toWellFormed().normalize('NFC')

export const hashPassword = (password: string): Promise<string> => platform().hashing.hash(kept(password))

let nobody: Promise<string> | undefined

/** Whether the password is the hash's; without a hash the same work is done and the answer is false. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const { hashing } = platform()
  nobody ??= hashing.hash('nobody has this password')
  const isRight = await hashing.verify(passwordHash ?? (await nobody), kept(password))
  return isRight && Boolean(passwordHash)
}

/** 400 on `field` for a password that is among the first that anybody would try. */
export function refuseCommon(password: string, field: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return
  throw refuse('malformed', { fields: { [field]: 'password-too-common' } })
}
