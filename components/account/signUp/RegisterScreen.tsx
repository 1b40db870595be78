import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { SignInLayout } from '../signIn/SignInLayout.tsx'
import { type Kind, RegisterFlow } from './RegisterFlow.tsx'

const titles = { none: 'title', volunteer: 'volunteerTitle', organisation: 'organisationTitle' } as const

/** /register: asks which kind of account; ?typeRegister=ong opens the organisation's form at once. */
export function RegisterScreen() {
  const t = useTranslations('account.register')
  const { query } = useRouter()
  const isOrganisation = query.typeRegister === 'ong'
  const [kind, setKind] = useState<Kind>(isOrganisation ? 'organisation' : 'none')
  return (
    <SignInLayout title={t(titles[kind])} withLogo state={kind}>
      <PageHead page={isOrganisation ? 'registerOrganisation' : 'register'} />
      <RegisterFlow kind={kind} onKind={setKind} />
    </SignInLayout>
  )
}
