import { object } from 'yup'
import { mutation } from '#server/platform/http/index.ts'
import { updateAccount } from '../queries/accounts.ts'

/** POST /first-login/done: closes the first steps for good. */
export const finishFirstLogin = mutation({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: object({}),
  run: async (_input, { viewer, db }) => {
    await updateAccount(db, viewer.id, { isFirstLogin: false })
  },
})
