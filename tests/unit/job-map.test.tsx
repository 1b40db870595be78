// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { JobMap } from '#components/jobs/search/map/JobMap.tsx'
import type { Bounds } from '#contracts/jobSearch.ts'
import { showScreen } from './accountScreens.tsx'

type Shown = { bounds: Bounds | null; onMoved: (bounds: Bounds) => void }
const shown: Shown[] = []
vi.mock('#components/map/LazyMap.tsx', () => ({
  LazyMap: (props: Shown) => {
    shown.push(props)
    return null
  },
}))
vi.mock('#hooks/jobs/points.ts', () => ({ useJobPoints: () => ({ data: undefined }) }))

afterEach(cleanup)

it('A map that is moved after its area was searched stays where it was moved to', async () => {
  await showScreen(<JobMap search={{ area: '-1,39,0,40' }} onChange={vi.fn()} />, 'en', {}, [
    'jobs',
    'common',
  ])
  const searched = shown.at(-1)
  expect(searched?.bounds).toEqual({ west: -1, south: 39, east: 0, north: 40 })
  act(() => searched?.onMoved({ west: 2, south: 39, east: 3, north: 40 }))
  screen.getByRole('button', { name: 'Search this area' })
  // The map moves to another object.
  expect(shown.at(-1)?.bounds).toBe(searched?.bounds)
})
