import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignInLayout } from './SignInLayout.tsx'

/** /login: afterwards the remembered page loads. */
export function LoginScreen() {
  const t = useTranslations('account.login')
  return (
    <SignInLayout title={t('title')} intro={t('intro')}>
      <PageHead page="login" />
      <LoginForm place="page" />
    </SignInLayout>
  )
}
