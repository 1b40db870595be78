import { beforeEach, describe, expect, it } from 'vitest'
import { answersFor, buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, completeVolunteer, type Person } from '../../people.ts'
import { buildComment, buildPost } from '../../posts.ts'
import { recordAllStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '0' })
let lucia: Person
let mateo: Person
let huertoVivo: Person

beforeEach(async () => {
  lucia = await buildVolunteer(completeVolunteer)
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  huertoVivo = await buildOrganisation({ name: 'Huerto Vivo' })
})

const list = async (person = lucia) => (await testApp.as(person).get('/api/notifications/notify')).body
const about = async (person = lucia): Promise<[string, string, string][]> =>
  (await list(person)).map((one: { type: string; detail: string; about: string }) => [
    one.type,
    one.detail,
    one.about,
  ])

describe('a notification of an offer', () => {
  it('A notification shows the current title of the offer to both sides', async () => {
    const job = await buildJob(huertoVivo, { title: 'Huerto de Benimaclet' })
    const applied = await testApp
      .as(lucia)
      .post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job) })
    await testApp.as(huertoVivo).put(`/api/jobs/job/application/${applied.body.id}`, { status: 'accepted' })
    expect(await about(huertoVivo)).toEqual([['jobs', 'applied', 'Huerto de Benimaclet']])
    expect(await about()).toEqual([['jobs', 'accepted', 'Huerto de Benimaclet']])
    const { pool } = testApp.platform.database
    await pool.query(`update jobs set title = 'Huerto de Alboraya' where id = $1`, [job.id])
    expect(await about()).toEqual([['jobs', 'accepted', 'Huerto de Alboraya']])
    await pool.query(`update jobs set hidden_from = 'published', status = 'draft' where id = $1`, [job.id])
    expect(await about()).toEqual([['jobs', 'accepted', '']])
  })

  it('A notification of a deleted offer has no title and is still listed', async () => {
    const job = await buildJob(huertoVivo)
    await buildApplication(job, lucia)
    await testApp.as(huertoVivo).delete(`/api/jobs/jobs/${job.id}?insist=true`)
    await testApp.work()
    expect(await about()).toEqual([['jobs', 'closed', '']])
  })

  it('A notification of a rating quotes its comment', async () => {
    const job = await buildJob(huertoVivo)
    const application = await buildApplication(job, lucia)
    await testApp.as(huertoVivo).put(`/api/jobs/job/application/${application.id}`, { status: 'accepted' })
    await testApp
      .as(lucia)
      .post(`/api/account/ratings/${huertoVivo.id}`, { rate: 5, comment: 'They teach well.' })
    expect(await about(huertoVivo)).toEqual([['jobs', 'rated', 'They teach well.']])
  })
})

describe('a notification of a post', () => {
  const put = (path: string, person = mateo) => testApp.as(person).post(`/api/posts/${path}`)

  it('Notifications quote the liked post and one line of the newest comment', async () => {
    const post = await buildPost(lucia, { text: 'The first beans\n\n are up.' })
    await put(`posts/${post.id}/like`)
    for (const text of ['How tall?', `And the ${'peas '.repeat(60)}`]) {
      await testApp.as(mateo).post(`/api/posts/posts/${post.id}/comments`, { text, mentions: [] })
    }
    const [[, , comment], liked] = (await about()) as [[string, string, string], unknown]
    expect(liked).toEqual(['likes', '', 'The first beans are up.'])
    expect(comment).toMatch(/^And the (peas ?)+…$/)
    expect(comment.length).toBeLessThan(145)
  })

  it('Notifications quote the liked comment and the text of a mention', async () => {
    const post = await buildPost(mateo, { text: 'Thanks, @Lucía', mentions: [lucia.id] })
    const comment = await buildComment(post, lucia, 'With pleasure.')
    await put(`comments/${comment.id}/like`)
    const other = await buildPost(huertoVivo, { text: 'Nothing about them.' })
    await testApp
      .as(mateo)
      .post(`/api/posts/posts/${other.id}/comments`, { text: '@Lucía, look', mentions: [lucia.id] })
    await testApp.as(mateo).put(`/api/posts/posts/${post.id}`, { text: 'Hello', mentions: [], media: [] })
    expect(await about()).toEqual([
      ['mention', '', '@Lucía, look'],
      ['like-comment', '', 'With pleasure.'],
    ])
  })

  it('A notification does not quote deleted or removed content, even after it was read', async () => {
    const post = await buildPost(lucia)
    const comment = await testApp
      .as(mateo)
      .post(`/api/posts/posts/${post.id}/comments`, { text: 'Words that go.', mentions: [] })
    await testApp.as(lucia).put('/api/notifications/read')
    const { pool } = testApp.platform.database
    await pool.query('update comments set hidden_at = now() where id = $1', [comment.body.id])
    expect(await about()).toEqual([['comments', '', '']])
    await pool.query('delete from comments where id = $1', [comment.body.id])
    expect(await about()).toEqual([['comments', '', '']])
  })

  it('A notification in the live stream has the quote too', async () => {
    const post = await buildPost(lucia, { text: 'The first beans are up.' })
    await put(`posts/${post.id}/like`)
    const { rows } = await testApp.platform.database.pool.query(
      `select data->>'about' as about from live_events where account_id = $1 and event = 'notification'`,
      [lucia.id],
    )
    expect(rows).toEqual([{ about: 'The first beans are up.' }])
  })
})

it('A list about offers, ratings and posts is one statement, with what it quotes', async () => {
  const job = await buildJob(huertoVivo, { title: 'Huerto de Benimaclet' })
  await testApp.as(lucia).post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job) })
  const post = await buildPost(huertoVivo, { text: 'The first beans are up.' })
  await testApp.as(lucia).post(`/api/posts/posts/${post.id}/like`)
  const statements = await recordAllStatements(async () => {
    expect(await about(huertoVivo)).toEqual([
      ['likes', '', 'The first beans are up.'],
      ['jobs', 'applied', 'Huerto de Benimaclet'],
    ])
  })
  const asked = statements.filter(({ text }) => text.includes('"notifications"'))
  expect(asked).toHaveLength(1)
  expect(statements.filter(({ text }) => /"(jobs|posts)"/.test(text))).toEqual(asked)
})

it('A notification of a request to connect quotes nothing', async () => {
  await testApp.as(mateo).post('/api/friends/add', { friend_id: lucia.id })
  expect(await about()).toEqual([['friends', 'asked', '']])
})

describe('a mention that is taken back', () => {
  it('It leaves the list of who has not read it, unless another text of its author still mentions them', async () => {
    const [his, post] = [testApp.as(mateo), await buildPost(huertoVivo)]
    const comments = `/api/posts/posts/${post.id}/comments`
    const look = { text: `@[Lucía](${lucia.id}) look`, mentions: [lucia.id] }
    const { body: first } = await his.post(comments, look)
    const { body: second } = await his.post(comments, look)
    expect((await his.put(`/api/posts/comments/${first.id}`, { text: 'Look', mentions: [] })).status).toBe(
      200,
    )
    expect((await about()).map(([type]) => type)).toEqual(['mention'])
    expect((await his.delete(`/api/posts/comments/${second.id}`)).status).toBe(204)
    expect(await about()).toEqual([])
    const { body: own } = await his.post('/api/posts/posts', { ...look, media: [] })
    expect((await about()).map(([type]) => type)).toEqual(['mention'])
    const without = { text: 'Look', media: [], mentions: [], updatedAt: own.updatedAt }
    expect((await his.put(`/api/posts/posts/${own.id}`, without)).status).toBe(200)
    expect(await about()).toEqual([])
  })
})
