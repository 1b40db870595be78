import type { Page } from '@playwright/test'
import { demoEmail, demoPassword } from '../../../lib/demo.ts'
import { getCookie, storeSession } from './people.ts'

/** Signs in as a demo account. */
export async function comeAs(
  page: Page,
  key: 'lucia' | 'huertovivo' | 'clara' | 'mateo' | 'puentenorte',
): Promise<void> {
  await storeSession(page, await getSession(page, key), 'town')
}

async function getSession(page: Page, key: string) {
  const data = { email: demoEmail(key), password: demoPassword }
  return (await page.request.post('/api/account/login', { data })).json()
}

/** Returns a demo account by name. */
export const getId = async (page: Page, key: string): Promise<string> => (await getSession(page, key)).user.id

type Found = { data: { id: string; counts: { applications: number; waitlisted: number } | null }[] }

async function ask(page: Page, query: string): Promise<Found> {
  const token = await getCookie(page, 'brota.token')
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const answer = await page.request.get(`/api/jobs/jobs?${query}`, { headers })
  return answer.json()
}

/** A demo offer that is open to applications. */
export async function someOffer(page: Page): Promise<string> {
  const { data } = await ask(page, 'limit=1')
  return data[0]?.id ?? ''
}

/** The viewer’s offer with most of these. */
async function offerWithMost(page: Page, counted: 'applications' | 'waitlisted'): Promise<string> {
  const { data } = await ask(page, `owner=${await getCookie(page, 'brota.user_id')}&limit=50`)
  const sorted = data.toSorted((a, b) => (b.counts?.[counted] ?? 0) - (a.counts?.[counted] ?? 0))
  return sorted[0]?.id ?? ''
}

/** The viewer’s offer with most applicants. */
export const ownOffer = (page: Page): Promise<string> => offerWithMost(page, 'applications')

/** The viewer’s offer with the longest waiting list. */
export const waitedForOffer = (page: Page): Promise<string> => offerWithMost(page, 'waitlisted')

/** Two applications to one of the viewer’s offers. */
export async function applicantsOf(page: Page, jobId: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await getCookie(page, 'brota.token')}` }
  const answer = await page.request.post('/api/jobs/job/application', {
    headers,
    data: { job_id: jobId, limit: 2 },
  })
  const { data }: { data: { id: string }[] } = await answer.json()
  return data.map(({ id }) => id)
}

/** A demo post. */
export async function somePost(page: Page): Promise<string> {
  const token = await getCookie(page, 'brota.token')
  const headers = { Authorization: `Bearer ${token}` }
  const { data } = await (await page.request.get('/api/posts/posts?limit=1', { headers })).json()
  return data[0]?.id ?? ''
}
