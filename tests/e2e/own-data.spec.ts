import type { Page } from '@playwright/test'
import { field, logIn } from './pages/account.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { decide, getId, nameModerator, report } from './pages/moderation.ts'
import { arrive, newPerson, type Person } from './pages/people.ts'
import { expect, test, type Visit } from './pages/visit.ts'
import { getButton, mailsTo, mailTo } from './setup/mailbox.ts'

/** An account that a moderator has suspended, on the screen that says so. */
async function suspended(visit: (visit?: Visit) => Promise<Page>, device: Visit) {
  const [his, hers, desk] = [await visit(device), await visit(), await visit()]
  // The moderation page shows the reports of all stories.
  const [nuno, clara] = [newPerson('Nuno of the willows'), newPerson('Clara Olmo')]
  await arrive(his, 'volunteer', nuno)
  await arrive(hers, 'volunteer', newPerson('Marta Fresno'))
  await arrive(desk, 'volunteer', clara)
  await nameModerator(clara)
  await hers.goto(`/user/${await getId(his)}`)
  await hers.getByRole('button', { name: `Options for ${nuno.name}` }).click()
  await hers.getByRole('menuitem', { name: 'Report' }).click()
  await report(hers, `Report ${nuno.name}`, 'Fraud or scam', 'He asks for money.')
  await his.goto('/feed')
  await desk.goto('/dashboard')
  await decide(desk, `Suspend ${nuno.name}`, 'Suspend', 'Account suspended')
  await expect(his.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  return { his, nuno }
}

/** What was pressed goes with its screen, and the keyboard is on the next one. */
const expectFocusOnScreen = (page: Page) => expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

const subject = 'Your data: take it along or erase it'

/** Requests a link for this address, and follows it. */
async function askForLink(page: Page, { email }: Person): Promise<string> {
  const before = (await mailsTo(email)).filter((mail) => mail.subject === subject).length
  await field(page, 'E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  const arrived = async () => (await mailsTo(email)).filter((mail) => mail.subject === subject).length
  await expect.poll(arrived, { timeout: 20_000 }).toBe(before + 1)
  const link = getButton(await mailTo(email, /^Your data/))
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
  return link
}

test('A suspended account exports its data by an emailed link, and is erased by another', async ({
  visit,
}) => {
  const { his, nuno } = await suspended(visit, { viewport: { width: 390, height: 844 } })

  const first = await test.step('a link comes by mail', async () => {
    await his.getByRole('link', { name: 'To my data' }).click()
    await expect(his.getByRole('heading', { name: 'Your data is yours' })).toBeVisible()
    await expectAccessible(his, 'asking for one’s data')
    return askForLink(his, nuno)
  })

  await test.step('it downloads everything, once', async () => {
    await expectAccessible(his, 'the choice between taking along and erasing')
    await expectNoOverflow(his, 'the choice between taking along and erasing')
    const download = his.waitForEvent('download')
    await his.getByRole('button', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toBe('brota.zip')
    await expect(his.getByRole('heading', { name: 'Your data is on its way' })).toBeVisible()
    await expectFocusOnScreen(his)
    await expectAccessible(his, 'the download has begun')
    await his.getByRole('button', { name: 'Ask for another link' }).click()
    await expect(field(his, 'E-mail')).toBeVisible()
    await expectFocusOnScreen(his)
    await his.goto(first)
    await his.getByRole('button', { name: 'Download my data' }).click()
    await expect(his.getByText('That link has been used or is too old.')).toBeVisible()
    await expectFocusOnScreen(his)
  })

  await test.step('another one erases the account, once that is confirmed', async () => {
    await askForLink(his, nuno)
    const doubt = his.getByRole('alertdialog', { name: 'Erase everything for good?' })
    const erase = his.getByRole('button', { name: 'Erase my account' })
    await erase.click()
    await expectAccessible(his, 'the doubt before erasing')
    await doubt.getByRole('button', { name: 'Cancel' }).click()
    await expect(doubt).toBeHidden()
    await expect(erase).toBeFocused()
    await erase.click()
    await doubt.getByRole('button', { name: 'Erase my account' }).click()
    await expect(his.getByRole('heading', { name: 'Your account is erased' })).toBeVisible()
    await expectFocusOnScreen(his)
    await expectAccessible(his, 'the account is erased')
    await his.getByRole('link', { name: 'To the home page' }).click()
    await expect(his).toHaveURL('/')
  })

  await his.goto('/login')
  await logIn(his, nuno)
  await expect(his.getByText('wrong email or password')).toBeVisible()
})
