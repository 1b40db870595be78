import type { CronItem } from 'graphile-worker'
import { platform } from '#server/platform/index.ts'
import type { Tasks } from '#server/platform/work/index.ts'
import { deleteUnvalidatedAccounts } from './queries/accounts.ts'
import { deleteEndedSessions } from './queries/sessions.ts'
import { idleSince } from './sessions.ts'

const unvalidatedDays = 14
const day = 86_400_000

export const accountTasks: Tasks = {
  /** Whoever never followed the link is forgotten after 14 days. */
  'account.erase-unvalidated': async () => {
    const { database, clock } = platform()
    const before = new Date(clock.now().getTime() - unvalidatedDays * day)
    while ((await deleteUnvalidatedAccounts(database.db, before)).length > 0);
  },
  'account.sweep-sessions': async () => {
    const { database, clock } = platform()
    const now = clock.now()
    await deleteEndedSessions(database.db, now, idleSince(now))
  },
}

export const accountCrons: CronItem[] = [
  { task: 'account.erase-unvalidated', match: '23 2 * * *' },
  { task: 'account.sweep-sessions', match: '43 2 * * *' },
]
