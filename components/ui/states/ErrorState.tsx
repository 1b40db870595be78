import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '../buttons/Button.tsx'
import { useIsOnline } from '../useIsOnline.ts'

export type ErrorStateProps = {
  /** What happened, in plain words; a general sentence by default. */
  children?: ReactNode
  retry?: () => void
}

/** What happened, and a retry button, which presses itself once the browser is online again. */
export function ErrorState({ children, retry }: ErrorStateProps) {
  const t = useTranslations('common')
  const isOnline = useIsOnline()
  const tryAgain = useEffectEvent(() => retry?.())
  useEffect(() => {
    const retryOnline = () => tryAgain()
    window.addEventListener('online', retryOnline)
    return () => window.removeEventListener('online', retryOnline)
  }, [])
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-10 text-center">
      <p className="max-w-sm text-balance text-ink">
        {isOnline ? (children ?? t('ui.loadFailed')) : t('line.loadFailed')}
      </p>
      {retry && (
        <Button variant="outline" size="sm" onClick={retry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}
