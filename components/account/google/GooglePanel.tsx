import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google'
import { publicConfig } from '#lib/publicConfig.ts'

export interface GooglePanelProps {
  intent: 'signin' | 'signup'
  locale: string
  onToken: (token: string) => void
  onFailure: () => void
}

/** What GoogleButton shows once its code is here. */
export function GooglePanel({ intent, locale, onToken, onFailure }: GooglePanelProps) {
  return (
    <GoogleOAuthProvider clientId={publicConfig().googleClientId} locale={locale}>
      <GoogleLogin
        text={intent === 'signin' ? 'signin_with' : 'signup_with'}
        size="large"
        shape="pill"
        logo_alignment="center"
        width={300}
        onSuccess={({ credential }) => (credential ? onToken(credential) : onFailure())}
        onError={onFailure}
      />
    </GoogleOAuthProvider>
  )
}
