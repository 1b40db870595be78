import type { Page } from '@playwright/test'
import { openBell } from './pages/account.ts'
import { delay } from './pages/delay.ts'
import { connections, expectStage, openPageOf, press, stageButton } from './pages/friends.ts'
import { closeByEscape, tabTo } from './pages/keys.ts'
import { expectAccessible } from './pages/look.ts'
import { arrive, newPerson, type Person, through } from './pages/people.ts'
import { expect, test, type Visit } from './pages/visit.ts'

type Visitor = { page: Page; person: Person }

/** A validated account in its browser. */
async function somebody(visit: (visit?: Visit) => Promise<Page>, name: string): Promise<Visitor> {
  const [page, person] = [await visit(), newPerson(name)]
  await arrive(page, 'volunteer', person)
  return { page, person }
}

test('Two strangers connect: requested, accepted from the notifications, ended', async ({ visit }) => {
  const [marta, nuno] = [await somebody(visit, 'Marta Gil'), await somebody(visit, 'Nuno Prado')]
  await openPageOf(marta.page, nuno.page)
  await expect(connections(marta.page)).toHaveText('No connections')
  await nuno.page.goto('/jobs')

  await test.step('the button waits, disabled, and the other hears of it at once', async () => {
    await press(marta.page, 'connect', nuno.person)
    await expect(stageButton(marta.page, 'requested', nuno.person)).toBeDisabled()
    const bell = await openBell(nuno.page)
    await expect(bell).toContainText('Marta Gil wants to connect with you')
    await bell.getByRole('button', { name: 'Accept the connection request of Marta Gil' }).click()
    await expect(nuno.page.getByText('You and Marta Gil are connected now')).toBeVisible()
    await expect(bell.getByRole('listitem')).toHaveCount(0)
  })

  await test.step('the page of who asked turns by itself; the number counts both', async () => {
    await expectStage(marta.page, 'connected', nuno.person)
    await expect(connections(marta.page)).toHaveText('1 connection')
    const news = await openBell(marta.page)
    await expect(news).toContainText('Nuno Prado accepted your connection request')
    await closeByEscape(news)
  })

  await test.step('each stands among the connections of the other', async () => {
    await connections(marta.page).click()
    await expect(marta.page).toHaveURL(/tab=friends/)
    const list = marta.page.getByRole('list', { name: 'Connections' })
    await expect(list.getByRole('link', { name: 'Marta Gil' })).toBeVisible()
    await nuno.page.goto('/profile?tab=friends')
    await expect(nuno.page.getByRole('link', { name: 'Send message to Marta Gil' })).toBeVisible()
  })

  await test.step('the connection is ended after thinking twice', async () => {
    await press(marta.page, 'connected', nuno.person)
    await marta.page.getByRole('menuitem', { name: 'Remove the connection' }).click()
    const doubt = marta.page.getByRole('alertdialog', { name: 'Remove the connection with Nuno Prado?' })
    await doubt.getByRole('button', { name: 'Cancel' }).click()
    await expectStage(marta.page, 'connected', nuno.person)
    await press(marta.page, 'connected', nuno.person)
    await marta.page.getByRole('menuitem', { name: 'Remove the connection' }).click()
    await doubt.getByRole('button', { name: 'Remove the connection' }).click()
    await expectStage(marta.page, 'connect', nuno.person)
    await expect(connections(marta.page)).toHaveText('No connections')
    await marta.page.reload()
    await expectStage(marta.page, 'connect', nuno.person)
    await nuno.page.reload()
    await expect(nuno.page.getByText(/You have no connections yet/)).toBeVisible()
  })
})

test('A request is declined once, accepted once and withdrawn on the sender’s page', async ({ visit }) => {
  const [sara, joel] = [await somebody(visit, 'Sara Bosch'), await somebody(visit, 'Joel Reis')]
  await openPageOf(sara.page, joel.page)
  await openPageOf(joel.page, sara.page)

  await test.step('withdrawn: the notifications of it goes too', async () => {
    await press(sara.page, 'connect', joel.person)
    await expect(joel.page.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
    await sara.page.getByRole('button', { name: 'Options of the connection request to Joel Reis' }).click()
    await sara.page.getByRole('menuitem', { name: 'Withdraw the connection request' }).click()
    await expectStage(sara.page, 'connect', joel.person)
    await expect(joel.page.getByRole('button', { name: 'Notifications: none unread' })).toBeVisible()
  })

  await test.step('declined, without a word', async () => {
    await press(sara.page, 'connect', joel.person)
    // The other page is open: it receives the request live.
    await expectStage(joel.page, 'accept', sara.person)
    // The button changes at once; the other page reads what the server has.
    const declined = joel.page.waitForResponse(/deleteNotify/)
    await press(joel.page, 'decline', sara.person)
    await expectStage(joel.page, 'connect', sara.person)
    await declined
    await sara.page.reload()
    await expectStage(sara.page, 'connect', joel.person)
    await expect(sara.page.getByRole('button', { name: 'Notifications: none unread' })).toBeVisible()
    await press(sara.page, 'connect', joel.person)
    await expect(sara.page.getByText('You asked this person not long ago.')).toBeVisible()
    await expectStage(sara.page, 'connect', joel.person)
  })

  await test.step('accepted: who declined may still ask', async () => {
    await press(joel.page, 'connect', sara.person)
    await sara.page.reload()
    await press(sara.page, 'accept', joel.person)
    await expectStage(sara.page, 'connected', joel.person)
    await expectStage(joel.page, 'connected', sara.person)
    await expect(sara.page.getByRole('button', { name: 'Notifications: none unread' })).toBeVisible()
  })
})

test('Two accounts that send each other a request at once are connected once', async ({ visit }) => {
  const [ada, bruno, cora] = [
    await somebody(visit, 'Ada Campos'),
    await somebody(visit, 'Bruno Leal'),
    await somebody(visit, 'Cora Mas'),
  ]
  await openPageOf(ada.page, bruno.page)
  await openPageOf(bruno.page, ada.page)
  await openPageOf(cora.page, ada.page)
  // The first request would change the other's button: neither leaves before both are pressed.
  const letGo = await Promise.all([ada, bruno].map(({ page }) => delay(page, '**/api/friends/add')))
  await Promise.all([press(ada.page, 'connect', bruno.person), press(bruno.page, 'connect', ada.person)])
  for (const go of letGo) go()
  await expectStage(ada.page, 'connected', bruno.person)
  await expectStage(bruno.page, 'connected', ada.person)
  await expect(connections(ada.page)).toHaveText('1 connection')
  await expect(connections(bruno.page)).toHaveText('1 connection')

  // A third account sees the number, and the names.
  await cora.page.reload()
  await expect(connections(cora.page)).toHaveText('1 connection')
  await connections(cora.page).click()
  const list = cora.page.getByRole('list', { name: 'Connections' })
  await list.getByRole('link', { name: 'Bruno Leal' }).click()
  await press(cora.page, 'connect', bruno.person)
  await expect(await openBell(bruno.page)).toContainText('Cora Mas wants to connect with you')
  await expect(connections(cora.page)).toHaveText('1 connection')
})

test('A member connects by keyboard alone, and the focus is never lost', async ({ visit }) => {
  const [vera, hugo] = [await somebody(visit, 'Vera Pons'), await somebody(visit, 'Hugo Dias')]
  await openPageOf(vera.page, hugo.page)
  const { keyboard } = vera.page
  // The suggestions beside it may name the same person.
  const card = vera.page.getByRole('main').getByRole('article').first()
  const isFocused = (name: string) => expect(card.getByRole('button', { name, exact: true })).toBeFocused()

  await tabTo(vera.page, stageButton(vera.page, 'connect', hugo.person))
  await keyboard.press('Enter')
  await isFocused('Options of the connection request to Hugo Dias')
  await keyboard.press('Enter')
  await expect(vera.page.getByRole('menuitem', { name: 'Withdraw the connection request' })).toBeFocused()
  await keyboard.press('Enter')
  await isFocused('Connect with Hugo Dias')
  await keyboard.press('Enter')
  await isFocused('Options of the connection request to Hugo Dias')

  await openPageOf(hugo.page, vera.page)
  // The request is on her screen before it is saved.
  await expect(stageButton(hugo.page, 'accept', vera.person)).toBeVisible()
  await tabTo(hugo.page, stageButton(hugo.page, 'accept', vera.person))
  await hugo.page.keyboard.press('Enter')
  await expect(stageButton(hugo.page, 'connected', vera.person)).toBeFocused()
  await expectAccessible(hugo.page, 'the page of a connection')
  await hugo.page.keyboard.press('Enter')
  await expect(hugo.page.getByRole('menuitem', { name: 'Remove the connection' })).toBeFocused()
  await hugo.page.keyboard.press('Enter')
  const doubt = hugo.page.getByRole('alertdialog')
  await tabTo(hugo.page, doubt.getByRole('button', { name: 'Remove the connection' }))
  await hugo.page.keyboard.press('Enter')
  await expect(stageButton(hugo.page, 'connect', vera.person)).toBeFocused()
})

test('A failed request is undone on the screen, reported and logged', async ({ visit, complaints }) => {
  const [lena, otto] = [await somebody(visit, 'Lena Vidal'), await somebody(visit, 'Otto Sousa')]
  await openPageOf(lena.page, otto.page)
  await lena.page.route('**/api/friends/add', (route) =>
    route.fulfill({ status: 409, json: { error: 'Internal error', message: '' } }),
  )
  await press(lena.page, 'connect', otto.person)
  await expect(lena.page.getByText('Error! Try again later')).toBeVisible()
  await expectStage(lena.page, 'connect', otto.person)
  const logged = complaints.splice(0)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('The connection could not be asked for')
})

test('A guest who wants to connect is asked to sign in first', async ({ visit }) => {
  const [garden, guest] = [await visit(), await visit()]
  const app = newPerson('Jardin de la Acequia')
  await arrive(garden, 'organisation', app)
  await openPageOf(guest, garden)
  await press(guest, 'connect', app)
  await expect(guest.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

for (const width of [320, 360, 412])
  test(`Connecting moves nothing on a phone ${width} pixels wide`, async ({ visit }) => {
    const [phone, desk] = [await visit({ viewport: { width, height: 740 }, isMobile: true }), await visit()]
    await arrive(phone, 'volunteer', newPerson('Nora Vidal'))
    await arrive(desk, 'volunteer', newPerson('Hugo Prat'))
    const card = phone.getByRole('main').getByRole('article').first()
    for (const language of ['es', 'pt']) {
      await through(phone).put('/api/account/preferences', { language })
      await openPageOf(phone, desk)
      const tabs = phone.getByRole('main').getByRole('navigation').first()
      const before = (await tabs.boundingBox())?.y
      await card.getByRole('button', { name: 'Hugo Prat' }).first().click()
      const requested = card.getByRole('button', { name: 'Hugo Prat', disabled: true })
      await expect(requested).toBeVisible()
      expect((await tabs.boundingBox())?.y, language).toBe(before)
      await expect(card.getByRole('link', { name: 'Enviar mensa' })).toBeInViewport({ ratio: 1 })
      await card.getByRole('button', { name: 'Hugo Prat' }).nth(1).click()
      await phone.getByRole('menuitem').click()
      await expect(requested).toHaveCount(0)
    }
  })
