import useSWR, { type SWRResponse } from 'swr'
import type { QueueState } from '#contracts/lists.ts'
import type { Appeal, AppealedDecision, AppealInput, ReadAppealInput } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { type QueryResult, usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { keys } from '#lib/keys.ts'
import { decideAppeal, listAppeals, readAppeal, writeAppeal } from '#services/moderation.ts'
import { useDecision } from './decision.ts'

type Params = { status: QueueState; page: number }

/** A page of appeals. */
export const useAppeals = (params: Params): QueryResult<Page<Appeal>> =>
  usePagedQuery(keys.appeals(params), () => listAppeals(params))

/** Accepts or rejects an appeal. */
export const useDecideAppeal = () => useDecision('moderation/appeals', decideAppeal)

/** The decision that an appeal is about; fetched once, since a used link stays used. */
export const useAppealed = (input: ReadAppealInput | null): SWRResponse<AppealedDecision> =>
  useSWR(input && keys.appeal(input), ([, one]) => readAppeal(one), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  })

export const useWriteAppeal = (): ((input: AppealInput) => Promise<void>) => writeAppeal
