import { describe, expect, test } from 'vitest'
import { buildVolunteer } from '../people.ts'
import { bearer } from './setup/account.ts'
import { openTown } from './setup/town.ts'

const town = openTown({ METRICS_TOKEN: 'only-for-prometheus' })

test('health says that all is well, and what is down when it is not', async () => {
  const { status, body } = await town.guest.get('/api/health')
  expect(status).toBe(200)
  expect(body).toEqual({ live: true, ready: true, down: [] })
  const { dataDir } = town.platform.config
  town.platform.config.dataDir = '/nowhere/at/all'
  const ill = await town.guest.get('/api/health')
  town.platform.config.dataDir = dataDir
  expect(ill.status).toBe(503)
  expect(ill.body).toEqual({ live: true, ready: false, down: ['files'] })
})

describe('metrics', () => {
  const read = (token?: string) => town.guest.get('/api/metrics', token ? bearer(token) : {})

  test('are for the holder of the token', async () => {
    expect((await read()).status).toBe(401)
    expect((await read('something-else')).status).toBe(401)
    expect((await read('only-for-prometheus')).status).toBe(200)
  })

  test('count answers by the pattern of their route, never by an address', async () => {
    const lucia = await buildVolunteer()
    await town.as(lucia).get(`/api/account/user/${lucia.id}`)
    await town.guest.get('/api/nothing')
    const text = (await read('only-for-prometheus')).body.toString()
    expect(text).toContain(
      'brota_answer_seconds_count{method="GET",route="/api/account/user/[id]",status="200"} 1',
    )
    expect(text).toContain('route="nothing",status="404"')
    expect(text).toContain('brota_database_connections')
    expect(text).not.toContain(lucia.id)
  })
})
