import { useTranslations } from 'next-intl'
import { FormPassword } from '#components/forms/FormPassword.tsx'
import type { Me } from '#contracts/account.ts'
import { GoogleProof } from '../../google/GoogleProof.tsx'

/** The initial values of a form with a proof of identity. */
export const unproven = { password: '', tokenSocialNetWork: '' }

/** Asks for a proof of identity: the password, or Google for accounts created there. */
export function ProofField({ me }: { me: Me }) {
  const t = useTranslations('settings.security')
  if (!me.hasPassword) return <GoogleProof />
  return (
    <FormPassword name="password" autoComplete="current-password" label={t('currentPassword')} required />
  )
}
