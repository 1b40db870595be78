import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { arrive, getCookie, newPerson, through } from './pages/people.ts'
import { card, chooseFromMenu, connect } from './pages/posts.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const phone: Visit = { viewport: { width: 390, height: 844 } }

type VisitPage = (visit?: Visit) => Promise<Page>

/** A reader, a connected author who has written two posts, and the author’s page. */
async function setScene(visit: VisitPage, size: Visit) {
  const [hers, his] = [await visit(size), await visit()]
  const [word, nuno] = [
    `bean${randomUUID().slice(0, 8)}`,
    newPerson(`Nuno ${randomUUID().slice(0, 8)} Prado`),
  ]
  await arrive(hers, 'volunteer', newPerson('Marta Sanz'))
  await arrive(his, 'volunteer', nuno)
  await connect(hers, his)
  const write = async (text: string) => {
    const saved = await through(his).post('/api/posts/posts', { text: `${text} ${word}` })
    return (saved as { id: string }).id
  }
  const ids = { plants: await write('He plants'), waters: await write('He waters') }
  return { hers, his, nuno, word, ids, hisPage: `/user/${await getCookie(his, 'brota.user_id')}` }
}

for (const [name, size] of [
  ['a desk', {}],
  ['a phone', phone],
] as const) {
  test(`A post is saved and read again, and removed with a way back, on ${name}`, async ({ visit }) => {
    const { hers, word } = await setScene(visit, size)
    const tab = (label: string) =>
      hers.getByRole('navigation', { name: 'Lists of posts' }).getByRole('link', { name: label })
    await hers.goto('/feed')
    await tab('Saved').click()
    await expect(hers.getByText('Nothing saved yet')).toBeVisible()
    await expectAccessible(hers, `no saved posts on ${name}`)
    await tab('News').click()
    for (const words of ['He plants', 'He waters']) {
      await chooseFromMenu(hers, card(hers, `${words} ${word}`), 'Save')
      await expect(hers.getByText('Post saved').first()).toBeVisible()
    }
    await tab('Saved').click()
    await expect(hers.getByRole('main').getByRole('article')).toHaveCount(2)
    await expect(hers.getByRole('main').getByRole('article').first()).toContainText('He waters')
    await expectAccessible(hers, `saved posts on ${name}`)
    await expectNoOverflow(hers, `saved posts on ${name}`)
    await hers.reload()
    await chooseFromMenu(hers, card(hers, 'He waters'), 'Remove from saved')
    await expect(card(hers, 'He waters')).toHaveCount(0)
    await hers.getByRole('button', { name: 'Undo' }).click()
    await expect(card(hers, 'He waters')).toBeVisible()
  })

  test(`A hidden post leaves the feed, and is shown again on its page, on ${name}`, async ({ visit }) => {
    const { hers, word, ids } = await setScene(visit, size)
    await hers.goto('/feed')
    const post = card(hers, `He plants ${word}`)
    await chooseFromMenu(hers, post, 'Hide this post')
    await expect(post).toHaveCount(0)
    await hers.getByRole('button', { name: 'Undo' }).click()
    await expect(post).toBeVisible()
    await expect(hers.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await chooseFromMenu(hers, post, 'Hide this post')
    await expect(post).toHaveCount(0)
    // The server has it, too.
    await expect(hers.getByRole('button', { name: 'Undo' })).toBeVisible()
    await hers.reload()
    await expect(card(hers, `He waters ${word}`)).toBeVisible()
    await expect(post).toHaveCount(0)
    await hers.goto(`/post/${ids.plants}`)
    await expect(hers.getByText('You hid this post')).toBeVisible()
    await expectAccessible(hers, `a hidden post on ${name}`)
    const saved = hers.waitForResponse((response) => response.url().endsWith(`${ids.plants}/hide`))
    await hers.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(hers.getByRole('article')).toContainText(`He plants ${word}`)
    // It is shown before the server has it.
    await saved
    await hers.goto('/feed')
    await expect(post).toBeVisible()
  })

  test(`A muted person’s posts come no more until they are unmuted, on ${name}`, async ({ visit }) => {
    const { hers, nuno, word, hisPage } = await setScene(visit, size)
    await hers.goto(hisPage)
    const choose = async (act: string) => {
      await hers
        .getByRole('button', { name: `Options for ${nuno.name}` })
        .first()
        .click()
      await hers.getByRole('menuitem', { name: act, exact: true }).click()
    }
    await choose('Mute')
    const doubt = hers.getByRole('alertdialog', { name: `Mute ${nuno.name}?` })
    await expect(doubt).toContainText('The connection and the chat stay as they are')
    await expectAccessible(hers, `the question before a mute on ${name}`)
    await doubt.getByRole('button', { name: 'Mute' }).click()
    await expect(hers.getByText(`You muted ${nuno.name}`)).toBeVisible()
    await expect(card(hers, word), 'their page stays').toBeVisible()
    await hers.goto('/feed')
    await expect(hers.getByRole('textbox', { name: 'New post' })).toBeVisible()
    await expect(card(hers, word)).toHaveCount(0)

    await hers.goto('/settings?tab=security')
    const muted = hers.getByRole('button', { name: `Unmute ${nuno.name}` })
    await expect(muted).toBeVisible()
    await expectNoOverflow(hers, `muted people on ${name}`)
    // The list is empty before that is saved.
    const unmuted = hers.waitForResponse((response) => response.request().method() === 'DELETE')
    await muted.click()
    await expect(hers.getByText('You have muted nobody.')).toBeVisible()
    await unmuted
    await hers.goto('/feed')
    await expect(card(hers, word)).toBeVisible()
    await hers.goto(hisPage)
    await choose('Mute')
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Mute' }).click()
    await expect(hers.getByText(`You muted ${nuno.name}`)).toBeVisible()
    await choose('Unmute')
    await expect(hers.getByText(`You hear from ${nuno.name} again`)).toBeVisible()
  })
}
