import { object } from 'yup'
import type { Session } from '#contracts/account.ts'
import { idInput } from '#contracts/rules.ts'
import { apiError, mutation, query } from '#server/platform/http/index.ts'
import { listSessionRows } from '../queries/sessions.ts'
import { endSession, idleSince } from './sessions.ts'

/** GET /sessions: lists the signed-in devices, last used first. */
export const listSessions = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db, now }): Promise<Session[]> => {
    const rows = await listSessionRows(db, viewer.id, { now, idleSince: idleSince(now) })
    return rows.map(({ id, userAgent, createdAt, usedAt }) => ({
      id,
      device: describeDevice(userAgent),
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      current: id === viewer.sessionId,
    }))
  },
})

// The first match wins, since user agents also name older browsers.
const browsers = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' }
const systems = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS': 'macOS',
  Linux: 'Linux',
}

/** A user agent -> a readable name such as `Firefox · Linux`; "" when nothing is recognised. */
export function describeDevice(userAgent: string): string {
  const findName = (names: Record<string, string>) =>
    Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1]
  return [findName(browsers), findName(systems)].filter(Boolean).join(' · ')
}

/** DELETE /sessions/{id}: signs out one of the caller's devices. */
export const signOutDevice = mutation({
  access: 'user',
  unvalidated: true,
  status: 204,
  input: idInput,
  run: async ({ id }, { viewer, db }) => {
    if (!(await endSession(db, id, viewer.id))) throw apiError('notFound')
  },
})
