import { useTranslations } from 'next-intl'
import { useAuthDialogs } from '#components/account/signIn/AuthDialogs.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { WelcomeDrawing } from '#components/ui/art/WelcomeDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'

/** What a guest sees of any post: posts are for members; signing in leads back here. */
export function PostForGuests() {
  const t = useTranslations('posts.guest')
  const { openLogin } = useAuthDialogs()
  return (
    <div className="mx-auto max-w-middle px-4 py-6 md:py-12">
      <PageHead title={t('title')} hidden />
      <Card>
        <EmptyState
          art={<WelcomeDrawing />}
          title={t('title')}
          titleAs="h1"
          action={<Button onClick={() => openLogin()}>{t('signIn')}</Button>}
        >
          {t('text')}
        </EmptyState>
      </Card>
    </div>
  )
}
