// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Decision } from '#components/jobs/applicants/Decision.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'
import { buildApplicant } from './applicants.ts'
import { lucia } from './members.ts'

const { name } = lucia
const minute = 60_000
const inTenMinutes = () => new Date(Date.now() + 10 * minute).toISOString()

const server = setupServer(
  http.put('http://localhost:3000/api/jobs/job/application/:id', () =>
    HttpResponse.json(buildApplicant({ status: 'refused', undoUntil: inTenMinutes() })),
  ),
)
const told = vi.spyOn(toast, 'success')
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => told.mockReset().mockImplementation(() => {}))
afterEach(cleanup)

/** Presses Refuse on a card, and again in the confirmation. */
async function refuse(undoSeconds: number) {
  providePublicConfig({ ...publicConfigDefaults, undoSeconds })
  await showScreen(<Decision application={buildApplicant()} placesLeft={null} />, 'en')
  fireEvent.click(screen.getByRole('button', { name: `Refuse ${name}` }))
  const question = await screen.findByRole('alertdialog')
  const words = question.textContent
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(told).toHaveBeenCalledOnce())
  return { words, options: told.mock.lastCall?.[1] }
}

it('A refusal can be undone for as long as the site allows it', async () => {
  const { words, options } = await refuse(600)
  expect(words).toContain('You have 10 minutes to undo it.')
  expect(options?.undo?.label).toBe('Undo')
})

it('A refusal cannot be undone where the site does not allow it', async () => {
  const { words, options } = await refuse(0)
  expect(words).toContain('This cannot be undone.')
  expect(options?.undo).toBeUndefined()
})

it('The undo period of a refusal follows the server’s clock', async () => {
  providePublicConfig({ ...publicConfigDefaults, undoSeconds: 0 })
  // This browser’s clock is ten minutes slow.
  await showScreen(
    <Decision
      application={buildApplicant({ status: 'refused', undoUntil: inTenMinutes() })}
      placesLeft={null}
    />,
    'en',
  )
  expect(screen.queryByRole('button')).toBeNull()
})
