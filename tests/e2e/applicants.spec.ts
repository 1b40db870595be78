import { applicant } from './pages/jobs.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { applyTo, arrive, newPerson, publishOffer } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const names = ['Ada Lluch', 'Bea Mora', 'Cai Nolla']
const phoneSize = { width: 390, height: 844 }

for (const { width, viewport } of [
  { width: 'a desktop', viewport: { width: 1440, height: 900 } },
  { width: 'a phone', viewport: phoneSize },
]) {
  test(`On ${width} an organisation finds, shortlists, compares and accepts several applicants, and takes it back`, async ({
    visit,
  }) => {
    const office = await visit({ viewport })
    await arrive(office, 'organisation', newPerson('Casa Verde'))
    const jobId = await publishOffer(office, { vacancies: 1, minimumAge: 18 })
    for (const name of names) {
      const sofa = await visit()
      await arrive(sofa, 'volunteer', newPerson(name))
      await applyTo(sofa, jobId, `I am ${name}.`)
    }
    await office.goto(`/my-jobs/${jobId}/applicants`)
    const people = office.getByRole('main').getByRole('article').getByRole('heading')
    const tab = (name: string | RegExp) => office.getByRole('button', { name })

    await test.step('those who wait longest come first, with what they offer', async () => {
      await expect(people).toHaveText(names)
      await expect(tab(/^Pending/)).toHaveText('Pending3')
      const card = applicant(office, 'Ada Lluch')
      await expect(card).toContainText('25 to 34 years old')
      await expect(card).toContainText('Waiting since today')
      await expect(card).toContainText('Saturday: morning')
      await expectAccessible(office, 'applicants')
      await expectNoOverflow(office, 'applicants')
    })

    await test.step('one is found by name', async () => {
      await office.getByRole('textbox', { name: 'Search by name' }).fill('mor')
      await office.getByRole('textbox', { name: 'Search by name' }).press('Enter')
      await expect(people).toHaveText(['Bea Mora'])
      await office.goBack()
      await expect(people).toHaveText(names)
    })

    await test.step('one is shortlisted, with a note that only the organisation sees', async () => {
      const card = applicant(office, 'Cai Nolla')
      await card.getByRole('button', { name: 'Shortlist Cai Nolla' }).click()
      await card.getByRole('button', { name: 'Add a note about Cai Nolla' }).click()
      await card.getByRole('textbox', { name: 'Note about Cai Nolla' }).fill('Has a van.')
      await card.getByRole('button', { name: 'Save note' }).click()
      await expect(card).toContainText('Only your organisation sees it')
      await tab(/^Shortlisted/)
        .first()
        .click()
      await expect(people).toHaveText(['Cai Nolla'])
      await tab(/^All/).click()
    })

    const bar = office.getByRole('region', { name: 'Chosen people' })
    await test.step('two are compared, and back from a profile they still are', async () => {
      for (const name of names.slice(0, 2))
        await office.getByRole('checkbox', { name: `Choose ${name}` }).press('Space')
      await expect(bar).toContainText('2 chosen · 1 place left')
      await bar.getByRole('button', { name: 'Compare' }).click()
      const compared = office.getByRole('region', { name: 'Compare applicants' })
      await expect(compared.getByRole('article')).toHaveCount(2)
      await expectAccessible(office, 'compared applicants')
      await expectNoOverflow(office, 'compared applicants')
      await compared.getByRole('link', { name: 'Ada Lluch', exact: true }).click()
      await expect(office).toHaveURL(/\/user\//)
      await office.goBack()
      await expect(compared.getByRole('article')).toHaveCount(2)
      await compared.getByRole('button', { name: 'Back to the applicants' }).click()
    })

    await test.step('accepting two for one place asks, and one undo takes both back', async () => {
      await office.getByRole('checkbox', { name: 'Choose everyone on this page' }).press('Space')
      await office.getByRole('checkbox', { name: 'Choose Cai Nolla' }).press('Space')
      await bar.getByRole('button', { name: 'Accept' }).click()
      const question = office.getByRole('alertdialog', { name: 'Accept 2 people?' })
      await expect(question).toContainText('Ada Lluch and Bea Mora')
      await expect(question).toContainText('Only 1 place is left.')
      await question.getByRole('button', { name: 'Accept and add 1 place' }).click()
      await expect(question).toBeHidden()
      await expect(tab(/^Accepted/)).toHaveText('Accepted2')
      // The rows have an undo of their own, which may be there earlier.
      await expect(office.getByText('2 new volunteers.', { exact: true })).toBeVisible()
      await office.getByRole('button', { name: 'Undo', exact: true }).last().click()
      await expect(tab(/^Accepted/)).toHaveText('Accepted0')
      await expect(tab(/^Pending/)).toHaveText('Pending3')
    })
  })
}
