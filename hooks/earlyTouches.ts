import { useEffect } from 'react'
import { replayEarlyTouches } from '#services/earlyTouches.ts'

/** The page is alive: what people typed and pressed before is made good. */
export function useEarlyTouches(): void {
  useEffect(() => void replayEarlyTouches(), [])
}
