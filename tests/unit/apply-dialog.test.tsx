// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ApplyDialog } from '#components/jobs/detail/ApplyDialog.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { useJob } from '#hooks/jobs/reads.ts'
import { errorResponse, showScreen } from './accountScreens.tsx'
import { buildOffer, gardenId } from './applicants.ts'

const questions = [{ id: '01a203a9-0000-776c-83d0-5a38d12c5401', question: 'Why would you like to join?' }]
const can = { apply: true, joinWaitingList: false, edit: false, seeApplicants: false }
const open = buildOffer({ questions, can, vacancies: 1 })
const full = {
  ...open,
  full: true,
  applyRefusal: 'full',
  can: { ...can, apply: false, joinWaitingList: true },
}

const sent = vi.fn()
let isFull = false
const server = setupServer(
  http.get('http://localhost:3000/api/jobs/job/:id', () => HttpResponse.json(isFull ? full : open)),
  http.post('http://localhost:3000/api/jobs/job/apply', async ({ request }) => {
    sent(await request.json())
    isFull = true
    return sent.mock.calls.length === 1
      ? errorResponse(409, 'Job full')
      : HttpResponse.json({ id: gardenId, status: 'waitlisted' }, { status: 201 })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(cleanup)

function Offer({ onClose }: { onClose: () => void }) {
  const { data } = useJob(gardenId)
  return data && !data.preview ? <ApplyDialog job={data} onClose={onClose} /> : null
}

it('An offer that became full while somebody wrote offers its waiting list, with what was written', async () => {
  vi.spyOn(toast, 'success').mockImplementation(() => {})
  const onClose = vi.fn()
  await showScreen(<Offer onClose={onClose} />, 'en')
  const apply = await screen.findByRole('dialog', { name: 'Apply to “Plant the school garden”' })
  fireEvent.change(within(apply).getByRole('textbox'), { target: { value: 'I have a van.' } })
  fireEvent.click(within(apply).getByRole('button', { name: 'Send application' }))
  const join = await screen.findByRole('dialog', { name: /^Join the waiting list of/ })
  expect(within(join).getByRole('textbox')).toHaveProperty('value', 'I have a van.')
  fireEvent.click(within(join).getByRole('button', { name: 'Join the waiting list' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.mock.lastCall?.[0]).toMatchObject({ waitingList: true })
})
