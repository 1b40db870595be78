import type { CronItem } from 'graphile-worker'
import { platform } from '../index.ts'
import type { Tasks } from '../work/index.ts'
import { deleteEventsBefore } from './queries.ts'

const keptMilliseconds = 86_400_000

export const liveTasks: Tasks = {
  /** A stream can go on behind events of the last 24 h. */
  'live.sweep': () => {
    const { database, clock } = platform()
    return deleteEventsBefore(database.db, new Date(clock.now().getTime() - keptMilliseconds))
  },
}

export const liveCrons: CronItem[] = [{ task: 'live.sweep', match: '17 * * * *' }]
