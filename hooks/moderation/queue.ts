import useSWR, { type SWRResponse } from 'swr'
import type { QueueState } from '#contracts/lists.ts'
import type { Flagged, LogEntry } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { keys } from '#lib/keys.ts'
import { decideReport, listLog, listQueue } from '#services/moderation.ts'
import { useDecision } from './decision.ts'

type Question = { status: QueueState; page: number }

/** A page of flagged people. */
export const useQueue = (question: Question): SWRResponse<Page<Flagged>> =>
  useSWR(keys.queue(question), () => listQueue(question), { keepPreviousData: true })

/** A page of what was decided. */
export const useLog = (page: number): SWRResponse<Page<LogEntry>> =>
  useSWR(keys.moderationLog(page), () => listLog(page), { keepPreviousData: true })

/** Decides about what was flagged. */
export const useDecide = () => useDecision('moderation/queue', decideReport)
