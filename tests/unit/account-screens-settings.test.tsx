// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { SWRConfig, unstable_serialize } from 'swr'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { completeSteps } from '#components/account/profile/completeSteps.ts'
import { EditImage } from '#components/account/profile/EditImage.tsx'
import { AccountForm } from '#components/account/settings/AccountForm.tsx'
import { Preferences } from '#components/account/settings/Preferences.tsx'
import { ViewerProvider } from '#components/layout/ViewerProvider.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Me } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { clearCookies, storeSession } from '#services/session.ts'
import { accountEndpoint, countries, showScreen } from './accountScreens.tsx'
import { lucia as me } from './members.ts'

const server = setupServer()
const succeeded = vi.spyOn(toast, 'success')

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  server.use(countries)
  succeeded.mockReset().mockImplementation(() => {})
  storeSession({ accessToken: 'access-1', refreshToken: 'refresh-1', user: me })
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  clearCookies()
})

const checkbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('The settings form accepts four interests at most and disables the others', async () => {
  const { texts } = await showScreen(<AccountForm me={me} />)
  const { interests } = texts.lists
  for (const one of ['education', 'sports', 'justice', 'turism'] as const)
    fireEvent.click(checkbox(interests[one]))
  expect(checkbox(interests.politics).disabled).toBe(true)
  fireEvent.click(checkbox(interests.sports))
  expect(checkbox(interests.politics).disabled).toBe(false)
})

it('The settings form names each missing part of a profile under its field', async () => {
  const { texts } = await showScreen(<AccountForm me={{ ...me, city: '' }} />, 'en')
  fireEvent.change(screen.getByLabelText(/LinkedIn/), { target: { value: 'no address' } })
  fireEvent.click(screen.getByRole('button', { name: texts.settings.save }))
  const { validation } = texts
  for (const rule of ['about-required', 'interests-required', 'city-required', 'url-invalid'] as const)
    expect(await screen.findByText(validation[rule])).toBeTruthy()
})

it('The settings form saves texts, interests and free hours, and says so', async () => {
  const endpoint = accountEndpoint('put', 'settings', () => HttpResponse.json({ ...me, name: 'Lucía F.' }))
  server.use(endpoint.handler)
  const { texts } = await showScreen(<AccountForm me={me} />, 'en')
  const { settings, lists } = texts
  fireEvent.change(screen.getByRole('textbox', { name: /Introduction/ }), { target: { value: 'I plant.' } })
  fireEvent.click(checkbox(lists.interests.environment))
  fireEvent.click(checkbox(`${lists.days.tue}, ${lists.periods.m}`))
  fireEvent.click(checkbox(`${lists.days.mon}, ${lists.periods.n}`))
  fireEvent.click(screen.getByRole('button', { name: settings.save }))
  await waitFor(() => expect(succeeded).toHaveBeenCalledWith('Data saved successfully'))
  expect(endpoint.given[0]).toMatchObject({
    age: 29,
    privacy: true,
    config: { about: 'I plant.', categories: 'environment', work_shift: 'mon-n,tue-m' },
  })
})

it('The settings form hides the week from volunteers who have no time', async () => {
  const { texts } = await showScreen(<AccountForm me={me} />, 'en')
  const { lists, settings } = texts
  const monday = () => checkbox(`${lists.days.mon}, ${lists.periods.m}`)
  fireEvent.click(monday())
  fireEvent.click(checkbox(settings.noTime))
  expect(monday().disabled).toBe(true)
  expect(monday().checked).toBe(false)
})

it('The settings form lists what a profile still lacks', () => {
  const missing = (person: Me) =>
    completeSteps(person)
      .filter(({ done }) => !done)
      .map(({ step }) => step)
  expect(missing(me)).toEqual(['avatar', 'about', 'interests', 'availability'])
  expect(missing({ ...me, provider: true, phone: '600' })).toEqual(['logo', 'about', 'areas'])
})

it('A preference that cannot be saved shows an error and its previous value', async () => {
  const failed = vi.spyOn(toast, 'error').mockImplementation(() => {})
  const endpoint = accountEndpoint('put', 'preferences', () =>
    HttpResponse.json({ error: 'Internal error', message: '' }, { status: 500 }),
  )
  const news = http.get(
    'http://localhost:3000/api/notifications/preferences',
    () => new HttpResponse(null, { status: 404 }),
  )
  const searches = http.get('http://localhost:3000/api/jobs/saved-searches', () => HttpResponse.json([]))
  server.use(endpoint.handler, news, searches)
  const { texts } = await showScreen(<Preferences me={me} />, 'en')
  fireEvent.click(screen.getByRole('radio', { name: texts.settings.themes.dark }))
  await waitFor(() => expect(failed).toHaveBeenCalledWith('Error saving'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: texts.settings.themes.system }).checked).toBe(
    me.theme === 'system',
  )
})

describe('a photo', () => {
  const photo = (megabytes: number) => new File([new Uint8Array(megabytes * 1024 * 1024)], 'face.jpg')
  const choose = (field: HTMLElement, megabytes: number) =>
    fireEvent.change(field, { target: { files: [photo(megabytes)] } })
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:face', revokeObjectURL: () => {} })
  })

  it('A photo may weigh 10 MB in the account form', async () => {
    const { texts } = await showScreen(<AccountForm me={me} />, 'en')
    const { settings, media } = texts
    expect(screen.getByText('A picture of up to 10 MB.')).toBeTruthy()
    const field = screen.getByLabelText(settings.images.avatar, { selector: 'input' })
    choose(field, 10.1)
    expect(await screen.findByText('The picture is too large: 10 MB at most.')).toBeTruthy()
    choose(field, 9.9)
    expect(await screen.findByRole('dialog', { name: media.crop.avatar })).toBeTruthy()
  })

  it('A photo may weigh 3 MB where it is changed in place', async () => {
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => {})
    const known = { fallback: { [unstable_serialize(keys.me)]: me }, revalidateOnMount: false }
    const { texts } = await showScreen(
      <SWRConfig value={known}>
        <ViewerProvider>
          <EditImage kind="avatar" />
        </ViewerProvider>
      </SWRConfig>,
      'en',
    )
    const field = await screen.findByLabelText(texts.profile.images.avatar, { selector: 'input' })
    choose(field, 3.1)
    await waitFor(() => expect(failed).toHaveBeenCalledWith('The picture is too large: 3 MB at most.'))
    choose(field, 2.9)
    expect(await screen.findByRole('dialog', { name: texts.media.crop.avatar })).toBeTruthy()
  })
})
