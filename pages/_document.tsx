import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document'
import { htmlMarks } from '#components/layout/document/htmlMarks.ts'
import { InlineScript } from '#components/layout/document/InlineScript.tsx'
import { PublicConfigScript } from '#components/layout/document/PublicConfigScript.tsx'
import { SiteMetadata } from '#components/layout/document/SiteMetadata.tsx'
import { IconsPreload } from '#components/ui/icons.tsx'
import { getApp } from '#pages/_page.ts'
import type { PageProps, RequestApp } from '#server/requestApp.ts'

/** The HTML document: language, theme, and the public configuration. */
export default class BrotaDocument extends Document<Partial<Pick<RequestApp, 'inlineScripts'>>> {
  static override async getInitialProps(context: DocumentContext) {
    // The error page fetches nothing from our server, yet it is rendered with its configuration.
    const app = context.req && getApp(context.req)
    return { ...(await Document.getInitialProps(context)), inlineScripts: app?.inlineScripts }
  }

  override render() {
    const { inlineScripts, __NEXT_DATA__ } = this.props
    const props: Partial<PageProps> = __NEXT_DATA__.props.pageProps ?? {}
    return (
      <Html {...htmlMarks(props)}>
        <Head>
          <SiteMetadata language={props.language} />
          {typeof props.texts === 'string' && <script src={props.texts} defer />}
        </Head>
        <body>
          <IconsPreload />
          <PublicConfigScript />
          <InlineScript text={inlineScripts?.first} />
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
