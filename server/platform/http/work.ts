import type { CronItem } from 'graphile-worker'
import { day } from '#lib/durations.ts'
import { sweepOld, type Tasks } from '../work/index.ts'
import { sweepResponses } from './idempotency.ts'

export const httpTasks: Tasks = {
  /** Deletes the responses of idempotency keys after 24 h. */
  'http.sweep': sweepOld({ stored: day, atOnce: 1_000, forget: sweepResponses }),
}

export const httpCrons: CronItem[] = [{ task: 'http.sweep', match: '27 * * * *' }]
