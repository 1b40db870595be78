import type { Page } from '@playwright/test'
import { field, logIn, openBell } from './pages/account.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { decide, getId, nameModerator, report, writePost } from './pages/moderation.ts'
import { arrive, newPerson } from './pages/people.ts'
import { chooseFromMenu, connect } from './pages/posts.ts'
import { expect, test, type Visit } from './pages/visit.ts'
import { getButton, mailTo } from './setup/mailbox.ts'

type VisitPage = (visit?: Visit) => Promise<Page>

/** A word that no other story uses: the moderation page shows the reports of all stories. */
const rareWord = () =>
  `olmo${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`

/** The page of someone whom the reader blocked: their name, a way back, and nothing else of them. */
async function isBlocked(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: `You blocked ${name}`, level: 1 })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await expect(main.getByRole('img')).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveCount(0)
}

/** The reporter, the reported account and the moderator: each in a separate browser. */
async function threePeople(visit: VisitPage) {
  const [hers, his, desk] = [await visit(), await visit(), await visit()]
  const word = rareWord()
  const [marta, nuno, clara] = [
    newPerson(`Marta ${word}`),
    newPerson(`Nuno ${word}`),
    newPerson(`Clara ${word}`),
  ]
  await arrive(hers, 'volunteer', marta)
  await arrive(his, 'volunteer', nuno)
  await arrive(desk, 'volunteer', clara)
  return { hers, his, desk, marta, nuno, clara }
}

const isNotThere = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Nothing grows here' })).toBeVisible()

test('A post is reported, removed, appealed and restored', async ({ visit }) => {
  const { hers, his, desk, nuno, clara } = await threePeople(visit)
  const post = `/post/${await writePost(his, 'Those who do not plant are lazy, all of you.')}`

  await test.step('somebody flags it from its menu, and has to say why', async () => {
    await hers.goto(post)
    await chooseFromMenu(hers, hers.getByRole('article').first(), 'Report')
    await expect(hers.getByRole('dialog', { name: `Report the post by ${nuno.name}` })).toBeVisible()
    await expectAccessible(hers, 'the report dialog')
    await report(hers, `Report the post by ${nuno.name}`, 'Harassment or hate', 'He insults everybody.')
  })

  await test.step('nobody else has the moderators’ pages; who is named gets them', async () => {
    await desk.goto('/dashboard')
    await isNotThere(desk)
    await nameModerator(clara)
    await desk.goto('/feed')
    await desk.getByRole('button', { name: 'Menu' }).click()
    await desk.getByRole('menuitem', { name: 'GoodMod' }).click()
    await expect(desk.getByRole('article', { name: nuno.name })).toContainText('He insults everybody.')
    await expectAccessible(desk, 'the queue')
  })

  await test.step('it is taken down, by keyboard alone', async () => {
    await desk.getByRole('button', { name: `Take down: Post by ${nuno.name}` }).focus()
    await desk.keyboard.press('Enter')
    const dialog = desk.getByRole('dialog', { name: `Take down what ${nuno.name} published` })
    await expect(dialog.getByRole('combobox', { name: /Which rule/ })).toHaveValue('harassment')
    await dialog.getByRole('textbox', { name: /message for the person/ }).fill('We are kind here.')
    await dialog.getByRole('button', { name: 'Take down' }).press('Enter')
    await expect(desk.getByText('Taken down', { exact: true })).toBeVisible()
    await expect(desk.getByRole('article', { name: nuno.name })).toHaveCount(0)
    await hers.goto(post)
    await isNotThere(hers)
  })

  await test.step('its author hears of it, and appeals once', async () => {
    await his.goto('/feed')
    await expect(await openBell(his)).toContainText('The moderation team took down something you published')
    await his.getByText('The moderation team took down something you published').click()
    const told = his.getByRole('heading', { name: 'We have taken down something of yours' })
    await expect(told).toBeVisible()
    await expect(his.getByText('The rule: Harassment or hate.')).toBeVisible()
    await expect(his.getByText('We are kind here.')).toBeVisible()
    await expect(his.getByText('Those who do not plant are lazy, all of you.')).toBeVisible()
    const preview = await mailTo(nuno.email, /taken down/)
    expect(preview.text).toContain('We are kind here.')
    await his.goto(getButton(preview))
    await expect(told).toBeVisible()
    await expectAccessible(his, 'the appeal')
    await field(his, 'Why do you think we got it wrong?').fill('It was a joke about myself.')
    await his.getByRole('button', { name: 'Send appeal' }).click()
    await expect(his.getByRole('heading', { name: 'We have your appeal' })).toBeVisible()
    await his.reload()
    await expect(his.getByRole('heading', { name: 'You have appealed already' })).toBeVisible()
  })

  await test.step('the appeal is granted, and the log has all of it', async () => {
    await desk.getByRole('link', { name: 'Appeals' }).click()
    await expect(desk.getByRole('article', { name: nuno.name })).toContainText('It was a joke about myself.')
    await expectAccessible(desk, 'appeals')
    await decide(desk, `Grant the appeal of ${nuno.name}`, 'Grant it', 'Answer sent')
    await hers.goto(post)
    await expect(hers.getByText('Those who do not plant are lazy')).toBeVisible()
    const news = 'The moderation team granted your appeal'
    await his.goto('/feed')
    await expect(await openBell(his)).toContainText(news)
    await his.getByText(news).click()
    await expect(his.getByRole('heading', { name: 'We granted your appeal' })).toBeVisible()
    await expectAccessible(his, 'the answer')
    await his.getByRole('link', { name: 'See the post' }).click()
    await expect(his).toHaveURL(new RegExp(post))
    await desk.getByRole('link', { name: 'Log' }).click()
    const log = desk.getByRole('list', { name: 'Log of decisions' })
    const onNuno = log.getByRole('listitem').filter({ hasText: nuno.name })
    await expect(onNuno.first()).toContainText('Granted the appeal')
    await expect(onNuno.nth(1)).toContainText('Took down')
    await expectAccessible(desk, 'the log')
  })
})

test('A report says who sees it, and offers to hide the content and to block its author', async ({
  visit,
}) => {
  const [hers, his] = [await visit(), await visit({ viewport: { width: 390, height: 844 } })]
  const word = rareWord()
  const [marta, nuno] = [newPerson(`Marta ${word}`), newPerson(`Nuno ${word}`)]
  await arrive(hers, 'volunteer', marta)
  await arrive(his, 'volunteer', nuno)
  await connect(hers, his)
  await writePost(his, `He shouts ${word}`)
  await writePost(his, `He whispers ${word}`)
  await hers.goto('/feed')
  const post = (words: string) => hers.getByRole('article').filter({ hasText: `${words} ${word}` })
  const flag = async (words: string, reason: string) => {
    await chooseFromMenu(hers, post(words), 'Report')
    const dialog = hers.getByRole('dialog', { name: `Report the post by ${nuno.name}` })
    await expect(dialog).toContainText('Only moderators see who reported.')
    for (const known of ['Sexual content', 'Minors at risk', 'Self-harm or suicide', 'Danger or violence']) {
      await expect(dialog.getByRole('radio', { name: new RegExp(`^${known}`) })).toBeVisible()
    }
    await expect(dialog.getByText('call 112')).toHaveCount(0)
    await dialog.getByRole('radio', { name: new RegExp(`^${reason}`) }).check()
    await expect(dialog.getByText('call 112')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    return hers.getByRole('dialog', { name: 'Thank you, we will look at it' })
  }

  await test.step('hidden: one line stands for it, also later and elsewhere, and shows it again', async () => {
    const after = await flag('He shouts', 'Danger or violence')
    await expectAccessible(hers, 'what one can do after a report')
    await after.getByRole('button', { name: 'Hide this post' }).click()
    await expect(post('He shouts')).toHaveCount(0)
    await hers.reload()
    await expect(hers.getByText('You hid this post')).toBeVisible()
    await expect(post('He shouts')).toHaveCount(0)
    await expect(post('He whispers')).toBeVisible()
    const sofa = await visit()
    await sofa.goto('/login?then=/feed')
    await logIn(sofa, marta)
    await expect(sofa.getByText('You hid this post')).toBeVisible()
    await expect(sofa.getByText(`He whispers ${word}`)).toBeVisible()
    await expect(sofa.getByText(`He shouts ${word}`)).toHaveCount(0)
    await hers.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(post('He shouts')).toBeVisible()
    await hers.reload()
    await expect(post('He shouts')).toBeVisible()
  })

  await test.step('blocked: nothing of theirs is left', async () => {
    const after = await flag('He whispers', 'Self-harm or suicide')
    await after.getByRole('button', { name: `Block ${nuno.name}` }).click()
    const doubt = hers.getByRole('alertdialog', { name: `Block ${nuno.name}?` })
    await doubt.getByRole('button', { name: 'Block' }).click()
    await expect(post('He whispers')).toHaveCount(0)
    await expect(post('He shouts')).toHaveCount(0)
  })
})

test('A suspension reaches an open screen, and is lifted', async ({ visit }) => {
  const { hers, his, desk, nuno, clara } = await threePeople(visit)
  await nameModerator(clara)
  const nunosPage = `/user/${await getId(his)}`
  await hers.goto(nunosPage)
  await hers.getByRole('button', { name: `Options for ${nuno.name}` }).click()
  await hers.getByRole('menuitem', { name: 'Report' }).click()
  await report(hers, `Report ${nuno.name}`, 'Fraud or scam', 'He asks for money.')
  await his.goto('/feed')
  await expect(his.getByRole('button', { name: 'Menu' })).toBeVisible()

  await desk.goto('/dashboard')
  await desk.getByRole('button', { name: `Suspend ${nuno.name}`, exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await field(desk, 'Which rule did they break?').selectOption('Something else')
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await field(desk, 'A message for the person').fill('He asked three people for money.')
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(desk.getByText('Account suspended', { exact: true })).toBeVisible()
  await expect(his.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  await hers.goto(nunosPage)
  await isNotThere(hers)
  await his.goto('/login')
  await logIn(his, nuno)
  await expect(his.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()

  await desk.getByRole('button', { name: 'Decided', exact: true }).click()
  await decide(desk, `Lift the suspension of ${nuno.name}`, 'Lift the suspension', 'Suspension lifted')
  await his.goto('/login')
  await logIn(his, nuno)
  await expect(his).not.toHaveURL(/login|appeal/)
  await hers.goto(nunosPage)
  await expect(hers.getByRole('heading', { name: nuno.name, level: 1 })).toBeVisible()
})

test('Two blocked accounts see each other nowhere, until the block is lifted', async ({ visit }) => {
  const [hers, his] = [await visit({ viewport: { width: 390, height: 844 } }), await visit()]
  const word = rareWord()
  const [marta, nuno] = [newPerson(`Marta ${word}`), newPerson(`Nuno ${word}`)]
  await arrive(hers, 'volunteer', marta)
  await arrive(his, 'volunteer', nuno)
  await connect(hers, his)
  await writePost(hers, `She plants ${word}`)
  await writePost(his, `He waters ${word}`)
  const [herPage, hisPage] = [`/user/${await getId(hers)}`, `/user/${await getId(his)}`]
  await hers.goto('/feed')
  await expect(hers.getByText(`He waters ${word}`)).toBeVisible()

  await hers.goto(hisPage)
  await hers.getByRole('button', { name: `Options for ${nuno.name}` }).click()
  await hers.getByRole('menuitem', { name: 'Block' }).click()
  const doubt = hers.getByRole('alertdialog', { name: `Block ${nuno.name}?` })
  await expect(doubt).toBeVisible()
  await expectAccessible(hers, 'the block dialog')
  await doubt.getByRole('button', { name: 'Block' }).click()
  await expect(hers).toHaveURL(/feed/)
  await expect(hers.getByText(`She plants ${word}`)).toBeVisible()
  await expect(hers.getByText(`He waters ${word}`)).toHaveCount(0)

  for (const [page, theirs, words] of [
    [hers, hisPage, `He waters ${word}`],
    [his, herPage, `She plants ${word}`],
  ] as const) {
    await page.goto('/feed')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
    await page.goto(theirs)
    await (page === hers ? isBlocked(page, nuno.name) : isNotThere(page))
    await page.goto(`/search/${word}`)
    await expect(page.getByText(words)).toHaveCount(0)
    await page.goto(`/chat?userId=${theirs.split('/').at(-1)}`)
    await expect(page.getByText('You cannot write here')).toBeVisible()
  }

  await hers.goto('/settings?tab=security')
  await expectNoOverflow(hers, 'security')
  const lifted = hers.waitForResponse((response) => response.request().method() === 'DELETE')
  await hers.getByRole('button', { name: `Unblock ${nuno.name}` }).click()
  await expect(hers.getByText('You have blocked nobody.')).toBeVisible()
  await lifted
  await his.goto(herPage)
  await expect(his.getByRole('heading', { name: marta.name, level: 1 })).toBeVisible()

  // A block from a card in a list stays on that page.
  await hers.goto(`/search/${word}?tab=people`)
  const card = hers.getByRole('article').filter({ hasText: nuno.name })
  await expect(hers.getByRole('button', { name: `Options for ${marta.name}` })).toHaveCount(0)
  await card.getByRole('button', { name: `Options for ${nuno.name}` }).click()
  await hers.getByRole('menuitem', { name: 'Block' }).click()
  await doubt.getByRole('button', { name: 'Block' }).click()
  await expect(card).toHaveCount(0)
  await expect(doubt).toHaveCount(0)
  await expect(hers).toHaveURL(/search/)
})

test('Who blocked somebody can lift the block on their page, which they see again at once', async ({
  visit,
}) => {
  const [hers, his, guest] = [
    await visit({ viewport: { width: 390, height: 844 } }),
    await visit(),
    await visit(),
  ]
  const word = rareWord()
  const [marta, nuno] = [newPerson(`Marta ${word}`), newPerson(`Nuno ${word}`)]
  await arrive(hers, 'volunteer', marta)
  await arrive(his, 'volunteer', nuno)
  const [herPage, hisPage] = [`/user/${await getId(hers)}`, `/user/${await getId(his)}`]
  const block = async (page: Page, { name }: { name: string }) => {
    await page.getByRole('button', { name: `Options for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Block' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await expect(page).toHaveURL(/feed/)
  }
  const unblock = async () => {
    await hers.getByRole('main').getByRole('button', { name: 'Unblock' }).click()
    await expect(hers.getByRole('heading', { name: nuno.name, exact: true, level: 1 })).toBeVisible()
  }

  await test.step('opened by its address', async () => {
    await hers.goto(hisPage)
    await block(hers, nuno)
    await hers.goto(hisPage)
    await isBlocked(hers, nuno.name)
    await expectAccessible(hers, 'the page of someone blocked')
    await expectNoOverflow(hers, 'the page of someone blocked')
    await his.goto(herPage)
    await isNotThere(his)
    await guest.goto(hisPage)
    await expect(guest.getByRole('heading', { name: nuno.name, level: 1 })).toBeVisible()
    await unblock()
    await his.goto(herPage)
    await expect(his.getByRole('heading', { name: marta.name, level: 1 })).toBeVisible()
  })

  await test.step('opened by going back to it', async () => {
    await block(hers, nuno)
    await hers.goBack()
    await isBlocked(hers, nuno.name)
    await unblock()
  })

  await test.step('who blocks back is not there after that', async () => {
    await his.goto(herPage)
    await block(hers, nuno)
    await block(his, marta)
    await hers.goto(hisPage)
    await isBlocked(hers, nuno.name)
    await hers.getByRole('main').getByRole('button', { name: 'Unblock' }).click()
    await isNotThere(hers)
  })
})
