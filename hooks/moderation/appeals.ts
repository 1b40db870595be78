import useSWR, { type SWRResponse } from 'swr'
import type { QueueState } from '#contracts/lists.ts'
import type { Appeal, AppealedDecision, AppealInput } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { keys } from '#lib/keys.ts'
import { answerAppeal, listAppeals, readAppeal, writeAppeal } from '#services/moderation.ts'
import { useDecision } from './decision.ts'

type Question = { status: QueueState; page: number }

/** A page of what people say against decisions. */
export const useAppeals = (question: Question): SWRResponse<Page<Appeal>> =>
  useSWR(keys.appeals(question), () => listAppeals(question), { keepPreviousData: true })

/** Says yes or no to an appeal. */
export const useAnswerAppeal = () => useDecision('moderation/appeals', answerAppeal)

/** What a link from a letter stands for. A link that is used up stays so: it is asked about once. */
export const useAppealed = (token: string): SWRResponse<AppealedDecision> =>
  useSWR(token ? keys.appeal(token) : null, () => readAppeal(token), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  })

export const useWriteAppeal = (): ((input: AppealInput) => Promise<void>) => writeAppeal
