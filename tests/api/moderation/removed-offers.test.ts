import { beforeEach, expect, test } from 'vitest'
import { buildApplication, buildJob, type Job } from '../../jobs.ts'
import { buildReport } from '../../moderation.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let clara: Person
let huerto: Person
let lucia: Person
let job: Job

beforeEach(async () => {
  clara = await buildVolunteer({ name: 'Clara Soler', moderator: true })
  huerto = await buildOrganisation()
  lucia = await buildVolunteer()
  job = await buildJob(huerto, { title: `Plant ${crypto.randomUUID().slice(0, 8)}` })
})

const decide = (action: string, kind: 'job' | 'user' = 'job') =>
  testApp.as(clara).post('/api/moderation/decide', {
    ...{ kind, id: kind === 'job' ? job.id : huerto.id, action },
    reason: 'unsafe-offer',
  })
const suspend = () => decide('suspend', 'user')
const lift = () => decide('restore', 'user')

/** What a volunteer gets of the offer: whether the search finds it, its page, and an application to it. */
async function tried(): Promise<unknown[]> {
  const her = testApp.as(lucia)
  const answers = job.questions.map(({ id }) => ({ question_id: id, answer: 'Because I can.' }))
  const { body } = await her.post('/api/jobs/jobs/search', { query: job.title })
  return [
    body.data.filter(({ id }: Job) => id === job.id).length,
    (await her.get(`/api/jobs/job/${job.id}`)).status,
    (await her.post('/api/jobs/job/apply', { job_id: job.id, answers })).status,
  ]
}
const isGone = [0, 404, 404]

/** Whether the moderation queue shows the offer as hidden, so that it can be restored and not removed. */
async function isHiddenInQueue(): Promise<boolean> {
  const { body } = await testApp.as(clara).get('/api/moderation/queue?status=decided&limit=50')
  const entry = body.data.find(({ user }: { user: Person }) => user.id === huerto.id)
  return entry.subjects[0].content.hidden
}

async function grantAppeal(decision: string): Promise<void> {
  const appeal = { decision, text: 'It is safe' }
  expect((await testApp.as(huerto).post('/api/moderation/appeal', appeal)).status).toBe(202)
  const granted = await testApp
    .as(clara)
    .put(`/api/moderation/appeals/${decision}`, { granted: true, text: '' })
  expect(granted.status).toBe(204)
}

test('A moderator cannot show a single offer of a suspended organisation, which returns with it', async () => {
  await buildReport(lucia, huerto, { kind: 'job', subjectId: job.id })
  await suspend()
  expect(await isHiddenInQueue()).toBe(false)
  expect((await decide('restore')).status).toBe(409)
  expect(await tried()).toEqual(isGone)
  await lift()
  expect(await tried()).toEqual([1, 200, 201])
})

test('A moderator restores a removed offer of a suspended organisation, and volunteers see it once the suspension ends', async () => {
  await buildReport(lucia, huerto, { kind: 'job', subjectId: job.id })
  expect((await decide('remove')).status).toBe(201)
  await suspend()
  expect(await isHiddenInQueue()).toBe(true)
  expect((await decide('restore')).status).toBe(201)
  expect(await isHiddenInQueue()).toBe(false)
  expect(await tried()).toEqual(isGone)
  await lift()
  expect(await tried()).toEqual([1, 200, 201])
})

test('An appeal that is granted during a suspension brings the removed offer back only when the suspension ends', async () => {
  const { decision_id } = (await decide('remove')).body
  const appeal = { decision: decision_id, text: 'It is safe' }
  await testApp.as(huerto).post('/api/moderation/appeal', appeal)
  await suspend()
  const granted = { granted: true, text: '' }
  expect((await testApp.as(clara).put(`/api/moderation/appeals/${decision_id}`, granted)).status).toBe(204)
  expect(await tried()).toEqual(isGone)
  await lift()
  expect(await tried()).toEqual([1, 200, 201])
})

test('An offer that a moderator removes during a suspension stays away when the organisation returns', async () => {
  await suspend()
  expect((await decide('remove')).status).toBe(201)
  expect((await decide('remove')).status).toBe(409)
  await lift()
  expect(await tried()).toEqual(isGone)
  expect((await decide('restore')).status).toBe(201)
  expect(await tried()).toEqual([1, 200, 201])
})

test('A removed offer stays away when the warning about it is taken back', async () => {
  await buildReport(lucia, huerto, { kind: 'job', subjectId: job.id })
  const { decision_id } = (await decide('warn')).body
  expect((await decide('remove')).status).toBe(201)
  await grantAppeal(decision_id)
  expect(await tried()).toEqual(isGone)
  await suspend()
  await lift()
  expect(await tried()).toEqual(isGone)
})

test('An offer that a moderator removed leaves the lists of its accepted volunteers until it is restored', async () => {
  await buildApplication(job, lucia, { status: 'accepted' })
  const lists = async () => {
    const all = ['applied=true', `volunteer=${lucia.id}`].map((query) =>
      testApp.as(lucia).get(`/api/jobs/jobs?${query}`),
    )
    return (await Promise.all(all)).map(({ body }) => [
      body.meta.total,
      ...body.data.map(({ id }: Job) => id),
    ])
  }
  expect(await lists()).toEqual([
    [1, job.id],
    [1, job.id],
  ])
  await decide('remove')
  expect(await lists()).toEqual([[0], [0]])
  await decide('restore')
  expect((await lists())[1]).toEqual([1, job.id])
})

test('A removed offer leaves the timelines, and so does what a suspended organisation did', async () => {
  const application = await buildApplication(job, lucia)
  await testApp.as(huerto).put(`/api/jobs/job/application/${application.id}`, { status: 'accepted' })
  await testApp.platform.database.pool.query(
    `update volunteerings set since = now() - interval '1 day' where job_id = $1`,
    [job.id],
  )
  await testApp.as(lucia).post(`/api/account/ratings/${huerto.id}`, { rate: 5 })
  const reader = await buildVolunteer()
  const timelines = () =>
    Promise.all(
      [huerto, lucia].map(async ({ id }) => {
        const { body } = await testApp.as(reader).get(`/api/account/user/${id}/timeline`)
        return body.data?.map(({ kind }: { kind: string }) => kind) ?? body.error
      }),
    )
  const all = [
    ['published', 'joined'],
    ['rated', 'accepted', 'joined'],
  ].map((kinds) => expect.arrayContaining(kinds))
  expect(await timelines()).toEqual(all)
  await decide('remove')
  expect(await timelines()).toEqual([['joined'], ['rated', 'joined']])
  await decide('restore')
  expect(await timelines()).toEqual(all)
  await suspend()
  expect(await timelines()).toEqual(['Not found', ['joined']])
})

test('The organisation sees that its offer was removed, without the images that went with it, until an appeal is granted', async () => {
  const seen = async () => {
    const { body } = await testApp.as(huerto).get(`/api/jobs/job/${job.id}`)
    return [body.status, body.removed, body.config.background?.imgName, body.images.length]
  }
  const shown = ['published', undefined, job.background, job.images.length]
  expect(await seen()).toEqual(shown)
  const { body } = await decide('remove')
  expect(await seen()).toEqual(['draft', true, undefined, 0])
  await grantAppeal(body.decision_id)
  expect(await seen()).toEqual(shown)
})

test('An offer that a server of the release before removed stays away after a suspension, and one that it restored returns', async () => {
  const query = (text: string) => testApp.platform.database.pool.query(text, [job.id])
  await query("update jobs set hidden_from = status, status = 'draft' where id = $1")
  expect((await decide('remove')).status).toBe(409)
  await suspend()
  await lift()
  expect(await tried()).toEqual(isGone)
  await query('update jobs set status = hidden_from, hidden_from = null where id = $1')
  await suspend()
  await lift()
  expect(await tried()).toEqual([1, 200, 201])
})
