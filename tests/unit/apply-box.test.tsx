// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApplyBox } from '#components/jobs/detail/ApplyBox.tsx'
import type { ServiceEnd } from '#contracts/jobs.ts'
import type { ApplicationStatus } from '#contracts/lists.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'
import { buildOffer } from './applicants.ts'
import { huertoVivo } from './members.ts'

beforeEach(() => providePublicConfig(publicConfigDefaults))
afterEach(cleanup)

const dayAndHalf = 36 * 60 * 60_000
const waiting = { position: null, placeOfferedUntil: null }
const can = { apply: false, joinWaitingList: false, edit: false, seeApplicants: false }

/** The box of an offer that closes in two days, for a volunteer whose application has this status. */
const show = (status: ApplicationStatus) => {
  const application = { id: 'own', status, createdAt: '2026-01-01T00:00:00.000Z', ...waiting }
  const deadline = new Date(Date.now() + dayAndHalf).toISOString()
  return showScreen(<ApplyBox job={buildOffer({ application, deadline, can })} onApply={() => {}} />, 'en')
}
const messageLink = () => screen.queryByRole('link', { name: `Send message to ${huertoVivo.name}` })

it('An accepted volunteer can write to the organisation from the box, and sees no deadline', async () => {
  await show('accepted')
  expect(messageLink()?.getAttribute('href')).toContain(`userId=${huertoVivo.id}`)
  expect(screen.queryByText(/days? left|last day/i)).toBeNull()
})

it('A refused volunteer sees no deadline, one who waits for an answer does', async () => {
  await show('refused')
  expect(screen.queryByText(/days? left|last day/i)).toBeNull()
  cleanup()
  await show('pending')
  expect(screen.getByText(/days? left|last day/i)).toBeTruthy()
  expect(messageLink()).toBeNull()
})

/** What the box says to a volunteer whose service has ended. */
const showEnded = async (ended: ServiceEnd, rate: boolean) => {
  const application = { id: 'own', createdAt: '2026-01-01T00:00:00.000Z', ...waiting, ended }
  const job = buildOffer({ application: { ...application, status: 'accepted' }, can: { ...can, rate } })
  await showScreen(<ApplyBox job={job} onApply={() => {}} />, 'en')
  expect(screen.queryByText(/you are in|first day/i)).toBeNull()
}
const ratingLink = () => screen.queryByRole('link', { name: `Rate ${huertoVivo.name}` })

it('A volunteer whose service has ended reads so, and is led to rate the organisation until they have', async () => {
  await showEnded('served', true)
  expect(screen.getByText('You volunteered here')).toBeTruthy()
  expect(ratingLink()?.getAttribute('href')).toBe(`/user/${huertoVivo.id}?tab=profile#ratings`)
  cleanup()
  await showEnded('served', false)
  expect(screen.getByText('Thank you for your time.')).toBeTruthy()
  expect(ratingLink()).toBeNull()
})

it('Whose service ended before it began does not read that they are in', async () => {
  await showEnded('before-start', false)
  expect(screen.getByText('This volunteering has ended')).toBeTruthy()
})
