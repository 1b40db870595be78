import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

export interface ErrorStateProps {
  /** What happened, in the person's words; a general sentence when silent. */
  children?: ReactNode
  retry?: () => void
}

/** What happened, and a way to try again. */
export function ErrorState({ children, retry }: ErrorStateProps) {
  const t = useTranslations('common')
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-10 text-center">
      <p className="max-w-sm text-balance text-ink">{children ?? t('ui.loadFailed')}</p>
      {retry && (
        <Button variant="outline" size="sm" onClick={retry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}
