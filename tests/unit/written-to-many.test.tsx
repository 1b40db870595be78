// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MessageAllDialog } from '#components/jobs/applicants/MessageAllDialog.tsx'
import { CloseJobDialog } from '#components/jobs/mine/CloseJobDialog.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Me } from '#contracts/account.ts'
import { Viewer } from '#hooks/session/session.ts'
import { showScreen } from './accountScreens.tsx'
import { buildApplicant, buildOffer, gardenId } from './applicants.ts'

const counts = { applications: 2, accepted: 0, refused: 0, pending: 2, waitlisted: 0, taken: 0 }
const offer = buildOffer({ counts: { ...counts, favorites: 0, views: 0 } })
const sent = vi.fn()
const server = setupServer(
  http.post('http://localhost:3000/api/jobs/job/application/message', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json({ sent: 2 })
  }),
  http.post('http://localhost:3000/api/jobs/jobs/:id/close', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json({ ...offer, status: 'closed' })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent.mockReset()
  vi.spyOn(toast, 'success').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const applicants = [buildApplicant(), buildApplicant()]
const dialogs = {
  message: (
    <MessageAllDialog open jobId={gardenId} applicants={applicants} onClose={vi.fn()} onDone={vi.fn()} />
  ),
  close: <CloseJobDialog open job={offer} onClose={vi.fn()} />,
}

async function open(dialog: ReactNode) {
  await showScreen(<Viewer value={{ id: 'huerto', validated: true } as Me}>{dialog}</Viewer>, 'en')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
  return { field, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) }
}

it.each([
  ['A message to several applicants', 'message', 'Send'],
  ['The message that closes an offer', 'close', 'Close the offer'],
] as const)('%s stays when the page is left, until it is sent', async (_, kind, button) => {
  const first = await open(dialogs[kind])
  fireEvent.change(first.field, { target: { value: 'Thank you for waiting.' } })
  // As one who leaves the page.
  cleanup()
  const second = await open(dialogs[kind])
  expect(second.field.value).toBe('Thank you for waiting.')
  second.press(button)
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ message: 'Thank you for waiting.' })),
  )
  cleanup()
  expect((await open(dialogs[kind])).field.value).toBe('')
})
