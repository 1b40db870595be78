// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Formik } from 'formik'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CityField } from '#components/places/CityField.tsx'
import { FormCityField } from '#components/places/FormCityField.tsx'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'

const city = (id: number, name: string, state: string) => ({
  ...{ id, name, state, country: 'ES', lat: 39.47, lng: -0.38, population: 1_000 },
})
const cities = [city(1, 'Valencia', 'Comunitat Valenciana'), city(2, 'Valencia de Alcántara', 'Extremadura')]
const asked: string[] = []
const server = setupServer(
  http.get('http://localhost:3000/api/jobs/places', ({ request }) => {
    const search = new URL(request.url).searchParams.get('search') ?? ''
    asked.push(search)
    return HttpResponse.json(cities.filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase())))
  }),
)
const onPlace = vi.fn()
const onText = vi.fn()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => providePublicConfig(publicConfigDefaults))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  asked.length = 0
  vi.clearAllMocks()
})

async function type(text: string, value = '') {
  await showScreen(<CityField label="City" value={value} onPlace={onPlace} onText={onText} />, 'en')
  const field = await screen.findByRole('combobox', { name: 'City' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: text } })
  return field
}

it('Cities are suggested while one types, and a press chooses one', async () => {
  await type('vale')
  const option = await screen.findByRole('option', { name: /Alcántara/ })
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(option.textContent).toBe('Valencia de AlcántaraExtremadura, Spain')
  fireEvent.click(option)
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith(cities[1]))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(asked).toEqual(['vale'])
})

it('The keyboard chooses a suggestion, and the text is not searched for afterwards', async () => {
  const field = await type('vale')
  await screen.findAllByRole('option')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeTruthy())
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith(cities[0]))
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'))
  act(() => field.blur())
  expect(onText).not.toHaveBeenCalled()
})

it('A text that no city begins with is said so, and Enter searches for it', async () => {
  const field = await type('aldea')
  await screen.findByText(/No city begins like this/)
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(onText).toHaveBeenCalledWith('aldea'))
  expect(onPlace).not.toHaveBeenCalled()
})

it('Clearing the field clears the city, and leaving it unchanged does nothing', async () => {
  const field = await type('Valencia', 'Valencia')
  act(() => field.blur())
  expect(onText).not.toHaveBeenCalled()
  act(() => field.focus())
  fireEvent.change(field, { target: { value: '' } })
  act(() => field.blur())
  await waitFor(() => expect(onText).toHaveBeenCalledWith(''))
  expect(asked).toEqual([])
})

describe('in a form', () => {
  const madrid = { ...city(3, 'Valenzuela', 'Comunidad de Madrid'), country: 'ES' }
  const abroad = { ...city(4, 'Valencia', 'Carabobo'), country: 'VE' }

  async function openForm(values = { country: 'ES', state: '', city: '' }) {
    server.use(
      http.get('http://localhost:3000/api/jobs/places', ({ request }) => {
        const home = new URL(request.url).searchParams.get('country')
        return HttpResponse.json(home ? [cities[0], madrid] : [abroad, cities[0]])
      }),
    )
    const sent = vi.fn()
    await showScreen(
      <Formik initialValues={values} onSubmit={sent}>
        {({ values: filled }) => (
          <>
            <FormCityField label="City" required />
            <output>{JSON.stringify(filled)}</output>
          </>
        )}
      </Formik>,
      'en',
    )
    return screen.findByRole('combobox', { name: 'City' })
  }
  const filled = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}')

  it('Cities of the country come first, each once, and a choice fills state and country, too', async () => {
    const field = await openForm()
    act(() => field.focus())
    fireEvent.change(field, { target: { value: 'vale' } })
    await screen.findByRole('option', { name: /Venezuela/ })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'ValenciaComunitat Valenciana, Spain',
      'ValenzuelaComunidad de Madrid, Spain',
      'ValenciaCarabobo, Venezuela',
    ])
    fireEvent.click(screen.getByRole('option', { name: /Venezuela/ }))
    await waitFor(() => expect(filled()).toEqual({ country: 'VE', state: 'Carabobo', city: 'Valencia' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })

  it('Any text stays as it was typed, letter by letter, and the state with it', async () => {
    const field = await openForm({ country: 'ES', state: 'Teruel', city: '' })
    act(() => field.focus())
    fireEvent.change(field, { target: { value: 'una aldea' } })
    expect(filled().city).toBe('una aldea')
    act(() => field.blur())
    expect(filled()).toEqual({ country: 'ES', state: 'Teruel', city: 'una aldea' })
  })

  it('What is too long is said at once', async () => {
    const field = await openForm()
    fireEvent.change(field, { target: { value: 'a'.repeat(121) } })
    await screen.findByText('At most 120 characters.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})
