// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Preferences } from '#components/account/settings/Preferences.tsx'
import { ViewerProvider } from '#components/layout/ViewerProvider.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { PreferencesInput } from '#contracts/settings.ts'
import { useMe } from '#hooks/session/session.ts'
import { clearCookies, storeSession } from '#services/session.ts'
import { showScreen } from './accountScreens.tsx'
import { lucia } from './members.ts'

const api = 'http://localhost:3000/api'
const none = () => HttpResponse.json([])

let saved = lucia
/** The changes that the server received, and what ends the last of them. */
let received: Partial<PreferencesInput>[] = []
let answer: (isRefused?: boolean) => void = () => {}
const server = setupServer(
  http.get(`${api}/account/user-by-token`, () => HttpResponse.json(saved)),
  http.get(`${api}/jobs/saved-searches`, none),
  http.get(`${api}/notifications/preferences`, () => new HttpResponse(null, { status: 404 })),
  http.put<never, Partial<PreferencesInput>>(`${api}/account/preferences`, async ({ request }) => {
    const input = await request.json()
    received.push(input)
    const isRefused = await new Promise<boolean | undefined>((done) => {
      answer = done
    })
    if (isRefused) return HttpResponse.json({ error: 'Internal error', message: '' }, { status: 500 })
    saved = { ...saved, ...input }
    return HttpResponse.json(saved)
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  saved = lucia
  received = []
  vi.spyOn(toast, 'success').mockImplementation(() => {})
  vi.spyOn(toast, 'error').mockImplementation(() => {})
  storeSession({ accessToken: 'access-1', refreshToken: 'refresh-1', user: lucia })
})
afterEach(() => {
  cleanup()
  clearCookies()
  delete document.documentElement.dataset.scheme
})

function Settings() {
  const me = useMe()
  return me ? <Preferences me={me} /> : null
}

async function open() {
  const { texts } = await showScreen(
    <ViewerProvider>
      <Settings />
    </ViewerProvider>,
    'en',
    {},
    ['common', 'settings', 'errors', 'lists', 'savedSearches', 'validation', 'account'],
  )
  const { themes, newsletter, typingMarks } = texts.settings
  await screen.findByRole('radio', { name: themes.dark })
  const field = (role: 'radio' | 'checkbox', name: string) =>
    screen.getByRole<HTMLInputElement>(role, { name: new RegExp(`^${name}`) })
  return {
    dark: () => field('radio', themes.dark),
    light: () => field('radio', themes.light),
    newsletter: () => field('checkbox', newsletter),
    typing: () => field('checkbox', typingMarks),
  }
}

const arrived = (count: number) => waitFor(() => expect(received).toHaveLength(count))
const respond = async (isRefused?: boolean) => {
  await act(async () => answer(isRefused))
  await act(() => new Promise<void>((done) => setTimeout(done, 50)))
}
const scheme = () => document.documentElement.dataset.scheme

it('Preferences that are changed quickly stay as chosen, and are saved one after the other', async () => {
  const { dark, newsletter, typing } = await open()
  for (const field of [dark(), newsletter(), typing()]) fireEvent.click(field)
  const shown = () => [dark().checked, newsletter().checked, typing().checked, scheme()]
  const chosen = [true, true, false, 'dark']
  for (const count of [1, 2, 3]) {
    await arrived(count)
    expect(shown()).toEqual(chosen)
    await respond()
    expect(shown()).toEqual(chosen)
  }
  expect(received).toEqual([{ theme: 'dark' }, { newsletter: true }, { typingMarks: false }])
})

it('A preference that is refused is shown as it was, and the others stay', async () => {
  const { dark, newsletter } = await open()
  fireEvent.click(dark())
  fireEvent.click(newsletter())
  await arrived(1)
  await respond()
  await arrived(2)
  await respond(true)
  expect([dark().checked, scheme(), newsletter().checked]).toEqual([true, 'dark', false])
})

it('A theme that is chosen while another is saved stays, also when that one is refused', async () => {
  const { dark, light } = await open()
  fireEvent.click(dark())
  fireEvent.click(light())
  await arrived(1)
  await respond(true)
  expect([light().checked, scheme()]).toEqual([true, 'light'])
  await arrived(2)
  await respond(true)
  expect([dark().checked, light().checked, scheme()]).toEqual([false, false, undefined])
})
