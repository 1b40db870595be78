import { useTranslations } from 'next-intl'
import { toast } from '#components/ui/states/toast.ts'
import { useGoogleSignUp } from '#hooks/account/google.ts'
import { isApiError, useFailureText } from '#hooks/failure.ts'
import { PrivacyLink } from '../signUp/PrivacyLink.tsx'
import { GoogleButton } from './GoogleButton.tsx'

/** Registration with Google: a volunteer's account that needs no validation. */
export function GoogleSignUp() {
  const t = useTranslations('account.google')
  const failureText = useFailureText()
  const signUp = useGoogleSignUp()
  const onFailure = (error: unknown) =>
    toast.error(isApiError(error, 'userExists') ? failureText(error) : t('signUpFailed'))
  return (
    <div className="flex flex-col gap-3">
      <GoogleButton intent="signup" onCredential={signUp} onFailure={onFailure} />
      <p className="text-center text-muted text-sm">
        {t.rich('privacy', { link: (text) => <PrivacyLink>{text}</PrivacyLink> })}
      </p>
    </div>
  )
}
