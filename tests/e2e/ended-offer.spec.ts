import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { applyTo, arrive, getCookie, newPerson, publishOffer, through } from './pages/people.ts'
import { acceptAll } from './pages/ratings.ts'
import { expect, test } from './pages/visit.ts'

test('Who waited for an offer that closes is led to the others, and the desk says whose service has ended', async ({
  visit,
}) => {
  const [office, first] = [await visit(), await visit()]
  const phone = await visit({ viewport: { width: 390, height: 844 } })
  await arrive(office, 'organisation', newPerson('Casa Abierta'))
  await arrive(first, 'volunteer', newPerson('Ada Served'))
  await arrive(phone, 'volunteer', newPerson('Carla Waits'))
  const jobId = await publishOffer(office, { title: 'Tea with the neighbours', vacancies: 1 })
  await applyTo(first, jobId, 'I bake.')
  await acceptAll(office, jobId, [first])
  const { questions } = await through(phone).get(`/api/jobs/job/${jobId}`)
  const answers = questions.map(({ id }: { id: string }) => ({ question_id: id, answer: 'I brew.' }))
  await through(phone).post('/api/jobs/job/apply', { job_id: jobId, waitingList: true, answers })

  await test.step('an accepted volunteer whose service ended is marked', async () => {
    await through(office).remove(`/api/jobs/volunteers/${await getCookie(first, 'brota.user_id')}`)
    await office.goto(`/my-jobs/${jobId}/applicants?status=accepted`)
    const card = office.getByRole('article').filter({ hasText: 'Ada Served' })
    await expect(card).toContainText('Their service has ended')
    await expectAccessible(office, 'an applicant whose service has ended')
  })

  await test.step('the notice of a closed list leads on', async () => {
    await through(office).post(`/api/jobs/jobs/${jobId}/close`, { refusePending: false, message: '' })
    const notice = phone.getByRole('main').getByRole('link', { name: /closed Tea with the neighbours/ })
    await expect(async () => {
      await phone.goto('/notifications')
      await expect(notice).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await notice.click()
    await expect(phone.getByText('This offer is no longer open, or does not exist.')).toBeVisible()
    await expectAccessible(phone, 'an offer that is no longer there')
    await expectNoOverflow(phone, 'an offer that is no longer there')
    await phone.reload()
    await phone.getByRole('link', { name: 'See offers' }).click()
    await expect(phone).toHaveURL('/jobs')
  })
})
