import { useState } from 'react'
import { type Middleware, type SWRConfiguration, unstable_serialize } from 'swr'

/** Data that came with the page is not fetched again on mount; later visits refresh it as usual. */
function freshOnce(fresh: Set<string>): Middleware {
  return (useNext) =>
    function useFresh(key, fetcher, options) {
      const [isFresh] = useState(() => fresh.delete(unstable_serialize(key)))
      return useNext(key, fetcher, isFresh ? { ...options, revalidateOnMount: false } : options)
    }
}

/** SWR filled with the data that the server put into the page, under its own keys. */
export function useFirstPaint(fallback: Record<string, unknown>): SWRConfiguration {
  const [config] = useState(() => {
    const cache = new Map(Object.entries(fallback).map(([key, data]) => [key, { data }]))
    return {
      provider: () => cache,
      use: [freshOnce(new Set(Object.keys(fallback)))],
      shouldRetryOnError: false,
    }
  })
  return config
}
