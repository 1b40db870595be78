// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Formik } from 'formik'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { Form } from '#components/ui/form/Form.tsx'
import { FormPassword } from '#components/ui/form/FormPassword.tsx'
import { FormTextField } from '#components/ui/form/FormTextField.tsx'
import { SubmitButton } from '#components/ui/form/SubmitButton.tsx'
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

it('puts the focus on the first mistake, its sentence under the field, and loses nothing', async () => {
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

it('shows a password for as long as one wants to see it', () => {
  open(vi.fn())
  const box = screen.getByLabelText<HTMLInputElement>('Clave')
  expect(box.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: common.ui.showPassword }))
  expect(box.type).toBe('text')
})
