import { chooseApplicants, openApplicants } from './pages/applicants.ts'
import { applicant, decide } from './pages/jobs.ts'
import { goOffline } from './pages/offline.ts'
import { expect, test } from './pages/visit.ts'

const names = ['Ada Lluch', 'Bea Mora']
const notSent = /^No connection\. Nothing that you wrote is lost/

test('A decision and a shortlist that do not reach the server are turned back at once, and succeed on another press', async ({
  visit,
}) => {
  const { office } = await openApplicants(visit, {}, names)
  const tab = (name: RegExp) => office.getByRole('button', { name }).first()
  const card = applicant(office, 'Ada Lluch')
  const star = card.getByRole('button', { name: 'Shortlist Ada Lluch' })
  const said = office.getByRole('alert').filter({ hasText: notSent })
  // The question is known already, as to whom decides on several.
  await card.getByRole('button', { name: 'Refuse Ada Lluch' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await goOffline(office)

  await test.step('a refusal', async () => {
    await decide(office, 'Ada Lluch', 'Refuse')
    await expect(said.first()).toBeVisible()
    await expect(card).toContainText('Pending')
    await expect(tab(/^Pending/)).toHaveText('Pending2')
    await expect(tab(/^Refused/)).toHaveText('Refused0')
    await expect(card.getByRole('button', { name: 'Refuse Ada Lluch' })).toBeVisible()
  })

  await test.step('one on the shortlist', async () => {
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('both on the shortlist, who stay chosen', async () => {
    const bar = await chooseApplicants(office, names)
    await bar.getByRole('button', { name: 'Shortlist', exact: true }).click()
    for (const name of names)
      await expect(office.getByRole('button', { name: `Shortlist ${name}` })).toHaveAttribute(
        'aria-pressed',
        'false',
      )
    await expect(bar).toContainText('2 chosen')
    await bar.getByRole('button', { name: 'Clear selection' }).click()
  })

  await test.step('back online', async () => {
    await office.context().setOffline(false)
    await star.click()
    await expect(tab(/^Shortlisted/)).toHaveText('Shortlisted1')
    await decide(office, 'Ada Lluch', 'Refuse')
    await expect(office.getByText('Ada Lluch was not selected.')).toBeVisible()
    await office.reload()
    await expect(tab(/^Refused/)).toHaveText('Refused1')
    await expect(tab(/^Pending/)).toHaveText('Pending1')
  })
})
