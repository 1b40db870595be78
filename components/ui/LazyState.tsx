import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

interface LazyStateProps {
  /** As `next/dynamic` tells them. */
  error?: Error | null
  retry?: () => void
  /** Of the size of what it stands for. */
  skeleton?: ReactNode
}

/** In place of a part of a screen whose code is on its way, or could not come. */
export const LazyState = ({ error, retry, skeleton }: LazyStateProps) =>
  error ? <ErrorState retry={retry} /> : skeleton
