import { hash, type Options, verify } from '@node-rs/argon2'

/** What keeps passwords: the slowest work of a login, and the one that has to be the same for everybody. */
export type Hashing = {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

// Argon2id, on threads of its own: 19 MiB and two passes.
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const argon2: Hashing = {
  hash: (password) => hash(password, strength),
  verify: (kept, password) => verify(kept, password),
}
