import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { reports } from '#server/modules/moderation/tables.ts'
import { ratings } from '#server/modules/ratings/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildComment, buildPost } from '../../posts.ts'
import { countWaiting } from '../setup/countWaiting.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()

/** Lucía, who reports content of Mateo and Huerto Vivo. */
async function setScene() {
  const [lucia, mateo] = [await buildVolunteer(), await buildVolunteer({ name: 'Mateo Ruiz' })]
  const huerto = await buildOrganisation()
  const flag = (kind: string, id: string, more = {}, by: Person = lucia) =>
    testApp.as(by).post('/api/moderation/report', { kind, id, reason: 'spam', ...more })
  return { lucia, mateo, huerto, flag }
}

async function messageTo(reader: Person, writer: Person): Promise<string> {
  const { body } = await testApp.as(writer).post('/api/chat/save', { userId: reader.id, message: 'Buy this' })
  return body.id
}

async function getRating(author: Person, organisation: Person): Promise<string> {
  const id = newId()
  await testApp.platform.database.db
    .insert(ratings)
    .values({ id, authorId: author.id, organisationId: organisation.id, rate: 1, comment: 'Bah' })
  return id
}

describe('a report', () => {
  test('A report of each kind of content saves the owner of the content', async () => {
    const { lucia, mateo, huerto, flag } = await setScene()
    const post = await buildPost(mateo)
    const subjects = [
      ['user', mateo.id, mateo],
      ['post', post.id, mateo],
      ['comment', (await buildComment(post, mateo)).id, mateo],
      ['message', await messageTo(lucia, mateo), mateo],
      ['rating', await getRating(mateo, huerto), mateo],
      ['job', (await buildJob(huerto)).id, huerto],
    ] as const
    for (const [kind, id, owner] of subjects) {
      const { status, body } = await flag(kind, id, { text: 'Look at this' })
      expect([kind, status, body.again]).toEqual([kind, 201, false])
      const [row] = await testApp.platform.database.db.select().from(reports).where(eq(reports.id, body.id))
      expect(row).toMatchObject({
        reporterId: lucia.id,
        ownerId: owner.id,
        kind,
        subjectId: id,
        reason: 'spam',
      })
    }
  })

  test('Repeated reports of one subject are one report, also when sent at once', async () => {
    const { mateo, flag } = await setScene()
    const responses = await Promise.all(Array.from({ length: 8 }, () => flag('user', mateo.id)))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201])
  })

  test('A report of content that the viewer cannot see gives 404', async () => {
    const { lucia, mateo, huerto, flag } = await setScene()
    const draft = await buildJob(huerto, { status: 'draft' })
    const notTheirs = await messageTo(huerto, mateo)
    for (const [kind, id] of [
      ['user', newId()],
      ['job', draft.id],
      ['message', notTheirs],
    ] as const) {
      expect([kind, (await flag(kind, id)).status]).toEqual([kind, 404])
    }
    const post = await buildPost(mateo)
    await testApp.as(mateo).post(`/api/moderation/block/${lucia.id}`)
    expect((await flag('post', post.id)).status).toBe(404)
    expect((await flag('user', mateo.id)).status).toBe(404)
  })

  test('A report of one’s own account or without a reason is an error', async () => {
    const { lucia, mateo, flag } = await setScene()
    expect((await flag('user', lucia.id)).status).toBe(403)
    const { status, body } = await flag('user', mateo.id, { reason: '' })
    expect([status, body.fields]).toEqual([400, { reason: 'not-in-list' }])
  })

  test('A message that its author deletes while it is reported is not found, and no empty evidence is stored', async () => {
    const { lucia, mateo, flag } = await setScene()
    const id = await messageTo(lucia, mateo)
    const { pool } = testApp.platform.database
    const holder = await pool.connect()
    try {
      // The report has read the message, and waits to be saved.
      await holder.query('begin')
      await holder.query('lock table reports in exclusive mode')
      const waiting = flag('message', id)
      await until(async () => (await countWaiting(pool)) === 1)
      expect((await testApp.as(mateo).delete(`/api/chat/message/${id}`)).status).toBe(204)
      await holder.query('commit')
      expect((await waiting).status).toBe(404)
    } finally {
      holder.release(true)
    }
    for (const table of ['reports', 'reported_messages']) {
      const column = table === 'reports' ? 'subject_id' : 'message_id'
      expect((await pool.query(`select 1 from ${table} where ${column} = $1`, [id])).rows).toEqual([])
    }
  })
})

describe('hiding reported content', () => {
  const listHidden = async (person: Person) => (await testApp.as(person).get('/api/moderation/hidden')).body
  const put = (person: Person, kind: string, id: string, hidden: boolean) =>
    testApp.as(person).put('/api/moderation/hidden', { kind, id, hidden })

  test('Hidden content is listed newest first until the account shows it again', async () => {
    const { lucia, mateo, huerto, flag } = await setScene()
    const [post, job] = [await buildPost(mateo), await buildJob(huerto)]
    await flag('post', post.id)
    await flag('job', job.id)
    expect(await listHidden(lucia)).toEqual([])
    expect((await put(lucia, 'post', post.id, true)).status).toBe(204)
    expect((await put(lucia, 'job', job.id, true)).status).toBe(204)
    const both = [
      { kind: 'job', id: job.id },
      { kind: 'post', id: post.id },
    ]
    expect(await listHidden(lucia)).toEqual(both)
    expect(await listHidden(mateo)).toEqual([])
    await flag('post', post.id)
    expect(await listHidden(lucia), 'a second report shows nothing again').toEqual(both)
    expect((await put(lucia, 'job', job.id, false)).status).toBe(204)
    expect(await listHidden(lucia)).toEqual([{ kind: 'post', id: post.id }])
  })

  test('An account can hide only content that it reported', async () => {
    const { lucia, mateo, flag } = await setScene()
    const post = await buildPost(mateo)
    await flag('post', post.id)
    expect((await put(mateo, 'post', post.id, true)).status).toBe(404)
    expect((await put(lucia, 'comment', post.id, true)).status).toBe(404)
    expect((await put(lucia, 'post', newId(), true)).status).toBe(404)
    const { status, body } = await testApp
      .as(lucia)
      .put('/api/moderation/hidden', { kind: 'post', id: post.id })
    expect([status, body.fields]).toEqual([400, { hidden: 'required' }])
  })

  test('Hidden content stays hidden after a moderator’s decision', async () => {
    const { lucia, mateo, flag } = await setScene()
    const clara = await buildVolunteer({ moderator: true })
    const post = await buildPost(mateo)
    await flag('post', post.id)
    await put(lucia, 'post', post.id, true)
    const dismissed = { kind: 'post', id: post.id, action: 'dismiss' }
    expect((await testApp.as(clara).post('/api/moderation/decide', dismissed)).status).toBe(201)
    expect(await listHidden(lucia)).toEqual([{ kind: 'post', id: post.id }])
  })
})
