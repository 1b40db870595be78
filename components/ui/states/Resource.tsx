import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

/** The result of a query, as SWR returns it. */
export type Result<Data> = {
  data?: Data | null
  error?: unknown
  isLoading?: boolean
  /** The data belongs to the previous params: the next is loading. */
  isPrevious?: boolean
  /** Fetches again, by the button of the error state. */
  mutate?: () => unknown
}

export type ResourceProps<Data> = {
  result: Result<Data>
  /** Whether the data has nothing to show. */
  isEmpty?: (data: Data) => boolean
  /** A placeholder of equal size. */
  skeleton: ReactNode
  empty?: ReactNode
  /** Replaces the general error state. */
  failed?: ReactNode
  children: (data: Data) => ReactNode
}

/** The four states of fetched data; data already here survives a failed refresh. */
export function Resource<Data>(props: ResourceProps<Data>) {
  const { result, isEmpty, skeleton, empty, failed, children } = props
  const { data, error, isLoading = false, mutate } = result
  if (data !== undefined && data !== null) return isEmpty?.(data) ? empty : children(data)
  if (error && !isLoading) return failed ?? <ErrorState retry={mutate && (() => void mutate())} />
  return <Loading>{skeleton}</Loading>
}

function Loading({ children }: { children: ReactNode }) {
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
