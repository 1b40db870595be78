import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that only the browser knows, read at each render without a subscription; the first paint shows `first`, as
 * the server did.
 */
export const useBrowserValue = <Value>(read: () => Value, first: () => Value): Value =>
  useSyncExternalStore(never, read, first)
