// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { AppealScreen } from '#components/moderation/appeal/AppealScreen.tsx'
import type { AppealedDecision } from '#contracts/moderation.ts'
import { showScreen } from './accountScreens.tsx'

const decision: AppealedDecision = {
  action: 'remove',
  kind: 'post',
  reason: 'spam',
  createdAt: new Date().toISOString(),
  text: 'So it is.',
  content: null,
  contentAfterLogin: true,
  appealable: true,
  appeal: null,
  undone: false,
  replaced: false,
  opens: null,
}
const address = 'http://localhost:3000/api/moderation/appeal'
const server = setupServer(
  http.get(address, () => HttpResponse.json(decision)),
  http.post(address, () => new HttpResponse(null, { status: 201 })),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  server.resetHandlers()
})

it('A guest with the link of an email is told that logging in shows what was taken down', async () => {
  const { texts } = await showScreen(<AppealScreen />, 'en', { token: 'some' })
  const { seeIt, logIn } = texts.moderation.appeal
  expect(await screen.findByText(seeIt)).toBeTruthy()
  expect(screen.getByRole('link', { name: logIn }).getAttribute('href')).toBe('/login?then=%2F')
})

it('After an appeal is sent, the focus is on what says so', async () => {
  const { texts } = await showScreen(<AppealScreen />, 'en', { token: 'some' })
  const { send, sentTitle } = texts.moderation.appeal
  const words = await screen.findByRole('textbox')
  fireEvent.change(words, { target: { value: 'It was no advertisement.' } })
  fireEvent.click(screen.getByRole('button', { name: send }))
  const title = await screen.findByText(sentTitle)
  await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

const serve = (changes: Partial<AppealedDecision>) =>
  server.use(http.get(address, () => HttpResponse.json({ ...decision, appealable: false, ...changes })))

it('A warning that an appeal took back is not shown as one that stands', async () => {
  const at = new Date().toISOString()
  serve({ action: 'warn', appeal: { createdAt: at, decidedAt: at, granted: true, answer: '' } })
  const { texts } = await showScreen(<AppealScreen />, 'en', { token: 'some' })
  const { titles, grantedTitle } = texts.moderation.appeal
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(titles.withdrawn)
  expect(screen.getByText(grantedTitle)).toBeTruthy()
})

it('Who reads a decision that a later one has replaced is led to that, and not told that it is too late', async () => {
  serve({ replaced: true })
  const { texts } = await showScreen(<AppealScreen />, 'en', { token: 'some' })
  const { replacedTitle, lateTitle } = texts.moderation.appeal
  expect(await screen.findByText(replacedTitle)).toBeTruthy()
  expect(screen.queryByText(lateTitle)).toBeNull()
})
