// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { showScreen } from './accountScreens.tsx'

afterEach(cleanup)

it('Who opens a dialog on a slow network reads that it is loading, until it is there', async () => {
  const code = Promise.withResolvers<() => React.ReactNode>()
  const Overlay = lazyOverlay<{ open: boolean }>(() => code.promise)
  await showScreen(<Overlay open />, 'en')
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  await act(async () => code.resolve(() => <p>Apply</p>))
  screen.getByText('Apply')
  expect(screen.queryByRole('status')).toBeNull()
})

it('A dialog that is closed says nothing', async () => {
  const Overlay = lazyOverlay<{ open: boolean }>(() => new Promise(() => {}))
  await showScreen(<Overlay open={false} />, 'en')
  expect(screen.queryByRole('status')).toBeNull()
})
