import type { CronItem } from 'graphile-worker'
import { day } from '#lib/durations.ts'
import { platform } from '../index.ts'
import { sweepOld, type Tasks } from '../work/index.ts'
import { publishBadges } from './publish.ts'
import { deleteEventsBefore } from './queries.ts'

export const liveTasks: Tasks = {
  /** Sends the badges of many accounts, which a mutation would not wait for. */
  'live.badges': async ({ accountIds }) => {
    if (Array.isArray(accountIds)) await publishBadges(platform().database.db, accountIds.map(String))
  },
  /** Deletes events after 24 h; streams that were cut longer load everything again. */
  'live.sweep': sweepOld({ stored: day, atOnce: 5_000, forget: deleteEventsBefore }),
}

export const liveCrons: CronItem[] = [{ task: 'live.sweep', match: '17 * * * *' }]
