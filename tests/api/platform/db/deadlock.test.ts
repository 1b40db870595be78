import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
const lock = (key: number) => sql`select pg_advisory_xact_lock(${key})`

it('Two transactions in a deadlock both succeed, because one is tried again', async () => {
  const { db } = testApp.platform.database
  let tries = 0
  let meet = () => {}
  const bothHold = new Promise<void>((done) => {
    let holding = 0
    meet = () => {
      holding += 1
      if (holding === 2) done()
    }
  })
  const take = (first: number, second: number) =>
    db.transaction(async (tx) => {
      tries += 1
      await tx.execute(lock(first))
      meet()
      await bothHold
      await tx.execute(lock(second))
      return first
    })
  expect(await Promise.all([take(1, 2), take(2, 1)])).toEqual([1, 2])
  expect(tries).toBe(3)
})

it('A transaction that fails for another reason is not tried again', async () => {
  let tries = 0
  const wrong = testApp.platform.database.db.transaction(async (tx) => {
    tries += 1
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(wrong).rejects.toThrow()
  expect(tries).toBe(1)
})
