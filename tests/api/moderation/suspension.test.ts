import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/modules/account/index.ts'
import { jobs } from '#server/modules/jobs/tables.ts'
import { buildJob } from '../../jobs.ts'
import { appealed, buildReport, buildVerificationDocument, warned } from '../../moderation.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildPost } from '../../posts.ts'
import { callMeanwhile } from '../setup/callMeanwhile.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()
const password = 'beans-and-corn'
let clara: Person
let mateo: Person

beforeEach(async () => {
  clara = await buildVolunteer({ name: 'Clara Soler', moderator: true })
  mateo = await buildVolunteer({ name: 'Mateo Ruiz', passwordHash: await hashPassword(password) })
})

const decide = (action: string, id = mateo.id) =>
  testApp.as(clara).post('/api/moderation/decide', { kind: 'user', id, action, reason: 'fraud' })
const logIn = () => testApp.guest.post('/api/account/login', { email: mateo.email, password })

describe('a suspension', () => {
  test('A suspension ends every session, hides the account, and signing in returns a link to appeal', async () => {
    const signedIn = (await logIn()).body
    const him = testApp.as(mateo)
    const post = await buildPost(mateo)
    expect((await him.get('/api/account/user-by-token')).status).toBe(200)
    expect((await decide('suspend')).status).toBe(201)
    // Processes notify each other, which takes less than a second.
    await until(async () => (await him.get('/api/account/user-by-token')).status === 401, 1_000)
    const refreshed = await testApp.guest.post('/api/account/refresh-token', {
      refreshToken: signedIn.refreshToken,
    })
    expect([refreshed.status, refreshed.body.error]).toEqual([403, 'Account suspended'])
    const turnedAway = await logIn()
    expect([turnedAway.status, turnedAway.body.appeal]).toEqual([403, refreshed.body.appeal])
    const lucia = testApp.as(await buildVolunteer())
    expect((await lucia.get(`/api/account/user/${mateo.id}`)).status).toBe(404)
    expect((await lucia.get(`/api/posts/posts/${post.id}`)).status).toBe(404)
    const shown = await testApp.guest.get(`/api/moderation/appeal?token=${turnedAway.body.appeal}`)
    expect(shown.body).toMatchObject({ action: 'suspend', reason: 'fraud' })
  })

  test('An account can sign in after its suspension is lifted, but its old sessions stay closed', async () => {
    const { refreshToken } = (await logIn()).body
    await decide('suspend')
    expect((await decide('restore')).status).toBe(201)
    expect((await logIn()).status).toBe(200)
    expect((await testApp.guest.post('/api/account/refresh-token', { refreshToken })).status).toBe(401)
  })
})

test('A suspended organisation’s offers return with it, except one that was removed separately', async () => {
  const huerto = await buildOrganisation()
  const [stored, removed, draft] = [
    await buildJob(huerto),
    await buildJob(huerto),
    await buildJob(huerto, { status: 'draft' }),
  ]
  const lucia = testApp.as(await buildVolunteer())
  const shown = async () => {
    const listed = (await lucia.get(`/api/jobs/jobs?owner=${huerto.id}`)).body.data
    return [
      listed.map(({ id }: { id: string }) => id),
      (await lucia.get(`/api/jobs/job/${stored.id}`)).status,
    ]
  }
  const body = { kind: 'job', id: removed.id, action: 'remove', reason: 'unsafe-offer' }
  await testApp.as(clara).post('/api/moderation/decide', body)
  expect(await shown()).toEqual([[stored.id], 200])
  await decide('suspend', huerto.id)
  expect(await shown()).toEqual([[], 404])
  await decide('restore', huerto.id)
  expect(await shown()).toEqual([[stored.id], 200])
  const [row] = await testApp.platform.database.db.select().from(jobs).where(eq(jobs.id, draft.id))
  expect(row).toMatchObject({ status: 'draft', hiddenFrom: null })
})

describe('an appeal', () => {
  const write = (token: string) =>
    testApp.guest.post('/api/moderation/appeal', { token, text: 'It was a joke' })
  const response = (id: string, granted: boolean) =>
    testApp
      .as(clara)
      .put(`/api/moderation/appeals/${id}`, { granted, text: granted ? '' : 'We read it twice.' })

  test('An appeal is saved once, also when sent twice at once', async () => {
    const { token } = await warned(mateo)
    const responses = await Promise.all([write(token), write(token)])
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 410])
    expect((await write(token)).body.error).toBe('Appealed already')
  })

  test('The account concerned can appeal without a link, and no other account can', async () => {
    const { id } = await warned(mateo)
    const asked = `/api/moderation/appeal?decision=${id}`
    expect((await testApp.as(mateo).get(asked)).body).toMatchObject({ action: 'warn', reason: 'spam' })
    for (const other of [testApp.as(clara), testApp.guest]) {
      expect((await other.get(asked)).status).toBe(410)
      const written = await other.post('/api/moderation/appeal', { decision: id, text: 'It was a joke' })
      expect(written.status).toBe(410)
    }
    const mine = { decision: id, text: 'It was a joke' }
    expect((await testApp.as(mateo).post('/api/moderation/appeal', mine)).status).toBe(202)
    expect((await testApp.as(mateo).post('/api/moderation/appeal', mine)).body.error).toBe('Appealed already')
    expect((await testApp.as(mateo).get(asked)).body).toMatchObject({
      appealable: false,
      appeal: { decidedAt: null, granted: null },
    })
  })

  test('An appeal needs a genuine link that has not expired', async () => {
    expect((await write('forged.token')).status).toBe(410)
    const month = 31 * 86_400_000
    const { token } = await warned(mateo, { createdAt: new Date(Date.now() - month) })
    expect((await write(token)).status).toBe(410)
  })

  test('Who deleted their account can appeal no more, so that nothing of them comes back', async () => {
    const { token, id } = await warned(mateo)
    const erasure = { confirm: 'delete', password }
    expect((await testApp.as(mateo).delete(`/api/account/user/${mateo.id}`, erasure)).status).toBe(204)
    expect((await write(token)).status).toBe(410)
    expect((await testApp.guest.get(`/api/moderation/appeal?token=${token}`)).status).toBe(410)
    const { rows } = await testApp.platform.database.pool.query(
      'select 1 from appeals where decision_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('A granted appeal lifts the suspension once', async () => {
    await decide('suspend')
    const token = (await logIn()).body.appeal
    await write(token)
    const open = (await testApp.as(clara).get('/api/moderation/appeals?limit=50')).body.data
    const mine = open.find(({ decision }: { decision: { owner: Person } }) => decision.owner.id === mateo.id)
    expect(mine).toMatchObject({ text: 'It was a joke', granted: null, decision: { action: 'suspend' } })
    const responses = await Promise.all([response(mine.id, true), response(mine.id, true)])
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await logIn()).status).toBe(200)
  })

  test('A granted appeal does not undo what was decided later about the same', async () => {
    const lucia = await buildVolunteer()
    const post = await buildPost(mateo)
    const there = { kind: 'post', id: post.id, reason: 'spam' }
    const decideAbout = async (action: string, about: object) =>
      (await testApp.as(clara).post('/api/moderation/decide', { ...about, action })).body.decision_id
    const shown = async () => (await testApp.as(lucia).get(`/api/posts/posts/${post.id}`)).status
    const read = (decision: string) => testApp.as(mateo).get(`/api/moderation/appeal?decision=${decision}`)
    // A restoration answers the open appeal; older data may hold one beside it.
    const leaveOpen = (decision: string) =>
      testApp.platform.database.pool.query(
        `insert into appeals (decision_id, owner_id, text) values ($1, $2, 'It was a joke')`,
        [decision, mateo.id],
      )
    const first = await decideAbout('remove', there)
    await decideAbout('restore', there)
    await leaveOpen(first)
    const second = await decideAbout('remove', there)
    expect((await response(first, true)).status).toBe(204)
    expect(await shown()).toBe(404)
    const unseen = { undone: false, opens: null }
    expect((await read(first)).body).toMatchObject({ ...unseen, appealable: false, replaced: true })
    expect((await read(second)).body).toMatchObject({ ...unseen, appealable: true, replaced: false })
    await testApp.as(mateo).post('/api/moderation/appeal', { decision: second, text: 'It was a joke' })
    expect((await response(second, true)).status).toBe(204)
    expect(await shown()).toBe(200)
    const him = { kind: 'user', id: mateo.id, reason: 'fraud' }
    const suspended = await decideAbout('suspend', him)
    await decideAbout('restore', him)
    await leaveOpen(suspended)
    await decideAbout('suspend', there)
    expect((await response(suspended, true)).status).toBe(204)
    expect((await logIn()).body.error).toBe('Account suspended')
  })

  test('Who restores something grants the open appeal about it, so that nobody turns that down afterwards', async () => {
    const [post, other] = [await buildPost(mateo), await buildPost(mateo)]
    const decideAbout = async (action: string, kind: string, id: string) => {
      const body = { kind, id, action, reason: 'spam', text: `We ${action} it.` }
      return (await testApp.as(clara).post('/api/moderation/decide', body)).body.decision_id
    }
    const appeal = async (decision: string) => {
      const body = { decision, text: 'It was a joke' }
      return (await testApp.as(mateo).post('/api/moderation/appeal', body)).status
    }
    const open = async () => {
      const { data } = (await testApp.as(clara).get('/api/moderation/appeals?limit=50')).body
      const own = data.filter(
        ({ decision }: { decision: { owner: Person } }) => decision.owner.id === mateo.id,
      )
      return own.map(({ id }: { id: string }) => id)
    }
    const [removed, kept] = [
      await decideAbout('remove', 'post', post.id),
      await decideAbout('remove', 'post', other.id),
    ]
    expect([await appeal(removed), await appeal(kept)]).toEqual([202, 202])
    await decideAbout('restore', 'post', post.id)
    expect(await open()).toEqual([kept])
    expect((await response(removed, false)).body.error).toBe('Decided meanwhile')
    const { body } = await testApp.as(mateo).get(`/api/moderation/appeal?decision=${removed}`)
    expect(body).toMatchObject({ undone: true, appeal: { granted: true, answer: 'We restore it.' } })
    const suspended = await decideAbout('suspend', 'user', mateo.id)
    await write((await logIn()).body.appeal)
    await decideAbout('restore', 'user', mateo.id)
    expect(await open()).toEqual([kept])
    expect((await response(suspended, false)).status).toBe(409)
  })

  test('What is restored already can be appealed no more', async () => {
    const post = await buildPost(mateo)
    const about = { kind: 'post', id: post.id, reason: 'spam' }
    const { body } = await testApp.as(clara).post('/api/moderation/decide', { ...about, action: 'remove' })
    await testApp.as(clara).post('/api/moderation/decide', { ...about, action: 'restore' })
    const late = { decision: body.decision_id, text: 'It was a joke' }
    expect((await testApp.as(mateo).post('/api/moderation/appeal', late)).status).toBe(410)
  })

  test('What is restored while its author appeals can be appealed no more, so that no appeal stays open', async () => {
    const post = await buildPost(mateo)
    const decide = async (action: string): Promise<string> => {
      const body = { kind: 'post', id: post.id, action, reason: 'spam' }
      return (await testApp.as(clara).post('/api/moderation/decide', body)).body.decision_id
    }
    const appeal = { decision: await decide('remove'), text: 'It was a joke' }
    const him = testApp.as(mateo)
    await him.get(`/api/moderation/appeal?decision=${appeal.decision}`)
    const { status } = await callMeanwhile(
      testApp.platform.database.pool,
      () => decide('restore'),
      () => him.post('/api/moderation/appeal', appeal),
    )
    expect(status).toBe(410)
  })

  test('A warning and a removal that were taken back by an appeal do not count in the queue', async () => {
    const [post, lucia] = [await buildPost(mateo), await buildVolunteer()]
    await buildReport(lucia, mateo, { kind: 'post', subjectId: post.id })
    await buildReport(lucia, mateo)
    const counts = async () => {
      const { data } = (await testApp.as(clara).get('/api/moderation/queue?limit=50')).body
      const { warnings, removals } = data.find(({ id }: Person) => id === mateo.id)
      return [warnings, removals]
    }
    const { body } = await testApp
      .as(clara)
      .post('/api/moderation/decide', { kind: 'post', id: post.id, action: 'remove', reason: 'spam' })
    const warnings = [await appealed(mateo), await appealed(mateo)]
    await testApp.as(mateo).post('/api/moderation/appeal', { decision: body.decision_id, text: 'A joke' })
    expect(await counts()).toEqual([2, 1])
    await response(warnings[0]?.id ?? '', true)
    await response(warnings[1]?.id ?? '', false)
    await response(body.decision_id, true)
    expect(await counts()).toEqual([1, 0])
  })

  test('A rejected appeal changes nothing and is answered by email and notification', async () => {
    const { id } = await appealed(mateo)
    expect((await response(id, false)).status).toBe(204)
    await testApp.work()
    const content = testApp.mails.findLast(({ to }) => JSON.stringify(to).includes(mateo.email))
    expect(content?.subject).toBe('Respuesta a tu reclamación')
    const [notification] = (await testApp.as(mateo).get('/api/notifications/notify')).body
    expect(notification).toMatchObject({ type: 'moderation', detail: 'rejected', action_id: id })
    const { body } = await testApp.as(mateo).get(`/api/moderation/appeal?decision=${id}`)
    expect(body).toMatchObject({
      action: 'warn',
      appealable: false,
      appeal: { granted: false, decidedAt: expect.any(String), answer: 'We read it twice.' },
      undone: false,
      opens: null,
    })
  })
})

describe('the verification of an organisation', () => {
  test('A moderator verifies an organisation by its document, and can withdraw the verification', async () => {
    const huerto = await buildOrganisation()
    const app = testApp.as(huerto)
    const send = async () =>
      app.post('/api/moderation/verification', { document: await buildVerificationDocument(huerto) })
    expect((await send()).status).toBe(202)
    const listed = async (status: string) => {
      const { body } = await testApp.as(clara).get(`/api/moderation/verifications?status=${status}&limit=50`)
      return body.data.find(({ user }: { user: Person }) => user.id === huerto.id)
    }
    expect(await listed('waiting')).toMatchObject({
      state: 'waiting',
      document: expect.stringContaining('sig='),
    })
    const verify = (verified: boolean, reason = '') =>
      testApp.as(clara).put(`/api/moderation/verify/${huerto.id}`, { verified, reason })
    expect((await verify(true)).status).toBe(204)
    expect(await listed('waiting')).toBeUndefined()
    expect(await listed('verified')).toMatchObject({ state: 'verified' })
    expect((await app.get('/api/moderation/verification')).body).toMatchObject({ verified: true })
    expect((await verify(false)).status).toBe(400)
    expect((await verify(false, 'The number is of another one')).status).toBe(204)
    expect(await listed('unverified')).toBeDefined()
  })

  test('A refused organisation reads why beside the form for other documents, where its email leads', async () => {
    const huerto = await buildOrganisation({ language: 'en' })
    const app = testApp.as(huerto)
    const own = async () => (await app.get('/api/moderation/verification')).body
    const send = async () =>
      app.post('/api/moderation/verification', { document: await buildVerificationDocument(huerto) })
    const verify = (verified: boolean, reason = '') =>
      testApp.as(clara).put(`/api/moderation/verify/${huerto.id}`, { verified, reason })
    expect(await own()).toMatchObject({ askedAt: null, reason: '' })
    await send()
    expect(await own()).toMatchObject({ decidedAt: null, reason: '' })
    await verify(false, 'The number is of another one')
    expect(await own()).toMatchObject({ verified: false, reason: 'The number is of another one' })
    await testApp.work()
    const mail = testApp.mails.findLast(({ to }) => to === huerto.email)
    expect(mail?.text).toContain('The number is of another one')
    expect(mail?.text).toContain('/settings?tab=main')
    await send()
    expect(await own()).toMatchObject({ decidedAt: null, reason: '' })
    await verify(true)
    expect(await own()).toMatchObject({ verified: true, reason: '' })
  })

  test('A decision counts for the documents that the moderator saw: newer ones, sent meanwhile, wait to be seen', async () => {
    const huerto = await buildOrganisation({ name: 'Orchard of the North' })
    const send = async () => {
      const document = await buildVerificationDocument(huerto)
      return testApp.as(huerto).post('/api/moderation/verification', { document })
    }
    const seen = async () => {
      const { body } = await testApp.as(clara).get('/api/moderation/verifications?status=waiting&limit=50')
      return body.data.find(({ id }: { id: string }) => id === huerto.id)?.askedAt
    }
    const decide = (verified: boolean, askedAt: string | null) =>
      testApp
        .as(clara)
        .put(`/api/moderation/verify/${huerto.id}`, { verified, reason: 'Unreadable', askedAt })
    await send()
    const first = await seen()
    testApp.pass(1_000)
    await send()
    for (const [verified, askedAt] of [
      [true, first],
      [false, first],
      [true, null],
    ] as const) {
      const { status, body } = await decide(verified, askedAt)
      expect([status, body.error]).toEqual([409, 'Newer documents sent'])
    }
    expect((await testApp.as(huerto).get('/api/moderation/verification')).body).toMatchObject({
      verified: false,
      decidedAt: null,
    })
    expect((await decide(true, await seen())).status).toBe(204)
    expect(await seen()).toBeUndefined()
  })

  test('Of two moderators who look at the same documents the second learns that they are decided, and may revise that knowingly', async () => {
    const huerto = await buildOrganisation({ name: 'Mill of the East' })
    const other = await buildVolunteer({ moderator: true })
    await testApp
      .as(huerto)
      .post('/api/moderation/verification', { document: await buildVerificationDocument(huerto) })
    const { body } = await testApp.as(clara).get('/api/moderation/verifications?status=waiting&limit=50')
    const { askedAt } = body.data.find(({ id }: { id: string }) => id === huerto.id)
    const decide = async (by: Person, verified: boolean, state: string) => {
      const decision = { verified, reason: 'Of another one', askedAt, state }
      const answer = await testApp.as(by).put(`/api/moderation/verify/${huerto.id}`, decision)
      return [answer.status, answer.body?.error]
    }
    const isVerified = async () =>
      (await testApp.as(huerto).get('/api/moderation/verification')).body.verified
    const [one, two] = await Promise.all([decide(clara, true, 'waiting'), decide(other, false, 'waiting')])
    const refused = one[0] === 204 ? two : one
    expect([one[0], two[0]].toSorted()).toEqual([204, 409])
    expect(refused[1]).toBe('Decided meanwhile')
    const now = await isVerified()
    expect(now).toBe(one[0] === 204)
    expect((await decide(other, now, 'waiting'))[0]).toBe(204)
    expect((await decide(other, !now, now ? 'verified' : 'unverified'))[0]).toBe(204)
    expect(await isVerified()).toBe(!now)
  })

  test('Documents that are sent while a moderator decides are decided by nobody', async () => {
    const huerto = await buildOrganisation({ name: 'Bridge of the South' })
    const { pool } = testApp.platform.database
    const documents = await Promise.all([1, 2].map(() => buildVerificationDocument(huerto)))
    const send = (document: string) => testApp.as(huerto).post('/api/moderation/verification', { document })
    await send(documents[0] ?? '')
    const { rows } = await pool.query('select asked_at from verifications where organisation_id = $1', [
      huerto.id,
    ])
    const askedAt = rows[0].asked_at.toISOString()
    testApp.pass(1_000)
    const decide = () =>
      testApp.as(clara).put(`/api/moderation/verify/${huerto.id}`, { verified: true, reason: '', askedAt })
    const [, decided] = await Promise.all([send(documents[1] ?? ''), decide()])
    const [left] = (
      await pool.query('select decided_at, document from verifications where organisation_id = $1', [
        huerto.id,
      ])
    ).rows
    expect(left).toEqual({ decided_at: null, document: documents[1] })
    expect(decided.status === 204 || decided.body.error === 'Newer documents sent').toBe(true)
  })

  test('An organisation can send only its own document for verification', async () => {
    const [huerto, puente] = [await buildOrganisation(), await buildOrganisation()]
    const document = await buildVerificationDocument(puente)
    expect((await testApp.as(huerto).post('/api/moderation/verification', { document })).status).toBe(400)
  })
})
