import { beforeAll, expect, test } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { buildOrganisation, buildPerson, buildVolunteer } from '../people.ts'
import type { Caller } from './setup/caller.ts'
import { openTown } from './setup/town.ts'

const town = openTown()
const callers: Record<string, Caller> = {}
beforeAll(async () => {
  callers.guest = town.guest
  callers.unvalidated = town.as(await buildPerson({ validatedAt: null }))
  callers.volunteer = town.as(await buildVolunteer())
  callers.organisation = town.as(await buildOrganisation())
  callers.moderator = town.as(await buildVolunteer({ moderator: true }))
})

// What an empty body gets: 400 and 404 mean that this person was let in. In the order of `kinds`.
const kinds = ['guest', 'unvalidated', 'volunteer', 'organisation', 'moderator'] as const
const everyone = (status: number) => [status, status, status, status, status]
const table: [method: string, path: string, statuses: number[]][] = [
  ['POST', '/register', everyone(400)],
  ['POST', '/validate', everyone(400)],
  ['POST', '/validate/resend', everyone(400)],
  ['PUT', '/validate/email', [401, 400, 400, 400, 400]],
  ['POST', '/login', everyone(400)],
  ['POST', '/verify-social-token-signin', everyone(400)],
  ['POST', '/refresh-token', everyone(400)],
  ['POST', '/logout', everyone(400)],
  ['GET', '/user-by-token', [401, 200, 200, 200, 200]],
  ['GET', `/user/${newId()}`, everyone(404)],
  ['GET', '/users', everyone(200)],
  ['PUT', '/settings', [401, 403, 400, 400, 400]],
  ['PUT', '/preferences', [401, 403, 200, 200, 200]],
  ['POST', '/email', [401, 403, 400, 400, 400]],
  ['PUT', '/password', [401, 403, 400, 400, 400]],
  ['POST', '/password/forgot', everyone(400)],
  ['POST', '/password/reset', everyone(400)],
  ['GET', '/sessions', [401, 200, 200, 200, 200]],
  ['DELETE', `/sessions/${newId()}`, [401, 404, 404, 404, 404]],
  ['POST', '/first-login/done', [401, 403, 204, 204, 204]],
]

test.each(table)('%s %s', async (method, path, statuses) => {
  const body = method === 'GET' ? undefined : {}
  for (const [index, kind] of kinds.entries()) {
    const answer = await callers[kind]?.send(method, `/api/account${path}`, body)
    expect([kind, answer?.status]).toEqual([kind, statuses[index]])
  }
})

test('other methods are told what is allowed', async () => {
  const { status, headers } = await town.guest.get('/api/account/login')
  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('POST, OPTIONS')
})
