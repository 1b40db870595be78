import { useField } from 'formik'
import { useTranslations } from 'next-intl'
import { GoogleButton } from '#components/account/google/GoogleButton.tsx'
import { FormPassword } from '#components/ui/form/FormPassword.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Me } from '#contracts/account.ts'
import { useGoogleOffered } from '#hooks/account/index.ts'

/** What a form is given before it is filled in: nobody has proven anything yet. */
export const unproven = { password: '', tokenSocialNetWork: '' }

/** Asks for the proof that it is you: the password, or Google's word for accounts that came from there. */
export function ProofField({ me }: { me: Me }) {
  const t = useTranslations('settings.security')
  const google = useTranslations('account.google')
  const [{ value: token }, { error, touched }, { setValue }] = useField<string>('tokenSocialNetWork')
  const isOffered = useGoogleOffered()
  if (me.hasPassword) {
    return (
      <FormPassword name="password" autoComplete="current-password" label={t('currentPassword')} required />
    )
  }
  if (token) return <p className="text-sm text-muted">{t('proven')}</p>
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">{t(isOffered ? 'proveWithGoogle' : 'noProof')}</p>
      {isOffered && (
        <GoogleButton
          intent="signin"
          onCredential={async (credential) => void (await setValue(credential.token))}
          onFailure={() => toast.error(google('signInFailed'))}
        />
      )}
      {touched && error && <p className="text-sm text-danger">{error}</p>}
    </div>
  )
}
