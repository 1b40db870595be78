import useSWR, { type SWRResponse, useSWRConfig } from 'swr'
import type { QueueState } from '#contracts/lists.ts'
import type { AnswerAppealInput, Appeal, AppealedDecision, AppealInput } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { answerAppeal, listAppeals, readAppeal, writeAppeal } from '#services/moderation.ts'

type Question = { status: QueueState; page: number }

/** A page of what people say against decisions. */
export const useAppeals = (question: Question): SWRResponse<Page<Appeal>> =>
  useSWR(keys.appeals(question), () => listAppeals(question), { keepPreviousData: true })

/** Answers an appeal; the lists are asked for anew, also when somebody else was quicker. */
export function useAnswerAppeal(): (answer: AnswerAppealInput) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (answer) => {
    try {
      await answerAppeal(answer)
    } finally {
      void Promise.all([mutate(everyKey('moderation/appeals')), mutate(everyKey('moderation/log'))])
    }
  }
}

/** What a link from a letter stands for. A link that is used up stays so: it is asked about once. */
export const useAppealed = (token: string): SWRResponse<AppealedDecision> =>
  useSWR(token ? keys.appeal(token) : null, () => readAppeal(token), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  })

export const useWriteAppeal = (): ((input: AppealInput) => Promise<void>) => writeAppeal
