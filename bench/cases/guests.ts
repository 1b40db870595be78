import type { Call } from '../measure.ts'
import { callJson, send } from '../site.ts'
import { aims, type Case, get, post } from './case.ts'

const compressed = { 'accept-encoding': 'gzip' }

/** The pages that guests see most, as a browser requests them: the whole page, and again when it has not changed. */
export async function guestCases(origin: string): Promise<Case[]> {
  const found = await callJson(origin, post('/api/jobs/jobs/search', { limit: 8 }))
  const offers = (found as { data: { id: string }[] }).data.map(({ id }) => `/job/${id}`)
  const pages: Record<string, string[]> = {
    '/': ['/'],
    '/jobs': ['/jobs'],
    '/job/{id}': offers,
    '/faq': ['/faq'],
  }
  const cases: Case[] = []
  for (const [name, paths] of Object.entries(pages)) {
    const calls = paths.map((path) => get(path, compressed))
    const again = await Promise.all(calls.map((call) => unchanged(origin, call)))
    cases.push({ kind: 'guest', name: `guest ${name}`, aim: aims.guest, calls })
    cases.push({ kind: 'guest', name: `guest ${name}, 304`, aim: aims.guest, calls: again })
  }
  const scripts = (await findScripts(origin)).map((path) => get(path, compressed))
  cases.push({ kind: 'guest', name: 'guest scripts of /jobs', aim: aims.guest, calls: scripts })
  return cases
}

/** The scripts that a first visit loads with the page. */
async function findScripts(origin: string): Promise<string[]> {
  const { body } = await send(origin, get('/jobs'))
  return [...String(body).matchAll(/<script[^>]* src="(\/_next\/static\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  )
}

/** The call of a browser that has the page already. */
async function unchanged(origin: string, call: Call): Promise<Call> {
  const { headers } = await send(origin, call)
  return { ...call, headers: { ...call.headers, 'if-none-match': headers.etag ?? '"none"' } }
}
