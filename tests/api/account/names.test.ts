import { beforeAll, describe, expect, test } from 'vitest'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { freshEmail, meBy, organisationPayload, volunteerPayload } from '../setup/account.ts'
import { getSettings } from '../setup/settings.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

let verified: Person
let moderator: Person
beforeAll(async () => {
  verified = await buildOrganisation({ name: 'Cruz Clara', ongId: 'G12345678', verifiedAt: new Date() })
  moderator = await buildVolunteer({ moderator: true })
})

const register = (payload: unknown) => testApp.guest.post('/api/account/register', payload)
const asOrganisation = (name: string, ongId = 'G87654321') =>
  register(organisationPayload({ name, ong_id: ongId }))
const getKey = ({ status, body }: Awaited<ReturnType<typeof register>>) => [status, body.fields?.name]

describe('a sign-up', () => {
  test.each([
    ['Win at https://evil.example', 'name-address'],
    ['Cruz\u200BRoja', 'name-invisible'],
    ['\u202EanA', 'name-invisible'],
    ['1234', 'name-without-letter'],
    ['Moderación', 'name-reserved'],
    ['Equipo de Brоta', 'name-reserved'],
    ['Сruz Clara', 'name-lookalike'],
    ['CRUZ CIARA', 'name-lookalike'],
  ])('under %j is refused: %s, and how to change it is said', async (name, key) => {
    for (const payload of [volunteerPayload({ name }), organisationPayload({ name })]) {
      const { status, body } = await register(payload)
      expect([status, body.error, body.fields]).toEqual([400, 'Invalid input', { name: key }])
    }
  })

  test('A registration may use the name of a verified organisation only as another branch of it', async () => {
    expect(getKey(await asOrganisation('Cruz Clara', 'G-1234 5678'))).toEqual([400, 'name-taken'])
    expect(getKey(await register(volunteerPayload({ name: 'cruz clara' })))).toEqual([400, 'name-taken'])
    expect((await asOrganisation('CRUZ CLARA')).status).toBe(201)
    expect((await asOrganisation('Cruz Clara Valencia', 'G12345678')).status).toBe(201)
  })

  test('A registration may use the name of an organisation that is not verified', async () => {
    await buildOrganisation({ name: 'Casa Verde' })
    expect((await asOrganisation('Саsa Verde')).status).toBe(201)
  })
})

describe('in the settings', () => {
  const save = (person: Person, name: string) =>
    testApp.as(person).put('/api/account/settings', getSettings(name, 'words'))

  test('A new name in the settings follows the rules of registration', async () => {
    const person = await buildVolunteer()
    for (const [name, key] of [
      ['Admin', 'name-reserved'],
      ['ana@evil.example', 'name-address'],
      ['Ana\u200E', 'name-invisible'],
      ['Сruz Clara', 'name-lookalike'],
    ] as const) {
      expect(getKey(await save(person, name))).toEqual([400, key])
    }
    expect((await save(person, 'Ana Marín')).status).toBe(200)
  })

  test('A name from before the rules stays until it is changed, and cannot be chosen again', async () => {
    const name = 'www.ana.example'
    const person = await buildVolunteer({ name })
    expect((await save(person, name)).body.name).toBe(name)
    expect((await save(person, 'Ana')).status).toBe(200)
    expect(getKey(await save(person, name))).toEqual([400, 'name-address'])
  })

  test('A verified organisation can save its page with its name unchanged', async () => {
    const settings = { ...getSettings('Cruz Clara', 'words'), ong_id: 'G12345678' }
    expect((await testApp.as(verified).put('/api/account/settings', settings)).status).toBe(200)
  })

  test('A branch cannot take the registration number of the verified organisation afterwards', async () => {
    const branch = await buildOrganisation({ name: 'Cruz Clara', ongId: 'G87654321' })
    const settings = { ...getSettings('Cruz Clara', 'words'), ong_id: 'G12345678' }
    expect(getKey(await testApp.as(branch).put('/api/account/settings', settings))).toEqual([
      400,
      'name-taken',
    ])
  })
})

test('An account with a name from before the rules cannot send invitations', async () => {
  const person = await buildVolunteer({ name: 'Win at www.evil.example' })
  const invite = () => testApp.as(person).post('/api/friends/invite', { emails: [freshEmail()] })
  const { status, body } = await invite()
  expect([status, body.error]).toEqual([403, 'Change your name first'])
  await testApp.as(person).put('/api/account/settings', getSettings('Ana', 'words'))
  expect((await invite()).status).toBe(200)
})

test('A visitor’s name in the contact form may contain no address', async () => {
  const content = { name: 'www.evil.example', email: freshEmail(), subject: 'Hello', message: 'Hello' }
  expect(getKey(await testApp.guest.post('/api/account/contact', content))).toEqual([400, 'name-address'])
})

describe('an organisation that becomes verified', () => {
  const verify = (person: Person, isVerified = true) =>
    testApp
      .as(moderator)
      .put(`/api/moderation/verify/${person.id}`, { verified: isVerified, reason: 'As agreed' })

  test('An organisation that resembles a verified one cannot be verified, but may share the name of its federation', async () => {
    const liar = await buildOrganisation({ name: 'Сruz Clara', ongId: 'G87654321' })
    const twin = await buildOrganisation({ name: 'Cruz Clara', ongId: 'G12345678' })
    const branch = await buildOrganisation({ name: 'Cruz Clara', ongId: 'G87654321' })
    for (const person of [liar, twin]) {
      const { status, body } = await verify(person)
      expect([status, body.error]).toEqual([409, 'Name looks like a verified organisation'])
    }
    expect((await verify(branch)).status).toBe(204)
  })

  test('Organisations that resemble a newly verified one stay unchanged and are shown to the moderators', async () => {
    const name = 'Aula Norte'
    const signedUp = await Promise.all([asOrganisation('Aulа Norte'), asOrganisation(name, 'G55555555')])
    const [lookalike, branch] = signedUp.map(({ body }) => body.account.id as string)
    const school = await buildOrganisation({ name, ongId: 'G11111111' })
    expect((await verify(school)).status).toBe(204)
    const { rows } = await testApp.platform.database.pool.query(
      `select subject_id, reason from reports where subject_id = any($1)`,
      [[lookalike, branch]],
    )
    expect(rows).toEqual([{ subject_id: lookalike, reason: 'false-identity' }])
    const [first] = signedUp
    expect((await meBy(testApp, first?.body.token)).body.name).toBe('Aulа Norte')
    expect(getKey(await asOrganisation('Аula Norte'))).toEqual([400, 'name-lookalike'])
  })

  test('An organisation whose verification is withdrawn no longer reserves its name', async () => {
    const school = await buildOrganisation({ name: 'Aula Sur' })
    await verify(school)
    expect(getKey(await asOrganisation('Aulа Sur'))).toEqual([400, 'name-lookalike'])
    expect((await verify(school, false)).status).toBe(204)
    expect((await asOrganisation('Aulа Sur')).status).toBe(201)
  })
})
