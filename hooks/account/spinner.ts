import { useEffect, useRef, useState } from 'react'

const spinMilliseconds = 2_000

/** A spinner that stops after 2 s at the latest: a lost response leaves no disabled button. */
export function useSpinner() {
  const [spinning, setSpinning] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => {
    clearTimeout(timer.current)
    setSpinning(false)
  }
  const start = () => {
    clearTimeout(timer.current)
    setSpinning(true)
    timer.current = setTimeout(() => setSpinning(false), spinMilliseconds)
  }
  return { spinning, start, stop }
}
