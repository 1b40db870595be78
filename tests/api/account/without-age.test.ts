import { beforeAll, describe, expect, test } from 'vitest'
import { buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { listEndpoints } from '../setup/sendRaw.ts'
import { getSettings } from '../setup/settings.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MINIMUM_AGE: '16' })

let ageless: Person
beforeAll(async () => {
  ageless = await buildVolunteer({ age: null })
})

const me = async (person: Person) => (await testApp.as(person).get('/api/account/user-by-token')).body
const write = (person: Person) => testApp.as(person).post('/api/posts/posts', { text: 'Rain at last' })

/** The mutations that need no age: those of the own account and its own lists, and blocking and reporting. */
const open = [
  'DELETE /account/recent-search/[userId]',
  'DELETE /account/sessions/[id]',
  'DELETE /account/user/[id]',
  'DELETE /chat/message/[id]',
  'DELETE /moderation/block/[userId]',
  'DELETE /moderation/mute/[userId]',
  'DELETE /notifications/delete-all/[userId]',
  'DELETE /posts/posts/[id]/hide',
  'DELETE /posts/posts/[id]/save',
  'POST /account/email',
  'POST /account/first-login/done',
  'POST /account/recent-search/[userId]',
  'POST /moderation/block/[userId]',
  'POST /moderation/mute/[userId]',
  'POST /moderation/report',
  'POST /notifications/restore-all/[userId]',
  'POST /posts/posts/[id]/hide',
  'POST /posts/posts/[id]/save',
  'POST /posts/posts/watch',
  'PUT /account/password',
  'PUT /account/preferences',
  'PUT /account/settings',
  'PUT /account/validate/email',
  'PUT /chat/update-unread/[conversationId]',
  'PUT /moderation/hidden',
  'PUT /notifications/preferences',
  'PUT /notifications/read',
]

describe('a volunteer without an age', () => {
  test('A volunteer without an age can read as a member and only change their own account', async () => {
    const closed = { error: 'Complete your age' }
    for (const { pattern, path, operations } of await listEndpoints()) {
      for (const [method, { kind, access }] of operations) {
        const call = `${method} ${pattern.replace('/api', '')}`
        if (kind === 'query' || !['user', 'volunteer'].includes(access) || open.includes(call)) continue
        const response = await testApp.as(ageless).send(method, path, method === 'HEAD' ? undefined : {})
        expect({ call, status: response.status }).toEqual({ call, status: 403 })
        if (method !== 'HEAD') expect({ call, ...response.body }).toMatchObject({ call, ...closed })
      }
    }
    const job = await buildJob(await buildOrganisation())
    const read = await testApp.as(ageless).get(`/api/jobs/job/${job.id}`)
    expect(read.body).toMatchObject({ requirements: 'Boots.', applyRefusal: 'profile-incomplete' })
    expect((await testApp.as(ageless).get('/api/posts/posts')).status).toBe(200)
  })

  test('Only the mutations listed here need no age', async () => {
    const endpoints = await listEndpoints()
    const named = endpoints.flatMap(({ pattern, operations }) =>
      operations
        .filter(
          ([, { kind, access, withoutAge }]) => kind !== 'query' && withoutAge && !['guest'].includes(access),
        )
        .map(([method]) => `${method} ${pattern.replace('/api', '')}`),
    )
    expect(named.sort()).toEqual(open)
  })

  test('A volunteer without an age is told so, gets no unusable buttons, and can write once the age is saved', async () => {
    const person = await buildVolunteer({ age: null })
    expect(await me(person)).toMatchObject({ needsAge: true, age: null })
    const other = await buildVolunteer()
    const can = async () => (await testApp.as(person).get(`/api/account/user/${other.id}`)).body.can
    expect(await can()).toEqual({
      connect: false,
      message: false,
      rate: false,
      report: true,
      mute: true,
      block: true,
    })
    const refused = await write(person)
    expect([refused.status, refused.body.error]).toEqual([403, 'Complete your age'])
    const save = (age: number | null) =>
      testApp.as(person).put('/api/account/settings', { ...getSettings('Ana', 'here'), age })
    expect((await save(12)).body.error).toBe('Below the minimum age')
    expect((await write(person)).status).toBe(403)
    expect((await save(30)).body).toMatchObject({ needsAge: false, age: 30 })
    // Every process sees the change within a second.
    const soon = { timeout: 1_000 }
    await expect.poll(async () => (await write(person)).status, soon).toBe(201)
    expect((await can()).connect).toBe(true)
    // Emptying the age removes it.
    await save(null)
    await expect.poll(async () => (await write(person)).status, soon).toBe(403)
  })

  test('An organisation needs no age', async () => {
    const huerto = await buildOrganisation()
    expect((await me(huerto)).needsAge).toBe(false)
    expect((await write(huerto)).status).toBe(201)
  })
})
