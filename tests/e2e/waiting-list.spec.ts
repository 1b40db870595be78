import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { applyTo, arrive, getCookie, newPerson, publishOffer, through } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { getButton, mailTo } from './setup/mailbox.ts'

for (const { width, viewport } of [
  { width: 'a desktop', viewport: { width: 1440, height: 900 } },
  { width: 'a phone', viewport: { width: 390, height: 844 } },
])
  test(`On ${width} a volunteer waits for a place, takes it, and the organisation finds them among its applicants`, async ({
    visit,
  }) => {
    const office = await visit({ viewport })
    await arrive(office, 'organisation', newPerson('Banco Verde'))
    const title = `Carry the crates ${width}`
    const jobId = await publishOffer(office, { title, vacancies: 1 })
    const first = await visit()
    await arrive(first, 'volunteer', newPerson('Olga First'))
    await applyTo(first, jobId, 'I have a van.')
    const list = await through(office).get(`/api/jobs/job/${jobId}`)
    const { data } = (await through(office).post('/api/jobs/job/application', { job_id: jobId })) as {
      data: { id: string }[]
    }
    expect(list.full).toBe(false)
    await through(office).put(`/api/jobs/job/application/${data[0]?.id}`, { status: 'accepted' })

    const sofa = await visit({ viewport })
    const iris = newPerson('Iris Waits')
    await arrive(sofa, 'volunteer', iris)
    await test.step('The full offer has a waiting list', async () => {
      await sofa.goto(`/job/${jobId}`)
      await expectNoOverflow(sofa, 'a full offer')
      await sofa.getByRole('button', { name: 'Join the waiting list' }).filter({ visible: true }).click()
      const dialog = sofa.getByRole('dialog', { name: `Join the waiting list of “${title}”` })
      await dialog.getByRole('textbox', { name: 'Why would you like to join?' }).fill('I am strong.')
      await dialog.getByRole('button', { name: 'Join the waiting list' }).click()
      await expect(sofa.getByText('You are on the waiting list.')).toBeVisible()
      await expect(
        sofa
          .getByText('You are next. We will tell you as soon as a place is free.')
          .filter({ visible: true }),
      ).toBeVisible()
      await expectAccessible(sofa, 'a place on a waiting list')
    })

    await test.step('The place becomes free, and the email leads to it', async () => {
      const olga = await getCookie(first, 'brota.user_id')
      await through(office).remove(`/api/jobs/volunteers/${olga}`)
      const mail = await mailTo(iris.email, /A place is free in/)
      await sofa.goto('/jobs/applied')
      const card = sofa.getByRole('main').getByRole('article')
      await expect(card).toContainText('A place is free for you')
      await expect(card).toContainText('Say yes by')
      await expect(sofa.getByRole('button', { name: /^Waiting list 1/ })).toBeVisible()
      await expectAccessible(sofa, 'a place that is free')
      await expectNoOverflow(sofa, 'a place that is free')
      await sofa.goto(new URL(getButton(mail)).pathname + new URL(getButton(mail)).search)
      await expect(sofa).toHaveURL(`/job/${jobId}`)
      await sofa.getByRole('button', { name: 'Yes, I want the place' }).filter({ visible: true }).click()
      await expect(sofa.getByText('Application sent').filter({ visible: true })).toBeVisible()
      await expect(
        sofa
          .getByText(/^A place is held for you until the organisation decides\./)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    })

    await test.step('The organisation decides, and the conversation says what became of it', async () => {
      await office.goto(`/my-jobs/${jobId}/applicants?status=pending`)
      const card = office.getByRole('article').filter({ hasText: 'Iris Waits' })
      await expect(card).toContainText('A place is held')
      await expectAccessible(office, 'an applicant from the waiting list')
      await expectNoOverflow(office, 'an applicant from the waiting list')
      const host = await getCookie(office, 'brota.user_id')
      await sofa.goto(`/chat?userId=${host}`)
      await expect(sofa.getByText('Now: Pending')).toBeVisible()
      await card.getByRole('button', { name: 'Accept Iris Waits' }).click()
      await office.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click()
      // Live, once the decision can no longer be undone.
      await expect(sofa.getByText('Now: Accepted').first()).toBeVisible({ timeout: 30_000 })
    })

    await test.step('The views of the offer say where they came from', async () => {
      await office.goto('/my-jobs')
      await office.getByRole('button', { name: `More actions for “${title}”` }).click()
      await office.getByRole('menuitem', { name: 'Views and applications over time' }).click()
      const dialog = office.getByRole('dialog')
      const sources = dialog.getByRole('table', { name: 'Where the views came from' })
      await expect(sources.getByRole('row', { name: /Links and other sites/ })).toBeVisible()
      await expectAccessible(office, 'where views came from')
    })
  })
