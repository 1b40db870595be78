import { createHash } from 'node:crypto'

/** The hash under which an address without an account is stored: it can be looked up but not read. */
export const hashAddress = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
