// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProfilePanel } from '#components/account/profile/ProfilePanel.tsx'
import { Stars } from '#components/ui/Stars.tsx'
import type { Language } from '#contracts/lists.ts'
import type { User } from '#contracts/shapes.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'

const organisation: User = {
  id: '01a1fd46-0000-7000-8000-000000000001',
  ...{ name: 'Huerto Vivo', provider: true, city: 'València', country: 'ES', state: '', verified: true },
  ...{ createdAt: '2024-12-05T09:00:00.000Z', rate: '4.5', rate_count: '2', responseTime: null },
  config: {
    ...{ avatar: '', about: '', categories: '', work_shift: '', background: null, website: '' },
    ...{ facebook: '', twitter: '', instagram: '', linkedin: '' },
  },
}

beforeEach(() => providePublicConfig(publicConfigDefaults))
afterEach(cleanup)

const panel = (changes: Partial<User>, language: Language = 'en') =>
  showScreen(<ProfilePanel user={{ ...organisation, ...changes }} told={false} more="/more" />, language)

describe('the card of somebody', () => {
  it.each([
    [0, 'Usually answers in less than a minute'],
    [1, 'Usually answers in 1 minute'],
    [59, 'Usually answers in 59 minutes'],
    [60, 'Usually answers in 1 hour'],
    [600, 'Usually answers in 10 hours'],
    [1_440, 'Usually answers in 1 day'],
    [4_320, 'Usually answers in 3 days'],
  ])('an organisation that takes %i minutes', async (responseTime, words) => {
    await panel({ responseTime })
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('says nothing of answers while too few are known, nor of a volunteer’s', async () => {
    await panel({ responseTime: null })
    await panel({ responseTime: 5, provider: false })
    expect(screen.queryByText(/^Usually answers/)).toBeNull()
  })

  it.each([
    ['es', 'En Brota desde diciembre de 2024'],
    ['en', 'On Brota since December 2024'],
    ['br', 'Na Brota desde dezembro de 2024'],
    ['pt', 'Na Brota desde dezembro de 2024'],
  ] as const)('says in %s since when one is here', async (language, words) => {
    await panel({}, language)
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('stars', () => {
  it.each([
    ['4', 1, '4.0', '1 rating'],
    ['4.46', 2, '4.5', '2 ratings'],
    ['5', 1_000, '5.0', '1000 ratings'],
    ['3.7', 1_001, '3.7', '+1000 ratings'],
  ])('%s of %i', async (rate, count, mean, words) => {
    await showScreen(<Stars rate={rate} count={count} />, 'en')
    expect(screen.getByText(mean)).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })
  it.each([
    ['es', '4,5'],
    ['br', '4,5'],
    ['pt', '4,5'],
  ] as const)('are told in %s with its own comma', async (language, mean) => {
    await showScreen(<Stars rate="4.5" />, language)
    expect(screen.getByText(mean)).toBeTruthy()
  })
})
