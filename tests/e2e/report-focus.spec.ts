import { randomUUID } from 'node:crypto'
import { getId, writePost } from './pages/moderation.ts'
import { arrive, newPerson } from './pages/people.ts'
import { connect } from './pages/posts.ts'
import { expect, test } from './pages/visit.ts'

test('After a report, a keyboard goes on where the report was opened', async ({ visit }) => {
  const [hers, his] = [await visit(), await visit()]
  const word = `olmo${randomUUID().slice(0, 8)}`
  const nuno = newPerson('Nuno Prat')
  await arrive(hers, 'volunteer', newPerson('Marta Sol'))
  await arrive(his, 'volunteer', nuno)
  await connect(hers, his)
  for (const words of ['shouts', 'whispers', 'sings']) await writePost(his, `He ${words} ${word}`)
  const thanks = hers.getByRole('dialog', { name: 'Thank you, we will look at it' })
  const { keyboard } = hers

  const report = async (place: typeof thanks) => {
    const opener = place.getByRole('button', { name: /^(Options|More actions) for / }).first()
    await opener.focus()
    await keyboard.press('Enter')
    const item = hers.getByRole('menuitem', { name: 'Report' })
    await expect(item).toBeVisible()
    await item.press('Enter')
    const dialog = hers.getByRole('dialog', { name: /^Report / })
    await dialog.getByRole('radio', { name: /^Spam/ }).check()
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter')
    await expect(thanks).toBeVisible()
    await expect(thanks, 'the dialog has the focus after its form has gone').toBeFocused()
    return opener
  }
  const post = (words: string) => hers.getByRole('article').filter({ hasText: `${words} ${word}` })

  await test.step('a post, then nothing more', async () => {
    await hers.goto('/feed')
    const opener = await report(post('shouts'))
    await thanks.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(thanks).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  await test.step('a post, whose author is not blocked after all', async () => {
    const opener = await report(post('sings'))
    await thanks.getByRole('button', { name: `Block ${nuno.name}` }).press('Enter')
    const doubt = hers.getByRole('alertdialog', { name: `Block ${nuno.name}?` })
    await expect(doubt).toBeFocused()
    await doubt.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(doubt).toHaveCount(0)
    await expect(opener).toBeFocused()

    // Opened again, the dialog begins with what can be done.
    await keyboard.press('Enter')
    await hers.getByRole('menuitem', { name: 'Report' }).press('Enter')
    await expect(thanks).toBeVisible()
    await thanks.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(thanks).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  await test.step('a post that is hidden then', async () => {
    await report(post('whispers'))
    await thanks.getByRole('button', { name: 'Hide this post' }).press('Enter')
    await expect(thanks).toHaveCount(0)
    await expect(hers.locator('body')).not.toBeFocused()
    const again = hers.getByRole('listitem').filter({ hasText: 'You hid this post' })
    await again.getByRole('button', { name: 'Show' }).press('Enter')
    await expect(post('whispers')).toBeVisible()
    await expect(hers.getByRole('listitem').filter({ hasText: `whispers ${word}` })).toBeFocused()
  })

  await test.step('a person', async () => {
    await hers.goto(`/user/${await getId(his)}`)
    const opener = await report(hers.getByRole('main'))
    await thanks.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(thanks).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})
