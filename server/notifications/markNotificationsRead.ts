import { object } from 'yup'
import { deed } from '#server/platform/http/index.ts'
import { markAllRead } from './queries.ts'

/** PUT /read: all that one was told is seen. */
export const markNotificationsRead = deed({
  access: 'user',
  input: object({}),
  status: 204,
  run: (_input, { viewer, db, now }) => markAllRead(db, viewer.id, now),
})
