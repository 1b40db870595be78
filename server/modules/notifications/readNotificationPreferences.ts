import { object } from 'yup'
import { query } from '#server/platform/http/index.ts'
import { getPreferences } from './preferences.ts'

/** GET /preferences: returns the caller's notification preferences. */
export const readNotificationPreferences = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: (_input, { viewer, db }) => getPreferences(db, viewer.id),
})
