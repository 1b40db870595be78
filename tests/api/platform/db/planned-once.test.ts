import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { findCardRows } from '#server/modules/account/queries/accounts.ts'
import { buildVolunteer } from '../../../people.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()

/** How often PostgreSQL plans a statement before it compares these plans with one for any values. */
const tries = 5

it('Rows are read by their ids with one plan, however few ids there are', async () => {
  const { id } = await buildVolunteer()
  const { rows } = await testApp.platform.database.db.transaction(async (tx) => {
    for (let call = 0; call < 3 * tries; call += 1) expect(await findCardRows(tx, [id])).toHaveLength(1)
    return tx.execute<{ custom_plans: number }>(
      sql`select custom_plans::int from pg_prepared_statements where name = 'account_cards'`,
    )
  })
  // Behind a pooler no statement has a name, so none is prepared.
  expect(rows).toEqual(inject('poolerUrl') ? [] : [{ custom_plans: tries }])
})
