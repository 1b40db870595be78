import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { decode } from './decode.ts'
import type { Endpoint } from './endpoint.ts'

export type Route = {
  pattern: string
  /** What each path begins with. */
  prefix: string
  parameters: string[]
  matcher: RegExp
  endpoint: Endpoint
}
export type FindEndpoint = (path: string) => Match | null
type Match = { endpoint: Endpoint; pattern: string; parameters: Record<string, string> }

/** Imports the endpoints of pages/api by Next's convention: `jobs/job/[id].ts` serves `/api/jobs/job/<id>`. */
export async function readEndpoints(folder: string): Promise<Route[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts')).sort()
  const routes = await Promise.all(
    files.map(async (file) => {
      const { default: endpoint }: { default: Endpoint } = await import(
        pathToFileURL(join(folder, file)).href
      )
      return toRoute(file, endpoint)
    }),
  )
  // Fixed paths go before parameters: /ratings/me before /ratings/[userId].
  return routes.sort((one, other) => one.parameters.length - other.parameters.length)
}

function toRoute(file: string, endpoint: Endpoint): Route {
  const pattern = `/api/${file.replace(/\.ts$/, '').replace(/(^|\/)index$/, '')}`.replace(/\/$/, '')
  const parameters = [...pattern.matchAll(/\[(\w+)\]/g)].map(([, name]) => name ?? '')
  const escaped = pattern.replaceAll('.', '\\.').replaceAll(/\[\w+\]/g, '([^/]+)')
  const [prefix = ''] = pattern.split('[', 1)
  return { pattern, prefix, parameters, matcher: new RegExp(`^${escaped}/?$`), endpoint }
}

/** Returns a function that finds the endpoint of a path; it matches only routes with the same part after `/api`. */
export function createRouter(routes: Route[]): FindEndpoint {
  const groups = Map.groupBy(routes, ({ pattern }) => getGroup(pattern))
  const fixed = new Map(
    routes.flatMap((route) => (route.parameters.length > 0 ? [] : [[route.pattern, route]])),
  )
  return (path) => {
    const known = fixed.get(path)
    if (known) return { endpoint: known.endpoint, pattern: known.pattern, parameters: {} }
    return match(groups.get(getGroup(path)) ?? [], path)
  }
}

const getGroup = (path: string): string => path.split('/', 3)[2] ?? ''

function match(routes: Route[], path: string): Match | null {
  for (const { matcher, prefix, parameters, pattern, endpoint } of routes) {
    const found = path.startsWith(prefix) && matcher.exec(path)
    if (!found) continue
    const values = parameters.map((name, index) => [name, decode(found[index + 1] ?? '')] as const)
    return { endpoint, pattern, parameters: Object.fromEntries(values) }
  }
  return null
}
