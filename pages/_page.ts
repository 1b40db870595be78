import type { IncomingMessage } from 'node:http'
import type { GetServerSideProps } from 'next'
import { providePublicConfig } from '#lib/publicConfig.ts'
import { provideTexts } from '#lib/texts.ts'
import type { PageOptions, PageProps, RequestApp } from '#server/requestApp.ts'

/**
 * What our server attaches to each request; also passes the public configuration and the texts to lib/, of which Next bundles
 * a copy.
 */
export function getApp(request: IncomingMessage & { app?: RequestApp }): RequestApp {
  const { app } = request
  if (!app) throw new Error('This request did not come through server/main.ts: use npm start or npm run dev')
  providePublicConfig(app.publicConfig)
  provideTexts(app.texts)
  return app
}

/** Creates a page's getServerSideProps: our server prepares the page by these options. */
export const page =
  (options: PageOptions): GetServerSideProps<PageProps> =>
  (context) =>
    getApp(context.req).openPage(options, context)
