import { object } from 'yup'
import { apiError, query } from '#server/platform/http/index.ts'
import { findAccount } from '../queries/accounts.ts'
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
