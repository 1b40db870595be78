import type { NextPage, NextPageContext } from 'next'
import { ErrorScreen } from '#components/layout/ErrorScreen.tsx'
import { loadTexts } from '#i18n/texts.ts'
import { cookieNames, languageOfCookie } from '#lib/cookies.ts'

/** When a page could not be made: the shell still stands, with words in the reader's language. */
const ErrorPage: NextPage = () => <ErrorScreen />

ErrorPage.getInitialProps = async ({ req }: NextPageContext) => {
  const cookies = req && 'cookies' in req ? (req.cookies as Record<string, string>) : {}
  const language = languageOfCookie(cookies[cookieNames.language])
  return {
    language,
    texts: await loadTexts(language, ['common', 'pages', 'refusals', 'lists', 'account']),
    fallback: {},
    inApp: false,
  }
}

export default ErrorPage
