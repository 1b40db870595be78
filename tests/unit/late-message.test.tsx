// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LateNotice } from '#components/chat/LateNotice.tsx'
import type { Message } from '#contracts/chat.ts'
import { patience } from '#hooks/chat/late.ts'
import { openOutbox, send } from '#hooks/chat/outbox.ts'
import { useSending } from '#hooks/chat/sending.ts'
import { sendMessage } from '#services/chat.ts'
import { clearLocal } from '#services/localStore.ts'
import { showScreen } from './accountScreens.tsx'

vi.mock('#services/chat.ts', () => ({ sendMessage: vi.fn() }))

/** What the site answers to the message that is being sent. */
let answer: PromiseWithResolvers<Message>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.mocked(sendMessage)
    .mockReset()
    .mockImplementation(() => {
      answer = Promise.withResolvers()
      return answer.promise
    })
})
afterEach(() => {
  cleanup()
  clearLocal()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Conversation() {
  return <LateNotice outgoing={useSending('her').outgoing} />
}

const late = /^We cannot reach Brota/
const isSaid = () => screen.queryByText(late) !== null
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

async function write(account: string) {
  await showScreen(<Conversation />, 'en')
  openOutbox(account)
  await act(async () =>
    send({ key: account, toId: 'her', text: 'Beans?', media: [], at: '2026-11-27T10:00:00Z' }),
  )
  await vi.waitFor(() => expect(sendMessage).toHaveBeenCalled())
  expect(isSaid()).toBe(false)
}

it('A message that Brota does not take says after a while that it waits, until it is sent', async () => {
  await write('lucia')
  answer.reject(new Error('refused'))
  await pass(patience / 2)
  expect(isSaid()).toBe(false)
  await pass(patience / 2)
  expect(isSaid()).toBe(true)
  await pass(30_000)
  expect(isSaid()).toBe(true)
  await act(async () => answer.resolve({ conversation_id: 'beans' } as Message))
  expect(isSaid()).toBe(false)
})

it('So does one whose request is never answered; offline the notice above the page says it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get')
  await write('nora')
  await pass(patience)
  expect(isSaid()).toBe(true)
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(isSaid()).toBe(false)
  await pass(patience)
  expect(isSaid()).toBe(false)
})
