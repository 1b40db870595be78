import { beforeEach, describe, expect, test } from 'vitest'
import { blocks } from '#server/modules/blocks/tables.ts'
import { volunteerings } from '#server/modules/jobs/tables.ts'
import { notifications } from '#server/modules/notifications/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { findSequentialScans, recordStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

let huerto: Person
let lucia: Person
let mateo: Person

const address = (organisation: Person = huerto) => `/api/account/ratings/${organisation.id}`
const answerAddress = (id: string) => `/api/account/ratings/${id}/answer`
const db = () => testApp.platform.database.db

async function serve(volunteer: Person, organisation: Person, endedAt: Date | null = null) {
  const place = { organisationId: organisation.id, volunteerId: volunteer.id, jobId: newId() }
  await db()
    .insert(volunteerings)
    .values({ ...place, since: new Date(Date.now() - 60_000), endedAt })
}

/** The sum and count of ratings saved in the account, and those of the rows. */
async function getCounts(organisation: Person) {
  const { rows } = await testApp.platform.database.pool.query(
    `select a.rate_sum, a.rate_count, count(r.id)::int as rows, coalesce(sum(r.rate), 0)::int as sum
     from accounts a left join ratings r on r.organisation_id = a.id where a.id = $1 group by a.id`,
    [organisation.id],
  )
  return rows[0]
}

beforeEach(async () => {
  huerto = await buildOrganisation()
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Gil' })
  await serve(lucia, huerto)
  await serve(mateo, huerto, new Date())
})

describe('rating an organisation', () => {
  test('The organisation is notified of a changed rating, and not of the same one again', async () => {
    const unread = async () => (await testApp.as(huerto).get('/api/notifications/notify/count')).body.unread
    const told: number[] = []
    for (const rating of [
      { rate: 4, comment: 'Leeks' },
      { rate: 4, comment: ' Leeks ' },
      { rate: 5, comment: 'Leeks' },
    ]) {
      expect((await testApp.as(lucia).post(address(), rating)).status).toBe(200)
      told.push(await unread())
      await testApp.as(huerto).put('/api/notifications/read')
    }
    expect(told).toEqual([1, 0, 1])
  })

  test('A rating counts at once in the mean, the list and the notifications', async () => {
    const saved = await testApp.as(lucia).post(address(), { rate: 4, comment: ' We planted leeks. ' })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ rate: 4, comment: 'We planted leeks.', answer: null })
    await testApp.as(mateo).post(address(), { rate: 5 })
    const page = await testApp.guest.get(`/api/account/user/${huerto.id}`)
    expect(page.body).toMatchObject({ rate: '4.5', rate_count: '2' })
    const { body } = await testApp.as(lucia).get(address())
    expect(body.data.map(({ rate }: { rate: number }) => rate)).toEqual([5, 4])
    expect(body).toMatchObject({ meta: { total: 2, isLastPage: true }, spread: [0, 0, 0, 1, 1] })
    expect(body.mine).toMatchObject({ id: saved.body.id, author: { name: lucia.name } })
    const rows = await db().select().from(notifications)
    expect(
      rows.filter(({ accountId, detail }) => accountId === huerto.id && detail === 'rated'),
    ).toHaveLength(2)
  })

  test('A rating that is saved as it was is no news, a changed one is', async () => {
    const isUnread = async () => {
      const list = (await testApp.as(huerto).get('/api/notifications/notify')).body
      return list.map(({ detail, read }: { detail: string; read: boolean }) => [detail, read])
    }
    const rate = (comment: string, stars = 4) => testApp.as(lucia).post(address(), { rate: stars, comment })
    await rate('We planted leeks.')
    await testApp.as(huerto).put('/api/notifications/read', {})
    expect(await isUnread()).toEqual([['rated', true]])
    await rate(' We planted leeks. ')
    expect(await isUnread()).toEqual([['rated', true]])
    await rate('We planted many leeks.')
    expect(await isUnread()).toEqual([['rated', false]])
    await testApp.as(huerto).put('/api/notifications/read', {})
    await rate('We planted many leeks.', 5)
    expect(await isUnread()).toEqual([['rated', false]])
  })

  test('A rating stays without its author’s name when the author is suspended', async () => {
    await testApp.as(mateo).post(address(), { rate: 5, comment: 'Good people.' })
    const listed = async () => (await testApp.as(lucia).get(address())).body.data
    expect(await listed()).toMatchObject([{ rate: 5, author: { name: 'Mateo Gil' } }])
    await testApp.platform.database.pool.query('update accounts set suspended_at = now() where id = $1', [
      mateo.id,
    ])
    expect(await listed()).toMatchObject([{ rate: 5, comment: 'Good people.', author: { name: '' } }])
  })

  test('A changed rating says so, and the answer that it had says that it was given to an earlier version', async () => {
    const { body: first } = await testApp.as(lucia).post(address(), { rate: 2, comment: 'So so' })
    const reply = (text: string) => testApp.as(huerto).put(answerAddress(first.id), { text })
    const answered = (await reply('Come again!')).body
    expect(answered).toMatchObject({ editedAt: null, answer: { outdated: false } })
    testApp.pass(1_000)
    const { body: same } = await testApp.as(lucia).post(address(), { rate: 2, comment: 'So so' })
    expect(same).toMatchObject({ editedAt: null, answer: { outdated: false } })
    for (const change of [
      { rate: 5, comment: 'So so' },
      { rate: 5, comment: 'Good after all' },
    ]) {
      testApp.pass(1_000)
      const { body } = await testApp.as(lucia).post(address(), change)
      expect(body).toMatchObject({
        createdAt: first.createdAt,
        answer: { text: 'Come again!', outdated: true },
      })
      expect(Date.parse(body.editedAt)).toBeGreaterThan(Date.parse(body.answer.createdAt))
      testApp.pass(1_000)
      expect((await reply('Come again!')).body.answer.outdated).toBe(false)
    }
  })

  test('A second rating replaces the first, and the organisation’s answer stays', async () => {
    const { body: first } = await testApp.as(lucia).post(address(), { rate: 2, comment: 'So so' })
    await testApp.as(huerto).put(answerAddress(first.id), { text: 'Come again!' })
    const { body: second } = await testApp.as(lucia).post(address(), { rate: 5, comment: '' })
    expect(second).toMatchObject({ id: first.id, rate: 5, comment: '', answer: { text: 'Come again!' } })
    expect(await getCounts(huerto)).toEqual({ rate_sum: 5, rate_count: 1, rows: 1, sum: 5 })
  })

  test('Only current and former volunteers of an organisation can rate it', async () => {
    const stranger = await buildVolunteer()
    const other = await buildOrganisation()
    const refused = await testApp.as(stranger).post(address(), { rate: 5 })
    expect(refused).toMatchObject({
      status: 403,
      body: { error: 'Only its volunteers may rate an organisation' },
    })
    expect((await testApp.as(other).post(address(), { rate: 5 })).status).toBe(403)
    expect((await testApp.as(lucia).post(address(mateo), { rate: 5 })).status).toBe(404)
    const getCan = async (person: Person) =>
      (await testApp.as(person).get(`/api/account/user/${huerto.id}`)).body.can.rate
    expect(await Promise.all([lucia, mateo, stranger, other, huerto].map(getCan))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('A rating has one to five stars and at most 2,000 characters', async () => {
    for (const rate of [0, 6, 2.5, null, 'many']) {
      const { status, body } = await testApp.as(lucia).post(address(), { rate })
      expect([status, Object.keys(body.fields)]).toEqual([400, ['rate']])
    }
    const { status } = await testApp.as(lucia).post(address(), { rate: 3, comment: 'x'.repeat(2_001) })
    expect(status).toBe(400)
  })
})

describe('the list of ratings', () => {
  test('The list of ratings is paged, newest first, for guests too', async () => {
    for (let n = 1; n <= 5; n++) {
      const volunteer = await buildVolunteer()
      await serve(volunteer, huerto)
      await testApp.as(volunteer).post(address(), { rate: n })
    }
    const { body } = await testApp.guest.get(`${address()}?page=2&limit=2`)
    expect(body.data.map(({ rate }: { rate: number }) => rate)).toEqual([3, 2])
    expect(body.meta).toEqual({ total: 5, limit: 2, page: 2, isLastPage: false })
    expect(body.mine).toBe(null)
    expect(body.data[0].can).toEqual({ answer: false, report: false })
    expect((await testApp.guest.get(`${address()}?page=9`)).body.data).toEqual([])
  })

  test('The list of ratings leaves out blocked authors, and the mean includes them', async () => {
    await testApp.as(lucia).post(address(), { rate: 1, comment: 'Hm' })
    await testApp.as(mateo).post(address(), { rate: 5 })
    await db().insert(blocks).values({ blockerId: mateo.id, blockedId: lucia.id })
    for (const person of [lucia, mateo]) {
      const { body } = await testApp.as(person).get(address())
      expect(body.data.map(({ author }: { author: Person }) => author.id)).toEqual([person.id])
      expect(body).toMatchObject({ meta: { total: 1 }, spread: [1, 0, 0, 0, 1] })
    }
    await db().insert(blocks).values({ blockerId: huerto.id, blockedId: lucia.id })
    expect((await testApp.as(lucia).get(address())).status).toBe(404)
    expect((await testApp.as(lucia).post(address(), { rate: 5 })).status).toBe(404)
  })

  test('Only organisations have ratings', async () => {
    expect((await testApp.as(lucia).get(address(mateo))).status).toBe(404)
    expect((await testApp.guest.get('/api/account/ratings/nobody')).status).toBe(404)
  })

  test('The list of ratings scans no large table', async () => {
    await testApp.platform.database.pool.query(
      `insert into ratings (id, organisation_id, author_id, rate, comment, created_at)
       select gen_random_uuid(), case when n % 20 = 0 then $1::uuid else a.id end, gen_random_uuid(), 1 + n % 5,
         'word', now() - make_interval(secs => n)
       from generate_series(1, 4000) n, lateral (select id from accounts where provider order by id limit 1) a`,
      [huerto.id],
    )
    await testApp.platform.database.pool.query('vacuum analyze ratings, accounts')
    await testApp.as(lucia).get(address())
    const statements = await recordStatements(testApp.platform, () =>
      testApp.as(lucia).get(`${address()}?page=2`),
    )
    const whole = await Promise.all(statements.map((one) => findSequentialScans(testApp.platform, one)))
    expect(whole.flat().filter((table) => ['ratings', 'accounts', 'volunteerings'].includes(table))).toEqual(
      [],
    )
  })
})

describe('an answer to a rating', () => {
  test('The rated organisation can write, change and delete its answer', async () => {
    const { body: rating } = await testApp.as(lucia).post(address(), { rate: 3 })
    const answered = await testApp.as(huerto).put(answerAddress(rating.id), { text: 'Thank you' })
    expect(answered.body.answer.text).toBe('Thank you')
    expect(answered.body.can).toEqual({ answer: true, report: true })
    await testApp.as(huerto).put(answerAddress(rating.id), { text: 'Thank you, Lucía' })
    const { body } = await testApp.guest.get(address())
    expect(body.data[0].answer.text).toBe('Thank you, Lucía')
    expect((await testApp.as(huerto).delete(answerAddress(rating.id))).status).toBe(204)
    expect((await testApp.guest.get(address())).body.data[0].answer).toBe(null)
  })

  test('An answer needs a text, and only the rated organisation can write it', async () => {
    const { body: rating } = await testApp.as(lucia).post(address(), { rate: 3 })
    const other = await buildOrganisation()
    for (const person of [other, lucia]) {
      expect((await testApp.as(person).put(answerAddress(rating.id), { text: 'No' })).status).toBe(403)
      expect((await testApp.as(person).delete(answerAddress(rating.id))).status).toBe(403)
    }
    expect((await testApp.as(huerto).put(answerAddress(rating.id), { text: '  ' })).body.fields).toEqual({
      text: 'required',
    })
    expect((await testApp.as(huerto).put(answerAddress(newId()), { text: 'No' })).status).toBe(404)
  })
})

test('An organisation cannot read a removed rating by answering it, until a moderator restores it', async () => {
  const clara = testApp.as(await buildVolunteer({ name: 'Clara Soler', moderator: true }))
  const { body: rating } = await testApp.as(lucia).post(address(), { rate: 1, comment: 'Secret words' })
  const decide = (action: string) =>
    clara.post('/api/moderation/decide', { kind: 'rating', id: rating.id, action, reason: 'harassment' })
  const answer = () => testApp.as(huerto).put(answerAddress(rating.id), { text: 'No' })
  const getPutAway = async (who = lucia) => (await testApp.as(who).get(address())).body.putAway
  expect((await decide('remove')).status).toBe(201)
  expect([await getPutAway(), await getPutAway(mateo)]).toEqual([true, false])
  expect(await answer()).toMatchObject({ status: 404, body: { error: 'Not found' } })
  expect((await testApp.as(huerto).delete(answerAddress(rating.id))).status).toBe(404)
  await decide('restore')
  expect(await getPutAway()).toBe(false)
  expect((await answer()).body).toMatchObject({ comment: 'Secret words', answer: { text: 'No' } })
})

describe('simultaneous ratings', () => {
  test('The sum and count of ratings match the rows after two hundred simultaneous ratings', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => buildVolunteer()))
    for (const person of people) await serve(person, huerto)
    for (let round = 0; round < 25; round += 1) {
      const rate = (at: number) => 1 + ((round * 3 + at) % 5)
      const answers = await Promise.all(
        people.map((person, at) => testApp.as(person).post(address(), { rate: rate(at) })),
      )
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    }
    const { rate_sum, rate_count, rows, sum } = await getCounts(huerto)
    expect({ rate_sum, rate_count }).toEqual({ rate_sum: sum, rate_count: rows })
    expect(rows).toBe(8)
  })
})
