// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { NotificationSettings } from '#components/account/settings/NotificationSettings.tsx'
import { notificationTopics } from '#contracts/lists.ts'
import { showScreen } from './accountScreens.tsx'

const address = 'http://localhost:3000/api/notifications/preferences'
const saved = Object.fromEntries(notificationTopics.map((topic) => [topic, { inApp: true, email: 'daily' }]))
const sent: unknown[] = []
let answer = () => HttpResponse.json(saved)

const server = setupServer(
  http.get(address, () => HttpResponse.json(saved)),
  http.put(address, async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  sent.length = 0
  answer = () => HttpResponse.json(saved)
})
afterAll(() => server.close())

const inSite = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Mentions: on the site' })
const byEmail = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mentions: by e-mail' })

it('Two quick choices are shown at once and sent each by itself, so that none takes the other back', async () => {
  await showScreen(<NotificationSettings />, 'en')
  fireEvent.click(await inSite())
  fireEvent.change(byEmail(), { target: { value: 'never' } })
  await waitFor(() => expect([byEmail().value, sent.length]).toEqual(['never', 2]))
  expect((await inSite()).checked).toBe(false)
  expect(sent).toContainEqual({ mention: { inApp: false } })
  expect(sent).toContainEqual({ mention: { email: 'never' } })
})

it('The second of two quick choices does not wait for the first: who leaves the page at once loses none', async () => {
  const waiting: (() => void)[] = []
  server.use(
    http.put(address, async ({ request }) => {
      sent.push(await request.json())
      await new Promise<void>((done) => waiting.push(done))
      return HttpResponse.json(saved)
    }),
  )
  await showScreen(<NotificationSettings />, 'en')
  fireEvent.click(await inSite())
  await waitFor(() => expect(sent).toHaveLength(1))
  fireEvent.change(byEmail(), { target: { value: 'never' } })
  await waitFor(() => expect(sent).toHaveLength(2))
  for (const respond of waiting) respond()
  server.resetHandlers()
})

it('A choice that the server refuses is shown as it was', async () => {
  answer = () => HttpResponse.json({ error: 'Internal error', message: '' }, { status: 500 })
  await showScreen(<NotificationSettings />, 'en')
  fireEvent.click(await inSite())
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(async () => expect((await inSite()).checked).toBe(true))
})

it('Decisions of the moderation are always told: neither of their choices can be changed', async () => {
  await showScreen(<NotificationSettings />, 'en')
  const name = 'Moderation decisions'
  expect(
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: `${name}: on the site` })).disabled,
  ).toBe(true)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: `${name}: by e-mail` }).disabled).toBe(true)
  expect(byEmail().disabled).toBe(false)
})
