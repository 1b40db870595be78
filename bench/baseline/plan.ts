import type { Application } from './apply.ts'
import type { Login } from './login.ts'
import type { Statement } from './statement.ts'

/** What the baseline does for a call: one statement that reads, a login or an application. */
export type BaselineCall =
  | { does: 'read'; statement: Statement }
  | { does: 'login'; login: Login }
  | { does: 'apply'; application: Application }

/** What `/<case>/<number>` does. */
export type BaselinePlan = {
  databaseUrl: string
  /** Who applies: each application is by the next one. */
  volunteers: string[]
  cases: Record<string, BaselineCall[]>
}

export const reads = (statement: Statement): BaselineCall => ({ does: 'read', statement })

/** The name of a case in an address. */
export const slugify = (name: string): string => name.replaceAll(/\W+/g, '-')
