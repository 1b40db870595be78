import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { useRetryOnline } from './useRetryOnline.ts'

type LazyStateProps = {
  /** As `next/dynamic` passes them. */
  error?: Error | null
  retry?: () => void
  /** A placeholder of equal size. */
  skeleton?: ReactNode
}

/** Replaces a part of a screen whose code is loading, or failed to load. */
export const LazyState = ({ error, retry, skeleton }: LazyStateProps) =>
  error ? <ErrorState retry={retry} /> : skeleton

/** Replaces a part that leaves no gap while its code is loading: shows nothing, and retries once the browser is online. */
export function QuietLazyState({ error, retry }: LazyStateProps) {
  useRetryOnline(Boolean(error), retry)
  return null
}
