import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

/** What is fetched, as SWR tells it. */
export interface Result<Data> {
  data?: Data | null
  error?: unknown
  isLoading?: boolean
  /** What is here answers the question before: the next answer is on its way. */
  isPrevious?: boolean
  /** Asks again, by the button of the error state. */
  mutate?: () => unknown
}

export interface ResourceProps<Data> {
  result: Result<Data>
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
export function Resource<Data>(props: ResourceProps<Data>) {
  const { result, isEmpty, skeleton, empty, failed, children } = props
  const { data, error, isLoading = false, mutate } = result
  if (data !== undefined && data !== null) return isEmpty?.(data) ? empty : children(data)
  if (error && !isLoading) return failed ?? <ErrorState retry={mutate && (() => void mutate())} />
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
