import { useRef, useState } from 'react'

/** Fetches the next page of an endless list, one call at a time, and says whether the last one failed. */
export function useReadingOn(read: () => Promise<unknown>): { readOn: () => Promise<void>; failed: boolean } {
  const isReading = useRef(false)
  const [failed, setFailed] = useState(false)
  const readOn = async () => {
    if (isReading.current) return
    isReading.current = true
    setFailed(false)
    try {
      await read()
    } catch {
      setFailed(true)
    } finally {
      isReading.current = false
    }
  }
  return { readOn, failed }
}
