import type { CronItem } from 'graphile-worker'
import { day } from '#lib/durations.ts'
import { platform } from '../index.ts'
import { sweepAll, type Tasks } from '../work/index.ts'
import { publishBadges } from './publish.ts'
import { deleteEventsBefore } from './queries.ts'

const keptMilliseconds = day
const sweptAtOnce = 5_000

export const liveTasks: Tasks = {
  /** Badges of more people than a deed can wait for. */
  'live.badges': async ({ accountIds }) => {
    if (Array.isArray(accountIds)) await publishBadges(platform().database.db, accountIds.map(String))
  },
  /** A stream can go on behind events of the last 24 h. */
  'live.sweep': (_payload, helpers) => {
    const { database, clock } = platform()
    const before = new Date(clock.now().getTime() - keptMilliseconds)
    return sweepAll(helpers, () => deleteEventsBefore(database.db, before, sweptAtOnce))
  },
}

export const liveCrons: CronItem[] = [{ task: 'live.sweep', match: '17 * * * *' }]
