import dynamic from 'next/dynamic'
import { useLocale } from 'next-intl'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import { type GoogleCredential, getCredential } from '#hooks/account/google.ts'
import type { GooglePanelProps } from './GooglePanel.tsx'

const GooglePanel = dynamic<GooglePanelProps>(
  () => import('./GooglePanel.tsx').then((panel) => panel.GooglePanel),
  { ssr: false, loading: LazyState },
)

type GoogleButtonProps = {
  intent: 'signin' | 'signup'
  onCredential: (credential: GoogleCredential) => Promise<void>
  /** Also called when Google's window was closed. */
  onFailure: (error: unknown) => void
}

/** Google's own button, in a box of its size; hands over the credential. */
export function GoogleButton({ intent, onCredential, onFailure }: GoogleButtonProps) {
  const locale = useLocale()
  const take = async (token: string) => {
    try {
      await onCredential(await getCredential(token))
    } catch (error) {
      onFailure(error)
    }
  }
  return (
    <div className="flex min-h-11 justify-center [color-scheme:light]">
      <GooglePanel
        intent={intent}
        locale={locale}
        onToken={(token) => void take(token)}
        onFailure={() => onFailure(undefined)}
      />
    </div>
  )
}
