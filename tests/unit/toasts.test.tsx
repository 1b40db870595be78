// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toasts } from '#components/ui/states/Toasts.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { showScreen } from './accountScreens.tsx'

afterEach(cleanup)

const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 300)))
/** How many are open: one that closes, which it does not here without animations, is no alert any more. */
const countOf = (text: string, role = 'alert') =>
  screen.queryAllByRole(role).filter(({ textContent }) => textContent?.includes(text)).length

it('The same sentence twice is one toast, which is said again, also once that one is closed', async () => {
  await showScreen(<Toasts />, 'en')
  for (const _ of [1, 2]) toast.error('No connection.')
  toast.error('Not found.')
  await screen.findByText('Not found.')
  await settled()
  expect(countOf('No connection.')).toBe(1)
  const before = screen.getByText('No connection.')
  toast.error('No connection.')
  await settled()
  expect(countOf('No connection.')).toBe(1)
  expect(screen.getByText('No connection.')).not.toBe(before)
  const [, close] = screen.getAllByRole('button', { name: 'Close' })
  fireEvent.click(close ?? document.body)
  await waitFor(() => expect(countOf('No connection.')).toBe(0))
  toast.error('No connection.')
  await settled()
  expect(countOf('No connection.')).toBe(1)
})

it('Two that can be undone are two, each with its own undo', async () => {
  await showScreen(<Toasts />, 'en')
  const undone = [vi.fn(), vi.fn()]
  for (const onUndo of undone) toast.info('Hidden.', { undo: { label: 'Undo', onUndo } })
  await waitFor(() => expect(countOf('Hidden.', 'status')).toBe(2))
  for (const button of screen.getAllByRole('button', { name: 'Undo' })) fireEvent.click(button)
  for (const onUndo of undone) expect(onUndo).toHaveBeenCalledTimes(1)
})
