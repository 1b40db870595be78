import { expect, it } from 'vitest'
import { bearer, freshEmail, linkTo, volunteerPayload } from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'
import { getEntries } from '../setup/zip.ts'

const testApp = openTestApp()

/** Registers an account and returns the token of its session, which has proved no address yet. */
async function register(email: string): Promise<string> {
  const { body } = await testApp.guest.post('/api/account/register', volunteerPayload({ email }))
  return body.token
}

async function mailsInExport(token: string): Promise<{ state: string; content: { heading: string } }[]> {
  const { status, body } = await testApp.guest.get('/api/account/export', bearer(token))
  expect(status).toBe(200)
  const entries = await getEntries(body)
  expect([...entries.values()].join('\n')).not.toMatch(/token=|https?:/)
  return JSON.parse(String(entries.get('mails.json'))).received
}

it('Whoever has a bearer finds no link in the export that proves an address or sets a password', async () => {
  const email = freshEmail()
  const token = await register(email)
  const [queued] = await mailsInExport(token)
  expect(queued).toMatchObject({ state: 'queued', content: { heading: expect.stringMatching(/./) } })

  await testApp.work()
  expect(await linkTo(testApp, email), 'the email itself has it').not.toBe('')
  const [sent] = await mailsInExport(token)
  expect(sent).toMatchObject({ state: 'sent', content: { heading: expect.stringMatching(/./) } })

  await testApp.guest.post('/api/account/password/forgot', { email })
  await testApp.work()
  expect(await mailsInExport(token)).toHaveLength(2)
})

it('A thief of the database finds no link in emails that were sent', async () => {
  const email = freshEmail()
  await register(email)
  await testApp.work()
  const { rows } = await testApp.platform.database.pool.query(
    'select content::text as content from mails where recipient = $1',
    [email],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].content).not.toContain('http')
})
