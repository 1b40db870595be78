// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ApplicantNote } from '#components/jobs/applicants/ApplicantNote.tsx'
import { showScreen } from './accountScreens.tsx'
import { buildApplicant } from './applicants.ts'

afterEach(cleanup)

function List() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Shown {times} times
      </button>
      <ApplicantNote application={buildApplicant()} />
    </>
  )
}

it('A note that is opened has the focus, and leaves it where the person moves it', async () => {
  await showScreen(<List />, 'en')
  fireEvent.click(screen.getByRole('button', { name: /note/ }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  screen.getByRole('button', { name: 'Cancel' }).focus()
  fireEvent.click(screen.getByText('Shown 0 times'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
})
