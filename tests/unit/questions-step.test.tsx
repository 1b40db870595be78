// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Formik } from 'formik'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyJob } from '#components/jobs/form/jobValues.ts'
import { QuestionsStep } from '#components/jobs/form/QuestionsStep.tsx'
import { showScreen } from './accountScreens.tsx'

afterEach(cleanup)

const field = (number: number) => screen.getByRole('textbox', { name: new RegExp(`^Question ${number}`) })

function press(name: string): void {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

beforeEach(async () => {
  await showScreen(
    <Formik initialValues={emptyJob} onSubmit={vi.fn()}>
      <QuestionsStep />
    </Formik>,
    'en',
    {},
    ['myJobs', 'common', 'errors'],
  )
})

it('A question that is added is where one goes on to write; the first one waits', async () => {
  expect(document.activeElement).toBe(document.body)
  press('Add another question')
  expect(document.activeElement).toBe(field(2))
  press('Add another question')
  expect(document.activeElement).toBe(field(3))
})

it('The focus stays at the questions when one is removed with its button', async () => {
  press('Add another question')
  press('Remove question 2')
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.contains(field(1))).toBe(true)
})
