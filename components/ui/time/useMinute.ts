import { useNow } from 'next-intl'
import { startTransition, useEffect, useState } from 'react'
import { minute } from '#lib/durations.ts'

const listeners = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

/** Calls back each minute, all at once: a long list renders once, in small pieces that let a press through. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  clock ??= setInterval(() => {
    startTransition(() => {
      for (const watcher of listeners) watcher()
    })
  }, minute)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

/** The current time, at most a minute old. */
export function useMinute(): Date {
  const first = useNow()
  const [now, setNow] = useState(first)
  useEffect(() => subscribe(() => setNow(new Date())), [])
  return now
}
