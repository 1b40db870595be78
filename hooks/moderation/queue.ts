import useSWR, { type SWRResponse, useSWRConfig } from 'swr'
import type { QueueState } from '#contracts/lists.ts'
import type { Decided, DecideInput, Flagged, LogEntry } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { decideReport, listLog, listQueue } from '#services/moderation.ts'

type Question = { status: QueueState; page: number }

/** A page of flagged people. */
export const useQueue = (question: Question): SWRResponse<Page<Flagged>> =>
  useSWR(keys.queue(question), () => listQueue(question), { keepPreviousData: true })

/** A page of what was decided. */
export const useLog = (page: number): SWRResponse<Page<LogEntry>> =>
  useSWR(keys.moderationLog(page), () => listLog(page), { keepPreviousData: true })

/** Decides; the lists are asked for anew, also when somebody else was quicker. */
export function useDecide(): (input: DecideInput) => Promise<Decided> {
  const { mutate } = useSWRConfig()
  return async (input) => {
    try {
      return await decideReport(input)
    } finally {
      void Promise.all([mutate(everyKey('moderation/queue')), mutate(everyKey('moderation/log'))])
    }
  }
}
