import { useEffect, useState } from 'react'

/** Counts down from `from` seconds once started; 0 when no countdown runs. */
export function useCountdown(from: number) {
  const [seconds, setSeconds] = useState(0)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds((left) => Math.max(left - 1, 0)), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { seconds, start: () => setSeconds(from) }
}
