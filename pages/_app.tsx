import type { AppProps } from 'next/app'
import { Frame } from '#components/layout/Frame.tsx'
import { useEarlyTouches } from '#hooks/earlyTouches.ts'
import { useRouteProgress } from '#hooks/routeProgress.ts'
import { useWaysBack } from '#hooks/wayBack.ts'
import type { PageProps } from '#server/requestApp.ts'
import '#styles/globals.css'

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  useRouteProgress()
  useWaysBack()
  useEarlyTouches()
  return (
    <Frame {...pageProps}>
      <Component />
    </Frame>
  )
}
