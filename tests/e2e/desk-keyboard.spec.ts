import { openApplicants } from './pages/applicants.ts'
import { closeByEscape, tabTo } from './pages/keys.ts'
import { expect, test } from './pages/visit.ts'

const names = ['Ada Lluch', 'Bea Mora']
const desktop = { viewport: { width: 1440, height: 900 } }

test('A question opened by Space has the focus, and Escape closes it, however little moves on the screen', async ({
  visit,
}) => {
  const { office } = await openApplicants(visit, desktop, names)
  for (const name of names) {
    const refuse = office.getByRole('button', { name: `Refuse ${name}` })
    await tabTo(office, refuse)
    await office.keyboard.press('Space')
    const question = office.getByRole('alertdialog', { name: `Refuse ${name}?` })
    await closeByEscape(question)
    await expect(question).toHaveCount(0)
    await expect(refuse).toBeFocused()
  }
})
