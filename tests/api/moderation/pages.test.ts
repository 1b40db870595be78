import { beforeAll, expect, test } from 'vitest'
import { appealed, buildVerificationDocument } from '../../moderation.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const many = 24
let clara: Person

beforeAll(async () => {
  clara = await buildVolunteer({ moderator: true })
  for (let n = 0; n < many; n += 1) {
    await appealed(await buildVolunteer())
    const organisation = await buildOrganisation()
    const document = await buildVerificationDocument(organisation)
    await testApp.as(organisation).post('/api/moderation/verification', { document })
  }
  const { pool } = testApp.platform.database
  await pool.query('update appeals set created_at = now()')
  await pool.query('update verifications set asked_at = now()')
})

test.each(['appeals?', 'appeals?status=decided&', 'verifications?'])(
  'The pages of %s have each row once, also those of one moment',
  async (list) => {
    if (list.includes('decided'))
      await testApp.platform.database.pool.query('update appeals set decided_at = now(), granted = false')
    const ids: string[] = []
    for (let page = 1; page <= many / 3; page += 1) {
      const { body } = await testApp.as(clara).get(`/api/moderation/${list}limit=3&page=${page}`)
      ids.push(...body.data.map(({ id }: { id: string }) => id))
    }
    expect(new Set(ids).size).toBe(many)
  },
)
