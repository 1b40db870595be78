import { beforeEach, describe, expect, test } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { buildPost } from '../../posts.ts'
import { openTestApp } from '../setup/testApp.ts'
import { getEntries } from '../setup/zip.ts'

const testApp = openTestApp()
const day = 86_400_000

let mateo: Person
beforeEach(async () => {
  mateo = await buildVolunteer({ name: 'Mateo Ruiz', suspendedAt: new Date() })
  testApp.mails.length = 0
})

const ask = (email: string) => testApp.guest.post('/api/account/own-data', { email })
const exportBy = (token: string) => testApp.guest.post('/api/account/own-data/export', { token })
const eraseBy = (token: string) => testApp.guest.post('/api/account/own-data/erase', { token })
const isThere = async ({ id }: Person) =>
  (await testApp.platform.database.pool.query('select 1 from accounts where id = $1', [id])).rowCount === 1

async function mailedToken(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(202)
  await testApp.work()
  const mail = testApp.mails.findLast(({ to }) => JSON.stringify(to).includes(email))
  const token = /\/own-data\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect(token).toBeTruthy()
  return token ?? ''
}

describe('the personal data of a suspended account', () => {
  test('A suspended account gets a link by email that exports its personal data once', async () => {
    const post = await buildPost(mateo, { text: 'What I wrote before' })
    const token = await mailedToken(mateo.email)
    const response = await exportBy(token)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    const files = await getEntries(response.body)
    expect(String(files.get('account.json'))).toContain(mateo.email)
    expect(String(files.get('posts.json'))).toContain(post.text)
    expect((await exportBy(token)).status).toBe(410)
    expect((await eraseBy(token)).status).toBe(410)
    expect(await isThere(mateo)).toBe(true)
  })

  test('A suspended account can erase itself once with the link', async () => {
    const token = await mailedToken(mateo.email)
    expect((await eraseBy(token)).status).toBe(204)
    expect(await isThere(mateo)).toBe(false)
    expect((await eraseBy(token)).status).toBe(410)
  })

  test('The personal data link works for a day and only during the suspension', async () => {
    const late = await mailedToken(mateo.email)
    testApp.pass(day + 1_000)
    expect((await exportBy(late)).status).toBe(410)
    testApp.pass(-day - 1_000)
    const lifted = await mailedToken(mateo.email)
    await testApp.platform.database.pool.query('update accounts set suspended_at = null where id = $1', [
      mateo.id,
    ])
    expect((await eraseBy(lifted)).status).toBe(410)
    expect(await isThere(mateo)).toBe(true)
  })

  test('The personal data link cannot sign in or set a password', async () => {
    const token = await mailedToken(mateo.email)
    for (const call of ['validate', 'password/reset']) {
      const { status } = await testApp.guest.post(`/api/account/${call}`, {
        token,
        password: 'other-leaf-42',
        privacy: true,
      })
      expect(status).toBe(410)
    }
  })
})

test('Each address gets one response to a personal data request, and only a suspended account gets an email', async () => {
  const free = await buildVolunteer()
  const responses = [await ask(mateo.email), await ask(free.email), await ask('nobody@brota.example')]
  const results = responses.map(({ status, body }) => ({ status, body }))
  expect(results).toEqual([results[0], results[0], results[0]])
  await testApp.work()
  expect(testApp.mails.map(({ to }) => JSON.stringify(to))).toHaveLength(1)
  expect(JSON.stringify(testApp.mails[0]?.to)).toContain(mateo.email)
})
