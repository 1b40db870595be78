import { hash, type Options, verify } from '@node-rs/argon2'
import { refuse } from '#server/platform/http/index.ts'
import { commonPasswords } from './commonPasswords.ts'

// Argon2id, on threads of its own: 19 MiB and two passes.
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The contract keeps a new password like this; one that is compared has to look the same. */
const kept = (password: string) => password.toWellFormed().normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(kept(password), strength)

let nobody: Promise<string> | undefined

/** Whether the password is the hash's; without a hash it takes as long and answers false. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hash('nobody has this password', strength)
  const isRight = await verify(passwordHash ?? (await nobody), kept(password))
  return isRight && Boolean(passwordHash)
}

/** 400 on `field` for a password that is among the first that anybody would try. */
export function refuseCommon(password: string, field: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return
  throw refuse('malformed', { fields: { [field]: 'password-too-common' } })
}
