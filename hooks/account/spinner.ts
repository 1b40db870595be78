import { useEffect, useRef, useState } from 'react'

const spinMilliseconds = 2_000

/** Turns while something is on its way, and never longer than 2 s: a lost answer leaves no dead button. */
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
