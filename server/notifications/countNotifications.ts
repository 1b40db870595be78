import { object } from 'yup'
import { read } from '#server/platform/http/index.ts'
import { countShown } from './queries.ts'

/** GET /notify/count: what the bell shows. */
export const countNotifications = read({
  access: 'user',
  input: object({}),
  run: (_input, { viewer, db, now }) => countShown(db, viewer.id, now),
})
