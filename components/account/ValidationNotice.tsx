import { MailOpen } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { Me } from '#contracts/account.ts'
import { useSignOut } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'
import { ResendButton } from './validation/ResendButton.tsx'

// The notice is in the shell of every page; forms and their rules are not.
const CorrectEmail = dynamic(
  () => import('./validation/CorrectEmail.tsx').then((form) => form.CorrectEmail),
  {
    ssr: false,
  },
)

/**
 * Over every screen of someone who has not confirmed their address yet: what to do, and every way out. On phones the
 * way out of the session is in the menu alone: a third button would fall into a line of its own.
 */
export function ValidationNotice({ me }: { me: Me }) {
  const t = useTranslations('account.notice')
  const signOut = useSignOut()
  const { pathname } = useRouter()
  const [correcting, setCorrecting] = useState(false)
  // There the link is being followed already.
  if (pathname === paths.validate()) return null
  return (
    <section aria-labelledby="validation-notice" className="border-line border-b bg-brand-soft">
      <div className="mx-auto flex max-w-page gap-4 px-4 py-4 md:items-start md:px-6">
        <span className="hidden size-11 shrink-0 items-center justify-center rounded-pill bg-card text-brand sm:inline-flex">
          <MailOpen size={22} aria-hidden />
        </span>
        <div className="flex min-w-0 grow flex-col gap-3">
          <div>
            <h2 id="validation-notice" className="font-semibold text-base">
              {t('title')}
            </h2>
            <p className="text-sm">
              {t.rich('text', {
                email: me.email,
                strong: (words) => <strong className="font-semibold">{words}</strong>,
              })}
            </p>
          </div>
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
        </div>
      </div>
    </section>
  )
}
