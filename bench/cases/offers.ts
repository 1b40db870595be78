import { jobCategories, jobTypes, skills } from '#contracts/lists.ts'
import { toParams } from '#lib/jobSearch.ts'
import { offerDays } from '../baseline/days.ts'
import { notifications } from '../baseline/notifications.ts'
import { offerAsGuest, offerSignedIn, type Search, searchOffers } from '../baseline/offers.ts'
import { reads, readsSignedIn } from '../baseline/plan.ts'
import { places, questions } from '../fill/passages.ts'
import type { Call } from '../measure.ts'
import { callJson } from '../site.ts'
import { readerNumber, size } from '../size.ts'
import { aims, asBrowser, bearer, type Case, type EndpointCase, get, getId, post, times } from './case.ts'

export const benchPassword = 'bench-password'

/** What the endpoints return unless the call names a number. */
const shown = { offers: 20, notifications: 50 }

const asSearch = (search: Search): Call => post('/api/jobs/jobs/search', search)
/** The site's, unless TIME_ZONE says another. */
const timeZone = 'Europe/Madrid'

const words = questions.map((query) => ({ query }))
export const wordCalls = words.map(asSearch)

const filters: (Search & { skills?: string[] })[] = times(24, (index) => {
  const { country, city } = places[index % places.length] ?? { country: 'ES', city: '' }
  const category = jobCategories[(index * 5) % jobCategories.length] ?? ''
  const type = jobTypes[index % jobTypes.length] ?? ''
  const skill = skills[(index * 7) % skills.length] ?? ''
  const all = [
    { country, categories: [category], sort: 'newest' },
    { type: [type], skills: [skill], sort: 'newest' },
    { city, sort: 'newest' },
    { categories: [category, jobCategories[index % jobCategories.length] ?? ''], sort: 'deadline' },
  ]
  return all[index % all.length] ?? {}
})
export const filterCalls = filters.map(asSearch)

const search = (name: string, searches: Search[]): EndpointCase => ({
  kind: 'endpoint',
  name,
  aim: aims.reads,
  calls: searches.map(asSearch),
  baseline: searches.map((one) => reads(searchOffers(one, shown.offers))),
})

type Offer = { id: string; questions: { id: string }[] }

/** Open offers as a member's search returns them, with questions, which guests do not get. */
async function openOffers(origin: string, limit: number): Promise<Offer[]> {
  const reader = await bearer(size.firstFreshVolunteer - 1)
  const found = await callJson(origin, post('/api/jobs/jobs/search', { limit, sort: 'newest' }, reader))
  return (found as { data: Offer[] }).data
}

const loginNumbers = times(32, (index) => size.organisations + index * Math.floor(size.volunteers / 250))

function login(): EndpointCase {
  const logins = loginNumbers.map((number) => ({
    email: `person${number}@bench.example`,
    password: benchPassword,
  }))
  return {
    kind: 'endpoint',
    name: 'login',
    aim: aims.reads,
    calls: logins.map((one) => post('/api/account/login', one)),
    baseline: logins.map(() => ({ does: 'login' })),
  }
}

/** Applications of these volunteers, each by the next one, signed in advance because signing would slow the load down. */
async function createApplications(offers: Offer[], volunteers: number[]): Promise<() => Call> {
  const applications = offers.map(({ id, questions }) => ({
    job_id: id,
    answers: questions.map((one) => ({ question_id: one.id, answer: 'I have the time.' })),
  }))
  const calls: Call[] = []
  for (const [index, number] of volunteers.entries())
    calls.push(post('/api/jobs/job/apply', applications[index % applications.length], await bearer(number)))
  return () => {
    const call = calls.pop()
    if (!call) throw new Error('all volunteers have applied: the bench needs more of them')
    return call
  }
}

/** Those who apply at Brota are counted from the first who has not applied yet, those at the baseline from the last. */
const apply = async (offers: Offer[]): Promise<EndpointCase> => ({
  kind: 'endpoint',
  name: 'apply',
  aim: aims.apply,
  calls: await createApplications(
    offers,
    times(size.applicants, (index) => size.firstFreshVolunteer + index),
  ),
  baseline: [{ does: 'apply' }],
  baselineCalls: await createApplications(
    offers,
    times(size.applicants, (index) => size.people - 1 - index),
  ),
})

async function listPage(origin: string): Promise<Case> {
  const reader = size.firstFreshVolunteer - 1
  // The plain page has no order by what fits its reader.
  const params = toParams({ sort: 'newest' })
  const found = await callJson(origin, post('/api/jobs/jobs/search', params, await bearer(reader)))
  const shows = (found as { data: Offer[] }).data.map(({ id }) => id)
  const name = `page /jobs, ${shows.length} cards`
  return {
    kind: 'page',
    name,
    aim: aims.page,
    calls: [get('/jobs?sort=newest', await asBrowser(reader))],
    shows,
  }
}

async function notificationList(): Promise<Case> {
  const numbers = times(32, readerNumber)
  const headers = await Promise.all(numbers.map(bearer))
  return {
    kind: 'endpoint',
    name: 'notification list',
    aim: aims.reads,
    calls: headers.map((one) => get('/api/notifications/notify', one)),
    baseline: numbers.map((number) =>
      readsSignedIn(notifications(getId('account', number), shown.notifications)),
    ),
  }
}

/** What happened around each of some offers in two years, for its owner. */
async function offerDaysList(): Promise<Case> {
  const numbers = times(size.viewedOffers, (index) => index)
  const headers = await Promise.all(numbers.map(bearer))
  return {
    kind: 'endpoint',
    name: 'days of an offer, two years',
    aim: aims.reads,
    calls: headers.map((one, number) => get(`/api/jobs/jobs/${getId('job', number)}/days`, one)),
    baseline: numbers.map((number) =>
      readsSignedIn(offerDays(getId('account', number), getId('job', number), timeZone)),
    ),
  }
}

/** The endpoints about offers, notifications, login and applying, and the page of offers. */
export async function offerCases(origin: string): Promise<Case[]> {
  const offers = await openOffers(origin, 48)
  const number = size.firstFreshVolunteer - 1
  const reader = await bearer(number)
  const offer = (name: string, headers: Record<string, string>, account?: string): Case => ({
    kind: 'endpoint',
    name,
    aim: aims.oneRow,
    calls: offers.map(({ id }) => get(`/api/jobs/job/${id}`, headers)),
    baseline: offers.map(({ id }) =>
      account ? readsSignedIn(offerSignedIn(id, account)) : reads(offerAsGuest(id)),
    ),
  })
  return [
    search('offer search, words', words),
    search('offer search, filters', filters),
    offer('offer, as a guest', {}),
    offer('offer, signed in', reader, getId('account', number)),
    await notificationList(),
    await offerDaysList(),
    login(),
    await listPage(origin),
    await apply(offers.slice(0, 32)),
  ]
}
