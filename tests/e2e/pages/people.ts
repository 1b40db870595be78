import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { getButton, mailTo } from '../setup/mailbox.ts'
import { image } from './files.ts'
import { expect, getOrigin, type Visit } from './visit.ts'

export type Person = { name: string; email: string; password: string }

/** A person without an account. */
export const newPerson = (name: string): Person => ({
  name,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@example.org`,
  password: 'sprouting-leaf',
})

type Kind = 'volunteer' | 'organisation'

const told = {
  volunteer: { provider: false, age: 29, sex: '', state: '', country: '' },
  organisation: {
    provider: true,
    ong_id: 'G12345678',
    phone: '+34 600 000 000',
    country: 'ES',
    city: 'Valencia',
  },
}

const page = {
  volunteer: {
    categories: 'environment,education',
    work_shift: 'mon-a,sat-m',
    about: 'I plant and I listen.',
  },
  organisation: { categories: 'environment', work_shift: '', about: 'We make gardens with the neighbours.' },
}

/** Signs up through the endpoints, without validating; this browser is then signed in. */
export async function signUp(browser: Page, kind: Kind, person: Person): Promise<void> {
  const { email, name, password } = person
  // As the form does: the page’s language becomes the account’s.
  const language = (await getCookie(browser, 'brota.language')) || 'en'
  const answer = await post(browser, '/api/account/register', {
    ...told[kind],
    ...{ email, name, password, rePassword: password, privacy: true, language },
  })
  await storeSession(browser, {
    ...answer,
    accessToken: answer.token,
    user: { ...answer.account, provider: kind === 'organisation' },
  })
}

/**
 * Signs up and follows the link: a validated account with a complete profile. `dataDir` is the folder of a site that the
 * story has started.
 */
export async function arrive(browser: Page, kind: Kind, person: Person, dataDir?: string): Promise<void> {
  await signUp(browser, kind, person)
  const link = new URL(getButton(await mailTo(person.email, /confirm/i, dataDir)))
  const token = link.searchParams.get('token')
  const answer = await post(browser, '/api/account/validate', {
    token,
    privacy: true,
    password: person.password,
  })
  await storeSession(browser, answer)
  const settings = {
    ...told[kind],
    name: person.name,
    country: 'ES',
    city: 'Valencia',
    privacy: true,
    config: page[kind],
  }
  await send('put', browser, '/api/account/settings', settings)
}

/** Another device on which the same account is signed in. */
export async function signInAs(other: Page, device: Page): Promise<void> {
  const { cookies } = await device.context().storageState()
  await other.context().addCookies(cookies)
  const stored = await device.evaluate(() => Object.entries(localStorage))
  await other.goto(new URL(device.url()).origin)
  await other.evaluate((entries) => {
    for (const [name, value] of entries) if (!name.includes('.kept.')) localStorage.setItem(name, value)
  }, stored)
}

type OfferChanges = Record<string, unknown>

/** Publishes an offer through the endpoints, as the organisation signed in here. Returns its id. */
export async function publishOffer(browser: Page, changes: OfferChanges = {}): Promise<string> {
  const image = await uploadJobImage(browser)
  const offer = {
    title: 'Plant the school garden',
    ...{ country: 'ES', state: '', city: 'Valencia', about: 'We plant beans and patience.' },
    ...{ requirements: 'Boots.', additionalInformation: '', categories: ['greater'], skills: ['teamwork'] },
    ...{
      startDate: null,
      deadline: dayFromNow(30),
      type: 'part-time',
      durationHours: 4,
      status: 'published',
    },
    ...{ background: image, images: [image], questions: ['Why would you like to join?'] },
    ...changes,
  }
  const { id } = await post(browser, '/api/jobs/jobs', offer)
  return String(id)
}

/** Applies through the endpoints, with one answer for every question. */
export async function applyTo(browser: Page, jobId: string, answer: string): Promise<void> {
  const headers = await getBearer(browser)
  const job = await (await request(browser).get(`/api/jobs/job/${jobId}`, { headers })).json()
  const answers = job.questions.map(({ id }: { id: string }) => ({ question_id: id, answer }))
  await post(browser, '/api/jobs/job/apply', { job_id: jobId, answers })
}

async function uploadJobImage(browser: Page): Promise<string> {
  const file = await image('garden.jpg', '#86b049')
  const answer = await request(browser).post('/api/media', {
    headers: await getBearer(browser),
    multipart: { kind: 'job', file },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return (await answer.json()).imgName
}

/** A calendar day, this many days from now. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const request = (browser: Page): APIRequestContext => browser.context().request

async function send(method: 'post' | 'put', browser: Page, path: string, data: object) {
  const answer = await request(browser)[method](path, { data, headers: await getBearer(browser) })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

const post = (browser: Page, path: string, data: object) => send('post', browser, path, data)

/** Calls endpoints as the account of this browser, for steps that a story does not show. */
export const through = (browser: Page) => ({
  post: (path: string, data: object): Promise<unknown> => send('post', browser, path, data),
  put: (path: string, data: object): Promise<unknown> => send('put', browser, path, data),
  get: async (path: string) =>
    (await request(browser).get(path, { headers: await getBearer(browser) })).json(),
  remove: async (path: string): Promise<void> => {
    const answer = await request(browser).delete(path, { headers: await getBearer(browser) })
    expect(answer.ok(), path).toBe(true)
  },
})

async function getBearer(browser: Page): Promise<Record<string, string>> {
  const token = await getCookie(browser, 'brota.token')
  return token ? { Authorization: `Bearer ${token}` } : {}
}

/** The value of a cookie of this browser; empty when it has none. */
export async function getCookie(browser: Page, name: string): Promise<string> {
  const cookies = await browser.context().cookies()
  return decodeURIComponent(cookies.find((cookie) => cookie.name === name)?.value ?? '')
}

type Session = {
  accessToken: string
  refreshToken: string
  user: { id: string; name: string; provider: boolean }
}

/** Stores a session in the cookies of a browser, as the site does. */
export async function storeSession(
  browser: Page,
  { accessToken, refreshToken, user }: Session,
  place: Visit['place'] = 'story',
): Promise<void> {
  const values = {
    token: accessToken,
    refreshToken,
    user_id: user.id,
    name: user.name,
    provider: user.provider,
  }
  const url = getOrigin(place)
  await browser.context().addCookies(
    Object.entries(values).map(([name, value]) => ({
      name: `brota.${name}`,
      value: encodeURIComponent(String(value)),
      url,
    })),
  )
}
