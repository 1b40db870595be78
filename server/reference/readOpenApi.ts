import { object } from 'yup'
import { Raw, read } from '#server/platform/http/index.ts'
import { openApi } from './openapi.ts'

/** GET /api/openapi.json: every door with what goes in and what comes out, as OpenAPI 3.1. */
export const readOpenApi = read({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async () =>
    new Raw(JSON.stringify(await openApi()), {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    }),
})
