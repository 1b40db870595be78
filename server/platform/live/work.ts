import type { CronItem } from 'graphile-worker'
import { day } from '#lib/durations.ts'
import { platform } from '../index.ts'
import { sweepOld, type Tasks } from '../work/index.ts'
import { publishBadges } from './publish.ts'
import { deleteEventsBefore } from './queries.ts'

export const liveTasks: Tasks = {
  /** Badges of more people than a mutation can wait for. */
  'live.badges': async ({ accountIds }) => {
    if (Array.isArray(accountIds)) await publishBadges(platform().database.db, accountIds.map(String))
  },
  /** A stream can go on behind events of the last 24 h. */
  'live.sweep': sweepOld({ stored: day, atOnce: 5_000, forget: deleteEventsBefore }),
}

export const liveCrons: CronItem[] = [{ task: 'live.sweep', match: '17 * * * *' }]
