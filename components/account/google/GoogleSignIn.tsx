import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { toast } from '#components/ui/states/toast.ts'
import { type GoogleCredential, useGoogleOffered, useGoogleSignIn } from '#hooks/account/google.ts'
import { type Place, useArrive } from '#hooks/account/signIn.ts'
import { isApiError } from '#hooks/failure.ts'
import { paths, safePath } from '#lib/paths.ts'
import { useGoToAppeal } from '../signIn/useGoToAppeal.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { OrLine } from './OrLine.tsx'

type GoogleSignInProps = {
  place: Place
  /** In a dialog: opens the register dialog for someone who has no account. */
  onRegister?: () => void
}

/** Sign-in with Google, where it is available. An unknown address leads to registration. */
export function GoogleSignIn({ place, onRegister }: GoogleSignInProps) {
  const t = useTranslations('account.google')
  const router = useRouter()
  const signIn = useGoogleSignIn()
  const arrive = useArrive(place)
  const goToAppeal = useGoToAppeal()
  if (!useGoogleOffered()) return null
  const enter = async (credential: GoogleCredential) => {
    await signIn(credential)
    arrive()
  }
  const onFailure = (error: unknown) => {
    if (goToAppeal(error)) return
    if (!isApiError(error, 'userNotFound')) return toast.error(t('signInFailed'))
    toast.info(t('unknown'))
    if (onRegister) onRegister()
    else void router.push(paths.register(safePath(router.query.then)))
  }
  return (
    <>
      <OrLine />
      <GoogleButton intent="signin" onCredential={enter} onFailure={onFailure} />
    </>
  )
}
