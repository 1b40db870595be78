import { describe, expect, test } from 'vitest'
import { media } from '#server/modules/media/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildOrganisation, buildPerson, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

const settings = (overrides: object = {}, config: object = {}) => ({
  name: 'Lucía Ferrer',
  country: 'ES',
  state: '',
  city: 'Valencia',
  phone: '',
  age: 29,
  sex: 'female',
  ong_id: '',
  privacy: true,
  ...overrides,
  config: {
    avatar: '',
    about: 'Hola',
    background: null,
    categories: 'sports',
    work_shift: 'no-time',
    ...config,
  },
})

describe('settings', () => {
  const save = (person: Person, body: unknown) => testApp.as(person).put('/api/account/settings', body)

  test('Saving the settings replaces all of them except the e-mail address', async () => {
    const person = await buildVolunteer({ website: 'https://old.example', about: 'Old' })
    const { status, body } = await save(
      person,
      settings({ email: 'other@brota.example', name: '  Lucía   F. ' }),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Lucía F.', email: person.email, volunteerProfileComplete: true })
    expect(body.config).toMatchObject({
      about: 'Hola',
      website: '',
      work_shift: 'no-time',
      categories: 'sports',
    })
  })

  test('The default image stays the default when it is sent back', async () => {
    const person = await buildVolunteer()
    const { body: me } = await testApp.as(person).get('/api/account/user-by-token')
    await save(person, settings({}, { avatar: me.config.avatar }))
    const { rows } = await testApp.platform.database.pool.query('select avatar from accounts where id = $1', [
      person.id,
    ])
    expect(rows).toEqual([{ avatar: '' }])
  })

  test.each([
    ['no name', settings({ name: '' }), { name: 'name-required' }],
    ['the policy', settings({ privacy: false }), { privacy: 'privacy-required' }],
    [
      'too many interests',
      settings({}, { categories: 'sports,justice,politics,turism,migration' }),
      { 'config.categories': 'interests-too-many' },
    ],
    [
      'an unknown interest',
      settings({}, { categories: 'gardening' }),
      { 'config.categories': 'interests-unknown' },
    ],
    ['an unknown slot', settings({}, { work_shift: 'mon-x' }), { 'config.work_shift': 'slots-unknown' }],
    [
      'a link that is none',
      settings({}, { website: 'javascript:alert(1)' }),
      { 'config.website': 'url-invalid' },
    ],
    ['a path for an image', settings({}, { avatar: '../etc/passwd' }), { 'config.avatar': 'image-invalid' }],
  ])('are refused for %s', async (_what, body, fields) => {
    const response = await save(await buildVolunteer(), body)
    expect(response.status).toBe(400)
    expect(response.body.fields).toEqual(fields)
  })

  test('Settings accept only the account`s own images of the right kind', async () => {
    const [person, other] = [await buildVolunteer(), await buildVolunteer()]
    const { database } = testApp.platform
    const upload = async (ownerId: string, kind: 'avatar' | 'background') => {
      const imgName = `${newId()}.webp`
      const image = { id: newId(), imgName, ownerId, kind, mime: 'image/webp', bytes: 1 }
      await database.db.insert(media).values(image)
      return imgName
    }
    const own = await upload(person.id, 'avatar')
    const banner = { imgName: await upload(person.id, 'background') }
    const saved = await save(person, settings({}, { avatar: own, background: banner }))
    expect(saved.body.config).toMatchObject({ avatar: own, background: banner })
    for (const avatar of [await upload(other.id, 'avatar'), banner.imgName, 'nobodys.webp']) {
      const { status, body } = await save(person, settings({}, { avatar }))
      expect(status).toBe(400)
      expect(body.fields).toEqual({ 'config.avatar': 'image-invalid' })
    }
  })

  test('The settings of a verified organisation cannot change its name and id', async () => {
    const huerto = await buildOrganisation({ verifiedAt: new Date() })
    const body = settings({ name: huerto.name, ong_id: huerto.ongId, phone: huerto.phone })
    expect((await save(huerto, body)).status).toBe(200)
    for (const change of [{ name: 'Other' }, { ong_id: 'X1' }]) {
      const response = await save(huerto, { ...body, ...change })
      expect(response.status).toBe(403)
      expect(response.body.error).toBe('Contact support to change this')
    }
  })

  test('Settings reject an age below the minimum', async () => {
    expect((await save(await buildVolunteer(), settings({ age: 12 }))).status).toBe(403)
  })
})

describe('preferences', () => {
  test('Saving preferences changes the fields that are sent and nothing else', async () => {
    const person = await buildVolunteer()
    const save = (body: object) => testApp.as(person).put('/api/account/preferences', body)
    const { body } = await save({ language: 'br', theme: 'dark', newsletter: true })
    expect(body).toMatchObject({ language: 'br', theme: 'dark', newsletter: true, seenMarks: true })
    expect(body.config.categories).toBe('environment,education')
    expect((await save({ categories: '', seenMarks: false })).body).toMatchObject({
      language: 'br',
      seenMarks: false,
      config: { categories: '' },
    })
    for (const wrong of [{ language: 'fr' }, { theme: 'pink' }, { timeZone: 'Mars/Base' }]) {
      expect((await save(wrong)).status).toBe(400)
    }
  })
})

describe('the language of an account', () => {
  test('An unvalidated account can choose its language and no other preference', async () => {
    const newcomer = await buildVolunteer({ validatedAt: null })
    const save = (body: object) => testApp.as(newcomer).put('/api/account/preferences', body)
    expect((await save({ language: 'pt' })).body).toMatchObject({ language: 'pt' })
    for (const more of [{ language: 'en', theme: 'dark' }, { seenMarks: false }, {}])
      expect((await save(more)).body.error).toBe('You need to validate your account.')
    expect((await testApp.as(newcomer).get('/api/account/user-by-token')).body.language).toBe('pt')
  })
})

test('Closing the first steps is saved in the account', async () => {
  const person = await buildPerson({ isFirstLogin: true })
  expect((await testApp.as(person).post('/api/account/first-login/done')).status).toBe(204)
  expect((await testApp.as(person).get('/api/account/user-by-token')).body.is_fist_login).toBe(false)
})
