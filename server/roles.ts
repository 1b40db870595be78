import { operatorCalls } from '#lib/calls.ts'
import type { Pages } from './pages.ts'
import type { Role } from './platform/config/index.ts'
import { sendError } from './platform/http/errorPage.ts'
import { apiError } from './platform/http/index.ts'
import type { Route } from './platform/http/router.ts'

export const answersVisitors = (role: Role): boolean => role !== 'worker'
export const worksOnQueue = (role: Role): boolean => role !== 'web'

const forOperators = new Set<string>(Object.values(operatorCalls))

/** The endpoints of a process: a worker has those of its operator only. */
export const getRoutes = (role: Role, routes: Route[]): Route[] =>
  answersVisitors(role) ? routes : routes.filter(({ pattern }) => forOperators.has(pattern))

/** In place of the pages of a worker, for which Next is not started. */
export const noPages: Pages = {
  handle: (request, response) => sendError(request, response, apiError('notFound')),
  attach: () => {},
  close: async () => {},
}
