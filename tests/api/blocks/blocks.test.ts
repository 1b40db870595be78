import { describe, expect, test } from 'vitest'
import { buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

const ids = (things: { id: string }[]) => things.map(({ id }) => id)

/** Creates an organisation with an open offer, one applicant and one volunteer who did not apply. */
async function setScene() {
  const huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  const [lucia, mateo] = [await buildVolunteer(), await buildVolunteer({ name: 'Mateo Ruiz' })]
  const job = await buildJob(huerto, { title: 'Prune the olive trees' })
  const application = await buildApplication(job, lucia)
  return { huerto, lucia, mateo, job, application }
}

const block = (one: { id: string }, by: Awaited<ReturnType<typeof buildVolunteer>>) =>
  testApp.as(by).post(`/api/moderation/block/${one.id}`)

describe('a block between a volunteer and an organisation', () => {
  test('A volunteer who blocked an organisation does not find its offers, nor opens them by address', async () => {
    const { huerto, lucia, mateo, job } = await setScene()
    await block(huerto, mateo)
    const [him, her] = [testApp.as(mateo), testApp.as(lucia)]
    const listed = (person: typeof him) => person.get('/api/jobs/jobs?limit=50')
    const owned = (person: typeof him) => person.get(`/api/jobs/jobs?owner=${huerto.id}`)
    const found = (person: typeof him) => person.post('/api/jobs/jobs/search', { query: 'olive', limit: 50 })
    const anywhere = (person: typeof him) => person.post('/api/jobs/jobs/globalSearch', { search: 'olive' })
    for (const ask of [listed, owned, found, anywhere]) {
      expect(ids((await ask(her)).body.data)).toContain(job.id)
      expect(ids((await ask(him)).body.data)).not.toContain(job.id)
    }
    expect((await him.get(`/api/jobs/job/${job.id}`)).status).toBe(404)
    expect((await her.get(`/api/jobs/job/${job.id}`)).status).toBe(200)
    const applying = await him.post('/api/jobs/job/apply', { job_id: job.id, answers: [] })
    expect([applying.status, applying.body.error]).toEqual([403, 'Not possible with this person'])
    expect((await him.post(`/api/jobs/jobs/${job.id}/favorite`)).status).toBe(404)
  })

  test('An organisation does not see an applicant who blocked it until the block is lifted', async () => {
    const { huerto, lucia, job, application } = await setScene()
    const [app, her] = [testApp.as(huerto), testApp.as(lucia)]
    const applicants = () => app.post('/api/jobs/job/application', { job_id: job.id })
    const seen = async () => {
      const { body } = await applicants()
      const own = (await app.get(`/api/jobs/jobs?owner=${huerto.id}`)).body.data[0]
      return [body.data.length, body.meta.total, own.counts.applications, own.counts.pending]
    }
    expect(await seen()).toEqual([1, 1, 1, 1])
    await block(huerto, lucia)
    expect(await seen()).toEqual([0, 0, 0, 0])
    expect(String((await app.get(`/api/jobs/jobs/${job.id}/applications.csv`)).body)).not.toContain(
      lucia.name,
    )
    for (const person of [app, her]) {
      expect((await person.get(`/api/jobs/job/application/${application.id}`)).status).toBe(404)
    }
    expect((await her.get('/api/jobs/jobs?applied=true')).body.data).toEqual([])
    await her.delete(`/api/moderation/block/${huerto.id}`)
    expect(await seen()).toEqual([1, 1, 1, 1])
  })
})

test('An organisation finds a volunteer whom it blocks in no list', async () => {
  const { huerto, lucia, application } = await setScene()
  const app = testApp.as(huerto)
  await app.put(`/api/jobs/job/application/${application.id}`, { status: 'accepted' })
  const serving = async (question = '') => (await app.get(`/api/jobs/volunteers${question}`)).body
  const directory = async () => ids((await app.get('/api/account/users?provider=false&limit=50')).body.data)
  expect((await serving()).meta.total).toBe(1)
  expect(await directory()).toContain(lucia.id)
  await block(lucia, huerto)
  expect((await serving()).meta.total).toBe(0)
  expect((await serving('?query=lucia')).data).toEqual([])
  expect(await directory()).not.toContain(lucia.id)
  expect((await app.get(`/api/jobs/jobs?volunteer=${lucia.id}`)).body.data).toEqual([])
})

test('An ended offer notifies its applicants, but none on either side of a block with its organisation', async () => {
  const notified = async (ending: 'close' | 'delete') => {
    const { huerto, lucia, mateo, job } = await setScene()
    const bruno = await buildVolunteer({ name: 'Bruno Sá' })
    for (const person of [mateo, bruno]) await buildApplication(job, person)
    await block(huerto, lucia)
    await block(mateo, huerto)
    const app = testApp.as(huerto)
    const place = `/api/jobs/jobs/${job.id}`
    const { status } = await (ending === 'close'
      ? app.post(`${place}/close`)
      : app.delete(`${place}?insist=true`))
    expect(status).toBeLessThan(300)
    await testApp.work()
    const { rows } = await testApp.platform.database.pool.query(
      `select account_id from notifications where action_id = $1 and detail in ('closed', 'refused')
       union all select account_id from mails where about = $2`,
      [job.id, huerto.id],
    )
    return [...new Set(rows.map(({ account_id }) => account_id === bruno.id))]
  }
  expect([await notified('close'), await notified('delete')]).toEqual([[true], [true]])
})

test('Who blocked or muted an account that is suspended can end that, and reads its name only after the suspension', async () => {
  const [lucia, mateo] = [await buildVolunteer(), await buildVolunteer({ name: 'Mateo Ruiz' })]
  const clara = testApp.as(await buildVolunteer({ moderator: true }))
  const suspend = (action: 'suspend' | 'restore') =>
    clara.post('/api/moderation/decide', { kind: 'user', id: mateo.id, action, reason: 'spam' })
  const her = testApp.as(lucia)
  const listed = async () => {
    const lists = [await her.get('/api/moderation/blocks'), await her.get('/api/moderation/mutes')]
    return lists.map(({ body }) => body.map(({ id, name }: { id: string; name: string }) => [id, name]))
  }
  await her.post(`/api/moderation/mute/${mateo.id}`)
  await block(mateo, lucia)
  const named = [[mateo.id, 'Mateo Ruiz']]
  expect(await listed()).toEqual([named, named])
  expect((await suspend('suspend')).status).toBe(201)
  const nameless = [[mateo.id, '']]
  expect(await listed()).toEqual([nameless, nameless])
  expect((await suspend('restore')).status).toBe(201)
  expect(await listed()).toEqual([named, named])
  await suspend('suspend')
  expect((await her.delete(`/api/moderation/block/${mateo.id}`)).status).toBe(204)
  expect((await her.delete(`/api/moderation/mute/${mateo.id}`)).status).toBe(204)
  expect(await listed()).toEqual([[], []])
})
