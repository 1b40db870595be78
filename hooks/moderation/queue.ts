import type { QueueState } from '#contracts/lists.ts'
import type { Flagged, LogEntry } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { keys } from '#lib/keys.ts'
import { decideReport, listLog, listQueue } from '#services/moderation.ts'
import { type Answer, useQuestion } from '../question.ts'
import { useDecision } from './decision.ts'

type Question = { status: QueueState; page: number }

/** A page of flagged people. */
export const useQueue = (question: Question): Answer<Page<Flagged>> =>
  useQuestion(keys.queue(question), () => listQueue(question))

/** A page of what was decided. */
export const useLog = (page: number): Answer<Page<LogEntry>> =>
  useQuestion(keys.moderationLog(page), () => listLog(page))

/** Decides about what was flagged. */
export const useDecide = () => useDecision('moderation/queue', decideReport)
