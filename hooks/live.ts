import { useEffect, useEffectEvent } from 'react'
import type { LiveData, LiveEvent } from '#contracts/live.ts'
import { hear } from '#services/live/hub.ts'

/** Calls the handler, as it is at that moment, for each such event while the component is there. */
export function useLive<Name extends LiveEvent>(event: Name, handler: (data: LiveData[Name]) => void): void {
  const handle = useEffectEvent(handler)
  useEffect(() => hear(event, handle), [event])
}
