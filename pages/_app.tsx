import type { AppProps } from 'next/app'
import { Frame } from '#components/layout/Frame.tsx'
import { useAliveMark } from '#hooks/browser/alive.ts'
import { useRouteProgress } from '#hooks/browser/routeProgress.ts'
import { useTyped } from '#hooks/browser/typed.ts'
import { useWaysBack } from '#hooks/session/wayBack.ts'
import type { PageProps } from '#server/requestApp.ts'
import '#styles/globals.css'

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  useRouteProgress()
  useWaysBack()
  useTyped()
  useAliveMark()
  return (
    <Frame {...pageProps}>
      <Component {...pageProps} />
    </Frame>
  )
}
