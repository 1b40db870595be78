import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/PageHead.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import type { PreviewUser } from '#contracts/shapes.ts'
import { useAskIn, useAuthDialogs } from '../AuthDialogs.tsx'
import { ProfileHead } from './ProfileHead.tsx'

/** What a guest sees of a volunteer, and over it the way in; afterwards they are here again. */
export function ProfilePreview({ user }: { user: PreviewUser }) {
  const t = useTranslations('profile.guest')
  const { openLogin } = useAuthDialogs()
  useAskIn()
  return (
    <div className="mx-auto max-w-middle px-4 py-4 md:py-6">
      <PageHead title={user.name} hidden />
      <Card as="article" flush>
        <ProfileHead user={user} />
        <div className="border-line border-t bg-brand-soft p-5 md:px-6">
          <h2 className="text-lg">{t('title', { name: user.name })}</h2>
          <p className="mt-1 mb-4 text-muted">{t('text')}</p>
          <Button onClick={openLogin}>{t('signIn')}</Button>
        </div>
      </Card>
    </div>
  )
}
