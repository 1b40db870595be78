import { readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { sep } from 'node:path'
import { cookieNames } from '#lib/cookies.ts'
import { platform } from '../index.ts'
import { getCallerAddress, getCookie } from './facts.ts'
import type { Route } from './router.ts'

/** Returns a test for paths of static files, which are not counted because a page loads many of them. */
export function createFileTest(): (path: string) => boolean {
  const published = new Set(
    readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice('public'.length).replaceAll(sep, '/')}/${name}`),
  )
  return (path) => path.startsWith('/_next/static/') || published.has(path)
}

/**
 * Counts a page or its data for the IP address and for the signed-in account. While the database is away the caller
 * counts as a guest; the page itself reports the failure.
 */
export async function countPage(request: IncomingMessage): Promise<void> {
  const { auth, limits } = platform()
  await limits.spendAddress(getCallerAddress(request))
  const token = getCookie(request, cookieNames.token)
  const viewer = token ? await auth.findViewerByBearer(token).catch(() => null) : null
  if (viewer) await limits.spendPerson(viewer.id)
}

/**
 * Counts a call for its IP address before anything else, so that bad bearers, malformed ids and unknown endpoints count,
 * too. Bad bearers have no lower limit: a class after its break sends hundreds of expired ones from one address, and
 * 256 bits cannot be guessed.
 */
export async function countCall(
  request: IncomingMessage,
  endpoint: Route['endpoint'] | undefined,
): Promise<void> {
  // A CORS preflight does nothing.
  if (request.method === 'OPTIONS') return
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && endpoint?.operations.GET?.files) return
  await platform().limits.spendAddress(getCallerAddress(request))
}
