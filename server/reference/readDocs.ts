import { object } from 'yup'
import { query, Raw } from '#server/platform/http/index.ts'
import { openApi } from './openapi.ts'
import { pageOf, pagePolicy } from './page.ts'

/** GET /api/docs: the same as openapi.json, for people. */
export const readDocs = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async () =>
    new Raw(pageOf(await openApi()), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy,
      'Cache-Control': 'public, max-age=300',
    }),
})
