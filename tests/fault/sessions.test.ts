import { expect, it } from 'vitest'
import { hashSecret } from '#server/modules/account/sessions/secrets.ts'
import { newId } from '#server/platform/db/ids.ts'
import { type Settled, settleOne } from './settle.ts'
import { openSite } from './site.ts'

const site = openSite('sessions', { WORKERS: '2' })

/** A new connection for each call: the two processes alternate. */
const call = (bearer: string): Promise<number> =>
  fetch(`${site.app.origin}/api/account/user-by-token`, {
    headers: { Authorization: `Bearer ${bearer}`, Connection: 'close' },
  }).then(({ status }) => status)

const callOften = (bearer: string) => Promise.all(Array.from({ length: 24 }, () => call(bearer)))
const everyTime = (status: number) => Array.from({ length: 24 }, () => status)

/** Both processes have cached this bearer; a second after its end both reject it. */
async function endsEverywhere(bearer: string, end: () => Promise<unknown>): Promise<void> {
  expect(await callOften(bearer)).toEqual(everyTime(200))
  await end()
  await new Promise((done) => setTimeout(done, 1_000))
  expect(await callOften(bearer)).toEqual(everyTime(401))
}

/** Another device of the account, with this refresh token. */
async function addDevice({ id }: Settled, refreshToken: string): Promise<string> {
  const sessionId = newId()
  await site.database.query(
    `insert into sessions (id, account_id, refresh_hash, expires_at) values ($1, $2, $3, now() + interval '9 days')`,
    [sessionId, id, hashSecret(refreshToken)],
  )
  return sessionId
}

const refresh = async (refreshToken: string) => {
  const response = await fetch(`${site.app.origin}/api/account/refresh-token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify({ refreshToken }),
  })
  return { status: response.status, body: await response.json() }
}

it('A session ended from another device is rejected by both processes', async () => {
  const lucia = await settleOne(site.database)
  const sessionId = await addDevice(lucia, 'phone')
  const { body } = await refresh('phone')
  await endsEverywhere(body.accessToken, () =>
    fetch(`${site.app.origin}/api/account/sessions/${sessionId}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${lucia.bearer}` },
    }),
  )
  expect(await call(lucia.bearer)).toBe(200)
})

it('A refresh token used twice ends its session in both processes', async () => {
  const lucia = await settleOne(site.database)
  await addDevice(lucia, 'stolen')
  const { body } = await refresh('stolen')
  // The first use of the new pair ends the grace period for a lost response.
  await endsEverywhere(body.accessToken, async () => {
    expect((await refresh('stolen')).status).toBe(401)
  })
  expect((await refresh(body.refreshToken)).status).toBe(401)
})
