import type { CronItem } from 'graphile-worker'
import { day } from '#lib/durations.ts'
import { platform } from '#server/platform/index.ts'
import { sweepAll, type Tasks } from '#server/platform/work/index.ts'
import { fillNameKeys } from './names/names.ts'
import { deleteOldTokens } from './queries/googleTokens.ts'
import { deleteOldLinks } from './queries/links.ts'
import { deleteEndedSessions } from './queries/sessions.ts'
import { eraseForgotten } from './registration/eraseUnvalidated.ts'
import { emailedLinkTasks } from './security/emailedLinks.ts'
import { idleSince } from './sessions/sessions.ts'

export const accountTasks: Tasks = {
  ...emailedLinkTasks,
  /** Erases accounts that stayed unvalidated for 14 days. */
  'account.erase-unvalidated': (_payload, helpers) => {
    const { database, clock } = platform()
    return sweepAll(helpers, () => database.db.transaction((tx) => eraseForgotten(tx, clock.now())))
  },
  /** Deletes ended sessions, tokens and links, and fills in missing keys of names. */
  'account.sweep': async (_payload, helpers) => {
    const { database, clock } = platform()
    const now = clock.now()
    await deleteEndedSessions(database.db, now, idleSince(now))
    await deleteOldTokens(database.db, now)
    await deleteOldLinks(database.db, new Date(now.getTime() - 7 * day))
    await sweepAll(helpers, () => fillNameKeys(database.db, { verified: false }))
  },
}

export const accountCrons: CronItem[] = [
  { task: 'account.erase-unvalidated', match: '23 2 * * *' },
  { task: 'account.sweep', match: '43 2 * * *' },
]
