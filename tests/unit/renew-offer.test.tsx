// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { JobForm } from '#components/jobs/form/JobForm.tsx'
import { toValues } from '#components/jobs/form/jobValues.ts'
import type { JobStatus } from '#contracts/lists.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { countries, showScreen } from './accountScreens.tsx'
import { buildOffer } from './applicants.ts'

const server = setupServer(countries)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(cleanup)

async function openForm(status: JobStatus, deadline: string) {
  providePublicConfig(publicConfigDefaults)
  const offer = buildOffer({ status, deadline, type: 'part-time', durationHours: 3 })
  await showScreen(<JobForm id={offer.id} status={status} initial={toValues(offer)} />, 'en')
  const step = await screen.findByRole('button', { name: /Period/ })
  return { isOpen: step.getAttribute('aria-current') === 'step', says: step.textContent }
}

it('Renewing an offer whose deadline has passed begins at its dates, which are not complete', async () => {
  const { isOpen, says } = await openForm('closed', '2020-05-01')
  expect(isOpen).toBe(true)
  expect(says).not.toContain('done')
  expect(await screen.findByText('The deadline has to be today or later.')).toBeTruthy()
})

it('Any other offer is opened at its first step', async () => {
  const { isOpen, says } = await openForm('closed', '2199-05-01')
  expect([isOpen, says?.includes('done')]).toEqual([false, true])
  cleanup()
  expect((await openForm('published', '2020-05-01')).isOpen).toBe(false)
})
