// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NearButtons } from '#components/jobs/search/where/NearButtons.tsx'
import { showScreen } from './accountScreens.tsx'

let position = Promise.withResolvers<string>()
vi.mock('#hooks/jobs/nearby.ts', () => ({ findPosition: () => position.promise }))

afterEach(() => {
  cleanup()
  position = Promise.withResolvers()
})

async function askWhere() {
  const onPoint = vi.fn()
  await showScreen(<NearButtons onPlace={vi.fn()} onPoint={onPoint} />, 'en', {}, ['jobs', 'common'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Near me' })))
  return onPoint
}

it('Offers near the reader are searched when the browser says where they are', async () => {
  const onPoint = await askWhere()
  await act(async () => position.resolve('39.47,-0.38'))
  expect(onPoint).toHaveBeenCalledExactlyOnceWith('39.47,-0.38')
})

it('Who reads another page when the position comes is not taken back to the search', async () => {
  const onPoint = await askWhere()
  cleanup()
  await act(async () => position.resolve('39.47,-0.38'))
  expect(onPoint).not.toHaveBeenCalled()
})
