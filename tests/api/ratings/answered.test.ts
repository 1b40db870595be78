import { beforeEach, describe, expect, it } from 'vitest'
import { volunteerings } from '#server/modules/jobs/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let huerto: Person
let lucia: Person
let id = ''

const rate = (comment: string) =>
  testApp.as(lucia).post(`/api/account/ratings/${huerto.id}`, { rate: 4, comment })
const answer = async (text: string) => {
  testApp.pass(1_000)
  expect((await testApp.as(huerto).put(`/api/account/ratings/${id}/answer`, { text })).status).toBe(200)
  await testApp.work()
}
const bell = async () =>
  (await testApp.as(lucia).get('/api/notifications/notify')).body.map((one: Record<string, string>) => [
    one.type,
    one.detail,
    one.id_notify,
    one.action_id,
  ])
const subjects = () => testApp.mails.filter(({ to }) => to === lucia.email).map(({ subject }) => subject)
const subject = 'Huerto Vivo has answered your review'

beforeEach(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ name: 'Lucía', language: 'en' })
  testApp.mails.length = 0
  const place = { organisationId: huerto.id, volunteerId: lucia.id, jobId: newId(), since: new Date(0) }
  await testApp.platform.database.db.insert(volunteerings).values(place)
  id = (await rate('We planted leeks.')).body.id
})

describe('an answer to a rating', () => {
  it('Its author is told in the bell and by email, with the way to the rating', async () => {
    await answer('Come again!')
    expect(await bell()).toEqual([['jobs', 'rating-answered', huerto.id, huerto.id]])
    expect(subjects()).toEqual([subject])
    expect(testApp.mails[0]?.text).toContain('Come again!')
    expect(testApp.mails[0]?.text).toContain(`/user/${huerto.id}?tab=profile&lang=en#ratings`)
  })

  it('A mended answer is not told again, one to a changed rating is', async () => {
    await answer('Come agan!')
    await answer('Come again!')
    expect([(await bell()).length, subjects()]).toEqual([1, [subject]])
    testApp.pass(1_000)
    await rate('We planted leeks and beans.')
    await answer('And beans!')
    expect([(await bell()).length, subjects()]).toEqual([1, [subject, subject]])
  })

  it('Two answers at the same moment are one answer', async () => {
    testApp.pass(1_000)
    const put = (text: string) => testApp.as(huerto).put(`/api/account/ratings/${id}/answer`, { text })
    await testApp.as(huerto).get('/api/account/user-by-token')
    await Promise.all(['Come again!', 'Come again!', 'Come again!', 'Come again!'].map(put))
    await testApp.work()
    expect([(await bell()).length, subjects()]).toEqual([1, [subject]])
  })

  it('A removed answer takes its notification along', async () => {
    await answer('Come again!')
    await testApp.as(huerto).delete(`/api/account/ratings/${id}/answer`)
    expect(await bell()).toEqual([])
  })

  it('Who wants no emails of offers gets none', async () => {
    const at = '/api/notifications/preferences'
    const { body } = await testApp.as(lucia).get(at)
    await testApp.as(lucia).put(at, { ...body, jobs: { inApp: true, email: 'never' } })
    await answer('Come again!')
    expect([(await bell()).length, subjects()]).toEqual([1, []])
  })
})
