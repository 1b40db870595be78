import { useEffect, useState } from 'react'
import { useRetryOnline } from '../states/useRetryOnline.ts'

/** Whether the code of a field that replaces a plain one has loaded. What failed to load is tried again once online. */
export function useLateField(load: () => Promise<unknown>): boolean {
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading')
  const isLoading = state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    load().then(
      () => isGone || setState('ready'),
      () => isGone || setState('failed'),
    )
    return () => {
      isGone = true
    }
  }, [load, isLoading])
  useRetryOnline(state === 'failed', () => setState('loading'))
  return state === 'ready'
}
