import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { paths } from '#lib/paths.ts'
import { SignInLayout } from '../signIn/SignInLayout.tsx'

/** /account-deleted: shown after someone has deleted their account. */
export function AccountDeletedScreen() {
  const t = useTranslations('account.deleted')
  return (
    <SignInLayout title={t('title')}>
      <PageHead page="accountDeleted" hidden />
      <div className="flex flex-col gap-4">
        <p role="status">{t('text')}</p>
        <p className="text-muted">{t('thanks')}</p>
        <ButtonLink href={paths.home} full>
          {t('home')}
        </ButtonLink>
      </div>
    </SignInLayout>
  )
}
