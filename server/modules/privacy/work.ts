import { platform } from '#server/platform/index.ts'
import type { Tasks } from '#server/platform/work/index.ts'
import { erasePersonalData } from './modules.ts'

export const privacyTasks: Tasks = {
  'privacy.erase-rest': ({ id }) =>
    platform().database.db.transaction((tx) => erasePersonalData(tx, { id: String(id), email: '' })),
}
