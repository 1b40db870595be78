// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FileLink } from '#components/chat/messages/FileLink.tsx'
import type { Message, MessageStream } from '#contracts/chat.ts'
import { useRefreshAddresses } from '#hooks/chat/fileAddresses.ts'
import { withAddressesOf } from '#hooks/chat/merge.ts'
import { listMessagesAround } from '#services/chat.ts'

vi.mock('#services/chat.ts', () => ({ listMessagesAround: vi.fn() }))
afterEach(cleanup)

const address = (signedUntil: number, signature: string) =>
  `http://localhost/api/media/${signature}.pdf?sig=${(signedUntil / 1_000).toString(36)}.${signature}`
const [past, future] = [
  Math.floor(Date.now() / 1_000) * 1_000 - 60_000,
  Math.ceil(Date.now() / 1_000) * 1_000 + 3_600_000,
]

const message = (id: string, media: string) => ({ id, media: [media] }) as Message
const stream = (...data: Message[]): MessageStream => ({ data, nextCursor: null })

it('A file whose address has expired is fetched by the same press, with a fresh address', () => {
  const onStale = vi.fn()
  const shown = (one: string) => (
    <FileLink address={one} onStale={onStale}>
      plan.pdf
    </FileLink>
  )
  const { rerender } = render(shown(address(past, 'old')))
  const link = screen.getByRole('link')
  expect(fireEvent.click(link), 'the expired address is not followed').toBe(false)
  expect(onStale).toHaveBeenCalledTimes(1)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  rerender(shown(address(future, 'new')))
  expect(click).toHaveBeenCalledTimes(1)
  expect(link.getAttribute('href')).toBe(address(future, 'new'))
  expect(onStale, 'a fresh address is followed').toHaveBeenCalledTimes(1)
})

it('Files far up in a conversation get fresh addresses, a page of them by one request and each once a minute', async () => {
  let cached: MessageStream | undefined = stream(
    message('3', 'old 3'),
    message('2', 'old 2'),
    message('1', 'old 1'),
  )
  vi.mocked(listMessagesAround).mockImplementation(async (_conversation, id) =>
    id === '1'
      ? stream(message('1', 'new 1'))
      : stream(message('3', 'new 3'), message('2', 'new 2'), message('0', 'new 0')),
  )
  const change = async (next: (now: MessageStream | undefined) => MessageStream | undefined) => {
    cached = next(cached)
  }
  const { result } = renderHook(() => useRefreshAddresses('c', change))
  await act(async () => {
    for (const id of ['3', '2', '1', '3']) result.current(id)
  })
  expect(cached).toEqual(stream(message('3', 'new 3'), message('2', 'new 2'), message('1', 'new 1')))
  expect(vi.mocked(listMessagesAround).mock.calls).toEqual([
    ['c', '3'],
    ['c', '1'],
  ])
  await act(async () => result.current('2'))
  expect(listMessagesAround).toHaveBeenCalledTimes(2)
  const same = stream(message('9', 'nine'))
  expect(withAddressesOf(same, stream(message('8', 'eight'))).data[0]).toBe(same.data[0])
})
