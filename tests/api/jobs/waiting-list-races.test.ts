import { beforeAll, expect, test } from 'vitest'
import { tasks } from '#server/modules.ts'
import { workOnce } from '#server/platform/work/index.ts'
import { answersFor, buildApplication, buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })

let huerto: Person
let people: Person[]
beforeAll(async () => {
  huerto = await buildOrganisation()
  people = await Promise.all(
    Array.from({ length: 6 }, (_, place) => buildVolunteer({ name: `Volunteer ${place}`, language: 'en' })),
  )
})

const rows = async (sql: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(sql, values)).rows
const at = (id: string) => `/api/jobs/job/application/${id}`
const apply = (person: Person, job: Job, waitingList: boolean) =>
  testApp.as(person).post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job), waitingList })
const offersOf = (title: string) =>
  testApp.mails.filter(({ subject }) => subject.startsWith(`A place is free in “${title}”`))

/** An offer whose places are taken by acceptances that can be undone, and these people in line for it. */
async function fullJob(title: string, vacancies: number, waiting: readonly Person[]) {
  const job = await buildJob(huerto, { title, vacancies })
  const accepted = []
  for (let place = 0; place < vacancies; place++) {
    const person = await buildVolunteer()
    const { id } = await buildApplication(job, person)
    await testApp.as(huerto).put(at(id), { status: 'accepted' })
    accepted.push({ id, person })
  }
  const ids: string[] = []
  for (const person of waiting) ids.push((await apply(person, job, true)).body.id)
  await testApp.work()
  return { job, accepted, ids }
}

const leave = ({ id, person }: { id: string; person: Person }) => testApp.as(person).delete(at(id))
/** Two processes work on the queue. */
const workTwice = () => Promise.all([workOnce(tasks), workOnce(tasks)])

test('Of two places that become free at once each goes to one person, in order, with one email', async () => {
  const { job, accepted } = await fullJob('Two free', 2, people.slice(0, 4))
  await Promise.all(accepted.map(leave))
  await workTwice()
  await testApp.work({ later: true })
  const offered = await rows(
    `select volunteer_id from applications where job_id = $1 and place_offered_until is not null`,
    [job.id],
  )
  expect(offered.map(({ volunteer_id }) => volunteer_id).sort()).toEqual(
    people
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  )
  expect(
    offersOf('Two free')
      .map(({ to }) => to)
      .sort(),
  ).toEqual(
    people
      .slice(0, 2)
      .map(({ email }) => email)
      .sort(),
  )
})

test('While the last place becomes free, nobody gets ahead of those who wait', async () => {
  for (let round = 0; round < 5; round++) {
    const title = `Last place ${round}`
    const [first, ...late] = people as [Person, ...Person[]]
    const { job, accepted } = await fullJob(title, 1, [first])
    const [gone] = accepted
    if (!gone) throw new Error('nobody was accepted')
    await Promise.all([leave(gone), ...late.map((person) => apply(person, job, true)), workTwice()])
    await testApp.work()
    expect(offersOf(title).map(({ to }) => to)).toEqual([first.email])
    const [{ taken }] = await rows(
      'select count(*)::int as taken from applications where job_id = $1 and takes_place',
      [job.id],
    )
    expect(taken).toBe(1)
  }
})

test('A yes that is sent twice at once is one application, and the organisation hears of it once', async () => {
  const { job, accepted, ids } = await fullJob('Yes twice', 1, people.slice(0, 2))
  await Promise.all(accepted.map(leave))
  await testApp.work()
  const [first = ''] = ids
  const [person] = people as [Person]
  const answers = await Promise.all([1, 2, 3].map(() => testApp.as(person).post(`${at(first)}/place`)))
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'pending'],
    [200, 'pending'],
    [200, 'pending'],
  ])
  await testApp.work()
  const toOffice = testApp.mails.filter(
    ({ to, subject }) =>
      to === huerto.email && subject.includes('Yes twice') && subject.includes('Volunteer 0'),
  )
  expect(toOffice).toHaveLength(1)
  const list = await testApp.as(huerto).post('/api/jobs/job/application', { job_id: job.id })
  expect(list.body.counts).toMatchObject({ pending: 1, waitlisted: 1 })
})

test('A yes at the very end either holds the place, or the place goes to the next person; never both', async () => {
  const seen = new Set<number>()
  for (let round = 0; round < 8; round++) {
    const title = `At the end ${round}`
    const { job, accepted, ids } = await fullJob(title, 1, people.slice(0, 2))
    await Promise.all(accepted.map(leave))
    await testApp.work()
    const [first = ''] = ids
    await rows('update applications set place_offered_until = $2 where id = $1', [
      first,
      new Date(testApp.platform.clock.now().getTime() + 25 * round),
    ])
    const [person] = people as [Person]
    const [yes] = await Promise.all([
      testApp.as(person).post(`${at(first)}/place`),
      (async () => {
        for (let turn = 0; turn < 3; turn++) await testApp.work({ later: true })
      })(),
    ])
    seen.add(yes.status)
    await testApp.work({ later: true })
    const [{ taken }] = await rows(
      'select count(*)::int as taken from applications where job_id = $1 and takes_place',
      [job.id],
    )
    expect([round, taken]).toEqual([round, 1])
    expect(offersOf(title)).toHaveLength(yes.status === 200 ? 1 : 2)
  }
  expect([...seen].filter((status) => ![200, 404, 409].includes(status))).toEqual([])
})

test('Leaving the list while the place is offered loses no place', async () => {
  for (let round = 0; round < 5; round++) {
    const title = `Leaves ${round}`
    const { job, accepted, ids } = await fullJob(title, 1, people.slice(0, 3))
    const [first = ''] = ids
    const [person] = people as [Person]
    await Promise.all([...accepted.map(leave), leave({ id: first, person }), workTwice()])
    await testApp.work({ later: true })
    const held = await rows('select volunteer_id from applications where job_id = $1 and takes_place', [
      job.id,
    ])
    expect(held.map(({ volunteer_id }) => volunteer_id)).toEqual([people[1]?.id])
  }
})

test('After a task that was killed before its end the place is offered once', async () => {
  const { accepted } = await fullJob('Killed', 1, people.slice(0, 1))
  await Promise.all(accepted.map(leave))
  const { updateWaitingList } = await import('#server/modules/jobs/applications/waitingList.ts')
  const { database } = testApp.platform
  const killed = database.db.transaction.bind(database.db)
  const [{ job_id }] = await rows(`select job_id from applications order by created_at desc limit 1`)
  database.db.transaction = ((run: Parameters<typeof killed>[0]) =>
    killed(async (tx) => {
      await run(tx)
      throw new Error('killed')
    })) as typeof database.db.transaction
  await expect(updateWaitingList(job_id)).rejects.toThrow('killed')
  database.db.transaction = killed
  await testApp.work({ later: true })
  await updateWaitingList(job_id)
  await testApp.work({ later: true })
  expect(offersOf('Killed')).toHaveLength(1)
})
