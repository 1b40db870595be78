import type { CronItem } from 'graphile-worker'
import { day } from '#lib/durations.ts'
import { platform } from '../index.ts'
import { sweepAll, type Tasks } from '../work/index.ts'
import { sweepAnswers } from './idempotency.ts'

const sweptAtOnce = 1_000

export const httpTasks: Tasks = {
  /** An answer can be asked for again with its key for 24 h. */
  'http.sweep': (_payload, helpers) => {
    const { database, clock } = platform()
    const before = new Date(clock.now().getTime() - day)
    return sweepAll(helpers, () => sweepAnswers(database.db, before, sweptAtOnce))
  },
}

export const httpCrons: CronItem[] = [{ task: 'http.sweep', match: '27 * * * *' }]
