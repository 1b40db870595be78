import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import es from '#i18n/es/errors.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { openLive, sendNotice } from '#server/platform/live/index.ts'
import { createLog } from '#server/platform/log/index.ts'
import { buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer } from '../../people.ts'
import { startDatabaseProxy } from '../setup/databaseProxy.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const log = createLog('silent')

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 20))
}

describe('a lost database', () => {
  const own = () => testApp.platform.database

  const throughProxy = async () => {
    const proxy = await startDatabaseProxy(testApp.databaseUrl)
    const stored = own()
    const database = openDatabase(proxy.url, log, { connections: 3 })
    testApp.platform.database = database
    return {
      cut: proxy.cutAll,
      leave: async () => {
        testApp.platform.database = stored
        await proxy.close()
        await database.close()
      },
    }
  }

  it('Queries and mutations get 503 with Retry-After while the database is lost, and work once it is back', async () => {
    const lucia = await buildVolunteer()
    const proxy = await throughProxy()
    try {
      expect((await testApp.as(lucia).get('/api/jobs/jobs')).status).toBe(200)
      const restoreConnection = proxy.cut()
      for (const response of [
        await testApp.guest.get('/api/jobs/jobs'),
        await testApp.as(lucia).put('/api/account/preferences', { theme: 'dark' }),
      ]) {
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
        expect(response.body).toEqual({ error: 'Service unavailable', message: es.unavailable })
      }
      restoreConnection()
      expect((await testApp.as(lucia).put('/api/account/preferences', { theme: 'dark' })).status).toBe(200)
    } finally {
      await proxy.leave()
    }
  })

  it.each(['the network', 'the server'])(
    'A mutation that loses the database (%s) gets 503 and saves nothing',
    async (who) => {
      const owner = await buildOrganisation()
      const lucia = await buildVolunteer()
      const job = await buildJob(owner, { questions: [] })
      const { pool } = own()
      const holder = await pool.connect()
      const proxy = await throughProxy()
      try {
        await holder.query('begin')
        await holder.query('select 1 from jobs where id = $1 for update', [job.id])
        const applying = testApp.as(lucia).post('/api/jobs/job/apply', { job_id: job.id, answers: [] })
        const waiting =
          "from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
        await until(async () => Boolean((await pool.query(`select 1 ${waiting}`)).rowCount))
        if (who === 'the network') proxy.cut()
        else await pool.query(`select pg_terminate_backend(pid) ${waiting}`)
        const response = await applying
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
        await holder.query('commit')
        for (const table of ['applications', 'mails', 'notifications', 'messages']) {
          expect([table, (await pool.query(`select 1 from ${table}`)).rowCount]).toEqual([table, 0])
        }
      } finally {
        holder.release()
        await proxy.leave()
      }
    },
  )

  it('A database that accepts no connection in time gives 503', async () => {
    const silent = createServer(() => {})
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const stored = own()
    const unreachable = openDatabase(`postgres://brota@127.0.0.1:${port}/brota`, log, { connections: 2 })
    unreachable.pool.options.connectionTimeoutMillis = 300
    testApp.platform.database = unreachable
    try {
      expect((await testApp.guest.get('/api/jobs/jobs')).status).toBe(503)
    } finally {
      testApp.platform.database = stored
      silent.close()
      await unreachable.close()
    }
  })
})

describe('the live connection', () => {
  it('The live connection gets notifications of committed transactions and none of rolled back ones', async () => {
    const heard: string[] = []
    const stop = testApp.platform.live.on('live_event', (payload) => heard.push(payload))
    const { db } = testApp.platform.database
    await expect(
      db.transaction(async (tx) => {
        await sendNotice(tx, 'live_event', 'never')
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await db.transaction(async (tx) => {
      await sendNotice(tx, 'live_event', 'saved')
      expect(heard).toEqual([])
    })
    await until(() => heard.length > 0)
    expect(heard).toEqual(['saved'])
    stop()
    await sendNotice(db, 'live_event', 'unheard')
    await new Promise((done) => setTimeout(done, 50))
    expect(heard).toEqual(['saved'])
  })

  it('The live connection reconnects once by itself after it was lost, and reports it', async () => {
    const proxy = await startDatabaseProxy(testApp.databaseUrl)
    const live = await openLive(proxy.url, log)
    const heard: string[] = []
    let reconnects = 0
    live.on('live_event', (payload) => heard.push(payload))
    live.onMissed(() => {
      reconnects += 1
    })
    const restoreConnection = proxy.cutAll()
    await new Promise((done) => setTimeout(done, 300))
    restoreConnection()
    await until(() => reconnects > 0)
    await sendNotice(testApp.platform.database.db, 'live_event', 'again')
    await until(() => heard.length > 0)
    expect([heard, reconnects]).toEqual([['again'], 1])
    await live.close()
    await proxy.close()
  })
})

it('Each test app has its own database', () => {
  expect(new URL(testApp.databaseUrl).pathname).not.toBe(new URL(inject('databaseUrl')).pathname)
})
