import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LazySuggestions } from '#components/friends/LazySuggestions.tsx'
import { PressButton } from '#components/ui/buttons/PressLink.tsx'
import { FootBar, twoActs } from '#components/ui/FootBar.tsx'
import { toItsEnd } from '#components/ui/lists/toItsEnd.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { useAuthDialogs } from '../signIn/AuthDialogs.tsx'

type SignInBarProps = {
  /** Why to sign in. */
  text: string
  /** What signing in allows here. */
  act: ReactNode
}

/**
 * A preview with the sign-in buttons below and suggestions: on wide screens in a right column. On phones the buttons
 * come last, since they are sticky at the bottom.
 */
export function PreviewPage({
  children,
  except,
  ...signIn
}: SignInBarProps & { except: string; children: ReactNode }) {
  const me = useMe()
  return (
    <div className="flex flex-col md:grid md:justify-center md:gap-x-6 md:grid-cols-[minmax(0,40rem)] xl:grid-cols-[minmax(0,40rem)_19.5rem] xl:grid-rows-[auto_1fr]">
      <article className="min-w-0">{children}</article>
      {me ? <NotValidated email={me.email} /> : <SignInBar {...signIn} />}
      <div
        className={`mt-6 min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-0 ${toItsEnd.rightWide}`}
      >
        <LazySuggestions except={except} />
      </div>
    </div>
  )
}

function NotValidated({ email }: { email: string }) {
  const t = useTranslations('account.validateFirst')
  return (
    <div className="mt-4 rounded-card border border-line bg-brand-soft p-5">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-1 text-muted">{t('text', { email })}</p>
    </div>
  )
}

/** On phones the sentence is above the bar, in the page: the sticky bar is one row of buttons. */
function SignInBar({ text, act }: SignInBarProps) {
  const t = useTranslations('account.login')
  const { asPath } = useRouter()
  const { openLogin } = useAuthDialogs()
  return (
    <>
      <p className="mt-4 text-pretty text-muted text-sm md:hidden">{text}</p>
      <FootBar until="md" instead className="max-md:order-last md:flex md:items-center md:gap-4 md:p-4">
        <p className="grow text-pretty max-md:hidden">{text}</p>
        <div className={twoActs}>
          {act}
          <PressButton href={paths.login(asPath)} variant="outline" onClick={() => openLogin()}>
            {t('submit')}
          </PressButton>
        </div>
      </FootBar>
    </>
  )
}
