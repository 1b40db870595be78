import { beforeEach, describe, expect, it } from 'vitest'
import { buildApplication, buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildPost } from '../../posts.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })
const undoTime = 60_000
let huerto: Person
let lucia: Person
let stranger: Person
let job: Job
let id = ''

beforeEach(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ name: 'Lucía', language: 'en' })
  stranger = await buildVolunteer({ name: 'Noor Haddad' })
  job = await buildJob(huerto, { title: `Beans ${crypto.randomUUID()}`, vacancies: 1 })
  id = (await buildApplication(job, lucia)).id
})

const decide = (status: string, applicationId = id) =>
  testApp.as(huerto).put(`/api/jobs/job/application/${applicationId}`, { status })
const decideAll = (status: string) =>
  testApp.as(huerto).post('/api/jobs/job/application/decide', { job_id: job.id, ids: [id], status })
const getOffersOf = async (volunteer: Person, reader: Person) =>
  (await testApp.as(reader).get(`/api/jobs/jobs?volunteer=${volunteer.id}`)).body.data.map(
    ({ title }: { title: string }) => title,
  )
const getMilestones = async (reader: Person) =>
  (await testApp.as(reader).get(`/api/account/user/${lucia.id}/timeline`)).body.data.map(
    ({ kind }: { kind: string }) => kind,
  )
const canRate = async () => (await testApp.as(lucia).get(`/api/account/user/${huerto.id}`)).body.can.rate
const rate = async () =>
  (await testApp.as(lucia).post(`/api/account/ratings/${huerto.id}`, { rate: 1, comment: '' })).status
const endService = async () => {
  const { status } = await testApp.as(huerto).delete(`/api/jobs/volunteers/${lucia.id}`)
  expect(status).toBe(204)
}
const pass = async () => {
  await testApp.work()
  testApp.pass(undoTime)
  await testApp.work({ later: true })
}
const mailsAbout = () =>
  testApp.mails.filter(({ subject }) => subject.includes(job.title)).map(({ subject }) => subject)

describe('while an acceptance can be undone', () => {
  for (const [how, act] of [
    ['alone', decide],
    ['with others', decideAll],
  ] as const) {
    it(`Nobody but the organisation sees that somebody was accepted ${how}, and they cannot rate it yet`, async () => {
      expect((await act('accepted')).status).toBe(200)
      for (const reader of [stranger, lucia]) {
        expect(await getOffersOf(lucia, reader)).toEqual([])
        expect(await getMilestones(reader)).toEqual(['joined'])
      }
      expect([await canRate(), await rate()]).toEqual([false, 403])
      const { body } = await testApp.as(huerto).get('/api/jobs/volunteers')
      expect(body.data).toMatchObject([{ id: lucia.id }])
      await pass()
      expect(await getOffersOf(lucia, stranger)).toEqual([job.title])
      expect(await getMilestones(stranger)).toEqual(['accepted', 'joined'])
      expect([await canRate(), await rate()]).toEqual([true, 200])
    })
  }

  it('Who was accepted by a slip never serves: not after the undo, nor once its time is over', async () => {
    await decide('accepted')
    await decide('pending')
    await pass()
    expect([await getOffersOf(lucia, stranger), await getMilestones(stranger)]).toEqual([[], ['joined']])
    expect([await canRate(), await rate()]).toEqual([false, 403])
  })

  it('The posts of the organisation come first in their feed only once the acceptance counts', async () => {
    const theirs = await buildPost(huerto, { text: 'The beans are up' })
    const popular = await buildPost(stranger, { text: 'Rain at last', likes: 9 })
    const getFeed = async () =>
      (await testApp.as(lucia).get('/api/posts/posts')).body.data.flatMap((post: { id: string }) =>
        [theirs.id, popular.id].includes(post.id) ? [post.id] : [],
      )
    await decide('accepted')
    expect(await getFeed()).toEqual([popular.id, theirs.id])
    await pass()
    expect(await getFeed()).toEqual([theirs.id, popular.id])
  })
})

describe('a service that ends while its acceptance can be undone', () => {
  for (const [how, act] of [
    ['alone', decide],
    ['with others', decideAll],
  ] as const) {
    it(`Who was accepted ${how} is told nothing, and has never served`, async () => {
      await act('accepted')
      if (act === decide) await testApp.work()
      await endService()
      await pass()
      expect(mailsAbout()).toEqual([])
      expect((await testApp.as(lucia).get('/api/notifications/notify')).body).toEqual([])
      expect([await canRate(), await rate(), await getMilestones(stranger)]).toEqual([false, 403, ['joined']])
    })

    it(`Who was accepted ${how}, undone and accepted again takes the place and is told`, async () => {
      const other = await buildApplication(job, stranger)
      await act('accepted')
      await endService()
      expect((await act('pending')).status).toBe(200)
      expect((await act('accepted')).status).toBe(200)
      const tooMany = await decide('accepted', other.id)
      expect([tooMany.status, tooMany.body.error]).toEqual([409, 'Not enough places left'])
      await pass()
      expect(mailsAbout()).toEqual([`You were accepted for “${job.title}”!`])
      expect(await canRate()).toBe(true)
    })
  }

  it('An earlier service that ends at the same time gives the right to rate, as ever', async () => {
    const earlier = await buildApplication(await buildJob(huerto), lucia)
    await decide('accepted', earlier.id)
    await pass()
    await decide('accepted')
    await endService()
    await pass()
    expect([await canRate(), mailsAbout()]).toEqual([true, []])
  })
})
