import { useRef, useState } from 'react'

/** Fetches the next page of an endless list, one call at a time, and says whether the last one failed. */
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
