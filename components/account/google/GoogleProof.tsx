import clsx from 'clsx'
import { useField, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { toast } from '#components/ui/states/toast.ts'
import { useGoogleOffered } from '#hooks/account/google.ts'
import { GoogleButton } from './GoogleButton.tsx'

/** A Google credential as proof of identity: the field `tokenSocialNetWork` of the surrounding form. */
export function GoogleProof() {
  const t = useTranslations('account.google')
  const [{ value: token }, { error }, { setValue }] = useField<string>('tokenSocialNetWork')
  const { submitCount } = useFormikContext()
  const isOffered = useGoogleOffered()
  const isMissed = submitCount > 0
  // A token that the server refused, such as another person's, has to be replaced.
  if (token && !error) return <p className="text-sm text-muted">{t('proven')}</p>
  return (
    <div className="flex flex-col gap-2">
      <p
        role={isMissed ? 'alert' : undefined}
        className={clsx('text-sm', isMissed ? 'text-danger' : 'text-muted')}
      >
        {t(isOffered ? 'prove' : 'noProof')}
      </p>
      {isOffered && (
        <GoogleButton
          intent="signin"
          onCredential={async (credential) => void (await setValue(credential.token))}
          onFailure={() => toast.error(t('signInFailed'))}
        />
      )}
    </div>
  )
}
