import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import type { PreviewUser } from '#contracts/shapes.ts'
import { useSignInFirst } from '../signIn/signInFirst.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { ProfileHead } from './ProfileHead.tsx'

/** A volunteer as guests and accounts that are not validated see them, with sign-in buttons that lead back here. */
export function ProfilePreview({ user }: { user: PreviewUser }) {
  const t = useTranslations('profile.guest')
  const friends = useTranslations('friends.connect')
  // After signing in, the full page has the button that resumes this act.
  const connect = useSignInFirst({ name: `connect ${user.id}`, act: () => {}, ready: false })
  return (
    <div className="mx-auto max-w-page px-4 py-4 md:px-6 md:py-6">
      <PreviewPage
        text={t('text')}
        act={
          <Button aria-label={friends('connectWith', { name: user.name })} onClick={connect}>
            {friends('connect')}
          </Button>
        }
        except={user.id}
      >
        <PageHead title={user.name} hidden />
        <Card flush>
          <ProfileHead user={user} />
        </Card>
      </PreviewPage>
    </div>
  )
}
