import { sql } from 'drizzle-orm'
import { numeric, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillDemoTown } from '#demo/index.ts'
import { accounts } from '#server/modules/account/tables.ts'
import { conversations, messages } from '#server/modules/chat/tables.ts'
import { applications, jobs } from '#server/modules/jobs/tables.ts'
import { notifications } from '#server/modules/notifications/tables.ts'
import { posts } from '#server/modules/posts/tables.ts'
import { isoText, preparedRows } from '#server/platform/db/preparedRows.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp({ DEMO: 'on' })
const tables = { accounts, applications, conversations, jobs, messages, notifications, posts }

describe('rows that are read as JSON', () => {
  beforeAll(async () => {
    await fillDemoTown()
  })

  it.each(Object.entries(tables))('have the values of the select: %s', async (name, table) => {
    const { db } = testApp.platform.database
    const rows = preparedRows(`all_${name}`, (db) => db.select().from(table).orderBy(sql`ctid desc`))
    const expected = await db.select().from(table).orderBy(sql`ctid desc`)
    expect(expected.length).toBeGreaterThan(1)
    expect(await rows(db).execute({})).toStrictEqual(expected)
  })

  it('have an instant as the ISO text of its date', async () => {
    const instants = [
      ...['2026-11-30 12:00:00.123456+00', '2026-11-30 12:00:00.999999+00', '2026-11-30 12:00:00.1+00'],
      ...['2026-11-30 12:00:00+00', '1970-01-01 00:00:00+00', null],
    ]
    const table = pgTable('instants', { at: timestamp('at', { withTimezone: true }) })
    const rows = preparedRows('instants', (db) => db.select({ at: isoText(table.at).as('at') }).from(table))
    await testApp.platform.database.db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table instants (at timestamptz) on commit drop`)
      for (const at of instants) await tx.execute(sql`insert into instants values (${at})`)
      const expected = (await tx.select().from(table)).map(({ at }) => at?.toISOString() ?? null)
      for (const zone of ['UTC', 'Asia/Kolkata']) {
        await tx.execute(sql`select set_config('TimeZone', ${zone}, true)`)
        expect((await rows(tx).execute({})).map(({ at }) => at)).toEqual(expected)
      }
    })
  })

  it('are none where the select finds none', async () => {
    const { db } = testApp.platform.database
    const none = preparedRows('no_jobs', (db) => db.select().from(jobs).where(sql`false`))
    expect(await none(db).execute({})).toEqual([])
  })

  it('cannot have a numeric, of which a number would lose digits, nor groups of columns', () => {
    const { db } = testApp.platform.database
    const sums = pgTable('sums', { sum: numeric('sum') })
    expect(() => preparedRows('sums', (db) => db.select().from(sums))(db)).toThrow(
      'sum cannot be read as JSON',
    )
    const grouped = preparedRows('grouped', (db) => db.select({ job: { id: jobs.id } }).from(jobs))
    expect(() => grouped(db)).toThrow('job cannot be read as JSON')
  })
})
