import { useState } from 'react'
import useSWR, { type SWRResponse } from 'swr'

/** `isPrevious`: the data belongs to the previous params and is about to be replaced. */
export type QueryResult<Data> = Pick<SWRResponse<Data>, 'data' | 'error' | 'isLoading' | 'mutate'> & {
  isPrevious: boolean
}

type Key = readonly unknown[] | null

/**
 * A query whose params change on the screen: a filter, a page. The previous data stays until the next arrives or fails
 * (SWR's keepPreviousData would show the old data as the new after a failure).
 */
export function usePagedQuery<Data>(key: Key, ask: () => Promise<Data>): QueryResult<Data> {
  const { data, error, isLoading, mutate } = useSWR<Data>(key, ask)
  const [former, setFormer] = useState(data)
  if (data !== undefined && data !== former) setFormer(data)
  const isPrevious = key !== null && data === undefined && error === undefined && former !== undefined
  return { data: isPrevious ? former : data, error, isLoading, mutate, isPrevious: isPrevious }
}
