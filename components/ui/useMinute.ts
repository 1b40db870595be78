import { useNow } from 'next-intl'
import { useEffect, useState } from 'react'
import { minute } from '#lib/durations.ts'

const watchers = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

/** Calls back each minute, all at once: a long list is drawn once and not row by row. */
function watch(told: () => void): () => void {
  watchers.add(told)
  clock ??= setInterval(() => {
    for (const watcher of watchers) watcher()
  }, minute)
  return () => {
    watchers.delete(told)
    if (watchers.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

/** The time, as it was within the last minute. */
export function useMinute(): Date {
  const first = useNow()
  const [now, setNow] = useState(first)
  useEffect(() => watch(() => setNow(new Date())), [])
  return now
}
