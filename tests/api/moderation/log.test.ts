import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/modules/account/security/passwords.ts'
import { newId } from '#server/platform/db/ids.ts'
import { warned } from '../../moderation.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { password } from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let mateo: Person

beforeEach(async () => {
  mateo = await buildVolunteer({ passwordHash: await hashPassword(password) })
})

const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)
const log = async () => (await query('select * from decisions order by id')).rows

describe('the moderation log', () => {
  test.each([
    ['changed', "update decisions set reason = 'fraud'"],
    ['deleted', 'delete from decisions'],
    ['emptied', 'truncate decisions'],
  ])('The moderation log cannot be %s, not even by the app itself', async (_what, statement) => {
    await warned(mateo)
    const before = await log()
    await expect(query(statement)).rejects.toThrow("the moderators' log is added to and never changed")
    expect(await log()).toEqual(before)
  })

  test('The moderation log accepts only values of closed lists and no free text', async () => {
    for (const words of [{ reason: 'He wrote: call me' }, { action: 'Warned Mateo' }, { kind: 'a@b.c' }]) {
      const row = { action: 'warn', kind: 'user', reason: '', ...words }
      const added = query(
        'insert into decisions (id, moderator_id, subject_id, owner_id, action, kind, reason) values ($1, $1, $1, $1, $2, $3, $4)',
        [newId(), row.action, row.kind, row.reason],
      )
      await expect(added).rejects.toThrow('decisions_hold_no_sentences')
    }
  })

  test('The moderation log stays unchanged when the account concerned is deleted', async () => {
    await warned(mateo)
    const before = await log()
    const { status } = await testApp
      .as(mateo)
      .delete(`/api/account/user/${mateo.id}`, { confirm: 'delete', password })
    expect([status, await log()]).toEqual([204, before])
  })
})
