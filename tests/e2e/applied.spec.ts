import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { applyTo, arrive, newPerson, publishOffer } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

for (const { width, viewport } of [
  { width: 'a desktop', viewport: { width: 1440, height: 900 } },
  { width: 'a phone', viewport: { width: 390, height: 844 } },
])
  test(`On ${width} a volunteer follows an application, reads what they answered and withdraws it`, async ({
    visit,
  }) => {
    const office = await visit()
    await arrive(office, 'organisation', newPerson('Casa Verde'))
    const jobId = await publishOffer(office)
    const sofa = await visit({ viewport })
    await arrive(sofa, 'volunteer', newPerson('Ada Lluch'))
    await applyTo(sofa, jobId, 'I have a van.')

    await sofa.goto('/jobs/applied')
    const card = sofa.getByRole('main').getByRole('article')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('Applied now')
    await expect(card).toContainText('Application sent')
    await expect(card).toContainText('we will tell you when it answers')
    await card.getByText('Your answers').click()
    await expect(card.getByText('I have a van.')).toBeVisible()
    await expectAccessible(sofa, 'own applications')
    await expectNoOverflow(sofa, 'own applications')
    await expect(card.getByRole('link', { name: /Casa Verde/ })).toHaveAttribute('href', /^\/chat\?userId=/)

    await card.getByRole('button', { name: 'Withdraw my application' }).click()
    await sofa.getByRole('alertdialog').getByRole('button', { name: 'Withdraw my application' }).click()
    await expect(card).toHaveCount(0)
    await expect(sofa.getByText('You have not applied to any offer yet.')).toBeVisible()
  })
