import type { AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import { NextIntlClientProvider } from 'next-intl'
import { SWRConfig } from 'swr'
import { hydrateInSlices } from '#components/layout/hydrateInSlices.ts'
import { NotFoundScreen } from '#components/layout/NotFoundScreen.tsx'
import { Shell } from '#components/layout/Shell.tsx'
import { useEarlyTouches } from '#hooks/earlyTouches.ts'
import { useFirstPaint } from '#hooks/firstPaint.ts'
import { useRouteProgress } from '#hooks/routeProgress.ts'
import { useWaysBack } from '#hooks/wayBack.ts'
import { locales } from '#lib/locales.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import type { PageProps } from '#server/platform/page/index.ts'
import '#styles/globals.css'

const ValidateFirstScreen = dynamic(() =>
  import('#components/account/validation/ValidateFirst.tsx').then((screen) => screen.ValidateFirstScreen),
)

hydrateInSlices()

/** The shell page that wraps every page: texts, data, header, progress, toasts. */
export default function App({ Component, pageProps }: AppProps<PageProps>) {
  const { language, texts, fallback, inApp, missing, membersOnly } = pageProps
  const data = useFirstPaint(fallback)
  useRouteProgress()
  useWaysBack()
  useEarlyTouches()
  return (
    <NextIntlClientProvider locale={locales[language]} messages={texts} timeZone={publicConfig().timeZone}>
      <SWRConfig value={data}>
        <Shell inApp={inApp}>
          {missing ? <NotFoundScreen /> : membersOnly ? <ValidateFirstScreen /> : <Component />}
        </Shell>
      </SWRConfig>
    </NextIntlClientProvider>
  )
}
