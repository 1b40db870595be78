import { createHash } from 'node:crypto'

/** All that is stored of an address that nobody here has: whoever has the address finds it, nobody reads it. */
export const hashAddress = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
