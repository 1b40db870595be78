// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { object, string } from 'yup'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { loadTexts } from '#i18n/texts.ts'
import { ApiError } from '#services/http/errors.ts'

configure({ asyncUtilTimeout: 20_000 })
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const messages = {
  ...(await loadTexts('en', ['common', 'errors'])),
  validation: {
    'city-required': 'Enter a city',
    taken: 'This name is taken',
    'image-invalid': 'The image is gone',
  },
}
const rules = object({
  name: string().default(''),
  city: string().default('').required('city-required'),
  image: string().default(''),
})
const initial = { name: 'Ana', city: 'Vigo', image: 'old.jpg' }

const failure = (code: 'internal' | 'malformed', fields: Record<string, string> = {}) =>
  new ApiError({
    ...{ status: code === 'internal' ? 500 : 422, code, message: '', fields },
    ...{ retryAfter: null, appeal: '', proofs: [] },
  })

const fields = (
  <>
    <FormTextField name="name" label="Name" />
    <FormTextField name="city" label="City" />
  </>
)
const inEnglish = (form: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    {form}
  </NextIntlClientProvider>
)
function open(send: () => Promise<void>) {
  render(
    inEnglish(
      <ContractForm initial={initial} rules={rules} send={send}>
        {fields}
        <SubmitButton>Save</SubmitButton>
      </ContractForm>,
    ),
  )
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

it('The alert of a form disappears when a value changes', async () => {
  open(() => Promise.reject(failure('internal')))
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  type('City', 'Lugo')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
})

it('A server’s error remains under its field while another field changes, and disappears with its own value', async () => {
  open(() => Promise.reject(failure('malformed', { name: 'taken' })))
  submit()
  expect(await screen.findByText('This name is taken')).toBeTruthy()
  type('City', '')
  expect(await screen.findByText('Enter a city')).toBeTruthy()
  expect(screen.getByText('This name is taken')).toBeTruthy()
  type('City', 'Lugo')
  await waitFor(() => expect(screen.queryByText('Enter a city')).toBeNull())
  expect(screen.getByText('This name is taken')).toBeTruthy()
  type('Name', 'Eva')
  await waitFor(() => expect(screen.queryByText('This name is taken')).toBeNull())
})

it('A form shows no error before its first submit', async () => {
  open(async () => {})
  type('City', '')
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByText('Enter a city')).toBeNull()
  submit()
  expect(await screen.findByText('Enter a city')).toBeTruthy()
})

it('The error of a value that has no field is shown in the alert', async () => {
  open(() => Promise.reject(failure('malformed', { image: 'image-invalid' })))
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The image is gone'))
})

it('A dialog that opens again shows no alert of its last attempt', async () => {
  function Screen() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <FormDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title="Note"
          action="Save"
          initial={initial}
          rules={rules}
          send={() => Promise.reject(failure('internal'))}
        >
          {fields}
        </FormDialog>
      </>
    )
  }
  render(inEnglish(<Screen />))
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(screen.getByRole('alert').textContent).toBe('')
})
