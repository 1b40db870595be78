import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows, read at each drawing and watched by nobody; first paints show `first`, as the server did. */
export const useBrowserValue = <Value>(read: () => Value, first: () => Value): Value =>
  useSyncExternalStore(never, read, first)
