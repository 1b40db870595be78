import { useTranslations } from 'next-intl'
import { GoogleProof } from '#components/account/google/GoogleProof.tsx'
import { FormPassword } from '#components/ui/form/FormPassword.tsx'
import type { Me } from '#contracts/account.ts'

/** What a form is given before it is filled in: nobody has proven anything yet. */
export const unproven = { password: '', tokenSocialNetWork: '' }

/** Asks for the proof that it is you: the password, or Google's word for accounts that came from there. */
export function ProofField({ me }: { me: Me }) {
  const t = useTranslations('settings.security')
  if (!me.hasPassword) return <GoogleProof />
  return (
    <FormPassword name="password" autoComplete="current-password" label={t('currentPassword')} required />
  )
}
