import dynamic from 'next/dynamic'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { Sprout } from '#components/ui/art/Logo.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { Language } from '#contracts/lists.ts'
import { useAccountLanguage } from '#hooks/account/language.ts'
import { usePrepareOffline } from '#hooks/browser/online.ts'
import { useTexts } from '#hooks/browser/texts.ts'
import { useIsSessionOver } from '#hooks/session/session.ts'
import { useFirstPaint } from '#hooks/swr/firstPaint.ts'
import { locales } from '#lib/locales.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import type { TextsOrFile } from '#lib/texts.ts'
import { PageHead } from './document/PageHead.tsx'
import { Shell } from './Shell.tsx'
import { ViewerProvider } from './ViewerProvider.tsx'

const ValidateFirstScreen = dynamic(
  () =>
    import('#components/account/validation/ValidateFirst.tsx').then((screen) => screen.ValidateFirstScreen),
  { loading: LazyState },
)

const NotFoundScreen = dynamic(
  () => import('./errors/NotFoundScreen.tsx').then((screen) => screen.NotFoundScreen),
  { loading: LazyState },
)

/** A missing text is an error in the console, never its key on the screen. */
const emptyText = () => ''

type FrameProps = {
  language: Language
  texts: TextsOrFile
  /** Responses under their SWR keys. */
  fallback: Record<string, unknown>
  inApp: boolean
  /** The id of the account that the page was rendered for. */
  reader?: string | null
  missing?: true
  membersOnly?: true
  children: ReactNode
}

/** Wraps every page: its texts, its data and the layout; renders none of them once their session is over. */
export function Frame({ children, ...page }: FrameProps) {
  const { language, fallback, inApp, reader, missing, membersOnly } = page
  const texts = useTexts(page)
  const data = useFirstPaint(fallback)
  const isOver = useIsSessionOver(reader)
  useAccountLanguage(language, reader)
  usePrepareOffline(language)
  return (
    <NextIntlClientProvider
      locale={locales[language]}
      messages={texts}
      timeZone={publicConfig().timeZone}
      getMessageFallback={emptyText}
    >
      {isOver ? (
        <LeavingScreen />
      ) : (
        <SWRConfig value={data}>
          <ViewerProvider>
            <Shell inApp={inApp}>
              {missing ? <NotFoundScreen /> : membersOnly ? <ValidateFirstScreen /> : children}
            </Shell>
          </ViewerProvider>
        </SWRConfig>
      )}
    </NextIntlClientProvider>
  )
}

/** Replaces every screen once the session is over, until the next page has loaded. */
function LeavingScreen() {
  const t = useTranslations('common.session')
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6">
      <PageHead hidden />
      <Sprout size={48} />
      <p role="status" className="text-muted">
        {t('leaving')}
      </p>
    </main>
  )
}
