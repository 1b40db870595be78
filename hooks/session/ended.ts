import { useEffect, useState } from 'react'
import { takeEnded } from '#services/sessionEnd.ts'

/** Whether the reader came here because their session has ended by itself; a reload says it no more. */
export function useHasEnded(): boolean {
  const [hasEnded, setEnded] = useState(false)
  useEffect(() => {
    if (takeEnded()) setEnded(true)
  }, [])
  return hasEnded
}
