import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { MailOpen } from '#components/ui/icons.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { Me } from '#contracts/account.ts'
import { useSignOut } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { NoticeFrame } from './NoticeFrame.tsx'
import { ResendButton } from './ResendButton.tsx'

// The notice is in the layout of every page; forms and their validation are not.
const CorrectEmail = dynamic(() => import('./CorrectEmail.tsx').then((form) => form.CorrectEmail), {
  ssr: false,
  loading: LazyState,
})

/**
 * Shown over every screen to someone who has not confirmed their address: what to do, and every alternative. On phones
 * only the menu offers signing out: a third button would wrap.
 */
export function ValidationNotice({ me }: { me: Me }) {
  const t = useTranslations('account.notice')
  const signOut = useSignOut()
  const { pathname } = useRouter()
  const [correcting, setCorrecting] = useState(false)
  // That page is validating already.
  if (pathname === paths.validate()) return null
  return (
    <NoticeFrame
      id="validation-notice"
      icon={MailOpen}
      title={t('title')}
      text={t.rich('text', {
        email: me.email,
        strong: (text) => <strong className="font-semibold">{text}</strong>,
      })}
    >
      {correcting ? (
        <CorrectEmail me={me} onDone={() => setCorrecting(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ResendButton email={me.email} />
          <Button size="sm" variant="quiet" onClick={() => setCorrecting(true)}>
            {t('change')}
          </Button>
          <Button size="sm" variant="quiet" className="max-sm:hidden" onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </div>
      )}
    </NoticeFrame>
  )
}
