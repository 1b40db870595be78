import type { Page } from '@playwright/test'
import { field, signUpVolunteer } from './pages/account.ts'
import { nameModerator, report, writePost } from './pages/moderation.ts'
import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { chooseFromMenu } from './pages/posts.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const phone: Visit = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const question = 'Why would you like to join?'
const answer = 'I have two hands and a free Saturday.'

/** The application dialog, opened from the offer’s page. */
async function openApply(page: Page) {
  await page.getByRole('button', { name: 'Apply now' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: question })).toBeVisible()
  return dialog
}

async function openReport(page: Page) {
  await page.getByRole('button', { name: /^Options for the offer of/ }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: /^Report the offer/ })
  await expect(dialog).toBeVisible()
  return dialog
}

async function openInvite(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Invite others' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite your people' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('Escape and a press outside preserve the draft of a dialog; sending and signing out delete it', async ({
  visit,
}) => {
  const [office, desk] = [await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Vivero Alto'))
  const id = await publishOffer(office)
  const volunteer = newPerson('Irene Sol')
  await arrive(desk, 'volunteer', volunteer)
  await desk.goto(`/job/${id}`)

  await test.step('an application', async () => {
    const dialog = await openApply(desk)
    await dialog.getByRole('textbox', { name: question }).fill(answer)
    await desk.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openApply(desk)
    await expect(dialog.getByRole('textbox', { name: question })).toHaveValue(answer)
    // A press beside the dialog.
    await desk.mouse.click(20, 450)
    await expect(dialog).toBeHidden()
    await desk.reload()
    await openApply(desk)
    await expect(dialog.getByRole('textbox', { name: question })).toHaveValue(answer)
    await desk.keyboard.press('Escape')
  })

  await test.step('a report, until it is sent', async () => {
    const dialog = await openReport(desk)
    await dialog.getByRole('radio', { name: /^Fraud|^Scam/ }).check()
    await dialog.getByRole('textbox', { name: /tell us more/ }).fill('They ask for money first.')
    await desk.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await desk.reload()
    await openReport(desk)
    await expect(dialog.getByRole('radio', { name: /^Fraud|^Scam/ })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: /tell us more/ })).toHaveValue(
      'They ask for money first.',
    )
    await dialog.getByRole('button', { name: 'Send report' }).click()
    const after = desk.getByRole('dialog', { name: 'Thank you, we will look at it' })
    await after.getByRole('button', { name: 'Done' }).click()
    await expect(after).toBeHidden()
  })

  await test.step('an invitation', async () => {
    const dialog = await openInvite(desk)
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
    await desk.keyboard.press('Escape')
    await desk.reload()
    await openInvite(desk)
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@example.org')
    await desk.keyboard.press('Escape')
  })

  await test.step('a message to the site', async () => {
    await desk.goto('/contact')
    await field(desk, 'Message').fill('How does one start?')
    await desk.goto('/jobs')
    await desk.goto('/contact')
    await expect(field(desk, 'Message')).toHaveValue('How does one start?')
    await expect(field(desk, 'Name')).toHaveValue(volunteer.name)
  })

  await test.step('signing out leaves none of it in the browser', async () => {
    const stored = () => desk.evaluate(() => JSON.stringify(localStorage))
    expect(await stored()).toContain('two hands')
    await desk.getByRole('button', { name: 'Menu' }).click()
    await desk.getByRole('menuitem', { name: 'Log out' }).click()
    await desk.waitForURL('/login')
    for (const words of ['two hands', 'ana@example.org', 'How does one start']) {
      expect(await stored()).not.toContain(words)
    }
  })
})

test('Back on a phone closes an overlay and stays on the page; the next Back leaves', async ({ visit }) => {
  const [office, sofa] = [await visit(), await visit(phone)]
  await arrive(office, 'organisation', newPerson('Monte Claro'))
  const id = await publishOffer(office)
  await arrive(sofa, 'volunteer', newPerson('Noa Rey'))
  await sofa.goto('/jobs')
  await sofa.goto(`/job/${id}`)

  await test.step('a dialog with words in it', async () => {
    const dialog = await openApply(sofa)
    await dialog.getByRole('textbox', { name: question }).fill(answer)
    await sofa.goBack()
    await expect(dialog).toBeHidden()
    await expect(sofa).toHaveURL(`/job/${id}`)
    await openApply(sofa)
    await expect(dialog.getByRole('textbox', { name: question })).toHaveValue(answer)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(sofa).toHaveURL(`/job/${id}`)
  })

  await test.step('the search over the page', async () => {
    await sofa
      .getByRole('button', { name: /^Search/ })
      .first()
      .click()
    const overlay = sofa.getByRole('dialog', { name: 'Search Brota' })
    await expect(overlay).toBeVisible()
    await sofa.goBack()
    await expect(overlay).toBeHidden()
    await expect(sofa).toHaveURL(`/job/${id}`)
  })

  await test.step('once nothing lies over it, Back leaves the page at once', async () => {
    await sofa.goBack()
    await expect(sofa).toHaveURL('/jobs')
  })

  await test.step('filters that were chosen in their sheet stay', async () => {
    await sofa.getByRole('button', { name: /^Filters/ }).click()
    const sheet = sofa.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Part-time/ }).click()
    await expect(sofa).toHaveURL(/type=part-time/)
    await sofa.goBack()
    await expect(sheet).toBeHidden()
    await expect(sofa).toHaveURL(/type=part-time/)
    await expect(sofa.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })
})

test('Unsent decisions and appeals are stored until they are sent', async ({ visit }) => {
  const [hers, his, desk] = [await visit(), await visit(), await visit()]
  const [ada, ben, eva] = [newPerson('Ada Junco'), newPerson('Ben Junco'), newPerson('Eva Junco')]
  await arrive(hers, 'volunteer', ada)
  await arrive(his, 'volunteer', ben)
  await arrive(desk, 'volunteer', eva)
  await nameModerator(eva)
  const post = `/post/${await writePost(his, 'Only my seeds are good seeds.')}`
  await hers.goto(post)
  await chooseFromMenu(hers, hers.getByRole('article').first(), 'Report')
  await report(hers, `Report the post by ${ben.name}`, 'Harassment or hate', 'He insults everybody.')

  await test.step('a decision: its rule and its words', async () => {
    const open = async () => {
      await desk.getByRole('button', { name: `Take down: Post by ${ben.name}` }).click()
      const dialog = desk.getByRole('dialog', { name: `Take down what ${ben.name} published` })
      return {
        dialog,
        rule: dialog.getByRole('combobox', { name: /Which rule/ }),
        words: dialog.getByRole('textbox'),
      }
    }
    await desk.goto('/dashboard')
    const { dialog, rule, words } = await open()
    await rule.selectOption('spam')
    await words.fill('Seeds are for everybody.')
    await desk.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await desk.reload()
    await open()
    await expect(rule).toHaveValue('spam')
    await expect(words).toHaveValue('Seeds are for everybody.')
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(desk.getByText('Taken down', { exact: true })).toBeVisible()
    expect(await desk.evaluate(() => JSON.stringify(localStorage))).not.toContain('Seeds are for')
  })

  await test.step('an appeal', async () => {
    const words = field(his, 'Why do you think we got it wrong?')
    await his.goto('/notifications')
    await his.getByText('The moderation team took down something you published').click()
    await words.fill('It was about my tomatoes.')
    await his.goto('/jobs')
    await his.goBack()
    await expect(words).toHaveValue('It was about my tomatoes.')
    await his.reload()
    await expect(words).toHaveValue('It was about my tomatoes.')
    await his.getByRole('button', { name: 'Send appeal' }).click()
    await expect(his.getByRole('heading', { name: 'We have your appeal' })).toBeVisible()
    expect(await his.evaluate(() => JSON.stringify(localStorage))).not.toContain('my tomatoes')
  })
})

test('Back on a phone closes a small menu before it leaves the page', async ({ visit }) => {
  const sofa = await visit(phone)
  await arrive(sofa, 'volunteer', newPerson('Teo Junco'))
  const post = `/post/${await writePost(sofa, 'A small thing.')}`
  await sofa.goto('/jobs')
  await sofa.goto(post)
  const opener = (name: RegExp | string) => sofa.getByRole('button', { name }).first()
  const menu = sofa.getByRole('menu')
  const messages = sofa.getByRole('dialog', { name: 'Messages' })

  for (const [name, panel] of [
    ['Menu', menu],
    [/^More actions for the post/, menu],
    [/^Messages/, messages],
  ] as const) {
    await opener(name).click()
    await expect(panel).toBeVisible()
    await sofa.goBack()
    await expect(panel).toBeHidden()
    await expect(sofa).toHaveURL(post)
  }

  await test.step('one panel after the other is one step', async () => {
    await opener(/^Messages/).click()
    await expect(messages).toBeVisible()
    // The first panel covers the page; the press passes through it.
    await opener('Menu').click({ force: true })
    await expect(menu).toBeVisible()
    await expect(messages).toHaveCount(0)
    await sofa.goBack()
    await expect(menu).toBeHidden()
    await expect(sofa).toHaveURL(post)
  })

  await test.step('a dialog that a menu opened closes, then Back leaves', async () => {
    await opener('Menu').click()
    await sofa.getByRole('menuitem', { name: 'Invite others' }).click()
    const dialog = sofa.getByRole('dialog', { name: 'Invite your people' })
    await expect(dialog).toBeVisible()
    await sofa.goBack()
    await expect(dialog).toBeHidden()
    await expect(sofa).toHaveURL(post)
  })

  await test.step('where a menu led, Back leads back', async () => {
    await opener('Menu').click()
    await sofa.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(sofa).toHaveURL('/settings')
    await expect(menu).toHaveCount(0)
    await sofa.goBack()
    await expect(sofa).toHaveURL(post)
    await sofa.goBack()
    await expect(sofa).toHaveURL('/jobs')
  })
})

test('A reload preserves what a guest typed into the sign-up form, but no password, and only in this tab', async ({
  visit,
}) => {
  const desk = await visit()
  await desk.goto('/register-volunteer')
  await field(desk, 'Name').fill('Alba Ríos')
  await field(desk, 'E-mail').fill('alba@example.org')
  await field(desk, 'Age').fill('31')
  await field(desk, 'Password').fill('sprouting-leaf')
  await desk.reload()
  await expect(field(desk, 'Name')).toHaveValue('Alba Ríos')
  await expect(field(desk, 'E-mail')).toHaveValue('alba@example.org')
  await expect(field(desk, 'Age')).toHaveValue('31')
  await expect(field(desk, 'Password')).toHaveValue('')
  const stored = await desk.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('sprouting')

  await test.step('the form of organisations has its own draft', async () => {
    await desk.goto('/register?typeRegister=ong')
    await expect(field(desk, 'E-mail')).toHaveValue('')
    await field(desk, 'Name of the organisation').fill('Casa Ríos')
    await field(desk, 'Organisation number').fill('G12345678')
    await desk.reload()
    await expect(field(desk, 'Name of the organisation')).toHaveValue('Casa Ríos')
    await expect(field(desk, 'Organisation number')).toHaveValue('G12345678')
  })

  await test.step('another tab has an empty form', async () => {
    const other = await desk.context().newPage()
    await other.goto('/register-volunteer')
    await expect(field(other, 'Name')).toHaveValue('')
  })

  await test.step('the account ends the draft', async () => {
    await signUpVolunteer(desk, newPerson('Alba Ríos'))
    await expect(desk.getByRole('region', { name: /^Confirm your e-mail/ })).toBeVisible()
    const left = await desk.evaluate(() =>
      Object.keys(sessionStorage).filter((name) => name.includes('typed')),
    )
    expect(left).toEqual(['brota.typed.signUp.organisation'])
  })
})
