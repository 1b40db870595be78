import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { publish, publishNow } from '#server/platform/live/index.ts'
import { describeSides } from '../../setup/redisServer.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

describeSides(({ withRedis }) => {
  const testApp = openTestApp({}, { withRedis })
  const db = () => testApp.platform.database.db
  const sign = (from = newId()) => ({ conversation_id: newId(), from })
  const tellRead = (tx: Db, accountIds: string[], data = sign()) =>
    publish(tx, accountIds, 'read', data, data.from)

  const storedFor = async (accountId: string): Promise<{ id: string; from: string }[]> => {
    const { rows } = await testApp.platform.database.pool.query(
      "select id, data->>'from' as from from live_events where account_id = $1 order by id",
      [accountId],
    )
    return rows
  }

  describe('published events', () => {
    it('An event is stored once for each account, in order', async () => {
      const [lucia, mateo] = [newId(), newId()]
      const [first, second] = [sign(), sign()]
      await db().transaction(async (tx) => {
        await tellRead(tx, [lucia, mateo, lucia], first)
        await tellRead(tx, [lucia], second)
      })
      expect((await storedFor(lucia)).map(({ from }) => from)).toEqual([first.from, second.from])
      expect((await storedFor(mateo)).map(({ from }) => from)).toEqual([first.from])
    })

    it('A rolled back mutation stores and sends no event', async () => {
      const lucia = newId()
      const heard: string[] = []
      const stop = testApp.platform.live.on(
        'live_event',
        (payload) => payload === lucia && heard.push(payload),
      )
      const failing = db().transaction(async (tx) => {
        await tellRead(tx, [lucia])
        throw new Error('rolled back')
      })
      await expect(failing).rejects.toThrow('rolled back')
      await tellRead(db(), [lucia])
      await until(() => heard.length > 0)
      expect(heard).toEqual([lucia])
      expect(await storedFor(lucia)).toHaveLength(1)
      stop()
    })

    it('Hundreds of accounts get an event through few notifications', async () => {
      const people = Array.from({ length: 450 }, newId)
      const heard: string[] = []
      const stop = testApp.platform.live.on('live_event', (payload) => heard.push(payload))
      await tellRead(db(), people)
      await until(() => heard.length === 3)
      expect(heard.flatMap((payload) => payload.split(' '))).toEqual(people)
      stop()
    })

    it('Mutations that publish to the same accounts in different orders never deadlock, and ids grow in commit order', async () => {
      const people = Array.from({ length: 6 }, newId)
      const seen = new Map(people.map((id) => [id, 0]))
      let reading = true
      // Reads like a stream: everything after its last id. An id that appears below it would never be read.
      const readAll = async () => {
        while (reading) {
          for (const id of people) {
            const rows = await storedFor(id)
            const last = seen.get(id) ?? 0
            seen.set(id, last + rows.filter((row) => Number(row.id) > (lastIds.get(id) ?? 0)).length)
            lastIds.set(id, Number(rows.at(-1)?.id ?? 0))
          }
        }
      }
      const lastIds = new Map<string, number>()
      const reader = readAll()
      const mutation = (round: number) =>
        db().transaction(async (tx) => {
          const order = people.toSorted(() => Math.sin(round * 7.3) - Math.random())
          for (const id of order) await tellRead(tx, [id])
        })
      await Promise.all(Array.from({ length: 60 }, (_, round) => mutation(round)))
      reading = false
      await reader
      for (const id of people) {
        const rows = await storedFor(id)
        const missed = rows.filter((row) => Number(row.id) > (lastIds.get(id) ?? 0)).length
        expect((seen.get(id) ?? 0) + missed).toBe(60)
      }
    })
  })

  it('A passing event is sent with its ids and stored nowhere', async () => {
    const [lucia, mateo] = [newId(), newId()]
    const data = sign(mateo)
    const heard: string[] = []
    const stop = testApp.platform.live.on('live_passing', (payload) => heard.push(payload))
    await publishNow(db(), [lucia], 'typing', data)
    await until(() => heard.length > 0)
    expect(heard.map((payload) => JSON.parse(payload))).toEqual([{ to: [lucia], event: 'typing', data }])
    expect(await storedFor(lucia)).toEqual([])
    stop()
  })
})
