import { object } from 'yup'
import { read } from '#server/platform/http/index.ts'
import { preferencesView } from './preferences.ts'
import { findPreferences } from './queries/preferences.ts'

/** GET /preferences: where each kind of news reaches one. */
export const readPreferences = read({
  access: 'user',
  input: object({}),
  run: async (_input, { viewer, db }) => preferencesView(await findPreferences(db, viewer.id)),
})
