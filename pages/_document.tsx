import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document'
import { EarlyScript, FirstScript } from '#components/layout/document/EarlyScript.tsx'
import { htmlMarks } from '#components/layout/document/htmlMarks.ts'
import { PublicConfigScript } from '#components/layout/document/PublicConfigScript.tsx'
import { SiteMetadata } from '#components/layout/document/SiteMetadata.tsx'
import { IconsPreload } from '#components/ui/icons.tsx'
import { nonceHeader } from '#lib/brand.ts'
import { getApp } from '#pages/_page.ts'
import type { PageProps } from '#server/requestApp.ts'

/** The HTML document: language, theme, and the public configuration. */
export default class BrotaDocument extends Document<{ nonce?: string }> {
  static override async getInitialProps(context: DocumentContext) {
    // The error page fetches nothing from our server, yet it is rendered with its configuration.
    if (context.req) getApp(context.req)
    const nonce = context.req?.headers[nonceHeader]?.toString()
    return { ...(await Document.getInitialProps(context)), nonce }
  }

  override render() {
    const { nonce, __NEXT_DATA__ } = this.props
    const props: Partial<PageProps> = __NEXT_DATA__.props.pageProps ?? {}
    return (
      <Html {...htmlMarks(props)}>
        <Head nonce={nonce}>
          <SiteMetadata language={props.language} />
          {typeof props.texts === 'string' && <script src={props.texts} defer />}
        </Head>
        <body>
          <IconsPreload />
          <PublicConfigScript nonce={nonce} />
          <FirstScript nonce={nonce} />
          <Main />
          <EarlyScript nonce={nonce} />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    )
  }
}
