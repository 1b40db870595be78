import { idInput } from '#contracts/rules.ts'
import { query } from '#server/platform/http/index.ts'
import { loadApplication, showApplication } from './loadApplication.ts'

/** GET /job/application/{id}: returns an application to its applicant and to the organisation that received it. */
export const readApplication = query({
  access: 'user',
  input: idInput,
  run: async ({ id }, context) => showApplication(await loadApplication(id, context), context),
})
