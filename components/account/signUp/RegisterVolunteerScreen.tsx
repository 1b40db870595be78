import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { useRememberPathOnLeaving } from '#hooks/account/signIn.ts'
import { paths, safePath } from '#lib/paths.ts'
import { SwitchLink } from '../signIn/SwitchLink.tsx'
import { WayIn } from '../signIn/WayIn.tsx'
import { VolunteerForm } from './VolunteerForm.tsx'

/** /register-volunteer: the volunteer's form at once; leaving it stores the way back. */
export function RegisterVolunteerScreen() {
  const t = useTranslations('account.register')
  const { query } = useRouter()
  useRememberPathOnLeaving()
  return (
    <WayIn title={t('volunteerTitle')} withLogo>
      <PageHead page="registerVolunteer" />
      <div className="flex flex-col gap-5">
        <VolunteerForm />
        <SwitchLink href={paths.login(safePath(query.then))}>{t('haveAccount')}</SwitchLink>
      </div>
    </WayIn>
  )
}
