import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { LiveData, LiveEvent } from '#contracts/live.ts'
import { keys } from '#lib/keys.ts'
import { hear, isConnected, subscribeConnected } from '#services/live/hub.ts'
import { useMe } from './session.ts'

/** Calls the handler, as it is at that moment, for each such event while the component is there. */
export function useLive<Name extends LiveEvent>(event: Name, handler: (data: LiveData[Name]) => void): void {
  const handle = useEffectEvent(handler)
  useEffect(() => hear(event, handle), [event])
}

/** Whether what happens reaches this browser by itself now. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribeConnected, isConnected, () => false)

const refreshInterval = 30_000

/** SWR's `refreshInterval` of what the stream tells: 0 while it is locked, else how often to ask. */
export const useRefreshInterval = (): number => (useIsLive() ? 0 : refreshInterval)

/** Holds the stream of whoever is signed in. It comes after the first paint: no screen waits for it. */
export function useConnectLive(): void {
  const userId = useMe()?.id
  const { data: from = '' } = useSWR<string>(keys.liveFrom, null)
  const readFrom = useEffectEvent(() => from)
  useEffect(() => {
    if (!userId) return
    const stop = new AbortController()
    const { signal } = stop
    const start = async () => {
      const { connectLive } = await import('#services/live/index.ts')
      if (!signal.aborted) connectLive({ userId, from: readFrom(), signal })
    }
    const timer = setTimeout(() => void start(), 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [userId])
}
