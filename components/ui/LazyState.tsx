import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

interface LazyStateProps {
  /** As `next/dynamic` passes them. */
  error?: Error | null
  retry?: () => void
  /** A placeholder of equal size. */
  skeleton?: ReactNode
}

/** Replaces a part of a screen whose code is loading, or failed to load. */
export const LazyState = ({ error, retry, skeleton }: LazyStateProps) =>
  error ? <ErrorState retry={retry} /> : skeleton
