// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Formik } from 'formik'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Form } from '#components/forms/Form.tsx'
import { FormAlert } from '#components/forms/FormAlert.tsx'
import { FormPassword } from '#components/forms/FormPassword.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { type Faults, useErrorsFollow } from '#components/forms/useErrorsFollow.ts'
import common from '#i18n/es/common.ts'
import { loadTexts } from '#i18n/texts.ts'

afterEach(cleanup)

const messages = {
  ...(await loadTexts('es', ['common'])),
  validation: { 'city-required': 'Escribe tu ciudad' },
}

function open(onSubmit: (values: object) => void) {
  Element.prototype.scrollIntoView = vi.fn()
  const validate = ({ city }: { city: string }) => (city ? {} : { city: 'city-required' })
  render(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="UTC">
      <Formik initialValues={{ name: 'Ana', city: '', password: '' }} validate={validate} onSubmit={onSubmit}>
        <Form>
          <FormTextField name="name" label="Nombre" />
          <FormTextField name="city" label="Ciudad" required />
          <FormPassword name="password" label="Clave" />
          <SubmitButton>Guardar</SubmitButton>
        </Form>
      </Formik>
    </NextIntlClientProvider>,
  )
  return screen.getByRole<HTMLInputElement>('textbox', { name: /Ciudad/ })
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))

it('A form focuses its first error, shows the sentence under its field, and loses nothing', async () => {
  const onSubmit = vi.fn()
  const city = open(onSubmit)
  submit()
  await waitFor(() => expect(document.activeElement).toBe(city))
  expect(city.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Escribe tu ciudad').id).toBe(city.getAttribute('aria-describedby'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Ana')
  fireEvent.change(city, { target: { value: 'Vigo' } })
  submit()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Ana', city: 'Vigo', password: '' })
})

it('A password is shown for as long as its button is on', () => {
  open(vi.fn())
  const box = screen.getByLabelText<HTMLInputElement>('Clave')
  expect(box.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: common.ui.showPassword }))
  expect(box.type).toBe('text')
})

describe('a form with server errors', () => {
  type Values = { name: string; city: string; about: string }
  const initial: Values = { name: 'Ana', city: '', about: '' }
  const check = async ({ city }: Values): Promise<Faults> => (city ? {} : { city: 'city-required' })

  function Follow() {
    useErrorsFollow(check)
    return null
  }

  function open(refuse: () => { fields?: Faults; alert?: string }) {
    Element.prototype.scrollIntoView = vi.fn()
    render(
      <NextIntlClientProvider locale="es" messages={messages} timeZone="UTC">
        <Formik
          initialValues={initial}
          validateOnChange={false}
          validateOnBlur={false}
          onSubmit={async (_values, { setErrors, setStatus }) => {
            const { fields, alert } = refuse()
            setErrors(fields ?? {})
            setStatus(alert)
          }}
        >
          {({ status }) => (
            <Form>
              <Follow />
              <FormAlert>{status}</FormAlert>
              <FormTextField name="name" label="Nombre" />
              <FormTextField name="city" label="Ciudad" />
              <FormTextArea name="about" label="Texto" max={3} />
              <SubmitButton>Guardar</SubmitButton>
            </Form>
          )}
        </Formik>
      </NextIntlClientProvider>,
    )
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
    return {
      field,
      type: (name: string, value: string) => fireEvent.change(field(name), { target: { value } }),
    }
  }

  it('A server error is scrolled into view and focused, each time', async () => {
    const { field } = open(() => ({ alert: 'No hay conexión.' }))
    for (const _time of [1, 2]) {
      field('Nombre').focus()
      submit()
      await waitFor(() => expect(document.activeElement?.textContent).toBe('No hay conexión.'))
      expect(document.activeElement?.getAttribute('role')).toBe('alert')
    }
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2)
  })

  it('A server error disappears with its cause, and the alert with the last one', async () => {
    const fields = { city: 'city-required', name: 'Ese nombre está ocupado.' }
    const { type } = open(() => ({ fields, alert: 'Falta algo.' }))
    submit()
    expect(await screen.findByText('Escribe tu ciudad')).toBeTruthy()
    type('Ciudad', 'Vigo')
    await waitFor(() => expect(screen.queryByText('Escribe tu ciudad')).toBeNull())
    // Only the server knows whether a name is taken: the error remains while the name is unchanged.
    expect(screen.getByText('Ese nombre está ocupado.')).toBeTruthy()
    expect(screen.getByText('Falta algo.')).toBeTruthy()
    type('Nombre', 'Ana Gil')
    await waitFor(() => expect(screen.queryByText('Ese nombre está ocupado.')).toBeNull())
    await waitFor(() => expect(screen.queryByText('Falta algo.')).toBeNull())
  })

  it('A form shows no error at an untouched field', async () => {
    const { type } = open(() => ({ fields: { name: 'Ese nombre está ocupado.' } }))
    submit()
    expect(await screen.findByText('Ese nombre está ocupado.')).toBeTruthy()
    type('Nombre', 'Ana Gil')
    await waitFor(() => expect(screen.queryByText('Ese nombre está ocupado.')).toBeNull())
    expect(screen.queryByText('Escribe tu ciudad')).toBeNull()
  })

  it('A form says at once that a text is too long, and names the limit', () => {
    const { field, type } = open(() => ({}))
    type('Texto', 'sobra')
    expect(field('Texto').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Como mucho 3 caracteres.')).toBeTruthy()
    type('Texto', 'cabe'.slice(0, 3))
    expect(field('Texto').getAttribute('aria-invalid')).toBeNull()
  })
})
