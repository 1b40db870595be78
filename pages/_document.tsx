import Document, { Head, Html, Main, NextScript } from 'next/document'
import { unstable_serialize } from 'swr'
import type { Me } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { locales } from '#lib/locales.ts'
import { paths } from '#lib/paths.ts'
import { publicConfigElementId, publicConfigJson } from '#lib/publicConfig.ts'
import type { PageProps } from '#server/platform/page/index.ts'

/** The frame of the HTML: language, theme by role, and what the browser may know of the configuration. */
export default class BrotaDocument extends Document {
  override render() {
    const props: Partial<PageProps> = this.props.__NEXT_DATA__.props.pageProps ?? {}
    const me = props.fallback?.[unstable_serialize(keys.me)] as Me | undefined
    return (
      <Html
        lang={locales[props.language ?? 'es']}
        data-theme={me?.provider ? 'organisation' : 'volunteer'}
        data-scheme={me && me.theme !== 'system' ? me.theme : undefined}
        data-app={props.inApp ? '' : undefined}
      >
        <Head>
          <link rel="icon" href={paths.favicon} type="image/svg+xml" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF8F4" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121714" />
        </Head>
        <body>
          <script
            id={publicConfigElementId}
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, its `<` escaped
            dangerouslySetInnerHTML={{ __html: publicConfigJson() }}
          />
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
