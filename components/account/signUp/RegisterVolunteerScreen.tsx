import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { useRememberPathOnLeaving } from '#hooks/account/wanted.ts'
import { paths, safePath } from '#lib/paths.ts'
import { SignInLayout } from '../signIn/SignInLayout.tsx'
import { SwitchLink } from '../signIn/SwitchLink.tsx'
import { VolunteerForm } from './VolunteerForm.tsx'

/** /register-volunteer: the volunteer's form at once; leaving it stores the way back. */
export function RegisterVolunteerScreen() {
  const t = useTranslations('account.register')
  const { query } = useRouter()
  useRememberPathOnLeaving()
  return (
    <SignInLayout title={t('volunteerTitle')} withLogo>
      <PageHead page="registerVolunteer" />
      <div className="flex flex-col gap-5">
        <VolunteerForm />
        <SwitchLink href={paths.login(safePath(query.then))}>{t('haveAccount')}</SwitchLink>
      </div>
    </SignInLayout>
  )
}
