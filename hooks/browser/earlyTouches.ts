import { useEffect } from 'react'
import { replayEarlyTouches } from '#services/earlyTouches.ts'

/** After hydration, replays what was typed and pressed before. */
export function useEarlyTouches(): void {
  useEffect(() => void replayEarlyTouches(), [])
}
