import { sql } from 'drizzle-orm'
import { numeric, pgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillDemoTown } from '#demo/index.ts'
import { accounts } from '#server/modules/account/tables.ts'
import { conversations, messages } from '#server/modules/chat/tables.ts'
import { applications, jobs } from '#server/modules/jobs/tables.ts'
import { notifications } from '#server/modules/notifications/tables.ts'
import { posts } from '#server/modules/posts/tables.ts'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
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
