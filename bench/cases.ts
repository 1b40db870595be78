import { createHash } from 'node:crypto'
import { jobCategories, jobTypes, skills } from '#contracts/lists.ts'
import type { BaselineCase } from './baseline.ts'
import type { Call } from './measure.ts'
import { places, questions } from './passages.ts'
import type { Recorder } from './record.ts'
import { readerNumber, size } from './size.ts'

/** The ids that fill.ts creates. */
export const getId = (kind: string, number: number | string): string =>
  createHash('md5')
    .update(`${kind} ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-7$3-8$4-$5')

/** A case: the calls of Brota, and what the baseline runs instead. */
export type Case = { name: string; calls: Call[]; baseline: BaselineCase[] }

const json = { 'content-type': 'application/json' }
const post = (path: string, body: unknown, headers = {}): Call => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const wordCalls = questions.map((query) => post('/api/jobs/jobs/search', { query }))

const filters = times(24, (index) => {
  const { country, city } = places[index % places.length] ?? { country: 'ES', city: '' }
  const category = jobCategories[(index * 5) % jobCategories.length]
  const type = jobTypes[index % jobTypes.length]
  const skill = skills[(index * 7) % skills.length]
  const asked = [
    { country, categories: [category] },
    { type: [type], skills: [skill] },
    { city },
    { categories: [category, jobCategories[index % jobCategories.length]], sort: 'deadline' },
  ]
  return asked[index % asked.length]
})
export const filterCalls = filters.map((asked) => post('/api/jobs/jobs/search', asked))

/** Open offers as a member's search returns them, with questions, which guests do not get. */
async function openOffers(
  recorder: Recorder,
  count: number,
): Promise<{ id: string; questions: { id: string }[] }[]> {
  const reader = await bearer(recorder, size.firstFreshVolunteer - 1)
  const { response } = await recorder.record(
    post('/api/jobs/jobs/search', { limit: count, sort: 'newest' }, reader),
  )
  return (response as { data: { id: string; questions: { id: string }[] }[] }).data
}

/** Records the second of two calls, which does not read what the first one cached. */
export async function warm(recorder: Recorder, name: string, calls: Call[]): Promise<Case> {
  const baseline: BaselineCase[] = []
  for (const call of calls) {
    await recorder.record(call)
    const { statements } = await recorder.record(call)
    baseline.push({ statements, known: [] })
  }
  return { name, calls, baseline: baseline }
}

export const bearer = async (recorder: Recorder, person: number) => ({
  authorization: `Bearer ${await recorder.sign(getId('account', person))}`,
})

const logins = times(32, (index) => size.organisations + index * Math.floor(size.volunteers / 250))

async function login(recorder: Recorder, plain: string, hash: string): Promise<Case> {
  const calls = logins.map((number) =>
    post('/api/account/login', { email: `person${number}@bench.example`, password: plain }),
  )
  const baseline: BaselineCase[] = []
  for (const [index, call] of calls.entries()) {
    const { statements } = await recorder.record(call)
    const known = [getId('account', logins[index] ?? 0)]
    baseline.push({ statements, known, password: { hash, plain } })
  }
  return { name: 'login', calls, baseline: baseline }
}

/** Applications by volunteers who have not applied yet; `take` returns the number of the next one. */
export async function apply(recorder: Recorder, take: () => number) {
  const offers = (await openOffers(recorder, 32)).slice(0, 32)
  const callFor = async (index: number): Promise<{ call: Call; volunteer: string }> => {
    const offer = offers[index % offers.length]
    const person = take()
    const answers = offer?.questions.map(({ id }) => ({ question_id: id, answer: 'I have the time.' }))
    const call = post('/api/jobs/job/apply', { job_id: offer?.id, answers }, await bearer(recorder, person))
    return { call, volunteer: getId('account', person) }
  }
  const baseline: BaselineCase[] = []
  for (const index of offers.keys()) {
    const { call, volunteer } = await callFor(index)
    const { statements, response } = await recorder.record(call)
    const { job } = response as { job: { id: string } }
    const asked = offers[index]?.questions.map(({ id }) => id) ?? []
    const owner = statements.flatMap(({ values }) => values).filter((value) => owners.has(String(value)))
    baseline.push({ statements, known: [job.id, ...asked, ...owner.map(String)], volunteer })
  }
  return { name: 'apply', baseline: baseline, callFor }
}

const owners = new Set(times(size.organisations, (index) => getId('account', index)))

/** The cases with repeatable calls: queries and the login. */
export async function steadyCases(
  recorder: Recorder,
  password: { plain: string; hash: string },
): Promise<Case[]> {
  const offers = await openOffers(recorder, 48)
  const reader = await bearer(recorder, size.firstFreshVolunteer - 1)
  const readers = await Promise.all(times(32, (index) => bearer(recorder, readerNumber(index))))
  const notificationCalls = readers.map(
    (headers): Call => ({ method: 'GET', path: '/api/notifications/notify', headers }),
  )
  const offerCalls = offers.map(({ id }): Call => ({ method: 'GET', path: `/api/jobs/job/${id}` }))
  return [
    await warm(recorder, 'offer search, words', wordCalls),
    await warm(recorder, 'offer search, filters', filterCalls),
    await warm(recorder, 'offer, as a guest', offerCalls),
    await warm(
      recorder,
      'offer, signed in',
      offerCalls.map((call) => ({ ...call, headers: reader })),
    ),
    await warm(recorder, 'notification list', notificationCalls),
    await login(recorder, password.plain, password.hash),
  ]
}
