import { useSyncExternalStore } from 'react'

/** Below the width `md` of the styles: the bar at the foot stands in for the header's links. */
const asked = '(width < 48rem)'

function watch(changed: () => void): () => void {
  const list = matchMedia(asked)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the screen is as narrow as a phone's. For what opens later: the first paint takes it for wide. */
export const useOnPhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(asked).matches,
    () => false,
  )
