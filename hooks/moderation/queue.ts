import type { QueueState } from '#contracts/lists.ts'
import type { LogEntry, ReportedPerson } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { type QueryResult, usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { keys } from '#lib/keys.ts'
import { decideReport, listLog, listQueue } from '#services/moderation.ts'
import { useDecision } from './decision.ts'

type Params = { status: QueueState; page: number }

/** A page of reported accounts. */
export const useQueue = (params: Params): QueryResult<Page<ReportedPerson>> =>
  usePagedQuery(keys.queue(params), () => listQueue(params))

/** A page of decisions. */
export const useLog = (page: number): QueryResult<Page<LogEntry>> =>
  usePagedQuery(keys.moderationLog(page), () => listLog(page))

/** Decides about reported content. */
export const useDecide = () => useDecision('moderation/queue', decideReport)
