import { useEffect } from 'react'
import { aliveMark } from '#lib/alive.ts'

/** Marks the document as hydrated, for those who measure and test pages. Belongs into the outermost component. */
export function useAliveMark(): void {
  useEffect(() => document.documentElement.setAttribute(aliveMark, ''), [])
}
