import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AuthDialogsProvider } from '#components/account/AuthDialogs.tsx'
import { Toaster } from '#components/ui/Toaster.tsx'
import { useKeepLive } from '#hooks/live.ts'
import { useMe } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { TabBar } from './TabBar.tsx'

const ValidationNotice = dynamic(() =>
  import('#components/account/ValidationNotice.tsx').then((notice) => notice.ValidationNotice),
)

/** These welcome people with their own head: no header there. */
const withoutHeader: string[] = [paths.home, paths.register(), paths.registerVolunteer]

interface ShellProps {
  /** Inside the native app's web view. */
  inApp: boolean
  children: ReactNode
}

/** What stands around every screen. */
export function Shell({ inApp, children }: ShellProps) {
  const t = useTranslations('common')
  const { pathname } = useRouter()
  const me = useMe()
  useKeepLive()
  return (
    <AuthDialogsProvider>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-card p-3 focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
        >
          {t('header.skip')}
        </a>
        {!withoutHeader.includes(pathname) && <Header inApp={inApp} />}
        {me && !me.validated && <ValidationNotice me={me} />}
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <Footer />
        {me && <TabBar me={me} />}
      </div>
      <ConsentDialog />
      <Toaster />
    </AuthDialogsProvider>
  )
}
