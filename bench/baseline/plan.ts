import type { Statement } from './statement.ts'

/**
 * What the baseline does for a call: one statement that reads, for a guest or for who is signed in (whose account is its
 * first value), or the login or application that the request's body names.
 */
export type BaselineCall =
  | { does: 'read' | 'readSignedIn'; statement: Statement }
  | { does: 'login' }
  | { does: 'apply' }

/** What `/<case>/<number>` does. */
export type BaselinePlan = {
  databaseUrl: string
  /** What signs tokens, as AUTH_SECRET does. */
  secret: string
  cases: Record<string, BaselineCall[]>
}

export const reads = (statement: Statement): BaselineCall => ({ does: 'read', statement })
export const readsSignedIn = (statement: Statement): BaselineCall => ({ does: 'readSignedIn', statement })

/** The name of a case in an address. */
export const slugify = (name: string): string => name.replaceAll(/\W+/g, '-')
