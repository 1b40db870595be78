import { platform } from '#server/platform/index.ts'
import type { Tasks } from '#server/platform/work/index.ts'
import { eraseOf } from './rooms.ts'

export const privacyTasks: Tasks = {
  'privacy.erase-rest': ({ id }) =>
    platform().database.db.transaction((tx) => eraseOf(tx, { id: String(id), email: '' })),
}
