import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { useHasEnded } from '#hooks/session/ended.ts'
import { LoginForm } from './LoginForm.tsx'
import { SignInLayout } from './SignInLayout.tsx'

/** /login: afterwards the remembered page loads. It says so when a session has ended by itself. */
export function LoginScreen() {
  const t = useTranslations('account.login')
  const hasEnded = useHasEnded()
  return (
    <SignInLayout title={t('title')} intro={<span role="status">{hasEnded ? t('ended') : t('intro')}</span>}>
      <PageHead page="login" />
      <LoginForm place="page" />
    </SignInLayout>
  )
}
