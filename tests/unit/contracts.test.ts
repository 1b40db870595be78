import { describe, expect, it } from 'vitest'
import { contactInput, loginInput, registerInput, registerInputFor } from '#contracts/account.ts'
import { organisationSignUpForm, volunteerSignUpForm } from '#contracts/accountForms.ts'
import { missingToApply, neededToApply } from '#contracts/applying.ts'
import { saveMessageInput } from '#contracts/chat.ts'
import { apiErrors } from '#contracts/errors.ts'
import { limits } from '#contracts/limits.ts'
import { interests, jobCategories, jobTypes, notificationTopics, skills } from '#contracts/lists.ts'
import { dismissInput, notificationPreferencesInput } from '#contracts/notifications.ts'
import { pageInput } from '#contracts/rules.ts'
import {
  organisationAccountForm,
  preferencesInput,
  settingsInput,
  volunteerAccountForm,
} from '#contracts/settings.ts'
import { slots } from '#contracts/week.ts'
import { categoryInterests } from '#server/modules/jobs/search/categoryInterests.ts'
import { accepted, getFaults } from './checked.ts'

const id = '01938a2f-7c00-7abc-8def-0123456789ab'

describe('closed lists', () => {
  it('Closed lists have the sizes of the specification', () => {
    expect([interests, jobCategories, skills, slots, jobTypes].map((list) => list.length)).toEqual([
      15, 24, 18, 21, 5,
    ])
  })
  it('Every category of offers leads to interests', () => {
    expect(Object.keys(categoryInterests)).toEqual([...jobCategories])
    expect(Object.values(categoryInterests).every((some) => some.length > 0)).toBe(true)
    const spoken = new Set(Object.values(categoryInterests).flat())
    expect(interests.filter((interest) => !spoken.has(interest))).toEqual([])
  })
})

describe('errors', () => {
  it('Each error has a client or server status and a unique phrase', () => {
    const all = Object.values(apiErrors)
    expect(all.every(({ status }) => status >= 400 && status <= 507)).toBe(true)
    expect(new Set(all.map(({ phrase }) => phrase)).size).toBe(all.length)
  })
})

describe('texts', () => {
  const told = {
    name: ' Ana\n  Ruiz ',
    email: ' ANA@Example.ORG ',
    subject: 'Hola',
    message: 'Uno\r\ndos\u202E ',
  }
  it('Texts are trimmed, in NFC, without control characters or unknown fields', async () => {
    const value = await accepted(contactInput, { ...told, subject: ' ca\u0000fe\u0301\n', admin: true })
    expect(value).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@example.org',
      subject: 'café',
      message: 'Uno\ndos',
    })
  })
  it('Numbers, lists and objects are not texts', async () => {
    for (const name of [7, true, ['Ana'], { first: 'Ana' }])
      expect(await getFaults(contactInput, { ...told, name })).toEqual({ name: 'invalid' })
  })
  it.each([
    'ana',
    'ana@',
    'ana@host',
    'a b@host.org',
    'ana@host.org\nbcc: x@y.org',
    `${'a'.repeat(300)}@host.org`,
  ])('The text %j is rejected as an e-mail address', async (email) =>
    expect(await getFaults(contactInput, { ...told, email })).toEqual({ email: 'email-invalid' }),
  )
})

describe('sign-up', () => {
  const volunteer = { provider: false, email: 'ana@example.org', name: 'Ana', password: 'árbol y lluvia' }
  it('Sign-up accepts both payloads', async () => {
    expect(await accepted(registerInput, { ...volunteer, age: '', sex: '' })).toMatchObject({
      age: null,
      sex: '',
    })
    expect(await getFaults(registerInput, { ...volunteer, provider: true })).toEqual({
      city: 'city-required',
      ong_id: 'ong-id-required',
      phone: 'phone-required',
    })
  })
  it('A password obeys its limits, which an operator may raise, and is never shortened', async () => {
    const long = { ...volunteer, password: ` ${'x'.repeat(20)} ` }
    expect(await getFaults(registerInput, { ...volunteer, password: 'x'.repeat(7) })).toEqual({
      password: 'password-too-short',
    })
    expect(await getFaults(registerInput, long)).toEqual({ password: 'password-too-long' })
    expect((await accepted(registerInputFor(64), long))?.password).toBe(long.password)
  })
  it('Sign-up with Google needs no password', async () => {
    await accepted(registerInput, { ...volunteer, password: '', tokenSocialNetWork: 'token' })
  })
  it('Sign-up errors use the sentences of each form', async () => {
    expect(await getFaults(volunteerSignUpForm, {})).toEqual({
      email: 'email-required',
      name: 'name-required',
      password: 'password-required',
      privacy: 'privacy-required',
    })
    const unequal = { password: 'uno dos tres', rePassword: 'uno dos' }
    expect(await getFaults(volunteerSignUpForm, unequal)).toMatchObject({ rePassword: 'password-not-equal' })
    expect(await getFaults(organisationSignUpForm, { ...unequal, rePassword: '' })).toEqual({
      name: 'organisation-name-required',
      email: 'organisation-email-required',
      country: 'country-required',
      city: 'organisation-city-required',
      ong_id: 'organisation-ong-id-required',
      phone: 'organisation-phone-required',
      rePassword: 'organisation-password-not-equal',
      privacy: 'privacy-required',
    })
    expect(await getFaults(loginInput, {})).toEqual({
      email: 'login-email-required',
      password: 'login-fields-required',
    })
  })
})

describe('settings', () => {
  const config = { categories: 'education, sports,sports', work_shift: 'mon-a,tue-m' }
  it('Settings parse comma lists and fill in absent values', async () => {
    const value = await accepted(settingsInput, { name: 'Ana', privacy: true, email: 'x', config })
    expect(value?.config).toMatchObject({ categories: 'education,sports', background: null, about: '' })
    expect(value).not.toHaveProperty('email')
  })
  it('Settings reject unknown and too many interests, mixed slots and addresses without http', async () => {
    const many = interests.slice(0, limits.interests + 1).join(',')
    const wrong = { categories: many, work_shift: 'no-time,mon-a', website: 'javascript:alert(1)//a.b' }
    expect(await getFaults(settingsInput, { name: 'Ana', privacy: true, config: wrong })).toEqual({
      'config.categories': 'interests-too-many',
      'config.work_shift': 'slots-unknown',
      'config.website': 'url-invalid',
    })
    expect(await getFaults(preferencesInput, { categories: 'chess', timeZone: 'Mars/Base' })).toEqual({
      categories: 'interests-unknown',
      timeZone: 'time-zone-unknown',
    })
  })
  it('Settings leave absent preferences unchanged', async () => {
    expect(await accepted(preferencesInput, { theme: 'dark' })).toEqual({ theme: 'dark' })
  })
  it('The account form requires more than the settings', async () => {
    const asked = await getFaults(organisationAccountForm, {})
    expect(asked).toMatchObject({ phone: 'phone-required', ong_id: 'ong-id-required' })
    expect(await getFaults(volunteerAccountForm, {})).toEqual({
      name: 'name-required',
      country: 'country-required',
      city: 'city-required',
      email: 'account-email-invalid',
      age: 'age-required',
      privacy: 'privacy-required',
      'config.about': 'about-required',
      'config.categories': 'interests-required',
      'config.work_shift': 'availability-required',
    })
  })
  it('A volunteer’s profile is complete when it may apply', () => {
    const page = { about: 'Leo.', categories: 'education', work_shift: 'no-time' }
    const ready = { name: 'Ana', age: 30, country: 'ES', city: 'Cádiz', config: page }
    expect(missingToApply(ready)).toEqual([])
    expect(missingToApply({ ...ready, age: null })).toEqual(['age'])
    const untold = { about: '', categories: '', work_shift: '' }
    expect(missingToApply({ ...ready, city: '', config: untold })).toEqual([
      'city',
      'config.about',
      'config.categories',
      'config.work_shift',
    ])
  })
  it('The account form requires all that an application requires', async () => {
    expect(Object.keys(await getFaults(volunteerAccountForm, {}))).toEqual(
      expect.arrayContaining([...neededToApply]),
    )
  })
})

describe('pages', () => {
  it.each([{ limit: 0 }, { limit: 51 }, { limit: '20; drop' }, { page: 0 }, { page: '0x10' }])(
    'The page request %j is rejected',
    async (asked) => expect(Object.keys(await getFaults(pageInput, asked))).toEqual(Object.keys(asked)),
  )
  it('The default page is the first of twenty items', async () => {
    expect(await accepted(pageInput, {})).toEqual({ page: 1, limit: 20 })
  })
})

describe('messages and notifications', () => {
  it('A message needs a recipient and a content', async () => {
    expect(await getFaults(saveMessageInput, { message: '  ' })).toEqual({
      userId: 'recipient-required',
      message: 'message-required',
    })
    await accepted(saveMessageInput, { conversation_id: id, media: ['a.webp'] })
  })
  it('A request is accepted unless its response says otherwise', async () => {
    expect(await accepted(dismissInput, { type: 'jobs', id_notify: id })).toMatchObject({ accept: true })
  })
  it('Choices of notifications are all or some, of the list', async () => {
    const wrong = { likes: { email: 'hourly' } }
    expect(await getFaults(notificationPreferencesInput, wrong)).toEqual({ 'likes.email': 'not-in-list' })
    expect(await accepted(notificationPreferencesInput, { likes: { inApp: false } })).toMatchObject({
      likes: { inApp: false },
    })
    const all = Object.fromEntries(
      notificationTopics.map((topic) => [topic, { inApp: true, email: 'daily' }]),
    )
    expect(await accepted(notificationPreferencesInput, all)).toEqual(all)
  })
})
