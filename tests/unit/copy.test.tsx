// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { MessageMenuPanel } from '#components/chat/messages/MessageMenuPanel.tsx'
import { toShownMessage } from '#components/chat/messages/shownMessage.ts'
import { toast } from '#components/ui/states/toast.ts'
import { showScreen } from './accountScreens.tsx'

const [copied, failed] = [vi.spyOn(toast, 'success'), vi.spyOn(toast, 'error')]
for (const shown of [copied, failed]) shown.mockImplementation(() => {})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const giveClipboard = (value: Pick<Clipboard, 'writeText'> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })

const copyMessage = async () => {
  const said = { id: '1', conversation_id: 'c', from: 'lucia', message: 'At ten', text: 'At ten', link: null }
  const times = { createdAt: '2026-11-21T10:00:00.000Z', editedAt: null, editableUntil: null, readAt: null }
  const message = toShownMessage({ ...said, ...times, media: [], alts: [], quote: null }, 'mateo')
  const panel = { triggerRef: createRef<HTMLElement>(), isOpen: true, setOpen: () => {} }
  const acts = { onAnswer: () => {}, onEdit: () => {} }
  await showScreen(
    <MessageMenuPanel {...panel} {...acts} message={message} isOwn={false} writer="Lucía" />,
    'en',
  )
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy text' }))
}

it('A browser without a clipboard, or one that refuses it, says that nothing was copied', async () => {
  for (const clipboard of [undefined, { writeText: () => Promise.reject(new Error('refused')) }]) {
    giveClipboard(clipboard)
    await copyMessage()
    await waitFor(() => expect(failed).toHaveBeenCalledWith('Error! Try again later'))
    expect(copied).not.toHaveBeenCalled()
    vi.clearAllMocks()
    cleanup()
  }
})

it('A copied message says so', async () => {
  const writeText = vi.fn(async () => {})
  giveClipboard({ writeText })
  await copyMessage()
  await waitFor(() => expect(copied).toHaveBeenCalledOnce())
  expect(writeText).toHaveBeenCalledWith('At ten')
})
