// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FavoriteButton } from '#components/jobs/FavoriteButton.tsx'
import { showScreen } from './accountScreens.tsx'
import { buildOffer } from './applicants.ts'

afterEach(cleanup)

it.each([
  [false, /^Save .* to favourites$/],
  [true, /^Remove .* from favourites$/],
])(
  'The heart of an offer says what a press does, and no state that would turn its words round (saved: %s)',
  async (favorite, name) => {
    await showScreen(<FavoriteButton job={buildOffer({ favorite })} />, 'en')
    expect(screen.getByRole('button', { name }).hasAttribute('aria-pressed')).toBe(false)
  },
)
