import { describe, expect, test } from 'vitest'
import { buildApplication, buildImage, buildJob, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ RATE_LIMITS: 'on' })
const day = 86_400_000

const buildSome = (howMany: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: howMany }, () => buildVolunteer()))

const oldEnough = () => ({ createdAt: new Date(Date.now() - 8 * day) })

const sendRequest = (person: Person, friend: Person) =>
  testApp.as(person).post('/api/friends/add', { friend_id: friend.id })
const sendMessage = (person: Person, to: Person) =>
  testApp.as(person).post('/api/chat/save', { userId: to.id, message: 'Hello' })
const name = (person: Person, people: Person[]) =>
  testApp.as(person).post('/api/posts/posts', { text: 'Beans', mentions: people.map(({ id }) => id) })

/** Runs the act for each person in turn and returns the statuses. */
async function getStatuses(people: Person[], act: (other: Person) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (const person of people) statuses.push((await act(person)).status)
  return statuses
}

/** An organisation created today with this many applicants. */
async function withApplicants(howMany: number) {
  const organisation = await buildOrganisation()
  const job = await buildJob(organisation)
  const applicants = await buildSome(howMany)
  for (const applicant of applicants) await buildApplication(job, applicant)
  return { organisation, applicants }
}

describe('a new account', () => {
  test('A new account sends 20 connection requests a day, and the next response says when to retry', async () => {
    const newcomer = await buildVolunteer()
    const others = await buildSome(21)
    expect(await getStatuses(others, (other) => sendRequest(newcomer, other))).toEqual([
      ...Array(20).fill(200),
      429,
    ])
    const [, , last] = others.slice(-3)
    const refused = await sendRequest(newcomer, last ?? newcomer)
    expect(refused.body.error).toBe('Enough connection requests for a new account today')
    expect(refused.body.message).toContain('20')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  })

  test('Accepting a request or repeating one does not count', async () => {
    const newcomer = await buildVolunteer()
    const others = await buildSome(20)
    const [first] = others
    for (let n = 0; n < 3; n++) await sendRequest(newcomer, first ?? newcomer)
    await getStatuses(others.slice(1), (other) => sendRequest(newcomer, other))
    const askers = await buildSome(2)
    await getStatuses(askers, (caller) => sendRequest(caller, newcomer))
    expect(await getStatuses(askers, (caller) => sendRequest(newcomer, caller))).toEqual([200, 200])
  })

  test('A new account starts 10 conversations a day and can continue those', async () => {
    const newcomer = await buildVolunteer()
    const others = await buildSome(11)
    expect(await getStatuses(others, (other) => sendMessage(newcomer, other))).toEqual([
      ...Array(10).fill(201),
      429,
    ])
    const refused = await sendMessage(newcomer, others[10] ?? newcomer)
    expect(refused.body.error).toBe('Enough new conversations for a new account today')
    expect((await sendMessage(newcomer, others[0] ?? newcomer)).status).toBe(201)
  })

  test('A new account mentions 5 people a day in posts and comments together; a refused text does not count', async () => {
    const newcomer = await buildVolunteer()
    const others = await buildSome(6)
    const refused = await name(newcomer, others)
    expect([refused.status, refused.body.error]).toEqual([429, 'Enough mentions for a new account today'])
    const { status, body: post } = await name(newcomer, others.slice(0, 4))
    expect(status).toBe(201)
    const comment = (person: Person | undefined) =>
      testApp.as(newcomer).post(`/api/posts/posts/${post.id}/comments`, {
        text: 'Beans',
        mentions: [person?.id],
      })
    expect((await comment(others[4])).status).toBe(201)
    expect((await comment(others[5])).status).toBe(429)
  })

  test('An edit that adds a mention counts; one that keeps them does not', async () => {
    const newcomer = await buildVolunteer()
    const others = await buildSome(6)
    const { body: post } = await name(newcomer, others.slice(0, 4))
    const edit = (people: Person[]) =>
      testApp.as(newcomer).put(`/api/posts/posts/${post.id}`, {
        text: 'More beans',
        mentions: people.map(({ id }) => id),
      })
    for (let n = 0; n < 3; n++) expect((await edit(others.slice(0, 4))).status).toBe(200)
    expect((await edit(others.slice(0, 5))).status).toBe(200)
    expect((await edit(others)).status).toBe(429)
  })

  test('The limits do not apply between an organisation and its applicants, in either direction', async () => {
    const { organisation, applicants } = await withApplicants(22)
    const every = (status: number) => Array(22).fill(status)
    expect(await getStatuses(applicants, (one) => sendRequest(organisation, one))).toEqual(every(200))
    expect(await getStatuses(applicants, (one) => sendMessage(organisation, one))).toEqual(every(201))
    expect((await name(organisation, applicants)).status).toBe(201)
    const [volunteer] = applicants
    const strangers = await buildSome(10)
    if (volunteer) await getStatuses(strangers, (other) => sendMessage(volunteer, other))
    const { organisation: second } = await withApplicants(0)
    if (volunteer) await buildApplication(await buildJob(second), volunteer)
    expect((await sendMessage(volunteer ?? second, second)).status).toBe(201)
  })

  test('An account is new for seven days', async () => {
    const person = await buildVolunteer(oldEnough())
    const others = await buildSome(21)
    expect(await getStatuses(others, (other) => sendRequest(person, other))).toEqual(Array(21).fill(200))
    expect(await getStatuses(others, (other) => sendMessage(person, other))).toEqual(Array(21).fill(201))
    expect((await name(person, others)).status).toBe(201)
  })
})

describe('the limit of new offers', () => {
  test('Publishing a draft and reopening an offer count; editing an open one does not', async () => {
    const organisation = await buildOrganisation(oldEnough())
    const image = await buildImage(organisation)
    const draft = await buildJob(organisation, { status: 'draft' })
    const open = await buildJob(organisation)
    const input = await typedJob(organisation, { background: image, images: [image] })
    const put = (id: string, status: string) =>
      testApp.as(organisation).put(`/api/jobs/jobs/${id}`, { ...input, status })
    await testApp.platform.limits.spend('an offer', organisation.id, 60)
    expect((await put(open.id, 'published')).status).toBe(200)
    expect((await put(draft.id, 'draft')).status).toBe(200)
    expect((await put(draft.id, 'published')).status).toBe(429)
    expect((await put(open.id, 'draft')).status).toBe(200)
    expect((await put(open.id, 'published')).status).toBe(429)
  })
})
