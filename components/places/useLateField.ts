import { useEffect, useState } from 'react'

/** Whether the code of a field that replaces a plain one has loaded. */
export function useLateField(load: () => Promise<unknown>): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    load().then(
      () => setReady(true),
      () => console.error('suggestions of cities did not load'),
    )
  }, [load])
  return ready
}
