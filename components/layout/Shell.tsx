import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AuthDialogsProvider } from '#components/account/signIn/AuthDialogs.tsx'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import { Toaster } from '#components/ui/states/Toaster.tsx'
import { useMeasuring } from '#hooks/browser/measuring.ts'
import { useOutsideLinks } from '#hooks/browser/outsideLinks.ts'
import { useConnectLive } from '#hooks/live/live.ts'
import { useReadHidden } from '#hooks/moderation/hidden.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { skipLinkClass } from './document/skipLinkClass.ts'
import { ConnectionNotice } from './errors/ConnectionNotice.tsx'
import { ConsentBar } from './footer/ConsentBar.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { TabBar } from './tabs/TabBar.tsx'

// Loaded after the page, and never for guests.
const Help = dynamic(() => import('#components/help/Help.tsx').then((help) => help.Help), {
  ssr: false,
  loading: QuietLazyState,
})

const ValidationNotice = dynamic(
  () =>
    import('#components/account/validation/ValidationNotice.tsx').then((notice) => notice.ValidationNotice),
  { loading: QuietLazyState },
)

const AgeNotice = dynamic(
  () => import('#components/account/signUp/AgeNotice.tsx').then((notice) => notice.AgeNotice),
  { loading: QuietLazyState },
)

/** These pages have a head of their own and no header. */
const withoutHeader: string[] = [paths.home, paths.register(), paths.registerVolunteer]

type ShellProps = {
  /** Inside the native app's web view. */
  inApp: boolean
  children: ReactNode
}

/** The layout around every screen. */
export function Shell({ inApp, children }: ShellProps) {
  const t = useTranslations('common')
  const { pathname, query } = useRouter()
  const me = useMe()
  useConnectLive()
  useReadHidden()
  useMeasuring()
  useOutsideLinks(inApp)
  const hasHeader = !withoutHeader.includes(pathname)
  const isChat = pathname === paths.chat()
  const isConversation = isChat && Boolean(query.userId ?? query.conversation)
  const hasTabs = Boolean(me || (me === null && hasHeader)) && !isConversation
  return (
    <AuthDialogsProvider>
      <div className={clsx('flex flex-col', isChat ? 'h-dvh' : 'min-h-dvh', me === null && 'for-guests')}>
        <a href="#main" className={clsx(skipLinkClass, 'focus:top-3 focus:left-4')}>
          {t('header.skip')}
        </a>
        {hasHeader && (
          <div className={clsx('contents', isConversation && 'max-md:hidden')}>
            <Header inApp={inApp} />
          </div>
        )}
        <ConnectionNotice underHeader={hasHeader} />
        <ConsentBar visitor={!me} />
        {me && !me.validated && <ValidationNotice me={me} />}
        {me?.validated && me.needsAge && <AgeNotice />}
        <main id="main" tabIndex={-1} className={clsx('grow', isChat && 'min-h-0')}>
          {children}
        </main>
        {!isChat && <Footer overTabs={hasTabs} />}
        {hasTabs && <TabBar me={me ?? null} />}
      </div>
      {me && <Help me={me} />}
      <Toaster />
    </AuthDialogsProvider>
  )
}
