import { useEffect } from 'react'
import { startMeasuring } from '#services/analytics.ts'

/** Measures visits on every page for those who agreed to it. */
export function useMeasuring(): void {
  useEffect(startMeasuring, [])
}
