import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { applyTo, arrive, newPerson, publishOffer } from './pages/people.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const phone: Visit = { viewport: { width: 390, height: 844 } }
const words = 'Thank you! We are full until spring.'

test('An organisation closes an offer with words for those who wait, who find them with their application', async ({
  visit,
}) => {
  const [office, hand] = [await visit(), await visit(phone)]
  const [orchard, iris] = [newPerson('Vivero Alto'), newPerson('Iris Prado')]
  await arrive(office, 'organisation', orchard)
  const id = await publishOffer(office)
  await arrive(hand, 'volunteer', iris)
  await applyTo(hand, id, 'I have two hands.')

  await office.goto('/my-jobs')
  await office.getByRole('button', { name: /^More actions/ }).click()
  await office.getByRole('menuitem', { name: 'Close' }).click()
  const dialog = office.getByRole('alertdialog')
  await expect(dialog.getByText(/^1 person still waits for your answer/)).toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'A message to those who wait' })
  await field.fill('a'.repeat(1_001))
  await dialog.getByRole('button', { name: 'Close the offer' }).click()
  await expect(dialog.getByText(/at most|too long/i)).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(words)
  await expectAccessible(office, 'the question before an offer is closed')
  await dialog.getByRole('button', { name: 'Close the offer' }).click()
  await expect(dialog).toBeHidden()
  await expect(office.getByText('The offer is closed.')).toBeVisible()

  // The notification opens the offer, where the application says so; the words are in the chat.
  await hand.goto('/notifications')
  await hand.getByText(`${orchard.name} closed`).click()
  await expect(hand).toHaveURL(new RegExp(`/job/${id}`))
  await expect(
    hand
      .getByText('The offer takes no more applications; the organisation may still answer.')
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expectNoOverflow(hand, 'the application to a closed offer')
  await hand.goto('/chat')
  await hand.getByText(words).first().click()
  await expect(hand.getByText(words).last()).toBeVisible()
})
