import { useEffect } from 'react'
import { startMeasuring } from '#services/analytics.ts'

/** Measures visits on every page after consent. */
export function useMeasuring(): void {
  useEffect(startMeasuring, [])
}
