import { object } from 'yup'
import { query, Raw } from '#server/platform/http/index.ts'
import { openApi } from './openapi.ts'

/** GET /api/openapi.json: describes every endpoint with its inputs and responses as OpenAPI 3.1. */
export const readOpenApi = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async () =>
    new Raw(JSON.stringify(await openApi()), {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    }),
})
