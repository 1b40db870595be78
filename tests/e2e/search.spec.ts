import { randomUUID } from 'node:crypto'
import { comeAs } from './pages/demoTown.ts'
import { tabTo } from './pages/keys.ts'
import { expectAccessible } from './pages/look.ts'
import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const open = 'Search people, organisations and offers'

test('The search opens over any page and works by keyboard alone', async ({ visit }) => {
  const [garden, desk] = [await visit(), await visit()]
  // Letters alone: the names become addresses.
  const word = `quince${randomUUID().replace(/[^a-f]/g, '')}`
  await arrive(garden, 'organisation', newPerson(`Huerta ${word}`))
  await publishOffer(garden, { title: `Pick ${word} on Saturday` })
  await arrive(desk, 'volunteer', newPerson(`Vera ${word}`))
  const overlay = desk.getByRole('dialog', { name: 'Search Brota' })
  const box = overlay.getByRole('textbox')
  const pill = desk.getByRole('button', { name: open })

  await desk.goto('/jobs')
  await tabTo(desk, pill)
  await desk.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await desk.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(pill).toBeFocused()

  await desk.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await desk.keyboard.type(word)
  const people = overlay.getByRole('region', { name: 'People and organisations' })
  await expect(people.getByRole('link', { name: `Huerta ${word}` })).toBeVisible()
  await expect(people.getByRole('link', { name: `Vera ${word}` })).toBeVisible()
  const offers = overlay.getByRole('region', { name: 'Offers' })
  await expect(offers.getByRole('link', { name: `Pick ${word} on Saturday` })).toBeVisible()
  await expect(overlay.getByRole('status')).toHaveText('2 results')
  await desk.keyboard.press('ArrowDown')
  await expect(overlay.getByRole('link').first()).toBeFocused()
  await desk.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
  await desk.keyboard.press('Enter')

  await expect(desk).toHaveURL(`/search/${word}`)
  await expect(overlay).toBeHidden()
  await expect(
    desk.getByRole('region', { name: 'People' }).getByRole('link', { name: `Vera ${word}` }),
  ).toBeVisible()
  await expect(
    desk.getByRole('region', { name: 'Organisations' }).getByRole('link', { name: /Huerta/ }),
  ).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Offers' }).getByRole('link', { name: /Pick/ })).toBeVisible()
  await expect(
    desk.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: 'Offers 1' }),
  ).toBeVisible()

  await pill.press('Enter')
  const recent = overlay.getByRole('button', { name: word })
  await expect(recent).toBeVisible()
  await recent.press('Enter')
  await expect(desk).toHaveURL(`/search/${word}`)
})

test('An empty search suggests what to do, and tells a guest what members find', async ({ visit }) => {
  const guest = await visit({ place: 'town' })
  await guest.goto('/search/xyzzyxyzzy')
  await expect(guest.getByText('We could not find anything that match your search!')).toBeVisible()
  await expect(guest.getByText('To find people and posts, log in to your account.')).toBeVisible()
  await guest.goto('/search/huerto')
  await expect(guest.getByRole('region', { name: 'Organisations' })).toBeVisible()
  await expect(guest.getByRole('link', { name: /^People/ })).toHaveCount(0)
  await guest.getByRole('main').getByRole('button', { name: 'Clear' }).click()
  await expect(guest).toHaveURL('/search')
})

test('The first paint of a search has its data, and requests nothing again', async ({ visit }) => {
  const desk = await visit({ place: 'town' })
  await comeAs(desk, 'lucia')
  const asked: string[] = []
  desk.on('request', (request) => {
    if (/\/api\/(account\/search|jobs\/jobs\/globalSearch)/.test(request.url())) asked.push(request.url())
  })
  await desk.goto('/search/huerto')
  await expect(desk.getByRole('region', { name: 'Offers' })).toBeVisible()
  // A repeated search sends its request at once.
  await desk.waitForTimeout(1_000)
  expect(asked).toEqual([])
})

test('The directory is filtered, and its address contains the filters', async ({ visit }) => {
  const guest = await visit({ place: 'town' })
  await guest.goto('/jobs')
  await guest.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organisations' }).click()
  await expect(guest).toHaveURL('/entities')
  const list = guest.getByRole('list', { name: 'Organisations' })
  await expect(list.getByRole('article').nth(1)).toBeVisible()
  await guest.getByRole('textbox', { name: 'City', exact: true }).fill('bilbao')
  await guest.getByRole('textbox', { name: 'City', exact: true }).press('Enter')
  await expect(guest).toHaveURL(/city=bilbao/)
  await expect(list.getByRole('article')).toHaveCount(1)
  await expect(list.getByRole('link', { name: 'Puente Norte' })).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('bilbao')
  await expect(list.getByRole('article')).toHaveCount(1)
  await guest.goto('/entities?query=zzyzx')
  await expect(guest.getByText('Nobody fits this search')).toBeVisible()
})

test('An organisation searches volunteers by their free hours', async ({ visit }) => {
  const desk = await visit({ place: 'town' })
  await comeAs(desk, 'huertovivo')
  await desk.goto('/volunteers')
  await desk.getByRole('link', { name: 'Find volunteers' }).click()
  const list = desk.getByRole('list', { name: 'Volunteers' })
  await expect(list.getByRole('article').first()).toBeVisible()
  await desk.getByRole('checkbox', { name: 'Sunday' }).click()
  await expect(desk).toHaveURL(/tab=find.*days=sun/)
  await expect(desk.getByRole('combobox', { name: 'Sort by' })).toHaveValue('match')
})

test('A mistyped name is found, and the page says what it searched for', async ({ visit }) => {
  const [garden, desk] = [await visit(), await visit()]
  const word = `quince${randomUUID().replace(/[^a-f]/g, '')}`
  await arrive(garden, 'organisation', newPerson(`Huerta ${word}`))
  await arrive(desk, 'volunteer', newPerson('Vera'))
  await desk.goto(`/search/${word.slice(0, 8)}z${word.slice(8)}`)
  const organisations = desk.getByRole('region', { name: 'Organisations' })
  await expect(organisations.getByRole('link', { name: `Huerta ${word}` })).toBeVisible()
  await expect(organisations.getByRole('status')).toContainText(`Did you mean ${word}?`)
  await expectAccessible(desk, 'a corrected search')
  await organisations.getByRole('link', { name: word, exact: true }).click()
  await expect(desk).toHaveURL(`/search/${word}`)
  await expect(organisations.getByRole('link', { name: `Huerta ${word}` })).toBeVisible()
  await expect(desk.getByText('Did you mean')).toBeHidden()
  await desk.goto(`/entities?query=${word.slice(0, 8)}z${word.slice(8)}`)
  await expect(desk.getByText(`Did you mean ${word}?`)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`The search overlay is accessible, ${colorScheme}`, async ({ visit }) => {
    const desk = await visit({ place: 'town', colorScheme, reducedMotion: 'reduce' })
    await comeAs(desk, 'lucia')
    await desk.goto('/jobs')
    await desk.getByRole('button', { name: open }).click()
    const overlay = desk.getByRole('dialog', { name: 'Search Brota' })
    await overlay.getByRole('textbox').fill('a')
    await expect(overlay.getByRole('link', { name: 'See more' })).toBeVisible()
    await expectAccessible(desk, `the search overlay, ${colorScheme}`)
  })
}

test('A mistyped search asks what was meant, and one that nothing meets whole says so', async ({ visit }) => {
  const [garden, desk] = [await visit(), await visit()]
  const word = `quince${randomUUID().replace(/[^a-f]/g, '')}`
  await arrive(garden, 'organisation', newPerson(`Huerta ${word}`))
  await publishOffer(garden, { title: `Pick ${word} on Saturday` })
  const offer = desk.getByRole('list', { name: 'All' }).getByRole('listitem')
  const didYouMean = desk.getByText('Did you mean')
  const mostOnly = desk.getByText('No offer has everything you searched for.')

  await desk.goto(`/jobs?query=${word.replace('quince', 'quinzce')}`)
  await expect(offer).toHaveCount(1)
  await expect(mostOnly).toBeHidden()
  await expectAccessible(desk, 'a mistyped search')
  await didYouMean.getByRole('link', { name: word }).click()
  await expect(desk).toHaveURL(`/jobs?query=${word}`)
  await expect(didYouMean).toBeHidden()
  await expect(offer).toHaveCount(1)

  await desk.goto(`/jobs?query=${word}+zeppelin`)
  await expect(mostOnly).toBeVisible()
  await expect(didYouMean).toBeHidden()
  await expect(offer.first()).toContainText(word)
})
