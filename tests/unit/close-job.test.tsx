// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CloseJobDialog } from '#components/jobs/mine/CloseJobDialog.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Job } from '#contracts/jobs.ts'
import { showScreen } from './accountScreens.tsx'
import { buildOffer } from './applicants.ts'

const offer = buildOffer()

const closed = vi.fn()
const server = setupServer(
  http.post('http://localhost:3000/api/jobs/jobs/:id/close', async ({ request }) => {
    closed(await request.json())
    return HttpResponse.json({ ...offer, status: 'closed' })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(cleanup)

it('Of an offer with nobody but a waiting list the dialog counts those on it, and they get the message', async () => {
  vi.spyOn(toast, 'success').mockImplementation(() => {})
  const counts = { applications: 3, accepted: 1, refused: 0, pending: 0, waitlisted: 2, taken: 1 }
  const full: Job = { ...offer, counts: { ...counts, favorites: 0, views: 0 } }
  await showScreen(<CloseJobDialog job={full} open onClose={vi.fn()} />, 'en')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('2 people are on the waiting list')
  expect(within(question).queryByRole('checkbox')).toBeNull()
  fireEvent.change(within(question).getByRole('textbox'), { target: { value: 'See you in spring.' } })
  fireEvent.click(within(question).getByRole('button', { name: 'Close the offer' }))
  await waitFor(() =>
    expect(closed).toHaveBeenLastCalledWith({ refusePending: false, message: 'See you in spring.' }),
  )
})

it.each([
  ['en', 'Close “Plant the school garden”?', 'Close the offer', 'Cancel'],
  ['es', '¿Cerrar «Plant the school garden»?', 'Cerrar la oferta', 'Cancelar'],
] as const)(
  'The close dialog says on its button what it closes, in %s',
  async (language, title, close, cancel) => {
    vi.spyOn(toast, 'success').mockImplementation(() => {})
    const onClose = vi.fn()
    await showScreen(<CloseJobDialog job={offer} open onClose={onClose} />, language)
    const question = await screen.findByRole('alertdialog', { name: title })
    expect(within(question).getByRole('button', { name: cancel })).toBeTruthy()
    fireEvent.click(within(question).getByRole('button', { name: close }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(closed).toHaveBeenLastCalledWith({ refusePending: false, message: '' })
  },
)
