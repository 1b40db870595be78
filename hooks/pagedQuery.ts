import { useState } from 'react'
import useSWR, { type SWRResponse } from 'swr'

/** `isPrevious`: what is shown answers the question before, and is on its way out. */
export type QueryResult<Data> = Pick<SWRResponse<Data>, 'data' | 'error' | 'isLoading' | 'mutate'> & {
  isPrevious: boolean
}

type Key = readonly unknown[] | null

/**
 * Asks what changes on the screen: a filter, a page. The answer before stays until the next one comes, and no longer: a
 * question that fails is seen to fail (SWR's own keepPreviousData would pass the old answer off as the new one).
 */
export function usePagedQuery<Data>(key: Key, ask: () => Promise<Data>): QueryResult<Data> {
  const { data, error, isLoading, mutate } = useSWR<Data>(key, ask)
  const [former, setFormer] = useState(data)
  if (data !== undefined && data !== former) setFormer(data)
  const isPrevious = key !== null && data === undefined && error === undefined && former !== undefined
  return { data: isPrevious ? former : data, error, isLoading, mutate, isPrevious: isPrevious }
}
