import { useTranslations } from 'next-intl'
import { WelcomeDrawing } from '#components/ui/art/WelcomeDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import type { User } from '#contracts/shapes.ts'
import { useMe } from '#hooks/session/session.ts'
import { useAuthDialogs } from '../../signIn/AuthDialogs.tsx'
import { ValidateFirst } from '../../validation/ValidateFirst.tsx'

/** A tab for members only, with sign-in buttons. */
export function MembersOnly({ user }: { user: Pick<User, 'name'> }) {
  const t = useTranslations('profile.guest')
  const { openLogin } = useAuthDialogs()
  if (useMe()) return <ValidateFirst />
  return (
    <Card>
      <EmptyState
        art={<WelcomeDrawing />}
        title={t('title', { name: user.name })}
        action={<Button onClick={() => openLogin()}>{t('signIn')}</Button>}
      >
        {t('text')}
      </EmptyState>
    </Card>
  )
}
