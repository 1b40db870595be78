import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google'
import { type RefObject, useEffect, useRef } from 'react'
import { useGoogleNonce, withdrawGoogle } from '#hooks/account/google.ts'
import { publicConfig } from '#lib/publicConfig.ts'

type Answered = {
  onToken: (token: string) => void
  onFailure: () => void
}

export type GooglePanelProps = Answered & {
  intent: 'signin' | 'signup'
  locale: string
}

/** With several buttons on a page Google calls back the last one, whichever was pressed: this is the pressed one. */
let pressed: RefObject<Answered> | undefined

/** The panel of GoogleButton, loaded on demand. */
export function GooglePanel({ intent, locale, onToken, onFailure }: GooglePanelProps) {
  const own = useRef<Answered>({ onToken, onFailure })
  useEffect(() => {
    own.current = { onToken, onFailure }
  }, [onToken, onFailure])
  const answered = () => (pressed ?? own).current
  const nonce = useGoogleNonce()
  if (!nonce) return null
  return (
    <GoogleOAuthProvider
      clientId={publicConfig().googleClientId}
      locale={locale}
      onScriptLoadError={withdrawGoogle}
    >
      <GoogleLogin
        key={nonce}
        nonce={nonce}
        text={intent === 'signin' ? 'signin_with' : 'signup_with'}
        size="large"
        shape="pill"
        logo_alignment="center"
        width={300}
        click_listener={() => {
          pressed = own
        }}
        onSuccess={({ credential }) => (credential ? answered().onToken(credential) : answered().onFailure())}
        onError={() => answered().onFailure()}
      />
    </GoogleOAuthProvider>
  )
}
