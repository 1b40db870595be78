import { useRef, useState } from 'react'

/** Reads the next stretch of an endless list: once at a time, and says whether the last attempt failed. */
export function useReadingOn(read: () => Promise<unknown>): { readOn: () => Promise<void>; failed: boolean } {
  const asking = useRef(false)
  const [failed, setFailed] = useState(false)
  const readOn = async () => {
    if (asking.current) return
    asking.current = true
    setFailed(false)
    try {
      await read()
    } catch {
      setFailed(true)
    } finally {
      asking.current = false
    }
  }
  return { readOn, failed }
}
