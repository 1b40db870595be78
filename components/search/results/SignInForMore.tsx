import { useTranslations } from 'next-intl'
import { useAuthDialogs } from '#components/account/AuthDialogs.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Card.tsx'

/** What a guest's search leaves out, with sign-in buttons. */
export function SignInForMore() {
  const t = useTranslations('search')
  const { openLogin } = useAuthDialogs()
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose">{t('membersOnly')}</p>
      <Button variant="secondary" onClick={() => openLogin()}>
        {t('signIn')}
      </Button>
    </Card>
  )
}
