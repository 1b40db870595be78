import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

export interface ResourceProps<Data> {
  data: Data | null | undefined
  error?: unknown
  isLoading?: boolean
  /** Asked for by the button of the error state (SWR's `() => mutate()`). */
  retry?: () => void
  /** Whether what came is nothing to show. */
  isEmpty?: (data: Data) => boolean
  /** Of the size of what it stands for. */
  skeleton: ReactNode
  empty?: ReactNode
  /** In place of the general error state. */
  failed?: ReactNode
  children: (data: Data) => ReactNode
}

/** The four states of anything that is fetched; data already here outlives a failed refresh. */
export function Resource<Data>({
  data,
  error,
  isLoading = false,
  retry,
  isEmpty,
  skeleton,
  empty,
  failed,
  children,
}: ResourceProps<Data>) {
  if (data !== undefined && data !== null) return isEmpty?.(data) ? empty : children(data)
  if (error && !isLoading) return failed ?? <ErrorState retry={retry} />
  return <Waiting>{skeleton}</Waiting>
}

function Waiting({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {t('ui.loading')}
      </span>
      {children}
    </div>
  )
}
