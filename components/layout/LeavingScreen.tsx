import { useTranslations } from 'next-intl'
import { Sprout } from '#components/ui/art/Logo.tsx'
import { PageHead } from './PageHead.tsx'

/** Replaces every screen once the session is over, until the next page has loaded. */
export function LeavingScreen() {
  const t = useTranslations('common.session')
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6">
      <PageHead hidden />
      <Sprout size={48} />
      <p role="status" className="text-muted">
        {t('leaving')}
      </p>
    </main>
  )
}
