import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/PageHead.tsx'
import { Card } from '#components/ui/Card.tsx'
import type { PreviewUser } from '#contracts/shapes.ts'
import { PreviewFoot } from '../PreviewFoot.tsx'
import { ProfileHead } from './ProfileHead.tsx'

/** What guests and people who are not validated see of a volunteer, and the way in; afterwards they are here again. */
export function ProfilePreview({ user }: { user: PreviewUser }) {
  const t = useTranslations('profile.guest')
  return (
    <div className="mx-auto max-w-middle px-4 py-4 md:py-6">
      <PageHead title={user.name} hidden />
      <Card as="article" flush>
        <ProfileHead user={user} />
        <PreviewFoot title={t('title', { name: user.name })} text={t('text')} signIn={t('signIn')} />
      </Card>
    </div>
  )
}
