import { useState } from 'react'

/**
 * Whether it has ever been open: before that its code is not fetched, after that it stays mounted, so that its closing
 * can animate.
 */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen || isOpen
}
