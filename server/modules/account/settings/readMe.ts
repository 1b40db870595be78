import type { SQL } from 'drizzle-orm'
import { object } from 'yup'
import type { Me } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { findAccount } from '../queries/accounts.ts'
import { accountWith } from '../queries/own.ts'
import { meView } from '../views.ts'

/** GET /user-by-token: returns the caller's whole account. */
export const readMe = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db }) => {
    const account = await findAccount(db, viewer.id)
    if (!account) throw apiError('notSignedIn')
    return meView(account)
  },
})

/** Prepares a statement that reads the caller's whole account with a column of another module, which may name `ownId`. */
export function prepareMeWith<Other>(name: string, other: SQL<Other>) {
  const statement = accountWith(name, other)
  return async (db: Db, id: string, values: Record<string, unknown>): Promise<{ me: Me; other: Other }> => {
    const [row] = await statement(db).execute({ ...values, id })
    if (!row) throw apiError('notSignedIn')
    return { me: meView(row), other: row.other }
  }
}
