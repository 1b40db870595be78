import { useTranslations } from 'next-intl'
import { ErrorDrawing } from '#components/ui/art/ErrorDrawing.tsx'
import { ErrorState } from '#components/ui/ErrorState.tsx'
import { PageHead } from './PageHead.tsx'

/** Something broke on the way here; trying again is all that one can do. */
export function ErrorScreen() {
  const t = useTranslations('common')
  return (
    <div className="mx-auto max-w-middle px-4 py-12">
      <PageHead hidden />
      <ErrorState art={<ErrorDrawing />} retry={() => window.location.reload()}>
        {t('toasts.error')}
      </ErrorState>
    </div>
  )
}
