import { useTranslations } from 'next-intl'
import { toast } from '#components/ui/toast.ts'
import { isRefused, useGoogleSignUp } from '#hooks/account/index.ts'
import { GoogleButton } from './GoogleButton.tsx'

/** Sign-up with Google: a volunteer's account that needs no validation. */
export function GoogleSignUp() {
  const t = useTranslations('account')
  const signUp = useGoogleSignUp()
  const tell = (error: unknown) =>
    toast.error(t(isRefused(error, 'userExists') ? 'register.emailTaken' : 'google.signUpFailed'))
  return (
    <div className="flex flex-col gap-3">
      <GoogleButton intent="signup" onCredential={signUp} onFailure={tell} />
      <p className="text-center text-muted text-sm">{t('google.privacy')}</p>
    </div>
  )
}
