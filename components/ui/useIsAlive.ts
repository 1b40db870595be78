import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts answer presses: false in the HTML and in the first paint. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
