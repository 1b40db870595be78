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
afterEach(cleanup)

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
