import { beforeAll, describe, expect, test } from 'vitest'
import { hashAddress, insertStop, retryMails } from '#server/platform/mail/index.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { freshEmail, linkTo, password, volunteerPayload } from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ RATE_LIMITS: 'on', SIGN_UPS_PER_ADDRESS: '100' })

let lucia: Person
let mateo: Person
beforeAll(async () => {
  lucia = await buildVolunteer({ name: 'Lucía Ferrer', language: 'es' })
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
})

const invite = (person: Person, emails: unknown) => testApp.as(person).post('/api/friends/invite', { emails })
const mailsTo = async (email: string) => {
  await testApp.work()
  return testApp.mails.filter(({ to }) => to === email)
}

/** The id in the newest invitation sent to this address. */
async function invitationTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1)
  const address = mail?.text.split('\n').find((line) => line.includes('/register?invitation='))
  return new URL(address ?? '').searchParams.get('invitation') ?? ''
}

const readRows = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows

/** Makes the invited addresses this many days older without expiring the sessions. */
const ageInvitations = (days: number) =>
  readRows(`update invited_addresses set invited_at = invited_at - $1::float * interval '1 day'`, [days])

const connections = async () => {
  const { rows } = await testApp.platform.database.pool.query(
    `select first_id, second_id, asked_by from friendships where state = 'connected' order by connected_at`,
  )
  return rows
}

describe('an invitation', () => {
  test('An invitation is an email in the inviter’s language, with its link', async () => {
    const email = freshEmail()
    const { status, body } = await invite(lucia, [email])
    expect([status, body]).toEqual([200, { sent: 1, alreadyHere: 0 }])
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toContain('Lucía Ferrer te invita')
    expect(await invitationTo(email)).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('An invitation skips blanks, duplicates and members', async () => {
    const email = freshEmail()
    const { body } = await invite(lucia, ['', `  ${email.toUpperCase()} `, email, mateo.email, ' '])
    expect(body).toEqual({ sent: 1, alreadyHere: 1 })
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo(mateo.email)).toHaveLength(0)
  })

  test('An invitation is not repeated to an address on the same day', async () => {
    const email = freshEmail()
    await invite(mateo, [email])
    expect((await invite(mateo, [email])).body).toEqual({ sent: 1, alreadyHere: 0 })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('An address gets one invitation in 30 days from all inviters, who are not told so', async () => {
    const email = freshEmail()
    const sent = { sent: 1, alreadyHere: 0 }
    const people = [lucia, mateo, await buildOrganisation()]
    const answers = await Promise.all(people.map((person) => invite(person, [email])))
    expect(answers.map(({ body }) => body)).toEqual([sent, sent, sent])
    expect(await mailsTo(email)).toHaveLength(1)
    await ageInvitations(29)
    const eva = await buildVolunteer()
    await invite(eva, [email])
    expect(await mailsTo(email)).toHaveLength(1)
    await ageInvitations(1.1)
    await invite(eva, [email])
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('Once an invitation is sent or given up, only a hash of its address is stored', async () => {
    const [gone, refused] = [freshEmail('gone'), freshEmail('refused')]
    const { mailer } = testApp.platform
    const unknownMailbox = Object.assign(new Error(`no ${refused} here`), {
      code: 'EENVELOPE',
      responseCode: 550,
    })
    testApp.platform.mailer = {
      ...mailer,
      send: async (envelope) =>
        envelope.to === refused ? Promise.reject(unknownMailbox) : mailer.send(envelope),
    }
    await invite(await buildVolunteer(), [gone, refused])
    expect(await mailsTo(gone)).toHaveLength(1)
    testApp.platform.mailer = mailer
    const tables = await readRows(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables) {
      const found = await readRows(`select 1 from ${name} t where row_to_json(t)::text ~ $1`, [
        `${gone}|${refused}`,
      ])
      expect.soft(found, name).toEqual([])
    }
    const [mail] = await readRows(`select id, last_error from mails where state = 'refused'`)
    expect(mail.last_error).toBe('550')
    expect(await retryMails(testApp.platform.database.db, [mail.id])).toEqual([])
  })

  test('Invitations with one invalid address are refused, and none is sent', async () => {
    const email = freshEmail()
    const { status, body } = await invite(mateo, [email, 'not an address'])
    expect([status, Object.values(body.fields)]).toEqual([400, ['email-invalid']])
    expect(await mailsTo(email)).toHaveLength(0)
  })

  test.each([
    ['nothing', undefined, 'email-required'],
    ['blanks alone', ['', '  '], 'email-required'],
    ['six addresses', Array.from({ length: 6 }, (_, at) => `six${at}@brota.example`), 'too-many'],
    ['a header in an address', ['a@b.example\r\nBcc: c@d.example'], 'email-invalid'],
  ])('of %s is refused', async (_what, emails, message) => {
    const { status, body } = await invite(mateo, emails)
    expect(status).toBe(400)
    expect(Object.values(body.fields)).toEqual([message])
  })

  test('Invitations go to twenty addresses a day, and further ones are refused', async () => {
    const eager = await buildOrganisation()
    for (let round = 0; round < 4; round += 1) {
      const emails = Array.from({ length: 5 }, () => freshEmail())
      expect((await invite(eager, emails)).status).toBe(200)
    }
    const refused = await invite(eager, [freshEmail()])
    expect([refused.status, refused.body.error]).toEqual([429, 'Too many requests'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('addresses that opted out', () => {
  /** The address for one-click unsubscribing, and the page linked at the foot. */
  const getUnsubscribeLinks = async (email: string) => {
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const oneClick = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect(mail?.text).toContain(`/unsubscribe?token=${oneClick.searchParams.get('token')}`)
    expect(oneClick.href).not.toContain(email.split('@')[0])
    return oneClick
  }
  const unsubscribe = async (email: string) => {
    const { pathname, search } = await getUnsubscribeLinks(email)
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' }
    return (await fetch(testApp.origin + pathname + search, init)).status
  }

  test('One press stops the invitations of everyone; only a hash is stored', async () => {
    const email = freshEmail('quiet')
    await invite(await buildVolunteer(), [email])
    expect(await unsubscribe(email)).toBe(204)
    expect(await unsubscribe(email)).toBe(204)
    await ageInvitations(31)
    expect((await invite(await buildVolunteer(), [email])).body).toEqual({ sent: 1, alreadyHere: 0 })
    expect(await mailsTo(email)).toHaveLength(1)
    const rows = await readRows('select hash from stopped_addresses')
    expect(rows).toEqual([{ hash: hashAddress(email) }])
  })

  test('An address that opted out gets no queued invitation either', async () => {
    const email = freshEmail()
    await invite(await buildVolunteer(), [email])
    await insertStop(testApp.platform.database.db, hashAddress(email.toUpperCase()))
    expect(await mailsTo(email)).toEqual([])
  })

  test('An address that opted out still gets the validation link it asks for; then its account’s settings apply', async () => {
    const payload = volunteerPayload()
    await insertStop(testApp.platform.database.db, hashAddress(payload.email))
    await testApp.guest.post('/api/account/register', payload)
    const token = await linkTo(testApp, payload.email)
    await testApp.guest.post('/api/account/validate', { token, password: payload.password })
    expect(
      await readRows('select 1 from stopped_addresses where hash = $1', [hashAddress(payload.email)]),
    ).toEqual([])
  })

  test('An invented token opts no address out', async () => {
    const hash = hashAddress(freshEmail())
    for (const token of [`address.${hash}.`, `address.${hash}.seal`, 'address..', `address.${hash}`]) {
      expect((await testApp.guest.post(`/api/account/unsubscribe?token=${token}`)).status).toBe(410)
    }
  })
})

describe('registration through an invitation', () => {
  const signUp = async (invitation: string) => {
    const payload = volunteerPayload({ name: 'Nora Gil', invitation })
    const { body } = await testApp.guest.post('/api/account/register', payload)
    return { email: payload.email, id: body.account.id as string }
  }
  const validate = async (email: string) =>
    testApp.guest.post('/api/account/validate', { token: await linkTo(testApp, email), password })

  test('An invited account is connected with its inviter once validated, and the inviter is notified', async () => {
    const email = freshEmail()
    await invite(lucia, [email])
    const nora = await signUp(await invitationTo(email))
    expect(await connections()).toEqual([])
    await validate(nora.email)
    const [firstId, secondId] = [lucia.id, nora.id].sort()
    expect(await connections()).toEqual([{ first_id: firstId, second_id: secondId, asked_by: lucia.id }])
    const { body } = await testApp.as(lucia).get('/api/notifications/notify')
    expect(body[0]).toMatchObject({
      type: 'friends',
      detail: 'accepted',
      id_notify: nora.id,
      name: 'Nora Gil',
    })
  })

  test('An invitation works once: the next account through it is not connected', async () => {
    const email = freshEmail()
    await invite(lucia, [email])
    const invitation = await invitationTo(email)
    const before = (await connections()).length
    for (const guest of [await signUp(invitation), await signUp(invitation)]) await validate(guest.email)
    expect(await connections()).toHaveLength(before + 1)
  })

  test('An unknown invitation does not prevent the registration', async () => {
    const before = (await connections()).length
    for (const invitation of ['', 'nonsense', crypto.randomUUID()]) {
      const guest = await signUp(invitation)
      expect((await validate(guest.email)).status).toBe(200)
    }
    expect(await connections()).toHaveLength(before)
  })

  test('An invited account is not connected with an inviter who was suspended meanwhile', async () => {
    const gone = await buildVolunteer()
    const email = freshEmail()
    await invite(gone, [email])
    const guest = await signUp(await invitationTo(email))
    await testApp.platform.database.pool.query('update accounts set suspended_at = now() where id = $1', [
      gone.id,
    ])
    const before = (await connections()).length
    await validate(guest.email)
    expect(await connections()).toHaveLength(before)
  })
})
