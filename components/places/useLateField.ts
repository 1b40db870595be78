import { useEffect, useState } from 'react'
import { useRetryOnline } from '#components/ui/states/useRetryOnline.ts'

/** Whether the code of a field that replaces a plain one has loaded. What failed to load is tried again once online. */
export function useLateField(load: () => Promise<unknown>): boolean {
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading')
  const isLoading = state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    load().then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [load, isLoading])
  useRetryOnline(state === 'failed', () => setState('loading'))
  return state === 'ready'
}
