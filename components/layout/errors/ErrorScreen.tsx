import { useTranslations } from 'next-intl'
import { ErrorDrawing } from '#components/ui/art/ErrorDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { PageHead } from '../document/PageHead.tsx'

/** An unexpected error, or a site that cannot answer now; the only action is to try again. */
export function ErrorScreen({ isAway = false }: { isAway?: boolean | undefined }) {
  const t = useTranslations('common')
  const errors = useTranslations('errors')
  return (
    <div className="mx-auto max-w-middle px-4 py-12">
      <PageHead hidden />
      <EmptyState
        art={<ErrorDrawing />}
        title={isAway ? errors('unavailable') : t('toasts.error')}
        titleAs="h1"
        action={<Button onClick={() => window.location.reload()}>{t('ui.retry')}</Button>}
      />
    </div>
  )
}
