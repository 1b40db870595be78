import { readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { sep } from 'node:path'
import { cookieNames } from '#lib/cookies.ts'
import { platform } from '../index.ts'
import { getCallerAddress, getCookie } from './facts.ts'
import type { Route } from './router.ts'

/** Whether a path is a file that is there, of which a page has many: those are never counted. */
export function createFileTest(): (path: string) => boolean {
  const published = new Set(
    readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice('public'.length).replaceAll(sep, '/')}/${name}`),
  )
  return (path) => path.startsWith('/_next/static/') || published.has(path)
}

/**
 * Counts a page or its data for its address and, once that may go on, for whoever is signed in. What cannot be known
 * now (the database is away) is a guest: the page itself says what is wrong.
 */
export async function countPage(request: IncomingMessage): Promise<void> {
  const { auth, limits } = platform()
  await limits.spendAddress(getCallerAddress(request))
  const token = getCookie(request, cookieNames.token)
  const viewer = token ? await auth.findViewerByBearer(token).catch(() => null) : null
  if (viewer) await limits.spendPerson(viewer.id)
}

/**
 * Counts a call for its address before anything is looked at, so that a bad bearer, a malformed id and an endpoint that
 * is not there count like any other. Bad bearers have no smaller ceiling: a class that comes back from lunch sends
 * hundreds of expired ones from one address, and nobody guesses 256 bits.
 */
export async function countCall(
  request: IncomingMessage,
  endpoint: Route['endpoint'] | undefined,
): Promise<void> {
  // A browser asks so before it calls another host: nothing is done for it.
  if (request.method === 'OPTIONS') return
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && endpoint?.operations.GET?.files) return
  await platform().limits.spendAddress(getCallerAddress(request))
}
