import { object } from 'yup'
import { query, Raw } from '#server/platform/http/index.ts'
import { docsPage } from './docsPage.ts'

/** GET /api/docs: shows openapi.json as a page. */
export const readDocs = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async () => {
    const { html, policy } = await docsPage()
    return new Raw(html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=300',
    })
  },
})
