import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { LoginForm } from './LoginForm.tsx'
import { WayIn } from './WayIn.tsx'

/** /login: afterwards the remembered page loads. */
export function LoginScreen() {
  const t = useTranslations('account.login')
  return (
    <WayIn title={t('title')} intro={t('intro')}>
      <PageHead page="login" />
      <LoginForm place="page" />
    </WayIn>
  )
}
