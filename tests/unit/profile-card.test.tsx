// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CompleteCard } from '#components/account/profile/CompleteCard.tsx'
import { ProfilePanel } from '#components/account/profile/ProfilePanel.tsx'
import { ProfileSummary } from '#components/account/profile/ProfileSummary.tsx'
import { ViewerProvider } from '#components/layout/ViewerProvider.tsx'
import { Stars } from '#components/ui/Stars.tsx'
import type { Me } from '#contracts/account.ts'
import type { Language } from '#contracts/lists.ts'
import type { User } from '#contracts/shapes.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { clearCookies, storeSession } from '#services/session.ts'
import { showScreen } from './accountScreens.tsx'
import { huertoVivo, lucia } from './members.ts'

const organisation: User = {
  id: '01a1fd46-0000-7000-8000-000000000001',
  ...{ name: 'Huerto Vivo', provider: true, city: 'València', country: 'ES', state: '', verified: true },
  ...{ createdAt: '2024-12-05T09:00:00.000Z', rate: '4.5', rate_count: '2', responseTime: null },
  config: {
    ...{ avatar: '', about: '', categories: '', work_shift: '', background: null, website: '' },
    ...{ facebook: '', twitter: '', instagram: '', linkedin: '' },
  },
}

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => providePublicConfig(publicConfigDefaults))
afterEach(() => {
  cleanup()
  clearCookies()
  server.resetHandlers()
})

const panel = (changes: Partial<User>, language: Language = 'en') =>
  showScreen(<ProfilePanel user={{ ...organisation, ...changes }} isSection={false} more="/more" />, language)

describe('the profile card', () => {
  it.each([
    [0, 'Usually answers in less than a minute'],
    [1, 'Usually answers in 1 minute'],
    [59, 'Usually answers in 59 minutes'],
    [60, 'Usually answers in 1 hour'],
    [600, 'Usually answers in 10 hours'],
    [1_440, 'Usually answers in 1 day'],
    [4_320, 'Usually answers in 3 days'],
  ])(
    'The profile card of an organisation that answers within %i minutes shows its response time',
    async (responseTime, words) => {
      await panel({ responseTime })
      expect(screen.getByText(words)).toBeTruthy()
    },
  )

  it('The profile card shows no response time while there are too few answers, nor a volunteer’s', async () => {
    await panel({ responseTime: null })
    await panel({ responseTime: 5, provider: false })
    expect(screen.queryByText(/^Usually answers/)).toBeNull()
  })

  it.each([
    ['es', 'En Brota desde diciembre de 2024'],
    ['en', 'On Brota since December 2024'],
    ['br', 'Na Brota desde dezembro de 2024'],
    ['pt', 'Na Brota desde dezembro de 2024'],
  ] as const)('The profile card says in %s when the account was created', async (language, words) => {
    await panel({}, language)
    expect(screen.getByText(words)).toBeTruthy()
  })
})

const told = {
  about: 'I plant trees on Sundays.',
  categories: 'environment,education',
  work_shift: 'mon-m,mon-a,sat-n',
  website: 'https://lucia.example',
  instagram: 'https://instagram.com/lucia',
}

async function summary(me: Me) {
  storeSession({ accessToken: 'access', refreshToken: 'refresh', user: me })
  server.use(
    http.get('http://localhost:3000/api/account/user-by-token', () => HttpResponse.json(me)),
    http.post('http://localhost:3000/api/friends/friends', () =>
      HttpResponse.json({ connections: 7, friends: { status: 0, incoming: false } }),
    ),
  )
  await showScreen(
    <ViewerProvider>
      <ProfileSummary />
    </ViewerProvider>,
    'en',
  )
  return within(await screen.findByRole('complementary', { name: 'Your profile' }))
}

describe('the viewer’s card beside the feed and a post', () => {
  it('The viewer’s card shows a volunteer’s cover, photo, name, place, connections, text, interests, times and links', async () => {
    const card = await summary({ ...lucia, config: { ...lucia.config, ...told, avatar: 'face-1' } })
    expect(card.getByRole('link', { name: 'Lucía Ferrer' }).getAttribute('href')).toBe('/profile')
    const images = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
    expect(
      images.find((address) => address.startsWith('/backgrounds/')),
      'the cover',
    ).toBeTruthy()
    expect(
      images.find((address) => address.includes('face-1')),
      'the face',
    ).toBeTruthy()
    expect(card.getByText('Valencia, Spain')).toBeTruthy()
    expect(await card.findByText('7 connections')).toBeTruthy()
    expect(card.getByText('I plant trees on Sundays.')).toBeTruthy()
    for (const chip of [
      'Environment and animals',
      'Education and skills',
      'Monday: morning, afternoon',
      'Saturday: evening',
    ])
      expect(card.getByText(chip)).toBeTruthy()
    const links = within(card.getByRole('list', { name: 'Links' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([told.website, told.instagram])
  })

  it('The viewer’s card shows an organisation’s stars, and no chips', async () => {
    const card = await summary({ ...huertoVivo, config: { ...huertoVivo.config, ...told } })
    expect(card.getByText('4.5')).toBeTruthy()
    expect(card.getByText('I plant trees on Sundays.')).toBeTruthy()
    expect(card.queryByText('Environment and animals')).toBeNull()
    expect(card.queryByText(/^Monday/)).toBeNull()
  })

  it('The viewer’s card leaves out what the profile lacks', async () => {
    const card = await summary(lucia)
    expect(card.queryAllByRole('heading')).toEqual([])
    expect(card.queryByRole('list')).toBeNull()
  })
})

describe('stars', () => {
  it.each([
    ['4', 1, '4.0', '1 rating'],
    ['4.46', 2, '4.5', '2 ratings'],
    ['5', 1_000, '5.0', '1000 ratings'],
    ['3.7', 1_001, '3.7', '+1000 ratings'],
  ])('The stars show %s of %i', async (rate, count, mean, words) => {
    await showScreen(<Stars rate={rate} count={count} />, 'en')
    expect(screen.getByText(mean)).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })
  it.each([
    ['es', '4,5'],
    ['br', '4,5'],
    ['pt', '4,5'],
  ] as const)('The stars show a rating in %s with its decimal comma', async (language, mean) => {
    await showScreen(<Stars rate="4.5" />, language)
    expect(screen.getByText(mean)).toBeTruthy()
  })
})

describe('missing parts of a profile', () => {
  const empty: Me = { ...lucia, age: null, city: '', country: '' }
  const whole: Me = {
    ...{ ...lucia, volunteerProfileComplete: true },
    config: {
      ...lucia.config,
      avatar: 'face.jpg',
      about: 'I plant.',
      categories: 'sports',
      work_shift: 'mon-a',
    },
  }

  it.each([
    ['en', '0 of 6 ready', '5 more steps and you can apply to offers.', 'A photo'],
    ['es', '0 de 6 listos', 'Te faltan 5 pasos para poder apuntarte a las ofertas.', 'Una foto'],
  ] as const)(
    'The missing parts of an empty profile, in %s, are six steps, five of which an application requires',
    async (language, ...words) => {
      await showScreen(<CompleteCard me={empty} />, language)
      for (const sentence of words) expect(screen.getByText(sentence)).toBeTruthy()
      expect(screen.getAllByRole('listitem')).toHaveLength(6)
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
    },
  )

  it('The missing parts of a profile exclude the photo, which no application requires', async () => {
    await showScreen(<CompleteCard me={{ ...whole, config: { ...whole.config, avatar: '' } }} />, 'en')
    expect(screen.getByText('5 of 6 ready')).toBeTruthy()
    expect(screen.queryByText(/you can apply to offers/)).toBeNull()
  })
})
