// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ApplicantNote } from '#components/jobs/applicants/ApplicantNote.tsx'
import type { Me } from '#contracts/account.ts'
import { Viewer } from '#hooks/session/session.ts'
import { showScreen } from './accountScreens.tsx'
import { buildApplicant } from './applicants.ts'

const applicant = buildApplicant()
let received: unknown[] = []
let isDown = false
const server = setupServer(
  http.put('http://localhost:3000/api/jobs/job/application/:id/note', async ({ request }) => {
    if (isDown) return HttpResponse.json({ error: 'Internal error', message: '' }, { status: 500 })
    received.push(await request.json())
    return new HttpResponse(null, { status: 204 })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  localStorage.clear()
  received = []
  isDown = false
})

function List() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Shown {times} times
      </button>
      <ApplicantNote application={applicant} />
    </>
  )
}

const open = () =>
  showScreen(
    <Viewer value={{ id: 'huerto', validated: true } as Me}>
      <List />
    </Viewer>,
    'en',
  )
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const getBox = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const type = (value: string) => fireEvent.change(getBox(), { target: { value } })
/** As one who leaves the page. */
const leave = () => cleanup()

it('A note that is opened has the focus, and leaves it where the person moves it', async () => {
  await open()
  press(/note/)
  expect(document.activeElement).toBe(getBox())
  screen.getByRole('button', { name: 'Cancel' }).focus()
  fireEvent.click(screen.getByText('Shown 0 times'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
})

it('A note that is not saved is there again after its page was left, and takes no focus', async () => {
  await open()
  press(/note/)
  type('Has a van.')
  leave()
  await open()
  expect(getBox().value).toBe('Has a van.')
  expect(document.activeElement).toBe(document.body)
})

it('Once saved it is no draft any more; a failure keeps what was typed', async () => {
  await open()
  press(/note/)
  type('Has a van.')
  isDown = true
  press('Save note')
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(getBox().value).toBe('Has a van.')
  isDown = false
  press('Save note')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(received).toEqual([{ note: 'Has a van.' }])
  leave()
  await open()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('Cancelling a typed note asks, and then it is gone', async () => {
  await open()
  press(/note/)
  type('Has a van.')
  press('Cancel')
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  press('Leave without saving')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  leave()
  await open()
  expect(screen.queryByRole('textbox')).toBeNull()
})
