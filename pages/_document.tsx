import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document'
import { unstable_serialize } from 'swr'
import { EarlyScript } from '#components/layout/EarlyScript.tsx'
import { PublicConfigScript } from '#components/layout/PublicConfigScript.tsx'
import { SiteMarks } from '#components/layout/SiteMarks.tsx'
import type { Me } from '#contracts/account.ts'
import { nonceHeader } from '#lib/brand.ts'
import { keys } from '#lib/keys.ts'
import { locales } from '#lib/locales.ts'
import type { PageProps } from '#server/platform/page/index.ts'

/** The frame of the HTML: language, theme by role, and what the browser may know of the configuration. */
export default class BrotaDocument extends Document<{ nonce?: string }> {
  static override async getInitialProps(context: DocumentContext) {
    const nonce = context.req?.headers[nonceHeader]?.toString()
    return { ...(await Document.getInitialProps(context)), nonce }
  }

  override render() {
    const { nonce, __NEXT_DATA__ } = this.props
    const props: Partial<PageProps> = __NEXT_DATA__.props.pageProps ?? {}
    const me = props.fallback?.[unstable_serialize(keys.me)] as Me | undefined
    const theme = me?.provider ? 'organisation' : 'volunteer'
    const scheme = me && me.theme !== 'system' ? me.theme : undefined
    const app = props.inApp ? '' : undefined
    return (
      <Html lang={locales[props.language ?? 'es']} data-theme={theme} data-scheme={scheme} data-app={app}>
        <Head nonce={nonce}>
          <SiteMarks language={props.language} />
        </Head>
        <body>
          <PublicConfigScript nonce={nonce} />
          <Main />
          <EarlyScript nonce={nonce} />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    )
  }
}
