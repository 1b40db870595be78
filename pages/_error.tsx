import type { NextPage, NextPageContext } from 'next'
import { ErrorScreen } from '#components/layout/errors/ErrorScreen.tsx'
import { shellNamespaces } from '#i18n/namespaces.ts'
import { loadTexts } from '#i18n/texts.ts'
import { isNativeApp } from '#lib/brand.ts'
import { cookieNames, languageFromCookie } from '#lib/cookies.ts'

/** Shown when rendering a page failed, in the reader's language. */
const ErrorPage: NextPage<{ isAway?: boolean }> = ({ isAway }) => <ErrorScreen isAway={isAway} />

// The viewer is not fetched: that query may be what failed.
const texts = Object.values(shellNamespaces).flat()

ErrorPage.getInitialProps = async ({ req, res }: NextPageContext) => {
  // Set where the database did not answer, which passes by itself.
  const isAway = res?.hasHeader('Retry-After')
  if (res && isAway) res.statusCode = 503
  const cookies = req && 'cookies' in req ? (req.cookies as Record<string, string>) : {}
  const language = languageFromCookie(cookies[cookieNames.language])
  return {
    isAway,
    language,
    texts: await loadTexts(language, texts),
    fallback: {},
    inApp: isNativeApp(req?.headers['user-agent']),
  }
}

export default ErrorPage
