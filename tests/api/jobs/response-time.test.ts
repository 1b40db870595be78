import { expect, it } from 'vitest'
import { buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

it('The response time of an organisation is stored after five decisions, and forgotten 90 days after the last', async () => {
  const office = await buildOrganisation()
  const job = await buildJob(office)
  const answerAfter = async (minutes: number) => {
    const createdAt = new Date(testApp.platform.clock.now().getTime() - minutes * 60_000)
    const { id } = await buildApplication(job, await buildVolunteer(), { createdAt })
    await testApp.as(office).put(`/api/jobs/job/application/${id}`, { status: 'accepted' })
  }
  const getTime = async () => (await testApp.guest.get(`/api/account/user/${office.id}`)).body.responseTime
  for (const minutes of [10, 60, 20, 90]) await answerAfter(minutes)
  await testApp.work()
  expect(await getTime()).toBeNull()
  await answerAfter(30)
  await testApp.work()
  expect(await getTime()).toBe(30)
  testApp.pass(91 * 86_400_000)
  await testApp.work({ later: true })
  expect(await getTime()).toBeNull()
})
