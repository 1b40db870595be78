import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { LiveData, LiveEvent } from '#contracts/live.ts'
import { useMe } from '#hooks/session/session.ts'
import { keys } from '#lib/keys.ts'
import { isConnected, onLiveEvent, subscribeConnected } from '#services/live/hub.ts'

/** Calls the current handler for each such event while the component is mounted. */
export function useLive<Name extends LiveEvent>(event: Name, handler: (data: LiveData[Name]) => void): void {
  const handle = useEffectEvent(handler)
  useEffect(() => onLiveEvent(event, handle), [event])
}

/** Whether the live stream is connected. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribeConnected, isConnected, () => false)

/** Calls the handler when the stream is back after a loss, in which events that are not stored were missed. */
export function useReconnected(handler: () => void): void {
  const isLive = useIsLive()
  const wasLive = useRef(false)
  const handle = useEffectEvent(handler)
  useEffect(() => {
    if (isLive && wasLive.current) handle()
    if (isLive) wasLive.current = true
  }, [isLive])
}

const refreshInterval = 30_000

/** SWR's `refreshInterval` of data that the live stream updates: 0 while it is connected. */
export const useRefreshInterval = (): number => (useIsLive() ? 0 : refreshInterval)

/** Connects the live stream of the signed-in account, after the first paint: no screen waits for it. */
export function useConnectLive(): void {
  const userId = useMe()?.id
  const { data: from = '' } = useSWR<string>(keys.liveFrom, null)
  const readFrom = useEffectEvent(() => from)
  useEffect(() => {
    if (!userId) return
    const stop = new AbortController()
    const { signal } = stop
    const start = async () => {
      const { connectLive } = await import('#services/live/connectLive.ts')
      if (!signal.aborted) connectLive({ userId, from: readFrom(), signal })
    }
    const timer = setTimeout(() => void start(), 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [userId])
}
