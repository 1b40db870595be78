import { beforeAll, expect, test } from 'vitest'
import { postSystemMessage } from '#server/modules/chat/index.ts'
import { saveAdded } from '#server/modules/chat/queries/messages.ts'
import { answersFor, buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { countWaiting } from '../setup/countWaiting.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })

let huerto: Person
let people: Person[]
let offers: Job[]
beforeAll(async () => {
  huerto = await buildOrganisation()
  people = await Promise.all(Array.from({ length: 6 }, () => buildVolunteer()))
  offers = await Promise.all([1, 2, 3].map((vacancies) => buildJob(huerto, { vacancies })))
})

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const rows = async (sql: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(sql, values)).rows

async function apply() {
  const [person, job] = [pick(people), pick(offers)]
  const answers = job.questions.map(({ id }) => ({ question_id: id, answer: 'I have the time.' }))
  return testApp.as(person).post('/api/jobs/job/apply', { job_id: job.id, answers })
}

/** Decides or withdraws a random application, which another request may delete or decide meanwhile. */
async function changeOne() {
  const [one] = await rows('select id, volunteer_id from applications order by random() limit 1')
  if (!one) return apply()
  const applicant = people.find(({ id }) => id === one.volunteer_id) as Person
  const path = `/api/jobs/job/application/${one.id}`
  const status = pick(['accepted', 'accepted', 'refused', 'pending', 'withdrawn'])
  return status === 'withdrawn'
    ? testApp.as(applicant).delete(path)
    : testApp.as(huerto).put(path, { status })
}

test('The counts of offers equal their rows after 200 random applications, decisions and withdrawals', async () => {
  const seen = new Set<number>()
  for (let round = 0; round < 50; round++) {
    const answers = await Promise.all([apply(), changeOne(), changeOne(), changeOne()])
    for (const { status } of answers) seen.add(status)
  }
  expect([...seen].filter((status) => ![200, 201, 204, 403, 404, 409].includes(status))).toEqual([])

  for (const job of offers) {
    const [counted] = await rows(
      `select count(*)::int as applications, count(*) filter (where status = 'accepted')::int as accepted,
         count(*) filter (where status = 'refused')::int as refused, count(*) filter (where status = 'pending')::int as pending
       from applications where job_id = $1`,
      [job.id],
    )
    expect((await testApp.as(huerto).get(`/api/jobs/job/${job.id}`)).body.counts).toMatchObject(counted)
    expect(counted.accepted).toBeLessThanOrEqual(job.vacancies ?? 0)
    const list = await testApp.as(huerto).post('/api/jobs/job/application', { job_id: job.id, limit: 50 })
    expect(list.body.data).toHaveLength(counted.applications)
  }
  // Each accepted applicant serves once an offer, and no one else does.
  const serving = await rows('select volunteer_id, job_id from volunteerings order by 1, 2')
  const accepted = await rows(
    `select volunteer_id, job_id from applications where status = 'accepted' order by 1, 2`,
  )
  expect(serving).toEqual(accepted)
})

test('Of applications of one volunteer at once one is saved, and its organisation is told once', async () => {
  const [person, job] = await Promise.all([buildVolunteer(), buildJob(huerto)])
  const body = { job_id: job.id, answers: answersFor(job) }
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => testApp.as(person).post('/api/jobs/job/apply', body)),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)])
  const [left] = await rows(
    `select (select count(*)::int from applications where volunteer_id = $1) as applications,
      (select count(*)::int from messages where from_id = $1) as messages,
      (select count(*)::int from mails where about = $1) as mails,
      (select count(*)::int from notifications where actor_id = $1) as notifications`,
    [person.id],
  )
  expect(left).toEqual({ applications: 1, messages: 1, mails: 1, notifications: 1 })
})

test('Who applies while their first message to the organisation is being saved has one conversation with both', async () => {
  const [person, job] = await Promise.all([buildVolunteer(), buildJob(huerto)])
  const { database } = testApp.platform
  const applied = await database.db.transaction(async (tx) => {
    await postSystemMessage(tx, { fromId: person.id, toId: huerto.id, text: 'Hola', link: '' })
    await saveAdded(tx)
    const body = { job_id: job.id, answers: answersFor(job) }
    const applying = testApp.as(person).post('/api/jobs/job/apply', body)
    await until(async () => (await countWaiting(database.pool)) > 0)
    // Not awaited: it waits for this transaction.
    return { applying }
  })
  expect((await applied.applying).status).toBe(201)
  const conversations = await rows('select id from conversations where $1 in (first_id, second_id)', [
    person.id,
  ])
  expect(conversations).toHaveLength(1)
  const messages = await rows('select conversation_id from messages where from_id = $1', [person.id])
  expect(messages.map(({ conversation_id }) => conversation_id)).toEqual([
    ...[conversations[0]?.id, conversations[0]?.id],
  ])
})
