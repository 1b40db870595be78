import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { CheckedForm } from '#components/forms/CheckedForm.tsx'
import { FormPassword } from '#components/forms/FormPassword.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { LoginInput } from '#contracts/account.ts'
import {
  InvalidResponseError,
  type Place,
  useArrive,
  useCheckLogin,
  useSignIn,
} from '#hooks/account/signIn.ts'
import { useSpinner } from '#hooks/account/spinner.ts'
import { useIsLocal } from '#hooks/browser/screen.ts'
import { isApiError, isOffline, useFailureText } from '#hooks/failure.ts'
import { paths, safePath } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { GoogleSignIn } from '../google/GoogleSignIn.tsx'
import { NeedsValidation } from '../validation/NeedsValidation.tsx'
import { DemoLogins } from './DemoLogins.tsx'
import { SwitchLink } from './SwitchLink.tsx'
import { useGoToAppeal } from './useGoToAppeal.ts'

type LoginFormProps = {
  place: Place
  /** In a dialog: opens the register dialog. */
  onRegister?: () => void
}

/** E-mail and password, or Google. A success loads the next page in full. */
export function LoginForm({ place, onRegister }: LoginFormProps) {
  const t = useTranslations('account')
  const router = useRouter()
  const check = useCheckLogin()
  const signIn = useSignIn()
  const arrive = useArrive(place)
  const goToAppeal = useGoToAppeal()
  const spinner = useSpinner()
  const getFailure = useLoginFailure()
  const isDemoOffered = useIsLocal() && publicConfig().demo
  const send = async (input: LoginInput) => {
    spinner.start()
    try {
      await signIn(input)
      arrive()
    } catch (error) {
      spinner.stop()
      goToAppeal(error)
      throw error
    }
  }
  return (
    <CheckedForm
      initial={{ email: '', password: '' }}
      check={check}
      send={send}
      getFailure={(error, { email }) =>
        isApiError(error, 'needsValidationToLogin') ? <NeedsValidation email={email} /> : getFailure(error)
      }
    >
      {place === 'page' && isDemoOffered && <DemoLogins />}
      <FormTextField name="email" type="email" autoComplete="email" label={t('fields.email')} required />
      <FormPassword name="password" autoComplete="current-password" label={t('fields.password')} required />
      <Link
        href={paths.forgotPassword}
        className="-my-3 inline-flex min-h-11 items-center self-start rounded-control text-sm text-brand hover:underline"
      >
        {t('login.forgot')}
      </Link>
      <Button type="submit" full loading={spinner.spinning}>
        {t('login.submit')}
      </Button>
      <GoogleSignIn place={place} onRegister={onRegister} />
      <SwitchLink href={paths.register(safePath(router.query.then))} onSwitch={onRegister}>
        {t('login.newHere')}
      </SwitchLink>
    </CheckedForm>
  )
}

/** The sentence for a failed sign-in. */
function useLoginFailure(): (error: unknown) => string {
  const t = useTranslations('account.login')
  const failureText = useFailureText()
  return (error) => {
    if (error instanceof InvalidResponseError) return t('invalidAnswer')
    if (isOffline(error)) return failureText(error)
    // A failure without a known code is no response of our server.
    return isApiError(error) && error.message ? failureText(error) : t('failed')
  }
}
